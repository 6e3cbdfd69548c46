"""The delegate of palette entries: a hex, its name and its keys."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QHelpEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QWidget

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import hex_at
from kingdom_builder_qt.editor.sections.canvas.section_item import SectionPainter
from kingdom_builder_qt.editor.sections.document.section_grid import ISLAND_GRID, MAIN_GRID
from kingdom_builder_qt.editor.sections.panels.palette_rows import Entry, Heading, PaletteRows
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.desktop.style.text_size import scaled, text_factor
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.card_delegate import CardDelegate, Index
from kingdom_builder_qt.ui.desktop.widgets.style import draw_line, scaled_font

GAP: Final = 2  # between entries
_LEAST: Final = 84  # pixels across
_HEIGHT: Final = 36
_HEX: Final = 30.0  # height of the hex
_MARGIN: Final = 6  # to the right of the text
_ABOVE_HEADING: Final = 8
_BELOW_HEADING: Final = 4
_KEY_SIZE: Final = 10.5
_AT: Final = hex_at(0, 0)


def _hex_height() -> float:
    return _HEX * text_factor()


def _text_left() -> float:
    """Return the distance of the text from the left side of an entry."""
    return 5 + _hex_height() * 0.87 + 7


class CellDelegate(CardDelegate):
    """Sizes depend on the type of row only, so that thousands are laid out at once."""

    def __init__(self, rows: PaletteRows, painter: SectionPainter, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._rows, self._painter = rows, painter
        self._sizes: dict[type, QSize] = {}
        self._other = QSize()
        self._widths: tuple[QFont, Sequence[int]] | None = None

    def set_painter(self, painter: SectionPainter) -> None:
        """Draw the hexes with the painter of another theme."""
        self._painter = painter
        self._view.viewport().update()

    # -- sizes -------------------------------------------------------------------------------------

    def columns(self, room: int, most: int) -> int:
        """Return the number of columns for `room` pixels.

        One column if it shows more names without eliding, else `most`.
        """
        if self._widths is None or self._widths[0] != self._view.font():
            self._widths = self._view.font(), sorted(map(self._whole_width, self._rows.entries))
        widths, share = self._widths[1], (room - 1) // most - GAP
        next_one = bisect_right(widths, share)  # the first elided name with `most` columns
        return 1 if next_one < len(widths) and widths[next_one] <= room - GAP else most

    def _whole_width(self, entry: Entry) -> int:
        """Return the width in pixels that shows a name without eliding: with the keys below it, or
        in two lines with the keys at the side.
        """
        name, measure = self._rows.name(entry.cell), QFontMetricsF(self._view.font())
        whole = measure.horizontalAdvance(name)
        halved = max(map(measure.horizontalAdvance, self._halves(name)))
        width = min(whole, halved + self._keys_width(entry.keys))
        return max(_LEAST, ceil(_text_left() + width + _MARGIN))

    def _halves(self, name: str) -> tuple[str, ...]:
        """Return the two lines of a name of several words, as equal in width as possible."""
        measure = QFontMetricsF(self._view.font()).horizontalAdvance
        words = name.split(" ")
        splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
        return min(splits, key=lambda lines: max(map(measure, lines)), default=(name,))

    def _keys_width(self, keys: str) -> float:
        return QFontMetricsF(self._key_font()).horizontalAdvance(keys) + 4 if keys else 0

    def forget_names(self) -> None:
        self._widths = None

    def share(self, room: int, columns: int, tile_row: int) -> None:
        """Lay out rows in `room` pixels; `tile_row`: the height of that row."""
        bold = QFontMetrics(scaled_font(self._view, bold=True)).height()
        heading = _ABOVE_HEADING + bold + _BELOW_HEADING
        lines = QFontMetricsF(self._view.font()).height() * (2 if columns > 1 else 1)
        across = (room - 1) // columns  # Qt wraps a line that is full to the last pixel
        entry = QSize(across, max(scaled(_HEIGHT), ceil(lines)) + GAP)
        self._sizes = {Entry: entry, Heading: QSize(room, heading)}
        self._other = QSize(room, tile_row)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._sizes.get(type(self._rows.rows[index.row()]), self._other)

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        editor.setGeometry(option.rect)

    # -- painting ----------------------------------------------------------------------------------

    def paint_card(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, index: Index
    ) -> None:
        row = self._rows.rows[index.row()]
        if isinstance(row, Heading):
            painter.setFont(scaled_font(self._view, bold=True))
            painter.setPen(current_theme().colour("text"))
            line = option.rect.adjusted(0, _ABOVE_HEADING, 0, -_BELOW_HEADING)
            draw_line(painter, line, Qt.AlignmentFlag.AlignVCenter, row.text)
        elif isinstance(row, Entry):
            place = QRectF(option.rect.adjusted(0, 0, -GAP, -GAP))
            self._paint_ground(painter, place, option)
            top = place.top() + (place.height() - _hex_height()) / 2
            self._paint_hex(painter, row.cell, place.left() + 5, top)
            self._paint_words(painter, row, place)

    def _paint_words(self, painter: QPainter, entry: Entry, place: QRectF) -> None:
        """Paint name and keys, side by side or one below the other; the name is elided last."""
        name, is_stacked = self.shown_name(self._rows.name(entry.cell), entry.keys, place.width())
        over = Qt.AlignmentFlag.AlignBottom if is_stacked else Qt.AlignmentFlag.AlignVCenter
        under = Qt.AlignmentFlag.AlignTop if is_stacked else Qt.AlignmentFlag.AlignVCenter
        font, key_font = self._view.font(), self._key_font()
        upper = place.adjusted(_text_left(), 0, -_MARGIN, 0)
        lower = QRectF(upper)
        if is_stacked:
            heights = QFontMetricsF(font).height() - QFontMetricsF(key_font).height()
            upper.setBottom(place.top() + (place.height() + heights) / 2)
            lower.setTop(upper.bottom())
        painter.setFont(font)
        painter.setPen(current_theme().colour("text"))
        painter.drawText(upper, over | Qt.AlignmentFlag.AlignLeft, name)
        painter.setPen(current_theme().colour("text_muted"))
        painter.setFont(key_font)
        side = Qt.AlignmentFlag.AlignLeft if is_stacked else Qt.AlignmentFlag.AlignRight
        painter.drawText(lower, under | side, entry.keys)

    def shown_name(self, name: str, keys: str, width: float) -> tuple[str, bool]:
        """Return the name as painted in `width` pixels, and whether the keys are below it.

        An elided name is in the tooltip, but the keys are shown nowhere else.
        """
        metrics, room = QFontMetricsF(self._view.font()), width - _text_left() - _MARGIN
        whole, keys_width = metrics.horizontalAdvance(name), self._keys_width(keys)
        halves = self._halves(name)
        if whole > room and max(map(metrics.horizontalAdvance, halves)) <= room - keys_width:
            return "\n".join(halves), False
        is_stacked = bool(keys) and whole > room - keys_width
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, room), is_stacked

    def _key_font(self) -> QFont:
        return current_theme().font(_KEY_SIZE * text_factor())

    def _paint_ground(self, painter: QPainter, place: QRectF, option: QStyleOptionViewItem) -> None:
        rect, state = place.adjusted(1.5, 1.5, -1.5, -1.5), QStyle.StateFlag
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if option.state & state.State_Selected:
            painter.setPen(QPen(current_theme().colour("accent"), 2))
            painter.setBrush(current_theme().colour("card"))
        elif option.state & state.State_MouseOver:
            painter.setBrush(current_theme().colour("button"))
        painter.drawRoundedRect(rect, 6, 6)
        if option.state & state.State_HasFocus:
            painter.setPen(QPen(current_theme().colour("text"), 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 4, 4)

    def _paint_hex(self, painter: QPainter, cell: Cell, left: float, top: float) -> None:
        scale = _hex_height() / 64
        painter.save()
        painter.translate(left, top)
        painter.scale(scale, scale)
        corner = centre(_AT)
        painter.translate(-corner.x() + 28, -corner.y() + 32)
        is_sea = cell == Cell() and self._rows.is_island
        grid = ISLAND_GRID if is_sea else MAIN_GRID
        self._painter.paint_cells(painter, {_AT: cell}, grid, 1 << _AT)
        painter.restore()

    def picture(self, cell: Cell) -> QPixmap:
        """Return the hex for the cursor of a drag."""
        height = _hex_height()
        pixmap = QPixmap(round(height * 0.9), round(height) + 1)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_hex(painter, cell, 0, 0)
        painter.end()
        return pixmap

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Show the tooltip of a heading only if the heading is elided."""
        row = self._rows.rows[index.row()] if index.isValid() else None
        if isinstance(row, Heading):
            metrics = QFontMetrics(scaled_font(self._view, bold=True))
            if metrics.horizontalAdvance(row.text) <= option.rect.width():
                return False
        return super().helpEvent(event, view, option, index)
