"""The figures of an analysis: what the games on a section say about it, with their uncertainty."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import fsum
from statistics import fmean

from kingdom_builder_qt.core.board import QUADRANTS, SECTION_SIZE
from kingdom_builder_qt.core.compile.scores import win_share
from kingdom_builder_qt.game.analysis.section_analysis import Tally, place
from kingdom_builder_qt.game.intervals import Interval, difference, normal, wilson

CELLS = SECTION_SIZE * SECTION_SIZE
LEAST = 20  # games in a corner, before it is compared with the others


@dataclass(frozen=True, slots=True)
class LocationValue:
    """What one location is worth.

    `taken`: the share of players who took a tile there; `gold`: how much more those earned in the
    whole game than the others of the same game, None unless some games had both.
    """

    cell: int
    tile: str
    taken: float
    gold: Interval | None


@dataclass(frozen=True, slots=True)
class CornerValue:
    """The corner of the board, a place in `QUADRANTS`, in which the section differs most.

    `gold`: how much more is earned on it there per game, by all players, than in the other corners;
    its interval knows that four corners were looked at.
    """

    quadrant: int
    gold: Interval


@dataclass(frozen=True, slots=True)
class Figures:
    """The result of some games, also of none (zeros).

    By cell in reading order, per game: `built` settlements at the end, `earned` gold.  Of the games
    played both ways, per player: `gold` on the section, `printed` with another one in its place,
    `gain` the difference between the two.  `settlements` on the section per game, and `usual` on
    the other one.  `start`: the share of games won by who began; `fair` would be 1/players.
    `corner` is None until `LEAST` games were played in each.
    """

    games: int
    compared: int
    built: tuple[float, ...]
    earned: tuple[float, ...]
    gold: Interval
    printed: Interval
    gain: Interval
    settlements: Interval
    usual: Interval
    start: Interval
    fair: float
    locations: tuple[LocationValue, ...]
    corner: CornerValue | None


def figures(tallies: Sequence[Tally], players: int) -> Figures:
    """Count what some games brought; any number of them, in any order."""
    on = sorted((t for t in tallies if not t.task.without), key=lambda t: t.task.number)
    without = {t.task.number: t for t in tallies if t.task.without}
    pairs = [(t, without[t.task.number]) for t in on if t.task.number in without]
    return Figures(
        games=len(on),
        compared=len(pairs),
        built=_by_cell(on, lambda t: [(cell, 1.0) for cell in t.built]),
        earned=_by_cell(on, lambda t: t.earned),
        gold=_mean([fmean(a.gold) for a, _ in pairs]),
        printed=_mean([fmean(b.gold) for _, b in pairs]),
        gain=_mean([fmean(a.gold) - fmean(b.gold) for a, b in pairs]),
        settlements=_mean([len(t.built) for t in on]),
        usual=_mean([len(b.built) for _, b in pairs]),
        start=_start(tallies),
        fair=1 / players,
        locations=tuple(_locations(on, players)),
        corner=_corner(on),
    )


def _by_cell(
    tallies: Sequence[Tally], of: Callable[[Tally], Sequence[tuple[int, float]]]
) -> tuple[float, ...]:
    sums = [0.0] * CELLS
    for tally in tallies:
        for cell, value in of(tally):
            sums[cell] += value
    return tuple(value / max(len(tallies), 1) for value in sums)


def _mean(values: Sequence[float]) -> Interval:
    return normal(values) if values else Interval(0.0, 0.0, 0.0)


def _start(tallies: Sequence[Tally]) -> Interval:
    """Return how often the first player wins on the section; a shared win counts as a share."""
    on = [t for t in tallies if not t.task.without]
    won = fsum(win_share(t.gold, t.start) for t in on)
    return wilson(won, len(on)) if on else Interval(0.0, 0.0, 1.0)


def _locations(on: Sequence[Tally], players: int) -> list[LocationValue]:
    cells = {taken.cell: taken.tile for tally in on for taken in tally.taken}
    return [_location(cell, cells[cell], on, players) for cell in sorted(cells)]


def _location(cell: int, tile: str, on: Sequence[Tally], players: int) -> LocationValue:
    holders, differences = 0, []
    for tally in on:
        took = next((t.players for t in tally.taken if t.cell == cell), ())
        holders += len(took)
        rest = [gold for player, gold in enumerate(tally.gold) if player not in took]
        if took and rest:
            differences.append(fmean(tally.gold[p] for p in took) - fmean(rest))
    value = _mean(differences) if differences else None
    return LocationValue(cell, tile, holders / (len(on) * players), value)


def _corner(on: Sequence[Tally]) -> CornerValue | None:
    """Return the corner whose difference chance explains least."""
    gold: list[list[float]] = [[] for _ in QUADRANTS]
    for tally in on:
        gold[place(tally.task.number)[0]].append(fsum(earned for _, earned in tally.earned))
    if min(map(len, gold)) < LEAST:
        return None
    found = []
    for quadrant, here in enumerate(gold):
        others = [value for q, values in enumerate(gold) if q != quadrant for value in values]
        found.append(CornerValue(quadrant, difference(here, others, len(gold))))
    return max(found, key=lambda value: _errors(value.gold))


def _errors(interval: Interval) -> float:
    """Return how many of its errors a mean lies away from zero."""
    error = interval.high - interval.mean
    return abs(interval.mean) / error if error else 0.0
