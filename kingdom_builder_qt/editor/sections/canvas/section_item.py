"""Painter of sections on the canvas, in thumbnails and for exports, in the art of the game's board.

One painter for all of them, so that exports match the screen.  On the screen its parts are copied
from a pixmap cache; for SVG, PDF and print they are painted as lines and areas.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import WATER, Cell, Section
from kingdom_builder_qt.core.grid import Hex, Mask, bits, hex_at, set_of
from kingdom_builder_qt.editor.sections.document.section_grid import SectionGrid, grid_of
from kingdom_builder_qt.ui.art.brushes import letters, pen, with_alpha
from kingdom_builder_qt.ui.art.drawings import draw_feature
from kingdom_builder_qt.ui.art.frame import BAND, draw_side
from kingdom_builder_qt.ui.art.geometry import (
    HALF_WIDTH,
    border_sides,
    centre,
    corners,
    outline,
    polygon,
)
from kingdom_builder_qt.ui.art.ground.landscape import GROWTH_RECT, Landscape, PictureStamp
from kingdom_builder_qt.ui.art.location_drawing import draw_location
from kingdom_builder_qt.ui.art.sprites import Stamps, device_scale, put_all, render
from kingdom_builder_qt.ui.desktop.style.own_signs import sign_key
from kingdom_builder_qt.ui.desktop.style.theme import Theme

# The depth of each band as a share of the whole, and its share of the ink; overlapping bands add
# up.
_BANDS: Final = ((0.18, 0.26), (0.36, 0.22), (0.55, 0.16), (0.78, 0.11), (1.0, 0.07))


def draw_edge_bands(side: int, hue: QColor, painter: QPainter) -> None:
    """Draw bands along one side of a hex around the origin, strongest at the border."""
    points = corners()
    start, end = points.at(side), points.at((side + 1) % 6)
    painter.setPen(Qt.PenStyle.NoPen)
    for depth, ink in _BANDS:
        inner = 1 - depth * BAND / HALF_WIDTH
        painter.setBrush(with_alpha(hue, round(hue.alpha() * ink)))
        painter.drawPolygon(QPolygonF([start, end, end * inner, start * inner]))


Cells = Mapping[Hex, Cell]
RIM: Final = 26.0
RIM_LETTERS: Final = (12.5, 21.0)  # least and most height of its numbers
_STRIP: Final = 256  # rows of pixels that are lit at once
_GROUND: Final = QColor("#b9ac8f")


def cells_of(section: Section) -> dict[Hex, Cell]:
    """Return the cell of each hex of a section shown alone."""
    return dict(zip(grid_of(section).hexes, section.cells, strict=True))


@cache
def hexes_rect(grid: SectionGrid) -> QRectF:
    """Return the rectangle around all hexes, in scene units: a hex has a side of 32."""
    return outline(grid.mask).boundingRect()


@cache
def frame_rect(grid: SectionGrid) -> QRectF:
    """Return the rectangle around hexes and rim."""
    return hexes_rect(grid).adjusted(-RIM, -RIM, RIM, RIM)


def picture(
    section: Section, catalog: Catalog, theme: Theme, scale: float, *, frame: bool = False
) -> QPixmap:
    """Return a picture with `scale` pixels for each scene unit, with or without the rim."""
    rect = (frame_rect if frame else hexes_rect)(grid_of(section))
    painter = SectionPainter(catalog, theme)
    return render(rect, scale, partial(painter.paint, section=section, frame=frame))


class SectionPainter:
    """Paints sections in one theme; `is_vector`: no pixmaps, for SVG, PDF and print."""

    def __init__(self, catalog: Catalog, theme: Theme, *, is_vector: bool = False) -> None:
        self._theme, self._is_vector = theme, is_vector
        self._colours = {
            id_: theme.terrain_colour(id_, terrain) for id_, terrain in catalog.terrains.items()
        }
        self._stamps = Stamps()

    def paint(self, painter: QPainter, section: Section, *, frame: bool = False) -> None:
        """Paint a whole section, its top left hex at the origin of the scene."""
        for _ in self.steps(painter, section, frame=frame):
            pass

    def steps(self, painter: QPainter, section: Section, *, frame: bool = False) -> Iterator[None]:
        """Paint in steps, so that an event loop can run between them."""
        grid, cells = grid_of(section), cells_of(section)
        painter.save()
        try:
            if frame:
                draw_rim(painter, grid, self._theme)
                yield
            if not self._is_vector:  # a print is cut at the line, and an SVG is clipped at the end
                painter.setClipPath(self.area(grid.mask), Qt.ClipOperation.IntersectClip)
            for hex_ in grid.hexes:
                self._paint_ground(painter, hex_, cells[hex_], grid)
                yield
            for layer in self._layers(cells, grid, grid.hexes):
                for stamp in layer:
                    self._put(painter, (stamp,))
                    yield
            if not self._is_vector:
                yield from _light_steps(painter, grid, self._theme)
        finally:
            painter.restore()

    def paint_cells(
        self,
        painter: QPainter,
        cells: Cells,
        grid: SectionGrid,
        only: Mask | None = None,
        *,
        is_lit: bool = True,
        outside: Mask = 0,
    ) -> None:
        """Paint some hexes; `cells` must include their neighbours, `is_lit`: with warm light.

        Hexes `outside` the grid are painted only for their overlap with it; the painter has a clip.
        """
        shown = list(bits(grid.mask if only is None else only & grid.mask))
        painter.save()
        known = set_of(cells)
        if _border(known) & set_of(shown):  # setting a clip is slow
            painter.setClipPath(self.area(known), Qt.ClipOperation.IntersectClip)
        for hex_ in shown:
            self._paint_ground(painter, hex_, cells[hex_], grid)
        for layer in self._layers(cells, grid, [*shown, *bits(outside)]):
            self._put(painter, layer)
        # Paper needs no light, and PDF paints the tint opaque.
        if is_lit and not self._is_vector:
            draw_light(painter, grid, sum(1 << hex_ for hex_ in shown), self._theme)
        painter.restore()

    def area(self, mask: Mask) -> QPainterPath:
        """Return the hexes with the full width of their outline, the clip of all painting.

        Without it trees, rocks and shadows would cross the edge, where a print is cut.
        """
        return _area(mask, self._theme.board_lines[1][1])

    # -- parts -------------------------------------------------------------------------------------

    def colour(self, terrain: str) -> QColor:
        return self._colours.get(terrain) or self._theme.terrain_colour(terrain)

    def _paint_ground(self, painter: QPainter, hex_: Hex, cell: Cell, grid: SectionGrid) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        if cell.terrain is None:
            is_sea = _is_sea(cell, grid)
            painter.setBrush(with_alpha(self.colour(WATER), 110) if is_sea else _GROUND)
            painter.drawPolygon(polygon(hex_))
            return
        painter.setBrush(self.colour(cell.terrain))
        # Slightly too large: between two antialiased edges the background would show through.
        painter.drawPolygon(polygon(hex_, 1.015))

    def _layers(
        self, cells: Cells, grid: SectionGrid, shown: Sequence[Hex]
    ) -> Iterator[Iterable[PictureStamp]]:
        """Yield the layers above the ground, from below."""
        land = self._landscape(cells, grid)
        # Gradients to transparent are opaque in PDF.
        soft = () if self._is_vector else (land.glades,)
        for layer in (*soft, land.waters, land.edges, land.growth):
            yield layer(shown)
        yield (self._site(h, cells[h]) for h in shown if cells[h].terrain is None)
        yield land.lines(shown)

    def _landscape(self, cells: Cells, grid: SectionGrid) -> Landscape:
        terrains = {hex_: cell.terrain for hex_, cell in cells.items() if not _is_sea(cell, grid)}
        band = draw_edge_bands if self._is_vector else draw_side
        return Landscape(terrains, self.colour, self._theme.board_lines, band)

    def _site(self, hex_: Hex, cell: Cell) -> PictureStamp:
        key = cell, sign_key("tiles", cell.tile or "")
        return PictureStamp(key, centre(hex_), GROWTH_RECT, partial(self.draw_site, cell))

    def draw_site(self, cell: Cell, painter: QPainter) -> None:
        """Draw the feature of a cell around the origin; an empty hex has a dashed rim."""
        if cell.feature == "location" and cell.tile is not None:
            draw_location(painter, cell.tile, self._theme)
        elif cell.feature is not None:
            draw_feature(painter, cell.feature, self._theme)
        else:
            line = QPen(with_alpha(QColor("#4b3b20"), 120), 1.6, Qt.PenStyle.DashLine)
            painter.setPen(line)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(corners(0.78))

    def _put(self, painter: QPainter, stamps: Iterable[PictureStamp]) -> None:
        """Copy pictures to their places, aligned to pixels, or paint them as lines and areas."""
        if self._is_vector:
            for stamp in stamps:
                painter.save()
                painter.translate(stamp.place)
                stamp.draw(painter)
                painter.restore()
            return
        scale = round(device_scale(painter), 4)
        put_all(
            painter,
            (
                (self._stamps.picture(s.key, scale, s.rect, s.draw), s.place + s.rect.topLeft())
                for s in stamps
            ),
        )


def _is_sea(cell: Cell, grid: SectionGrid) -> bool:
    return cell == Cell() and grid.is_island


_outline = lru_cache(maxsize=64)(outline)


@lru_cache(maxsize=64)
def _border(mask: Mask) -> Mask:
    """Return the hexes of a set at its border."""
    return set_of(hex_ for hex_, _ in border_sides(mask))


@lru_cache(maxsize=64)
def _area(mask: Mask, width: float) -> QPainterPath:
    border = QPainterPathStroker(QPen(Qt.GlobalColor.black, width))
    border.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    path = outline(mask)
    return path.united(border.createStroke(path))


def draw_light(painter: QPainter, grid: SectionGrid, mask: Mask, theme: Theme) -> None:
    """Draw warm light from the top left over hexes, and the night tint of a dark theme."""
    rect = hexes_rect(grid)
    bright = rect.topLeft() + QPointF(rect.width() * 0.3, 0)
    light = QRadialGradient(bright, rect.width() * 1.1)
    light.setColorAt(0, QColor(255, 243, 208, 30))
    light.setColorAt(0.5, QColor(255, 243, 208, 0))
    light.setColorAt(1, QColor(30, 16, 0, 36))
    painter.setPen(Qt.PenStyle.NoPen)
    for brush in (light, theme.colour("night")):
        painter.setBrush(brush)
        painter.drawPath(_outline(mask))


def _light_steps(painter: QPainter, grid: SectionGrid, theme: Theme) -> Iterator[None]:
    """Run `draw_light` for all hexes, one band of pixel rows at a time."""
    device, transform = painter.device(), painter.worldTransform()
    for top in range(0, device.height(), _STRIP):
        painter.save()
        painter.resetTransform()
        strip = QRect(0, top, device.width(), _STRIP)
        painter.setClipRect(strip, Qt.ClipOperation.IntersectClip)
        painter.setWorldTransform(transform)
        draw_light(painter, grid, grid.mask, theme)
        painter.restore()
        yield


def draw_rim(
    painter: QPainter, grid: SectionGrid, theme: Theme, letters: float = RIM_LETTERS[0]
) -> None:
    """Draw the rim with row and column numbers as in the file."""
    rect, inner = frame_rect(grid), hexes_rect(grid)
    painter.setPen(pen(theme.colour("rim_edge"), 1.4))
    painter.setBrush(theme.colour("rim"))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 16, 16)
    draw = partial(_number, painter, theme.font(letters, bold=True), theme.colour("rim_text"))
    for row in range(grid.rows):
        y = centre(hex_at(row, 0)).y()
        for x in (inner.left() - RIM / 2, inner.right() + RIM / 2):
            draw(QPointF(x, y), row + 1)
    for column in range(grid.columns):
        for row, y in ((0, inner.top() - RIM / 2), (grid.rows - 1, inner.bottom() + RIM / 2)):
            draw(QPointF(centre(hex_at(row, column)).x(), y), column + 1)


def _number(painter: QPainter, font: QFont, hue: QColor, middle: QPointF, number: int) -> None:
    box = QRectF(middle.x() - 20, middle.y() - 12, 40, 24)
    letters(painter, box, str(number), font, hue)
