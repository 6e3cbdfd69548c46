"""Generated sections as balanced as printed ones, found by games of computer players.

The best sections are those on which computer players earn as much as in the same games on printed
ones.  Rounds of tasks can be worked through by any processes.  The first round generates sections
and drops those with errors or avoidable hints, the second plays games on the others, the third
plays more games on the better ones.  All games are equal except for the section, and each is also
played with a printed section in its place.  Comparisons use integers and fractions, so equal seeds
give equal choices on every machine.
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
# On every section, then on the better ones, in all quadrants and rotations.
GAMES: Final = (8, 24)
_BETTER: Final = 12
_CACHED_WORKERS: Final = 4  # cached section workers in each process


@dataclass(frozen=True, slots=True)
class SectionDraft:
    """A section generated from its own seed, with the numbers of its errors and avoidable hints."""

    seed: int
    section: Section
    errors: int
    hints: int


@dataclass(frozen=True, slots=True)
class DraftGame:
    """One game on the draft with a number; None: on a printed section in its place."""

    number: int | None
    section: Section
    game: Game


BestTask: TypeAlias = int | DraftGame  # an int is the seed of a section to generate
BestResult: TypeAlias = SectionDraft | tuple[DraftGame, Tally]


@dataclass(frozen=True, slots=True)
class Choice:
    """An offered section; `generate` returns it again for its `options`.

    `figures` of the games on it; `lead` of the winner over the last on it, and `printed_lead` in
    the same games on printed sections; `distance` in gold per player from the printed ones.
    """

    options: GeneratorOptions
    section: Section
    figures: Figures
    lead: Interval
    printed_lead: Interval
    distance: Fraction


class BestWorker:
    """Generates sections and plays games on them, in any process."""

    def __init__(
        self, catalog: Catalog, options: GeneratorOptions, level: str, expansions: tuple[str, ...]
    ) -> None:
        """Generate sections by `options`; players of `level` play with `expansions`."""
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
        """Return the worker for a section; a few are cached, because games of a section arrive
        together.
        """
        if task.number not in self._workers:
            plan = AnalysisPlan(
                task.section,
                players=_PLAYERS,
                level=self._level,
                seed=self._options.seed,
                expansions=self._expansions,
            )
            self._workers[task.number] = AnalysisWorker(self._catalog, plan)
            if len(self._workers) > _CACHED_WORKERS:
                self._workers.popitem(last=False)
        return self._workers[task.number]


class Best:
    """The search: pass `tasks` to workers and their results to `take`, round after round."""

    def __init__(
        self,
        catalog: Catalog,
        options: GeneratorOptions,
        sections: int = SECTIONS,
        level: str = LEVEL,
        games: tuple[int, int] = GAMES,
    ) -> None:
        """Draw the seeds of the sections; SetupError if no game can be played on them."""
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
        # Part of every game, so that games can be compared.
        self._expansions = needs(probe, catalog)
        if not any(issue.is_error for issue in check(probe, catalog, norms(catalog))):
            AnalysisWorker(catalog, AnalysisPlan(probe, expansions=self._expansions)).begin(Game(0))

    @property
    def make_worker(self) -> Callable[[], BestWorker]:
        """A picklable factory of workers for the tasks."""
        return partial(BestWorker, self.catalog, self.options, self.level, self._expansions)

    # -- rounds ------------------------------------------------------------------------------------

    def tasks(self) -> list[BestTask]:
        """Return the tasks of the next round, none after the last.

        The caller must have passed all results of the previous round to `take`.
        """
        self._round += 1
        if self._round == 1:
            return list(self._numbers)
        if self._round == 2:
            return self._games(self.clean(), range(self.games[0]))
        if self._round == 3:
            return self._games(self._ranked()[:_BETTER], range(self.games[0], sum(self.games)))
        return []

    def take(self, result: BestResult) -> None:
        if isinstance(result, SectionDraft):
            self.drafts[self._numbers[result.seed]] = result
            return
        task, tally = result
        if task.number is None:
            self._without[task.game.number] = tally
        else:
            self._on.setdefault(task.number, {})[task.game.number] = tally

    def clean(self) -> list[int]:
        """Return the sorted drafts without errors and with the fewest avoidable hints."""
        playable = {n: draft.hints for n, draft in self.drafts.items() if not draft.errors}
        fewest = min(playable.values(), default=0)
        return sorted(n for n, hints in playable.items() if hints == fewest)

    @property
    def total(self) -> int:
        """The number of all games, as far as it is known."""
        clean = len(self.clean()) if self._round > 1 else self.sections
        return self.games[0] * (clean + 1) + self.games[1] * (min(clean, _BETTER) + 1)

    @property
    def done(self) -> int:
        return len(self._without) + sum(map(len, self._on.values()))

    @property
    def measured(self) -> int:
        """The number of sections with comparable games."""
        return len(self._ranked())

    def _games(self, numbers: Sequence[int], games: range) -> list[BestTask]:
        if not numbers:
            return []
        probe = self.drafts[numbers[0]].section
        found: list[BestTask] = [DraftGame(None, probe, Game(n, without=True)) for n in games]
        for number in numbers:
            found += [DraftGame(number, self.drafts[number].section, Game(n)) for n in games]
        return found

    # -- results
    # -------------------------------------------------------------------------------------

    def choices(self, count: int = OFFERED) -> list[Choice]:
        """Return the best drafts so far, the best first; can be called at any time.

        Drafts with more games come before the others.
        """
        ranked = self._ranked()
        return [self._choice(number) for number in ranked[:count]]

    def _ranked(self) -> list[int]:
        played = {n: list(self._pairs(n)) for n in self._on}
        keys = {n: (-len(p), _distance(p), n) for n, p in played.items() if len(p) > 1}
        return sorted(keys, key=keys.__getitem__)

    def _pairs(self, number: int) -> Iterator[tuple[Tally, Tally]]:
        """Yield the games on a draft with the same games on printed sections, in order."""
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
    """Return the winner's lead over the last player in gold."""
    return max(tally.gold) - min(tally.gold)


def _distance(pairs: Sequence[tuple[Tally, Tally]]) -> Fraction:
    """Return the difference in gold per player between games on a section and on printed ones.

    Gold alone: five games between Builders tell as much about a section as chance hides, while
    settlements on it would need seventeen games and the lead eighty.
    """
    difference = sum(sum(on.gold) - sum(without.gold) for on, without in pairs)
    return Fraction(abs(difference), _PLAYERS * len(pairs))
