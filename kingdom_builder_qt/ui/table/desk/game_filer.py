"""Brings the games of a desk into the history when they end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.files.history_disk import HistoryDisk
from kingdom_builder_qt.ui.table.desk.desk import GameDesk


class GameFiler(QObject):
    """Files each game that ends at this desk, in another thread.

    A game that was over when it was opened is not filed.  One that is played on after its end was
    taken back is filed in place of that end.
    """

    def __init__(
        self,
        desk: GameDesk,
        disk: HistoryDisk,
        leaves_out: Callable[[Session], bool],
        *,
        keeps: bool,
        parent: QObject | None = None,
    ) -> None:
        """`keeps`: whether the player wants a history.

        `leaves_out`: whether nothing is to be kept of a game, as of one that tries a section.
        """
        super().__init__(parent)
        self._desk, self._disk, self._leaves_out = desk, disk, leaves_out
        self._session: Session | None = None
        self._goes_on = False  # that game, when it was looked at last
        self._key = ""  # of its last end that was filed
        self.keeps = keeps
        # The board shows the last move before the text of the whole game is made.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look)
        desk.session_started.connect(self._on_started)
        desk.settled.connect(self._soon.start)
        desk.closing.connect(self._on_closing)

    def set_kept(self, keeps: bool) -> None:
        """Keep a history from now on, or none; what ended meanwhile is not filed later."""
        if keeps and not self.keeps:
            self._disk.catch_up(keeps=False)
        self.keeps = keeps

    def _on_started(self) -> None:
        self._look()  # the game before, if its end was not shown yet
        self._session, self._key = self._desk.session, ""
        self._goes_on = self._session is not None and not self._session.position.is_over

    def _on_closing(self) -> None:
        self._look()
        self._session = None

    def _look(self) -> None:

        self._soon.stop()
        session = self._session
        if session is None:
            return
        has_ended = self._goes_on and session.position.is_over
        self._goes_on = not session.position.is_over
        if has_ended and self.keeps and not self._leaves_out(session):
            text = record_text(session)
            self._disk.file(text, self._key, lambda key: self._on_filed(session, key))

    def _on_filed(self, session: Session, key: str) -> None:
        if session is self._session:
            self._key = key
