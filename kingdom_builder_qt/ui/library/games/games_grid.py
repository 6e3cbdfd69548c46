"""The grid of cards of the window Games: painting, stars, titles edited in place."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPolygonF,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyleOptionViewItem,
)

from kingdom_builder_qt.ui.art.player_mark import paint_mark
from kingdom_builder_qt.ui.art.thumbnails import draw_thumbnail
from kingdom_builder_qt.ui.desktop.style.text_size import scaled, text_factor
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.card_delegate import ColumnDelegate, Index
from kingdom_builder_qt.ui.desktop.widgets.card_grid import ColumnGrid
from kingdom_builder_qt.ui.desktop.widgets.levels.portraits import paint_medallion
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE
from kingdom_builder_qt.ui.desktop.widgets.style import FOCUS_WIDTH, draw_line, mirrored
from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures
from kingdom_builder_qt.ui.library.games.game_texts import CardState, GameTexts
from kingdom_builder_qt.ui.library.games.games_model import ID_ROLE, STATE_ROLE, GamesModel
from kingdom_builder_qt.ui.words.game_titles import TITLE
from kingdom_builder_qt.ui.words.seat_names import seat_names

if TYPE_CHECKING:
    from kingdom_builder_qt.game.library.entry import Entry

tr = translator(__name__)

PICTURE: Final = QSize(136, 117)
PAD: Final = 10
WORDS: Final = 196  # pixels next to the thumbnail, at 100 % text size
LINES: Final = 5  # of players; spare lines show the scoring cards
_CARD_LINES: Final = 2
_SIGN: Final = 16
_FACE: Final = 38  # portrait of a winner
_BAR: Final = 4  # width of the bar that marks an unfinished game
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class GameDelegate(ColumnDelegate):
    """Paints one game: thumbnail and date, title and star, state, players, cards."""

    factors = 1.0, 0.88
    name_length = TITLE

    def __init__(
        self,
        model: GamesModel,
        pictures: GamePictures,
        texts: GameTexts,
        view: QAbstractItemView,
    ) -> None:
        super().__init__(view)
        self._model, self._pictures, self._texts = model, pictures, texts

    # -- geometry ----------------------------------------------------------------------------------

    def least_width(self) -> int:
        """Return the least width of a card."""
        return self._picture_size().width() + scaled(WORDS) + 3 * PAD + 2 * self.inset

    def height(self) -> int:
        """Return the height of every card."""
        title, small = self.line_heights()
        words = title + (1 + LINES) * small + 8
        picture = self._picture_size().height() + small + 6
        return max(words, picture) + 2 * PAD + 2 * self.inset

    @staticmethod
    def _picture_size() -> QSize:
        """Return the size of a thumbnail; it grows half as much as text."""
        return PICTURE * ((1 + text_factor()) / 2)

    def _words_rect(self, card: QRect) -> QRect:
        left = 2 * PAD + self._picture_size().width()
        return mirrored(card.adjusted(left, PAD - 2, -PAD, -PAD + 2), card, self._view)

    def title_rect(self, card: QRect) -> QRect:
        """Return the rectangle of the title on a card."""
        words = self._words_rect(card)
        room = words.width() - self._star_side() - 6
        title = QRect(words.left(), words.top(), room, self.line_heights()[0])
        return mirrored(title, words, self._view)

    def star_rect(self, card: QRect) -> QRect:
        """Return the rectangle of the star on a card."""
        words, side = self._words_rect(card), self._star_side()
        top = words.top() + (self.line_heights()[0] - side) // 2
        star = QRect(words.right() + 1 - side, top, side, side)
        return mirrored(star, words, self._view)

    def _star_side(self) -> int:
        return scaled(_SIGN + 2)

    # -- painting ----------------------------------------------------------------------------------

    def paint_card(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, index: Index
    ) -> None:
        entry: Entry | None = index.data(ROW_ROLE)
        state: CardState = index.data(STATE_ROLE)
        theme = current_theme()
        painter.setPen(theme.colour("card_border"))
        painter.setBrush(theme.colour("card"))
        painter.drawRoundedRect(
            QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), CARD_RADIUS, CARD_RADIUS
        )
        if entry is not None and not (entry.is_over or entry.is_deleted):
            bar = QRect(rect.left(), rect.top() + 10, _BAR, rect.height() - 20)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            painter.drawRoundedRect(mirrored(bar, rect, self._view), _BAR / 2, _BAR / 2)
        super().paint_card(painter, rect, option, index)
        if index == self._view.currentIndex() and self._view.hasFocus():
            painter.setPen(QPen(theme.colour("accent"), FOCUS_WIDTH))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), CARD_RADIUS, CARD_RADIUS)
        size = self._picture_size()
        frame = mirrored(QRect(rect.topLeft() + QPoint(PAD, PAD), size), rect, self._view)
        self._paint_picture(painter, frame, entry)
        if entry is None:
            self._paint_blanks(painter, rect)
            return
        self._paint_winners(painter, frame, entry)
        self._paint_date(painter, frame, rect, entry)
        is_current = index == self._view.currentIndex()
        is_near = is_current or bool(option.state & QStyle.StateFlag.State_MouseOver)
        self._paint_star(painter, rect, entry, is_near=is_near)
        self._paint_words(painter, rect, entry, state)

    def _paint_picture(self, painter: QPainter, frame: QRect, entry: Entry | None) -> None:
        picture = self._pictures.picture(entry) if entry is not None else None
        if picture is not None:
            draw_thumbnail(painter, QRectF(frame), picture)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current_theme().colour("panel"))
        painter.drawRoundedRect(frame, CARD_RADIUS, CARD_RADIUS)
        if entry is not None and self._pictures.is_known(entry):
            self.paint_sign(painter, frame.center() - QPoint(20, 20), "hex", "text_muted", 40)

    def _paint_winners(self, painter: QPainter, frame: QRect, entry: Entry) -> None:
        """Paint the portraits of the winners over the lower right corner of the thumbnail."""
        side = scaled(_FACE)
        place = QRectF(frame.right() - side + 5, frame.bottom() - side + 5, side, side)
        for face in reversed(self._texts.winners(entry, self._model.portraits)):
            paint_medallion(painter, face, place)
            place.translate(-side * 0.7, 0)

    def _paint_blanks(self, painter: QPainter, rect: QRect) -> None:
        """Paint placeholder bars until the entry is read."""
        words, (title, small) = self._words_rect(rect), self.line_heights()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current_theme().colour("panel"))
        for top, height, share in ((0, title, 0.7), (title + small + 8, small, 0.5)):
            width = round(words.width() * share)
            bar = QRect(words.left(), words.top() + top + 3, width, height - 6)
            painter.drawRoundedRect(mirrored(bar, words, self._view), 4, 4)

    def _paint_date(self, painter: QPainter, frame: QRect, rect: QRect, entry: Entry) -> None:
        small = self.fonts()[1]
        foot = QRect(frame.left(), 0, frame.width(), self.line_heights()[1])
        foot.moveBottom(rect.bottom() - PAD + 2)
        titles = self._texts.titles
        text = titles.played(entry)
        if QFontMetrics(small).horizontalAdvance(text) > foot.width():
            text = titles.short_day(entry.played)
        self.paint_line(painter, foot, _MIDDLE, text, small, "text_muted")

    def _paint_star(self, painter: QPainter, rect: QRect, entry: Entry, *, is_near: bool) -> None:
        if not entry.starred and (not is_near or entry.is_deleted):
            return
        theme, place = current_theme(), QRectF(self.star_rect(rect))
        gold = theme.colour("gold")
        painter.setPen(QPen(gold if entry.starred else theme.colour("text_muted"), 1.3))
        painter.setBrush(gold if entry.starred else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(_star(place.center(), place.width() / 2 - 1))

    def _paint_words(self, painter: QPainter, rect: QRect, entry: Entry, state: CardState) -> None:
        bold, small = self.fonts()
        title, words = self.title_rect(rect), self._words_rect(rect)
        line = QRect(title)
        self.paint_line(painter, line, _LEFT, self._texts.titles.title(entry), bold, "text")
        line = QRect(words.left(), line.top(), words.width(), line.height())
        self._paint_state(painter, line, entry, state, small)
        foot = words.bottom() + 1
        painter.setFont(small)
        height = QFontMetrics(small).lineSpacing()
        for number, name in enumerate(seat_names(entry.seats)):
            line.setHeight(height)
            self._paint_seat(painter, line, entry, number, name)
            line.translate(0, height)
        spare = LINES - len(entry.seats)
        if spare > 0 and (cards := self._texts.cards(entry)):
            parts = _wrapped(cards, small, words.width(), min(spare, _CARD_LINES))
            place = QRect(words.left(), foot - len(parts) * height, words.width(), height)
            for part in parts:
                self.paint_line(painter, place, _LEFT, part, small, "text_muted")

    def _paint_state(
        self, painter: QPainter, line: QRect, entry: Entry, state: CardState, small: QFont
    ) -> None:
        text = self._texts.state(entry, state)
        sign, colour = "", "text_muted"
        if entry.is_deleted:
            sign, colour = "trash", "text_muted"
        elif state.is_held:
            sign, colour = "lock", "warning"
        elif state.is_running or not entry.is_over:
            sign, colour = "play", "link"
        elif entry.seats[entry.lead].is_person and entry.seats[entry.lead].rank == 1:
            sign, colour = "crown", "text"
        line.setHeight(QFontMetrics(small).lineSpacing())
        place, side = QRect(line), scaled(_SIGN - 2)
        if sign:
            at = QRect(line.left(), line.top() + (line.height() - side) // 2, side, side)
            self.paint_sign(painter, mirrored(at, line, self._view).topLeft(), sign, colour, side)
            place.setLeft(line.left() + side + 5)
            place = mirrored(place, line, self._view)
        self.paint_line(painter, place, _LEFT, text, small, colour)
        line.translate(0, line.height() + 4)

    def _paint_seat(
        self, painter: QPainter, line: QRect, entry: Entry, number: int, name: str
    ) -> None:
        theme, side, seat = current_theme(), line.height() - 4, entry.seats[number]
        style = theme.player(seat.colour)
        place = QRect(line.left(), line.top() + 2, side, side)
        disc = QRectF(mirrored(place, line, self._view))
        painter.setPen(theme.colour("card_border"))
        painter.setBrush(style.colour)
        painter.drawEllipse(disc)
        paint_mark(painter, style, disc.adjusted(side / 4, side / 4, -side / 4, -side / 4))
        font = painter.font()
        font.setBold(seat.rank == 1 or number == entry.to_move)
        painter.setFont(font)
        painter.setPen(theme.colour("text"))
        room = line.adjusted(side + 6, 0, 0, 0)
        if entry.is_over or self._model.shows_standing:
            gold = str(seat.gold)
            painter.drawText(line, _RIGHT, gold)
            room.setRight(line.right() - painter.fontMetrics().horizontalAdvance(gold) - 8)
        name = " ".join(name.split())
        draw_line(painter, mirrored(room, line, self._view), _LEFT, name)
        used = painter.fontMetrics().horizontalAdvance(name) + 8
        font.setBold(False)
        painter.setFont(font)
        level = self._texts.level(seat)
        if level and painter.fontMetrics().horizontalAdvance(level) <= room.width() - used:
            painter.setPen(theme.colour("text_muted"))
            room.setLeft(room.left() + used)
            painter.drawText(mirrored(room, line, self._view), _LEFT, level)

    # -- the title in place ------------------------------------------------------------------------

    def name_label(self) -> str:
        return tr("Title of the game")

    def name_rect(self, option: QStyleOptionViewItem, height: int) -> QRect:
        title = self.title_rect(self.card_rect(option))
        # The editor grows upwards, so that it does not cover the line below.
        top = max(option.rect.top(), title.bottom() + 2 - height)
        return QRect(title.left() - 5, top, title.width() + 9, height)


class GamesGrid(ColumnGrid):
    """Cards as wide as the columns; a click on a star, a double click on a title."""

    opened = Signal()  # the current game, by Enter or a double click
    star_clicked = Signal(str)  # id
    rename_refused = Signal()  # the key on a game whose title cannot be edited
    typed = Signal(str)  # letters for the search
    menu_wanted = Signal(QPoint)  # on the screen
    delegate: GameDelegate

    def __init__(self, name: str, model: GamesModel, pictures: GamePictures, texts: GameTexts):
        super().__init__(name, model, lambda view: GameDelegate(model, pictures, texts, view))
        self._model = model
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.DefaultContextMenu)
        self._star = ""  # id of the game whose star is pressed

    def selected_ids(self) -> list[str]:
        """Return the ids of the selected games in the order of the rows."""
        rows: set[int] = set()
        selection = self.selectionModel().selection()
        for number in range(selection.count()):
            part = selection.at(number)
            rows.update(range(part.top(), part.bottom() + 1))
        return [self._model.ids[row] for row in sorted(rows)]

    def select_ids(self, ids: Iterable[str]) -> bool:
        """Select the listed games among `ids`, the first as current; return whether any is."""
        rows = sorted(row for id_ in ids if (row := self._model.row_of(id_)) >= 0)
        if not rows:
            return False
        flag, model = QItemSelectionModel.SelectionFlag, self._model
        self.setCurrentIndex(model.index(rows[0]))
        chosen = QItemSelection()
        for _, run in groupby(enumerate(rows), lambda pair: pair[1] - pair[0]):
            part = [row for _, row in run]
            chosen.append(QItemSelectionRange(model.index(part[0]), model.index(part[-1])))
        self.selectionModel().select(chosen, flag.ClearAndSelect)
        return True

    # -- mouse and keys ----------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._star = self._star_at(event) if event.button() == Qt.MouseButton.LeftButton else ""
        if not self._star:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._star = self._star, ""
        if not pressed:
            super().mouseReleaseEvent(event)
        elif pressed == self._star_at(event):
            self.star_clicked.emit(pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit a title; open a card anywhere else."""
        if event.button() != Qt.MouseButton.LeftButton:
            super().mouseDoubleClickEvent(event)
            return
        if star := self._star_at(event):
            self._star = star
            return
        at = event.position().toPoint()
        index = self.indexAt(at)
        if not index.isValid():
            return
        self.setCurrentIndex(index)
        title = self.delegate.title_rect(self._card(index)).adjusted(0, -PAD, 0, 2)
        if title.contains(at):
            self.rename()
        else:
            self.opened.emit()

    def rename_by_key(self) -> None:
        """Edit the title of the selected card, or say why it cannot be edited."""
        if self.currentIndex().flags() & Qt.ItemFlag.ItemIsEditable:
            self.rename()
        else:
            self.rename_refused.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self._is_editing():
            if self.currentIndex().isValid():
                self.opened.emit()
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Emit typed letters for the search: entries out of view have no titles yet."""
        if search.strip():
            self.typed.emit(search)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        at = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            place = self.visualRect(self.currentIndex()).center()
            at = self.viewport().mapToGlobal(place)
        if self.currentIndex().isValid():
            self.menu_wanted.emit(at)

    def _is_editing(self) -> bool:
        return self.state() == QAbstractItemView.State.EditingState

    def _card(self, index: Index) -> QRect:
        inset = self.delegate.inset
        return self.visualRect(index).adjusted(inset, inset, -inset, -inset)

    def _star_at(self, event: QMouseEvent) -> str:
        """Return the id of the game whose star is at the mouse position, "" for none."""
        at = event.position().toPoint()
        index = self.indexAt(at)
        if not index.isValid() or index.data(ROW_ROLE) is None:
            return ""
        around = self.delegate.star_rect(self._card(index)).adjusted(-4, -4, 4, 4)
        return str(index.data(ID_ROLE)) if around.contains(at) else ""


def _star(middle: QPointF, radius: float) -> QPolygonF:
    """Return a five-pointed star."""
    points = []
    for number in range(10):
        away = radius if number % 2 == 0 else radius * 0.44
        angle = math.pi * number / 5 - math.pi / 2
        points.append(middle + QPointF(away * math.cos(angle), away * math.sin(angle)))
    return QPolygonF(points)


def _wrapped(text: str, font: QFont, width: int, most: int) -> list[str]:
    """Return a text wrapped into at most `most` lines; the last one has the rest."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    lines: list[str] = []
    while len(lines) < most:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        start = line.textStart()
        end = start + line.textLength() if len(lines) + 1 < most else len(text)
        lines.append(text[start:end].strip())
    layout.endLayout()
    return lines
