"""Items of the board around the section: frame, other sections, border.

They only draw, and take no mouse events.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.board import QUADRANTS, Cell, section_hexes
from kingdom_builder_qt.core.grid import Hex, Mask, around, bits, set_of
from kingdom_builder_qt.editor.sections.canvas.canvas_items import reach
from kingdom_builder_qt.editor.sections.canvas.canvas_marks import CanvasMark
from kingdom_builder_qt.editor.sections.canvas.section_item import (
    Cells,
    SectionPainter,
    draw_light,
    hexes_rect,
)
from kingdom_builder_qt.editor.sections.document.section_grid import (
    BOARD_GRID,
    MAIN_GRID,
    SectionGrid,
)
from kingdom_builder_qt.ui.art.brushes import fill, letters, pen, with_alpha
from kingdom_builder_qt.ui.art.frame import (
    ISLAND_RIM_RECT,
    RIM_RECT,
    draw_coordinates,
    draw_frame,
    draw_island_coordinates,
    draw_sea,
)
from kingdom_builder_qt.ui.art.geometry import (
    BOARD_RECT,
    SIDES,
    border_sides,
    centre,
    hex_rect,
    outline,
)
from kingdom_builder_qt.ui.art.ground.landscape import OVER, draw_seam
from kingdom_builder_qt.ui.art.sprites import blank, device_scale, painter_on, put
from kingdom_builder_qt.ui.desktop.style.text_size import text_factor
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.table.board.board_item import MAX_SCALE, SHARPEN_MS

QUADRANT_MASKS: Final = tuple(set_of(section_hexes(q)) for q in range(len(QUADRANTS)))
_GAP: Final = 7.0  # between the frame and the section's rulers
_RULER: Final = 21.0  # width of the rulers
_MOST_NUMBER: Final = 16.5  # most height of the numbers on them
_ROOM: Final = _GAP + _RULER + 1
_DIM: Final = 84  # opacity of the table colour over the other sections
_SEAM: Final = ((4.0, 55), (1.5, 110))  # width and alpha, as on the board of a game
_SOFT: Final = 20.0  # margin of soft patches around the pictures of a hex
_SAME: Final = 0.0005  # a smaller difference of scales shows the same pixels
_LEFT, _TOP, _RIGHT, _BOTTOM = OVER


def room_of(grid: SectionGrid) -> QRectF:
    """Return the rectangle of the board around a section, with frames and rulers."""
    frame = RIM_RECT.united(ISLAND_RIM_RECT) if grid.is_island else RIM_RECT
    return frame.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)


class PictureItem(QGraphicsItem):
    """A picture that is drawn once for a scale and then copied, also while parts of it change.

    After a change of scale the old picture is stretched until a timer redraws it.
    """

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self._rect = rect
        self._pixmap: QPixmap | None = None
        self._scale = self._wanted = 0.0
        self._timer = QTimer(singleShot=True, interval=SHARPEN_MS)
        self._timer.timeout.connect(self.renew)

    def draw(self, painter: QPainter, part: QRectF) -> None:
        """Draw the contents of a rectangle."""
        raise NotImplementedError

    def set_rect(self, rect: QRectF) -> None:
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
            self.renew()

    def renew(self) -> None:
        """Redraw everything with the next painting."""
        self._timer.stop()
        self._pixmap = None
        self.update()

    def renew_part(self, part: QRectF) -> None:
        """Redraw a part, if there is a picture."""
        if self._pixmap is not None:
            self._draw_part(self._pixmap, part)
            self.update(part)

    def stop(self) -> None:
        self._timer.stop()

    def _draw_part(self, pixmap: QPixmap, part: QRectF) -> None:
        """Redraw whole pixels, so that the part fits the rest of the old picture."""
        corner, scale = self._rect.topLeft(), self._scale
        device = QRectF((part.topLeft() - corner) * scale, part.size() * scale).toAlignedRect()
        painter = painter_on(pixmap, self._rect, scale)
        transform = painter.worldTransform()
        painter.resetTransform()
        painter.setClipRect(device)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(device, Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setWorldTransform(transform)
        self.draw(painter, part.adjusted(-2, -2, 2, 2))
        painter.end()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint_part(self, painter: QPainter, area: QRectF) -> None:
        self.draw(painter, area)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        scale = min(device_scale(painter), MAX_SCALE)
        if self._pixmap is None:
            self._scale, self._pixmap = scale, blank(self._rect, scale)
            self._draw_part(self._pixmap, self._rect)
        elif abs(scale - self._scale) > _SAME and abs(scale - self._wanted) > _SAME:
            self._timer.start()
        self._wanted = scale
        if abs(device_scale(painter) - self._scale) < _SAME:
            put(painter, self._pixmap, [self._rect.topLeft()])
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self._rect, self._pixmap, QRectF(self._pixmap.rect()))


class FrameItem(PictureItem):
    """The frame of the board with its coordinates, and the rulers of the section."""

    def __init__(self, painter: SectionPainter) -> None:
        super().__init__(room_of(MAIN_GRID))
        self._painter, self._grid = painter, MAIN_GRID

    def set_painter(self, painter: SectionPainter) -> None:
        self._painter = painter
        self.renew()

    def set_grid(self, grid: SectionGrid) -> None:
        """Show the rulers of a section on a grid, and the sea around an island."""
        if grid is not self._grid:
            self._grid = grid
            self.set_rect(room_of(grid))
            self.renew()

    def draw(self, painter: QPainter, part: QRectF) -> None:
        theme = current_theme()
        draw_frame(painter, theme)
        draw_coordinates(painter, theme)
        if self._grid.is_island:
            draw_frame(painter, theme, ISLAND_RIM_RECT)
            draw_sea(painter, QPainterPath(), self._painter.colour("water"), theme)
            draw_island_coordinates(painter, theme)
        self._draw_rulers(painter)

    def _draw_rulers(self, painter: QPainter) -> None:
        """Draw the row and column numbers along the two nearest sides of the frame."""
        grid, inner = self._grid, hexes_rect(self._grid)
        frame = ISLAND_RIM_RECT if grid.is_island else RIM_RECT
        is_left = inner.center().x() < frame.center().x() and not grid.is_island
        is_top = inner.center().y() < frame.center().y() and not grid.is_island
        away = _GAP + _RULER / 2
        x = frame.left() - away if is_left else frame.right() + away
        y = frame.top() - away if is_top else frame.bottom() + away
        half = _RULER / 2
        theme = current_theme()
        for band in (
            QRectF(x - half, inner.top(), _RULER, inner.height()),
            QRectF(inner.left(), y - half, inner.width(), _RULER),
        ):
            painter.setPen(pen(theme.colour("rim_edge"), 1.2))
            painter.setBrush(theme.colour("rim"))
            painter.drawRoundedRect(band, 7, 7)
        font, hue = (
            theme.font(min(12.5 * text_factor(), _MOST_NUMBER), bold=True),
            theme.colour("rim_text"),
        )
        edge = grid.lines[0 if is_top else -1]
        for line in grid.lines:
            place = QPointF(x, centre(line[0]).y())
            _number(painter, place, grid.row_column(line[0])[0], font, hue)
        for hex_ in edge:
            place = QPointF(centre(hex_).x(), y)
            _number(painter, place, grid.row_column(hex_)[1], font, hue)


def _number(painter: QPainter, middle: QPointF, number: int, font: QFont, hue: QColor) -> None:
    box = QRectF(middle.x() - 20, middle.y() - 12, 40, 24)
    letters(painter, box, str(number + 1), font, hue)


class AroundItem(PictureItem):
    """The other sections, slightly paler, with a landscape that is joined at the border of the
    section.

    They are one picture, of which a part is redrawn when a hex at the border changes.  Each item
    paints its own hexes of the joined landscape.  Hexes of the section itself are covered by its
    item and show only at soft edges.
    """

    def __init__(self, painter: SectionPainter) -> None:
        super().__init__(BOARD_RECT.adjusted(-_LEFT, -_TOP, _RIGHT, _BOTTOM))
        self._painter = painter
        self._cells: dict[Hex, Cell] = {}
        self._others: Mask = 0
        self._reaches: list[tuple[Hex, QRectF]] = []  # of the drawn hexes
        self._shown: Mask = 0
        self._empty: Mask = 0
        self._seams: list[tuple[Hex, int]] = []  # sides of hexes

    def set_painter(self, painter: SectionPainter) -> None:
        self._painter = painter
        self.renew()

    def set_cells(self, others: Cells, own: Cells) -> None:
        """Show other sections around the edited one."""
        self._cells = {**others, **own}
        self._others = set_of(others)
        mine = set_of(own)
        self._shown = self._others | around(self._others) & mine
        self._reaches = [(hex_, reach(hex_)) for hex_ in bits(self._shown)]
        self._empty = BOARD_GRID.mask & ~self._others & ~mine
        masks = (mask for mask in QUADRANT_MASKS if mask & self._others)
        sides = {
            frozenset((hex_, hex_ + SIDES[side])): (hex_, side)
            for mask in masks
            for hex_, side in border_sides(mask)
        }
        self._seams = list(sides.values())
        self.renew()

    def change(self, cells: Cells) -> None:
        """Take over painted cells; redraw only if they touch the border."""
        self._cells.update(cells)
        changed = set_of(cells)
        if touched := (changed | around(changed)) & self._shown:
            part = QRectF()
            for hex_ in bits(touched):
                part = part.united(reach(hex_))
            self.renew_part(part.adjusted(-_SOFT, -_SOFT, _SOFT, _SOFT) & self._rect)

    def draw(self, painter: QPainter, part: QRectF) -> None:
        theme = current_theme()
        fill(painter, outline(self._empty), theme.colour("table"))
        only = set_of(hex_ for hex_, rect in self._reaches if rect.intersects(part))
        self._painter.paint_cells(painter, self._cells, BOARD_GRID, only, is_lit=False)
        self._draw_seams(painter, part)
        pale = only & self._others  # not all, because painting a long outline is slow
        draw_light(painter, BOARD_GRID, pale, theme)
        fill(painter, outline(pale), with_alpha(theme.colour("table"), _DIM))

    def _draw_seams(self, painter: QPainter, part: QRectF) -> None:
        near = [found for found in self._seams if hex_rect(found[0]).intersects(part)]
        for width, alpha in _SEAM:
            hue = with_alpha(current_theme().colour("seam"), alpha)
            for hex_, side in near:
                painter.save()
                painter.translate(centre(hex_))
                draw_seam(side, hue, width, painter)
                painter.restore()


class BorderMark(CanvasMark):
    """The outline of the section, inside which hexes can be painted."""

    def draw(self, painter: QPainter) -> None:
        path = outline(self.grid.mask)
        least = 1.0 / device_scale(painter)  # visible with small hexes, too
        for name, width in (("target_edge", 3.8), ("origin", 1.7)):
            painter.setPen(pen(current_theme().colour(name), max(width, least * width)))
            painter.drawPath(path)
