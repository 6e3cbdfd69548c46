"""A card between column and hand: heading, a text that scrolls in little space, and buttons."""

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
    """Reports the height of its text, of which a few lines are enough; its buttons never scroll."""

    resized = Signal()  # the wanted height has changed

    def __init__(self, board: QWidget, lines: int) -> None:
        """`board` gets the focus when the card hides; `lines`: least visible lines of text."""
        super().__init__()
        self.card = CardFrame()
        self._board, self._lines = board, lines

    def lay_out(self, head: QHBoxLayout, words: Sequence[QWidget], buttons: QHBoxLayout) -> None:
        text = QWidget()
        self._text_rows = vbox(*words, parent=text, spacing=GAP)
        self.page = ScrollPage(text, least=0)
        self._head, self._buttons, self._text_font = head, buttons, words[0]
        vbox(head, (self.page, 1), GAP, buttons, parent=self.card, spacing=GAP, margin=INNER_MARGIN)
        vbox(self.card, parent=self, spacing=0, margin=MARGIN)

    def show_card(self) -> None:
        """Show the card and request its height."""
        self.show()
        self.resized.emit()

    def leave(self) -> None:
        """Hide the card and give the focus back to the board."""
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._board.setFocus()
        self.hide()
        self.resized.emit()

    def height_for(self, width: int) -> int:
        """Return the height for the whole text at a width, 0 while hidden."""
        inner = width - 2 * (MARGIN + INNER_MARGIN)
        return self._height(self._text_rows.totalHeightForWidth(inner))

    def least_height(self) -> int:
        """Return the height for a few lines of text, 0 while hidden."""
        return self._height(self._lines * QFontMetrics(self._text_font.font()).lineSpacing())

    def _height(self, text: int) -> int:
        """Return the height of the card with a text of this height."""
        if self.isHidden():
            return 0
        rows = self._head.sizeHint().height(), self._buttons.sizeHint().height()
        words = 0 if self.page.isHidden() else text + GAP
        return sum(rows) + words + 2 * GAP + 2 * (MARGIN + INNER_MARGIN)

    def event(self, event: QEvent) -> bool:
        """Emit `resized` after layout requests."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and not self.isHidden():
            self.resized.emit()
        return done


class ActivityCard(AboveHand):
    """Follows a lesson or a puzzle: task, outcome of an answer, and buttons for the next step."""

    back = Signal()  # to the list of lessons or puzzles
    said = Signal(str)  # an announcement for screen readers

    def __init__(
        self,
        board: QWidget,
        lines: int,
        *,
        head: Sequence[QWidget] = (),
        words: Sequence[QWidget] = (),
        steps: Sequence[QPushButton] = (),
    ) -> None:
        """`head`: widgets left of the title. `words`: below the text. `steps`: buttons before
        `main`.
        """
        super().__init__(board, lines)
        self._announced = ""
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
            button.setAutoDefault(True)  # Enter presses the focused button
            button.setMinimumHeight(32)
        make_primary(self.main)
        self.list.clicked.connect(self.back)
        self.hide()

    def show_words(self, outcome: str, text: str) -> None:
        """Show outcome and text; empty ones are hidden."""
        for part, said in ((self.outcome, outcome), (self.text, text)):
            part.setText(said)
            part.setVisible(bool(said))

    def colour_outcome(self, name: str) -> None:
        """Set the colour of the outcome to a colour of the theme."""
        palette = QPalette(self.outcome.palette())
        palette.setColor(QPalette.ColorRole.WindowText, current_theme().colour(name))
        self.outcome.setPalette(palette)

    def tell(self, words: str, spoken: str = "") -> bool:
        """Announce `words`, or `spoken`, to screen readers if the words are new; return whether."""
        self.setAccessibleDescription(words)
        if words == self._announced:
            return False
        self._announced = words
        self.page.verticalScrollBar().setValue(0)
        self.said.emit(spoken or words)
        return True

    def end(self) -> None:
        """Clear the announced words and hide."""
        self._announced = ""
        if not self.isHidden():
            self.leave()
