"""The Kingdom Builder cards of the game and the castle, with their full text."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from kingdom_builder_qt.ui.models.score_model import ScoreModel
from kingdom_builder_qt.ui.models.shown import shown_player
from kingdom_builder_qt.ui.panels.panel import Panel
from kingdom_builder_qt.ui.panels.score_card import ScoreCard
from kingdom_builder_qt.ui.session_bridge import SessionBridge
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.widgets.style import clear_layout, tight

ROLE = "earned"


class CardsPanel(Panel):
    """A list of cards; the one under the mouse or in focus lights the hexes that earn its gold."""

    def __init__(self, bridge: SessionBridge, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(bridge, theme, parent)
        self.setAccessibleName(self.tr("Kingdom Builder cards"))
        self.model = ScoreModel(bridge, self)
        self.cards: list[ScoreCard] = []
        self._running_score = False
        inner = QWidget()
        inner.setAutoFillBackground(False)
        self._rows = QVBoxLayout(inner)
        tight(self._rows, 4, 8)
        self._rows.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._area = QScrollArea()
        self._area.setWidget(inner)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.viewport().setAutoFillBackground(False)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        rows = QVBoxLayout(self)
        tight(rows, 0)
        rows.addWidget(self._area)
        self.follow()

    def sizeHint(self) -> QSize:
        """Return the size that shows all cards without scrolling."""
        inner = self._rows.sizeHint().height()
        return QSize(324, max(160, min(inner, 460)))

    def full_height(self, width: int) -> int:
        """Return the height that shows all cards without scrolling."""
        margins = self._rows.contentsMargins()
        inside = width - margins.left() - margins.right()
        cards = [card.full_height(inside) for card in self.cards]
        gaps = self._rows.spacing() * max(0, len(cards) - 1)
        return sum(cards) + gaps + margins.top() + margins.bottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Decide anew whether a scroll bar is needed."""
        super().resizeEvent(event)
        self._show_bar()

    def _show_bar(self) -> None:
        """Allow a scroll bar only where it is needed: the width it takes can be what it is for."""
        fits = self.full_height(self.width()) <= self.height()
        policy = Qt.ScrollBarPolicy
        self._area.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )

    def set_running_score(self, shown: bool) -> None:
        """Show or hide the gold of every player for every card."""
        self._running_score = shown
        self.refresh()

    def rebuild(self) -> None:
        """Make one card per row of the score sheet."""
        clear_layout(self._rows)
        self.cards = []
        session, texts = self.bridge.session, self.texts
        if session is None or texts is None:
            return
        for row, card in enumerate(self.model.cards):
            made = ScoreCard(card, texts.names, session.seats, self.theme)
            made.lit.connect(lambda lit, r=row: self._on_lit(r, lit))
            made.help_requested.connect(lambda c=card: self.entry_requested.emit("cards", c))
            self._rows.addWidget(made)
            self.cards.append(made)

    def refresh(self) -> None:
        """Show the gold as it is now."""
        if self.position is None:
            return
        self._show_bar()
        shown = self._running_score or self.position.is_over
        players = range(len(self.model.sheets))
        for row, card in enumerate(self.cards):
            card.show_gold([self.model.gold(row, p) for p in players] if shown else [])

    def _on_lit(self, row: int, lit: bool) -> None:
        mask = self.model.earning_mask(row, shown_player(self.bridge)) if lit else 0
        self.bridge.request_highlight(ROLE, mask)
