"""One entry of the palette: a hex, its name and its key; it can be dragged onto the canvas."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import (
    QDrag,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import hex_at
from kingdom_builder_qt.editor.sections.canvas.cell_drag import mime_of
from kingdom_builder_qt.editor.sections.canvas.section_item import SectionPainter
from kingdom_builder_qt.editor.sections.document.section_grid import ISLAND_GRID, MAIN_GRID
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.desktop.style.text_size import text_factor
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip

SIZE: Final = QSize(116, 36)
_LEAST: Final = 84  # pixels across
_HEX: Final = 30.0  # height of the hex
_BESIDE_HEX: Final = 5 + _HEX * 0.87 + 7
_MARGIN: Final = 6  # at the right of the words
_KEY_SIZE: Final = 10.5
_AT: Final = hex_at(0, 0)


class CellButton(QAbstractButton):
    """Chooses what the brush paints."""

    def __init__(
        self,
        cell: Cell,
        keys: str,
        painter: SectionPainter,
        *,
        sea: bool = False,
        rule: Callable[[Cell], str] = lambda _cell: "",
    ) -> None:
        """Show a cell; `keys` are shown in the corner, `sea`: empty means water around an isle.

        `rule`: what a cell does in a game, for the tooltip.
        """
        super().__init__()
        self.rule = rule
        self.cell, self.keys, self.sea = cell, keys, sea
        self.name = ""
        self._painter = painter
        self._has_two_lines = True
        self._pressed_at = QPoint()
        self.setCheckable(True)
        self.setAutoExclusive(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        name, keys = QFontMetricsF(self.font()).height(), self._key_metrics().height()
        lines = name + (keys if self._has_two_lines else 0)
        return QSize(SIZE.width(), max(SIZE.height(), ceil(lines)))

    def set_two_lines(self, value: bool) -> None:
        """Have room for the keys below the name, or for the name alone."""
        self._has_two_lines = value
        self.updateGeometry()

    def whole_width(self) -> int:
        """Return the pixels across in which the name is not cut, with the keys below it."""
        name = QFontMetricsF(self.font()).horizontalAdvance(self.name)
        return max(_LEAST, ceil(_BESIDE_HEX + name + _MARGIN))

    def minimumSizeHint(self) -> QSize:
        """Return less width: the name is cut."""
        return QSize(_LEAST, self.sizeHint().height())

    def set_painter(self, painter: SectionPainter) -> None:
        self._painter = painter
        self.update()

    def set_cell(self, cell: Cell, name: str) -> None:
        self.cell = cell
        self.set_name(name)
        self.update()

    def set_name(self, name: str) -> None:
        self.name = name
        keys = f" ({self.keys})" if self.keys else ""
        rule = self.rule(self.cell)
        set_tooltip(self, f"{name}{keys}\n{rule}" if rule else f"{name}{keys}")
        self.setAccessibleName(name)
        self.setAccessibleDescription(rule)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_hex(painter, 5, (self.height() - _HEX) / 2)
        self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        """Paint name and keys: side by side, else one below the other; the name is cut last."""
        words, (name, is_stacked) = self._words(), self.shown_name()
        over = Qt.AlignmentFlag.AlignBottom if is_stacked else Qt.AlignmentFlag.AlignVCenter
        under = Qt.AlignmentFlag.AlignTop if is_stacked else Qt.AlignmentFlag.AlignVCenter
        upper, lower = QRectF(words), QRectF(words)
        if is_stacked:
            heights = QFontMetricsF(self.font()).height(), self._key_metrics().height()
            upper.setBottom((self.height() + heights[0] - heights[1]) / 2)
            lower.setTop(upper.bottom())
        painter.setFont(self.font())
        theme = current_theme()
        painter.setPen(theme.colour("text"))
        painter.drawText(upper, over | Qt.AlignmentFlag.AlignLeft, name)
        painter.setPen(theme.colour("text_muted"))
        painter.setFont(self._key_font())
        side = Qt.AlignmentFlag.AlignLeft if is_stacked else Qt.AlignmentFlag.AlignRight
        painter.drawText(lower, under | side, self.keys)

    def shown_name(self) -> tuple[str, bool]:
        """Return the name as it is painted, and whether the keys are below it.

        A name that is cut can be read in the tooltip; keys are learnt here or nowhere.
        """
        metrics, room = QFontMetricsF(self.font()), self._words().width()
        beside = self._key_metrics().horizontalAdvance(self.keys) + 4 if self.keys else 0
        is_stacked = bool(self.keys) and metrics.horizontalAdvance(self.name) > room - beside
        return metrics.elidedText(self.name, Qt.TextElideMode.ElideRight, room), is_stacked

    def _words(self) -> QRectF:
        return QRectF(_BESIDE_HEX, 0, self.width() - _BESIDE_HEX - _MARGIN, self.height())

    def _key_metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self._key_font())

    def _key_font(self) -> QFont:
        return current_theme().font(_KEY_SIZE * text_factor())

    def _paint_ground(self, painter: QPainter) -> None:
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        theme = current_theme()
        if self.isChecked():
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.setBrush(theme.colour("card"))
        elif self.underMouse():
            painter.setBrush(theme.colour("button"))
        painter.drawRoundedRect(rect, 6, 6)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("text"), 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 4, 4)

    def _paint_hex(self, painter: QPainter, left: float, top: float) -> None:
        scale = _HEX / 64
        painter.save()
        painter.translate(left, top)
        painter.scale(scale, scale)
        corner = centre(_AT)
        painter.translate(-corner.x() + 28, -corner.y() + 32)
        grid = ISLAND_GRID if self.sea else MAIN_GRID
        self._painter.paint_cells(painter, {_AT: self.cell}, grid, 1 << _AT)
        painter.restore()

    def picture(self) -> QPixmap:
        """Return the hex as it is shown while it is dragged."""
        pixmap = QPixmap(round(_HEX * 0.9), round(_HEX) + 1)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_hex(painter, 0, 0)
        painter.end()
        return pixmap

    # -- dragging ----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        way = (event.position().toPoint() - self._pressed_at).manhattanLength()
        is_held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if is_held and way >= QApplication.startDragDistance():
            self.setDown(False)
            self.carry()
            return
        super().mouseMoveEvent(event)

    def carry(self) -> Qt.DropAction:
        """Drag the hex until it is dropped."""
        drag = QDrag(self)
        drag.setMimeData(mime_of(self.cell))
        picture = self.picture()
        drag.setPixmap(picture)
        drag.setHotSpot(picture.rect().center())
        return drag.exec(Qt.DropAction.CopyAction)
