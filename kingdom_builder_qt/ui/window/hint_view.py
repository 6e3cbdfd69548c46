"""Shows a hint: ghosts on the board, the card beside it, words for a screen reader."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.ui.board.ghosts import GhostLayer
from kingdom_builder_qt.ui.panels.hint_card import HintCard
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.table.advice_request import Hint, HintState
from kingdom_builder_qt.ui.table.desk import GameDesk
from kingdom_builder_qt.ui.window.game_page import GamePage


class HintView(QObject):
    """Joins one hint to the table of one game page."""

    def __init__(self, desk: GameDesk, page: GamePage, theme: Theme) -> None:
        """Follow the desk of the page."""
        super().__init__(page)
        self._page = page
        self.hint = Hint(desk, self)
        self.ghosts = GhostLayer(page.scene, theme)
        self.card = HintCard(self.hint, desk, theme, page.column, page.view, page)
        self._told = HintState.NONE
        self.hint.changed.connect(self._on_changed)

    def ask(self) -> None:
        """Ask for a hint; the keyboard goes to the card if there is one already."""
        if self.hint.state is HintState.SHOWN:
            self.card.play.setFocus()
        else:
            self.hint.ask()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme."""
        self.ghosts.set_theme(theme)
        self.card.set_theme(theme)

    def set_moves(self, moves: bool) -> None:
        """Let the sign of thinking move, or rest where motion is reduced."""
        self.card.busy.set_moves(moves)

    def _on_changed(self) -> None:
        hint = self.hint
        self.ghosts.show(hint.shown.ghosts if hint.shown is not None else ())
        if hint.state is not self._told and hint.state in (HintState.THINKING, HintState.SHOWN):
            self._page.view.announce(self.card.spoken)
        self._told = hint.state
