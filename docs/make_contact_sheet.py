"""Makes the contact sheet of the board's art, the same every time.

    python docs/make_contact_sheet.py

Every terrain, site and piece, coasts and rivers, with and without light in the legal hexes: at
three sizes, in both themes, at 1x and 2x, as colour-blind people see them, and in grey.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kingdom_builder_qt.app import program  # noqa: E402
from kingdom_builder_qt.content import Catalog, load_catalog  # noqa: E402
from kingdom_builder_qt.core.board import Board, Cell, Placement, Section, build_board  # noqa: E402
from kingdom_builder_qt.core.grid import Mask, hex_at  # noqa: E402
from kingdom_builder_qt.ui.art.geometry import ROW_STEP, WIDTH  # noqa: E402
from kingdom_builder_qt.ui.art.house import ARTISTS, paint_piece, paint_shadow  # noqa: E402
from kingdom_builder_qt.ui.board.scene import BoardScene  # noqa: E402
from kingdom_builder_qt.ui.style.theme import THEMES, Theme  # noqa: E402

TARGET: Final = ROOT / "docs" / "images" / "contact-sheet.png"
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
SIZES: Final = (28, 40, 64)  # pixels from the left to the right side of a hex
GAP: Final = 14
# What people without green cones, and without red ones, see of linear light (Machado 2009).
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
    """Return a board of four times the same section, with a cave and a capitol on it."""
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
    """Return a part of the board with hexes `width` pixels wide; `lit`: a terrain that glows."""
    scene = BoardScene(theme)
    scene.set_board(board, catalog.terrains)
    scene.pieces.set_kinds(catalog.pieces)
    scene.sync({hex_at(*place): number % 5 for number, place in enumerate(HOUSES)})
    if lit:
        standing = sum(1 << hex_at(*place) for place in HOUSES)
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
    """Return every kind of piece in every player's colour, as large as on such hexes."""
    step = width * 0.9
    image = QImage(
        round(step * len(ARTISTS)), round(step * len(theme.players)), QImage.Format.Format_RGB32
    )
    image.fill(theme.colour("parchment"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row, style in enumerate(theme.players):
        for column, kind in enumerate(ARTISTS):
            painter.save()
            painter.translate(QPointF(column * step + step * 0.1, row * step + step * 0.1))
            painter.scale(width / WIDTH, width / WIDTH)
            paint_shadow(painter)
            paint_piece(painter, kind, style)
            painter.restore()
    painter.end()
    return image


def as_seen(image: QImage, cones: tuple[float, ...]) -> QImage:
    """Return a picture as people with other cones see it."""
    light = [(n / 255) ** 2.2 for n in range(256)]
    found: dict[int, int] = {}
    seen = image.copy()
    for y in range(seen.height()):
        for x in range(seen.width()):
            pixel = image.pixel(x, y)
            if pixel not in found:
                parts = [light[pixel >> shift & 255] for shift in (16, 8, 0)]
                rows = (cones[n : n + 3] for n in (0, 3, 6))
                sums = (sum(a * b for a, b in zip(row, parts, strict=True)) for row in rows)
                values = [round(255 * min(1.0, max(0.0, s)) ** (1 / 2.2)) for s in sums]
                found[pixel] = QColor(*values).rgb()
            seen.setPixel(x, y, found[pixel])
    return seen


def make_rows(catalog: Catalog) -> list[list[tuple[str, QImage]]]:
    """Return the pictures of the sheet with their captions, row by row."""
    board, light, dark = make_board(catalog), THEMES["light"], THEMES["dark"]
    sizes = [
        (f"{theme.id}, {width} px", draw_scene(catalog, board, theme, width))
        for theme in (light, dark)
        for width in SIZES[:2]
    ]
    large = f"{light.id}, {SIZES[2]} px", draw_scene(catalog, board, light, SIZES[2])
    glow = [
        (f"{theme.id}, {lit} is legal", draw_scene(catalog, board, theme, 40, lit=lit))
        for theme, lit in ((light, "canyon"), (light, "forest"), (dark, "flower"))
    ]
    plain = draw_scene(catalog, board, light, 40)
    blind = [(name, as_seen(plain, cones)) for name, cones in CONES.items()]
    grey = plain.convertToFormat(QImage.Format.Format_Grayscale8)
    pieces = [(f"{width} px", draw_pieces(light, width)) for width in SIZES]
    twice = draw_scene(catalog, board, light, 56)
    return [
        sizes,
        glow,
        [*blind, ("grey", grey)],
        [large, ("light, 28 px at 2x", twice)],
        pieces,
    ]


def compose(rows: list[list[tuple[str, QImage]]]) -> QImage:
    """Return one picture of all, row below row."""
    width = max(sum(image.width() + GAP for _, image in row) for row in rows) + GAP
    height = sum(max(image.height() for _, image in row) + 2 * GAP + 6 for row in rows) + GAP
    sheet = QImage(width, height, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#f3eee3"))
    painter = QPainter(sheet)
    font = QFont(THEMES["light"].font(12))
    painter.setFont(font)
    painter.setPen(QColor("#2c261c"))
    y = GAP
    for row in rows:
        x = GAP
        for caption, image in row:
            painter.drawText(QRectF(x, y, image.width(), 18), Qt.AlignmentFlag.AlignLeft, caption)
            painter.drawImage(x, y + 18, image)
            x += image.width() + GAP
        y += max(image.height() for _, image in row) + 2 * GAP + 6
    painter.end()
    return sheet


def main() -> None:
    """Make the sheet."""
    program.make_application()
    sheet = compose(make_rows(load_catalog(None)))
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    sheet.save(str(target), "PNG", 0)
    print(f"{target}: {sheet.width()} x {sheet.height()}, {target.stat().st_size // 1024} kB")


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    main()
