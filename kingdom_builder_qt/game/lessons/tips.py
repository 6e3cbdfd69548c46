"""When a tip for a first game helps."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from kingdom_builder_qt.content.lessons.lesson import Tip
from kingdom_builder_qt.core.grid import around
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.core.position import Position

_FEW: Final = 9  # settlements: three turns without tiles


def due_tip(
    tips: Iterable[Tip], shown: Collection[str], position: Position, player: int
) -> Tip | None:
    """Return the first tip that helps a player now and was not shown yet, None without one."""
    if position.is_over or position.to_move != player:
        return None
    fresh = (tip for tip in tips if tip.id not in shown)
    return next((tip for tip in fresh if _HOLDS[tip.when](position, player)), None)


def _is_building(position: Position) -> bool:
    return MANDATORY in position.sources()


def _first_settlement(position: Position, player: int) -> bool:
    return _is_building(position) and not position.own[player]


def _first_three(position: Position, player: int) -> bool:
    return _is_building(position) and 0 < position.own[player].bit_count() < 3


def _free_choice(position: Position, player: int) -> bool:
    """Return whether no hex of the card touches an own settlement, on a turn that begins."""
    own = position.own[player]
    if not own or not _is_building(position) or position.built:
        return False
    return not position.targets(MANDATORY) & around(own)


def _tile_ready(position: Position, _player: int) -> bool:
    return any(source.startswith("tile:") for source in position.sources())


def _end_near(position: Position, _player: int) -> bool:
    return min(position.supply) <= _FEW


_HOLDS: Final[Mapping[str, Callable[[Position, int], bool]]] = {
    "first_settlement": _first_settlement,
    "first_three": _first_three,
    "free_choice": _free_choice,
    "tile_ready": _tile_ready,
    "end_near": _end_near,
}
