"""Estimates the value of a section by AI games on boards with three other sections."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from math import fsum
from statistics import fmean
from typing import Final

from kingdom_builder_qt.ai.players import check_player, make_player
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS, SECTION_SIZE, Section, section_hexes
from kingdom_builder_qt.core.compile.scores import win_share
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.events import Gold
from kingdom_builder_qt.core.grid import Hex, bits
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import check_players
from kingdom_builder_qt.game.analysis.analysis_run import AnalysisRun
from kingdom_builder_qt.game.intervals import Interval, difference, normal, wilson
from kingdom_builder_qt.game.setup.draw_pools import section_pool
from kingdom_builder_qt.game.setup.first_position import new_game
from kingdom_builder_qt.game.setup.options import GameOptions, known_seed, stream

DRAFT: Final = "section_under_analysis"  # a draft may have no id, or that of another section
_OTHERS: Final = len(QUADRANTS) - 1


@dataclass(frozen=True, slots=True)
class AnalysisPlan:
    """The games of an analysis; equal plans give equal results.

    `expansions`: in play besides the base game. `compared`: how many games are repeated without the
    section, None for half of them. Figures compare only such pairs, which differ in nothing else.
    """

    section: Section
    games: int = 100
    players: int = 3
    level: str = "builder"
    seed: int = 0
    expansions: tuple[str, ...] = ()
    compared: int | None = None

    def __post_init__(self) -> None:
        """Raise SetupError for an invalid plan."""
        check_player(self.level)
        if self.games < 1:
            raise SetupError(f"games: expected at least 1, not {self.games}")
        check_players(self.players)
        if self.section.is_island:
            raise SetupError(
                Message("An island is not a section of the board and cannot be analysed.")
            )

    @property
    def again(self) -> int:
        """Return how many games are repeated without the section."""
        wanted = -(-self.games // 2) if self.compared is None else self.compared
        return max(0, min(wanted, self.games))


@dataclass(frozen=True, slots=True)
class AnalysisTask:
    """One game of a plan; `without`: another section replaces the draft."""

    number: int
    without: bool = False


@dataclass(frozen=True, slots=True)
class Taken:
    """One location of the section: its cell and the players who took a tile there."""

    cell: int
    tile: str
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """The outcome of one game on the section.

    `built`: cells with a settlement at the end. `earned`: gold by cell, a score being split evenly
    among the settlements that earned it. `gold`: by player. `start`: the start player.
    """

    task: AnalysisTask
    built: tuple[int, ...]
    earned: tuple[tuple[int, float], ...]
    taken: tuple[Taken, ...]
    gold: tuple[int, ...]
    start: int


def place(number: int) -> tuple[int, int]:
    """Return quadrant and rotation of the section in a game, cycling through all eight."""
    return number % len(QUADRANTS), ROTATIONS[number // len(QUADRANTS) % len(ROTATIONS)]


class AnalysisWorker:
    """Plays the games of a plan in a worker process."""

    def __init__(self, catalog: Catalog, plan: AnalysisPlan) -> None:
        """Add the draft to a copy of the catalog; SetupError if too few sections are left."""
        self.plan = plan
        draft = replace(plan.section, id=DRAFT, origin="own")
        self._catalog = replace(catalog, sections={**catalog.sections, DRAFT: draft})

    @cached_property
    def _pool(self) -> list[str]:
        """Return the shipped sections that may surround the draft."""
        found = section_pool(self._catalog, self._template(0))
        own = self._catalog.user_entries
        pool = [s.id for s in found if ("section", s.id) not in own]
        pool = sorted(set(pool) - {DRAFT, self.plan.section.id})
        if len(pool) <= _OTHERS:
            raise SetupError(
                Message(
                    "{needed} other sections are needed, but only {found} can be drawn.",
                    needed=_OTHERS + 1,
                    found=len(pool),
                )
            )
        return pool

    def _template(self, number: int) -> GameOptions:
        plan = self.plan
        seed = stream(plan.seed, f"analysis/{number}").getrandbits(48)
        expansions = tuple(dict.fromkeys(("base", *plan.expansions)))
        return GameOptions(players=plan.players, seed=seed, expansions=expansions)

    def options(self, task: AnalysisTask) -> GameOptions:
        """Return the options of a game; both versions of a pair differ in the draft only."""
        template = self._template(task.number)
        random = stream(known_seed(template), "analysis/sections")
        drawn = random.sample(self._pool, _OTHERS + 1)
        quadrant, rotation = place(task.number)
        sections = [(id_, random.choice(ROTATIONS)) for id_ in drawn[1:]]
        sections.insert(quadrant, (drawn[0] if task.without else DRAFT, rotation))
        return replace(template, sections=tuple(sections))

    def begin(self, task: AnalysisTask) -> Position:
        return new_game(self._catalog, self.options(task))

    def play(self, task: AnalysisTask) -> Tally:
        position = self.begin(task)
        seeds = stream(self.plan.seed, f"analysis/players/{task.number}")
        players = [
            make_player(self.plan.level, position.rules, seeds.getrandbits(48))
            for _ in range(self.plan.players)
        ]
        start, in_play = position.active, dict.fromkeys(self._cells(task.number), 0.0)
        while not position.is_over:
            player = position.to_move
            move = players[player].decide(position.view(player), position.legal_moves())
            for event in position.push(move):
                if isinstance(event, Gold) and event.hex in in_play:
                    in_play[event.hex] += event.amount
        return self._tally(task, position, start, in_play)

    def _cells(self, number: int) -> dict[Hex, int]:
        """Return the upright cell of the section for each hex of its quadrant."""
        lies = section_hexes(*place(number))
        return dict(sorted(zip(lies, range(len(lies)), strict=True)))

    def _tally(
        self, task: AnalysisTask, position: Position, start: int, in_play: dict[Hex, float]
    ) -> Tally:
        cells, earned = self._cells(task.number), in_play
        players = range(self.plan.players)
        for sheet in position.scores():
            for entry in sheet.entries:
                for hex_ in bits(entry.hexes):
                    if hex_ in cells:
                        earned[hex_] += entry.gold / entry.hexes.bit_count()
        occupied = [hex_ for player in players for hex_ in bits(position.counted(player))]
        taken = tuple(
            Taken(
                cells[place.hex],
                place.tile,
                tuple(p for p in players if position.claimed[p] >> place.hex & 1),
            )
            for place in position.rules.board.locations
            if place.hex in cells
        )
        return Tally(
            task=task,
            built=tuple(sorted(cells[hex_] for hex_ in occupied if hex_ in cells)),
            earned=tuple(sorted((cells[hex_], gold) for hex_, gold in earned.items() if gold)),
            taken=tuple(sorted(taken, key=lambda found: found.cell)),
            gold=tuple(position.gold()),
            start=start,
        )


def tasks(plan: AnalysisPlan) -> Iterator[AnalysisTask]:
    """Yield all games, with pairs adjacent, so that partial results can be compared."""
    step = plan.games / plan.again if plan.again else 0.0
    twice = {int(n * step) for n in range(plan.again)}
    for number in range(plan.games):
        yield AnalysisTask(number)
        if number in twice:
            yield AnalysisTask(number, without=True)


def run_analysis(catalog: Catalog, plan: AnalysisPlan, *, jobs: int = 0) -> AnalysisRun[Tally]:
    """Run all games in worker processes; SetupError if they cannot be set up."""
    AnalysisWorker(catalog, plan).begin(AnalysisTask(0))  # invalid plans fail here, not in a worker
    make_worker = partial(AnalysisWorker, catalog, plan)
    return AnalysisRun(make_worker, list(tasks(plan)), jobs=jobs)


# -- figures and their uncertainty -----------------------------------------------------------------

CELLS = SECTION_SIZE * SECTION_SIZE
LEAST = 20  # games per corner before corners are compared


@dataclass(frozen=True, slots=True)
class LocationValue:
    """The value of a location.

    `taken`: the share of players who took a tile there. `gold`: their additional gold in the whole
    game over the others of the same game, None unless some games had both.
    """

    cell: int
    tile: str
    taken: float
    gold: Interval | None


@dataclass(frozen=True, slots=True)
class CornerValue:
    """The corner of the board, an index of `QUADRANTS`, where the section differs most.

    `gold`: additional gold of all players on it per game over the other corners, with an interval
    corrected for four comparisons.
    """

    quadrant: int
    gold: Interval


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of any number of games; zeros for none.

    By cell in reading order, per game: `built` settlements at the end, `earned` gold. From the
    pairs, per player: `gold` on the section, `printed` on the section that replaces it, `gain` the
    difference. `settlements` on the section per game, `usual` on its replacement. `start`: win rate
    of the start player, `fair` 1/players. `corner`: None until each corner has `LEAST` games.
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
    """Return the figures of any number of games, in any order."""
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
    """Return the win rate of the start player on the section; shared wins count 1/n."""
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
    """Return the corner with the most significant difference."""
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
    """Return a mean in units of its standard error."""
    error = interval.high - interval.mean
    return abs(interval.mean) / error if error else 0.0
