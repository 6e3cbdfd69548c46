"""The strip of blocks at the bottom of a picture, a machine-readable form of the set-up code.

Unlike the PNG text chunk, it survives screenshots and the clipboard. It is measured by the width of
the picture and from its lower edge: pictures scaled to 400 to 3200 pixels (from 1600) are readable,
in grey or few colours, but not cropped or rotated ones.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from kingdom_builder_qt.game.setup.set_up_codes import BLOCK_COLUMNS, from_blocks, to_blocks

MARGIN: Final = 2  # blocks around the strip
ACROSS: Final = BLOCK_COLUMNS + 2 * MARGIN  # blocks in the width of a picture
_DARK: Final = 128  # greys below it are dark
_SAMPLES: Final = (-0.2, 0.0, 0.2)  # sampling offsets from the centre of a block


def strip_height(code: str, width: float) -> float:
    """Return the height of a code's strip at a picture width, including the lower margin."""
    return (len(to_blocks(code)) + MARGIN) * width / ACROSS


def paint_strip(painter: QPainter, code: str, width: int, height: int, ink: QColor) -> None:
    """Paint the strip into a picture of a size in pixels, on a light background."""
    side = width / ACROSS
    for row, blocks in enumerate(to_blocks(code)):
        top = height - (MARGIN + row + 1) * side
        for column, is_dark in enumerate(blocks):
            if is_dark:
                painter.fillRect(QRectF((MARGIN + column) * side, top, side, side), ink)


def read_strip(image: QImage) -> str:
    """Return the code in the strip of a picture, "" if there is none."""
    return from_blocks(partial(_is_dark, image))


def _is_dark(image: QImage, row: int, column: int) -> bool:
    side = image.width() / ACROSS
    x, y = (MARGIN + column + 0.5) * side, image.height() - (MARGIN + row + 0.5) * side
    if y < side:  # below the picture
        return False
    greys = [_grey(image, x + i * side, y + j * side) for i in _SAMPLES for j in _SAMPLES]
    return sum(greys) < _DARK * len(greys)


def _grey(image: QImage, x: float, y: float) -> float:
    """Return the grey value of a pixel over white, 0 to 255."""
    colour = image.pixelColor(int(x), int(y))
    alpha = colour.alpha()
    red, green, blue = colour.red(), colour.green(), colour.blue()
    return (0.3 * red + 0.6 * green + 0.1 * blue) * alpha / 255 + 255 - alpha
