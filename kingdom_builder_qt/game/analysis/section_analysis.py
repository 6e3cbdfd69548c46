"""What a section is worth, found out by AI players: many games on it among three other sections.

Every second game is played again with another section in its place, all else being equal: that
shows what the section itself changes.  `run_analysis` plays them in other processes, figures are in
`section_figures`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Final

from kingdom_builder_qt.ai.players.player import check_player, make_player
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS, Section, section_hexes
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.events import Gold
from kingdom_builder_qt.core.grid import Hex, bits
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import check_players
from kingdom_builder_qt.game.analysis.run import Run
from kingdom_builder_qt.game.setup.chance import stream
from kingdom_builder_qt.game.setup.options import GameOptions, known_seed
from kingdom_builder_qt.game.setup.pools import section_pool
from kingdom_builder_qt.game.setup.start import new_game

DRAFT: Final = "section_under_analysis"  # a draft may have no id yet, or that of another section
_OTHERS: Final = len(QUADRANTS) - 1


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games are played; equal plans give equal results.

    `expansions`: in play besides the base game; `compared`: how many of the games are played
    again without the section, None for half of them.
    """

    section: Section
    games: int = 100
    players: int = 3
    level: str = "builder"
    seed: int = 0
    expansions: tuple[str, ...] = ()
    compared: int | None = None

    def __post_init__(self) -> None:
        """Raise SetupError for what cannot be played."""
        check_player(self.level)
        if self.games < 1:
            raise SetupError(f"{self.games} games: at least one must be played")
        check_players(self.players)
        if self.section.is_island:
            raise SetupError("an island lies beside the board: it cannot be analysed")

    @property
    def again(self) -> int:
        """Return how many games are played again without the section."""
        wanted = -(-self.games // 2) if self.compared is None else self.compared
        return max(0, min(wanted, self.games))


@dataclass(frozen=True, slots=True)
class Task:
    """One game of a plan; `without`: with another section in the place of the draft."""

    number: int
    without: bool = False


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of one location of the section: its cell and who took a tile there."""

    cell: int
    tile: str
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """One finished game as far as the section is concerned.

    `built`: cells of the section with a settlement at the end; `earned`: gold by cell, that of a
    score split evenly among the settlements that earned it; `gold` by player; `start`: who began.
    """

    task: Task
    built: tuple[int, ...]
    earned: tuple[tuple[int, float], ...]
    taken: tuple[Taken, ...]
    gold: tuple[int, ...]
    start: int


def place(number: int) -> tuple[int, int]:
    """Return quadrant and rotation of the section in a game: all eight in turn."""
    return number % len(QUADRANTS), ROTATIONS[number // len(QUADRANTS) % len(ROTATIONS)]


class AnalysisWorker:
    """Plays the games of a plan, in whatever process."""

    def __init__(self, catalog: Catalog, plan: Plan) -> None:
        """Put the draft into a catalog of our own; SetupError if there are no games to play."""
        self.plan = plan
        draft = replace(plan.section, id=DRAFT, origin="own")
        self._catalog = replace(catalog, sections={**catalog.sections, DRAFT: draft})

    @cached_property
    def _pool(self) -> list[str]:
        """Return the sections of the program that may lie beside the draft."""
        found = section_pool(self._catalog, self._template(0))
        own = self._catalog.user_entries
        pool = [s.id for s in found if ("section", s.id) not in own]
        pool = sorted(set(pool) - {DRAFT, self.plan.section.id})
        if len(pool) <= _OTHERS:
            raise SetupError(f"only {len(pool)} sections to put beside this one")
        return pool

    def _template(self, number: int) -> GameOptions:
        plan = self.plan
        seed = stream(plan.seed, f"analysis/{number}").getrandbits(48)
        expansions = tuple(dict.fromkeys(("base", *plan.expansions)))
        return GameOptions(players=plan.players, seed=seed, expansions=expansions)

    def options(self, task: Task) -> GameOptions:
        """Return the options of a game; with and without the draft they differ only in that."""
        template = self._template(task.number)
        random = stream(known_seed(template), "analysis/sections")
        drawn = random.sample(self._pool, _OTHERS + 1)
        quadrant, rotation = place(task.number)
        sections = [(id_, random.choice(ROTATIONS)) for id_ in drawn[1:]]
        sections.insert(quadrant, (drawn[0] if task.without else DRAFT, rotation))
        return replace(template, sections=tuple(sections))

    def begin(self, task: Task) -> Position:
        """Return the first position of a game."""
        return new_game(self._catalog, self.options(task))

    def play(self, task: Task) -> Tally:
        """Play one game to the end."""
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
        """Return the cell of the section, upright, that lies on each hex of its quadrant."""
        lies = section_hexes(*place(number))
        return dict(sorted(zip(lies, range(len(lies)), strict=True)))

    def _tally(
        self, task: Task, position: Position, start: int, in_play: dict[Hex, float]
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


def tasks(plan: Plan) -> Iterator[Task]:
    """Yield all games; those played twice stand together, so that a part can be judged, too."""
    step = plan.games / plan.again if plan.again else 0.0
    twice = {int(n * step) for n in range(plan.again)}
    for number in range(plan.games):
        yield Task(number)
        if number in twice:
            yield Task(number, without=True)


def run_analysis(catalog: Catalog, plan: Plan, *, jobs: int = 0) -> Run[Tally]:
    """Play all games in other processes; SetupError if they cannot be set up."""
    AnalysisWorker(catalog, plan).begin(Task(0))  # wrong plans fail here, not in a worker
    make_worker = partial(AnalysisWorker, catalog, plan)
    return Run(make_worker, list(tasks(plan)), jobs=jobs)
