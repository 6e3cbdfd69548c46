"""The drawing functions of each terrain for hexes, sides and corners."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from PySide6.QtGui import QColor, QPainter

from kingdom_builder_qt.ui.art.brushes import fill, shaded
from kingdom_builder_qt.ui.art.ground import plants, rocks, wet
from kingdom_builder_qt.ui.art.ground.fields import FIELDS
from kingdom_builder_qt.ui.art.ground.marsh import MARSHES, draw_marsh_side

VARIANTS: Final = 4  # number of variants of each drawing

# `near`: a bit for each side of the hex, clockwise from the top right, with the same terrain behind
# it. A side is 0, 1 or 2: the others belong to a neighbour.
Artist: TypeAlias = Callable[[QPainter, Random, QColor, int], None]
CornerArtist: TypeAlias = Callable[[QPainter, Random, QColor], None]


def draw_unknown(painter: QPainter, rng: Random, base: QColor, near: int) -> None:
    """Draw a plain pattern of rhombuses for a terrain of custom content."""
    dark = shaded(base, 0.7)
    for x in (-16, 0, 16):
        for y in (-12, 4, 20) if x == 0 else (-4, 12):
            fill(painter, [(x, y - 6), (x + 5, y - 1), (x, y + 4), (x - 5, y - 1)], dark)


# The variants of a hex use these in turn: one function that scatters, or one per variant.
ARTISTS: Final[dict[str, tuple[Artist, ...]]] = {
    "grass": (plants.draw_grass,),
    "forest": (plants.draw_forest,),
    "flower": (plants.draw_flowers,),
    "flower_field": (plants.draw_flowers,),
    "desert": (rocks.draw_desert,),
    "canyon": (rocks.draw_canyon,),
    "swamp": MARSHES,
    "farmland": FIELDS,
    "mountain": (rocks.draw_mountain,),
    "water": (wet.draw_water,),
}
SIDE_ARTISTS: Final[dict[str, Artist]] = {
    "grass": plants.draw_grass_side,
    "forest": plants.draw_forest_side,
    "flower": plants.draw_flowers_side,
    "flower_field": plants.draw_flowers_side,
    "mountain": rocks.draw_mountain_side,
    "swamp": draw_marsh_side,
}
CORNER_ARTISTS: Final[dict[str, CornerArtist]] = {
    "grass": plants.draw_grass_corner,
    "forest": plants.draw_forest_corner,
    "flower": plants.draw_flowers_corner,
    "flower_field": plants.draw_flowers_corner,
    "mountain": rocks.draw_mountain_corner,
}
# Finds on some hexes, around their centre.
FINDS: Final[dict[str, CornerArtist]] = {
    "grass": plants.draw_grass_find,
    "desert": rocks.draw_desert_find,
}
# The neighbours that the drawing of a hex depends on, limited to keep few pictures.
NEAR: Final[dict[str, Callable[[int], int]]] = {
    "desert": rocks.horizontal_neighbours,
    "canyon": rocks.horizontal_neighbours,
    "water": wet.calm,
}


def draw_terrain(
    terrain_id: str, variant: int, base: QColor, painter: QPainter, near: int = 0
) -> None:
    """Draw the pattern of a terrain around the centre of a hex; a variant is deterministic."""
    # A seeded generator, independent of the program's random state.
    artists = ARTISTS.get(terrain_id, (draw_unknown,))
    art = artists[variant % len(artists)]
    art(painter, Random(f"{terrain_id}/{variant}"), base, near)


def draw_side(terrain_id: str, side: int, variant: int, base: QColor, painter: QPainter) -> None:
    """Draw the growth on a side between two hexes of a terrain, around its middle."""
    rng = Random(f"{terrain_id}/{side}/{variant}")
    SIDE_ARTISTS[terrain_id](painter, rng, base, side)


def draw_corner(terrain_id: str, variant: int, base: QColor, painter: QPainter) -> None:
    """Draw the growth where three hexes of a terrain meet, around that point."""
    CORNER_ARTISTS[terrain_id](painter, Random(f"{terrain_id}/corner/{variant}"), base)


def draw_find(terrain_id: str, variant: int, base: QColor, painter: QPainter) -> None:
    """Draw the find of some hexes of a terrain, around the centre of a hex."""
    FINDS[terrain_id](painter, Random(f"{terrain_id}/find/{variant}"), base)
