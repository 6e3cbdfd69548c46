"""The view of an advice: ghosts on the board, a card, and announcements for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.style.theme import appearance
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.ghosts import GhostLayer
from kingdom_builder_qt.ui.table.desk.advice_request import AdviceRequest, AdviceState
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.advice_card import AdviceCard


class AdviceView(QObject):
    """Connects an advice request with a board and a card next to it."""

    def __init__(
        self,
        desk: GameDesk,
        view: BoardView,
        parent: QWidget,
    ) -> None:
        """The card is created here and placed by the page."""
        super().__init__(parent)
        self._view = view
        self.request = AdviceRequest(desk, self)
        self.ghosts = GhostLayer(view.board_scene)
        appearance().changed.connect(self._follow_theme)
        self.card = AdviceCard(self.request, desk, view)
        self._announced: tuple[AdviceState, bool] = (AdviceState.NONE, False)
        self.request.changed.connect(self._on_changed)

    def _follow_theme(self) -> None:
        self.ghosts.follow_theme()

    def ask(self) -> None:
        """Request advice; if it is shown already, show the second-best turn and focus the card."""
        if self.request.state is AdviceState.SHOWN:
            self.request.show_other()
            self.card.play.setFocus()
        else:
            self.request.ask()

    def set_moves(self, moves: bool) -> None:
        """Animate the busy sign, or stop it where motion is reduced."""
        self.card.busy.set_moves(moves)

    def _on_changed(self) -> None:
        request = self.request
        self.ghosts.show(request.shown.ghosts if request.shown is not None else ())
        is_spoken = request.state not in (AdviceState.NONE, AdviceState.PLAYING)
        said = request.state, request.shown is not None and request.shown.is_second
        if is_spoken and said != self._announced:
            self._view.announce(self.card.spoken)
        self._announced = said
