"""Whether lessons can be learnt: positions that read, hexes that are there, aims within reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.disk import is_folder
from kingdom_builder_qt.content.lessons.lesson import Lesson, Step
from kingdom_builder_qt.content.lessons.reading import LESSONS, load_lessons
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.core.grid import bits, hex_name
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.lessons.aims import LEARNER, Done, Verdict, judge
from kingdom_builder_qt.game.lessons.course import begin, parts
from kingdom_builder_qt.game.session import COLOURS

_MOST_TRIED: Final = 4000  # moves, until an aim counts as out of reach
_WAYS: Final = 3  # of each step that are gone, as what follows may depend on the way
_NAMES: Final = tuple(map(str, range(COLOURS)))


class OutOfReach(KingdomBuilderError):
    """No way was found to what is looked for."""


def is_lessons_folder(path: Path) -> bool:
    """Return whether a folder is one of lessons rather than of content."""
    return is_folder(path / LESSONS)


def check_folder(path: Path | None = None) -> list[Problem]:
    """Return what is wrong with the lessons and tips of a folder, None: the shipped ones."""
    catalog = load_catalog(None)
    found = load_lessons(catalog, path)
    return [*found.problems, *check_lessons(catalog, found.lessons)]


def check_lessons(catalog: Catalog, lessons: Iterable[Lesson]) -> list[Problem]:
    """Return what is wrong with lessons that could be read."""
    found: list[Problem] = []
    for lesson in lessons:
        for part in parts(lesson):
            for seed in range(_WAYS):
                problems = list(_problems(catalog, lesson, part, Random(seed)))
                found += problems
                if problems:
                    break
    return found


def _problems(
    catalog: Catalog, lesson: Lesson, part: Sequence[Step], rng: Random
) -> Iterator[Problem]:
    step = part[0]
    try:
        position = begin(catalog, part, _NAMES).position
        for step in part:
            yield from _of_hexes(lesson, step, position)
            if position.to_move != LEARNER:
                raise OutOfReach("it is not the learner's turn")
            for move in way_to(Verdict.MET, step, position, rng):
                position.push(move)
            for move in step.reply:
                if position.to_move == LEARNER:
                    raise OutOfReach(f"it is the learner's turn before the reply {move}")
                position.push(move)
    except KingdomBuilderError as error:
        yield _problem(lesson, step, str(error))


def _of_hexes(lesson: Lesson, step: Step, position: Position) -> Iterator[Problem]:
    """Yield what names hexes that the board has not."""
    aim = step.aim
    for what, mask in (
        ("light", step.light),
        ("build", aim.built or 0),
        ("move_from", aim.move_from or 0),
        ("move_to", aim.move_to or 0),
    ):
        strange = mask & ~position.board.hex_mask
        if strange:
            names = ", ".join(map(hex_name, bits(strange)))
            yield _problem(lesson, step, f"{what}: the board has no hex {names}")


def _problem(lesson: Lesson, step: Step, message: str) -> Problem:
    path = f"steps.{lesson.steps.index(step)}"
    return Problem("error", lesson.path, step.line, 1, path, message)


def way_to(verdict: Verdict, step: Step, position: Position, rng: Random) -> list[Move]:
    """Return moves of the learner that end a step as wanted; OutOfReach if none were found.

    What could be is tried first, otherwise as `rng` has it: another one finds another way.
    """
    budget = [_MOST_TRIED]
    way = _search(verdict, step, position.copy(), [], rng, budget)
    if way is None:
        raise OutOfReach("no way was found to reach this aim")
    return way


def _search(
    verdict: Verdict,
    step: Step,
    position: Position,
    done: list[Done],
    rng: Random,
    budget: list[int],
) -> list[Move] | None:
    moves = position.legal_moves()
    rng.shuffle(moves)
    if verdict is Verdict.MET:
        moves.sort(key=lambda move: -_promise(step, move))
    further = []
    for move in moves:
        budget[0] -= 1
        if budget[0] < 0:
            return None
        events = position.push(move)
        found = judge(step, [*done, Done(move, events)], position)
        is_open = found is Verdict.OPEN and position.to_move == LEARNER
        position.pop()
        if found is verdict:
            return [move]
        if is_open:
            further.append(move)
    for move in further:
        events = position.push(move)
        rest = _search(verdict, step, position, [*done, Done(move, events)], rng, budget)
        position.pop()
        if rest is not None:
            return [move, *rest]
        if budget[0] < 0:
            return None
    return None


def _promise(step: Step, move: Move) -> int:
    """Return how much a move looks like what is wanted."""
    aim = step.aim
    target = 0 if move.target is None else 1 << move.target
    origin = 0 if move.origin is None else 1 << move.origin
    return (
        bool(target & ((aim.built or 0) | (aim.move_to or 0)))
        + bool(origin & (aim.move_from or 0))
        + 2 * (move.source == aim.by)
        + 2 * bool(aim.choose and move.choice == aim.choose)
    )
