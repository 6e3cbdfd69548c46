"""Message boxes in plain text, because their texts quote file names and other input."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import QGridLayout, QMessageBox, QSizePolicy, QSpacerItem, QWidget

from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import title_width

_LEAST_EMS: Final = 24  # least width of a box with informative text, without its icon


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
