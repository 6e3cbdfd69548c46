"""The board of a saved game as a small picture, painted in a thread: no pixmaps, no widgets."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.decision import standing_now
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.core.grid import Hex, bits
from kingdom_builder_qt.game.record.glance import Glance, glance
from kingdom_builder_qt.game.record.record_reader import parse_record, read_file
from kingdom_builder_qt.game.record.saved_game import replay
from kingdom_builder_qt.game.setup.set_up_board import make_board
from kingdom_builder_qt.ui.art.frame import ISLAND_RIM_RECT, RIM_RECT, draw_frame, has_island
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, centre, grid_lines, outline
from kingdom_builder_qt.ui.desktop.style.theme import Theme

WIDTH: Final = 260  # pixels: sharp on a screen of two for one, too
_WALL: Final = QColor("#6b6458")
_SITE: Final = QColor(255, 250, 235, 190)


def read_picture(path: Path, catalog: Catalog, theme: Theme) -> QImage | None:
    """Return board and pieces of the game in a file, None where that cannot be shown.

    It needs content that is not there, or cannot be read at all.
    """
    try:
        text = read_file(path)
        game = glance(text, str(path))
        if game.options.position:  # what stood there first is told by the position alone
            position = replay(parse_record(text, str(path)), catalog).position
            board, pieces = position.rules.board, standing_now(position)
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
    """Paint a piece larger than life: it is a dot of four pixels otherwise."""
    point, radius = centre(hex_), HALF_WIDTH * 0.86
    painter.setPen(QPen(QColor(30, 20, 8, 210), 5.0))
    painter.setBrush(_WALL if colour is None else theme.player(colour).colour)
    if colour is None:
        half = QPointF(radius, radius) * 0.8
        painter.drawRect(QRectF(point - half, point + half))
    else:
        painter.drawEllipse(point, radius, radius)
