"""A lesson as a row of small games, and how far the moves of one have led.

How far a learner is follows from the moves alone: undo leads back, and so does what was kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.lessons.lesson import Lesson, Step
from kingdom_builder_qt.core.errors import IllegalMove, NotationError
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.lessons.aims import LEARNER, Done, Verdict, judge
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.resolve import resolve

_SEED: Final = 1  # what a position leaves to chance comes out the same for everybody
_OTHERS: Final = "novice"  # in whose place the lesson plays


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a part is: its step, how that stands, and the moves that came before it.

    `due`: moves of the others that the lesson plays before it goes on.
    """

    step: int
    verdict: Verdict
    began: int
    due: tuple[Move, ...] = ()


def parts(lesson: Lesson) -> list[tuple[Step, ...]]:
    """Return the steps of a lesson by the games in which they are played."""
    found: list[list[Step]] = []
    for step in lesson.steps:
        if step.position:
            found.append([])
        found[-1].append(step)
    return [tuple(part) for part in found]


def begin(catalog: Catalog, part: Sequence[Step], names: Sequence[str]) -> Session:
    """Return the game of a part, its learner in the first seat; `names`: of all colours.

    SetupError if the position makes no game.
    """
    options = resolve(catalog, GameOptions(position=part[0].position, seed=_SEED))
    seats = [Seat(names[0], 0)]
    seats += [Seat(names[number], number, _OTHERS) for number in range(1, options.players)]
    return Session(catalog, options, seats, free_undo=True)


def standing(part: Sequence[Step], first: Position, moves: Iterable[Move]) -> Standing:
    """Return how far moves lead from the first position of a part; they have to be legal."""
    position, played = first.copy(), 0
    index, began, done = 0, 0, list[Done]()
    verdict, replies = Verdict.OPEN, 0
    for played, move in enumerate(moves, 1):
        player, events = position.to_move, position.push(move)
        reply = part[index].reply
        if verdict is Verdict.MET and player != LEARNER and replies < len(reply):
            replies += 1
        elif verdict is Verdict.OPEN and player == LEARNER:
            done.append(Done(move, events))
            verdict = judge(part[index], done, position)
        else:
            continue
        goes_on = index + 1 < len(part) and replies == len(part[index].reply)
        if verdict is Verdict.MET and goes_on:
            index, began, done = index + 1, played, []
            verdict, replies = Verdict.OPEN, 0
    due = part[index].reply[replies:] if verdict is Verdict.MET else ()
    return Standing(index, verdict, began, due)


def resume(
    catalog: Catalog, part: Sequence[Step], names: Sequence[str], kept: Sequence[str]
) -> Session:
    """Return the game of a part with kept moves played again; from its beginning if they fail."""
    session = begin(catalog, part, names)
    try:
        for text in kept:
            session.play(parse_move(text))
    except (NotationError, IllegalMove):
        return begin(catalog, part, names)
    return session
