"""Thumbnails of boards with their pieces, painted in threads and cached."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.grid import Hex, Mask, bits
from kingdom_builder_qt.ui.art.frame import ISLAND_RIM_RECT, RIM_RECT, draw_frame, has_island
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, centre, grid_lines, outline
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.tasks import Task

WIDTH: Final = 260  # pixels: sharp at scale factor 2
AT_ONCE: Final = 6  # thumbnails of one task
_MOST: Final = 80  # in the cache, a quarter of a megabyte each
_VEIL: Final = 150  # opacity of 255
_WALL: Final = QColor("#6b6458")
_SITE: Final = QColor(255, 250, 235, 190)

# Paints the thumbnail of a source in a thread; None if that is impossible.
Paint: TypeAlias = Callable[[Any, Catalog, Theme], QImage | None]


class Thumbnails(QObject):
    """The cache of thumbnails; those requested last are painted first."""

    painted = Signal(object)  # frozenset of ids

    def __init__(self, paint: Paint, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._paint, self._catalog = paint, catalog
        self._pictures: dict[Hashable, QImage | None] = {}
        self._painted_in = current_theme()
        self._wanted: dict[Hashable, object] = {}
        self._painting: dict[Hashable, object] = {}  # in the thread

    @staticmethod
    def id_of(key: Any) -> str:
        """Return the id of what a key is about, by default the key itself."""
        return str(key)

    def set_catalog(self, catalog: Catalog) -> None:
        """Use other content; the cache is cleared."""
        if catalog is not self._catalog:
            self._catalog = catalog
            self._pictures.clear()

    def cancel_requests(self) -> None:
        """Drop all requests; called when the view is closed."""
        self._wanted.clear()

    def has(self, key: Hashable) -> bool:
        """Return whether a thumbnail was painted or cannot be painted."""
        return key in self._pictures

    def thumbnail(self, key: Hashable, source: Callable[[], object]) -> QImage | None:
        """Return the thumbnail of a key, None before it was painted; `painted` follows.

        `source` returns the first argument of `paint`, which a thread may read.
        """
        if self._painted_in is not current_theme():
            self._painted_in = current_theme()
            self._pictures.clear()
        if key in self._pictures:
            self._pictures[key] = self._pictures.pop(key)  # the cache drops the oldest first
            return self._pictures[key]
        if key not in self._wanted and key not in self._painting:
            self._wanted[key] = source()
            self._paint_on()
        return None

    def _paint_on(self) -> None:
        if self._painting or not self._wanted:
            return
        # The earlier requests are of cards that were scrolled out of view.
        keys = list(self._wanted)[-AT_ONCE:]
        self._painting = {key: self._wanted.pop(key) for key in keys}
        theme = current_theme()
        question = partial(_painted, self._paint, self._painting, self._catalog, theme)
        Task(self, question, partial(self._on_painted, self._catalog, theme))

    def _on_painted(
        self, catalog: Catalog, theme: Theme, found: Mapping[Hashable, QImage | None]
    ) -> None:
        done, self._painting = self._painting, {}
        if catalog is self._catalog and theme is current_theme():
            self._pictures |= found
        for key in list(self._pictures)[:-_MOST]:
            del self._pictures[key]
        self.painted.emit(frozenset(map(self.id_of, done)))
        self._paint_on()


def _painted(
    paint: Paint, wanted: Mapping[Hashable, object], catalog: Catalog, theme: Theme
) -> dict[Hashable, QImage | None]:
    return {key: paint(source, catalog, theme) for key, source in wanted.items()}


def paint_thumbnail(
    board: Board,
    pieces: Mapping[Hex, int | None],
    catalog: Catalog,
    theme: Theme,
    lit: Mask = 0,
) -> QImage:
    """Return a picture of a board; `pieces`: the colours of their owners, None for walls.

    `lit`: the hexes that are not pale, 0 for all.
    """
    area = RIM_RECT.united(ISLAND_RIM_RECT) if has_island(board) else RIM_RECT
    scale = WIDTH / area.width()
    image = QImage(WIDTH, round(area.height() * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-area.topLeft())
    try:
        _paint_ground(painter, board, catalog, theme)
        if lit:
            veil = theme.colour("card")
            veil.setAlpha(_VEIL)
            painter.setBrush(veil)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPath(outline(board.hex_mask & ~lit))
        for hex_, colour in sorted(pieces.items()):
            _paint_piece(painter, hex_, colour, theme)
    finally:
        painter.end()
    return image


def draw_thumbnail(painter: QPainter, frame: QRectF, picture: QImage) -> None:
    """Draw a thumbnail as large as possible in the middle of a frame."""
    size = picture.size().scaled(frame.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(0, 0, size.width(), size.height())
    place.moveCenter(frame.center())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(place, picture)


def _paint_ground(painter: QPainter, board: Board, catalog: Catalog, theme: Theme) -> None:
    frames = [RIM_RECT, ISLAND_RIM_RECT] if has_island(board) else [RIM_RECT]
    for frame in frames:
        draw_frame(painter, theme, frame)
    painter.setPen(Qt.PenStyle.NoPen)
    for terrain, mask in board.terrain_masks.items():
        painter.setBrush(theme.terrain_colour(terrain, catalog.terrains.get(terrain)))
        painter.drawPath(outline(mask & board.hex_mask))  # the sea around an island is no hex
    painter.setPen(QPen(QColor(30, 20, 5, 40), 2.5))
    painter.drawLines(grid_lines(board.hex_mask))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SITE)
    for mask in board.feature_masks.values():
        for hex_ in bits(mask):
            painter.drawEllipse(centre(hex_), HALF_WIDTH * 0.62, HALF_WIDTH * 0.62)
    for frame in frames:
        painter.fillRect(frame, theme.colour("night"))


def _paint_piece(painter: QPainter, hex_: Hex, colour: int | None, theme: Theme) -> None:
    """Paint a piece larger than on the board, where it would be four pixels wide."""
    point, radius = centre(hex_), HALF_WIDTH * 0.86
    painter.setPen(QPen(QColor(30, 20, 8, 210), 5.0))
    painter.setBrush(_WALL if colour is None else theme.player(colour).colour)
    if colour is None:
        half = QPointF(radius, radius) * 0.8
        painter.drawRect(QRectF(point - half, point + half))
    else:
        painter.drawEllipse(point, radius, radius)
