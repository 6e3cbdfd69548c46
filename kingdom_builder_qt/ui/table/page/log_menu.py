"""The context menu of the log: replay the game, or play on, from a line."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.record.game_files import game_of
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.game.replay import FACE_UP, Branch, HandVisibility, branch_from
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.log import LogPanel

tr = translator(__name__)


class LogMenu(QObject):
    """The context menu of the running game's log.

    Playing on from an earlier position is offered only with one person at the table: a second
    person would have to agree.
    """

    replay_wanted = Signal(int)  # number of moves played before the position
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
        replay = menu.addAction(tr("Replay from here"))
        replay.triggered.connect(lambda: self.replay_wanted.emit(moves))
        if len(self._desk.seats.humans) < 2:
            branch = menu.addAction(tr("Play on from here…"))
            branch.triggered.connect(lambda: self._branch(moves))
            branch.setEnabled(not _is_end(session, moves))
        menu.popup(at)

    def _branch(self, moves: int) -> None:
        """Derive the game from that position in a thread, because all moves are replayed."""
        session, people = self._desk.session, self._desk.seats.humans
        if session is not None:
            known = HandVisibility(people[0]) if people else FACE_UP
            record, catalog = record_text(session), session.catalog
            question = partial(_branch, record, catalog, moves, known)
            Task(self, question, partial(self._on_branch, session))

    def _on_branch(self, session: Session, branch: Branch) -> None:
        if session is self._desk.session:  # the game has not been left since
            self.branch_wanted.emit(branch)


def _is_end(session: Session, moves: int) -> bool:
    """Return whether the game was over after this number of moves."""
    return session.position.is_over and moves >= len(session.log)


def _branch(record: str, catalog: Catalog, moves: int, known: HandVisibility) -> Branch:
    session = game_of(record, "game", catalog)
    return branch_from(session, moves, session.seats, known)
