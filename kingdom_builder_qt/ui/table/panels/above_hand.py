"""A card between column and hand: a head, words that scroll where room is scarce, buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget

from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    CardFrame,
    ElidedLabel,
    hbox,
    label,
    make_primary,
    muted,
    title_font,
    vbox,
)

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


class ActivityCard(AboveHand):
    """Follows a lesson or a puzzle: its task, the outcome of an answer, the ways to go on."""

    back = Signal()  # to the list of lessons or puzzles
    said = Signal(str)  # for a screen reader

    def __init__(
        self,
        board: QWidget,
        lines: int,
        *,
        head: Sequence[QWidget] = (),
        words: Sequence[QWidget] = (),
        steps: Sequence[QPushButton] = (),
    ) -> None:
        """Take widgets: `head` at its left, `words` below the text, `steps` before `main`."""
        super().__init__(board, lines)
        self._told = ""
        self.title = ElidedLabel()
        self.title.setFont(title_font(self.title))
        self.place = muted()
        self.outcome = label("", 1.0, bold=True, wrap=True, fitted=True)
        self.text = label("", 1.0, wrap=True, fitted=True)
        self.list, self.over, self.main = QPushButton(), QPushButton(), QPushButton()
        self.lay_out(
            hbox(*head, (self.title, 1), self.place),
            (self.outcome, self.text, *words),
            hbox(self.list, self.over, STRETCH, *steps, self.main, spacing=6),
        )
        for button in (self.list, self.over, *steps, self.main):
            button.setAutoDefault(True)  # Enter presses it
            button.setMinimumHeight(32)
        make_primary(self.main)
        self.list.clicked.connect(self.back)
        self.hide()

    def show_words(self, outcome: str, text: str) -> None:
        """Show the outcome and the text, each if there is one."""
        for part, said in ((self.outcome, outcome), (self.text, text)):
            part.setText(said)
            part.setVisible(bool(said))

    def colour_outcome(self, name: str) -> None:
        """Paint the outcome in a colour of the theme."""
        palette = QPalette(self.outcome.palette())
        palette.setColor(QPalette.ColorRole.WindowText, current_theme().colour(name))
        self.outcome.setPalette(palette)

    def tell(self, words: str, spoken: str = "") -> bool:
        """Let a screen reader say `words`, or `spoken`, if the words are new; return whether."""
        self.setAccessibleDescription(words)
        if words == self._told:
            return False
        self._told = words
        self.page.verticalScrollBar().setValue(0)
        self.said.emit(spoken or words)
        return True

    def end(self) -> None:
        """Forget what was said, and hide."""
        self._told = ""
        if not self.isHidden():
            self.leave()
