"""The picture behind the start page: a board seen close, with a few villages on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import Hex, Mask, areas, around, bits
from kingdom_builder_qt.ui.art.frame import frame_rect
from kingdom_builder_qt.ui.art.geometry import BOARD_RECT, centre
from kingdom_builder_qt.ui.art.ground.landscape import hash_of
from kingdom_builder_qt.ui.art.house import BOX, HOUSES, paint_house, paint_shadow
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.slices import Slices
from kingdom_builder_qt.ui.art.sprites import painter_on
from kingdom_builder_qt.ui.style.theme import Theme

_VILLAGES: Final = 6
_HOUSES: Final = 7
_COLOURS: Final = (0, 1, 4)
_MAX_SCALE: Final = 3.0


class StartPicture:
    """Paints itself into any rectangle; the board of it is drawn bit by bit between events."""

    def __init__(self, theme: Theme, page: QWidget) -> None:
        """Prepare; without a board there is only the table.

        `page` is painted anew once the board is drawn.
        """
        self._theme, self._page = theme, page
        self._board: Board | None = None
        self._terrains: Mapping[str, Terrain] = {}
        self._pixmap: QPixmap | None = None
        self._scale = 0.0  # of the board that is drawn
        self._wanted = 0.0  # the scale in which the board was last painted
        self._goal = 0.0  # that of the board that is being drawn
        self._slices = Slices(self._show, page)

    def set_board(self, board: Board, terrains: Mapping[str, Terrain]) -> None:
        self.stop()
        self._board, self._terrains, self._pixmap = board, terrains, None

    def set_theme(self, theme: Theme) -> None:
        self.stop()
        self._theme, self._pixmap = theme, None

    def paint(self, painter: QPainter, rect: QRect, dpr: float) -> None:
        """Cover a rectangle, with the board as far as it is drawn."""
        painter.fillRect(rect, self._theme.colour("table"))
        if self._board is None or rect.isEmpty():
            return
        scale = 1.14 * max(rect.width() / BOARD_RECT.width(), rect.height() / BOARD_RECT.height())
        self._wanted = min(scale * dpr, _MAX_SCALE)
        if self._pixmap is not None:
            shown = frame_rect(self._board).size() * scale
            # The card stands at the left, so the board leans to the right and the top.
            corner = QPointF(rect.center()) - QPointF(
                BOARD_RECT.width() * 0.5 * scale, BOARD_RECT.height() * 0.46 * scale
            )
            corner += frame_rect(self._board).topLeft() * scale
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            source = QRectF(self._pixmap.rect())
            painter.drawPixmap(QRectF(corner, shown), self._pixmap, source)
        self._paint_shade(painter, rect)

    @property
    def is_due(self) -> bool:
        """Whether the board was painted otherwise than `draw` would do it.

        None was there, or one that looks blurred or wastes memory.
        """
        if self._board is None or not self._wanted:
            return False
        return self._pixmap is None or not 0.8 < self._scale / self._wanted < 1.25

    def draw(self) -> None:
        """Begin to draw the board for the size in which it was last painted.

        One that is being drawn is finished first; whether another is due is known then.
        """
        assert self._board is not None
        if not self._slices.is_active:
            self._goal = self._wanted
            steps = settled_board(self._board, self._theme, self._terrains, self._goal)
            self._slices.begin(steps)

    def stop(self) -> None:
        """Give up what is half drawn."""
        self._slices.stop()

    def _show(self, pixmap: QPixmap) -> None:
        self._pixmap, self._scale = pixmap, self._goal
        self._page.update()

    def _paint_shade(self, painter: QPainter, rect: QRect) -> None:
        shade = QLinearGradient(rect.topLeft(), rect.topRight())
        dark = QColor(self._theme.colour("table"))
        for at, alpha in ((0.0, 225), (0.35, 150), (0.7, 20), (1.0, 0)):
            dark.setAlpha(alpha)
            shade.setColorAt(at, dark)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(rect, shade)


def settled_board(
    board: Board, theme: Theme, terrains: Mapping[str, Terrain], scale: float
) -> Iterator[QPixmap | None]:
    """Draw a board with its villages in steps: None while it goes on, at last the picture.

    `scale`: pixels for each scene unit.
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
    """Return (colour, hex) of houses for a picture: they grow from the largest areas."""
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
