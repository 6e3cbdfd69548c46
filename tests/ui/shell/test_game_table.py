"""The table of the main window, made lazily for the first game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core import grid
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme
from kingdom_builder_qt.ui.shell import main_window, preparation
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.helpers.leaks import windows
from tests.ui.sample_games import new_session

ROOT: Final = Path(__file__).parents[3]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_the_start_page_needs_no_table(window: MainWindow, catalog: Catalog) -> None:
    """The table is made for the first game and kept for the next one; closing makes none."""
    window.resize(1000, 700)
    assert not window.has_table
    assert not window.in_game
    window.desk.start(new_session(catalog, "human", "human"))
    assert window.has_table
    assert window.in_game
    assert window.pages.currentWidget() is window.game_page
    table = window.table
    window.show_start_page()
    assert not window.in_game
    window.desk.start(new_session(catalog, "human", "human"))
    assert window.table is table
    assert window.pages.count() == 2


def test_a_window_without_a_game_keeps_the_layout(make_window: Callable[..., MainWindow]) -> None:
    """A window without a game keeps the stored positions of the handles."""
    window = make_window(window_state="900 380")
    window.close()
    assert not window.has_table
    assert window.settings.window_state == "900 380"


def test_a_table_made_late_follows_what_was_chosen_before(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """Theme, settings and layout of a window apply to its table, before and after its creation."""
    window = make_window(window_state="900 380")
    window.apply_settings(replace(window.settings, animation_speed=2.0, theme="dark"))
    window.desk.start(new_session(catalog, "human", "human"))
    page = window.game_page
    assert page.own_sizes == [900, 380]
    assert page.scene.animator.speed == 2.0
    assert page.scene.backgroundBrush().color() == THEMES["dark"].colour("table")
    window.apply_settings(replace(window.settings, animation_speed=0.0, theme="light"))
    assert page.scene.animator.speed == 0.0
    assert page.scene.backgroundBrush().color() == THEMES["light"].colour("table")


def test_the_table_is_made_while_the_start_page_is_read(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is made in idle time together with the tables of the core, and a game uses both."""
    monkeypatch.setattr(grid, "_IN_BYTES", [])
    monkeypatch.setattr(preparation, "REST_MS", 0)
    monkeypatch.setattr(preparation, "PAUSE_MS", 0)
    made: list[bool] = []
    window.table_made.connect(lambda: made.append(window.in_game))
    window.start_page.update()
    qtbot.waitUntil(lambda: window.has_table)
    assert made == [False]
    assert grid._IN_BYTES
    table = window.table
    window.desk.start(new_session(catalog, "human", "human"))
    assert window.table is table
    assert made == [False]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch, make_window: object) -> list[tuple[Theme, float]]:
    """Return theme and scale of the endless pictures drawn in advance."""
    drawn: list[tuple[Theme, float]] = []

    def draw_on(painter: BoardPainter, scale: float) -> Iterator[None]:
        while True:
            drawn.append((painter._theme, scale))
            yield

    monkeypatch.setattr(preparation, "REST_MS", 0)
    monkeypatch.setattr(preparation, "PAUSE_MS", 0)
    monkeypatch.setattr(preparation, "SLICE_MS", 0)  # one step each
    monkeypatch.setattr(BoardPainter, "draw_ahead", draw_on)
    return drawn


def test_a_game_finds_its_board_half_drawn(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    qtbot: QtBot,
    drawn: list[tuple[Theme, float]],
) -> None:
    """The parts of boards are drawn in the scale of a later game."""
    window = make_window()
    for size in ((1000, 700), (1240, 760)):  # the window may have grown
        window.resize(*size)
        drawn.clear()
        qtbot.waitUntil(lambda: bool(drawn))
        window.desk.start(new_session(catalog, "human", "human"))
        scale = window.game_page.view.zoom * window.devicePixelRatioF()
        assert {drawn_in for _, drawn_in in drawn} == {scale}
        window.show_start_page()


