"""Seconds for the analysis of a section: all its games in worker processes, start included."""

from __future__ import annotations

from time import perf_counter, sleep

from benchmarks.timing import Row
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.analysis.section_analysis import AnalysisPlan, run_analysis

JOBS = 2
FULL = 100  # the bar: under a minute on two cores


def rows(catalog: Catalog, *, quick: bool) -> list[Row]:
    """Measure the default analysis; half of the games are played twice."""
    games = 10 if quick else FULL
    seconds = [_seconds(catalog, games, seed) for seed in range(1 if quick else 3)]
    return [Row.of(f"analysis, {games} games, 3p, {JOBS} processes", "s", seconds)]


def _seconds(catalog: Catalog, games: int, seed: int) -> float:
    started = perf_counter()
    plan = AnalysisPlan(catalog.section("farm"), games=games, seed=seed)
    run = run_analysis(catalog, plan, jobs=JOBS)
    while run.is_running and not run.loss:
        run.finished()
        sleep(0.02)
    took = perf_counter() - started
    run.close()
    assert not run.error + run.loss, run.error + run.loss
    return took
