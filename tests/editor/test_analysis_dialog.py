"""The analysis in its window: progress, stop, heat map, sentences, no blocking."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QElapsedTimer, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import hex_at
from kingdom_builder_qt.editor.sections.analysis.analysis_dialog import AnalysisDialog
from kingdom_builder_qt.editor.sections.analysis.analysis_texts import AnalysisTexts
from kingdom_builder_qt.editor.sections.analysis.heat_map import RAMP, HeatMap, ink_on, ramp
from kingdom_builder_qt.game.analysis.section_analysis import (
    AnalysisPlan,
    AnalysisWorker,
    CornerValue,
    Figures,
    LocationValue,
    figures,
    tasks,
)
from kingdom_builder_qt.game.intervals import Interval
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.desktop.workers.watched_run import PATIENCE_SECONDS
from tests.helpers.pinned import pinned

pytestmark = [
    pytest.mark.usefixtures("qapp", "hexes_painted"),
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]
CATALOG = pinned()
FARM = CATALOG.sections["farm"]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[AnalysisDialog]:
    """Return the dialog with the fastest games; wait for its processes at teardown."""
    made = AnalysisDialog(FARM, CATALOG)
    qtbot.addWidget(made)
    made.games.setValue(20)
    made.players.setCurrentIndex(0)
    made.level.setCurrentIndex(made.level.findData("random"))
    made.show()
    yield made
    made.close()
    if made.work.run is not None:
        made.work.run.close()


def test_the_games_are_played_and_shown(dialog: AnalysisDialog, qtbot: QtBot) -> None:
    """One click starts the games; the bar fills, and the figures equal those of a local run."""
    QTest.mouseClick(dialog.start, LEFT)
    assert dialog.is_running
    assert dialog.start.text() == "Stop"
    assert not dialog.games.isEnabled()
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=60_000)
    assert dialog.bar.value() == dialog.bar.maximum() == 30
    assert dialog.figures is not None
    plan = dialog.plan()
    expected = figures(tuple(map(AnalysisWorker(CATALOG, plan).play, tasks(plan))), 2)
    assert dialog.figures == expected
    assert dialog.start.text() == "Play again"
    assert dialog.heat.values == expected.built
    dialog.layers.gold.click()
    assert dialog.heat.values == expected.earned
    assert not dialog.grab().isNull()


def test_the_window_stays_alive(dialog: AnalysisDialog, qtbot: QtBot) -> None:
    """No event waits for a game while other processes play."""
    gaps: list[int] = []
    clock, timer = QElapsedTimer(), QTimer(interval=10)
    timer.timeout.connect(lambda: gaps.append(clock.restart()))
    dialog.level.setCurrentIndex(dialog.level.findData("builder"))
    dialog.begin()
    clock.start()
    timer.start()
    qtbot.waitUntil(lambda: len(dialog.tallies) > 3, timeout=60_000)
    timer.stop()
    assert sorted(gaps)[len(gaps) * 9 // 10] < 100


@pytest.mark.parametrize("level", ["random", *LEVELS])
def test_levels_that_look_ahead_get_more_time(
    dialog: AnalysisDialog, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game of a level above Builder may take ten times as long before it counts as stuck."""
    given: list[float] = []

    def begin(run: Any, seconds: float) -> None:
        given.append(seconds)
        run.close()

    monkeypatch.setattr(dialog.work, "begin", begin)
    dialog.level.setCurrentIndex(dialog.level.findData(level))
    dialog.begin()
    looks_ahead = level in ("architect", "strategist", "expert", "master")
    assert given == [PATIENCE_SECONDS * (10 if looks_ahead else 1)]


def test_stop_keeps_the_figures(dialog: AnalysisDialog, qtbot: QtBot) -> None:
    """Stop keeps the known figures at once, without waiting for the running games."""
    dialog.games.setValue(2000)
    dialog.begin()
    qtbot.waitUntil(lambda: len(dialog.tallies) > 5, timeout=60_000)
    started = time.monotonic()
    QTest.mouseClick(dialog.start, LEFT)
    assert time.monotonic() - started < 0.5
    assert not dialog.is_running
    assert dialog.figures is not None
    assert dialog.layers.built.isEnabled()


