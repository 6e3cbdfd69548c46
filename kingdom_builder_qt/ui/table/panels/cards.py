"""The panel of scoring cards: Kingdom Builder cards, castles, tasks, payments during play."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import clear_layout, muted, tight
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.table.panels.score_card import CardForm, Gold, GoldHead, ScoreCard
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreGroup, ScoreModel

tr = translator(__name__)

ROLE = "earned"
COLUMNS = 2  # of cards without gold
EDGES = (10, 8, 6, 4, 2, 1, 0)  # of cards without rule, best first
LEAST_TITLE = 0.7  # share of the usual size of names in half the width
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
        self.head: GoldHead | None = None  # the players' badges above the columns of gold
        self._form = CardForm(1)
        self._wide: set[QWidget] = set()  # cards without gold that need the whole width
        self._running_score = False
        self._shown_gold: list[list[int]] = []  # by card and player; empty at first
        self._shown_notes: list[str] = []  # by card
        self._lit_row: int | None = None
        self._opened: set[str] = set()  # ids of the cards
        self._parts: list[QWidget] = []  # captions and cards
        inner = QWidget()
        inner.setAutoFillBackground(False)
        self._rows = QGridLayout(inner)
        tight(self._rows, GAP)
        self._rows.setContentsMargins(MARGIN, EDGE, MARGIN, EDGE)
        self._rows.setAlignment(Qt.AlignmentFlag.AlignTop)
        for column in range(COLUMNS):
            self._rows.setColumnStretch(column, 1)
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
        self.head, self._parts, self._wide = None, [], set()
        if self.desk.view is None:
            return
        self.head = GoldHead(self.desk.view.seats)
        self.head.hide()
        groups = [self.model.group(row) for row in range(len(self.model.cards))]
        for row, group in enumerate(groups):
            if len(set(groups)) > 1 and group not in groups[:row]:
                self._parts.append(self._caption(group))
            self._parts.append(self._card(row, group))
        self._place()
        for part in self._parts:  # at once; the layout would show it after measuring the others
            part.show()

    def _caption(self, group: ScoreGroup) -> QLabel:
        words = {
            "final": tr("At the end of the game"),
            "task": tr("Tasks: paid once, at the end of the game"),
            "play": tr("Paid during the game"),
        }
        caption = muted(words[group], 1.0, wrap=True, fitted=True)
        self.captions.append(caption)
        return caption

    def _place(self) -> None:
        """Place all parts in one column, or cards without gold in several."""
        assert self.head is not None
        top = Qt.AlignmentFlag.AlignTop
        self._rows.addWidget(self.head, 0, 0, 1, COLUMNS)
        for part, row, column, span in self._places(self._form):
            self._rows.addWidget(part, row + 1, column, 1, span, top)

    def _places(self, form: CardForm) -> Iterator[tuple[QWidget, int, int, int]]:
        """Yield all parts with row, column and span: two names share a row if both fit."""
        row = column = 0
        for part in self._parts:
            is_half = form.gold == "hidden" and isinstance(part, ScoreCard)
            is_half = is_half and part not in self._wide
            if column and not is_half:
                row, column = row + 1, 0
            yield part, row, column, 1 if is_half else COLUMNS
            column = (column + 1) % COLUMNS if is_half else 0
            row += not column

    def _card(self, row: int, group: ScoreGroup) -> ScoreCard:
        assert self.desk.view is not None
        card = self.model.cards[row]
        made = ScoreCard(card, group, self.desk.view.words.names, self.desk.view.seats)
        made.set_open(card in self._opened)
        made.toggled.connect(lambda is_open, c=card: self._keep_open(c, is_open))
        made.lit.connect(lambda lit, r=row: self._on_lit(r, lit))
        kind = "cards" if card in self.desk.catalog.cards else "tiles"
        made.help_requested.connect(lambda c=card, k=kind: self.entry_requested.emit(k, c))
        self.cards.append(made)
        return made

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the closed cards the best form that needs no scrolling."""
        if self.head is None:
            return
        room, before = self.width() - 2 * MARGIN, (self._form, self._wide)
        self._wide = self._cut_in_half(room)
        form = self._best_form(room)
        if not self._fits(room, form):
            room -= self.page.verticalScrollBar().sizeHint().width()
            self._wide = self._cut_in_half(room)
        self.head.setVisible(form.gold == "columns" and any(self._shown_gold))
        for card in self.cards:
            card.set_form(form)
        self._form = form
        self._fit_titles(room)
        if (form, self._wide) != before:
            self._place()

    def _cut_in_half(self, room: int) -> set[QWidget]:
        """Return the cards whose names are too long for half a width."""
        half = (room - GAP) // COLUMNS
        return {card for card in self.cards if card.title_share(half) < LEAST_TITLE}

    def _fit_titles(self, room: int) -> None:
        """Write all names in one size, smaller where half the width is too little for one."""
        share, half = 1.0, (room - GAP) // COLUMNS
        if self._form.gold == "hidden":
            shares = [card.title_share(half) for card in self.cards if card not in self._wide]
            share = min(shares, default=1.0)
        for card in self.cards:
            card.set_title_share(share)

    def _best_form(self, width: int) -> CardForm:
        """Return as many lines of each rule as fit, else names with gold, else names alone."""
        marked = self._fits_gold(width, CardForm(1))
        gold: Gold = "marked" if marked else "columns"
        most = max((card.whole_lines(width) for card in self.cards), default=1)
        forms = [CardForm(lines, gold) for lines in range(most, 0, -1)]
        forms += [CardForm(0, gold, edge) for edge in EDGES]
        if not marked:
            forms = [form for form in forms if self._fits_gold(width, form)]
        forms += [CardForm(0, "hidden", edge) for edge in EDGES]
        return next((form for form in forms if self._fits(width, form)), forms[-1])

    def _fits_gold(self, width: int, form: CardForm) -> bool:
        return all(card.fits_gold(width, form) for card in self.cards)

    def _fits(self, width: int, form: CardForm) -> bool:
        """Return whether closed cards of a form need no scrolling."""
        heights = [card.closed_height(width, form) for card in self.cards]
        if form.gold == "hidden":
            places = self._places(form)
            rows = {row for part, row, _, _ in places if isinstance(part, ScoreCard)}
            heights = heights[: len(rows)]  # all are equal
        heights += [caption.heightForWidth(width) for caption in self.captions]
        if self.head is not None and form.gold == "columns" and any(self._shown_gold):
            heights.append(self.head.sizeHint().height())
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
