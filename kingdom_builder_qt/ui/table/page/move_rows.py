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
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
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
_EDGE, _GAP = 8, 8
_WRAPPED: Final = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value


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
    """A list that tells which row is under the pointer; its rows follow its width."""

    hovered = Signal(QModelIndex)  # invalid beyond the rows

    def __init__(self) -> None:
        super().__init__()
        self.setResizeMode(QListView.ResizeMode.Adjust)  # texts wrap in the width of the list
        self.setMouseTracking(True)
        self.setWordWrap(True)  # without it, Qt does not measure rows again after a change of width
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.entered.connect(self.hovered)
        self.viewportEntered.connect(lambda: self.hovered.emit(QModelIndex()))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.hovered.emit(QModelIndex())
        return super().viewportEvent(event)


class MoveRows(QStyledItemDelegate):
    """Paints a move above its effects, with its tiles and its gold at the right of these.

    Words are wrapped, never elided: a row is as high as its text needs.
    """

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
        across = self._view.viewport().width() - 2 * self._view.spacing()
        text = sum(self._heights(line, self._words_width(across)))
        least = 2 * QFontMetrics(self._view.font()).lineSpacing()
        heading = self._heading_height() if line.heading else 0
        return QSize(120, max(text, least) + 2 * scaled(_PADDING) + heading)

    @staticmethod
    def _words_width(across: int) -> int:
        """Return the width of the words in a row of a width."""
        return across - 2 * _EDGE - scaled(_HEX) - _GAP

    def _heights(self, line: MoveLine, width: int) -> tuple[int, int, int]:
        """Return the heights of the move, of its effects, and of tiles and gold below these.

        Tiles and gold stand beside the effects, unless a word needs their room.
        """
        words, room = self._height(line.words, width), self._effects_width(line, width)
        effects = self._height(joined(line.effects), room)
        signs = scaled(_TILE if line.taken else _COIN)
        if room == width and line.effects and (line.taken or line.gold):
            return words, effects, signs
        return words, max(effects, signs) if line.taken else effects, 0

    def _effects_width(self, line: MoveLine, width: int) -> int:
        """Return the width of the effects: that of the row if a word is wider than the rest."""
        metrics, beside = QFontMetrics(self._view.font()), width - self._signs_width(line)
        longest = max(map(metrics.horizontalAdvance, joined(line.effects).split()), default=0)
        return beside if longest <= beside else width

    def _height(self, text: str, width: int) -> int:
        room = QRect(0, 0, max(1, width), 0)
        metrics = QFontMetrics(self._view.font())
        return metrics.boundingRect(room, _WRAPPED, text).height() if text else 0

    def _gold_font(self) -> QFont:
        return scaled_font(self._view, 1.1, bold=True)

    def _signs_width(self, line: MoveLine) -> int:
        """Return the width of tiles and gold, with a gap before them."""
        tiles = len(line.taken) * (scaled(_TILE) + 2)
        gold = QFontMetrics(self._gold_font()).horizontalAdvance(signed(line.gold, 0))
        return tiles + (scaled(_COIN) + 2 + gold if line.gold else 0) + _GAP

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
        side = scaled(_HEX)
        place = QRect(rect.left() + _EDGE, rect.top(), side, rect.height())
        self._paint_hex(painter, line, mirrored(place, rect, self._view))
        width = self._words_width(rect.width())
        words, effects, below = self._heights(line, width)
        body = QRect(place.right() + 1 + _GAP, 0, width, max(words + effects + below, 1))
        body.moveTop(rect.center().y() - body.height() // 2)
        painter.setFont(self._view.font())
        painter.setPen(theme.colour("text"))
        painter.drawText(mirrored(body, rect, self._view), _WRAPPED, line.words)
        lower = body.adjusted(0, words, self._effects_width(line, width) - width, -below)
        painter.setPen(theme.colour("text_muted"))
        centred = _WRAPPED | Qt.AlignmentFlag.AlignVCenter.value
        painter.drawText(mirrored(lower, rect, self._view), centred, joined(line.effects))
        signs = body.adjusted(0, words + effects if below else words if effects else 0, 0, 0)
        self._paint_signs(painter, line, signs, rect)
        painter.restore()

    def _paint_hex(self, painter: QPainter, line: MoveLine, place: QRect) -> None:
        if line.terrain is None:
            return
        theme = current_theme()
        painter.setPen(QPen(theme.colour("outline"), 1))
        painter.setBrush(theme.terrain_colour(line.terrain.id, line.terrain))
        hex_ = corners(place.width() / 2 / SIDE)
        painter.drawPolygon(hex_.translated(QRectF(place).center()))

    def _paint_signs(self, painter: QPainter, line: MoveLine, room: QRect, row: QRect) -> None:
        """Paint the tiles and the gold at the end of the room."""
        end = room.right() + 1
        if line.gold:
            painter.setFont(self._gold_font())
            painter.setPen(current_theme().colour("text"))
            text, coin = signed(line.gold, 0), scaled(_COIN)
            width = painter.fontMetrics().horizontalAdvance(text)
            place = QRect(end - width, room.top(), width, room.height())
            flags = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(mirrored(place, row, self._view), flags, text)
            end -= width + 2 + coin
            disc = QRect(end, room.top(), coin, room.height())
            painter.save()
            painter.translate(QRectF(mirrored(disc, row, self._view)).center())
            painter.scale(coin / COIN, coin / COIN)
            paint_disc(painter, QPointF())
            painter.restore()
        side = scaled(_TILE)
        for tile, is_nomad in line.taken:
            end -= side + 2
            place = QRect(end, room.center().y() - side // 2, side, side)
            paint_tile(
                painter, tile, QRectF(mirrored(place, row, self._view)), current_theme(), is_nomad
            )
