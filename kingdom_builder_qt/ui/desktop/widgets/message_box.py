"""Message boxes in plain text, because their texts quote file names and other input."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QShowEvent, QTextCursor
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QMessageBox,
    QSizePolicy,
    QSpacerItem,
    QTextEdit,
    QWidget,
)

from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import room_on_screen, title_width

_LEAST_EMS: Final = 24  # least width of a box with informative text, without its icon
# Of Qt, in pixels.
_SMALL_SCREEN: Final = 1024
_MARGIN: Final = 480
_MOST_WIDTH: Final = 1000


def _most_width(box: QMessageBox) -> int:
    """Return the width that Qt allows a message box on its screen."""
    room = room_on_screen(box).width()
    return room if room <= _SMALL_SCREEN else min(room - _MARGIN, _MOST_WIDTH)


class _Box(QMessageBox):
    """At least as wide as its title; Qt would fit it to its text, which may be two words."""

    def showEvent(self, event: QShowEvent) -> None:
        """Widen the layout, which Qt rebuilds with every text, icon and button."""
        grid = self.layout()
        assert isinstance(grid, QGridLayout), "Qt lays a message box out in a grid"
        for button in self.buttons():
            button.setIcon(QIcon())  # added by some desktops
        least = _LEAST_EMS * self.fontMetrics().height() if self.informativeText() else 0
        width = max(least, title_width(self))
        row, margins = self.findChild(QDialogButtonBox), grid.contentsMargins()
        assert isinstance(row, QDialogButtonBox)
        if row.sizeHint().width() + margins.left() + margins.right() > _most_width(self):
            row.setOrientation(Qt.Orientation.Vertical)  # or their texts would be cut
            row.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy = QSizePolicy.Policy.Minimum
        room = QSpacerItem(width, 0, policy, policy)
        grid.addItem(room, grid.rowCount(), 0, 1, grid.columnCount())
        super().showEvent(event)


def message_box(
    title: str,
    text: str,
    more: str = "",
    parent: QWidget | None = None,
    icon: QMessageBox.Icon = QMessageBox.Icon.Warning,
) -> QMessageBox:
    """Return a message box; the caller adds buttons and opens it.

    `more` is the informative text.
    """
    box = _Box(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setText(text)
    box.setInformativeText(more)
    return box


def show_last_lines(box: QMessageBox) -> None:
    """Let the details open at their end."""
    for details in box.findChildren(QTextEdit):
        details.moveCursor(QTextCursor.MoveOperation.End)
