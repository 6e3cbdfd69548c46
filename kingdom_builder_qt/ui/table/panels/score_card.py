"""A card of the cards panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QFocusEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from kingdom_builder_qt.core.entries import Flat, Score
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.art.house import mark_pixmap
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.chips import EmblemChip
from kingdom_builder_qt.ui.desktop.widgets.pictures import TextSign
from kingdom_builder_qt.ui.desktop.widgets.style import (
    CardFrame,
    ElidedLabel,
    add_layout,
    label,
    muted,
    tight,
    title_font,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreGroup
from kingdom_builder_qt.ui.words.name_texts import NameTexts

EMBLEM = 42
LINE_EMBLEM = 24  # of a card with one line
SIDE_EDGE, EDGE, SHORT_EDGE = 10, 5, 2
SPACING, GAP = 10, 2


class Mark(TextSign):
    """The round badge of a player."""

    def __init__(self, colour: int, size: int) -> None:
        super().__init__(size)
        self._colour = colour

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        self._draw_mark(painter, rect, rect.width())

    def _draw_mark(self, painter: QPainter, rect: QRectF, side: float) -> None:
        pixmap = mark_pixmap(self._colour, round(side), self.devicePixelRatioF(), current_theme())
        painter.drawPixmap(rect.topLeft(), pixmap)


class TaskSign(Mark):
    """A player's badge, ticked if the task is fulfilled, else pale."""

    is_fulfilled = False

    def set_fulfilled(self, fulfilled: bool) -> None:
        if fulfilled != self.is_fulfilled:
            self.is_fulfilled = fulfilled
            self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the badge and a tick over its lower half."""
        painter.setOpacity(1.0 if self.is_fulfilled else 0.3)
        larger = rect.width() / self._size
        self._draw_mark(painter, rect, (self._size - 3) * larger)
        if not self.is_fulfilled:
            return
        painter.translate(rect.bottomRight())
        painter.scale(larger, larger)
        ground = QRectF(-11, -11, 11, 11)
        painter.setPen(Qt.PenStyle.NoPen)
        theme = current_theme()
        painter.setBrush(theme.colour("card"))
        painter.drawEllipse(ground.adjusted(-1, -1, 1, 1))
        painter.setBrush(theme.colour("good"))
        painter.drawEllipse(ground)
        painter.setPen(QPen(theme.colour("card"), 1.8))
        x, y = ground.left(), ground.top()
        painter.drawPolyline(
            [QPointF(x + 2.6, y + 5.8), QPointF(x + 4.8, y + 8), QPointF(x + 8.4, y + 3.4)]
        )


class ScoreCard(CardFrame):
    """Emblem, name, text, and each player's gold or whether the task is fulfilled.

    A single tooltip has the parts of name and rule that the card does not show, and all gold.
    """

    lit = Signal(bool)
    help_requested = Signal()

    def __init__(
        self, card: str, group: ScoreGroup, names: NameTexts, seats: Sequence[Seat]
    ) -> None:
        super().__init__()
        self.card, self.group, self._names, self._seats = card, group, names, seats
        self.is_short = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.title = ElidedLabel(names.card(card), bold=True)
        self.title.setFont(title_font(self.title))
        self.title.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.rule = muted(names.card_rule(card), 0.92, wrap=True, fitted=True)
        self.worth = muted(self._worth())
        self._gold: Sequence[int] = ()  # of every player, if shown or requested
        self._note = ""  # a sentence about the gold
        self._earned: int | None = None  # gold of the player whose hexes are lit
        self._stacked: bool | None = None  # whether the gold is below the name
        # Tasks have signs, other cards amounts.
        is_task = group == "task"
        self.signs = [TaskSign(seat.colour, 20) for seat in seats if is_task]
        self.amounts = [label("", 0.92, bold=True) for _ in seats if not is_task]
        folder = "cards" if card in names.catalog.cards else "tiles"
        entry = names.catalog.cards.get(card) or names.catalog.tiles.get(card)
        self._emblems = [EmblemChip(folder, card, size, entry) for size in (EMBLEM, LINE_EMBLEM)]
        self._gold_row = QWidget()
        self._gold_row.hide()
        self._lay_out()
        self._update_accessible_name()

    def _lay_out(self) -> None:
        gold = QHBoxLayout(self._gold_row)
        tight(gold, 2)
        for sign in self.signs:
            gold.addWidget(sign)
        for seat, amount in zip(self._seats, self.amounts, strict=False):
            amount.setMinimumWidth(amount.fontMetrics().horizontalAdvance("00") + 2)
            gold.addWidget(Mark(seat.colour, 13))
            gold.addWidget(amount)
        self._head = QGridLayout()
        tight(self._head, 4)
        self._head.setVerticalSpacing(GAP)
        self._head.setColumnStretch(1, 1)
        self._head.addWidget(self._emblems[1], 0, 0)
        self._head.addWidget(self.title, 0, 1)
        self._head.addWidget(self.worth, 0, 2)
        self._head.addWidget(self._gold_row, 0, 3)
        words = QVBoxLayout()
        tight(words, GAP)
        add_layout(words, self._head)
        words.addWidget(self.rule)
        row = QHBoxLayout(self)
        row.setSpacing(SPACING)
        row.addWidget(self._emblems[0], 0, Qt.AlignmentFlag.AlignTop)
        add_layout(row, words, 1)
        self._show_form()

    def _worth(self) -> str:
        """Return the gold of a task, shown on a card without text."""
        found = self._names.catalog.cards.get(self.card)
        score = found.score if found is not None else None
        pay = score.pay if isinstance(score, Score) else None
        if self.group != "task" or not isinstance(pay, Flat):
            return ""
        return self.tr("{gold} gold").format(gold=pay.gold)

    def set_short(self, short: bool) -> None:
        """Show one line, or the text below the name."""
        if short != self.is_short:
            self.is_short = short
            self._show_form()

    def _show_form(self) -> None:
        row = self.layout()
        assert row is not None
        edge = SHORT_EDGE if self.is_short else EDGE
        row.setContentsMargins(SIDE_EDGE, edge, SIDE_EDGE, edge)
        self._emblems[0].setVisible(not self.is_short)
        self._emblems[1].setVisible(self.is_short)
        self.rule.setVisible(not self.is_short)
        self._show_worth()
        self._place_gold()
        self._show_tip()

    def _show_worth(self) -> None:
        """Show the gold of the lit hexes, else, on one line, the gold of the task."""
        earned = self.tr("{gold} gold").format(gold=self._earned)
        self.worth.setText(self._worth() if self._earned is None else earned)
        shown = self.is_short or self._earned is not None
        self.worth.setVisible(shown and bool(self.worth.text()))

    def _show_tip(self) -> None:
        name, rule = self._names.card(self.card), self._names.card_rule(self.card)
        hidden = [name, rule] if self.is_short else [name] if self.title.is_cut else []
        set_tooltip(self, "\n".join([*hidden, *self._gold_words()]))

    def full_height(self, width: int, short: bool = False) -> int:
        """Return the height at a width with the whole text or as one line."""
        room = width - 2 * SIDE_EDGE - (0 if short else EMBLEM + SPACING)
        gold = self._gold_row.sizeHint().height() if self._gold_row.isVisibleTo(self) else 0
        title = max(self.title.sizeHint().height(), LINE_EMBLEM if short else 0)
        head = title + GAP + gold if self._is_stacked(room, short) else max(title, gold)
        if short:
            return head + 2 * SHORT_EDGE
        return max(EMBLEM, head + GAP + self.rule.heightForWidth(room)) + 2 * EDGE

    def _is_stacked(self, room: int, short: bool) -> bool:
        """Return whether the gold does not fit next to the whole name."""
        if not self._gold_row.isVisibleTo(self):
            return False
        wanted = self.title.sizeHint().width() + self._gold_row.sizeHint().width() + 4
        if short:
            wanted += LINE_EMBLEM + 4
            wanted += self.worth.sizeHint().width() + 4 if self.worth.text() else 0
        return wanted > room

    def _place_gold(self) -> None:
        """Place the gold next to the name or below it."""
        room = self.width() - 2 * SIDE_EDGE
        room -= 0 if self.is_short else EMBLEM + SPACING
        stacked = self._is_stacked(room, self.is_short)
        if stacked != self._stacked:
            self._stacked = stacked
            place = (1, 0, 1, 4) if stacked else (0, 3, 1, 1)
            self._head.addWidget(self._gold_row, *place, Qt.AlignmentFlag.AlignRight)
        # Fixed, because a layout that asks for the height while it sizes the cards would keep the
        # height for the previous width.
        self.setFixedHeight(self.full_height(self.width(), self.is_short))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_gold()
        self._show_tip()

    def show_gold(self, gold: Sequence[int], note: str = "") -> None:
        """Show the gold by player, or whether the task is fulfilled; an empty sequence hides it.

        `note`: a sentence about it for the tooltip.
        """
        self._gold_row.setVisible(bool(gold))
        for player, amount in enumerate(gold):
            if self.signs:
                self.signs[player].set_fulfilled(amount > 0)
            else:
                self.amounts[player].setText(str(amount))
        self._gold, self._note = gold, note
        self._place_gold()
        self._show_tip()
        self._update_accessible_name()

    def _update_accessible_name(self) -> None:
        """Set the accessible name to name, rule and gold."""
        rule = self._names.card_rule(self.card)
        self.setAccessibleName(". ".join([self._names.card(self.card), rule, *self._gold_words()]))

    def show_earned(self, gold: Sequence[int], note: str, player: int | None) -> None:
        """Show the gold by player in the tooltip, and on the card that of `player`.

        `player`: the one whose hexes are lit; None without lit hexes, or if all gold is shown.
        """
        self._gold, self._note = gold, note
        self._earned = None if player is None else gold[player]
        self._show_worth()
        self._place_gold()
        self._show_tip()

    def _gold_words(self) -> list[str]:
        said = [self._words(self._names.player(n), gold) for n, gold in enumerate(self._gold)]
        return [*said, self._note] if self._note else said

    def _words(self, name: str, gold: int) -> str:
        if self.group != "task":
            return self.tr("{player}: {gold} gold").format(player=name, gold=gold)
        if gold:
            return self.tr("{player}: fulfilled, {gold} gold").format(player=name, gold=gold)
        return self.tr("{player}: not yet fulfilled").format(player=name)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the rules page, by right button or menu key."""
        self.help_requested.emit()
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.set_marked(True)
        self.lit.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.set_marked(False)
        self.lit.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()
        self.lit.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
        self.lit.emit(False)
