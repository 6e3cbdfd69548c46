"""The analysis of a section: its counts, its repeatability, and cancelling it."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean
from threading import Event, active_count
from typing import Any

import pytest

from kingdom_builder_qt.core.board import QUADRANTS, Cell
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.game.analysis.analysis_run import AnalysisRun
from kingdom_builder_qt.game.analysis.section_analysis import (
    CELLS,
    DRAFT,
    LEAST,
    AnalysisPlan,
    AnalysisTask,
    AnalysisWorker,
    Taken,
    Tally,
    figures,
    place,
    run_analysis,
    tasks,
)
from tests.helpers.pinned import pinned
from tests.helpers.processes import wait_for_end

CATALOG = pinned()
FARM = CATALOG.sections["farm"]
PLAN = AnalysisPlan(FARM, games=8, players=2, level="random", seed=5)


def analyse(plan: AnalysisPlan) -> tuple[Tally, ...]:
    """Return the results of the games of a plan, played in this process."""
    return tuple(map(AnalysisWorker(CATALOG, plan).play, tasks(plan)))


@pytest.fixture(scope="module")
def tallies() -> tuple[Tally, ...]:
    """Play a small plan once."""
    return analyse(PLAN)


def test_equal_plans_give_equal_games(tallies: tuple[Tally, ...]) -> None:
    """All randomness is from the seed."""
    assert analyse(PLAN) == tallies
    assert analyse(replace(PLAN, seed=6)) != tallies


def test_other_processes_play_the_same_games(tallies: tuple[Tally, ...]) -> None:
    """The draft is sent to the workers unsaved."""
    run = run_analysis(CATALOG, PLAN, jobs=2)
    found: list[Tally] = []
    while run.is_running:
        found += run.finished()
        time.sleep(0.02)
    run.close()
    assert run.error == ""
    assert sorted(found, key=_order) == sorted(tallies, key=_order)


def _order(tally: Tally) -> tuple[int, bool]:
    return tally.task.number, tally.task.without


def test_half_of_the_games_are_played_again() -> None:
    """The two games of a pair are adjacent; the share can be chosen."""
    assert [t.number for t in tasks(PLAN) if t.without] == [0, 2, 4, 6]
    assert not [t for t in tasks(replace(PLAN, compared=0)) if t.without]
    assert sum(t.without for t in tasks(replace(PLAN, compared=99))) == 8
    listed = list(tasks(PLAN))
    assert all(listed[n - 1].number == t.number for n, t in enumerate(listed) if t.without)


def test_the_draft_lies_everywhere_both_ways() -> None:
    """All eight placements are used in turn, with three different shipped sections."""
    worker = AnalysisWorker(CATALOG, PLAN)
    places = set()
    for number in range(8):
        sections = worker.options(AnalysisTask(number)).sections or ()
        ids = [id_ for id_, _ in sections]
        assert len(set(ids)) == len(QUADRANTS)
        assert FARM.id not in ids
        place = ids.index(DRAFT)
        places.add((place, sections[place][1]))
    assert len(places) == 8


def test_a_pair_differs_in_the_draft_alone() -> None:
    """Seed, cards, other sections and rotations are equal."""
    worker = AnalysisWorker(CATALOG, PLAN)
    for number in range(8):
        with_, without = (worker.options(AnalysisTask(number, other)) for other in (False, True))
        pairs = zip(with_.sections or (), without.sections or (), strict=True)
        different = [(a, b) for a, b in pairs if a != b]
        assert len(different) == 1
        ((draft, other),) = different
        assert draft[0] == DRAFT
        assert draft[1] == other[1]
        assert replace(with_, sections=None) == replace(without, sections=None)


def test_settlements_stand_where_one_can_build(tallies: tuple[Tally, ...]) -> None:
    """Cells are those of the upright section for any rotation."""
    for tally in tallies:
        if not tally.task.without:
            # With a harbour also on water; never on a location.
            assert all(FARM.cells[cell].terrain for cell in tally.built)
            assert len(set(tally.built)) == len(tally.built)
            assert [(t.cell, t.tile) for t in tally.taken] == [
                (n, c.tile) for n, c in enumerate(FARM.cells) if c.feature == "location"
            ]


def test_gold_and_settlements_add_up(tallies: tuple[Tally, ...]) -> None:
    """Cell counts are at most all settlements and all gold; cells with gold have a settlement."""
    for tally in tallies:
        assert len(tally.built) <= 40 * PLAN.players
        assert sum(gold for _, gold in tally.earned) <= sum(tally.gold) + 1e-6
        assert {cell for cell, _ in tally.earned} <= set(tally.built)
    found = figures(tallies, PLAN.players)
    on = [t for t in tallies if not t.task.without]
    assert sum(found.built) == pytest.approx(found.settlements.mean)
    assert sum(found.built) * len(on) == pytest.approx(sum(len(t.built) for t in on))
    assert sum(found.earned) * len(on) == pytest.approx(sum(g for t in on for _, g in t.earned))
    assert found.gain.mean == pytest.approx(
        sum(
            sum(a.gold) / 2 - sum(b.gold) / 2
            for a in on
            for b in tallies
            if b.task.without and b.task.number == a.task.number
        )
        / 4
    )


def test_the_quadrants_are_the_board() -> None:
    """Together they cover every hex, so no hex of the section is missed."""
    worker = AnalysisWorker(CATALOG, replace(PLAN, level="builder"))
    position = worker.begin(AnalysisTask(0))
    cells = [hex_ for n in (0, 1, 2, 3) for hex_ in worker._cells(n)]
    sectors = position.rules.board.sector_masks
    assert sorted(cells) == sorted(hex_ for mask in sectors for hex_ in bits(mask))


def test_rotation_turns_cells_back() -> None:
    """The top left hex of a rotated section is its last cell."""
    worker = AnalysisWorker(CATALOG, PLAN)
    assert next(iter(worker._cells(0).values())) == 0
    assert place(4) == (0, 180)
    assert next(iter(worker._cells(4).values())) == CELLS - 1


def test_figures_of_known_games() -> None:
    """Counted by hand: the start player wins two of three, holders earn 10 more.

    The compared means are those of the games played both ways.
    """

    def tally(number: int, without: bool, gold: tuple[int, int], start: int) -> Tally:
        taken = (Taken(3, "farm", (0,)),)
        return Tally(AnalysisTask(number, without), (1, 2), ((1, 4.0),), taken, gold, start)

    games = [
        tally(0, False, (30, 20), 0),
        tally(0, True, (20, 20), 0),
        tally(1, False, (50, 40), 1),
        tally(2, False, (30, 20), 0),
    ]
    found = figures(games, 2)
    assert (found.games, found.compared) == (3, 1)
    assert found.built[:4] == (0, 1, 1, 0)
    assert found.earned[1] == 4
    assert found.gold.mean == 25
    assert found.printed.mean == 20
    assert found.gain.mean == found.gold.mean - found.printed.mean == 5
    assert found.start.mean == pytest.approx(2 / 3)
    assert found.fair == 0.5
    (location,) = found.locations
    assert (location.cell, location.tile, location.taken) == (3, "farm", 0.5)
    assert location.gold is not None
    assert location.gold.mean == 10


def test_figures_of_no_games_are_zeros() -> None:
    """The dialog may request figures before the first game has ended."""
    found = figures([], 3)
    assert (found.games, found.gold.mean, sum(found.built)) == (0, 0, 0)


def games_with_gold(gold: Callable[[int], float], count: int) -> list[Tally]:
    """Return games with the given gold on the section, by the number of the game."""
    return [
        Tally(AnalysisTask(n), (), ((1, gold(n)), (2, 1.0)), (), (30, 30), 0) for n in range(count)
    ]


def test_a_corner_is_compared_with_the_others() -> None:
    """The most unusual corner is shown with a confidence interval, only with enough games."""
    rng = Random(5)
    games = games_with_gold(lambda n: rng.gauss(20 + 6 * (n % 4 == 2), 5), 4 * LEAST)
    assert figures(games[:-1], 2).corner is None
    corner = figures(games, 2).corner
    assert corner is not None
    assert corner.quadrant == 2
    here = [t.earned[0][1] for t in games if t.task.number % 4 == 2]
    others = [t.earned[0][1] for t in games if t.task.number % 4 != 2]
    assert corner.gold.mean == pytest.approx(fmean(here) - fmean(others))
    assert 0 < corner.gold.low < 6 < corner.gold.high
    assert place(2) == (2, 0)


def test_chance_makes_no_corner_better() -> None:
    """With the most unusual of four corners chosen, 19 of 20 runs show none."""
    rng, clear = Random(7), 0
    for _ in range(200):
        corner = figures(games_with_gold(lambda _n: rng.gauss(20, 5), 4 * LEAST), 2).corner
        assert corner is not None
        clear += not corner.gold.low <= 0 <= corner.gold.high
    assert 1 <= clear <= 20


def test_games_that_are_all_alike_tell_of_no_corner() -> None:
    """A spread of zero causes no division by zero."""
    corner = figures(games_with_gold(lambda _n: 20.0, 4 * LEAST), 2).corner
    assert corner is not None
    assert (corner.gold.mean, corner.gold.low, corner.gold.high) == (0, 0, 0)


class SlowExecutor(Executor):
    """Runs nothing, and remembers cancelled tasks."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []
        self.ended = False

    def submit(self, call: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.futures.append(Future())
        return self.futures[-1]

    def kill(self) -> None:
        """Do nothing; there are no processes."""

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ended = True


def run_on(executor: Executor) -> AnalysisRun[Tally]:
    """Return the analysis of the plan on the given executor."""
    return AnalysisRun(partial(AnalysisWorker, CATALOG, PLAN), list(tasks(PLAN)), executor=executor)


def test_a_run_can_be_cancelled(tallies: tuple[Tally, ...]) -> None:
    """Finished games are kept and waiting ones are cancelled, at once."""
    executor = SlowExecutor()
    run: AnalysisRun[Tally] = AnalysisRun(
        partial(AnalysisWorker, CATALOG, PLAN), list(tasks(PLAN)), executor=executor
    )
    assert (run.total, run.is_running, run.finished()) == (12, True, [])
    executor.futures[2].set_result(tallies[2])
    assert run.finished() == [tallies[2]]
    run.cancel()
    assert not run.is_running
    run.close()
    assert executor.ended
    assert all(f.cancelled() for n, f in enumerate(executor.futures) if n != 2)


def test_a_window_does_not_wait_for_processes_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting takes any time; a run cancelled before the end of the start ends its processes."""
    begins, may_start, made = Event(), Event(), []

    class LateExecutor(SlowExecutor):
        def __init__(self, *_: object) -> None:
            begins.set()
            may_start.wait(20)
            super().__init__()
            made.append(self)

    monkeypatch.setattr("kingdom_builder_qt.game.analysis.analysis_run.WorkerPool", LateExecutor)
    run = run_analysis(CATALOG, PLAN)
    assert (run.is_running, run.finished()) == (True, [])
    begins.wait(20)
    run.cancel()
    assert not run.is_running
    may_start.set()
    run.close()
    (executor,) = made
    assert executor.ended
    assert all(future.cancelled() for future in executor.futures)


def test_an_error_in_a_game_ends_the_run() -> None:
    """The error is reported, not raised into the window."""
    executor = SlowExecutor()
    run: AnalysisRun[Tally] = AnalysisRun(
        partial(AnalysisWorker, CATALOG, PLAN), list(tasks(PLAN)), executor=executor
    )
    executor.futures[0].set_exception(RuntimeError("odd"))
    assert run.finished() == []
    assert run.error == "RuntimeError: odd"
    assert not run.is_running
    run.close()


def test_a_worker_that_cannot_start_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error is reported even while tasks are submitted to the broken pool; no task is lost."""
    made = []

    class BrokenExecutor(SlowExecutor):
        def __init__(self, *_: object) -> None:
            super().__init__()
            made.append(self)

        def submit(self, call: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            if self.futures:
                raise BrokenProcessPool("a process ended")
            return super().submit(call, *args, **kwargs)

    monkeypatch.setattr("kingdom_builder_qt.game.analysis.analysis_run.WorkerPool", BrokenExecutor)
    run = run_analysis(CATALOG, PLAN)
    while not run.loss:
        assert run.finished() == []
        time.sleep(0.01)
    assert run.loss == "BrokenProcessPool: a process ended"
    assert run.is_running
    assert len(run._waiting) == run.total
    run.close()
    assert run.error == ""
    assert made[0].ended


def test_a_draft_without_id_can_be_analysed() -> None:
    """With the id of a shipped section the draft is played, too."""
    for id_ in ("", "oracle"):
        cells = (Cell("grass"),) * CELLS
        draft = replace(FARM, id=id_, name="", cells=cells)
        found = analyse(AnalysisPlan(draft, games=1, players=2, level="random", compared=0))
        assert len(found) == 1
        assert found[0].taken == ()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"level": "bilder"}, "builder"),
        ({"games": 0}, "expected at least 1"),
        ({"players": 9}, "players"),
        ({"section": CATALOG.sections["tree_house"]}, "island"),
        ({"expansions": ("nomad",)}, "nomads"),
    ],
)
def test_wrong_plans_are_refused(change: dict[str, Any], message: str) -> None:
    """The error is raised before any process starts."""
    with pytest.raises(SetupError, match=message):
        run_analysis(CATALOG, replace(PLAN, **change))


