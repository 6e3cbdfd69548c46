"""The board of the start page, drawn with a few villages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import Hex, Mask, areas, around, bits
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.art.ground.landscape import hash_of
from kingdom_builder_qt.ui.art.house import BOX, HOUSES, paint_house, paint_shadow
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.sprites import painter_on
from kingdom_builder_qt.ui.desktop.style.theme import Theme

_VILLAGES: Final = 6
_HOUSES: Final = 7
_COLOURS: Final = (0, 1, 4)


def settled_board(
    board: Board, theme: Theme, terrains: Mapping[str, Terrain], scale: float
) -> Iterator[QPixmap | None]:
    """Draw a board with villages in steps: yield None, and finally the picture.

    `scale`: pixels per scene unit.
    """
    art = BoardPainter(board, theme, terrains, coordinates=False)
    pixmap = QPixmap()
    for picture in art.steps(scale):
        if picture is None:
            yield None
        else:
            pixmap = picture
    painter = painter_on(pixmap, art.rect, scale)
    try:
        for colour, hex_ in sorted(villages(board), key=lambda pair: pair[1]):
            painter.save()
            painter.translate(centre(hex_) - QPointF(BOX / 2, BOX / 2 + 2))
            paint_shadow(painter)
            paint_house(painter, theme.player(colour), shape=hash_of(hex_, 7) % HOUSES)
            painter.restore()
            yield None
    finally:
        painter.end()
    yield pixmap


def villages(board: Board) -> list[tuple[int, Hex]]:
    """Return (colour, hex) of decorative houses in the largest areas."""
    found: list[tuple[int, Hex]] = []
    grounds = [
        area
        for terrain, mask in board.terrain_masks.items()
        if terrain not in ("water", "mountain")
        for area in areas(mask)
    ]
    grounds.sort(key=lambda area: -area.bit_count())
    for number, area in enumerate(grounds[:_VILLAGES]):
        colour = _COLOURS[number % len(_COLOURS)]
        found += [(colour, hex_) for hex_ in bits(_village(area))]
    return found


def _village(area: Mask) -> Mask:
    seed = list(bits(area))[area.bit_count() // 2]
    village = 1 << seed
    while village.bit_count() < _HOUSES:
        grown = around(village) & area & ~village
        if not grown:
            break
        village |= grown & -grown
    return village
