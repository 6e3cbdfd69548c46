"""Makes the contact sheet of the program's art, the same every time.

    python docs/make_contact_sheet.py

Every terrain, site and piece, coasts, rivers and lanes, with and without light in the legal hexes,
every card and tile, and the panels of a game: at several sizes, in all themes, at 1x and 2x, as
colour-blind people see them, and in grey.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kingdom_builder_qt.ai.players.player import make_player  # noqa: E402
from kingdom_builder_qt.app import program  # noqa: E402
from kingdom_builder_qt.content import Catalog, load_catalog  # noqa: E402
from kingdom_builder_qt.core.board import Board, Cell, Placement, Section, build_board  # noqa: E402
from kingdom_builder_qt.core.grid import Mask, hex_at  # noqa: E402
from kingdom_builder_qt.core.moves import MANDATORY  # noqa: E402
from kingdom_builder_qt.game import GameOptions, Seat, Session, first_game  # noqa: E402
from kingdom_builder_qt.ui.art.geometry import ROW_STEP, WIDTH  # noqa: E402
from kingdom_builder_qt.ui.art.house import ARTISTS, paint_piece, paint_shadow  # noqa: E402
from kingdom_builder_qt.ui.art.scenes.picture import paint_emblem  # noqa: E402
from kingdom_builder_qt.ui.art.scenes.table import SCENES  # noqa: E402
from kingdom_builder_qt.ui.board.scene import BoardScene  # noqa: E402
from kingdom_builder_qt.ui.settings.settings import Settings  # noqa: E402
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
NAMES: Final = ("Anna", "Ben", "Clara")
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
SEED: Final = 45  # of the game whose panels are shown
MOVES: Final = 75
WINDOW: Final = (1280, 800)
EMBLEMS: Final = (46, 34, 24)  # pixels
SIZES: Final = (28, 36, 48)  # pixels from the left to the right side of a hex
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
    """Return every kind of piece in every player's colour, as large as on such hexes."""
    step = width * 0.9
    image = QImage(
        round(step * len(ARTISTS)), round(step * len(theme.players)), QImage.Format.Format_RGB32
    )
    image.fill(theme.colour("card"))
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


def make_game(catalog: Catalog) -> Session:
    """Return a game after some moves, at the start of the first player's turn."""
    seats = [Seat(name, n, "builder" if n else "human") for n, name in enumerate("ABC")]
    seats = [replace(seat, name=name) for seat, name in zip(seats, NAMES, strict=True)]
    options = first_game(catalog, GameOptions(players=len(seats), seed=SEED, start=0))
    session = Session(catalog, options, seats)
    position = session.position
    players = [make_player("builder", position.rules, n) for n in range(len(seats))]
    while len(session.log) < MOVES or position.to_move or MANDATORY not in position.sources():
        view = position.view(position.to_move)
        session.play(players[position.to_move].decide(view, position.legal_moves()))
    return session


def draw_panels(catalog: Catalog, theme: Theme) -> list[QImage]:
    """Return what lies beside the board, the start page, the set-up and the score sheet."""
    settings = Settings(theme=theme.id, animation_speed=0.0, sound=False)
    window = program.make_window(catalog, settings)
    window.resize(*WINDOW)
    window.show()
    found = [_grabbed(window).copy(30, 190, 470, 440)]
    window.desk.start(make_game(catalog))
    _grabbed(window)
    page = window.game_page
    left = page.column_page.mapTo(window, QPoint()).x()
    found.append(_grabbed(window).copy(left - 8, 0, WINDOW[0] - left + 8, WINDOW[1]))
    window.dialogs.show_scores()
    found.append(_grabbed(window.dialogs.current))
    window.dialogs.current.reject()
    window.dialogs.show_settings()
    found.append(_grabbed(window.dialogs.current))
    window.dialogs.current.reject()
    window.close()
    return found


def _grabbed(widget: QWidget | None) -> QImage:
    assert widget is not None
    for _ in range(5):
        QApplication.processEvents()
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


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


def _grey(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def make_rows(catalog: Catalog) -> list[list[tuple[str, QImage]]]:
    """Return the pictures of the sheet with their captions, row by row."""
    board, light, strict = make_board(catalog), THEMES["light"], THEMES["contrast"]
    sizes = [
        (f"{theme.id}, {width} px", draw_scene(catalog, board, theme, width))
        for theme in THEMES.values()
        for width in (SIZES[:2] if theme is light else SIZES[1:2])
    ]
    glow = [
        (f"{theme.id}, {lit} is legal", draw_scene(catalog, board, theme, 30, lit=lit))
        for theme, lit in ((light, "canyon"), (light, "forest"), (THEMES["dark"], "flower"))
    ]
    glow.append(("contrast, desert is legal", draw_scene(catalog, board, strict, 30, lit="desert")))
    plain = draw_scene(catalog, board, light, 31)
    blind = [(name, as_seen(plain, cones)) for name, cones in CONES.items()]
    blind.append(("grey", _grey(plain)))
    blind.append(("contrast, grey", _grey(draw_scene(catalog, board, strict, 31))))
    large = f"light, {SIZES[2]} px", draw_scene(catalog, board, light, SIZES[2])
    twice = "contrast, 24 px at 2x", draw_scene(catalog, board, strict, 48)
    emblems = [
        (f"{theme.id}, cards and tiles, {size} px", draw_emblems(theme, size, columns))
        for theme, size, columns in zip(THEMES.values(), EMBLEMS, (17, 12, 12), strict=True)
    ]
    emblems += [
        (f"{name}, 24 px", as_seen(draw_emblems(light, 24, 12), cones))
        for name, cones in CONES.items()
    ]
    emblems.append(("grey, 24 px", _grey(draw_emblems(light, 24, 12))))
    emblems, small = emblems[:2], emblems[2:]
    pieces = [
        (f"{theme.id}, {width} px", draw_pieces(theme, width))
        for theme in THEMES.values()
        for width in (SIZES if theme is light else SIZES[1:2])
    ]
    panels = [
        [(theme.id, image) for image in draw_panels(catalog, theme)] for theme in THEMES.values()
    ]
    return [
        sizes,
        glow,
        blind,
        [large, twice],
        pieces,
        emblems,
        small,
        *panels,
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
    # Six bits for a colour look the same and take half the room.
    sheet.convertToFormat(QImage.Format.Format_RGB666).save(str(target), "PNG", 0)
    print(f"{target}: {sheet.width()} x {sheet.height()}, {target.stat().st_size // 1024} kB")


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as home:
        os.environ["KINGDOM_BUILDER_QT_HOME"] = home
        main()
