"""Messages and tooltips stay until their reader acts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.widgets.corner_line import CornerLine
from kingdom_builder_qt.ui.desktop.widgets.tooltips import TIP_MS, set_tooltip, show_tooltip

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_a_message_waits_for_an_input(qtbot: QtBot) -> None:
    """An input during its time changes nothing; the first one afterwards ends the message."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 300)
    line = CornerLine(page, page)
    page.show()
    QTest.qWaitForWindowExposed(page)
    window = page.windowHandle()
    line._timer.timer.setInterval(20)
    line.say("Saved.")
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=QPoint(200, 10))
    assert line.message.text() == "Saved."
    QTest.qWait(60)
    assert line.message.text() == "Saved."
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert line.message.text() == ""
    assert not line.isVisible()


def test_tooltips_stay(qtbot: QtBot) -> None:
    """Qt hides a tooltip after ten seconds, unless it has a time."""
    button = QPushButton("Undo")
    qtbot.addWidget(button)
    set_tooltip(button, "Take back the last move")
    assert button.toolTipDuration() == TIP_MS > 600_000
    button.show()
    show_tooltip(button.mapToGlobal(QPoint(5, 5)), "Take back", button)
    assert QToolTip.text() == "Take back"
    show_tooltip(QPoint(), "", button)
