"""The payments of each card by player, row by row, while gold is counted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.core.rules import TREASURE
from kingdom_builder_qt.ui.art.house import house_pixmap
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.desktop.widgets.style import draw_line, scaled_font
from kingdom_builder_qt.ui.table.scores.score_track import EntryOf, ScoreTrack

ROW: Final = 54  # largest useful height of a row
_AROUND: Final = 17  # least vertical space around the text of a row
_HOUSE: Final = 22
_SIDE: Final = 10  # horizontal margin of a row
_EMBLEM: Final = 0.76  # share of the height of a row


class Ledger(QWidget):
    """Paints a row for each card shown so far, with the gold of the track."""

    def __init__(self, track: ScoreTrack, entry_of: EntryOf) -> None:
        super().__init__()
        self._track, self._entry_of = track, entry_of
        self.rows = 0  # number of paying cards
        self.cards: list[tuple[str, str]] = []  # (id, name), the latest last
        self._is_paying = False  # the latest card is paying
        track.paid_changed.connect(self._update_latest)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def begin(self, rows: int) -> None:
        """Clear the ledger and reserve rows for this number of cards."""
        self.rows = rows
        self.cards, self._is_paying = [], False
        self.updateGeometry()
        self.update()

    def show_card(self, card: str, name: str) -> None:
        """Add the row of the card that pays now."""
        self._update_latest()
        self.cards.append((card, name))
        self._is_paying = True
        self._update_latest()

    def rest(self) -> None:
        """End the emphasis of the latest card."""
        self._is_paying = False
        self._update_latest()

    def _update_latest(self) -> None:
        """Repaint the row of the latest card, the only one that changes when a card pays."""
        if self.cards:
            self.update(self._row_rect(len(self.cards)).toAlignedRect())

    def gold(self, card: str, player: int) -> int | None:
        """Return the payments of a card to a player so far, None for nothing."""
        paid = [round(p.end - p.start) for p in self._track.paid[player] if p.card == card]
        return sum(paid) if paid else None

    def least_height(self) -> int:
        """Return the least height in which all rows can be read."""
        return (self.rows + 1) * (self.fontMetrics().height() + _AROUND)

    def sizeHint(self) -> QSize:
        return QSize(scaled(300), (self.rows + 1) * scaled(ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    # -- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.rows:
            return
        height = self._row_height()
        theme = current_theme()
        painter.setPen(QPen(theme.colour("card_border"), 1))
        painter.setBrush(theme.paper("card"))
        area = QRectF(0, 0, self.width(), height * (self.rows + 1)).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, CARD_RADIUS, CARD_RADIUS)
        self._paint_houses(painter, height)
        for number, (card, name) in enumerate(self.cards, 1):
            place = self._row_rect(number)
            if not place.intersects(QRectF(event.rect())):
                continue
            painter.setPen(QPen(theme.colour("card_border"), 1))
            painter.drawLine(QLineF(_SIDE, place.top(), place.right() - _SIDE, place.top()))
            self._paint_row(painter, card, name, place)

    def _row_height(self) -> float:
        return min(self.height(), self.sizeHint().height()) / (self.rows + 1)

    def _row_rect(self, number: int) -> QRectF:
        """Return the rectangle of a row; the first card is number 1, below the houses."""
        height = self._row_height()
        return QRectF(0, number * height, self.width(), height)

    def _column(self, player: int) -> float:
        """Return the centre of a player's column."""
        width = self.fontMetrics().horizontalAdvance("0000") + 8
        return self.width() - _SIDE - width * (len(self._track.lanes) - player - 0.5)

    def _paint_houses(self, painter: QPainter, height: float) -> None:
        side, ratio = scaled(_HOUSE), self.devicePixelRatioF()
        for player, lane in enumerate(self._track.lanes):
            house = house_pixmap(lane.colour, side, ratio, current_theme())
            painter.drawPixmap(QPointF(self._column(player) - side / 2, (height - side) / 2), house)

    def _paint_row(self, painter: QPainter, card: str, name: str, place: QRectF) -> None:
        side = place.height() * _EMBLEM
        top = place.top() + (place.height() - side) / 2
        folder = "tiles" if card == TREASURE else "cards"
        emblem, entry = QRectF(_SIDE, top, side, side), self._entry_of(card)
        theme = current_theme()
        paint_emblem(painter, folder, card, emblem, theme, entry=entry)
        is_now = self._is_paying and card == self.cards[-1][0]
        painter.setPen(theme.colour("text"))
        painter.setFont(scaled_font(self, 1.0, bold=is_now))
        left = _SIDE + side + 8
        words = QRectF(left, place.top(), self._column(0) - left - 20, place.height())
        middle = Qt.AlignmentFlag.AlignVCenter
        draw_line(painter, words, Qt.AlignmentFlag.AlignLeft | middle, name)
        painter.setFont(scaled_font(self, 1.0, bold=True))
        for player in range(len(self._track.lanes)):
            gold = self.gold(card, player)
            if gold is not None:
                cell = QRectF(self._column(player) - 40, place.top(), 80, place.height())
                painter.drawText(cell, Qt.AlignmentFlag.AlignHCenter | middle, str(gold))
