"""What can be done from a line of the log: replay the game from there, or play on from there."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu

from kingdom_builder_qt.game.replay.branch import branch_from, position_at
from kingdom_builder_qt.game.replay.sight import FACE_UP, Sight
from kingdom_builder_qt.ui.panels.log import LogPanel
from kingdom_builder_qt.ui.table.desk import GameDesk


class LogMenu(QObject):
    """Opens over the log of the running game.

    Only who plays against computers alone may play on from an earlier moment: another person at
    the table has a say in that.
    """

    replay_wanted = Signal(int)  # moves played until the moment
    branch_wanted = Signal(object)  # Branch

    def __init__(self, desk: GameDesk, log: LogPanel) -> None:
        super().__init__(log)
        self._desk, self._log = desk, log
        log.menu_requested.connect(self._show)

    def _show(self, moves: int, at: QPoint) -> None:
        session = self._desk.session
        if session is None:
            return
        menu = QMenu(self._log)
        menu.aboutToHide.connect(menu.deleteLater)
        replay = menu.addAction(self.tr("Replay from here"))
        replay.triggered.connect(lambda: self.replay_wanted.emit(moves))
        if len(self._desk.seats.humans) < 2:
            branch = menu.addAction(self.tr("Play on from here"))
            branch.triggered.connect(lambda: self._branch(moves))
            branch.setEnabled(not position_at(session, moves).is_over)
        menu.popup(at)

    def _branch(self, moves: int) -> None:
        session, people = self._desk.session, self._desk.seats.humans
        if session is not None:
            known = Sight(people[0]) if people else FACE_UP
            self.branch_wanted.emit(branch_from(session, moves, session.seats, known))
