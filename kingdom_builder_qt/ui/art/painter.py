"""Renders the static board into a pixmap, without anything that changes during a game."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRadialGradient

from kingdom_builder_qt.core.board import WATER, Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import (
    ISLAND_MASK,
    MAIN_MASK,
    Hex,
    Mask,
    bits,
    set_of,
    union,
)
from kingdom_builder_qt.ui.art.brushes import fill, with_alpha
from kingdom_builder_qt.ui.art.drawings import draw_feature
from kingdom_builder_qt.ui.art.frame import (
    LETTERS,
    SEA_CORNER,
    draw_coordinates,
    draw_frame,
    draw_island_coordinates,
    draw_sea,
    frame_rect,
    has_island,
    island_rim_rect,
    rim_rect,
    sea_rect,
)
from kingdom_builder_qt.ui.art.geometry import (
    BOARD_RECT,
    HALF_SIDE,
    HALF_WIDTH,
    HEIGHT,
    SIDES,
    USUAL,
    WIDTH,
    Plane,
    border_sides,
)
from kingdom_builder_qt.ui.art.ground.landscape import (
    GROWTH_RECT,
    LETTER,
    STAMP_RECT,
    Landscape,
    PictureStamp,
    draw_seam,
    spot,
)
from kingdom_builder_qt.ui.art.location_drawing import draw_location, draw_location_sign
from kingdom_builder_qt.ui.art.sprites import Stamps, blank, painter_on
from kingdom_builder_qt.ui.desktop.style.own_signs import sign_key
from kingdom_builder_qt.ui.desktop.style.terrain_letters import (
    terrain_letters as letters_by_terrain,
)
from kingdom_builder_qt.ui.desktop.style.theme import Theme

_SEAM: Final = ((4.0, 55), (1.5, 110))  # widths and alpha
_FRAME, _LIGHT, _NIGHT = "frame", "light", "night"
_BARE: Final = QColor("#8d7c5c")  # ground of a hex without terrain
_INSIDE: Final = BOARD_RECT.adjusted(HALF_WIDTH, HALF_SIDE, -HALF_WIDTH, -HALF_SIDE)  # no rim
_COPIES: Final = 100  # copies of cached stamps in one step


class BoardPainter:
    """Paints one board in one theme at any scale."""

    def __init__(
        self,
        board: Board,
        theme: Theme,
        terrains: Mapping[str, Terrain] | None = None,
        coordinates: bool = True,
        hexes: Mask = -1,
        stamps: Stamps | None = None,
        plane: Plane = USUAL,
        letters: float = LETTERS[0],
        terrain_letters: bool = False,
    ) -> None:
        """Paint the board on a plane, or only some of its `hexes` inside its frame.

        `letters`: the height of the coordinates. `terrain_letters`: with the letters of its
        terrains.

        Painters of one theme and the same `terrains` may share their `stamps`.
        """
        self._board, self._plane, self._letters = board, plane, letters
        self._hexes = board.hex_mask & hexes
        self._area: QRectF | None = None  # of the picture; None: board and frame
        self._theme = theme
        self._coordinates = coordinates
        self._stamps = Stamps() if stamps is None else stamps
        known = self._terrains = terrains or {}
        # The sea around an island is water in the rules, but not a hex.
        here = {i: m & self._hexes for i, m in board.terrain_masks.items()}
        self._terrain_masks = {i: m for i, m in here.items() if m}
        self._feature_masks = {i: m & self._hexes for i, m in board.feature_masks.items()}
        self._sector_masks = [mask & hexes for mask in board.sector_masks]
        self._main = MAIN_MASK & hexes
        kinds = {*board.terrain_masks, WATER} if has_island(board) else board.terrain_masks
        self._colours = {i: theme.terrain_colour(i, known.get(i)) for i in kinds}
        self._terrain_letters = letters_by_terrain(known.values()) if terrain_letters else {}
        self._outlines: dict[Mask, QPainterPath] = {}  # cached

    def render(self, scale: float) -> QPixmap:
        """Return the board with its frame at `scale` pixels per scene unit."""
        found = None
        for picture in self.steps(scale):
            found = picture
        assert found is not None
        return found

    def steps(self, scale: float) -> Iterator[QPixmap | None]:
        """Render in steps: yields None until the picture is complete, then the picture.

        A step takes a few milliseconds, so that the event loop can run between steps.
        """
        pixmap = blank(self.rect, scale)
        painter = painter_on(pixmap, self.rect, scale)
        try:
            for _ in self._paint(scale, painter):
                yield None
        finally:
            painter.end()
        yield pixmap

    @property
    def rect(self) -> QRectF:
        """Return the area of the picture, frames and shadows included."""
        if self._area is not None:
            return self._area
        return frame_rect(self._board, self._plane, self._letters)

    def part(self, area: QRectF, stamps: Stamps) -> BoardPainter:
        """Return a painter of an area, with stamps of its own, as it is painted at other scales."""
        near = area.adjusted(-WIDTH, -HEIGHT, WIDTH, HEIGHT)
        rect = self._plane.hex_rect
        painter = BoardPainter(
            self._board,
            self._theme,
            self._terrains,
            self._coordinates,
            set_of(hex_ for hex_ in bits(self._hexes) if rect(hex_).intersects(near)),
            stamps,
            self._plane,
            self._letters,
            bool(self._terrain_letters),
        )
        painter._area = area
        return painter

    def _outline(self, mask: Mask) -> QPainterPath:
        if mask not in self._outlines:
            self._outlines[mask] = self._plane.outline(mask)
        return self._outlines[mask]

    def _paint(self, scale: float, painter: QPainter) -> Iterator[None]:
        self._lay(painter, scale, _FRAME)
        if has_island(self._board):
            self._paint_sea(painter)
        yield
        self._paint_ground(painter)
        yield
        for layer in self._layers():
            yield from self._put(painter, scale, layer)
        for plate in self._lights:
            self._lay(painter, scale, plate)
        yield from self._put(painter, scale, self._signs())
        yield
        if self._coordinates:
            draw_coordinates(painter, self._theme, self._plane, self._letters)
            if has_island(self._board):
                draw_island_coordinates(painter, self._theme, self._plane, self._letters)

    def draw_plates(self, scale: float) -> Iterator[None]:
        """Cache the parts below and above all boards of this form in steps."""
        for plate in (_FRAME, *self._lights):
            self._stamps.picture(self._key(plate), scale, self.rect, partial(self._draw, plate))
            yield

    def _key(self, plate: str) -> Hashable:
        island = has_island(self._board) and self._plane.island
        return plate, self._main, island, self._letters

    def _lay(self, painter: QPainter, scale: float, plate: str) -> None:
        """Copy a cached plate, or draw its content."""
        cached = self._stamps.cached(scale).get(self._key(plate))
        if cached is None:
            self._draw(plate, painter)
            return
        transform = painter.transform()
        painter.resetTransform()
        painter.drawPixmap(0, 0, cached)
        painter.setTransform(transform)

    def _draw(self, plate: str, painter: QPainter) -> None:
        if plate == _FRAME:
            if self._area is None or not _INSIDE.contains(self._area):
                draw_frame(painter, self._theme, rim_rect(self._letters))
            fill(painter, self._outline(self._main), _BARE)
        else:
            self._paint_light(painter, plate)

    def draw_ahead(self, scale: float) -> Iterator[None]:
        """Draw the stamps needed by `steps` in steps; other boards share most of them."""
        for layer in (*self._layers(), self._signs()):
            for key, _, rect, draw, _ in layer:
                if key not in self._stamps.cached(scale):
                    self._stamps.picture(key, scale, rect, draw)
                    yield
            yield

    def _layers(self) -> Iterator[Iterable[PictureStamp]]:
        land, hexes = self._landscape(), list(bits(self._plane.places(self._hexes)))
        for layer in (land.glades, land.waters, land.edges, land.growth):
            yield layer(hexes)
        yield self._locations()
        yield land.lines(hexes)
        yield self._seams()

    def _paint_sea(self, painter: QPainter) -> None:
        """Paint the frame of the island and the sea; land is painted as on the main board."""
        draw_frame(painter, self._theme, island_rim_rect(self._plane))
        coast, sea = self._outline(self._board.hex_mask & ISLAND_MASK), sea_rect(self._plane)
        draw_sea(painter, coast, self._colours[WATER], self._theme, sea)
        fill(painter, self._outline(self._hexes & ISLAND_MASK), _BARE)

    def _paint_ground(self, painter: QPainter) -> None:
        for terrain_id, mask in self._terrain_masks.items():
            fill(painter, self._outline(mask), self._colours[terrain_id])

    def _landscape(self) -> Landscape:
        places = self._plane.places
        terrains: dict[Hex, str | None] = dict.fromkeys(bits(places(self._hexes)))
        for terrain_id, mask in self._terrain_masks.items():
            terrains.update(dict.fromkeys(bits(places(mask)), terrain_id))
        colour, lines = self._colours.__getitem__, self._theme.board_lines
        return Landscape(terrains, colour, lines, plane=self._plane)

    def _locations(self) -> Iterator[PictureStamp]:
        """Return the features: first printed ones, then overlays."""
        laid = self._board.overlays
        printed = {i: m for i, m in self._feature_masks.items() if i not in laid}
        for feature_id, mask in (*printed.items(), *laid.items()):
            for hex_ in bits(mask):
                tile = self._board.tile_at(hex_)
                art = partial(self._draw_location, feature_id, tile)
                key = "site", feature_id, tile, sign_key("tiles", tile or "")
                yield PictureStamp(key, self._plane.centre(hex_), GROWTH_RECT, art)

    def _signs(self) -> Iterator[PictureStamp]:
        """Return the letters, and the signs of locations again, above the night of a theme."""
        if self._terrain_letters:
            plain = self._hexes & ~union(self._feature_masks.values())  # not on a cave
            hexes, font = bits(self._plane.places(plain)), self._theme.font(LETTER, bold=True)
            yield from self._landscape().letters(hexes, self._terrain_letters, font)
        if _NIGHT not in self._lights:
            return
        for mask in self._feature_masks.values():
            for hex_ in bits(mask):
                if (tile := self._board.tile_at(hex_)) is not None:
                    art = partial(self._draw_sign, tile)
                    key = "sign", tile, sign_key("tiles", tile)
                    yield PictureStamp(key, self._plane.centre(hex_), GROWTH_RECT, art)

    def _draw_sign(self, tile: str, painter: QPainter) -> None:
        draw_location_sign(painter, tile, self._theme)

    def _draw_location(self, feature_id: str, tile: str | None, painter: QPainter) -> None:
        if tile is not None:
            draw_location(painter, tile, self._theme)
        else:
            draw_feature(painter, feature_id, self._theme)

    def _seams(self) -> Iterator[PictureStamp]:
        """Return the seams of the sections, all wide lines below all narrow ones."""
        sides = _borders(tuple(map(self._plane.places, self._sector_masks)))
        for width, alpha in _SEAM:
            hue = with_alpha(self._theme.colour("seam"), alpha)
            for place, side in sides:
                art = partial(draw_seam, side, hue, width)
                at = spot(self._plane, place)
                yield PictureStamp(("seam", side, width), at, STAMP_RECT, art)

    @property
    def _lights(self) -> tuple[str, ...]:
        return (_LIGHT, _NIGHT) if self._theme.colour("night").alpha() else (_LIGHT,)

    def _paint_light(self, painter: QPainter, plate: str) -> None:
        """Cover the board with warm light from the top left, or with the night of a dark theme."""
        area = QPainterPath(self._outline(self._main))
        if has_island(self._board):
            area.addRoundedRect(sea_rect(self._plane), SEA_CORNER, SEA_CORNER)
        light = QRadialGradient(QPointF(BOARD_RECT.width() * 0.3, 0), BOARD_RECT.width() * 1.1)
        light.setColorAt(0, QColor(255, 243, 208, 34))
        light.setColorAt(0.5, QColor(255, 243, 208, 0))
        light.setColorAt(1, QColor(30, 16, 0, 40))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light if plate == _LIGHT else self._theme.colour("night"))
        painter.drawPath(area)

    def _put(
        self, painter: QPainter, scale: float, stamps: Iterable[PictureStamp]
    ) -> Iterator[None]:
        """Copy stamps to whole pixels, because scaling would blur them."""
        painter.resetTransform()
        left, top = self.rect.left(), self.rect.top()
        cached, copy = self._stamps.cached(scale), painter.drawPixmap
        last, right, down = QRectF(), 0.0, 0.0
        for copied, (key, place, rect, draw, _) in enumerate(stamps):
            if rect is not last:  # few of some thousand stamps have a different one
                last, right, down = rect, rect.x(), rect.y()
            picture = cached.get(key)
            is_new = picture is None
            if picture is None:
                picture = self._stamps.picture(key, scale, rect, draw)
                cached = self._stamps.cached(scale)
            x, y = place.toTuple()
            x, y = x + right - left, y + down - top
            copy(round(x * scale), round(y * scale), picture)
            if is_new or copied % _COPIES == 0:
                yield
        painter.scale(scale, scale)
        painter.translate(-self.rect.topLeft())


@lru_cache(maxsize=16)  # of boards and single sections
def _borders(sectors: tuple[Mask, ...]) -> list[tuple[Hex, int]]:
    """Return every border side of some sectors once, as a hex and one of its sides."""
    sides = {
        frozenset((hex_, hex_ + SIDES[side])): (hex_, side)
        for mask in sectors
        for hex_, side in border_sides(mask)
    }
    return list(sides.values())
