"""What an answer to a puzzle is worth beside its solution, and why: measured, in no words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean
from typing import Final

from kingdom_builder_qt.ai.advice import AdviceReason, difference
from kingdom_builder_qt.ai.evaluation.features import Known
from kingdom_builder_qt.ai.evaluation.weights import model_for
from kingdom_builder_qt.ai.search.action_search import Line, Played
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.ai.search.playouts import MOST, Playouts
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View, view_of
from kingdom_builder_qt.game.intervals import standard_error
from kingdom_builder_qt.game.puzzles.ideas import has_idea
from kingdom_builder_qt.game.puzzles.puzzle import SAME, Puzzle

SEED: Final = 0  # of the deals: the same answer is always judged the same
DEALS: Final = 24
PARTS: Final = 4  # tasks for other processes


@dataclass(frozen=True, slots=True)
class Answer:
    """A turn that was played, without its end, and what is known of it at once.

    `ends_alike`: it leads to what the solution leads to; `has_idea`: it has the idea of the puzzle.
    `gold`, `best_gold`: what the player has by today's scores after it and after the solution, with
    what the end of the turn pays; `reasons`: what the solution comes to that it does not.
    """

    line: Line
    ends_alike: bool
    has_idea: bool
    gold: int
    best_gold: int
    reasons: tuple[AdviceReason, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How much gold an answer gave away, expected in the end, with its standard error."""

    answer: Answer
    loss: float
    error: float

    @property
    def is_solution(self) -> bool:
        """Return whether nothing is better by more than `SAME` gold."""
        return self.loss <= SAME


@dataclass(frozen=True, slots=True)
class Look:
    """Look at a turn without playing it on."""

    line: Line


@dataclass(frozen=True, slots=True)
class Task:
    """Play both turns on with some deals, by their numbers."""

    line: Line
    deals: range


class PuzzleWorker:
    """Plays answers to one puzzle on, in whatever process."""

    def __init__(self, catalog: Catalog, puzzle: Puzzle) -> None:
        """Read the position; BadPosition if the content does not have what it needs."""
        self._catalog, self._puzzle = catalog, puzzle
        position = start_of(catalog, puzzle)
        self._view = view_of(position, position.active)
        rules = position.rules
        known = [Known() for _ in range(rules.players)]
        model = model_for(rules)
        self._playouts = Playouts(rules, self._view, model, SEED, known, Meter())

    def play(self, task: Task | Look) -> list[float] | Answer:
        """Return what is seen of a turn, or for each deal by how much the solution leads it."""
        if isinstance(task, Look):
            return answer_of(self._catalog, self._puzzle, task.line)
        return self.leads_of(task)

    def leads_of(self, task: Task) -> list[float]:
        """Return for each deal by how much the solution leads the line."""
        lines = self._puzzle.best.line, task.line
        best, other = (self._playouts.leads(line, task.deals) for line in lines)
        return [a - b for a, b in zip(best, other, strict=True)]


def start_of(catalog: Catalog, puzzle: Puzzle) -> Position:
    """Return the position of a puzzle, its unknown cards dealt always alike."""
    return Position.from_text(puzzle.position, catalog)


def tasks(line: Line) -> list[Task]:
    """Return what is to be played to judge an answer.

    The deals are others than those by which the solution was chosen, which flatter it.
    """
    size = DEALS // PARTS
    return [Task(line, range(n, n + size)) for n in range(MOST, MOST + DEALS, size)]


def answer_of(catalog: Catalog, puzzle: Puzzle, line: Line) -> Answer:
    """Return what is seen of an answer at once; IllegalMove if it is no turn of the puzzle."""
    position = start_of(catalog, puzzle)
    player = position.active
    view = view_of(position, player)
    for move in (*line, END_TURN):  # only legal moves can be looked at
        position.push(move)
    while position.ply:
        position.pop()
    gold, end = _end_of(position, player, line)
    best_gold, best_end = _end_of(position, player, puzzle.best.line)
    reasons = difference(position.rules, view, puzzle.best.line, line, SEED)
    return Answer(
        line=line,
        ends_alike=end == best_end,
        has_idea=has_idea(position, player, line, puzzle.idea),
        gold=gold,
        best_gold=best_gold,
        reasons=tuple(reasons),
    )


def _end_of(position: Position, player: int, line: Line) -> tuple[int, View]:
    with Played(position, (*line, END_TURN)):
        return position.gold()[player], view_of(position, player)


def verdict_of(answer: Answer, differences: Sequence[float]) -> Verdict:
    """Return what became of an answer; `differences`: of all deals, in any order."""
    if answer.ends_alike:
        return Verdict(answer, 0.0, 0.0)
    error = standard_error(differences) if len(differences) > 1 else inf
    return Verdict(answer, max(0.0, fmean(differences)), error)


def judged(catalog: Catalog, puzzle: Puzzle, line: Line) -> Verdict:
    """Return what an answer is worth, worked out here and now."""
    answer = answer_of(catalog, puzzle, line)
    worker = PuzzleWorker(catalog, puzzle)
    found = [] if answer.ends_alike else [d for task in tasks(line) for d in worker.leads_of(task)]
    return verdict_of(answer, found)


def is_playable(catalog: Catalog, puzzle: Puzzle) -> bool:
    """Return whether the content has all that a puzzle needs, and its turns can be played."""
    try:
        for worth in (puzzle.best, puzzle.second, puzzle.natural):
            answer_of(catalog, puzzle, worth.line)
    except KingdomBuilderError:
        return False
    return True
