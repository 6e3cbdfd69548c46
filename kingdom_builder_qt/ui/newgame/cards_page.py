"""A page of the new-game dialog for choosing cards; the others are drawn at random."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.entries import Card
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.text_toggle import PAD, TextToggle, ToggleGrid
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import Button, hbox, muted, vbox
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit
from kingdom_builder_qt.ui.words.name_texts import content_text, rule_text

tr = translator(__name__)

EMBLEMS: Final = (152, 128, 104, 88, 72)  # possible sizes
MOST_SHOWN: Final = 300
_SEARCH_LETTERS: Final = 60


class CardToggle(TextToggle):
    """A card with its full text; checked while chosen."""

    picture_size = EMBLEMS[-1]

    def __init__(self, card: Card, catalog: Catalog) -> None:
        super().__init__(content_text(card.name), [rule_text(card, catalog)])
        self.card = card

    @property
    def left(self) -> int:
        """Return the room for the emblem."""
        return scaled(self.picture_size) + PAD

    def draw_picture(self, painter: QPainter, rect: QRectF) -> None:
        side = scaled(self.picture_size)
        emblem = QRectF(rect.topLeft(), QSizeF(side, side))
        paint_emblem(painter, "cards", self.card.id, emblem, current_theme(), entry=self.card)


class CardsPage(QWidget):
    """All cards of the expansions in play, as toggles."""

    changed = Signal()

    def __init__(
        self,
        groups: Sequence[tuple[str, Sequence[Card]]],
        chosen: list[str],
        catalog: Catalog,
    ) -> None:
        """Show cards under headings; `chosen` is edited in place."""
        super().__init__()
        self.most = 0
        self.chosen = chosen
        self._catalog = catalog
        self._groups = [(title, [card.id for card in cards]) for title, cards in groups]
        self._cards = {card.id: card for _, cards in groups for card in cards}
        self._pool: Sequence[str] = ()
        self.toggles: dict[str, CardToggle] = {}
        self.grid = ToggleGrid((), pictures=EMBLEMS)
        self.state = muted("", 1.0, wrap=True)
        self.clear = Button(tr("All random"))
        self.clear.clicked.connect(self._on_clear)
        self.search = LineEdit(_SEARCH_LETTERS)
        self.search.setPlaceholderText(tr("Search by name"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _text: self._show())
        self.rest = muted("", 1.0, wrap=True)
        self._make(list(self._cards)[:MOST_SHOWN])
        top = hbox((self.state, 1), self.clear)
        vbox(top, self.search, (ScrollPage(self.grid), 1), self.rest, parent=self)

    def _make(self, ids: Iterable[str]) -> None:
        """Create missing toggles for these cards."""
        new = [id_ for id_ in ids if id_ not in self.toggles]
        if not new:
            return
        for id_ in new:
            toggle = self.toggles[id_] = CardToggle(self._cards[id_], self._catalog)
            toggle.clicked.connect(lambda _=False, t=toggle: self._on_toggled(t))
        known = self.toggles
        made = [(title, [known[i] for i in ids if i in known]) for title, ids in self._groups]
        self.grid.set_groups(made)
        for one, other in pairwise(toggle for _, toggles in made for toggle in toggles):
            self.setTabOrder(one, other)

    def _shown(self) -> tuple[Collection[str], int]:
        """Return the visible cards and the number of hidden ones.

        A pack may have thousands of cards: then the chosen ones and the first search results are
        shown.
        """
        words = self.search.text().casefold().split() if len(self._pool) > MOST_SHOWN else []
        names = ((id_, content_text(self._cards[id_].name).casefold()) for id_ in self._pool)
        found = [id_ for id_, name in names if all(word in name for word in words)]
        possible = set(self._pool)
        chosen = [id_ for id_ in self.chosen if id_ in possible]
        return dict.fromkeys([*chosen, *found[:MOST_SHOWN]]), max(0, len(found) - MOST_SHOWN)

    def _show(self) -> None:
        shown, rest = self._shown()
        self._make(shown)
        full = len(self.chosen) >= self.most
        for id_, toggle in self.toggles.items():
            toggle.setVisible(id_ in shown)
            toggle.setChecked(id_ in self.chosen)
            toggle.setEnabled(id_ in self.chosen or not full)
        self.search.setVisible(len(self._pool) > MOST_SHOWN)
        self.rest.setVisible(rest > 0)
        self.rest.setText(tr("and {count} more: find them with the search").format(count=rest))
        self.grid.flow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the emblems to the height, which does not change that of the scrolled grid."""
        super().resizeEvent(event)
        self.grid.flow()

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
        """Show the possible cards, of which `most` can be chosen; `state` is the text above."""
        self.most = most
        self._pool = [id_ for id_ in pool if id_ in self._cards]
        self._show()
        self.clear.setEnabled(bool(self.chosen))
        self.state.setText(state)
