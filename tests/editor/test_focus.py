"""The keyboard in the window of the section editor."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.desktop.widgets.controls.focus_ring import follow_focus
from tests.ui.test_accessibility import LEAST, stops

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_tab_follows_the_layout_and_is_seen(editor: EditorWindow, qtbot: QtBot) -> None:
    """Tab goes from the canvas down the side to the issues, past the pages behind a tab."""
    follow_focus()
    QApplication.setCursorFlashTime(0)
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    side = (editor.palette_, editor.docks["properties"], editor.docks["issues"], editor.canvas)
    reached: list[QWidget | type[QTabBar]] = []
    heights: list[int] = []
    for stop in stops(editor):
        assert stop.changed >= LEAST, stop.widget
        assert editor.rect().intersects(stop.place), stop.widget
        parts = [part for part in side if part is stop.widget or part.isAncestorOf(stop.widget)]
        reached += [QTabBar] if isinstance(stop.widget, QTabBar) else parts
        if editor.docks["properties"] in parts:
            heights.append(stop.widget.mapTo(editor.properties.widget(), QPoint()).y())
    palette, properties, issues, canvas = side
    assert list(dict.fromkeys(reached)) == [palette, QTabBar, properties, issues, canvas]
    assert heights == sorted(heights)
