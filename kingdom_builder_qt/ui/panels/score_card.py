"""One Kingdom Builder card of the cards panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QFocusEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.texts import NameTexts
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.theme_house import mark_pixmap
from kingdom_builder_qt.ui.widgets.chips import EmblemChip
from kingdom_builder_qt.ui.widgets.pictures import Drawing
from kingdom_builder_qt.ui.widgets.style import CardFrame, ElidedLabel, label, muted, tight

EMBLEM = 36


class Mark(Drawing):
    """The round badge of a player."""

    def __init__(self, colour: int, theme: Theme, size: int, parent: QWidget | None = None) -> None:
        super().__init__(size, parent)
        self._colour, self._theme = colour, theme

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it."""
        pixmap = mark_pixmap(self._colour, self._size, self.devicePixelRatioF(), self._theme)
        painter.drawPixmap(rect.topLeft(), pixmap)


class ScoreCard(CardFrame):
    """Emblem, name, full text, and the gold of every player if it is shown."""

    lit = Signal(bool)
    help_requested = Signal()

    def __init__(self, card: str, names: NameTexts, seats: Sequence[Seat], theme: Theme) -> None:
        super().__init__(theme)
        self.card, self._names, self._seats = card, names, seats
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.title = ElidedLabel(names.card(card), 1.0, bold=True)
        self.rule = muted(names.card_rule(card), 0.92, wrap=True, fitted=True)
        self.amounts = [label("", 0.92, bold=True) for _ in seats]
        self._gold_row = QWidget()
        self._lay_out()
        self.show_gold([])

    def _lay_out(self) -> None:
        gold = QHBoxLayout(self._gold_row)
        tight(gold, 2)
        for seat, amount in zip(self._seats, self.amounts, strict=True):
            gold.addWidget(Mark(seat.colour, self._theme, 13))
            gold.addWidget(amount)
            amount.setMinimumWidth(amount.fontMetrics().horizontalAdvance("00") + 2)
        head = QHBoxLayout()
        tight(head, 4)
        head.addWidget(self.title, 1)
        head.addWidget(self._gold_row)
        words = QVBoxLayout()
        tight(words, 2)
        words.addLayout(head)
        words.addWidget(self.rule)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 7, 10, 7)
        row.setSpacing(10)
        emblem = EmblemChip("cards", self.card, EMBLEM, self._theme)
        row.addWidget(emblem, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def full_height(self, width: int) -> int:
        """Return the height for the whole text in a width."""
        self.ensurePolished()  # before that the frame of the style sheet is not known
        row = self.layout()
        assert row is not None
        edges, frame = row.contentsMargins(), 2 * self.frameWidth()
        edges_x, edges_y = edges.left() + edges.right(), edges.top() + edges.bottom()
        room = width - edges_x - frame - EMBLEM - row.spacing()
        words = self.title.sizeHint().height() + 2 + self.rule.heightForWidth(room)
        return max(EMBLEM, words) + edges_y + frame

    def show_gold(self, gold: Sequence[int]) -> None:
        """Show the gold by player; nothing while it is empty."""
        self._gold_row.setVisible(bool(gold))
        spoken = [self._names.card(self.card), self._names.card_rule(self.card)]
        for player, amount in enumerate(gold):
            self.amounts[player].setText(str(amount))
            text = self.tr("{player}: {gold} gold")
            spoken.append(text.format(player=self._seats[player].name, gold=amount))
        self.setAccessibleName(". ".join(spoken))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the rule: by the right button or the menu key."""
        self.help_requested.emit()
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light the hexes."""
        super().enterEvent(event)
        self.set_marked(True)
        self.lit.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Put the light out."""
        super().leaveEvent(event)
        self.set_marked(False)
        self.lit.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light the hexes."""
        super().focusInEvent(event)
        self.set_marked(True)
        self.lit.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put the light out."""
        super().focusOutEvent(event)
        self.set_marked(False)
        self.lit.emit(False)
