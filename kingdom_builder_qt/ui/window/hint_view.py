"""Shows a hint: ghosts on the board, the card beside it, words for a screen reader."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.board.ghosts import GhostLayer
from kingdom_builder_qt.ui.board.view import BoardView
from kingdom_builder_qt.ui.panels.hint_card import HintCard
from kingdom_builder_qt.ui.panels.side_column import SideColumn
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.table.advice_request import Hint, HintState
from kingdom_builder_qt.ui.table.desk import GameDesk


class HintView(QObject):
    """Joins one hint to a board and to the column beside it."""

    def __init__(
        self,
        desk: GameDesk,
        view: BoardView,
        column: SideColumn,
        theme: Theme,
        parent: QWidget,
    ) -> None:
        """Show nothing until a hint is asked for; the card becomes a child of `parent`."""
        super().__init__(parent)
        self._view = view
        self.hint = Hint(desk, self)
        self.ghosts = GhostLayer(view.board_scene, theme)
        self.card = HintCard(self.hint, desk, theme, column, view, parent)
        self._told = HintState.NONE
        self.hint.changed.connect(self._on_changed)

    def ask(self) -> None:
        """Ask for a hint; the keyboard goes to the card if there is one already."""
        if self.hint.state is HintState.SHOWN:
            self.card.play.setFocus()
        else:
            self.hint.ask()

    def set_theme(self, theme: Theme) -> None:
        self.ghosts.set_theme(theme)
        self.card.set_theme(theme)

    def set_moves(self, moves: bool) -> None:
        """Let the sign of thinking move, or rest where motion is reduced."""
        self.card.busy.set_moves(moves)

    def _on_changed(self) -> None:
        hint = self.hint
        self.ghosts.show(hint.shown.ghosts if hint.shown is not None else ())
        if hint.state is not self._told and hint.state in (HintState.THINKING, HintState.SHOWN):
            self._view.announce(self.card.spoken)
        self._told = hint.state
