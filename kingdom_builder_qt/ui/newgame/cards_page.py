"""A page of the new-game dialog on which cards are chosen; what is not chosen is a surprise."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QPushButton, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.entries import Card
from kingdom_builder_qt.ui.art.scenes.picture import paint_emblem
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.controls.text_toggle import PAD, TextToggle, ToggleGrid
from kingdom_builder_qt.ui.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.widgets.style import hbox, muted, vbox
from kingdom_builder_qt.ui.words.names import content_text, rule_text

EMBLEM = 40


class CardToggle(TextToggle):
    """One card with its full text; checked while it is chosen."""

    left = EMBLEM + PAD

    def __init__(self, card: Card, catalog: Catalog, theme: Theme) -> None:
        super().__init__(content_text(card.name), [rule_text(card, catalog)], theme)
        self.card = card

    def draw_picture(self, painter: QPainter, rect: QRectF) -> None:
        emblem = QRectF(rect.left(), rect.top(), EMBLEM, EMBLEM)
        paint_emblem(painter, "cards", self.card.id, emblem, self.theme, entry=self.card)


class CardsPage(QWidget):
    """All cards of the expansions that are played, as toggles."""

    changed = Signal()

    def __init__(
        self,
        groups: Sequence[tuple[str, Sequence[Card]]],
        chosen: list[str],
        catalog: Catalog,
        theme: Theme,
    ) -> None:
        """Show cards under headings; `chosen` is changed in place."""
        super().__init__()
        self.most = 0
        self.chosen = chosen
        made = [
            (title, [CardToggle(card, catalog, theme) for card in cards]) for title, cards in groups
        ]
        self.toggles = {toggle.card.id: toggle for _, toggles in made for toggle in toggles}
        self.grid = ToggleGrid(made)
        self.state = muted("", 0.95, wrap=True)
        self.clear = QPushButton(self.tr("All random"))
        self.clear.clicked.connect(self._on_clear)
        for toggle in self.toggles.values():
            toggle.clicked.connect(lambda _=False, t=toggle: self._on_toggled(t))
        top = hbox((self.state, 1), self.clear)
        vbox(top, (ScrollPage(self.grid), 1), parent=self)

    def _on_toggled(self, toggle: CardToggle) -> None:
        if toggle.card.id in self.chosen:
            self.chosen.remove(toggle.card.id)
        elif len(self.chosen) < self.most:
            self.chosen.append(toggle.card.id)
        self.changed.emit()

    def _on_clear(self) -> None:
        self.chosen.clear()
        self.changed.emit()

    def refresh(self, pool: Sequence[str], most: int, state: str) -> None:
        """Show the cards that can be in the game; `most` can be chosen; `state` says it."""
        self.most = most
        full = len(self.chosen) >= most
        for id_, toggle in self.toggles.items():
            toggle.setVisible(id_ in pool)
            toggle.setChecked(id_ in self.chosen)
            toggle.setEnabled(id_ in self.chosen or not full)
        self.clear.setEnabled(bool(self.chosen))
        self.state.setText(state)
        self.grid.flow()
