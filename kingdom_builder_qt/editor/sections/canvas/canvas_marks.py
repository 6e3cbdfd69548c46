"""Marks over the section: preview, selection, axis, flash.

Items only draw, and take no mouse events.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.editor.sections.canvas.paint import Symmetry
from kingdom_builder_qt.editor.sections.canvas.section_item import (
    SectionPainter,
    frame_rect,
    hexes_rect,
)
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID, SectionGrid
from kingdom_builder_qt.ui.art.brushes import pen, with_alpha
from kingdom_builder_qt.ui.art.geometry import HALF_SIDE, HALF_WIDTH, centre, outline
from kingdom_builder_qt.ui.art.ground.landscape import OVER
from kingdom_builder_qt.ui.art.sprites import device_scale
from kingdom_builder_qt.ui.desktop.style.theme import current_theme

HATCH = 15.0  # scene units between two lines
FLASH_MS = 220
FLASHES = 3


class CanvasMark(QGraphicsItem):
    """The base of the marks: an item over or around the hexes of a grid, in theme colours."""

    def __init__(self) -> None:
        super().__init__()
        self.grid: SectionGrid = MAIN_GRID
        self._room = frame_rect(MAIN_GRID)

    def set_grid(self, grid: SectionGrid, room: QRectF | None = None) -> None:
        """Move to another grid; `room` exceeds its frame if a board surrounds it."""
        self.prepareGeometryChange()
        self.grid, self._room = grid, room or frame_rect(grid)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._room

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError


class AreaMark(CanvasMark):
    """Hexes with a border around them; the base of preview, selection and flash."""

    def __init__(self) -> None:
        super().__init__()
        self.mask: Mask = 0
        self.path = QPainterPath()

    def set_mask(self, mask: Mask) -> None:
        """Mark other hexes; only the changed area is repainted."""
        if mask != self.mask:
            before = self.path.boundingRect()
            self.mask, self.path = mask, outline(mask)
            self.repaint(before.united(self.path.boundingRect()))

    def repaint(self, rect: QRectF) -> None:
        """Repaint an area, extended by the border and the pictures on its hexes."""
        left, top, right, bottom = OVER
        self.update(rect.adjusted(-left, -top, right, bottom))


_PREVIEW: Final = 0.5  # opacity: more would look like finished painting


class PreviewMark(AreaMark):
    """Preview of a click, and an outline around the hexes of the gesture."""

    def __init__(self, painter: SectionPainter) -> None:
        super().__init__()
        self.painter = painter
        self.cells: dict[Hex, Cell] = {}
        self._around: dict[Hex, Cell] = {}

    def show_cells(self, cells: dict[Hex, Cell], around: dict[Hex, Cell], marked: Mask) -> None:
        """Show cells; `around` are the other cells, `marked` the outlined hexes."""
        mask = marked | sum(1 << hex_ for hex_ in cells)
        is_new = cells != self.cells
        self.cells, self._around = cells, {**around, **cells}
        self.set_mask(mask)
        if is_new:
            self.repaint(self.path.boundingRect())

    def draw(self, painter: QPainter) -> None:
        if self.cells:
            painter.save()
            painter.setOpacity(_PREVIEW)
            only = sum(1 << hex_ for hex_ in self.cells)
            self.painter.paint_cells(painter, self._around, self.grid, only)
            painter.restore()
        for name, width in (("target_edge", 5.0), ("origin", 2.4)):
            painter.setPen(pen(current_theme().colour(name), width))
            painter.drawPath(self.path)


class BlockedMark(AreaMark):
    """Hatching on hexes that cannot be built on; lines are visible on a terrain of any hue.

    A tiled brush fills the hexes, because stroking hundreds of lines took Qt half a second for each
    painting.
    """

    def draw(self, painter: QPainter) -> None:
        theme = current_theme()
        lines = [
            (theme.colour(name).name(), alpha, width)
            for name, alpha, width in (("target_edge", 120, 3.8), ("refused", 220, 2.0))
        ]
        painter.fillPath(self.path, with_alpha(theme.colour("target_edge"), 60))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillPath(self.path, _hatching(round(HATCH * device_scale(painter)), tuple(lines)))
        painter.restore()


@lru_cache(maxsize=4)
def _hatching(pixels: int, lines: tuple[tuple[str, int, float], ...]) -> QBrush:
    """Return parallel lines at fixed places of the scene, with a distance of `pixels`.

    `lines`: colour, alpha and width of the lines, from below.
    """
    side = max(4, pixels)
    tile = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / HATCH, side / HATCH)
    for colour, alpha, width in lines:
        painter.setPen(pen(with_alpha(QColor(colour), alpha), width))
        for n in range(4):  # including lines whose edges reach into the corners
            painter.drawLine(QLineF(HATCH * n, 0, HATCH * (n - 3), 3 * HATCH))
    painter.end()
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(HATCH / side, HATCH / side))
    return brush


class SelectionMark(AreaMark):
    """The border of the selection: light dashes on dark, visible on any terrain."""

    def draw(self, painter: QPainter) -> None:
        if not self.mask:
            return
        rest = outline(self.grid.mask)
        rest.addPath(self.path)
        theme = current_theme()
        painter.fillPath(rest, with_alpha(theme.colour("target_edge"), 60))
        painter.setPen(pen(theme.colour("target_edge"), 4.0))
        painter.drawPath(self.path)
        dashes = QPen(theme.colour("origin"), 2.2)
        dashes.setDashPattern([3.0, 3.0])
        painter.setPen(dashes)
        painter.drawPath(self.path)

    def repaint(self, rect: QRectF) -> None:
        """Repaint everything, because the tint covers the whole section."""
        self.update()


class FlashMark(AreaMark):
    """Flashes hexes a few times to catch the eye, then marks them until it is stopped."""

    def __init__(self) -> None:
        super().__init__()
        self._left = 0  # visibility changes; the mark is visible after the last one
        self.timer = QTimer(interval=FLASH_MS)
        self.timer.timeout.connect(self._tick)

    def flash(self, mask: Mask) -> None:
        self.set_mask(mask)
        self._left = 2 * FLASHES
        self.show()
        self.timer.start()

    def follow(self, mask: Mask) -> None:
        """Mark the remaining hexes without flashing again."""
        self.set_mask(mask)
        if not mask:
            self.stop()

    def stop(self) -> None:
        self.timer.stop()
        self.set_mask(0)
        self.hide()

    def _tick(self) -> None:
        self._left -= 1
        self.setVisible(self._left % 2 == 0)
        if self._left <= 0:
            self.timer.stop()
            self.repaint(self.path.boundingRect())

    def draw(self, painter: QPainter) -> None:
        theme = current_theme()
        if self.timer.isActive():  # the lasting mark must not hide the terrain painted there
            painter.fillPath(self.path, with_alpha(theme.colour("refused"), 90))
        for name, width in (("target_edge", 7.0), ("refused", 4.0)):
            painter.setPen(pen(theme.colour(name), width))
            painter.drawPath(self.path)


class AxisMark(CanvasMark):
    """The axis of mirror painting, or the centre of a half turn."""

    symmetry: Symmetry = "none"

    def set_symmetry(self, symmetry: Symmetry) -> None:
        self.symmetry = symmetry
        self.update()

    def draw(self, painter: QPainter) -> None:
        rect = hexes_rect(self.grid)
        for name, width in (("target_edge", 4.6), ("origin", 2.2)):
            line = QPen(current_theme().colour(name), width)
            if name == "origin":
                line.setDashPattern([4.0, 3.0])
            painter.setPen(line)
            if self.symmetry == "mirror":
                painter.drawPolyline(_axis(self.grid))
            elif self.symmetry == "top_bottom":
                painter.drawPolyline(_level(self.grid))
            elif self.symmetry == "rotation":
                _draw_turn(painter, rect.center())


def _axis(grid: SectionGrid) -> list[QPointF]:
    """Return the axis of mirror painting, between the halves of each row."""
    points = []
    for row in grid.lines:
        middle = centre(row[grid.columns // 2 - 1])
        x = middle.x() + HALF_WIDTH
        points += [QPointF(x, middle.y() - HALF_SIDE), QPointF(x, middle.y() + HALF_SIDE)]
    first, last = points[0], points[-1]
    return [first - QPointF(0, 30), *points, last + QPointF(0, 30)]


def _level(grid: SectionGrid) -> list[QPointF]:
    """Return the line between the upper and the lower half, through a middle row if any."""
    if grid.rows % 2:
        points = [centre(hex_) for hex_ in grid.lines[grid.rows // 2]]
        ends = QPointF(HALF_WIDTH, 0)
    else:
        points = []
        for hex_ in grid.lines[grid.rows // 2 - 1]:
            low = centre(hex_) + QPointF(0, HALF_SIDE)
            points += [low - QPointF(HALF_WIDTH, 0), low + QPointF(0, HALF_SIDE)]
        points.append(points[-2] + QPointF(2 * HALF_WIDTH, 0))
        ends = QPointF(0, 0)
    out = ends + QPointF(30, 0)
    return [points[0] - out, *points, points[-1] + out]


def _draw_turn(painter: QPainter, middle: QPointF) -> None:
    ring = QRectF(middle.x() - 15, middle.y() - 15, 30, 30)
    painter.drawArc(ring, 20 * 16, 140 * 16)
    painter.drawArc(ring, 200 * 16, 140 * 16)
    for dx, dy in ((7, 0), (0, 7)):
        painter.drawLine(middle - QPointF(dx, dy), middle + QPointF(dx, dy))
