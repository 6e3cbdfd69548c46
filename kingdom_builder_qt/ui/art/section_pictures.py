"""Small pictures of sections and islands, cut out of pictures of the board painter."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator
from functools import cache, lru_cache, partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import (
    QUADRANTS,
    SECTION_SIZE,
    Cell,
    Placement,
    Section,
    build_board,
)
from kingdom_builder_qt.core.grid import around, hex_at
from kingdom_builder_qt.ui.art.frame import FRAME_RECT, ISLAND_RIM_RECT
from kingdom_builder_qt.ui.art.geometry import outline
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.slices import PictureQueue
from kingdom_builder_qt.ui.art.sprites import Stamps
from kingdom_builder_qt.ui.desktop.style.own_signs import own_signs
from kingdom_builder_qt.ui.desktop.style.theme import Theme

_STEP = SECTION_SIZE
_MASKS: Final = tuple(
    sum(
        1 << hex_at(_STEP * (q // 2) + row, _STEP * (q % 2) + column)
        for row in range(_STEP)
        for column in range(_STEP)
    )
    for q in range(len(QUADRANTS))
)


# The surroundings of an island that is painted alone.
_NOTHING: Final = Placement(Section("nothing", "", "", (Cell(),) * SECTION_SIZE**2))
SHARPNESS: Final = 0.05  # pictures are rendered in steps of this scale and shrunk while painting
MOST: Final = 200


class SectionPictures:
    """Renders and caches each section by rotation and size."""

    def __init__(self, catalog: Catalog, theme: Theme) -> None:
        self._catalog, self._theme = catalog, theme
        self._cache: dict[tuple[str, int, str | None, float], QPixmap] = {}
        self._stamps = Stamps()
        self._signs = own_signs().state  # state of the signs in the pictures

    def picture(
        self, section: str, rotation: int, tile: str | None, scale: float, dpr: float
    ) -> QPixmap:
        """Return a section at `scale` device-independent pixels per scene unit, or a whole island.

        It has at least the pixels for `dpr`: shrink it smoothly.
        """
        *_, picture = self.steps(section, rotation, tile, scale, dpr)
        assert picture is not None
        return picture

    def steps(
        self, section: str, rotation: int, tile: str | None, scale: float, dpr: float
    ) -> Iterator[QPixmap | None]:
        """Render in steps: yields None until the picture is complete, then the picture."""
        sharp = math.ceil(scale * dpr / SHARPNESS) * SHARPNESS
        key = section, rotation, tile, sharp
        if self._signs != own_signs().state:
            self._signs = own_signs().state
            self._cache.clear()
        if key not in self._cache:
            if len(self._cache) >= MOST:
                self._cache.clear()
                self._stamps.clear()
            for picture in self._paint(*key):
                if picture is None:
                    yield None
                else:
                    self._cache[key] = picture
        pixmap = self._cache[key]
        if pixmap.devicePixelRatio() != sharp / scale:
            self._cache[key] = pixmap = QPixmap(pixmap)  # others may hold the former one
            pixmap.setDevicePixelRatio(sharp / scale)
        yield pixmap

    def _paint(
        self, section: str, rotation: int, tile: str | None, scale: float
    ) -> Iterator[QPixmap | None]:
        if self._catalog.sections[section].is_island:
            yield from self._paint_island(section, scale)
            return
        placement = Placement(self._catalog.sections[section], rotation, tile)
        board = build_board(
            [placement] * len(QUADRANTS), self._catalog.terrains, self._catalog.features
        )
        # The neighbours of a section are visible along its seams.
        near = _MASKS[0] | around(_MASKS[0])
        terrains = self._catalog.terrains
        painter = BoardPainter(board, self._theme, terrains, False, near, self._stamps)
        yield None
        for whole in painter.steps(scale):
            yield None if whole is None else _cut_out(whole, scale)

    def _paint_island(self, side: str, scale: float) -> Iterator[QPixmap | None]:
        """Paint a side of the island in its frame."""
        content = self._catalog
        placements = [_NOTHING] * len(QUADRANTS)
        board = build_board(placements, content.terrains, content.features, content.sections[side])
        painter = BoardPainter(
            board, self._theme, content.terrains, coordinates=False, stamps=self._stamps
        )
        place = ISLAND_RIM_RECT.translated(-painter.rect.topLeft())
        rect = QRectF(place.topLeft() * scale, place.size() * scale).toAlignedRect()
        for whole in painter.steps(scale):
            yield None if whole is None else whole.copy(rect)


class SectionQueue(PictureQueue):
    """Draws pictures of sections between events."""

    def __init__(self, catalog: Catalog, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.sections = SectionPictures(catalog, theme)

    def section(
        self,
        place: Hashable,
        id_: str,
        rotation: int,
        tile: str | None,
        scale: float,
        dpr: float,
    ) -> QPixmap | None:
        """Return the latest picture of a place, as `PictureQueue.picture`."""
        what = id_, rotation, tile, scale, dpr
        look = what, own_signs().state
        return self.picture(place, look, partial(self.sections.steps, *what))


def _cut_out(whole: QPixmap, scale: float) -> QPixmap:
    """Return the first section of a picture of a board."""
    size = section_size(scale)
    pixmap = QPixmap(math.ceil(size.width()), math.ceil(size.height()))
    pixmap.fill(Qt.GlobalColor.transparent)
    cut = QPainter(pixmap)
    cut.setRenderHint(QPainter.RenderHint.Antialiasing)
    cut.scale(scale, scale)
    cut.setClipPath(outline(_MASKS[0]))
    cut.scale(1 / scale, 1 / scale)
    cut.drawPixmap(FRAME_RECT.topLeft() * scale, whole)
    cut.end()
    return pixmap


def section_size(scale: float) -> QSizeF:
    """Return the size of a section's picture."""
    return _section_rects()[0].size() * scale


def quadrant_offset(quadrant: int, scale: float) -> QPointF:
    """Return the position of a quadrant's picture on the board."""
    rects = _section_rects()
    return (rects[quadrant].topLeft() - rects[0].topLeft()) * scale


@cache
def _section_rects() -> list[QRectF]:
    """Return the rectangles of the sections on the board in scene units."""
    return [outline(mask).boundingRect() for mask in _MASKS]


@lru_cache(maxsize=8)
def section_outline(scale: float) -> QPainterPath:
    """Return the border of a section at a scale, relative to its top left corner."""
    path = outline(_MASKS[0])
    turned = QTransform.fromScale(scale, scale)
    return turned.map(path)
