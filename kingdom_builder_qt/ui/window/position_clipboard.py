"""Positions on the clipboard: the running game is copied, what others copied is found."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from kingdom_builder_qt.ui.table.desk import GameDesk
from kingdom_builder_qt.ui.table.position_text import LONGEST, hides_cards, position_text

_BOARD: Final = re.compile(r"(^|[;\n])\s*board\s*:")  # the one field that every position has


class PositionClipboard(QObject):
    """Copies the position of a desk."""

    message = Signal(str)  # what was copied

    def __init__(self, desk: GameDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk

    def copy(self) -> None:
        """Copy what the person at the screen may know of the position."""
        text = position_text(self._desk.seats)
        if not text:
            return
        QGuiApplication.clipboard().setText(text)
        if hides_cards(text):
            self.message.emit(self.tr("Position copied; hidden cards are in it as “?”."))
        else:
            self.message.emit(self.tr("Position copied."))


def copied_position() -> str:
    """Return the text on the clipboard if it looks like a position, else nothing."""
    text = QGuiApplication.clipboard().text()
    return text if len(text) <= LONGEST and _BOARD.search(text) else ""