def test_closing_stops(dialog: AnalysisDialog, qtbot: QtBot) -> None:
    """Closing the dialog and Escape stop the games."""
    dialog.begin()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.is_running
    assert not dialog.isVisible()


def test_a_draft_with_errors_is_not_played(qtbot: QtBot) -> None:
    """A draft with errors is not played; the first error is shown."""
    broken = replace(FARM, id="mine", cells=(Cell(), *FARM.cells[1:]))
    dialog = AnalysisDialog(broken, CATALOG)
    qtbot.addWidget(dialog)
    QTest.mouseClick(dialog.start, LEFT)
    assert not dialog.is_running
    assert "cannot be played yet" in dialog.state.text()


def test_playing_again_takes_the_section_as_it_is_now(qtbot: QtBot) -> None:
    """A second run analyses the present section under its present name."""
    now = [FARM]
    dialog = AnalysisDialog(FARM, CATALOG, current=lambda: now[0])
    qtbot.addWidget(dialog)
    now[0] = replace(FARM, id="mine", name="New name", cells=(Cell(), *FARM.cells[1:]))
    QTest.mouseClick(dialog.start, LEFT)
    assert dialog.plan().section is now[0]
    assert "New name" in dialog.windowTitle()


def test_an_error_in_a_worker_is_told(dialog: AnalysisDialog, qtbot: QtBot) -> None:
    """An error in a worker ends the run, and the dialog shows the error."""
    dialog.begin()
    assert dialog.work.run is not None
    dialog.work.run.cancel()
    dialog.work.run.error = "OSError: odd"
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=5000)
    assert "OSError: odd" in dialog.state.text()


@pytest.mark.slow
def test_a_killed_process_costs_no_game(
    dialog: AnalysisDialog, qtbot: QtBot, expect_log: Callable[..., None]
) -> None:
    """After the death of a process others play its games, with equal figures and a message."""
    expect_log("processes of an analysis replaced: BrokenProcessPool")
    dialog.games.setValue(60)
    dialog.begin()
    qtbot.waitUntil(lambda: len(dialog.tallies) > 3, timeout=60_000)
    executor = dialog.work.run._executor  # type: ignore[union-attr]
    with qtbot.waitSignal(dialog.work.restarted, timeout=5000):
        next(iter(executor._processes.values())).kill()  # type: ignore[union-attr]
    assert dialog.state.text() == "The games were interrupted and have been resumed."
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=60_000)
    plan = dialog.plan()
    worker = AnalysisWorker(CATALOG, plan)
    assert dialog.figures == figures(tuple(map(worker.play, tasks(plan))), 2)


# -- heat map --------------------------------------------------------------------------------------


def test_the_scale_only_grows_lighter() -> None:
    """Lightness rises with the value, so that the scale is readable for colour-blind users and in
    print; numbers stay legible.
    """
    lights = [_light(ramp(n / 50)) for n in range(51)]
    assert all(a < b for a, b in pairwise(lights))
    assert (ramp(-1), ramp(2)) == (RAMP[0], RAMP[-1])
    for n in range(51):
        colour = ramp(n / 50)
        pair = sorted((_light(colour), _light(ink_on(colour))))
        assert (pair[1] + 0.05) / (pair[0] + 0.05) > 4.5


