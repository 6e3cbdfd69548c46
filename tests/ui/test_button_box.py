"""The buttons of a dialog follow the system's order, and so does the tab order."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.style import (
    button_box,
    dialog_buttons,
    full_height,
    vbox,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
# By Qt's value of a system: Windows, macOS, KDE, GNOME.
ORDERS = {
    0: ["All", "One", "Discard", "Undo", "Later"],
    1: ["Undo", "Discard", "One", "Later", "All"],
    2: ["Undo", "All", "One", "Discard", "Later"],
    3: ["Undo", "Discard", "One", "Later", "All"],
}


@pytest.mark.parametrize("system", ORDERS)
def test_buttons_lie_as_the_system_has_them(qtbot: QtBot, system: int) -> None:
    """The main button stays the default, and Tab moves from left to right."""
    dialog = QDialog()
    qtbot.addWidget(dialog)
    early = QPushButton("Early", dialog)  # the default without a main button
    everything, one, later, discard, undo = map(
        QPushButton, ["All", "One", "Later", "Discard", "Undo"]
    )
    everything.setDefault(True)
    box = button_box(dialog, [everything, one], later, other=[undo], discard=discard)
    box.setStyleSheet(f"button-layout: {system}")
    vbox(early, box, parent=dialog)
    dialog.show()
    QApplication.processEvents()
    assert everything.isDefault()
    buttons = [everything, one, later, discard, undo]
    buttons.sort(key=lambda button: button.mapTo(dialog, QPoint()).x())
    assert [button.text() for button in buttons] == ORDERS[system]
    assert len({(button.width(), button.height()) for button in buttons}) == 1
    seen = [buttons[0]]
    widget = buttons[0].nextInFocusChain()
    while widget is not buttons[0]:
        seen += [widget] if widget in buttons else []  # type: ignore[list-item]
        widget = widget.nextInFocusChain()
    assert seen == buttons


def test_the_accepting_button_has_the_accent(qtbot: QtBot) -> None:
    """Prove that one style marks the main button, of standard and of other buttons."""
    dialog, accent = QDialog(), current_theme().colour("accent")
    qtbot.addWidget(dialog)
    ok, cancel = QPushButton("Save"), QPushButton("Cancel")
    standard = QDialogButtonBox.StandardButton
    boxes = button_box(dialog, [ok], cancel), dialog_buttons(standard.Ok | standard.Cancel)
    vbox(*boxes, parent=dialog)
    role = QPalette.ColorRole.Button
    for box in boxes:
        marked = {b.text().replace("&", ""): b.palette().color(role) for b in box.buttons()}
        assert [text for text, colour in marked.items() if colour == accent] in (["Save"], ["OK"])


def test_buttons_of_a_page_are_as_high_as_those_of_a_dialog(qtbot: QtBot) -> None:
    """They keep their width, and follow the size of the text."""
    dialog, plain = QDialog(), QPushButton("Start")
    qtbot.addWidget(dialog)
    box = dialog_buttons(QDialogButtonBox.StandardButton.Close)
    width = plain.sizeHint().width()
    full_height(plain)
    vbox(plain, box, parent=dialog)
    close = box.button(QDialogButtonBox.StandardButton.Close)
    assert plain.minimumHeight() == close.minimumHeight() > plain.fontMetrics().height() + 10
    assert plain.minimumWidth() < width
    font = plain.font()
    font.setPointSizeF(2 * font.pointSizeF())
    for button in (plain, close):
        button.setFont(font)
    assert plain.minimumHeight() == close.minimumHeight() > 2 * 20
