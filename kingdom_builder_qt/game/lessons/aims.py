"""Whether an aim is reached: by what happened since the step began, whichever way it was done."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from kingdom_builder_qt.content.lessons.lesson import Aim, Step
from kingdom_builder_qt.core import decision
from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.compile.branches import Branch, BuildBranch, MoveBranch
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.core.moves import (
    BUILD,
    CHOOSE,
    END,
    MOVE,
    PLACE,
    REMOVE,
    RETURN,
    WALL,
    Move,
)
from kingdom_builder_qt.core.position import Position

LEARNER: Final = 0
_DEEDS: Final = frozenset({BUILD, PLACE, WALL, MOVE, RETURN, REMOVE})


class Verdict(Enum):
    """How a step stands."""

    OPEN = "open"
    MET = "met"
    MISSED = "missed"


class Done(NamedTuple):
    """A move of the learner and what it did."""

    move: Move
    events: tuple[Event, ...]


def judge(step: Step, done: Sequence[Done], position: Position) -> Verdict:
    """Return how a step stands after the learner's moves in it; `position` follows the last one.

    Missed is what cannot be met any more: the turn is over, the step allows no further deed, or
    what has to do it is used up or lost.
    """
    if not done:
        return Verdict.OPEN
    if is_met(step.aim, done, position):
        return Verdict.MET
    if done[-1].move.verb == END or _is_gone(step.aim, done, position):
        return Verdict.MISSED
    used = sum(deed.move.verb in _DEEDS for deed in done)
    needed = 1
    if step.aim.built is not None:
        needed = max(1, step.aim.count - _built(step.aim, done))
    is_over = step.moves and step.moves - used < needed
    return Verdict.MISSED if is_over else Verdict.OPEN


def is_met(aim: Aim, done: Sequence[Done], position: Position) -> bool:
    """Return whether all that an aim asks for holds."""
    return (
        _is_built(aim, done)
        and _moved(aim, done)
        and _has_acted(aim, done)
        and _took_and_lost(aim, done)
        and (not aim.keep or any(held.tile == aim.keep for held in position.tiles[LEARNER]))
        and (not aim.choose or any(deed.move.choice == aim.choose for deed in done))
        and (not aim.end_turn or done[-1].move.verb == END)
        and (not aim.gold or position.gold()[LEARNER] >= aim.gold)
    )


def _is_gone(aim: Aim, done: Sequence[Done], position: Position) -> bool:
    """Return whether the tile, the piece or the choice is gone that an aim still needs."""
    every = [event for deed in done for event in deed.events]
    if aim.keep and _names(every, happened.TileLost, aim.keep):
        return True
    if aim.choose and not any(deed.move.choice == aim.choose for deed in done):
        has_chosen = any(deed.move.verb == CHOOSE for deed in done)
        if has_chosen and not decision.is_choosing(position):
            return True
    able = [
        source
        for source in position.rules.actions
        if aim.by in ("", source)
        and source not in position.rules.waivers
        and decision.may_still_act(position, source)
    ]
    if not _is_built(aim, done) and not _can_build(aim, able, position):
        return True
    if not _moved(aim, done) and not _can_move(aim, able, position):
        return True
    is_done = _has_acted(aim, done) and _took_and_lost(aim, done)
    return not able and not (is_done and not aim.gold)


def _can_build(aim: Aim, able: Sequence[str], position: Position) -> bool:
    """Return whether one of some sources brings the piece of an aim, of which there is one left."""
    kinds = (position.rules.piece, *position.rules.kinds)
    piece = next((kind for kind in kinds if kind.id == aim.piece), None)
    if piece is None or not position.supply_of(piece, LEARNER):
        return False
    return any(
        not branches
        or any(isinstance(one, BuildBranch) and one.piece.id == aim.piece for one in branches)
        for branches in _branches(able, position)
    )


def _can_move(aim: Aim, able: Sequence[str], position: Position) -> bool:
    """Return whether one of some sources moves, and a piece stands where one is to leave."""
    if aim.move_from:
        own = position.own[LEARNER]
        for kind, masks in zip(position.rules.kinds, position.others, strict=True):
            own |= masks[LEARNER] if kind.owned else masks[0]
        if not own & aim.move_from:
            return False
    return any(
        not branches or any(isinstance(one, MoveBranch) for one in branches)
        for branches in _branches(able, position)
    )


def _branches(sources: Sequence[str], position: Position) -> list[list[Branch]]:
    """Return what each source can do; nothing is known of one that a special rule makes."""
    known = position.rules.branches
    return [[one for (of, _), one in known.items() if of == source] for source in sources]


def _is_built(aim: Aim, done: Sequence[Done]) -> bool:
    return aim.built is None or _built(aim, done) >= aim.count


def _took_and_lost(aim: Aim, done: Sequence[Done]) -> bool:
    """Return whether the tiles were taken and lost, by what is to do it."""
    events = [event for deed in done if aim.by in ("", deed.move.source) for event in deed.events]
    return (not aim.take or _names(events, happened.TileTaken, aim.take)) and (
        not aim.lose or _names(events, happened.TileLost, aim.lose)
    )


def _built(aim: Aim, done: Sequence[Done]) -> int:
    """Return how many pieces of the wanted kind came to the wanted hexes."""
    return sum(
        _fits(hex_, aim.built)
        for deed in done
        if aim.by in ("", deed.move.source)
        for kind, hex_ in _put(deed.events)
        if kind == aim.piece
    )


def _put(events: Sequence[Event]) -> list[tuple[str, Hex]]:
    placed = [(SETTLEMENT, e.hex) for e in events if isinstance(e, happened.Placed)]
    return placed + [(e.piece, e.hex) for e in events if isinstance(e, happened.PiecePlaced)]


def _moved(aim: Aim, done: Sequence[Done]) -> bool:
    if aim.move_from is None and aim.move_to is None:
        return True
    return any(
        _fits(event.origin, aim.move_from) and _fits(event.hex, aim.move_to)
        for deed in done
        if aim.by in ("", deed.move.source)
        for event in deed.events
        if isinstance(event, happened.Moved)
    )


def _has_acted(aim: Aim, done: Sequence[Done]) -> bool:
    """Return whether a source did what is asked of it, or anything where nothing else is."""
    if not aim.by:
        return True
    return any(deed.move.source == aim.by and deed.move.verb in _DEEDS for deed in done)


def _fits(hex_: Hex, wanted: Mask | None) -> bool:
    return not wanted or bool(wanted >> hex_ & 1)


def _names(
    events: Sequence[Event], kind: type[happened.TileTaken | happened.TileLost], tile: str
) -> bool:
    return any(
        isinstance(event, kind) and event.player == LEARNER and event.tile == tile
        for event in events
    )
