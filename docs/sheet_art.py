"""Drawings without windows for the contact sheet: board, pieces, cards, portraits."""

from __future__ import annotations

import sys
from array import array
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kingdom_builder_qt.ai.players import LEVELS  # noqa: E402
from kingdom_builder_qt.content import Catalog  # noqa: E402
from kingdom_builder_qt.core.board import Board, Cell, Placement, Section, build_board  # noqa: E402
from kingdom_builder_qt.core.grid import Mask, hex_at  # noqa: E402
from kingdom_builder_qt.ui.art.geometry import ROW_STEP, WIDTH  # noqa: E402
from kingdom_builder_qt.ui.art.house import paint_piece, paint_shadow  # noqa: E402
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem  # noqa: E402
from kingdom_builder_qt.ui.art.scenes.scene_table import SCENES  # noqa: E402
from kingdom_builder_qt.ui.desktop.style.theme import Theme  # noqa: E402
from kingdom_builder_qt.ui.desktop.widgets.pictures import paint_svg  # noqa: E402
from kingdom_builder_qt.ui.table.board.scene import BoardScene  # noqa: E402

KINDS: Final = ("settlement", "warrior", "wagon", "ship", "stone_wall", "city_hall", "scout")
LAND: Final = """
    m m m t t g g g w w
    m m t t t g g w w w
    d m t t L g g w w w
    d d d t g g w w f w
    c d d g w w w f f f
    c c w w c c N f S f
    c c c w p p c c f f
    w w c p p g g c r r
    w w w p g g g P r r
    w w w w d d g g r i
"""
SITES: Final = {
    "L": Cell(feature="location", tile="tavern"),
    "S": Cell(feature="castle"),
    "N": Cell(feature="nomad"),
    "P": Cell(feature="palace"),
    "i": Cell(feature="silo"),
}
SHOWN: Final = QRectF(0, 0, 10.5 * WIDTH, 10 * ROW_STEP)
HOUSES: Final = ((0, 5), (0, 6), (1, 3), (3, 2), (4, 1), (6, 6), (4, 8), (4, 9), (7, 8), (8, 5))
TOUCHING: Final = ((1, 5), (1, 6), (2, 6), (8, 4), (9, 5), (4, 0), (5, 1))  # the colours of these:
OWNERS: Final = (0, 0, 0, 4, 4, 4, 4)
STANDING: Final = {
    **{hex_at(*place): number % 5 for number, place in enumerate(HOUSES)},
    **{hex_at(*place): owner for place, owner in zip(TOUCHING, OWNERS, strict=True)},
}
# Deuteranopia and protanopia as matrices on linear light (Machado 2009).
CONES: Final = {
    "no green cones": (
        *(0.367322, 0.860646, -0.227968),
        *(0.280085, 0.672501, 0.047413),
        *(-0.011820, 0.042940, 0.968881),
    ),
    "no red cones": (
        *(0.152286, 1.052583, -0.204868),
        *(0.114503, 0.786281, 0.099216),
        *(-0.003882, -0.048116, 1.051998),
    ),
}


def make_board(catalog: Catalog) -> Board:
    """Return a board of one section four times, with a cave and a capitol."""
    letters = {terrain.letter: id_ for id_, terrain in catalog.terrains.items()}
    cells = tuple(
        SITES[letter] if letter in SITES else Cell(terrain=letters[letter])
        for letter in LAND.split()
    )
    section = Section("sheet", "Sheet", "base", cells)
    board = build_board([Placement(section)] * 4, catalog.terrains, catalog.features)
    return replace(board, overlays={"cave": 1 << hex_at(1, 0), "capitol": 1 << hex_at(5, 8)})


def draw_scene(
    catalog: Catalog, board: Board, theme: Theme, width: float, *, lit: str = ""
) -> QImage:
    """Return a part of the board with hexes `width` pixels wide; `lit`: the highlighted terrain."""
    scene = BoardScene(theme)
    scene.set_board(board, catalog.terrains)
    scene.pieces.set_kinds(catalog.pieces)
    scene.pieces.lanes.setVisible(True)
    scene.sync(STANDING)
    if lit:
        standing = sum(1 << hex_ for hex_ in STANDING)
        scene.marks.highlight("target", board.terrain_masks[lit] & ~standing & _shown())
    scale = width / WIDTH
    image = QImage(
        round(SHOWN.width() * scale), round(SHOWN.height() * scale), QImage.Format.Format_RGB32
    )
    image.fill(theme.colour("table"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(SHOWN)
    scene.render(painter, QRectF(image.rect()), area)
    painter.end()
    scene.settle()
    return image


def _shown() -> Mask:
    return sum(1 << hex_at(row, column) for row in range(10) for column in range(10))


def draw_pieces(theme: Theme, width: float) -> QImage:
    """Return every kind of piece in every player's colour, in the scale of such hexes."""
    step = width * 0.9
    image = QImage(
        round(step * len(KINDS)), round(step * len(theme.players)), QImage.Format.Format_RGB32
    )
    image.fill(theme.colour("card"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row, style in enumerate(theme.players):
        for column, kind in enumerate(KINDS):
            painter.save()
            painter.translate(QPointF(column * step + step * 0.1, row * step + step * 0.1))
            painter.scale(width / WIDTH, width / WIDTH)
            paint_shadow(painter)
            paint_piece(painter, kind, style)
            painter.restore()
    painter.end()
    return image


def draw_emblems(theme: Theme, size: int, columns: int) -> QImage:
    """Return the pictures of all cards and tiles."""
    names = [(folder, name) for folder, table in SCENES.items() for name in table]
    step = size + 6
    image = QImage(columns * step, -(-len(names) // columns) * step, QImage.Format.Format_RGB32)
    image.fill(theme.colour("card"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, (folder, name) in enumerate(names):
        left, top = number % columns * step + 3, number // columns * step + 3
        paint_emblem(painter, folder, name, QRectF(left, top, size, size), theme)
    painter.end()
    return image


def draw_portraits(theme: Theme, size: int) -> QImage:
    """Return the portraits of all levels."""
    step = size + 10
    image = QImage(step * len(LEVELS), step, QImage.Format.Format_RGB32)
    image.fill(theme.colour("card"))
    painter = QPainter(image)
    for number, level in enumerate(LEVELS):
        paint_svg(painter, "levels", level, QRectF(number * step + 5, 5, size, size))
    painter.end()
    return image


def as_seen(image: QImage, cones: tuple[float, ...]) -> QImage:
    """Return a picture in simulated colour blindness."""
    seen = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = array("I", bytes(seen.constBits()))
    light = [(n / 255) ** 2.2 for n in range(256)]
    found: dict[int, int] = {}
    for pixel in set(pixels):
        parts = [light[pixel >> shift & 255] for shift in (16, 8, 0)]
        rows = (cones[n : n + 3] for n in (0, 3, 6))
        sums = (sum(a * b for a, b in zip(row, parts, strict=True)) for row in rows)
        red, green, blue = (round(255 * min(1.0, max(0.0, x)) ** (1 / 2.2)) for x in sums)
        found[pixel] = 0xFF000000 | red << 16 | green << 8 | blue
    shown = array("I", map(found.__getitem__, pixels)).tobytes()
    width, height = seen.width(), seen.height()
    return QImage(shown, width, height, 4 * width, QImage.Format.Format_RGB32).copy()


def grey(image: QImage) -> QImage:
    """Return a picture without its colours."""
    return image.convertToFormat(QImage.Format.Format_Grayscale8)
