"""Thumbnails of boards with their pieces: read in threads, painted between events, and cached."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.grid import Hex, Mask, bits
from kingdom_builder_qt.ui.art.brushes import pen
from kingdom_builder_qt.ui.art.drawings import draw_feature
from kingdom_builder_qt.ui.art.frame import ISLAND_RIM_RECT, RIM_RECT, has_island
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, centre, outline
from kingdom_builder_qt.ui.art.location_drawing import RING_RADIUS, draw_location_sign
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.slices import Slices
from kingdom_builder_qt.ui.art.sprites import Stamps, device_scale, painter_on
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.tasks import Task

WIDTH: Final = 260  # pixels: sharp at scale factor 2
AT_ONCE: Final = 6  # sketches of one task
_MOST: Final = 80  # in the cache, a quarter of a megabyte each
_VEIL: Final = 58  # opacity of 255
_WHOLE = Qt.AspectRatioMode.IgnoreAspectRatio
_SMOOTH = Qt.TransformationMode.SmoothTransformation
_WALL: Final = QColor("#6b6458")
_EDGE: Final = QColor(30, 20, 8, 220)
_HALO: Final = QColor(255, 252, 240)
_LARGER: Final = 1.45  # size of a location or castle; on the board it would be five pixels wide
_PART: Final = 0.36  # width of an enlarged part, in boards
_BEYOND: Final = (-60, -60, 60, 60)  # pixels of the hexes that are cut by the edge of a part
# The front of a house from its middle, in half widths of a hex.
_HOUSE: Final = ((0, -1.05), (0.95, -0.2), (0.95, 0.85), (-0.95, 0.85), (-0.95, -0.2))


@dataclass(frozen=True, slots=True, eq=False)
class Sketch:
    """The contents of a thumbnail.

    `pieces`: the colours of their owners, None for walls. `lit`: the hexes that are not pale, 0
    for all. `near`: hexes in the middle of an enlarged part, 0 for the whole board.
    """

    board: Board
    pieces: Mapping[Hex, int | None] = field(default_factory=dict)
    lit: Mask = 0
    near: Mask = 0


# Reads the contents of a source in a thread; None if that is impossible.
Read: TypeAlias = Callable[[Any, Catalog], Sketch | None]


class Thumbnails(QObject):
    """The cache of thumbnails; those requested last are painted first."""

    painted = Signal(object)  # frozenset of ids

    def __init__(self, read: Read, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read, self._catalog = read, catalog
        self._pictures: dict[Hashable, QImage | None] = {}
        self._painted_in = current_theme()
        self._wanted: dict[Hashable, object] = {}
        self._reading: dict[Hashable, object] = {}  # in the thread
        self._sketches: dict[Hashable, Sketch] = {}  # to be painted
        self._stamps = Stamps()
        self._slices: Slices[QImage] = Slices(self._on_painted, self)

    @staticmethod
    def id_of(key: Any) -> str:
        """Return the id of what a key is about, by default the key itself."""
        return str(key)

    def set_catalog(self, catalog: Catalog) -> None:
        """Use other content; the cache is cleared."""
        if catalog is not self._catalog:
            self._catalog = catalog
            self._forget()

    def cancel_requests(self) -> None:
        """Drop all requests; called when the view is closed."""
        for requested in (self._wanted, self._reading, self._sketches):
            requested.clear()
        self._slices.stop()

    def _forget(self) -> None:
        """Discard all pictures, for another theme or other content."""
        self._slices.stop()
        for kept in (self._pictures, self._sketches):
            kept.clear()
        self._stamps.clear()

    def has(self, key: Hashable) -> bool:
        """Return whether a thumbnail was painted or cannot be painted."""
        return key in self._pictures

    def thumbnail(self, key: Hashable, source: Callable[[], object]) -> QImage | None:
        """Return the thumbnail of a key, None before it was painted; `painted` follows.

        `source` returns the first argument of `read`, which a thread may use.
        """
        if self._painted_in is not current_theme():
            self._painted_in = current_theme()
            self._forget()
        if key in self._pictures:
            self._pictures[key] = self._pictures.pop(key)  # the cache drops the oldest first
            return self._pictures[key]
        if not any(key in known for known in (self._wanted, self._reading, self._sketches)):
            self._wanted[key] = source()
            self._read_on()
        return None

    def _read_on(self) -> None:
        if self._reading or self._sketches or not self._wanted:
            return
        # The earlier requests are of cards that were scrolled out of view.
        keys = list(self._wanted)[-AT_ONCE:]
        self._reading = {key: self._wanted.pop(key) for key in keys}
        question = partial(_sketched, self._read, dict(self._reading), self._catalog)
        Task(self, question, partial(self._on_read, self._catalog))

    def _on_read(self, catalog: Catalog, found: Mapping[Hashable, Sketch | None]) -> None:
        if found.keys() != self._reading.keys():
            return  # cancelled
        self._reading = {}
        if catalog is self._catalog:
            missing = [key for key, sketch in found.items() if sketch is None]
            self._pictures |= dict.fromkeys(missing)
            self._sketches |= {key: sketch for key, sketch in found.items() if sketch is not None}
            self.painted.emit(frozenset(map(self.id_of, missing)))
        self._paint_on()

    def _paint_on(self) -> None:
        if self._sketches:
            sketch = next(iter(self._sketches.values()))
            self._slices.begin(
                thumbnail_steps(sketch, self._catalog, current_theme(), self._stamps)
            )
        else:
            self._read_on()

    def _on_painted(self, picture: QImage) -> None:
        key = next(iter(self._sketches))
        del self._sketches[key]
        if self._painted_in is current_theme():
            self._pictures[key] = picture
        for old in list(self._pictures)[:-_MOST]:
            del self._pictures[old]
        self.painted.emit(frozenset({self.id_of(key)}))
        self._paint_on()


def _sketched(
    read: Read, wanted: Mapping[Hashable, object], catalog: Catalog
) -> dict[Hashable, Sketch | None]:
    return {key: read(source, catalog) for key, source in wanted.items()}


def thumbnail_steps(
    sketch: Sketch, catalog: Catalog, theme: Theme, stamps: Stamps | None = None
) -> Iterator[QImage | None]:
    """Paint the board as on the table, with larger signs and pieces.

    Yields None until the picture is complete, then the picture.
    """
    board = sketch.board
    area = RIM_RECT.united(ISLAND_RIM_RECT) if has_island(board) else RIM_RECT
    hexes, larger = -1, _LARGER
    if sketch.near:
        area, larger = _part(area, outline(sketch.near).boundingRect().center()), 1.0
        seen = area.adjusted(*_BEYOND)
        hexes = sum(1 << hex_ for hex_ in bits(board.hex_mask) if seen.contains(centre(hex_)))
    art = BoardPainter(board, theme, catalog.terrains, False, hexes, stamps)
    scale = WIDTH / area.width()
    for whole in art.steps(scale):
        if whole is None:
            yield None
            continue
        painter = painter_on(whole, art.rect, scale)
        try:
            _paint_over(painter, sketch, theme, larger)
        finally:
            painter.end()
        place = area.translated(-art.rect.topLeft())
        cut = QRectF(place.topLeft() * scale, place.size() * scale).toAlignedRect()
        yield whole.copy(cut).toImage()


def _part(whole: QRectF, middle: QPointF) -> QRectF:
    """Return the part around a point that is enlarged; it does not leave the board."""
    part = QRectF(QPointF(), whole.size() * _PART)
    part.moveCenter(middle)
    left = min(max(part.left(), whole.left()), whole.right() - part.width())
    top = min(max(part.top(), whole.top()), whole.bottom() - part.height())
    part.moveTo(left, top)
    return part


def _paint_over(painter: QPainter, sketch: Sketch, theme: Theme, larger: float) -> None:
    board, lit = sketch.board, sketch.lit
    if lit:
        veil = theme.colour("card")
        veil.setAlpha(_VEIL)
        painter.fillPath(outline(board.hex_mask & ~lit), veil)
        for colour, width in ((_EDGE, 12.0), (_HALO, 7.0)):
            painter.strokePath(outline(lit), pen(colour, width))
    for feature, mask in board.feature_masks.items():
        for hex_ in bits(mask):
            painter.save()
            painter.translate(centre(hex_))
            painter.scale(larger, larger)
            _paint_site(painter, feature, board.tile_at(hex_), theme)
            painter.restore()
    for hex_, owner in sorted(sketch.pieces.items()):
        _paint_piece(painter, hex_, None if owner is None else theme.player(owner).colour)


def _paint_site(painter: QPainter, feature: str, tile: str | None, theme: Theme) -> None:
    """Paint a location or another feature around the origin."""
    if tile is not None:
        painter.setPen(pen(_EDGE, 5.0))
        painter.setBrush(theme.colour("parchment"))
        painter.drawEllipse(QPointF(0, 0), RING_RADIUS + 2, RING_RADIUS + 2)
        draw_location_sign(painter, tile, theme)
    else:
        draw_feature(painter, feature, theme)


def _paint_piece(painter: QPainter, hex_: Hex, colour: QColor | None) -> None:
    """Paint the front of a house, or a block for a wall."""
    middle, size = centre(hex_), HALF_WIDTH * 0.98
    painter.setPen(pen(_EDGE, 6.0))
    painter.setBrush(_WALL if colour is None else colour)
    if colour is None:
        half = QPointF(size, size) * 0.7
        painter.drawRect(QRectF(middle - half, middle + half))
    else:
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * size for x, y in _HOUSE]))


def draw_thumbnail(painter: QPainter, frame: QRectF, picture: QImage) -> None:
    """Draw a thumbnail as large as possible in the middle of a frame."""
    size = picture.size().scaled(frame.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(0, 0, size.width(), size.height())
    place.moveCenter(frame.center())
    sharp = size * device_scale(painter)
    # Averages all pixels; a painter would pick some and make the small signs flicker.
    painter.drawImage(place, picture.scaled(sharp, _WHOLE, _SMOOTH))
