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
from kingdom_builder_qt.ui.desktop.widgets.style import draw_line, scaled_font
from kingdom_builder_qt.ui.table.board.motion.coins import paint_disc
from kingdom_builder_qt.ui.table.panels.signs import COIN, paint_tile
from kingdom_builder_qt.ui.words.foreign_text import joined
from kingdom_builder_qt.ui.words.numbers import signed

_PADDING: Final = 6  # pixels of usual text above and below the text of a row
_HEX: Final = 26  # width of the hex
_TILE: Final = 28
_COIN: Final = 18
_EDGE, _GAP = 8, 8


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
        line = self._lines[index.row()]
        text = QFontMetrics(self._view.font()).lineSpacing()
        heading = self._heading_height() if line.heading else 0
        return QSize(120, 2 * text + 2 * scaled(_PADDING) + heading)

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
            head = QRect(rect.left() + _EDGE, rect.top(), rect.width(), self._heading_height())
            painter.setFont(scaled_font(self._view, 1.0, bold=True))
            painter.setPen(theme.colour("text_muted"))
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            draw_line(painter, head, flags, line.heading)
            rect.setTop(head.bottom() + 1)
        paint_ground(painter, rect.adjusted(1, 1, -1, -1), option, theme, self._view.hasFocus())
        left, right = rect.left() + _EDGE, rect.right() - _EDGE
        side = scaled(_HEX)
        self._paint_hex(painter, line, QPointF(left + side / 2, rect.center().y()), side)
        right = self._paint_gold(painter, line, rect, right)
        right = self._paint_tiles(painter, line, rect, right)
        left += side + _GAP
        self._paint_words(painter, line, QRect(left, rect.top(), right - left, rect.height()))
        painter.restore()

    def _paint_hex(self, painter: QPainter, line: MoveLine, middle: QPointF, side: int) -> None:
        if line.terrain is None:
            return
        theme = current_theme()
        painter.setPen(QPen(theme.colour("outline"), 1))
        painter.setBrush(theme.terrain_colour(line.terrain.id, line.terrain))
        painter.drawPolygon(corners(side / 2 / SIDE).translated(middle))

    def _paint_gold(self, painter: QPainter, line: MoveLine, rect: QRect, right: int) -> int:
        """Paint the gold; return the left edge of its column."""
        font = scaled_font(self._view, 1.1, bold=True)
        width = QFontMetrics(font).horizontalAdvance("+00")
        coin = scaled(_COIN)
        if line.gold:
            painter.setFont(font)
            painter.setPen(current_theme().colour("text"))
            place = QRect(right - width, rect.top(), width, rect.height())
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, flags, signed(line.gold, 0))
            painter.save()
            painter.translate(right - width - coin / 2 - 2, rect.center().y())
            painter.scale(coin / COIN, coin / COIN)
            paint_disc(painter, QPointF())
            painter.restore()
        return right - width - coin - _GAP

    def _paint_tiles(self, painter: QPainter, line: MoveLine, rect: QRect, right: int) -> int:
        """Paint the tiles; return the left edge of their column."""
        side = scaled(_TILE)
        for tile, is_nomad in line.taken:
            place = QRectF(right - side, rect.center().y() - side / 2, side, side)
            paint_tile(painter, tile, place, current_theme(), is_nomad)
            right -= side + 2
        return right if line.taken else right - side

    def _paint_words(self, painter: QPainter, line: MoveLine, rect: QRect) -> None:
        theme, flags = current_theme(), Qt.AlignmentFlag.AlignLeft
        effects = joined(line.effects)
        painter.setFont(self._view.font())
        painter.setPen(theme.colour("text"))
        if not effects:
            draw_line(painter, rect, flags | Qt.AlignmentFlag.AlignVCenter, line.words)
            return
        middle = rect.center().y()
        upper, lower = QRect(rect), QRect(rect)
        upper.setBottom(middle)
        lower.setTop(middle + 1)
        draw_line(painter, upper, flags | Qt.AlignmentFlag.AlignBottom, line.words)
        painter.setPen(theme.colour("text_muted"))
        draw_line(painter, lower, flags | Qt.AlignmentFlag.AlignTop, effects)
