"""The table of the main window: made for the first game, as if it had always been there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.style.theme import THEMES
from kingdom_builder_qt.ui.window import preparation
from kingdom_builder_qt.ui.window.main_window import MainWindow
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def has_table(window: MainWindow) -> bool:
    """Return whether a window has made its table."""
    return "table" in vars(window)


def test_the_start_page_needs_no_table(window: MainWindow, catalog: Catalog) -> None:
    """It is made when a game is opened, stays for the next one, and closing makes none."""
    window.resize(1000, 700)
    assert not has_table(window)
    assert not window.in_game
    window.desk.start(new_session(catalog, "human", "human"))
    assert has_table(window)
    assert window.in_game
    assert window.pages.currentWidget() is window.game_page
    table = window.table
    window.show_start_page()
    assert not window.in_game
    window.desk.start(new_session(catalog, "human", "human"))
    assert window.table is table
    assert window.pages.count() == 2


def test_a_window_without_a_game_keeps_the_layout(make_window: Callable[..., MainWindow]) -> None:
    """Where the handles were put is not forgotten by who plays no game today."""
    window = make_window(window_state="900 380")
    window.close()
    assert not has_table(window)
    assert window.settings.window_state == "900 380"


def test_a_table_made_late_follows_what_was_chosen_before(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """Theme, settings and layout of a window hold for its table, before and after it is made."""
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
    """It comes once nothing happens, and a game then finds it there."""
    monkeypatch.setattr(preparation, "REST_MS", 0)
    monkeypatch.setattr(preparation, "PAUSE_MS", 0)
    made: list[bool] = []
    window.table_made.connect(lambda: made.append(window.in_game))
    window.start_page.update()
    qtbot.waitUntil(lambda: has_table(window))
    assert made == [False]
    table = window.table
    window.desk.start(new_session(catalog, "human", "human"))
    assert window.table is table
    assert made == [False]


def test_steps_are_taken_only_while_the_start_page_is_seen(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who opens a game does not wait for what is left; back on the start page it goes on."""
    monkeypatch.setattr(preparation, "REST_MS", 0)
    taken: list[int] = []
    parent = QObject()
    prepares = preparation.Preparation([lambda n=n: taken.append(n) for n in range(3)], parent)
    prepares.begin()
    prepares.stop()
    qapp.processEvents()
    assert not taken
    prepares.begin()
    qtbot.waitUntil(lambda: len(taken) > 0)
    prepares.stop()
    assert not prepares.is_done
    prepares.begin()
    qtbot.waitUntil(lambda: prepares.is_done)
    assert taken == [0, 1, 2]
    prepares.begin()  # which leaves no timer
