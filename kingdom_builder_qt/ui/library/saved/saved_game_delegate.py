"""Paints a saved game as a card: the board, its name, when, and the players with their gold."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from kingdom_builder_qt.ui.art.player_mark import paint_mark
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.desktop.widgets.card_delegate import CardDelegate, Index
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE
from kingdom_builder_qt.ui.desktop.widgets.style import draw_line
from kingdom_builder_qt.ui.library.saved.saved_game_card import GameCard, GameFile
from kingdom_builder_qt.ui.library.saved.saved_game_texts import SavedTexts
from kingdom_builder_qt.ui.library.saved.saved_games_cache import SavedGamesCache

PICTURE: Final = QSize(136, 117)
PAD: Final = 10
WORDS: Final = 190  # pixels for name and players
NAME_LENGTH: Final = 80
_MOST_PLAYERS: Final = 5
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class GameDelegate(CardDelegate):
    """Paints the games of a shelf."""

    factors = 1.0, 0.88
    name_length = NAME_LENGTH

    def __init__(self, shelf: SavedGamesCache, view: QListView) -> None:
        super().__init__(view)
        self._shelf = shelf
        self._texts = SavedTexts()
        self.shows_standing = True  # the gold of games that go on

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        title, small = self.line_heights()
        words = title + (1 + _MOST_PLAYERS) * small + 4
        height = max(PICTURE.height(), words) + 2 * PAD + 4
        return QSize(PICTURE.width() + WORDS + 3 * PAD + 4, height)

    def paint_card(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, index: Index
    ) -> None:
        file: GameFile = index.data(ROW_ROLE)
        card, theme = self._shelf.card(file), current_theme()
        painter.setPen(theme.colour("card_border"))
        painter.setBrush(theme.colour("card"))
        painter.drawRoundedRect(rect, CARD_RADIUS, CARD_RADIUS)
        super().paint_card(painter, rect, option, index)
        frame = QRect(rect.left() + PAD, rect.top() + PAD, PICTURE.width(), rect.height() - 2 * PAD)
        self._paint_picture(painter, frame, file, card)
        self._paint_words(painter, self._words_rect(rect), file, card)

    def _words_rect(self, rect: QRect) -> QRect:
        return rect.adjusted(2 * PAD + PICTURE.width(), PAD - 2, -PAD, -PAD)

    def _paint_picture(
        self, painter: QPainter, frame: QRect, file: GameFile, card: GameCard | None
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
        self.paint_sign(painter, frame.center() - QPoint(20, 20), name, colour, 40)

    def _paint_words(
        self, painter: QPainter, words: QRect, file: GameFile, card: GameCard | None
    ) -> None:
        title, small = self.fonts()
        line = QRect(words.topLeft(), QSize(words.width(), 0))
        # A second line where the players leave room for it: the name of a challenge is long.
        has_room = card is not None and len(card.seats) < _MOST_PLAYERS
        name = self._texts.title(file, card)
        for part in _broken(name, QFontMetrics(title), line.width()) if has_room else [name]:
            self.paint_line(painter, line, _LEFT, part, title, "text")
        when = self._texts.when(file, card)
        self.paint_line(painter, line, _LEFT, when, small, "text_muted", gap=4)
        if card is not None and card.trouble:
            painter.setPen(current_theme().colour("error"))
            rest = QRect(line.topLeft(), words.bottomRight())
            wrapped = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
            painter.drawText(rest, int(wrapped), self._texts.trouble(file, card))
        elif card is not None and card.is_text:
            draw_line(painter, line, _LEFT, self.tr("A game or position as text"))
        elif card is not None:
            self._paint_players(painter, line, card)

    def _paint_players(self, painter: QPainter, line: QRect, card: GameCard) -> None:
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

    def name_label(self) -> str:
        return self.tr("Game name")

    def name_rect(self, option: QStyleOptionViewItem, height: int) -> QRect:
        words = self._words_rect(self.card_rect(option))
        # Upwards from where the name ends: the date stays in sight.
        foot = words.top() + self.line_heights()[0]
        height = min(height, foot - option.rect.top())
        return QRect(words.left() - 4, foot - height, words.width() + 8, height)


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
