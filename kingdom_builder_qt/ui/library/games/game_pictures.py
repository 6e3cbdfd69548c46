"""Thumbnails of games: boards with pieces, painted in threads and cached."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.decision import piece_owners
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.core.grid import Hex, bits
from kingdom_builder_qt.game.record.glance import Glance, glance
from kingdom_builder_qt.game.record.record_reader import parse_record, read_file
from kingdom_builder_qt.game.record.saved_game import replay
from kingdom_builder_qt.game.setup.set_up_board import make_board
from kingdom_builder_qt.ui.art.frame import ISLAND_RIM_RECT, RIM_RECT, draw_frame, has_island
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, centre, grid_lines, outline
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.tasks import Task

if TYPE_CHECKING:
    from kingdom_builder_qt.game.library.entry import Entry

WIDTH: Final = 260  # pixels: sharp at scale factor 2
AT_ONCE: Final = 6  # thumbnails of one task
_MOST: Final = 80  # in the cache, a quarter of a megabyte each
_WALL: Final = QColor("#6b6458")
_SITE: Final = QColor(255, 250, 235, 190)

_Key: TypeAlias = tuple[str, int, object]  # id, number of moves, time of the last one


class GamePictures(QObject):
    """The cache of thumbnails; the games requested last are painted first."""

    painted = Signal(object)  # frozenset of ids

    def __init__(self, disk: LibraryDisk, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._disk, self._catalog = disk, catalog
        self._pictures: dict[_Key, QImage | None] = {}
        self._painted_in = current_theme()
        self._wanted: dict[_Key, Path] = {}
        self._painting: dict[_Key, Path] = {}  # in the thread

    def set_catalog(self, catalog: Catalog) -> None:
        """Use other content; the cache is cleared."""
        if catalog is not self._catalog:
            self._catalog = catalog
            self._pictures.clear()

    def cancel_requests(self) -> None:
        """Drop all requests; called when the view is closed."""
        self._wanted.clear()

    def is_known(self, entry: Entry) -> bool:
        """Return whether a game was painted or cannot be painted."""
        return _key(entry) in self._pictures

    def picture(self, entry: Entry) -> QImage | None:
        """Return the thumbnail of a game, None before it was painted; `painted` follows."""
        if self._painted_in is not current_theme():
            self._painted_in = current_theme()
            self._pictures.clear()
        key = _key(entry)
        if key in self._pictures:
            self._pictures[key] = self._pictures.pop(key)  # the cache drops the oldest first
            return self._pictures[key]
        if key not in self._wanted and key not in self._painting:
            self._wanted[key] = self._disk.record_of(entry)
            self._paint_on()
        return None

    def _paint_on(self) -> None:
        if self._painting or not self._wanted:
            return
        # The earlier requests are of games that were scrolled out of view.
        keys = list(self._wanted)[-AT_ONCE:]
        self._painting = {key: self._wanted.pop(key) for key in keys}
        theme = current_theme()
        question = partial(_painted, self._painting, self._catalog, theme)
        done = partial(self._on_painted, self._catalog, theme)
        Task(self, question, done)

    def _on_painted(
        self, catalog: Catalog, theme: Theme, found: Mapping[_Key, QImage | None]
    ) -> None:
        done, self._painting = self._painting, {}
        if catalog is self._catalog and theme is current_theme():
            self._pictures |= found
        for key in list(self._pictures)[:-_MOST]:
            del self._pictures[key]
        self.painted.emit(frozenset(id_ for id_, *_ in done))
        self._paint_on()


def _key(entry: Entry) -> _Key:
    return entry.id, entry.moves, entry.played


def _painted(
    wanted: Mapping[_Key, Path], catalog: Catalog, theme: Theme
) -> dict[_Key, QImage | None]:
    return {key: read_thumbnail(path, catalog, theme) for key, path in wanted.items()}


def read_thumbnail(path: Path, catalog: Catalog, theme: Theme) -> QImage | None:
    """Return board and pieces of a record; None if it is unreadable or lacks its content."""
    try:
        text = read_file(path)
        game = glance(text, str(path))
        if game.options.position:  # only a replay knows its first pieces
            position = replay(parse_record(text, str(path)), catalog).position
            board, pieces = position.rules.board, piece_owners(position)
        else:
            board, pieces = make_board(catalog, game.options), game.pieces(catalog)
    except (KingdomBuilderError, OSError, KeyError):
        return None
    return _board_image(game, board, pieces, catalog, theme)


def _board_image(
    game: Glance,
    board: Board,
    pieces: Mapping[Hex, int | None],
    catalog: Catalog,
    theme: Theme,
) -> QImage:
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
        for hex_, player in sorted(pieces.items()):
            colour = None if player is None else game.seats[player].colour
            _paint_piece(painter, hex_, colour, theme)
    finally:
        painter.end()
    return image


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
