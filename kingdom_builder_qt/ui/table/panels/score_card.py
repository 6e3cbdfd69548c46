"""A card of the cards panel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kingdom_builder_qt.core.entries import Flat, Score
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.art.house import mark_pixmap
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.chips import EmblemChip
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon, TextSign
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    CardFrame,
    ElidedLabel,
    LinesLabel,
    hbox,
    label,
    mute,
    muted,
    scaled_font,
    tight,
    title_font,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreGroup
from kingdom_builder_qt.ui.words.foreign_text import sentences
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)

Gold: TypeAlias = Literal["marked", "columns", "hidden"]

EMBLEM, SMALL_EMBLEM = 40, 20
SIDE_EDGE, EDGE = 8, 4
SPACING, GAP = 8, 2
_HEAD_GAP: Final = 8
_GOLD_GAP: Final = 3
_MARK, _SIGN, _ARROW = 14, 20, 14
_UNBOUNDED: Final = (1 << 24) - 1  # as Qt's QWIDGETSIZE_MAX


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


@dataclass(frozen=True, slots=True)
class CardForm:
    """The form of closed cards.

    `lines`: most lines of the rule; without one the emblem is small. `gold`: with a badge for each
    player, in columns below common badges, or in the tooltip alone. `edge`: at top and bottom.
    """

    lines: int
    gold: Gold = "marked"
    edge: int = EDGE


def _amount_width(widget: QWidget) -> int:
    """Return the width of an amount of gold."""
    return QFontMetrics(scaled_font(widget, 1.0, bold=True)).horizontalAdvance("00") + 2


def _column_width(widget: QWidget) -> int:
    """Return the width of a column of gold."""
    return max(scaled(_SIGN), _amount_width(widget)) + 2


class GoldHead(QWidget):
    """The badges of all players above the columns of gold."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        super().__init__()
        self.marks = [Mark(seat.colour, _MARK) for seat in seats]
        self._row = hbox(STRETCH, *self.marks, parent=self, spacing=_GOLD_GAP)
        self._fit()

    def _fit(self) -> None:
        width = _column_width(self)
        for mark in self.marks:
            mark.setFixedWidth(width)
        self._row.setContentsMargins(0, 0, SIDE_EDGE, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()


class ScoreCard(CardFrame):
    """Emblem, name, the beginning of the rule, and each player's gold or fulfilled task.

    A click or Enter opens the whole rule below, or closes it; nothing else does. The tooltip has
    all that is not shown.
    """

    lit = Signal(bool)
    help_requested = Signal()
    toggled = Signal(bool)  # opened or closed by the player

    def __init__(
        self, card: str, group: ScoreGroup, names: NameTexts, seats: Sequence[Seat]
    ) -> None:
        super().__init__()
        self.card, self.group, self._names, self._seats = card, group, names, seats
        self.is_open = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.title = ElidedLabel(names.card(card), bold=True)
        self.title.setFont(title_font(self.title))
        self.brief = LinesLabel(1)
        self.brief.setText(names.card_rule(card))
        mute(self.brief)
        self.rule = label(names.card_rule(card), 1.0, wrap=True, fitted=True)
        self.worth = muted(self._worth(), 1.0)
        self.arrow = LineIcon("down", _ARROW, "text_muted")
        for part in (self.title, self.brief, self.rule, self.arrow):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._gold: Sequence[int] = ()  # of every player, if shown or requested
        self._shows_gold = False
        self._note = ""  # a sentence about the gold
        self._earned: int | None = None  # gold of the player whose hexes are lit
        self._form = CardForm(1)
        # Tasks have signs, other cards amounts.
        is_task = group == "task"
        self.signs = [TaskSign(seat.colour, _SIGN) for seat in seats if is_task]
        self.amounts = [label("", 1.0, bold=True) for _ in seats if not is_task]
        folder = "cards" if card in names.catalog.cards else "tiles"
        entry = names.catalog.cards.get(card) or names.catalog.tiles.get(card)
        self._emblem = EmblemChip(folder, card, EMBLEM, entry)
        self._marks = [Mark(seat.colour, _MARK) for seat in seats if not is_task]
        self._gold_row = QWidget()
        self._gold_row.hide()
        self._lay_out()
        self._update_accessible_name()

    def _lay_out(self) -> None:
        gold = QHBoxLayout(self._gold_row)
        tight(gold, _GOLD_GAP)
        for sign in self.signs:
            gold.addWidget(sign)
        for mark, amount in zip(self._marks, self.amounts, strict=True):
            gold.addWidget(mark)
            gold.addWidget(amount)
        parts = (self.title, 1), self.worth, self._gold_row, self.arrow
        words = vbox(hbox(*parts, spacing=_HEAD_GAP), self.brief, self.rule, spacing=GAP)
        self._row = hbox(self._emblem, (words, 1), parent=self, spacing=SPACING)
        self._row.setAlignment(self._emblem, Qt.AlignmentFlag.AlignTop)
        self._show_form()

    def _worth(self) -> str:
        """Return the gold of a task, shown on a card without text."""
        found = self._names.catalog.cards.get(self.card)
        score = found.score if found is not None else None
        pay = score.pay if isinstance(score, Score) else None
        if self.group != "task" or not isinstance(pay, Flat):
            return ""
        return tr("{gold} gold").format(gold=pay.gold)

    def set_open(self, is_open: bool) -> None:
        """Show the whole rule, or one line of it."""
        if is_open != self.is_open:
            self.is_open = is_open
            self._show_form()

    def _toggle(self) -> None:
        self.set_open(not self.is_open)
        self.toggled.emit(self.is_open)

    def _show_form(self) -> None:
        self.rule.setVisible(self.is_open)
        self.arrow.set_icon("up" if self.is_open else "down")
        self._show_worth()
        self._fit()
        self._show_tip()

    def _show_worth(self) -> None:
        """Show the gold of the lit hexes, else the gold of the task."""
        earned = tr("{gold} gold").format(gold=self._earned)
        self.worth.setText(self._worth() if self._earned is None else earned)
        self.worth.setVisible(bool(self.worth.text()) and self._form.gold == "marked")

    def _show_tip(self) -> None:
        name, rule = self._names.card(self.card), self._names.card_rule(self.card)
        is_whole = self.is_open or (not self.brief.isHidden() and not self.brief.is_cut)
        hidden = [name] if self.title.is_cut or not is_whole else []
        hidden += [] if is_whole else [rule]
        set_tooltip(self, "\n".join([*hidden, *self._gold_words()]))

    def set_form(self, form: CardForm) -> None:
        """Change the form of the closed card."""
        if form != self._form:
            self._form = form
            self._show_gold_row()
            self._show_worth()
            self._fit()
            self._show_tip()

    def fits_gold(self, width: int, form: CardForm) -> bool:
        """Return whether name and gold fit on one line at a width."""
        parts = [self.title, *([self.arrow] if form.gold == "marked" else [])]
        parts += [self.worth] if form.gold == "marked" and self.worth.text() else []
        needed = sum(part.sizeHint().width() + _HEAD_GAP for part in parts)
        return needed + self._gold_width(form.gold) <= self._room(width, form)

    def _gold_width(self, gold: Gold) -> int:
        if not self._shows_gold or gold == "hidden":
            return 0
        column = _column_width(self)
        if gold == "marked":
            both = scaled(_MARK) + _GOLD_GAP + _amount_width(self)
            column = scaled(_SIGN) if self.signs else both
        return len(self._seats) * (column + _GOLD_GAP)

    @staticmethod
    def _emblem_side(form: CardForm) -> int:
        return scaled(EMBLEM if form.lines else SMALL_EMBLEM)

    def _room(self, width: int, form: CardForm) -> int:
        """Return the width of the texts on a card of a width."""
        return width - 2 * SIDE_EDGE - self._emblem_side(form) - SPACING

    def full_height(self, width: int) -> int:
        """Return the height at a width."""
        if not self.is_open:
            return self.closed_height(width, self._form)
        return self._height(self.rule.heightForWidth(self._room(width, self._form)), self._form)

    def closed_height(self, width: int, form: CardForm) -> int:
        """Return the height of the closed card of a form at a width."""
        shown = self._needed(width, form)
        return self._height(self.brief.height_of(shown) if shown else 0, form)

    def _needed(self, width: int, form: CardForm) -> int:
        """Return the number of lines of the rule at a width, at most those of the form."""
        return min(form.lines, self.whole_lines(width))

    def whole_lines(self, width: int) -> int:
        """Return the number of lines of the whole rule, next to the large emblem, at a width."""
        line = self.brief.fontMetrics().lineSpacing()
        return max(1, round(self.rule.heightForWidth(self._room(width, CardForm(1))) / line))

    def _height(self, below: int, form: CardForm) -> int:
        """Return the height with this height below the name."""
        head = max(self.title.sizeHint().height(), self._gold_row.sizeHint().height())
        head += GAP + below if below else 0
        return max(self._emblem_side(form), head) + 2 * form.edge

    def _show_gold_row(self) -> None:
        """Show the gold with or without badges, in columns of equal width."""
        form = self._form
        self._gold_row.setVisible(self._shows_gold and form.gold != "hidden")
        self.arrow.setVisible(form.gold == "marked")
        in_columns, column = form.gold == "columns", _column_width(self)
        for mark in self._marks:
            mark.setVisible(not in_columns)
        for sign in self.signs:
            sign.setFixedWidth(column if in_columns else scaled(_SIGN))
        for amount in self.amounts:
            amount.setMinimumWidth(column if in_columns else _amount_width(self))
            amount.setMaximumWidth(column if in_columns else _UNBOUNDED)
            middle, left = Qt.AlignmentFlag.AlignCenter, Qt.AlignmentFlag.AlignLeft
            amount.setAlignment(middle if in_columns else left | Qt.AlignmentFlag.AlignVCenter)

    def title_share(self, width: int) -> float:
        """Return the share of its usual size at which the name fits on a card without gold."""
        usual = QFontMetrics(title_font(self)).horizontalAdvance(self.title.text()) + 2
        return min(1.0, self._room(width, CardForm(0)) / usual)

    def set_title_share(self, share: float) -> None:
        """Set the size of the name as a share of its usual size."""
        font = title_font(self)
        font.setPointSizeF(font.pointSizeF() * share)
        if font != self.title.font():
            self.title.setFont(font)
            self._show_tip()

    def _fit(self) -> None:
        """Fix the height, and the size of the emblem."""
        side, edge = self._emblem_side(self._form), self._form.edge
        self._emblem.setFixedSize(side, side)
        self._row.setContentsMargins(SIDE_EDGE, edge, SIDE_EDGE, edge)
        lines = self._needed(self.width(), self._form)
        self.brief.set_lines(max(1, lines))
        self.brief.setVisible(not self.is_open and lines > 0)
        # Fixed, because a layout that asks for the height while it sizes the cards would keep the
        # height for the previous width.
        self.setFixedHeight(self.full_height(self.width()))
        self._row.activate()  # else a frame shows the lines in the room of the previous ones

    def minimumSizeHint(self) -> QSize:
        """Return no width: the form of the card follows from that of the panel."""
        return QSize(0, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._show_tip()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_gold_row()
            self._fit()

    def show_gold(self, gold: Sequence[int], note: str = "") -> None:
        """Show the gold by player, or whether the task is fulfilled; an empty sequence hides it.

        `note`: a sentence about it for the tooltip.
        """
        for player, amount in enumerate(gold):
            if self.signs:
                self.signs[player].set_fulfilled(amount > 0)
            else:
                self.amounts[player].setText(str(amount))
        self._gold, self._note, self._shows_gold = gold, note, bool(gold)
        self._show_gold_row()
        self._fit()
        self._show_tip()
        self._update_accessible_name()

    def _update_accessible_name(self) -> None:
        """Set the accessible name to name, rule and gold."""
        rule = self._names.card_rule(self.card)
        self.setAccessibleName(sentences([self._names.card(self.card), rule, *self._gold_words()]))

    def show_earned(self, gold: Sequence[int], note: str, player: int | None) -> None:
        """Show the gold by player in the tooltip, and on the card that of `player`.

        `player`: the one whose hexes are lit; None without lit hexes, or if all gold is shown.
        """
        self._gold, self._note = gold, note
        self._earned = None if player is None else gold[player]
        self._show_worth()
        self._show_tip()

    def _gold_words(self) -> list[str]:
        said = [self._words(self._names.player(n), gold) for n, gold in enumerate(self._gold)]
        return [*said, self._note] if self._note else said

    def _words(self, name: str, gold: int) -> str:
        if self.group != "task":
            return tr("{player}: {gold} gold").format(player=name, gold=gold)
        if gold:
            return tr("{player}: fulfilled, {gold} gold").format(player=name, gold=gold)
        return tr("{player}: not yet fulfilled").format(player=name)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the press, so that the release arrives; a release outside cancels it."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open or close the rule with the left button."""
        is_inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and is_inside:
            self._toggle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open or close the rule with Enter or Space."""
        keys = Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space
        if event.key() in keys and not event.isAutoRepeat():
            self._toggle()
        else:
            super().keyPressEvent(event)

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