def _light(colour: object) -> float:
    """Return the relative luminance (WCAG)."""
    parts = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in colour.getRgbF()[:3]  # type: ignore[attr-defined]
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def test_the_map_paints_values_where_they_belong(qtbot: QtBot) -> None:
    """The lightest colour is on the cell with the highest value; unused cells have none."""
    heat = HeatMap(FARM, CATALOG)
    qtbot.addWidget(heat)
    heat.resize(700, 640)
    values = [0.0] * 100
    values[37], values[0] = 1.0, 0.5
    heat.show_values(values, "Test", lambda value: f"{value:.1f}" if value else "0")
    image = heat.grab().toImage()
    transform, _ = heat._placed()
    dpr = image.devicePixelRatio()

    def colour(row: int, column: int) -> str:
        place = transform.map(centre(hex_at(row, column)) + QPointF(0, 20))
        return image.pixelColor((place * dpr).toPoint()).name()

    assert colour(3, 7) == RAMP[-1].name()
    assert colour(0, 0) == ramp(0.5).name()
    assert colour(5, 5) not in (RAMP[0].name(), RAMP[-1].name())
    for row, column in ((3, 7), (9, 9), (0, 0)):
        place = transform.map(centre(hex_at(row, column)))
        assert heat.cell_at(place) == 10 * row + column
    assert heat.cell_at(QPointF(1, 1)) is None


# -- words -----------------------------------------------------------------------------------------

EVEN = Interval(0.0, -1.0, 1.0)
LONE = Interval(7.0, 7.0, 7.0)  # of a single value, without spread


def found(**changes: object) -> Figures:
    """Return unremarkable figures."""
    plain = Figures(
        100, 50, (0.0,) * 100, (0.0,) * 100, Interval(50, 48, 52), Interval(50, 47, 53), EVEN,
        Interval(20, 18, 22), Interval(20, 18, 22), Interval(0.34, 0.2, 0.5), 1 / 3, (), None,
    )  # fmt: skip
    return replace(plain, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, "no clear difference"),
        ({"gain": Interval(3.0, 1.0, 5.0)}, "generous"),
        ({"gain": LONE}, "too few games to tell a difference"),
        ({"gain": Interval(-3.0, -5.0, -1.0)}, "poor"),
        ({}, "as many as usual"),
        ({"settlements": Interval(26, 24, 28)}, "players like it"),
        ({"settlements": Interval(12, 11, 13)}, "players avoid it"),
        ({}, "no clear advantage"),
        ({"start": Interval(0.6, 0.5, 0.7)}, "starting is an advantage"),
        ({"start": Interval(0.1, 0.05, 0.2)}, "starting is a disadvantage"),
        ({"corner": CornerValue(1, Interval(6, 1, 11))}, "North-east corner: gold earned"),
        ({"corner": CornerValue(1, Interval(6, 1, 11))}, "(+1.0 to +11.0): it is worth more there"),
        ({"corner": CornerValue(3, Interval(-6, -11, -1))}, "it is worth less there"),
        ({"corner": CornerValue(3, EVEN)}, "no corner makes a clear difference"),
        ({"locations": (LocationValue(52, "farm", 0.5, Interval(4, 1, 7)),)}, "4.0 gold more"),
        ({"locations": (LocationValue(52, "farm", 0.5, Interval(-4, -7, -1)),)}, "4.0 gold less"),
        ({"locations": (LocationValue(52, "farm", 0.5, EVEN),)}, "do not clearly earn"),
        ({"locations": (LocationValue(52, "farm", 0.5, LONE),)}, "tell whether they earn more"),
        ({"locations": (LocationValue(52, "farm", 1.0, None),)}, "Farm (row 6, column 3)."),
    ],
)
def test_every_finding_has_a_sentence(changes: dict[str, object], words: str) -> None:
    """Every finding has a sentence with its certainty; differences within chance have none."""
    rows = list(AnalysisTexts(CATALOG).rows(found(**changes)))
    assert any(words in sentence for _, sentence in rows)
    assert all(figure for figure, _ in rows)


def test_no_games_no_sentences() -> None:
    """No games give no sentences, and no comparison without other sections."""
    texts = AnalysisTexts(CATALOG)
    assert list(texts.rows(found(games=0))) == []
    assert len(list(texts.rows(found(compared=0)))) == 1


def test_plans_of_the_dialog_bring_what_the_section_shows(qtbot: QtBot) -> None:
    """A section with nomad spaces is played with its expansion."""
    dialog = AnalysisDialog(CATALOG.sections["quarry"], CATALOG)
    qtbot.addWidget(dialog)
    plan = dialog.plan()
    assert isinstance(plan, AnalysisPlan)
    assert plan.expansions == ("nomads",)
