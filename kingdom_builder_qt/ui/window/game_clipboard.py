"""The clipboard: the running game or its position is copied, what others copied is found."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from kingdom_builder_qt.game.record.game_files import is_list
from kingdom_builder_qt.game.record.game_text import game_text
from kingdom_builder_qt.ui.table.desk import GameDesk
from kingdom_builder_qt.ui.table.position_text import LONGEST, hides_cards, position_text


class GameClipboard(QObject):
    """Copies from a desk, and tells what is pasted."""

    message = Signal(str)  # what was copied
    game_pasted = Signal(str)  # list of a game
    position_pasted = Signal(str)  # any other text; empty if there is none, or too much

    def __init__(self, desk: GameDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk

    def copy_position(self) -> None:
        """Copy what the person at the screen may know of the position."""
        text = position_text(self._desk.seats)
        if not text:
            return
        QGuiApplication.clipboard().setText(text)
        if hides_cards(text):
            self.message.emit(self.tr("Position copied. Hidden cards appear in it as “?”."))
        else:
            self.message.emit(self.tr("Position copied."))

    def copy_game(self) -> None:
        """Copy the whole game as a list of its turns, as complete as a saved game."""
        session = self._desk.session
        if session is None:
            return
        QGuiApplication.clipboard().setText(game_text(session))
        if session.position.is_over or self._desk.seats.only_computers:
            self.message.emit(self.tr("Game copied."))
        else:
            self.message.emit(self.tr("Game copied. Hidden cards can be read in it."))

    def paste(self) -> None:
        """Tell what is on the clipboard."""
        text = QGuiApplication.clipboard().text()
        if is_list(text):
            self.game_pasted.emit(text)
        else:
            self.position_pasted.emit(text if len(text) <= LONGEST else "")
