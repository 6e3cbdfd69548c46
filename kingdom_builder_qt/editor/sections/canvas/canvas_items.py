"""Graphics items of the section: rim, hexes, light."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, bits, set_of
from kingdom_builder_qt.core.grid import around as around_hexes
from kingdom_builder_qt.editor.sections.canvas.canvas_marks import CanvasMark
from kingdom_builder_qt.editor.sections.canvas.section_item import (
    RIM_LETTERS,
    Cells,
    SectionPainter,
    draw_light,
    draw_rim,
    hexes_rect,
)
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID, SectionGrid
from kingdom_builder_qt.ui.art.frame import readable
from kingdom_builder_qt.ui.art.geometry import ROW_STEP, WIDTH, hex_rect, outline
from kingdom_builder_qt.ui.art.ground.landscape import OVER
from kingdom_builder_qt.ui.desktop.style.theme import current_theme

_LEFT, _TOP, _RIGHT, _BOTTOM = OVER


class _CachedMark(CanvasMark):
    """A mark that does not change with the cells: painted once for each zoom."""

    def __init__(self) -> None:
        super().__init__()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)


class RimItem(_CachedMark):
    """The rim; cached because its numbers take longer to paint than many hexes."""

    def draw(self, painter: QPainter) -> None:
        size = readable(*RIM_LETTERS, painter.worldTransform().m11())
        draw_rim(painter, self.grid, current_theme(), size)


class LightItem(_CachedMark):
    """The light over the hexes; `lit` is the grid that it falls on from the top left."""

    lit = MAIN_GRID

    def draw(self, painter: QPainter) -> None:
        draw_light(painter, self.lit, self.grid.mask, current_theme())


class CanvasSectionItem(QGraphicsItem):
    """The section on the canvas; repaints only changed hexes and their neighbours.

    It is cached, so that returning to its tab paints nothing again.
    """

    def __init__(self, painter: SectionPainter) -> None:
        super().__init__()
        self._painter = painter
        self._grid = MAIN_GRID
        self._cells: dict[Hex, Cell] = {}
        self._outside: list[Hex] = []  # hexes of other sections, at the border
        self._clip = QPainterPath()  # everything except other sections
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_painter(self, painter: SectionPainter) -> None:
        self._painter = painter
        self.update()

    def set_cells(self, cells: Cells, grid: SectionGrid, around: Cells | None = None) -> None:
        """Show a section; growth at its border joins the cells `around`, which other items show."""
        self.prepareGeometryChange()
        self._cells, self._grid = {**(around or {}), **cells}, grid
        self._clip = QPainterPath()
        others = outline(set_of(around or ()))
        self._clip.addRect(others.boundingRect().united(self.boundingRect()).adjusted(-9, -9, 9, 9))
        self._clip.addPath(others)  # a hole, as the inner of two nested shapes
        border = around_hexes(grid.mask) & ~grid.mask
        self._outside = [hex_ for hex_ in bits(border) if hex_ in self._cells]
        self.update()

    def change(self, cells: Cells) -> None:
        self._cells.update(cells)
        for hex_ in cells:
            # Pictures on the neighbours depend on it, too.
            self.update(reach(hex_).adjusted(-WIDTH, -ROW_STEP, WIDTH, ROW_STEP))

    def boundingRect(self) -> QRectF:
        return hexes_rect(self._grid).adjusted(-_LEFT, -_TOP, _RIGHT, _BOTTOM)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        exposed = option.exposedRect
        inside = (h for h in self._grid.hexes if reach(h).intersects(exposed))
        only = sum(1 << hex_ for hex_ in inside)
        outside = sum(1 << hex_ for hex_ in self._outside if reach(hex_).intersects(exposed))
        if outside:
            painter.save()
            painter.setClipPath(self._clip, Qt.ClipOperation.IntersectClip)
        self._painter.paint_cells(
            painter, self._cells, self._grid, only, is_lit=False, outside=outside
        )
        if outside:
            painter.restore()


def reach(hex_: Hex) -> QRectF:
    """Return the rectangle around a hex and its pictures."""
    return hex_rect(hex_).adjusted(-_LEFT, -_TOP, _RIGHT, _BOTTOM)
