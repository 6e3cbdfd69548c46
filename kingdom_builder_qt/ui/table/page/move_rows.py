"""The rows of the list of possible moves: a hex, the move, the tile it takes and its gold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.ui.art.geometry import SIDE, corners
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.item_ground import paint_ground
from kingdom_builder_qt.ui.desktop.widgets.style import draw_line, mirrored, scaled_font
from kingdom_builder_qt.ui.table.board.motion.coins import paint_disc
from kingdom_builder_qt.ui.table.panels.signs import COIN, paint_tile
from kingdom_builder_qt.ui.words.foreign_text import joined
from kingdom_builder_qt.ui.words.numbers import signed

_PADDING: Final = 6  # pixels of usual text above and below the text of a row
_HEX: Final = 26  # width of the hex
_TILE: Final = 28
_COIN: Final = 18
_EDGE, _GAP, _TILE_GAP = 8, 8, 2
_UNBOUNDED: Final = 16_000
_WRAP: Final = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


@dataclass(frozen=True, slots=True)
class MoveLine:
    """A legal move and its effect.

    `heading`: of the group that begins with this row, or "". `terrain`: of the target. `taken`: the
    tiles it takes, each with whether it is a nomad tile. `gold`: the change in all, 0 for none or
    while it is hidden. `effects`: all effects in words.
    """

    move: Move
    heading: str
    words: str
    terrain: Terrain | None = None
    taken: tuple[tuple[str, bool], ...] = ()
    gold: int = 0
    effects: tuple[str, ...] = ()


class MovesList(QListView):
    """A list that tells which row is under the pointer."""

    hovered = Signal(QModelIndex)  # invalid beyond the rows

    def __init__(self) -> None:
        super().__init__()
        self.setResizeMode(QListView.ResizeMode.Adjust)  # texts wrap in the width of the list
        self.setWordWrap(True)  # without it, Qt does not measure rows again after a change of width
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.entered.connect(self.hovered)
        self.viewportEntered.connect(lambda: self.hovered.emit(QModelIndex()))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.hovered.emit(QModelIndex())
        return super().viewportEvent(event)


class MoveRows(QStyledItemDelegate):
    """Paints a move above its effects, with its tiles and its gold in columns at the right."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._lines: Sequence[MoveLine] = ()

    def show_lines(self, lines: Sequence[MoveLine]) -> None:
        """Set the content of all rows, before the model changes."""
        self._lines = tuple(lines)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        line, metrics = self._lines[index.row()], QFontMetrics(self._view.font())
        row = QRect(0, 0, self._view.viewport().width() - 2 * self._view.spacing(), _UNBOUNDED)
        room = QRect(0, 0, self._words_place(line, row).width(), _UNBOUNDED)
        words = filter(None, (line.words, joined(line.effects)))
        needed = sum(metrics.boundingRect(room, _WRAP, text).height() for text in words)
        heading = self._heading_height() if line.heading else 0
        text = max(2 * metrics.lineSpacing(), needed)
        return QSize(120, text + 2 * scaled(_PADDING) + heading)

    def _heading_height(self) -> int:
        bold = QFontMetrics(scaled_font(self._view, 1.0, bold=True))
        return bold.lineSpacing() + scaled(_PADDING)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        line, rect, theme = self._lines[index.row()], QRect(option.rect), current_theme()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if line.heading:
            head = rect.adjusted(_EDGE, 0, -_EDGE, 0)
            head.setHeight(self._heading_height())
            painter.setFont(scaled_font(self._view, 1.0, bold=True))
            painter.setPen(theme.colour("text_muted"))
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            draw_line(painter, head, flags, line.heading)
            rect.setTop(head.bottom() + 1)
        paint_ground(painter, rect.adjusted(1, 1, -1, -1), option, theme, self._view.hasFocus())
        place = QRect(rect.left() + _EDGE, rect.top(), scaled(_HEX), rect.height())
        self._paint_hex(painter, line, mirrored(place, rect, self._view))
        self._paint_gold(painter, line, rect)
        self._paint_tiles(painter, line, rect)
        words = self._words_place(line, rect)
        self._paint_words(painter, line, mirrored(words, rect, self._view))
        painter.restore()

    def _gold_left(self, row: QRect) -> int:
        """Return the left edge of the column of gold."""
        return row.right() - _EDGE - self._gold_width() - scaled(_COIN) - _GAP

    def _gold_width(self) -> int:
        return QFontMetrics(scaled_font(self._view, 1.1, bold=True)).horizontalAdvance("+00")

    def _words_place(self, line: MoveLine, row: QRect) -> QRect:
        """Return the place of the texts, between the hex and the columns at the right."""
        left = row.left() + _EDGE + scaled(_HEX) + _GAP
        right = self._gold_left(row) - max(1, len(line.taken)) * (scaled(_TILE) + _TILE_GAP)
        return QRect(left, row.top(), right - left, row.height())

    def _paint_hex(self, painter: QPainter, line: MoveLine, place: QRect) -> None:
        if line.terrain is None:
            return
        theme = current_theme()
        painter.setPen(QPen(theme.colour("outline"), 1))
        painter.setBrush(theme.terrain_colour(line.terrain.id, line.terrain))
        hex_ = corners(place.width() / 2 / SIDE)
        painter.drawPolygon(hex_.translated(QRectF(place).center()))

    def _paint_gold(self, painter: QPainter, line: MoveLine, rect: QRect) -> None:
        if not line.gold:
            return
        coin, width, right = scaled(_COIN), self._gold_width(), rect.right() - _EDGE
        painter.setFont(scaled_font(self._view, 1.1, bold=True))
        painter.setPen(current_theme().colour("text"))
        place = QRect(right - width, rect.top(), width, rect.height())
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(mirrored(place, rect, self._view), flags, signed(line.gold, 0))
        disc = QRect(place.left() - coin - 2, rect.top(), coin, rect.height())
        painter.save()
        painter.translate(QRectF(mirrored(disc, rect, self._view)).center())
        painter.scale(coin / COIN, coin / COIN)
        paint_disc(painter, QPointF())
        painter.restore()

    def _paint_tiles(self, painter: QPainter, line: MoveLine, rect: QRect) -> None:
        side, right = scaled(_TILE), self._gold_left(rect)
        for tile, is_nomad in line.taken:
            place = QRect(right - side, rect.center().y() - side // 2, side, side)
            place = mirrored(place, rect, self._view)
            paint_tile(painter, tile, QRectF(place), current_theme(), is_nomad)
            right -= side + _TILE_GAP

    def _paint_words(self, painter: QPainter, line: MoveLine, rect: QRect) -> None:
        """Paint the move and its effects, wrapped, in the middle of the row."""
        theme, effects = current_theme(), joined(line.effects)
        painter.setFont(self._view.font())
        upper = painter.boundingRect(rect, _WRAP, line.words)
        lower = painter.boundingRect(rect, _WRAP, effects) if effects else QRect()
        upper.moveTop(rect.center().y() - (upper.height() + lower.height()) // 2)
        lower.moveTop(upper.bottom() + 1)
        for place, role, text in ((upper, "text", line.words), (lower, "text_muted", effects)):
            painter.setPen(theme.colour(role))
            painter.drawText(place, _WRAP, text)
