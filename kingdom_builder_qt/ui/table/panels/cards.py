"""The panel of scoring cards: Kingdom Builder cards, castles, tasks, payments during play."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import clear_layout, muted, tight
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.table.panels.score_card import ScoreCard
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreGroup, ScoreModel

tr = translator(__name__)

ROLE = "earned"
MOST_LINES = 6  # of the rule on a closed card
GAP, MARGIN, EDGE = 4, 8, 4  # the edge is at top and bottom


class CardsPanel(Panel):
    """A list of cards; the card under the mouse or with focus lights the hexes that pay its gold.

    The player alone opens and closes the texts of cards, also for later games of the program.
    """

    def __init__(self, desk: GameDesk) -> None:
        super().__init__(desk)
        self.setAccessibleName(tr("Kingdom Builder cards"))
        self.model = ScoreModel(desk, self)
        self.cards: list[ScoreCard] = []
        self.captions: list[QLabel] = []
        self._running_score = False
        self._shown_gold: list[list[int]] = []  # by card and player; empty at first
        self._shown_notes: list[str] = []  # by card
        self._lit_row: int | None = None
        self._opened: set[str] = set()  # ids of the cards
        inner = QWidget()
        inner.setAutoFillBackground(False)
        self._rows = QVBoxLayout(inner)
        tight(self._rows, GAP)
        self._rows.setContentsMargins(MARGIN, EDGE, MARGIN, EDGE)
        self._rows.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.page = ScrollPage(inner, least=0)
        rows = QVBoxLayout(self)
        tight(rows, 0)
        rows.addWidget(self.page)
        desk.seats_changed.connect(self.rebuild)  # the cards show the players' names
        self.follow()

    def set_running_score(self, shown: bool) -> None:
        """Show or hide each player's gold for each card."""
        self._running_score = shown
        self.refresh()

    def rebuild(self) -> None:
        """Create one card per row of the score sheet."""
        for card in self.cards:
            # a deleted card passes the focus to the next one of the old rows
            card.blockSignals(True)
        if self._lit_row is not None:
            self.highlight_requested.emit(ROLE, 0)  # the card under the pointer is deleted
        clear_layout(self._rows)
        self.cards, self.captions, self._shown_gold, self._lit_row = [], [], [], None
        if self.desk.view is None:
            return
        groups = [self.model.group(row) for row in range(len(self.model.cards))]
        for row, group in enumerate(groups):
            if len(set(groups)) > 1 and group not in groups[:row]:
                self._add_caption(group)
            self._add_card(row, group)

    def _add_caption(self, group: ScoreGroup) -> None:
        words = {
            "final": tr("At the end of the game"),
            "task": tr("Tasks: paid once, at the end of the game"),
            "play": tr("Paid during the game"),
        }
        caption = muted(words[group], 1.0)
        self._add(caption)
        self.captions.append(caption)

    def _add(self, row: QWidget) -> None:
        """Add and show a row at once; the layout would show it after measuring the others."""
        self._rows.addWidget(row)
        row.show()

    def _add_card(self, row: int, group: ScoreGroup) -> None:
        assert self.desk.view is not None
        card = self.model.cards[row]
        made = ScoreCard(card, group, self.desk.view.words.names, self.desk.view.seats)
        made.set_open(card in self._opened)
        made.toggled.connect(lambda is_open, c=card: self._keep_open(c, is_open))
        made.lit.connect(lambda lit, r=row: self._on_lit(r, lit))
        kind = "cards" if card in self.desk.catalog.cards else "tiles"
        made.help_requested.connect(lambda c=card, k=kind: self.entry_requested.emit(k, c))
        self._add(made)
        self.cards.append(made)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show as many lines of each rule as fit without scrolling while all cards are closed.

        Gold that is below the name of one card is so on all.
        """
        width = self.width() - 2 * MARGIN
        below = any(card.needs_gold_below(width) for card in self.cards)
        least = 0 if below else 1
        lines = next(
            (n for n in range(MOST_LINES, least, -1) if self._fits(width, n, below)), least
        )
        for card in self.cards:
            card.set_lines(lines, gold_below=below)

    def _fits(self, width: int, lines: int, below: bool) -> bool:
        """Return whether closed cards with this many lines need no scrolling."""
        heights = [card.closed_height(width, lines, gold_below=below) for card in self.cards]
        heights += [caption.sizeHint().height() for caption in self.captions]
        return sum(heights) + GAP * (len(heights) - 1) + 2 * EDGE <= self.height()

    def _keep_open(self, card: str, is_open: bool) -> None:
        (self._opened.add if is_open else self._opened.discard)(card)

    def refresh(self) -> None:
        """Show the current gold; tasks and gold paid during the game always show it."""
        if self.desk.view is None:
            return
        gold = [self._gold(row, self.desk.view.position) for row in range(len(self.cards))]
        notes = [self.model.note(row) if shown else "" for row, shown in enumerate(gold)]
        if (gold, notes) != (self._shown_gold, self._shown_notes):
            shown = dict(enumerate(zip(self._shown_gold, self._shown_notes, strict=False)))
            self._shown_gold, self._shown_notes = gold, notes
            for row, card in enumerate(self.cards):
                if (now := (gold[row], notes[row])) != shown.get(row, ([], "")):
                    card.show_gold(*now)
            self._fit()
        if self._lit_row is not None:
            self._on_lit(self._lit_row, True)

    def _gold(self, row: int, position: Position) -> list[int]:
        """Return the shown gold of a card by player, empty if it is hidden."""
        always = self.model.group(row) != "final"
        if not (always or self._running_score or position.is_over):
            return []
        return self._gold_of_all(row)

    def _gold_of_all(self, row: int) -> list[int]:
        return [self.model.gold(row, player) for player in range(self.model.columnCount())]

    def _on_lit(self, row: int, lit: bool) -> None:
        self._lit_row = row if lit else None
        if not self._shown_gold or self.desk.view is None:
            return  # the card appeared under the pointer; `refresh` lights it
        player, shown = self.desk.view.shown_player, self._shown_gold[row]
        mask = self.model.earning_mask(row, player) if lit else 0
        self.highlight_requested.emit(ROLE, mask)
        if lit:
            gold, note = self._gold_of_all(row), self.model.note(row)
            self.cards[row].show_earned(gold, note, None if shown else player)
        else:
            self.cards[row].show_earned(shown, self._shown_notes[row], None)
