"""Many sections from one seed, of which computer players find those as balanced as printed ones.

In rounds of tasks that any processes can work through: sections are made, those with errors or
needless hints are left out; the others are played on; the better ones are played on once more.
Games are the same for all of them but for the section, and are played with a printed section in
its place, too: the best give as much gold as that.  Whole numbers and fractions are compared, so
equal seeds give equal choices on every machine.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from random import Random
from typing import Final, TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.sections.checks.section_checks import check, needs
from kingdom_builder_qt.editor.sections.checks.statistics import norms
from kingdom_builder_qt.editor.sections.generator.generator import generate, is_wanted
from kingdom_builder_qt.editor.sections.generator.recipe import OFFERED, SECTIONS, GeneratorOptions
from kingdom_builder_qt.game.analysis.section_analysis import (
    AnalysisPlan,
    AnalysisWorker,
    Figures,
    Tally,
    figures,
)
from kingdom_builder_qt.game.analysis.section_analysis import AnalysisTask as Game
from kingdom_builder_qt.game.intervals import Interval, normal

SEEDS: Final = 1_000_000
_PLAYERS: Final = 3
LEVEL: Final = "builder"
# On every section, and on the better ones once more; in all corners, both ways round.
GAMES: Final = (8, 24)
_BETTER: Final = 12
_KEPT_WORKERS: Final = 4  # of sections, in each process


@dataclass(frozen=True, slots=True)
class SectionDraft:
    """A section made from a seed of its own; `errors` and needless `hints` are counted."""

    seed: int
    section: Section
    errors: int
    hints: int


@dataclass(frozen=True, slots=True)
class DraftGame:
    """One game on a draft; `number` of the draft, None: on a printed section in its place."""

    number: int | None
    section: Section
    game: Game


BestTask: TypeAlias = int | DraftGame  # a seed is a section to be made
BestResult: TypeAlias = SectionDraft | tuple[DraftGame, Tally]


@dataclass(frozen=True, slots=True)
class Choice:
    """A section that is offered; equal seeds and options make it again, see `options`.

    `figures` of the games on it; `lead` of the winner over the last on it, and `printed_lead` in
    the same games on printed sections; `distance` in gold per player from what those give.
    """

    options: GeneratorOptions
    section: Section
    figures: Figures
    lead: Interval
    printed_lead: Interval
    distance: Fraction


class BestWorker:
    """Makes sections and plays on them, in whatever process."""

    def __init__(
        self, catalog: Catalog, options: GeneratorOptions, level: str, expansions: tuple[str, ...]
    ) -> None:
        """Make sections by `options`; games of `level` are played with `expansions`."""
        self._catalog, self._options = catalog, options
        self._level, self._expansions = level, expansions
        self._workers: OrderedDict[int | None, AnalysisWorker] = OrderedDict()

    def play(self, task: BestTask) -> BestResult:
        """Return the draft of a seed, or a game with its tally."""
        if isinstance(task, DraftGame):
            return task, self._worker(task).play(task.game)
        options = replace(self._options, seed=task)
        section = generate(self._catalog, options)
        issues = check(section, self._catalog, norms(self._catalog))
        errors = sum(issue.is_error for issue in issues)
        hints = sum(not issue.is_error and not is_wanted(issue, options) for issue in issues)
        return SectionDraft(task, section, errors, hints)

    def _worker(self, task: DraftGame) -> AnalysisWorker:
        """Return what plays on a section; a few are kept, as their games come together."""
        if task.number not in self._workers:
            plan = AnalysisPlan(
                task.section,
                players=_PLAYERS,
                level=self._level,
                seed=self._options.seed,
                expansions=self._expansions,
            )
            self._workers[task.number] = AnalysisWorker(self._catalog, plan)
            if len(self._workers) > _KEPT_WORKERS:
                self._workers.popitem(last=False)
        return self._workers[task.number]


class Best:
    """The search: give `tasks` to workers and what comes back to `take`, round after round."""

    def __init__(
        self,
        catalog: Catalog,
        options: GeneratorOptions,
        sections: int = SECTIONS,
        level: str = LEVEL,
        games: tuple[int, int] = GAMES,
    ) -> None:
        """Draw the seeds of the sections; SetupError where no game can be played on them."""
        self.catalog, self.options, self.sections = catalog, options, sections
        self.level, self.games = level, games
        self.drafts: dict[int, SectionDraft] = {}  # by number
        self._numbers: dict[int, int] = {}  # of drafts, by seed
        random = Random(f"{options.seed}/best")
        while len(self._numbers) < sections:
            self._numbers.setdefault(random.randrange(SEEDS), len(self._numbers))
        self._on: dict[int, dict[int, Tally]] = {}  # by draft and game
        self._without: dict[int, Tally] = {}  # by game
        self._round = 0
        probe = generate(catalog, replace(options, seed=next(iter(self._numbers))))
        # In play on all of them, so that their games can be compared.
        self._expansions = needs(probe, catalog)
        if not any(issue.is_error for issue in check(probe, catalog, norms(catalog))):
            AnalysisWorker(catalog, AnalysisPlan(probe, expansions=self._expansions)).begin(Game(0))

    @property
    def make_worker(self) -> Callable[[], BestWorker]:
        """Return what makes a worker for the tasks, in this process or another."""
        return partial(BestWorker, self.catalog, self.options, self.level, self._expansions)

    # -- rounds ------------------------------------------------------------------------------------

    def tasks(self) -> list[BestTask]:
        """Return the tasks of the next round; none at the end.  All of the last round are done."""
        self._round += 1
        if self._round == 1:
            return list(self._numbers)
        if self._round == 2:
            return self._games(self.clean(), range(self.games[0]))
        if self._round == 3:
            return self._games(self._ranked()[:_BETTER], range(self.games[0], sum(self.games)))
        return []

    def take(self, result: BestResult) -> None:
        """Take note of what came of a task."""
        if isinstance(result, SectionDraft):
            self.drafts[self._numbers[result.seed]] = result
            return
        task, tally = result
        if task.number is None:
            self._without[task.game.number] = tally
        else:
            self._on.setdefault(task.number, {})[task.game.number] = tally

    def clean(self) -> list[int]:
        """Return the drafts without errors and with the fewest needless hints of all, in order."""
        playable = {n: draft.hints for n, draft in self.drafts.items() if not draft.errors}
        fewest = min(playable.values(), default=0)
        return sorted(n for n, hints in playable.items() if hints == fewest)

    @property
    def total(self) -> int:
        """Return how many games are played in all, as far as it is known."""
        clean = len(self.clean()) if self._round > 1 else self.sections
        return self.games[0] * (clean + 1) + self.games[1] * (min(clean, _BETTER) + 1)

    @property
    def done(self) -> int:
        """Return how many games have been played."""
        return len(self._without) + sum(map(len, self._on.values()))

    @property
    def measured(self) -> int:
        """Return on how many sections games have been played that can be compared."""
        return len(self._ranked())

    def _games(self, numbers: Sequence[int], games: range) -> list[BestTask]:
        if not numbers:
            return []
        probe = self.drafts[numbers[0]].section
        found: list[BestTask] = [DraftGame(None, probe, Game(n, without=True)) for n in games]
        for number in numbers:
            found += [DraftGame(number, self.drafts[number].section, Game(n)) for n in games]
        return found

    # -- what is found -----------------------------------------------------------------------------

    def choices(self, count: int = OFFERED) -> list[Choice]:
        """Return the best of those that were played on, the best first; known at any time.

        Those played on longer come before the others.
        """
        ranked = self._ranked()
        return [self._choice(number) for number in ranked[:count]]

    def _ranked(self) -> list[int]:
        played = {n: list(self._pairs(n)) for n in self._on}
        keys = {n: (-len(p), _distance(p), n) for n, p in played.items() if len(p) > 1}
        return sorted(keys, key=keys.__getitem__)

    def _pairs(self, number: int) -> Iterator[tuple[Tally, Tally]]:
        """Yield the games on a draft with the same ones on printed sections, in order."""
        games: Mapping[int, Tally] = self._on[number]
        for game in sorted(games):
            if game in self._without:
                yield games[game], self._without[game]

    def _choice(self, number: int) -> Choice:
        draft, pairs = self.drafts[number], list(self._pairs(number))
        return Choice(
            options=replace(self.options, seed=draft.seed),
            section=draft.section,
            figures=figures([tally for pair in pairs for tally in pair], _PLAYERS),
            lead=normal([_lead(on) for on, _ in pairs]),
            printed_lead=normal([_lead(without) for _, without in pairs]),
            distance=_distance(pairs),
        )


def _lead(tally: Tally) -> int:
    """Return how much gold the winner has more than the last."""
    return max(tally.gold) - min(tally.gold)


def _distance(pairs: Sequence[tuple[Tally, Tally]]) -> Fraction:
    """Return by how much gold per player games on a section differ from those on printed ones.

    Gold alone: five games of Builders say of a section as much about it as chance does, but it
    takes seventeen for settlements on it and eighty for the lead.
    """
    difference = sum(sum(on.gold) - sum(without.gold) for on, without in pairs)
    return Fraction(abs(difference), _PLAYERS * len(pairs))
