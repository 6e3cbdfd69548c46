"""The cathedral: number tiles, taken one by one, each worth one build (R-249 to R-251)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kingdom_builder_qt.core.events import Event, NumberTiles

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position

# ten tiles, two sets of 1 to 5, used as counters.
STOCK: Final = 10
MOST: Final = 5


def may_take(position: Position, player: int) -> bool:
    """Return whether a number tile is left for a player."""
    numbers = position.extras.numbers
    return numbers[player] < MOST and sum(numbers) < STOCK


def take(position: Position, player: int, events: list[Event]) -> None:
    """Take a number tile, if one may be had."""
    if may_take(position, player):
        _change(position, player, 1, events)


def give_back(position: Position, player: int, events: list[Event]) -> None:
    """Give one number tile back for a build."""
    _change(position, player, -1, events)


def lose(position: Position, player: int, events: list[Event]) -> None:
    """Give all number tiles back: the cathedral tile is lost."""
    if position.extras.numbers[player]:
        _change(position, player, -position.extras.numbers[player], events)


def _change(position: Position, player: int, change: int, events: list[Event]) -> None:
    numbers = [*position.extras.numbers]
    numbers[player] += change
    position.extras = position.extras._replace(numbers=tuple(numbers))
    events.append(NumberTiles(player, change))
