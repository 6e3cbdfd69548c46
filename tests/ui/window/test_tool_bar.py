"""The buttons of the tool bar."""

from __future__ import annotations

import pytest
from PySide6.QtCore import SIGNAL
from PySide6.QtWidgets import QToolButton

from kingdom_builder_qt.ui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_changes_of_an_action_add_up_to_nothing(window: MainWindow) -> None:
    """However often an action changes, its button listens once, and shows each change."""
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
