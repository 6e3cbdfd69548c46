"""A card between column and hand: a head, words that scroll where room is scarce, buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from kingdom_builder_qt.ui.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.widgets.style import CardFrame, vbox

GAP: Final = 4
MARGIN: Final = 8
INNER_MARGIN: Final = 12


class AboveHand(QWidget):
    """Asks for the height of its words, and can do with a few lines of them."""

    resized = Signal()  # it needs another height than before

    def __init__(self, board: QWidget, lines: int) -> None:
        """Hide; the board gets the keyboard back.  `lines`: of words that are always seen."""
        super().__init__()
        self.card = CardFrame()
        self._board, self._lines = board, lines

    def lay_out(self, head: QHBoxLayout, words: Sequence[QWidget], buttons: QHBoxLayout) -> None:
        """Put the card together."""
        text = QWidget()
        self._text_rows = vbox(*words, parent=text, spacing=GAP)
        self.page = ScrollPage(text, least=0)
        self._head, self._buttons, self._text_font = head, buttons, words[0]
        vbox(head, (self.page, 1), GAP, buttons, parent=self.card, spacing=GAP, margin=INNER_MARGIN)
        vbox(self.card, parent=self, spacing=0, margin=MARGIN)

    def show_card(self) -> None:
        """Show the card and ask for its height."""
        self.show()
        self.resized.emit()

    def leave(self) -> None:
        """Hide; the keyboard goes back to where it came from."""
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._board.setFocus()
        self.hide()
        self.resized.emit()

    def height_for(self, width: int) -> int:
        """Return the height that all its words need in a width; 0 while it is hidden."""
        inner = width - 2 * (MARGIN + INNER_MARGIN)
        return self._height(self._text_rows.totalHeightForWidth(inner))

    def least_height(self) -> int:
        """Return the height with a few lines of words, which scroll; 0 while it is hidden."""
        return self._height(self._lines * QFontMetrics(self._text_font.font()).lineSpacing())

    def _height(self, text: int) -> int:
        """Return the height with so much room for the words."""
        if self.isHidden():
            return 0
        rows = self._head.sizeHint().height(), self._buttons.sizeHint().height()
        words = 0 if self.page.isHidden() else text + GAP
        return sum(rows) + words + 2 * GAP + 2 * (MARGIN + INNER_MARGIN)

    def event(self, event: QEvent) -> bool:
        """Tell when its words need another height."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and not self.isHidden():
            self.resized.emit()
        return done
