"""Ignores input that was meant for the moment before a question."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from kingdom_builder_qt.core.decision import is_asked
from kingdom_builder_qt.ui.table.desk.desk import GameDesk

GUARD_MS = 500  # longer than the interval of a double click


class QuestionGuard(QObject):
    """Blocks answers for a moment after a question in another player's turn.

    `rest` is called with True when blocking begins and False when it ends.
    """

    def __init__(self, desk: GameDesk, rest: Callable[[bool], None], parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._rest = desk, rest
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(lambda: rest(False))
        desk.session_started.connect(self.end)
        desk.changed.connect(self._on_changed)
        desk.settled.connect(self._on_settled)
        self._is_news = False

    def end(self) -> None:
        """Allow answers and stop the timer."""
        self.timer.stop()
        self._rest(False)

    def _on_changed(self) -> None:
        self._is_news = True

    def _on_settled(self) -> None:
        session, news = self._desk.session, self._is_news
        self._is_news = False
        if session is None or not is_asked(session.position):
            self.end()
        elif news and GUARD_MS and session.seats[session.to_move].is_human:
            self._rest(True)
            self.timer.start(GUARD_MS)
