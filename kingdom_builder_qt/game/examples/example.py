"""The example positions of the rules browser: played and lit by the core.

A drawing says what stands where; which hexes are lit and what is earned is never part of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.pages import Example
from kingdom_builder_qt.core.errors import IllegalMove
from kingdom_builder_qt.core.events import Event, Gold, Moved, PiecePlaced, Placed, TileTaken
from kingdom_builder_qt.core.grid import Hex, Mask, union
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.examples.example_setup import set_up

Role: TypeAlias = Literal["target", "origin", "earned"]


@dataclass(frozen=True, slots=True, eq=False)
class ShownExample:
    """What a picture shows.  `lit` are the hexes that the rules answer with, in the sense of
    `role`; `built` the hexes of the moves that were made first; `gold` what each player earns.
    """

    position: Position
    patch: Mask
    lit: Mask
    role: Role
    lifted: Hex | None
    built: Mask
    gold: tuple[int, ...]


class BadExample(ValueError):
    """A drawing that contradicts the rules or the content."""


@dataclass(slots=True)
class _Played:
    """What the moves of an example did; `turn_mask`: what was built in the turn that ended."""

    events: list[Event]
    turn_mask: Mask = 0


def show_example(catalog: Catalog, example: Example) -> ShownExample:
    """Put an example up, play its moves and ask the core what is to be lit.

    BadExample if the drawing contradicts the rules.
    """
    try:
        position = set_up(catalog, example)
        played = _play(position, example)
    except (IllegalMove, KeyError, ValueError) as error:
        raise BadExample(str(error)) from error
    lit, role = _lit(position, example, played)
    placed = [e for e in played.events if isinstance(e, Placed | PiecePlaced | Moved)]
    return ShownExample(
        position=position,
        patch=_mask(example.cells),
        lit=lit,
        role=role,
        lifted=example.lifted,
        built=_mask(e.hex for e in placed),
        gold=_gold(position, example),
    )


def _play(position: Position, example: Example) -> _Played:
    played = _Played([])
    for move in example.play:
        if move == END_TURN:
            played.turn_mask = position.extras.turn_mask
        played.events += position.push(move)
    return played


def _lit(position: Position, example: Example, played: _Played) -> tuple[Mask, Role]:
    events = played.events
    if example.show == "score":
        return _scored(position, example), "earned"
    if example.show == "gold":
        paid = [e for e in events if isinstance(e, Gold)]
        score = next((s for s in position.rules.red if s.card.id == example.score), None)
        when = score.when if score is not None else ""
        if paid and when in ("mandatory_end", "turn_end"):
            return (position.built_mask if when == "mandatory_end" else played.turn_mask), "earned"
        return _mask(e.hex for e in paid), "earned"
    if example.show == "taken":
        return _mask(e.location for e in events if isinstance(e, TileTaken)), "earned"
    origins = position.origins(example.source)
    if origins and example.lifted is None and example.verb is None:
        return origins, "origin"
    return position.targets(example.source, example.lifted, example.verb), "target"


def _scored(position: Position, example: Example) -> Mask:
    """Return the settlements of player 0 that earn, for marked rows those that stand in them."""
    rows = [row for row, owner in position.marked_rows(example.score).items() if owner == 0]
    if not rows:
        entries = position.scores()[0].entries
        return next(e.hexes for e in entries if e.card == example.score)
    return position.counted(0) & union(position.rules.board.row_masks[row] for row in rows)


def _gold(position: Position, example: Example) -> tuple[int, ...]:
    """Return what each player earns, during the moves or at the end; empty if it is no matter."""
    if example.show == "gold":
        return tuple(sum(purse) for purse in position.earned)
    if example.show == "score":
        return tuple(sheet[example.score] for sheet in position.scores())
    return ()


def _mask(hexes: Iterable[Hex]) -> Mask:
    return sum(1 << hex_ for hex_ in set(hexes))
