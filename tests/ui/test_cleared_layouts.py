"""Widgets removed from a layout are deleted: no new object may be confused with them."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.widgets import screen_geometry
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_dialog
from kingdom_builder_qt.ui.desktop.widgets.style import STRETCH, clear_layout, hbox, vbox

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_a_cleared_layout_leaves_nothing(qtbot: QtBot) -> None:
    """Clearing deletes the items of widgets and gaps and the nested layouts; refilling works."""
    window = QWidget()
    qtbot.addWidget(window)
    inner = hbox(QLabel("a"), 4, vbox(QLabel("b")))
    rows = vbox(inner, QLabel("c"), STRETCH, parent=window)
    deep = inner.itemAt(2).layout()
    items = [layout.itemAt(n) for layout in (rows, inner, deep) for n in range(layout.count())]
    assert len(items) == 7
    clear_layout(rows)
    assert [item for item in items if shiboken6.isValid(item)] == []
    rows.addWidget(QLabel("d"))
    assert rows.count() == 1


@pytest.mark.parametrize("is_layout", [True, False])
def test_a_scrolling_dialog_leaves_no_layout_item(
    is_layout: bool, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a dialog that gets a scroll area the last row stays below it, and its old item is
    deleted.
    """
    monkeypatch.setattr(screen_geometry, "available_area", lambda _widget: QRect(0, 0, 400, 300))
    dialog = QDialog()
    qtbot.addWidget(dialog)
    tall, button = QWidget(), QPushButton("Close")
    tall.setMinimumHeight(800)
    rows = vbox(tall, hbox(button) if is_layout else button, parent=dialog)
    last = rows.itemAt(1)
    fit_dialog(dialog)
    assert dialog.height() <= 300
    assert shiboken6.isValid(last) == is_layout
    dialog.show()
    assert button.isVisible()
    assert button.window() is dialog
