"""Renders the contact sheet of the program's art, reproducibly.

    python docs/make_contact_sheet.py [TARGET] [--panels FOLDER]

It shows every terrain, location and piece, coasts, rivers and lanes, with and without highlighted
hexes; every card, tile and portrait; the side column in a turn, with a hint, a lesson, a puzzle and
during the count of gold; all windows of game and editor.  All are in each theme, at 1x and 2x, as
seen by colour-blind people, and in grey.  `--panels` caches the pictures of windows in a folder.
"""

from __future__ import annotations

import argparse
import os
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "docs")]

from sheet_art import (  # noqa: E402
    CONES,
    as_seen,
    draw_emblems,
    draw_pieces,
    draw_portraits,
    draw_scene,
    grey,
    make_board,
)
from sheet_panels import SHOTS, Shot  # noqa: E402

from kingdom_builder_qt.app import program  # noqa: E402
from kingdom_builder_qt.content import load_catalog  # noqa: E402
from kingdom_builder_qt.ui.desktop.style.theme import THEMES  # noqa: E402
from tests.pictures.stage import Look  # noqa: E402
from tests.pictures.taking import environment  # noqa: E402

TARGET: Final = ROOT / "docs" / "images" / "contact-sheet.png"
WIDTH: Final = 2180
GAP: Final = 14
CAPTION: Final = 18
HEADING: Final = 46
SIZES: Final = (28, 36)  # pixels from the left to the right side of a hex
EMBLEMS: Final = (40, 30, 30)  # pixels, by theme
SMALL: Final = 24
PORTRAITS: Final = (64, 32, 20)
TWICE: Final = 400  # pixels of a column at 2x, from its foot
UPPER: Final = 0.64  # of a board that was shown completely before
COLUMN: Final = 0.6  # scale of a column that was shown in the light theme
SMALLER: Final = 0.36  # scale of a window that was

Picture = tuple[str, QImage]


class Part(NamedTuple):
    """Pictures below a heading, in rows as wide as the sheet."""

    heading: str
    pictures: list[Picture]


def seen_by_others(image: QImage, what: str) -> list[Picture]:
    """Return a picture in simulated colour blindness, and in grey."""
    found = [(f"{what}, {name}", as_seen(image, cones)) for name, cones in CONES.items()]
    return [*found, (f"{what}, grey", grey(image))]


def board_parts() -> list[Part]:
    """Return the board in all themes and sizes, with highlights and simulated colour blindness."""
    catalog = load_catalog(None)
    board, themes = make_board(catalog), list(THEMES.values())
    light, strict = THEMES["light"], THEMES["contrast"]
    sizes = [
        (f"{theme.id}, {width} px", draw_scene(catalog, board, theme, width))
        for theme in themes
        for width in (SIZES if theme is light else SIZES[1:])
    ]
    lit = (("light", "canyon"), ("light", "forest"), ("dark", "flower"), ("contrast", "desert"))
    glow = [
        (
            f"{id_}, {terrain} is legal",
            _upper(draw_scene(catalog, board, THEMES[id_], 30, lit=terrain)),
        )
        for id_, terrain in lit
    ]
    twice = [
        (f"{theme.id}, 36 px at 2x", draw_scene(catalog, board, theme, 72).copy(0, 0, 700, 340))
        for theme in themes
    ]
    plain = _upper(draw_scene(catalog, board, light, 30))
    strictly = grey(_upper(draw_scene(catalog, board, strict, 30)))
    others = [*seen_by_others(plain, "light"), ("contrast, grey", strictly)]
    return [
        Part("The board", sizes),
        Part("Light in the legal hexes", glow),
        Part("Where a screen has two pixels for one", twice),
        Part("As colour-blind people see it, and in grey", others),
    ]


def _upper(image: QImage) -> QImage:
    """Return the part of a board with all terrains."""
    return image.copy(0, 0, image.width(), round(UPPER * image.height()))


def piece_parts() -> list[Part]:
    """Return pieces, portraits, cards and tiles."""
    light = THEMES["light"]
    pieces = [
        (f"{theme.id}, {width} px", draw_pieces(theme, width))
        for theme in THEMES.values()
        for width in ((28, 48) if theme is light else (36,))
    ]
    pieces += seen_by_others(draw_pieces(light, 36), "light, 36 px")
    faces = [(f"{size} px", draw_portraits(light, size)) for size in PORTRAITS]
    faces += [("dark, 32 px", draw_portraits(THEMES["dark"], 32))]
    faces += seen_by_others(draw_portraits(light, 48), "light")
    emblems = [
        (f"{theme.id}, {size} px", draw_emblems(theme, size, 14))
        for theme, size in zip(THEMES.values(), EMBLEMS, strict=True)
    ]
    emblems += [(f"light, {SMALL} px", draw_emblems(light, SMALL, 14))]
    emblems += seen_by_others(draw_emblems(light, SMALL, 14), f"light, {SMALL} px")
    return [
        Part("Pieces", pieces),
        Part("Who plays for the computer", faces),
        Part("Scoring cards, tasks and location tiles", emblems),
    ]


