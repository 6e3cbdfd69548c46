"""Draws the surroundings of the hexes: frames, the sea of the island, coordinates."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPolygonF,
    QRadialGradient,
)

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.grid import (
    COLUMNS,
    ISLAND_COLUMNS,
    ISLAND_MASK,
    ISLAND_ROWS,
    ROWS,
    Mask,
    hex_at,
    island_hex_at,
)
from kingdom_builder_qt.ui.art.brushes import pen, shaded, stroke, with_alpha
from kingdom_builder_qt.ui.art.geometry import (
    BOARD_RECT,
    HALF_SIDE,
    HALF_WIDTH,
    ISLAND_RECT,
    SIDE,
    USUAL,
    Plane,
    corners,
)
from kingdom_builder_qt.ui.desktop.style.text_size import LEAST_TEXT, text_factor
from kingdom_builder_qt.ui.desktop.style.theme import Theme

# Width of the rim: letters need it at the sides, but the numbers above and below are in the notches
# between the hexes, because the height of a window limits the size of the hexes.
SIDE_RIM: Final = 20.0
END_RIM: Final = 8.0
ISLAND_RIM: Final = 6.0  # its coordinates are in the sea
# Heights of the coordinates, few because a board is painted again for each.
LETTERS: Final = (14.0, 17.0, 20.0, 24.0, 28.0, 34.0, 40.0)
_LAST_BY_ISLAND: Final = 28.0  # its rim would be touched by that of the board
_LAST_AT_SEA: Final = 20.0
_LAST_PER_TEXT: Final = 24.0  # of usual text: larger letters would cost more than 2 % of a hex
SHADOW: Final = 12.0
BAND: Final = 8.0  # width of the soft edge of an area
SEA: Final = 18.0  # between the hexes of the island and its rim
SEA_CORNER: Final = 10.0
RIM_RECT: Final = BOARD_RECT.adjusted(-SIDE_RIM, -END_RIM, SIDE_RIM, END_RIM)
FRAME_RECT: Final = RIM_RECT.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
SEA_RECT: Final = ISLAND_RECT.adjusted(-SEA, -SEA, SEA, SEA)
ISLAND_RIM_RECT: Final = SEA_RECT.adjusted(-ISLAND_RIM, -ISLAND_RIM, ISLAND_RIM, ISLAND_RIM)
_BESIDE_TIP: Final = 20.0  # from the tip of a hex to the middle of its number, along the rim
_SLOPE: Final = HALF_SIDE / HALF_WIDTH  # of the sides at a tip
# Shares of the height of letters: half the width of two digits, height of a digit, width of an M.
_HALF_NUMBER, _DIGIT, _WIDEST = 0.62, 0.74, 0.9
_CLEAR: Final = 1.3  # between a number and the edge of the rim
_OFF: Final = 0.4  # between a number and a hex
_WAVE: Final = (54.0, 25.0)  # distance of adjacent waves
_CALM: Final = 30.0  # distance from the coast without waves
# Distance of each line of surf from the coast, its width and its alpha.
_SURF: Final = ((13.0, 1.4, 70), (7.0, 2.2, 120), (2.0, 4.0, 190))


def has_island(board: Board | None) -> bool:
    """Return whether a board has an island."""
    return board is not None and bool(board.hex_mask & ISLAND_MASK)


def letters_for(pixels: float, text: float, *, island: bool) -> float:
    """Return the height of coordinates of which a unit of height has `pixels` on the screen.

    `text`: the size of text, 0 for the usual letters.
    """
    most = min(_LAST_PER_TEXT * text, _LAST_BY_ISLAND if island else LETTERS[-1])
    allowed = [height for height in LETTERS if height <= max(most, LETTERS[0])]
    return next((one for one in allowed if one * pixels >= LEAST_TEXT * text), allowed[-1])


def readable(least: float, most: float, pixels: float) -> float:
    """Return the height of letters as large as text, in limits; a unit has `pixels`."""
    return min(max(least, LEAST_TEXT * text_factor() / max(pixels, 0.1)), most)


def rim_rect(letters: float) -> QRectF:
    """Return the rectangle of the main board with a rim for letters of a height."""
    side, end = max(SIDE_RIM, _WIDEST * letters + 4), end_rim(letters)
    return BOARD_RECT.adjusted(-side, -end, side, end)


def end_rim(letters: float) -> float:
    """Return the width of the rim above and below the board."""
    return max(END_RIM, _DIGIT * letters - _below_tip(letters) + _CLEAR)


def _below_tip(letters: float) -> float:
    """Return how far a number reaches into the notch between two hexes."""
    return _SLOPE * max(0.0, _BESIDE_TIP - _HALF_NUMBER * letters) - _OFF


def frame_rect(board: Board | None, plane: Plane = USUAL, letters: float = LETTERS[0]) -> QRectF:
    """Return the rectangle of a board with its frames."""
    frame = rim_rect(letters).adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
    if not has_island(board):
        return frame
    return frame.united(island_rim_rect(plane).adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW))


def island_rim_rect(plane: Plane) -> QRectF:
    """Return the rectangle of the island with its rim."""
    return ISLAND_RIM_RECT.translated(plane.island_offset)


def sea_rect(plane: Plane) -> QRectF:
    """Return the rectangle of the island with its sea."""
    return SEA_RECT.translated(plane.island_offset)


def sea_path(land: Mask, plane: Plane) -> QPainterPath:
    """Return the sea around the hexes of an island."""
    sea = QPainterPath()
    sea.addRoundedRect(sea_rect(plane), SEA_CORNER, SEA_CORNER)
    return sea.subtracted(plane.outline(land))


def draw_frame(painter: QPainter, theme: Theme, rim: QRectF = RIM_RECT) -> None:
    """Draw the shadow on the table and the rim around the hexes."""
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(6):
        spread = SHADOW - 2 * step
        painter.setBrush(QColor(25, 17, 5, 10 + 3 * step))
        painter.drawRoundedRect(rim.adjusted(-spread, -spread + 4, spread, spread), 22, 22)
    wood = QLinearGradient(rim.topLeft(), rim.bottomRight())
    wood.setColorAt(0, shaded(theme.colour("rim"), 1.05 if theme.is_dark else 1.25))
    wood.setColorAt(1, shaded(theme.colour("rim"), 0.93))
    painter.setBrush(wood)
    painter.setPen(pen(theme.colour("rim_edge"), 1.4))
    painter.drawRoundedRect(rim, 16, 16)


def draw_side(side: int, hue: QColor, painter: QPainter) -> None:
    """Draw a soft band along one side of a hex around the origin, strongest at the side."""
    points = corners()
    start, end = points.at(side), points.at((side + 1) % 6)
    middle = (start + end) / 2
    band = QLinearGradient(middle, middle * (1 - BAND / HALF_WIDTH))
    band.setColorAt(0, hue)
    band.setColorAt(0.5, with_alpha(hue, hue.alpha() // 3))
    band.setColorAt(1, with_alpha(hue, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(band)
    painter.drawPolygon(QPolygonF([QPointF(0, 0), start, end]))


def draw_coordinates(
    painter: QPainter, theme: Theme, plane: Plane = USUAL, letters: float = LETTERS[0]
) -> None:
    """Draw A..T at both sides of the main board and 1..20 above and below.

    A number is next to the tip of its hex, above its right or below its left shoulder.
    """
    _write(painter, theme, "rim_text", letters)
    rim = rim_rect(letters)
    half = (BOARD_RECT.left() - rim.left()) / 2
    for row in range(ROWS):
        y = plane.centre(hex_at(row, 0)).y()
        for x in (BOARD_RECT.left() - half, BOARD_RECT.right() + half):
            _centred(painter, QPointF(x, y), chr(ord("A") + row))
    beside = QPointF(_BESIDE_TIP, _below_tip(letters) - _DIGIT * letters / 2 - SIDE)
    for column in range(COLUMNS):
        for row in (0, ROWS - 1):
            middle = plane.centre(hex_at(row, column))
            way = 1 if middle.y() < BOARD_RECT.center().y() else -1
            _centred(painter, middle + beside * way, str(column + 1))


def draw_island_coordinates(
    painter: QPainter, theme: Theme, plane: Plane = USUAL, letters: float = LETTERS[0]
) -> None:
    """Draw A..E at both sides of the island and 1..6 above and below, in its sea."""
    _write(painter, theme, "sea_text", min(letters, _LAST_AT_SEA))
    half, sea = SEA / 2, sea_rect(plane)
    for row in range(ISLAND_ROWS):
        y = plane.centre(island_hex_at(row, 0)).y()
        for x in (sea.left() + half, sea.right() - half):
            _centred(painter, QPointF(x, y), chr(ord("A") + row))
    for column in range(ISLAND_COLUMNS):
        for row in (0, ISLAND_ROWS - 1):
            middle = plane.centre(island_hex_at(row, column))
            is_above = middle.y() < sea.center().y()
            y = sea.top() + half if is_above else sea.bottom() - half
            _centred(painter, QPointF(middle.x(), y), str(column + 1))


def _write(painter: QPainter, theme: Theme, hue: str, letters: float) -> None:
    painter.setFont(theme.font(letters, bold=True))
    painter.setPen(theme.colour(hue))


def _centred(painter: QPainter, point: QPointF, text: str) -> None:
    """Draw capital letters or digits around a point, which a line of text would miss."""
    metrics = QFontMetricsF(painter.font())
    left = metrics.horizontalAdvance(text) / 2
    painter.drawText(point + QPointF(-left, metrics.capHeight() / 2), text)


def draw_sea(
    painter: QPainter,
    coast: QPainterPath,
    water: QColor,
    theme: Theme,
    sea: QRectF = SEA_RECT,
) -> None:
    """Draw water inside the frame of the island; `coast` is the outline of its land."""
    depth = QRadialGradient(sea.center(), sea.width() * 0.62)
    depth.setColorAt(0, shaded(water, 1.18))
    depth.setColorAt(0.6, water)
    depth.setColorAt(1, shaded(water, 0.82))
    painter.setPen(pen(theme.colour("rim_edge"), 1.4))
    painter.setBrush(depth)
    painter.drawRoundedRect(sea, SEA_CORNER, SEA_CORNER)
    _draw_waves(painter, coast, water, sea)
    painter.save()
    frame = QPainterPath()
    frame.addRoundedRect(sea, SEA_CORNER, SEA_CORNER)
    painter.setClipPath(frame)
    _draw_surf(painter, coast, water)
    painter.restore()


def _draw_surf(painter: QPainter, coast: QPainterPath, water: QColor) -> None:
    """Draw light lines along the coast, strongest at the land."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    foam = shaded(water, 1.75)
    for away, width, strength in _SURF:
        band = QPainterPathStroker()
        band.setWidth(2 * away)
        band.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        shore = band.createStroke(coast).united(coast).simplified()
        foam.setAlpha(strength)
        painter.setPen(pen(foam, width))
        painter.drawPath(shore)


def _draw_waves(painter: QPainter, coast: QPainterPath, water: QColor, sea: QRectF) -> None:
    """Scatter waves over the open sea."""
    band = QPainterPathStroker()
    band.setWidth(2 * _CALM)
    shore = band.createStroke(coast).united(coast)
    rng, (step_x, step_y) = Random("sea"), _WAVE
    light, dark = shaded(water, 1.5, 190), shaded(water, 0.78, 190)
    room = sea.adjusted(14, 10, -14, -10)
    for row in range(int(room.height() / step_y) + 1):
        for column in range(int(room.width() / step_x) + 1):
            x = room.left() + (column + 0.5 * (row % 2)) * step_x + rng.uniform(-9, 9)
            y = room.top() + row * step_y + rng.uniform(-4, 4)
            if room.contains(QPointF(x + 22, y)) and not shore.contains(QPointF(x + 9, y)):
                stroke(painter, _wave(x, y + 1.6), dark, 1.7)
                stroke(painter, _wave(x, y), light, 1.7)


def _wave(x: float, y: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, y))
    for crest in range(2):
        left = x + 9 * crest
        path.cubicTo(QPointF(left + 3, y - 4.2), QPointF(left + 6, y - 4.2), QPointF(left + 9, y))
    return path
