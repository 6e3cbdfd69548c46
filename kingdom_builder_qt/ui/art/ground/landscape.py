"""Composes the ground of many hexes from stamps: a few pictures, drawn once and copied.

The drawing of a hex depends on its neighbours, so that trees, mountain ranges and coasts continue
across hexes. Game, editor, thumbnails and exports paint the same stamps in the same order. To
repaint some hexes, request the stamps of these hexes and of their neighbours, which may overlap
them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import cache, cached_property, partial
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QRadialGradient

from kingdom_builder_qt.core.board import WATER
from kingdom_builder_qt.core.grid import Hex, Mask, bits
from kingdom_builder_qt.ui.art.brushes import outlined, pen, shaded, with_alpha
from kingdom_builder_qt.ui.art.frame import draw_side as draw_band
from kingdom_builder_qt.ui.art.geometry import (
    HALF_WIDTH,
    HEIGHT,
    SIDE,
    SIDES,
    USUAL,
    WIDTH,
    Plane,
    corners,
    place_row_column,
)
from kingdom_builder_qt.ui.art.ground.terrain import (
    CORNER_ARTISTS,
    FINDS,
    NEAR,
    SIDE_ARTISTS,
    VARIANTS,
    draw_corner,
    draw_find,
    draw_side,
    draw_terrain,
)
from kingdom_builder_qt.ui.art.ground.wet import ALL_SIDES, draw_coast

STAMP_RECT: Final = QRectF(-WIDTH / 2 - 2, -HEIGHT / 2 - 2, WIDTH + 4, HEIGHT + 4)
# Overlap of a hex's growth over its bounding rectangle, in scene units.
OVER: Final = (9.0, 14.0, 11.0, 9.0)  # left, top, right, bottom
GROWTH_RECT: Final = QRectF(
    -HALF_WIDTH - OVER[0], -SIDE - OVER[1], WIDTH + OVER[0] + OVER[2], HEIGHT + OVER[1] + OVER[3]
)
_LINK_RECT: Final = QRectF(-22, -26, 48, 48)
_BLOTCH: Final = 27.0  # no larger, so that a blotch around a corner stays on its three hexes
_BLOTCH_RECT: Final = QRectF(-_BLOTCH, -_BLOTCH, 2 * _BLOTCH, 2 * _BLOTCH)
# Height of a terrain: light comes from the top left, so high ground casts a shadow.
_HEIGHTS: Final = {"mountain": 3, "forest": 2, "canyon": 2, "water": -1}
_SHADY_SIDES: Final = (4, 5)  # sides from which a shadow falls on a hex
_EDGES: Final = ((0.5, 80), (0.3, 170))  # factor and alpha: in the light, in a shadow
_CORNERS: Final = corners().toList()
_MIDDLES: Final = [(_CORNERS[side] + _CORNERS[(side + 1) % 6]) / 2 for side in range(6)]
# Each runs in the same direction as the neighbour's line, so that both are identical.
_SIDE_LINES: Final = [
    QLineF(*(_CORNERS[(side + step) % 6] for step in ((0, 1) if side < 3 else (1, 0))))
    for side in range(6)
]
_BITS: Final = tuple((1 << side, step) for side, step in enumerate(SIDES))
# The other two hexes at the right corner of a hex, and at its bottom corner.
_MEETINGS: Final = ((SIDES[1], SIDES[2]), (SIDES[2], SIDES[3]))
_RARE: Final = 4  # one hex in this many has a find
_GLADES: Final = (
    None,
    QColor(255, 250, 225, 34),
    QColor(24, 18, 4, 26),
    QColor(255, 250, 225, 20),
    QColor(24, 18, 4, 16),
)
LETTER: Final = 30.0  # pixels of the font of letters, in scene units
_INK, _PALE = QColor("#1d150a"), QColor("#fffaec")
_OUTLINE: Final = 6.0  # width in scene units, half of it outside
_DARK: Final = 0.42  # lightness below which ground gets a light letter


Lines: TypeAlias = tuple[tuple[QColor, float], tuple[QColor, float]]


class PictureStamp(NamedTuple):
    """A picture and its position; equal keys are equal pictures around their origin."""

    key: Hashable
    place: QPointF  # shared by many stamps: must not be changed
    rect: QRectF
    draw: Callable[[QPainter], None]
    layer: int = 0  # the highest layer of one position is painted last


@cache  # some hundred hexes, some twenty salts
def hash_of(hex_: Hex, salt: int = 0) -> int:
    """Return a number that looks random but is constant for hex and salt."""
    row, column = place_row_column(hex_)
    mixed = (row * 0x9E3779B1 ^ column * 0x85EBCA77 ^ salt * 0xC2B2AE35) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 15) * 0xC2B2AE3D & 0xFFFFFFFF
    return mixed ^ mixed >> 13


class Landscape:
    """The ground of a board or a section."""

    def __init__(
        self,
        terrains: Mapping[Hex, str | None],
        colour: Callable[[str], QColor],
        lines: Lines,
        band: Callable[[int, QColor, QPainter], None] = draw_band,
        plane: Plane = USUAL,
    ) -> None:
        """`terrains`: of the place of every existing hex, None for a location or an empty hex.

        `colour`: of a terrain. `lines`: colour and width inside areas and around them. `band` draws
        the soft edge along a side in a colour. All hexes are given by their places on the `plane`.
        """
        self._terrains, self._colour, self._lines, self._band = terrains, colour, lines, band
        self._plane = plane

    def glades(self, hexes: Iterable[Hex]) -> list[PictureStamp]:
        """Return soft lighter and darker patches across hexes of the same terrain."""
        asked = self._of_terrains(hexes)
        found = [(hash_of(h, 1), self._spot(h)) for mask in asked.values() for h in bits(mask)]
        for terrain, mask in asked.items():
            for owner, number in self._corners(terrain, mask):
                found.append(
                    (hash_of(owner, 2 + number), _corner_place(self._plane, owner, number))
                )
        stamps = [_glade(number % len(_GLADES), place) for number, place in found]
        return _in_order(stamp for stamp in stamps if stamp is not None)

    def waters(self, hexes: Iterable[Hex]) -> Iterator[PictureStamp]:
        """Return the water with its coasts."""
        for hex_, terrain in self._with_terrain(hexes):
            if terrain != WATER:
                continue
            near = self._near(hex_, terrain)
            if near != ALL_SIDES:
                art = partial(draw_coast, near, self._colour(terrain))
                yield PictureStamp((terrain, "coast", near), self._spot(hex_), STAMP_RECT, art)
            yield self._pattern(hex_, terrain, STAMP_RECT)

    def edges(self, hexes: Iterable[Hex]) -> Iterator[PictureStamp]:
        """Return the soft shade along the borders of areas, darkest below high ground."""
        arts: dict[tuple[str, str, int, bool], Callable[[QPainter], None]] = {}
        terrains = self._terrains
        for hex_, terrain in self._with_terrain(hexes):
            here, place = self._height(hex_), self._spot(hex_)
            for side, step in enumerate(SIDES):
                if terrains.get(hex_ + step, terrain) == terrain:
                    continue
                is_shady = side in _SHADY_SIDES and self._height(hex_ + step) > here
                if terrain == WATER and not is_shady:
                    continue
                key = "edge", terrain, side, is_shady
                if key not in arts:
                    hue = shaded(self._colour(terrain), *_EDGES[is_shady])
                    arts[key] = partial(self._band, side, hue)
                yield PictureStamp(key, place, STAMP_RECT, arts[key])

    def growth(self, hexes: Iterable[Hex]) -> list[PictureStamp]:
        """Return the objects on the ground and across hexes, topmost first."""
        found: dict[tuple[Hex, int], PictureStamp] = {}
        for hex_, terrain in self._with_terrain(hexes):
            if terrain == WATER:
                continue
            found[hex_, -1] = self._pattern(hex_, terrain, GROWTH_RECT)
            if terrain in FINDS and hash_of(hex_, 3) % _RARE == 0:
                variant = hash_of(hex_, 4) % VARIANTS
                art = partial(draw_find, terrain, variant, self._colour(terrain))
                key = terrain, "find", variant
                found[hex_, -2] = PictureStamp(key, self._spot(hex_), GROWTH_RECT, art, 1)
            if terrain in SIDE_ARTISTS:
                self._add_sides(found, hex_, terrain)
        stamps = list(found.values())
        for terrain, mask in self._of_terrains(hexes).items():
            if terrain in CORNER_ARTISTS:
                stamps += self._corner_stamps(terrain, mask)
        return _in_order(stamps)

    def lines(self, hexes: Iterable[Hex]) -> Iterator[PictureStamp]:
        """Return the lines between hexes: faint ones inside an area, stronger ones around it."""
        terrains = self._terrains
        for hex_ in hexes:
            if hex_ in terrains:
                terrain = terrains[hex_]
                kinds = (
                    # 0: not here, 1: inside an area, 2: at its border
                    *(_line(terrain, terrains.get(hex_ + step, "")) for step in SIDES[:3]),
                    # The other sides are the first three of a neighbour.
                    *(0 if hex_ + step in terrains else 2 for step in SIDES[3:]),
                )
                art = partial(_draw_lines, kinds, self._lines)
                yield PictureStamp(("lines", kinds), self._spot(hex_), STAMP_RECT, art)

    def letters(
        self, hexes: Iterable[Hex], letters: Mapping[str, str], font: QFont
    ) -> Iterator[PictureStamp]:
        """Return the letters of the terrains."""
        for hex_, terrain in self._with_terrain(hexes):
            if letter := letters.get(terrain):
                art = partial(draw_letter, letter, font, self._colour(terrain))
                yield PictureStamp(("letter", letter), self._spot(hex_), STAMP_RECT, art)

    def _add_sides(
        self, found: dict[tuple[Hex, int], PictureStamp], hex_: Hex, terrain: str
    ) -> None:
        for side, step in enumerate(SIDES):
            if self._terrains.get(hex_ + step) != terrain:
                continue
            owner, of = (hex_, side) if side < 3 else (hex_ + step, side - 3)
            if (owner, of) in found:
                continue
            variant = hash_of(owner, 10 + of) % VARIANTS
            art = partial(draw_side, terrain, of, variant, self._colour(terrain))
            place = _side_place(self._plane, owner, of)
            found[owner, of] = PictureStamp((terrain, "side", of, variant), place, _LINK_RECT, art)

    def _corner_stamps(self, terrain: str, hexes: Mask) -> Iterator[PictureStamp]:
        for owner, number in self._corners(terrain, hexes):
            variant = hash_of(owner, 20 + number) % VARIANTS
            art = partial(draw_corner, terrain, variant, self._colour(terrain))
            place = _corner_place(self._plane, owner, number)
            yield PictureStamp((terrain, "corner", variant), place, _LINK_RECT, art)

    def _corners(self, terrain: str, hexes: Mask) -> Iterator[tuple[Hex, int]]:
        """Return the corners of `hexes` at which three hexes of a terrain meet.

        Each corner is returned once: as the first of its three hexes, and 0 for its right corner or
        1 for its bottom corner.
        """
        everywhere = self._masks[terrain]
        for number, (one, other) in enumerate(_MEETINGS):
            asked = hexes | hexes >> one | hexes >> other
            for owner in bits(everywhere & everywhere >> one & everywhere >> other & asked):
                yield owner, number

    def _pattern(self, hex_: Hex, terrain: str, rect: QRectF) -> PictureStamp:
        variant = hash_of(hex_) % VARIANTS
        near = NEAR[terrain](self._near(hex_, terrain)) if terrain in NEAR else 0
        art = partial(draw_terrain, terrain, variant, self._colour(terrain), near=near)
        return PictureStamp((terrain, "hex", variant, near), self._spot(hex_), rect, art)

    def _near(self, hex_: Hex, terrain: str) -> int:
        """Return a bit for each side with the same terrain behind it.

        Outside the hexes every terrain continues.
        """
        terrains, near = self._terrains, 0
        for bit, step in _BITS:
            if terrains.get(hex_ + step, terrain) == terrain:
                near |= bit
        return near

    def _spot(self, hex_: Hex) -> QPointF:
        return spot(self._plane, hex_)

    def _height(self, hex_: Hex) -> int:
        return _HEIGHTS.get(self._terrains.get(hex_) or "", 0)

    @cached_property
    def _masks(self) -> dict[str, Mask]:
        return self._of_terrains(self._terrains)

    def _of_terrains(self, hexes: Iterable[Hex]) -> dict[str, Mask]:
        """Return the mask of each terrain among some hexes."""
        found: dict[str, Mask] = {}
        for hex_, terrain in self._with_terrain(hexes):
            found[terrain] = found.get(terrain, 0) | 1 << hex_
        return found

    def _with_terrain(self, hexes: Iterable[Hex]) -> Iterator[tuple[Hex, str]]:
        for hex_ in hexes:
            if (terrain := self._terrains.get(hex_)) is not None:
                yield hex_, terrain


@cache  # some hundred hexes, as below
def spot(plane: Plane, place: Hex) -> QPointF:
    """Return the centre of a place as the position of stamps."""
    return plane.place_centre(place)


@cache
def _corner_place(plane: Plane, owner: Hex, number: int) -> QPointF:
    return plane.place_centre(owner) + _CORNERS[2 + number]


@cache
def _side_place(plane: Plane, owner: Hex, side: int) -> QPointF:
    return plane.place_centre(owner) + _MIDDLES[side]


def _line(terrain: str | None, beside: str | None) -> int:
    """Return the kind of line between two terrains: 1 inside an area, 2 at its border."""
    return 1 if terrain is not None and terrain == beside else 2


def _in_order(stamps: Iterable[PictureStamp]) -> list[PictureStamp]:
    """Sort stamps topmost first, so that a part is painted in the same order as the whole."""
    return sorted(stamps, key=lambda stamp: (stamp.place.toTuple()[::-1], stamp.layer))


def _glade(number: int, place: QPointF) -> PictureStamp | None:
    hue = _GLADES[number]
    if hue is None:
        return None
    return PictureStamp(("glade", number), place, _BLOTCH_RECT, partial(_draw_glade, hue))


def _draw_lines(kinds: tuple[int, ...], lines: Lines, painter: QPainter) -> None:
    for kind, (colour, width) in enumerate(lines, start=1):
        painter.setPen(pen(colour, width))
        sides = (side for side, found in enumerate(kinds) if found == kind)
        painter.drawLines([_SIDE_LINES[side] for side in sides])


def draw_letter(letter: str, font: QFont, ground: QColor, painter: QPainter) -> None:
    """Draw a letter around the origin, light on dark ground, with an outline."""
    inks = (_PALE, _INK) if ground.lightnessF() < _DARK else (_INK, _PALE)
    outlined(painter, letter, font, *inks, _OUTLINE)


def draw_seam(side: int, hue: QColor, width: float, painter: QPainter) -> None:
    """Draw a side of a hex around the origin as a seam between sections."""
    painter.setPen(QPen(hue, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(_SIDE_LINES[side])


def _draw_glade(hue: QColor, painter: QPainter) -> None:
    soft = QRadialGradient(QPointF(0, 0), _BLOTCH)
    for at, share in ((0, 1.0), (0.5, 0.6), (1, 0.0)):
        soft.setColorAt(at, with_alpha(hue, round(hue.alpha() * share)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(soft)
    painter.drawEllipse(QPointF(0, 0), _BLOTCH, _BLOTCH)
