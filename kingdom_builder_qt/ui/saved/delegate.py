"""Paints a saved game as a card: the board, its name, when, and the players with their gold."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from kingdom_builder_qt.ui.art.player_mark import paint_mark
from kingdom_builder_qt.ui.saved.card import Card, GameFile
from kingdom_builder_qt.ui.saved.shelf import GameShelf
from kingdom_builder_qt.ui.saved.texts import SavedTexts
from kingdom_builder_qt.ui.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.widgets.item_ground import paint_ground
from kingdom_builder_qt.ui.widgets.pictures import tinted
from kingdom_builder_qt.ui.widgets.rows_model import ROW_ROLE
from kingdom_builder_qt.ui.widgets.style import draw_line, scaled_font
from kingdom_builder_qt.ui.widgets.text_edits import LineEdit

PICTURE: Final = QSize(136, 117)
PAD: Final = 10
WORDS: Final = 190  # pixels for name and players
NAME_LENGTH: Final = 80
_MOST_PLAYERS: Final = 5
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_Index = QModelIndex | QPersistentModelIndex


class GameDelegate(QStyledItemDelegate):
    """Draws into the list it belongs to, and edits names there."""

    def __init__(self, shelf: GameShelf, view: QListView) -> None:
        super().__init__(view)
        self._shelf, self._view = shelf, view
        self._texts = SavedTexts()
        self.shows_standing = True  # the gold of games that go on

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        title, small = (QFontMetrics(font).lineSpacing() for font in self._fonts())
        words = title + (1 + _MOST_PLAYERS) * small + 4
        height = max(PICTURE.height(), words) + 2 * PAD + 4
        return QSize(PICTURE.width() + WORDS + 3 * PAD + 4, height)

    def _fonts(self) -> tuple[QFont, QFont]:
        return scaled_font(self._view, 1.0, bold=True), scaled_font(self._view, 0.88)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        file: GameFile = index.data(ROW_ROLE)
        card, theme = self._shelf.card(file), current_theme()
        rect = option.rect.adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.colour("card_border"))
        painter.setBrush(theme.colour("card"))
        painter.drawRoundedRect(rect, CARD_RADIUS, CARD_RADIUS)
        paint_ground(painter, rect, option, theme, self._view.hasFocus())
        frame = QRect(rect.left() + PAD, rect.top() + PAD, PICTURE.width(), rect.height() - 2 * PAD)
        self._paint_picture(painter, frame, file, card)
        self._paint_words(painter, self._words_rect(rect), file, card)
        painter.restore()

    def _words_rect(self, rect: QRect) -> QRect:
        return rect.adjusted(2 * PAD + PICTURE.width(), PAD - 2, -PAD, -PAD)

    def _paint_picture(
        self, painter: QPainter, frame: QRect, file: GameFile, card: Card | None
    ) -> None:
        picture = self._shelf.picture(file) if card is not None and card.seats else None
        if picture is not None:
            size = picture.size().scaled(frame.size(), Qt.AspectRatioMode.KeepAspectRatio)
            place = QRect(0, 0, size.width(), size.height())
            place.moveCenter(frame.center())
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(place, picture)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        theme = current_theme()
        painter.setBrush(theme.colour("panel"))
        painter.drawRoundedRect(frame, CARD_RADIUS, CARD_RADIUS)
        if card is None:
            return
        name, colour = ("error", "error") if card.trouble else ("hex", "text_muted")
        name = "log" if card.is_text else name
        sign = tinted(name, theme.colour(colour), 40, self._view.devicePixelRatioF())
        painter.drawPixmap(frame.center().x() - 20, frame.center().y() - 20, sign)

    def _paint_words(
        self, painter: QPainter, words: QRect, file: GameFile, card: Card | None
    ) -> None:
        title, small = self._fonts()
        line = QRect(words.left(), words.top(), words.width(), QFontMetrics(title).lineSpacing())
        painter.setFont(title)
        theme = current_theme()
        painter.setPen(theme.colour("text"))
        # A second line where the players leave room for it: the name of a challenge is long.
        has_room = card is not None and len(card.seats) < _MOST_PLAYERS
        name = self._texts.title(file, card)
        for part in _broken(name, painter.fontMetrics(), line.width()) if has_room else [name]:
            draw_line(painter, line, _LEFT, part)
            line.translate(0, line.height())
        line.setHeight(QFontMetrics(small).lineSpacing())
        painter.setFont(small)
        painter.setPen(theme.colour("text_muted"))
        draw_line(painter, line, _LEFT, self._texts.when(file, card))
        line.translate(0, line.height() + 4)
        if card is not None and card.trouble:
            painter.setPen(theme.colour("error"))
            rest = QRect(line.topLeft(), words.bottomRight())
            wrapped = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
            painter.drawText(rest, int(wrapped), self._texts.trouble(file, card))
        elif card is not None and card.is_text:
            draw_line(painter, line, _LEFT, self.tr("A game or position as text"))
        elif card is not None:
            self._paint_players(painter, line, card)

    def _paint_players(self, painter: QPainter, line: QRect, card: Card) -> None:
        best, side = max(card.gold), line.height() - 4
        shows_gold = card.is_over or self.shows_standing
        theme = current_theme()
        for seat, gold in zip(card.seats, card.gold, strict=True):
            style = theme.player(seat.colour)
            disc = QRectF(line.left(), line.top() + 2, side, side)
            painter.setPen(theme.colour("card_border"))
            painter.setBrush(style.colour)
            painter.drawEllipse(disc)
            inner = disc.adjusted(side / 4, side / 4, -side / 4, -side / 4)
            paint_mark(painter, style, inner)
            font = painter.font()
            font.setBold(card.is_over and gold == best)
            painter.setFont(font)
            painter.setPen(theme.colour("text"))
            amount = str(gold) if shows_gold else ""
            wide = painter.fontMetrics().horizontalAdvance(amount) + 4
            draw_line(painter, line.adjusted(side + 6, 0, -wide - 4, 0), _LEFT, seat.name)
            painter.drawText(line, _RIGHT, amount)
            line.translate(0, line.height())

    # -- names -------------------------------------------------------------------------------------

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: _Index) -> QWidget:
        field = LineEdit(NAME_LENGTH, parent=parent)
        field.setAccessibleName(self.tr("Game name"))
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        words = self._words_rect(option.rect.adjusted(2, 2, -2, -2))
        # Upwards from where the name ends: the date stays in sight.
        foot = words.top() + QFontMetrics(self._fonts()[0]).lineSpacing()
        height = min(editor.sizeHint().height(), foot - option.rect.top())
        editor.setGeometry(words.left() - 4, foot - height, words.width() + 8, height)


def _broken(text: str, metrics: QFontMetrics, room: int) -> list[str]:
    """Return a text as two lines, broken between words, if one of `room` pixels is too short."""
    words = text.split(" ")
    if metrics.horizontalAdvance(text) <= room:
        return [text]
    fitting = [n for n in range(1, len(words)) if _width(words[:n], metrics) <= room]
    if not fitting:
        return [text]
    return [" ".join(words[: fitting[-1]]), " ".join(words[fitting[-1] :])]


def _width(words: list[str], metrics: QFontMetrics) -> int:
    return metrics.horizontalAdvance(" ".join(words))
