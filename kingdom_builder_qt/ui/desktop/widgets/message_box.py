"""Message boxes: their texts quote files and names, so none of it is taken for HTML."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import QGridLayout, QMessageBox, QSizePolicy, QSpacerItem, QWidget

from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import title_width

_LEAST_EMS: Final = 24  # of a box with more to read, beside its icon


class _Box(QMessageBox):
    """As wide as its title needs; Qt would make it as wide as its text, which may be two words."""

    def showEvent(self, event: QShowEvent) -> None:
        """Widen the layout, which Qt makes anew with every text, icon and button."""
        grid = self.layout()
        assert isinstance(grid, QGridLayout), "Qt lays a message box out in a grid"
        for button in self.buttons():
            button.setIcon(QIcon())  # which some desktops add
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
    """Return a box with a sentence and what follows from it; the caller adds buttons and opens it.

    `more` is shown below in smaller letters.
    """
    box = _Box(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setText(text)
    box.setInformativeText(more)
    return box
