"""Message boxes in plain text, because their texts quote file names and other input."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
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

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import tinted
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import room_on_screen, title_width

_LEAST_EMS: Final = 24  # least width of a box with informative text, without its icon
# Of Qt, in pixels.
_SMALL_SCREEN: Final = 1024
_MARGIN: Final = 480
_MOST_WIDTH: Final = 1000
_SIGN: Final = 40  # pixels of usual text
# Line icons and their colours; a failure has Qt's icon, because drawing may be what failed.
_SIGNS: Final = {
    QMessageBox.Icon.Question: ("help", "accent"),
    QMessageBox.Icon.Warning: ("warning", "warning"),
}


def _most_width(box: QMessageBox) -> int:
    """Return the width that Qt allows a message box on its screen."""
    room = room_on_screen(box).width()
    return room if room <= _SMALL_SCREEN else min(room - _MARGIN, _MOST_WIDTH)


class _Box(QMessageBox):
    """A box with a sign of the program, at least as wide as its title.

    Qt would fit it to its text, which may be two words.
    """

    def __init__(self, parent: QWidget | None, icon: QMessageBox.Icon) -> None:
        super().__init__(parent)
        self._sign = _SIGNS.get(icon)
        if self._sign is None:
            self.setIcon(icon)
        self._draw_sign()

    def _draw_sign(self) -> None:
        if self._sign is not None:
            name, colour = self._sign
            ink, dpr = current_theme().colour(colour), self.devicePixelRatioF()
            self.setIconPixmap(tinted(name, ink, scaled(_SIGN), dpr))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._draw_sign()

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
    box = _Box(parent, icon)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(title)
    box.setText(text)
    box.setInformativeText(more)
    return box


def show_last_lines(box: QMessageBox) -> None:
    """Let the details open at their end."""
    for details in box.findChildren(QTextEdit):
        details.moveCursor(QTextCursor.MoveOperation.End)
