"""Draws locations and castles: what is printed on a hex instead of terrain."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from kingdom_builder_qt.ui.art.brushes import disc, fill, letters, pen, risen, shaded
from kingdom_builder_qt.ui.art.geometry import SIDE, corners
from kingdom_builder_qt.ui.style.signs import sign_of
from kingdom_builder_qt.ui.style.theme import Theme

RING_RADIUS = 23.0
EMBLEM = QRectF(-17, -17, 34, 34)
CASTLE_FOOT = 16.0
PENNANT: Final = [(0.0, -29.0), (8.5, -26.6), (0.0, -24.0)]
TOP_RECT: Final = QRectF(-14, -42, 28, 22)
_WALLS = ((-6.5, -20, 6.5, 5), (-14, -1, 14, 16), (-19.5, -12, -9.5, 17), (9.5, -12, 19.5, 17))


def draw_location(painter: QPainter, tile_id: str, theme: Theme) -> None:
    """Draw a parchment hex with a golden ring around the emblem of a tile."""
    light = QRadialGradient(QPointF(-6, -8), SIDE * 1.25)
    light.setColorAt(0, shaded(theme.colour("parchment"), 1.35))
    light.setColorAt(0.72, theme.colour("parchment"))
    light.setColorAt(1, theme.colour("parchment_edge"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPolygon(corners())
    draw_location_sign(painter, tile_id, theme)


def draw_location_sign(painter: QPainter, tile_id: str, theme: Theme) -> None:
    """Draw what tells a location from the others, which no night may dim: ring and emblem."""
    _draw_ring(painter, theme.colour("ring"))
    draw_emblem(painter, "tiles", tile_id, EMBLEM, theme)


def _draw_ring(painter: QPainter, gold: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(shaded(gold, 0.5), 4.6))
    painter.drawEllipse(QPointF(0, 0), RING_RADIUS, RING_RADIUS)
    sheen = QLinearGradient(QPointF(-16, -18), QPointF(16, 18))
    sheen.setColorAt(0, shaded(gold, 1.6))
    sheen.setColorAt(0.45, gold)
    sheen.setColorAt(1, shaded(gold, 0.78))
    # An area, not a line: Qt writes lines with a gradient into SVG as black ones.
    ring = QPainterPath()
    for radius in (RING_RADIUS + 1.6, RING_RADIUS - 1.6):
        ring.addEllipse(QPointF(0, 0), radius, radius)
    painter.fillPath(ring, sheen)


def draw_emblem(painter: QPainter, folder: str, name: str, rect: QRectF, theme: Theme) -> None:
    """Draw the sign of an entry, or the first letter of its name where there is no picture."""
    sign = sign_of(folder, name)
    if sign is not None:
        sign.render(painter, rect)
        return
    font = theme.font(rect.height() * 0.8, bold=True)
    letters(painter, rect, name[:1].upper(), font, theme.colour("emblem"))


def draw_castle(painter: QPainter, theme: Theme) -> None:
    """Draw a castle with two towers on paved ground."""
    stone = theme.colour("stone")
    fill(painter, [(p.x(), p.y()) for p in corners().toList()], shaded(stone, 0.94))
    _pave(painter, stone)
    with risen(painter, CASTLE_FOOT):
        _draw_keep(painter, stone, theme)


def draw_castle_top(painter: QPainter, theme: Theme) -> None:
    """Draw what of a castle rises above its hex, for what is laid over the hexes behind it."""
    above, hexagon = QPainterPath(), QPainterPath()
    above.addRect(TOP_RECT)
    hexagon.addPolygon(corners())
    painter.save()
    painter.setClipPath(above.subtracted(hexagon))
    with risen(painter, CASTLE_FOOT):
        _draw_keep(painter, theme.colour("stone"), theme)
    painter.restore()


def _draw_keep(painter: QPainter, stone: QColor, theme: Theme) -> None:
    disc(painter, 4, 16.5, 21, 4.2, QColor(30, 26, 20, 110))
    wall, shade = shaded(stone, 1.42), shaded(stone, 0.5)
    painter.setPen(pen(shaded(stone, 0.24), 2.6))
    painter.setBrush(wall)
    for left, top, right, foot in _WALLS:
        painter.drawRect(QRectF(left, top, right - left, foot - top))
    _tower(painter, 0, -17, 6.5, 22, wall, shade)
    fill(painter, [(-14, -1), (14, -1), (14, 16), (-14, 16)], wall)
    fill(painter, [(4, -1), (14, -1), (14, 16), (4, 16)], shaded(stone, 0.86))
    _battlements(painter, -8.5, 8.5, -1, wall, shade)
    _tower(painter, -14.5, -9, 5, 26, wall, shade)
    _tower(painter, 14.5, -9, 5, 26, wall, shade)
    _gate(painter)
    _banner(painter, theme.colour("refused"))


def _pave(painter: QPainter, stone: QColor) -> None:
    joint = shaded(stone, 0.8)
    for x, y in ((-18, -12), (15, -20), (20, 9), (-20, 12), (-4, 24), (9, 23), (-8, -24)):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(joint, 1.0))
        painter.drawRoundedRect(QRectF(x - 3.5, y - 2, 7, 4), 1.4, 1.4)


def _tower(
    painter: QPainter, x: float, top: float, half: float, height: float, wall: QColor, shade: QColor
) -> None:
    bottom = top + height
    fill(painter, [(x - half, top), (x + half, top), (x + half, bottom), (x - half, bottom)], wall)
    third = x + half * 0.25
    shady = [(third, top), (x + half, top), (x + half, bottom), (third, bottom)]
    fill(painter, shady, shaded(wall, 0.68))
    _battlements(painter, x - half - 1, x + half + 1, top, wall, shade)
    fill(painter, [(x - 1, top + 6), (x + 1, top + 6), (x + 1, top + 10), (x - 1, top + 10)], shade)


def _battlements(
    painter: QPainter, left: float, right: float, y: float, wall: QColor, shade: QColor
) -> None:
    count = max(3, round((right - left) / 3.4) | 1)
    step = (right - left) / count
    painter.setPen(pen(shade, 0.9))
    painter.setBrush(wall)
    for i in range(0, count, 2):
        painter.drawRect(QRectF(left + i * step, y - 3.6, step, 3.6))
    painter.drawRect(QRectF(left, y - 0.6, right - left, 2.6))


def _gate(painter: QPainter) -> None:
    dark = QColor("#3d2c1a")
    fill(painter, [(-4.5, 8), (4.5, 8), (4.5, 16), (-4.5, 16)], dark)
    disc(painter, 0, 8, 4.5, 4.5, dark)


def _banner(painter: QPainter, hue: QColor) -> None:
    painter.setPen(pen(QColor("#4b3b20"), 1.2))
    painter.drawLine(QPointF(0, -20), QPointF(0, -29))
    fill(painter, PENNANT, hue)


def draw_unknown_feature(painter: QPainter, theme: Theme) -> None:
    """Draw a plain stone hex with a star for a feature without a picture of its own."""
    stone = theme.colour("stone")
    fill(painter, [(p.x(), p.y()) for p in corners().toList()], stone)
    star = corners(0.4)
    painter.setPen(pen(shaded(stone, 0.5), 2))
    painter.setBrush(shaded(stone, 1.3))
    painter.drawPolygon(star)
