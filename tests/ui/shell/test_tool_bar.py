"""The buttons of the tool bar."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import SIGNAL, QPoint
from PySide6.QtWidgets import QMenu, QToolButton

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.desktop.style.theme import Theme
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_changes_of_an_action_add_up_to_nothing(window: MainWindow) -> None:
    """The button of an action with many changes listens once and shows each change."""
    action = window.actions_["undo"]
    button = window.tool_bar.widgetForAction(action)
    assert isinstance(button, QToolButton)
    action.setEnabled(True)
    listening = action.receivers(SIGNAL("changed()"))
    for number in range(20):
        action.setEnabled(number % 2 == 1)
        assert button.isEnabled() == action.isEnabled()
    action.setText("Undo it")
    assert button.text() == action.iconText()
    assert action.receivers(SIGNAL("changed()")) <= listening


def test_icons_are_drawn_for_what_is_seen(
    window: MainWindow, catalog: Catalog, use_theme: Callable[[str], Theme]
) -> None:
    """A menu has its icons once it opens, and the tool bar of a game too; a start draws none."""
    actions = window.actions_
    assert all(actions[id_].icon().isNull() for id_ in ("name_game", "undo", "rules"))
    menu = window.menus.actions()[0].menu()
    assert isinstance(menu, QMenu)
    menu.popup(QPoint())
    assert not actions["name_game"].icon().isNull()
    assert actions["undo"].icon().isNull()
    menu.close()
    window.desk.start(new_session(catalog, "human", "human"))
    button = window.tool_bar.widgetForAction(actions["undo"])
    assert isinstance(button, QToolButton)
    light = button.icon().pixmap(20).toImage()
    assert not light.isNull()
    use_theme("dark")
    assert button.icon().pixmap(20).toImage() != light
