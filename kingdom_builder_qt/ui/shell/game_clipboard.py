"""The clipboard of the main window: copies games and positions, recognises pasted data."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.record.game_text import game_text
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.files.dropped_files import PICTURE_SUFFIX, dragged_file
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.position_text import LONGEST, hides_cards, position_text
from kingdom_builder_qt.ui.words.error_texts import ErrorTexts

tr = translator(__name__)


class GameClipboard(QObject):
    """Copies from a desk, and emits a signal for the kind of pasted data."""

    message = Signal(str)  # confirms a copy
    game_pasted = Signal(str)  # move list of a game, or a saved game
    code_pasted = Signal(str)  # set-up code
    file_pasted = Signal(object)  # path of a picture
    picture_pasted = Signal(object)  # QImage
    position_pasted = Signal(str)  # any other text; "" if there is none, or if it is too long

    def __init__(self, desk: GameDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        # Read after every move; the options of a game never change.
        self._codes: WeakKeyDictionary[Session, tuple[str, str]] = WeakKeyDictionary()

    def copy_position(self) -> None:
        """Copy the position without the cards hidden from the person at the screen."""
        text = position_text(self._desk.seats)
        if not text:
            return
        QGuiApplication.clipboard().setText(text)
        if hides_cards(text):
            self.message.emit(tr("Position copied. Hidden cards appear in it as “?”."))
        else:
            self.message.emit(tr("Position copied."))

    def copy_game(self) -> None:
        """Copy the game as a move list, as complete as a saved game."""
        session = self._desk.session
        if session is None:
            return
        QGuiApplication.clipboard().setText(game_text(session))
        if session.position.is_over or self._desk.seats.only_computers:
            self.message.emit(tr("Game copied."))
        else:
            self.message.emit(tr("Game copied, including the hidden cards."))

    def copy_set_up(self) -> None:
        """Copy the set-up code, for others to play with this board, these cards and deals."""
        session = self._desk.session
        if session is None or not (code := self.set_up_code()):
            return
        QGuiApplication.clipboard().setText(code)
        copied = tr("Set-up code copied: {code}")
        if session.options.challenge:
            copied = tr(
                "Set-up code copied: {code}. A game from it does not count as the challenge."
            )
        self.message.emit(copied.format(code=code))

    def set_up_code(self) -> str:
        """Return the set-up code of the running game, "" if it has none."""
        return self._code_or_reason()[0]

    @property
    def why_no_code(self) -> str:
        """Return a sentence with the reason why there is no set-up code, else ""."""
        return self._code_or_reason()[1]

    def _code_or_reason(self) -> tuple[str, str]:
        session = self._desk.session
        if session is None:
            return "", ""
        if session not in self._codes:
            self._codes[session] = self._found(session)
        return self._codes[session]

    def _found(self, session: Session) -> tuple[str, str]:
        from kingdom_builder_qt.game.setup.set_up_codes import to_code

        if session.options.position:
            return "", tr(
                "A game that began from a position has no set-up code."
                " Copy the position as text instead."
            )
        try:
            return to_code(session.options, session.catalog), ""
        except SetupError as error:
            reason = ErrorTexts(session.catalog).sentence(error)
            return "", tr("This game has no set-up code. {reason}").format(reason=reason)

    def paste(self) -> None:
        """Recognise the content of the clipboard."""
        self.take(QGuiApplication.clipboard().mimeData())

    def take(self, data: QMimeData) -> None:
        """Recognise copied or dropped data; a recognised text takes precedence over a picture."""
        from kingdom_builder_qt.game.record.game_files import is_list, is_position, is_record
        from kingdom_builder_qt.game.record.pasted import meant
        from kingdom_builder_qt.game.setup.set_up_codes import find_code

        text = meant(data.text())
        file = dragged_file(data, PICTURE_SUFFIX)
        if is_list(text) or is_record(text):
            self.game_pasted.emit(text)
        elif file is not None:  # its name may look like a code
            self.file_pasted.emit(file)
        elif code := find_code(text):
            self.code_pasted.emit(code)
        elif data.hasImage() and not is_position(text):
            self.picture_pasted.emit(QImage(data.imageData()))
        else:
            self.position_pasted.emit(text if len(text) <= LONGEST else "")