def test_a_run_that_is_begun_and_given_up_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any number of runs uses one thread and one pool; cancelled runs are not even started."""
    may_start, made = Event(), []

    class LateExecutor(SlowExecutor):
        def __init__(self, *_: object) -> None:
            super().__init__()
            made.append(self)
            may_start.wait(20)

    monkeypatch.setattr("kingdom_builder_qt.game.analysis.analysis_run.WorkerPool", LateExecutor)
    before, runs = active_count(), []
    for _ in range(20):
        runs.append(run_analysis(CATALOG, PLAN))
        runs[-1].cancel()
    assert active_count() <= before + 1
    may_start.set()
    last = run_analysis(CATALOG, PLAN)
    while last._is_starting:
        time.sleep(0.001)
    assert len(made) <= 2
    assert len(made[-1].futures) == last.total
    for run in (*runs, last):
        run.close()
    assert all(executor.ended for executor in made)


class StoppedWorker:
    """Writes its process id and stops: it never returns a result."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def play(self, task: int) -> None:
        """Write the process id to the folder, and hang."""
        (self._folder / f"{task}-{os.getpid()}").touch()
        os.kill(os.getpid(), signal.SIGSTOP)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no processes")
def test_a_hung_worker_delays_no_cancel(tmp_path: Path) -> None:
    """Cancelling is immediate, and no process is left, neither the hung one nor the others."""
    run: AnalysisRun[None] = AnalysisRun(partial(StoppedWorker, tmp_path), range(4), jobs=1)
    deadline = time.monotonic() + 60
    while not (hung := list(tmp_path.iterdir())):
        assert time.monotonic() < deadline, "no task began"
        time.sleep(0.01)
    began = time.monotonic()
    run.cancel()
    assert time.monotonic() - began < 0.5
    run.close()
    assert time.monotonic() - began < 10
    wait_for_end(int(hung[0].name.partition("-")[2]))
    assert (run.is_running, run.error) == (False, "")


class OnceStoppedWorker(StoppedWorker):
    """Hangs in the first task that any worker takes."""

    def play(self, task: int) -> int:
        """Hang, or return the task."""
        if not any(self._folder.iterdir()):
            super().play(task)
        return task


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no processes")
def test_a_run_goes_on_after_a_worker_that_hung(tmp_path: Path) -> None:
    """The restarted run has each result once, and the hung process has ended."""
    run: AnalysisRun[int] = AnalysisRun(partial(OnceStoppedWorker, tmp_path), range(4), jobs=1)
    deadline = time.monotonic() + 60
    while not (hung := list(tmp_path.iterdir())):
        assert time.monotonic() < deadline, "no task began"
        time.sleep(0.01)
    run.restart()
    found: list[int] = []
    while run.is_running:
        assert time.monotonic() < deadline, "the run does not go on"
        found += run.finished()
        time.sleep(0.01)
    run.close()
    wait_for_end(int(hung[0].name.partition("-")[2]))
    assert (sorted(found), run.error) == ([0, 1, 2, 3], "")
