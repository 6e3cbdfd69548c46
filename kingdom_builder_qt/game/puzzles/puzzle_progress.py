"""The player's puzzle progress: attempts and rating, as saved."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from kingdom_builder_qt.core.errors import KingdomBuilderError, quoted
from kingdom_builder_qt.game.puzzles.judging import PuzzleVerdict
from kingdom_builder_qt.game.puzzles.puzzle import SAME, Puzzle
from kingdom_builder_qt.game.rating import RatedResult, Rating, updated

FORMAT: Final = 1
DEVIATION: Final = 120.0  # of a puzzle's rating, an estimate from the levels that find its idea
MOST_BYTES: Final = 1 << 20
_MOST_GOLD, _MOST_TRIES = 1_000_000, 1_000_000_000  # limits per puzzle for values read from a file


class ProgressError(KingdomBuilderError):
    """The text holds no progress."""


@dataclass(frozen=True, slots=True)
class Attempts:
    """The attempts at one puzzle; `first`, the gold lost by the first answer, counts."""

    first: float
    tries: int
    is_solved: bool

    @property
    def is_solved_at_first(self) -> bool:
        return self.first <= SAME


@dataclass(frozen=True, slots=True)
class PuzzleProgress:
    """The rating, and the attempts by puzzle id.

    `streak`: puzzles in a row solved by their first answer; `longest`: the longest streak.
    """

    rating: Rating = field(default_factory=Rating)
    tried: Mapping[str, Attempts] = field(default_factory=dict)
    streak: int = 0
    longest: int = 0

    def after(self, puzzle: Puzzle, verdict: PuzzleVerdict) -> PuzzleProgress:
        """Return the progress after an answer; only the first answer to a puzzle is rated."""
        known, rating, streak = self.tried.get(puzzle.id), self.rating, self.streak
        if known is None:
            streak = streak + 1 if verdict.is_solution else 0
            known = Attempts(verdict.loss, 0, False)
            opponent = Rating(float(puzzle.rating), DEVIATION)
            rating = updated(rating, [RatedResult(opponent, 1.0 if verdict.is_solution else 0.0)])
        known = replace(
            known, tries=known.tries + 1, is_solved=known.is_solved or verdict.is_solution
        )
        tried = {**self.tried, puzzle.id: known}
        return PuzzleProgress(rating, tried, streak, max(streak, self.longest))

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Return whether any answer to a puzzle was a solution."""
        known = self.tried.get(puzzle.id)
        return known is not None and known.is_solved

    def is_failed(self, puzzle: Puzzle) -> bool:
        """Return whether a puzzle was answered, but never solved."""
        known = self.tried.get(puzzle.id)
        return known is not None and not known.is_solved

    def next_of(
        self,
        puzzles: Sequence[Puzzle],
        last: Puzzle | None = None,
        unfamiliarity: Callable[[Puzzle], int] = lambda _puzzle: 0,
    ) -> Puzzle | None:
        """Return the puzzle to offer next: unsolved, untried before tried.

        The lowest `unfamiliarity` comes first, then the rating closest to one deviation below the
        player's, so that new players begin with easy ones. None once all but `last`, the puzzle
        just played, are solved.
        """
        left = [p for p in puzzles if not self.is_solved(p) and p != last]
        aim = self.rating.points - self.rating.deviation
        return min(
            left,
            key=lambda p: (p.id in self.tried, unfamiliarity(p), abs(p.rating - aim), p.id),
            default=None,
        )

    def text(self) -> str:
        """Return the progress as JSON text."""
        data = {
            "format": FORMAT,
            "rating": [self.rating.points, self.rating.deviation, self.rating.volatility],
            "tried": {
                id_: [one.first, one.tries, one.is_solved]
                for id_, one in sorted(self.tried.items())
            },
            "streak": [self.streak, self.longest],
        }
        return json.dumps(data, indent=1) + "\n"


def read_progress(text: str) -> PuzzleProgress:
    """Parse progress; ProgressError if the text holds none."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ProgressError(f"not valid JSON: {error}") from None
    match data:
        case {"format": 1, "rating": [points, deviation, volatility], "tried": dict(tried)}:
            rating = Rating(*map(_number, (points, deviation, volatility)))
            if not rating.is_possible:
                raise ProgressError("the rating is out of range")
            attempts = {id_: _attempts(value) for id_, value in tried.items()}
            # Files of earlier versions have no streak.
            return PuzzleProgress(rating, attempts, *_streak(data.get("streak", [0, 0])))
        case {"format": int(number)} if number != FORMAT:
            version = f"format {quoted(number)}"
            raise ProgressError(f"written by another version of the program ({version})")
        case _:
            raise ProgressError("not a file of puzzle progress")


def text_fault(text: str) -> str:
    """Return why a text holds no progress, "" if it does."""
    try:
        read_progress(text)
    except ProgressError as error:
        return str(error)
    return ""


def _number(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ProgressError("not a number")
    try:
        return float(value)
    except OverflowError:
        raise ProgressError("a number is not finite") from None


def _streak(data: Any) -> tuple[int, int]:
    match data:
        case [int(streak), int(longest)] if 0 <= streak <= longest < _MOST_TRIES:
            return int(streak), int(longest)
    raise ProgressError("expected a streak: two numbers")


def _attempts(data: Any) -> Attempts:
    match data:
        case [first, int(tries), bool(is_solved)] if abs(_number(first)) <= _MOST_GOLD:
            if 0 < tries < _MOST_TRIES and not isinstance(tries, bool):
                return Attempts(_number(first), tries, is_solved)
    raise ProgressError("expected attempts: gold, number, true or false")
