"""The keyboard in the menus: a visible focus that returns when a menu closes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.desktop.style.theme import contrast
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def playing(window: MainWindow, catalog: Catalog) -> MainWindow:
    """Return a window with a game, the keyboard on its board."""
    window.desk.start(new_session(catalog, "human", "human"))
    window.desk.lift_curtain()
    window.activateWindow()
    window.game_page.view.setFocus()
    QApplication.processEvents()
    return window


def open_menu(window: MainWindow) -> QMenu:
    """Open the first menu by its key, and return it."""
    QTest.keyClick(window, Qt.Key.Key_G, ALT)
    QApplication.processEvents()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_esc_in_a_menu_gives_the_keyboard_back(playing: MainWindow) -> None:
    """One press of Esc per menu level returns the focus to the widget that had it."""
    view = playing.game_page.view
    QTest.keyClick(open_menu(playing), Qt.Key.Key_Escape)
    QApplication.processEvents()
    QApplication.processEvents()
    assert QApplication.activePopupWidget() is None
    assert QApplication.focusWidget() is view
    assert playing.menus.activeAction() is None


def test_the_title_that_has_the_keyboard_is_framed(playing: MainWindow) -> None:
    """The focused title is framed without an open menu too: after Alt and after arrow keys."""
    bar = playing.menus
    QTest.keyClick(playing.game_page.view, Qt.Key.Key_Alt)
    QTest.keyClick(bar, Qt.Key.Key_Right)
    assert bar.hasFocus()
    current = bar.activeAction()
    assert current is not None
    accent = playing.themes.theme.colour("accent")
    seen = bar.grab().toImage()
    for action in bar.actions():
        place = bar.actionGeometry(action)
        tops = [seen.pixelColor(place.center().x(), place.top() + y) for y in range(5)]
        assert (min(contrast(hue, accent) for hue in tops) < 1.3) == (action is current)


def test_every_command_of_a_feature_has_its_place(window: MainWindow) -> None:
    """Every command is in a menu: otherwise only its keys would find it."""
    commands = {command.id for one in window.features for command in one.commands()}
    assert commands <= set(window.actions_._in_menus)