def test_a_board_half_drawn_follows_the_window(
    make_window: Callable[..., MainWindow], qtbot: QtBot, drawn: list[tuple[Theme, float]]
) -> None:
    """The drawing restarts for the theme and size that the window has."""
    window = make_window()
    qtbot.waitUntil(lambda: len(drawn) > 2)
    ((light, small),) = set(drawn)
    assert light is window.themes.theme
    drawn.clear()
    window.apply_settings(replace(window.settings, theme="dark"))
    qtbot.waitUntil(lambda: len(drawn) > 2)
    assert set(drawn) == {(window.themes.theme, small)}
    assert window.themes.theme is not light
    drawn.clear()
    window.resize(1600, 1000)
    qtbot.waitUntil(lambda: len(drawn) > 2)
    ((dark, large),) = set(drawn)
    assert dark is window.themes.theme
    assert large > small


def test_nothing_is_prepared_under_a_dialog(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The preparation pauses while a dialog or the rules are open, then continues."""
    monkeypatch.setattr(preparation, "REST_MS", 0)
    monkeypatch.setattr(preparation, "PAUSE_MS", 0)
    for show in (window.actions_["about"].trigger, window.rules.show):
        window.start_page.finished.emit()
        show()
        assert not window.preparation.is_active
        window.start_page.finished.emit()  # the page is painted below the dialog
        assert not window.preparation.is_active
        window.dialogs.close()
        assert window.preparation.is_active
    qtbot.waitUntil(lambda: window.preparation.is_done)
    assert window.has_table


def test_the_start_page_says_what_is_said_there(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message in the corner of the start page needs no table, nor does a warning."""
    window.show_message("Something is told.")
    assert window.start_page.corner.isVisible()
    assert window.start_page.corner.message.text() == "Something is told."
    window.game_saver.trouble_changed.emit("the disk is full")
    assert window.not_saving_notice.isVisible()
    assert not window.has_table


def test_works_go_on_only_while_the_start_page_is_seen(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The preparation stops when a game opens and continues on the start page."""
    monkeypatch.setattr(preparation, "REST_MS", 0)
    monkeypatch.setattr(preparation, "PAUSE_MS", 60_000)
    monkeypatch.setattr(preparation, "SLICE_MS", 0)  # one step each
    taken: list[int] = []
    parent = QObject()
    works = [iter(()), (taken.append(n) for n in (1, 2, 3))]
    prepares = preparation.Preparation(works, parent)
    prepares.add_first(lambda: taken.append(0))
    prepares.begin()
    prepares.stop()
    qapp.processEvents()
    assert not taken
    for number in range(4):
        prepares.begin()
        qtbot.waitUntil(lambda n=number: n in taken)
        prepares.stop()
        qapp.processEvents()
        assert taken == list(range(number + 1))
    assert not prepares.is_done  # the end is found by the next step only
    prepares.begin()
    qtbot.waitUntil(lambda: prepares.is_done)
    prepares.begin()
    assert not prepares.is_active


@pytest.mark.slow
def test_a_window_closed_after_any_step_leaves_no_part_of_a_table(
    make_window: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window closed after any step deletes the parts made so far and makes no more."""
    monkeypatch.setattr(preparation, "REST_MS", 60_000)  # this test takes each step
    monkeypatch.setattr(preparation, "PAUSE_MS", 60_000)
    monkeypatch.setattr(preparation, "SLICE_MS", 0)  # one step each
    monkeypatch.setattr(main_window, "imports", lambda: iter(()))
    monkeypatch.setattr(main_window, "tables", lambda: iter(()))
    monkeypatch.setattr(main_window, "TOOL_BAR", "undo")  # no action is made for the tool bar
    steps, is_done = 0, False
    has_table: list[bool] = []
    while not is_done:
        steps += 1
        window = make_window()
        before = windows()
        for _ in range(steps):
            window.preparation._go_on()
        has_table.append(window.has_table)
        is_done = window.preparation.is_done
        window.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        left = [widget for widget in windows() if widget not in before]
        assert not left, (steps, left)
        window.start_page.finished.emit()
        assert not window.preparation.is_active
    assert has_table == sorted(has_table)
    assert has_table.count(False) >= 7  # the page precedes its parts


def test_the_preparation_imports_all_that_shows_a_game(user_home: Path) -> None:
    """A table made after the preparation imports no further module."""
    code = """
import sys
from kingdom_builder_qt.app import program
from kingdom_builder_qt.ui.shell import preparation
def ours():
    return {name for name in sys.modules if name.startswith("kingdom_builder_qt")}
application = program.make_application()
window = program.make_window()
for _ in preparation.imports():
    pass
before = ours()
window.table
print(*sorted(ours() - before))
"""
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60
    )
    assert (done.stdout, done.returncode) == ("\n", 0)
