"""Stored results of the player's challenges."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Any, Final

from kingdom_builder_qt.core.errors import KingdomBuilderError, quoted

FORMAT: Final = 1
MOST_BYTES: Final = 4 << 20  # twenty years of daily and weekly results
_DAY: Final = timedelta(days=1)
_MOST: Final = 1_000_000  # upper limit of each number


class ResultsError(KingdomBuilderError):
    """The text holds no results."""


@dataclass(frozen=True, slots=True)
class ChallengeResult:
    """One finished try; `start` is its number, 1 for the first try."""

    gold: int
    other: int  # gold of the opponent
    start: int


@dataclass(frozen=True, slots=True)
class Tries:
    """All tries of one challenge; `first` counts, `best` is the best later one.

    `last`: checksum of the game added last. `master`: Master's gold, None while unknown. `is_late`:
    the first result is of a try begun after the days of the challenge.
    """

    starts: int = 0
    finished: int = 0
    first: ChallengeResult | None = None
    best: ChallengeResult | None = None
    master: int | None = None
    last: str = ""
    is_late: bool = False

    @property
    def top(self) -> ChallengeResult | None:
        """Return the result with the most gold, None without results."""
        if self.first is None or self.best is None:
            return self.first
        return self.best if self.best.gold > self.first.gold else self.first

    def after(self, gold: int, other: int, game: str) -> Tries:
        """Return the tries with one more result; `game`: its checksum, against duplicates."""
        if game == self.last:
            return self
        made = ChallengeResult(gold, other, max(1, self.starts))
        known = replace(self, starts=made.start, finished=self.finished + 1, last=game)
        if self.first is None:
            return replace(known, first=made)
        if self.best is None or gold > self.best.gold:
            return replace(known, best=made)
        return known


@dataclass(frozen=True, slots=True)
class Results:
    """Tries by challenge key."""

    tried: Mapping[str, Tries] = field(default_factory=dict)

    def of(self, key: str) -> Tries:
        """Return the tries of a challenge, empty if it was never begun."""
        return self.tried.get(key, Tries())

    def begun(self, key: str, is_late: bool = False) -> Results:
        """Return the results with one more start; `is_late`: after the days of the challenge."""
        known = self.of(key)
        late = is_late if known.first is None else known.is_late
        return self._with(key, replace(known, starts=known.starts + 1, is_late=late))

    def finished(self, key: str, gold: int, other: int, game: str) -> Results:
        """Return the results after a finished game (see `Tries.after`)."""
        return self._with(key, self.of(key).after(gold, other, game))

    def mastered(self, key: str, gold: int) -> Results:
        return self._with(key, replace(self.of(key), master=gold))

    def _with(self, key: str, tries: Tries) -> Results:
        return Results({**self.tried, key: tries})

    def text(self) -> str:
        """Return the results as JSON text."""
        tried = {
            key: {
                "starts": one.starts,
                "finished": one.finished,
                "first": _row(one.first),
                "best": _row(one.best),
                "master": one.master,
                "last": one.last,
                **({"late": True} if one.is_late else {}),
            }
            for key, one in sorted(self.tried.items())
        }
        return json.dumps({"format": FORMAT, "tried": tried}, indent=1) + "\n"


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row whose challenge was finished: up to now, and at most."""

    current: int
    longest: int


def streak_of(results: Results, today: date) -> Streak:
    """Return the streak of daily challenges; today's counts once it is finished."""
    found = map(_day_of, results.tried)
    days = {day for day in found if day is not None and _is_on_time(results, day)}
    longest = 0
    for day in days:
        if day - _DAY not in days:
            longest = max(longest, _run(days, day, _DAY))
    last = today if today in days else today - _DAY
    return Streak(_run(days, last, -_DAY), longest)


def _run(days: Collection[date], first: date, step: timedelta) -> int:
    """Return how many days follow each other from a first one on."""
    count = 0
    while first + count * step in days:
        count += 1
    return count


def _day_of(key: str) -> date | None:
    """Return the day of a daily challenge, None for other keys."""
    try:
        day = date.fromisoformat(key)
    except ValueError:
        return None
    return day if day.isoformat() == key else None


def _is_on_time(results: Results, day: date) -> bool:
    tries = results.of(day.isoformat())
    return tries.first is not None and not tries.is_late


def read_results(text: str) -> Results:
    """Parse results; ResultsError if the text holds none."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ResultsError(f"not valid JSON: {error}") from None
    match data:
        case {"format": 1, "tried": dict(tried)}:
            return Results({key: _tries(key, value) for key, value in tried.items()})
        case {"format": int(number)} if number != FORMAT:
            version = f"format {quoted(number)}"
            raise ResultsError(f"written by another version of the program ({version})")
        case _:
            raise ResultsError("not a file of challenge results")


def text_fault(text: str) -> str:
    """Return why a text holds no results, "" if it does."""
    try:
        read_results(text)
    except ResultsError as error:
        return str(error)
    return ""


def _row(result: ChallengeResult | None) -> list[int] | None:
    return None if result is None else [result.gold, result.other, result.start]


def _tries(key: str, data: Any) -> Tries:
    match data:
        case {
            "starts": starts,
            "finished": finished,
            "first": first,
            "best": best,
            "master": master,
            "last": str(last),
        }:
            made = Tries(
                _number(key, starts),
                _number(key, finished),
                _result(key, first),
                _result(key, best),
                None if master is None else _number(key, master),
                last,
                data.get("late") is True,
            )
            if (made.finished > 0) == (made.first is not None):
                return made
    raise ResultsError(f"challenge {quoted(key)}: malformed tries")


def _result(key: str, data: Any) -> ChallengeResult | None:
    match data:
        case None:
            return None
        case [gold, other, start]:
            return ChallengeResult(_number(key, gold), _number(key, other), _number(key, start))
    raise ResultsError(f"challenge {quoted(key)}: malformed result")


def _number(key: str, value: Any) -> int:
    if type(value) is not int or not 0 <= value <= _MOST:
        raise ResultsError(f"challenge {quoted(key)}: number out of range")
    return value
