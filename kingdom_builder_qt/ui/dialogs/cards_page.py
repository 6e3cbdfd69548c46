"""The page of the new-game dialog on which the Kingdom Builder cards are chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.core.entries import Card
from kingdom_builder_qt.ui.texts_names import content_text
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.widgets.big_button import BigButton
from kingdom_builder_qt.ui.widgets.chips import paint_emblem
from kingdom_builder_qt.ui.widgets.style import muted, scaled_font, tight

COLUMNS = 2
EMBLEM = 40
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class CardToggle(BigButton):
    """One card with its full text; checked while it is chosen."""

    def __init__(self, card: Card, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.card = card
        self.setCheckable(True)
        self.setAccessibleName(content_text(card.name))
        self.setAccessibleDescription(content_text(card.text))
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(policy.Policy.Expanding)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return room for name and text at a width of about a column."""
        metrics = QFontMetrics(scaled_font(self, 0.88))
        return QSize(360, max(64, 4 * metrics.lineSpacing() + 18))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw emblem, name and text."""
        if not self.isEnabled():
            painter.setOpacity(0.5)
        emblem = QRectF(rect.left() + 2, rect.top() + 4, EMBLEM, EMBLEM)
        paint_emblem(painter, "cards", self.card.id, emblem, self.theme)
        words = rect.adjusted(EMBLEM + 14, 2, -2, 0)
        painter.setFont(scaled_font(self, 0.96, bold=True))
        painter.setPen(self.theme.colour("text"))
        painter.drawText(words, int(_WRAP), content_text(self.card.name))
        words.setTop(words.top() + painter.fontMetrics().lineSpacing() + 1)
        painter.setFont(scaled_font(self, 0.88))
        painter.setPen(self.theme.colour("text_muted"))
        painter.drawText(words, int(_WRAP), content_text(self.card.text))


class CardsPage(QWidget):
    """All cards as toggles; what is not chosen is a surprise."""

    changed = Signal()

    def __init__(
        self,
        cards: list[Card],
        chosen: list[str],
        most: int,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.most = most
        self.chosen = chosen
        self.toggles = {card.id: CardToggle(card, theme) for card in cards}
        self.state = muted("", 1.0)
        self.clear = QPushButton(self.tr("All a surprise"))
        self.clear.clicked.connect(self._on_clear)
        top = QHBoxLayout()
        tight(top, 8)
        top.addWidget(self.state, 1)
        top.addWidget(self.clear)
        grid = QGridLayout()
        tight(grid, 6)
        for number, toggle in enumerate(self.toggles.values()):
            toggle.clicked.connect(lambda _=False, t=toggle: self._on_toggled(t))
            grid.addWidget(toggle, *divmod(number, COLUMNS))
        rows = QVBoxLayout(self)
        tight(rows, 8, 12)
        rows.addLayout(top)
        rows.addLayout(grid)
        rows.addStretch(1)
        self.refresh()

    def _on_toggled(self, toggle: CardToggle) -> None:
        if toggle.card.id in self.chosen:
            self.chosen.remove(toggle.card.id)
        elif len(self.chosen) < self.most:
            self.chosen.append(toggle.card.id)
        self.refresh()
        self.changed.emit()

    def _on_clear(self) -> None:
        self.chosen.clear()
        self.refresh()
        self.changed.emit()

    def refresh(self) -> None:
        """Show which cards are chosen; no more can be chosen than a game has."""
        full = len(self.chosen) >= self.most
        for id_, toggle in self.toggles.items():
            toggle.setChecked(id_ in self.chosen)
            toggle.setEnabled(id_ in self.chosen or not full)
        self.clear.setEnabled(bool(self.chosen))
        self.state.setText(self._state())

    def _state(self) -> str:
        count = len(self.chosen)
        if not count:
            return self.tr("All {most} cards are a surprise. Choose up to {most}.").format(
                most=self.most
            )
        if count == self.most:
            return self.tr("All {most} cards are chosen.").format(most=self.most)
        return self.tr("{count} of {most} chosen, the rest is a surprise.").format(
            count=count, most=self.most
        )