def panel_parts(folder: Path) -> list[Part]:
    """Return all panels in all themes, at 2x, and in simulated colour blindness."""
    parts, columns = [], []
    for theme in THEMES:
        shots = [(name, image) for name, image in _panels(folder, theme, 1)]
        sized = [
            (name, _smaller(image, _size(shot, theme)))
            for (name, image), shot in zip(shots, SHOTS, strict=True)
        ]
        parts.append(Part(f"Panels and windows, {theme}", sized))
        _, column = _panels(folder, theme, 2)[0]
        foot = QRect(0, column.height() - TWICE, column.width(), TWICE)
        columns.append((f"{theme}, 2x", column.copy(foot)))
        if theme == "light":
            chosen = [(name, _smaller(image, COLUMN)) for name, image in (shots[0], shots[8])]
            seen = [other for name, image in chosen for other in seen_by_others(image, name)]
    parts.append(Part("The foot of the column at 2x", columns))
    parts.append(Part("Panels as colour-blind people see them, and in grey", seen))
    return parts


def _panels(folder: Path, theme: str, scale: int) -> list[Picture]:
    """Return the pictures of a theme, in the order of `SHOTS`; render missing ones."""
    place = folder / f"{theme}-{scale}x"
    if len([*place.glob("*.png")]) < (len(SHOTS) if scale == 1 else 1):
        home = Path(tempfile.mkdtemp(dir=os.environ["KINGDOM_BUILDER_QT_HOME"]))
        place.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, str(ROOT / "docs" / "sheet_panels.py"), str(place), theme]
        command += ["--few"] if scale > 1 else []
        subprocess.run(command, env=environment(home, Look(theme, scale)), check=True)
    return [
        (path.stem.partition(" ")[2], QImage(str(path))) for path in sorted(place.glob("*.png"))
    ]


def _size(shot: Shot, theme: str) -> float:
    if theme == "light":
        return shot.size
    return COLUMN if shot.column else SMALLER


def _smaller(image: QImage, size: float) -> QImage:
    if size == 1:
        return image
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.scaledToWidth(round(image.width() * size), smooth)


def lay_out(part: Part) -> tuple[list[tuple[int, int, Picture]], int]:
    """Return the position of each picture of a part, and the height of the part."""
    found, x, y, height = [], GAP, HEADING, 0
    for picture in part.pictures:
        _, image = picture
        if x > GAP and x + image.width() + GAP > WIDTH:
            x, y, height = GAP, y + height + CAPTION + GAP, 0
        found.append((x, y, picture))
        x, height = x + image.width() + GAP, max(height, image.height())
    return found, y + height + CAPTION + GAP


def compose(parts: list[Part]) -> QImage:
    """Return one picture of all parts, one below the other."""
    laid = [lay_out(part) for part in parts]
    sheet = QImage(WIDTH, sum(height for _, height in laid) + GAP, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#efebe7"))
    painter, top = QPainter(sheet), 0
    painter.setPen(QColor("#2c261c"))
    for part, (places, height) in zip(parts, laid, strict=True):
        painter.setFont(THEMES["light"].font(22, bold=True))
        painter.drawText(GAP, top + 34, part.heading)
        painter.setFont(THEMES["light"].font(12))
        for x, y, (caption, image) in places:
            line = QRectF(x, top + y, max(image.width(), 160), CAPTION)
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft, caption)
            painter.drawImage(x, top + y + CAPTION, image)
        top += height
    painter.end()
    return sheet


def save(sheet: QImage, path: Path) -> None:
    """Write a PNG file with five or six bits per colour, which look alike and take less space.

    Rows are not filtered: with Qt's filters the rounded pixels take a sixth more.
    """
    rounded = sheet.convertToFormat(QImage.Format.Format_RGB16)
    plain = rounded.convertToFormat(QImage.Format.Format_RGB888)
    pixels, length, width = bytes(plain.constBits()), plain.bytesPerLine(), 3 * plain.width()
    rows = b"".join(b"\0" + pixels[y * length : y * length + width] for y in range(plain.height()))
    header = struct.pack(">IIBBBBB", plain.width(), plain.height(), 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))


def main() -> None:
    """Render the sheet."""
    parser = argparse.ArgumentParser(description="Makes the contact sheet of the program's art.")
    parser.add_argument("target", type=Path, nargs="?", default=TARGET)
    parser.add_argument("--panels", type=Path, metavar="FOLDER")
    chosen = parser.parse_args()
    program.make_application()
    folder = chosen.panels or Path(os.environ["KINGDOM_BUILDER_QT_HOME"]) / "panels"
    sheet = compose([*board_parts(), *piece_parts(), *panel_parts(folder)])
    save(sheet, chosen.target)
    size = chosen.target.stat().st_size // 1024
    print(f"{chosen.target}: {sheet.width()} x {sheet.height()}, {size} kB")


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as home_:
        os.environ["KINGDOM_BUILDER_QT_HOME"] = home_
        main()
