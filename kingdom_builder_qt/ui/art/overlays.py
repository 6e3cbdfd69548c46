"""Draws what is laid on a hex at set-up: the mouth of a cave on a mountain, a capitol on a castle.

Both leave room around them: the hex below is drawn first and stays visible.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from kingdom_builder_qt.ui.art.brushes import curve, disc, fill, pen, shaded, stroke
from kingdom_builder_qt.ui.art.geometry import corners
from kingdom_builder_qt.ui.art.landmarks import INK, WALL, draw_block
from kingdom_builder_qt.ui.style.theme import Theme

_KEEP: Final = -4.0  # how far up the keep of a castle lies from where the dome is drawn
_MOUTH: Final = QPointF(0, 16)  # the middle of the threshold of a cave


def draw_cave(painter: QPainter, theme: Theme) -> None:
    """Draw the mouth of a cave over a mountain hex, whose pattern stays visible around it."""
    rock = theme.colour("rock")
    x, y = _MOUTH.x(), _MOUTH.y()
    disc(painter, x + 1, y + 1.5, 19.5, 4.4, QColor(15, 14, 18, 130))
    boulders = curve(
        (x - 18, y + 1),
        (x - 21, y - 8),
        (x - 15, y - 14),
        (x - 12.5, y - 15.5),
        (x - 10, y - 25),
        (x + 6, y - 26.5),
        (x + 10.5, y - 17),
        (x + 17, y - 15),
        (x + 21, y - 7),
        (x + 18, y + 1),
    )
    boulders.quadTo(x, y + 4.5, x - 18, y + 1)
    light = QLinearGradient(QPointF(x - 16, y - 22), QPointF(x + 16, y))
    light.setColorAt(0, shaded(rock, 1.55))
    light.setColorAt(0.5, rock)
    light.setColorAt(1, shaded(rock, 0.6))
    painter.setPen(pen(QColor("#1c1b20"), 1.8))
    painter.setBrush(light)
    painter.drawPath(boulders)
    _cracks(painter, rock)
    _hollow(painter)


def _cracks(painter: QPainter, rock: QColor) -> None:
    x, y = _MOUTH.x(), _MOUTH.y()
    for points in (
        ((-15, -4), (-14, -7), (-13.5, -9), (-11.5, -11)),
        ((13.5, -11), (14.5, -8), (15.5, -6), (15, -3)),
        ((-4, -20.5), (-1, -21.5), (2, -21.5), (5, -20)),
    ):
        line = curve(*((x + dx, y + dy) for dx, dy in points))
        stroke(painter, line, shaded(rock, 0.45), 1.2)


def _hollow(painter: QPainter) -> None:
    x, y = _MOUTH.x(), _MOUTH.y()
    mouth = curve(
        (x - 10.5, y + 2.2),
        (x - 12, y - 7),
        (x - 8, y - 17.5),
        (x + 0.5, y - 17.5),
        (x + 8.5, y - 17.5),
        (x + 12, y - 7),
        (x + 10.5, y + 2.2),
    )
    mouth.quadTo(x, y + 4, x - 10.5, y + 2.2)
    depth = QRadialGradient(QPointF(x, y - 5), 13)
    depth.setColorAt(0, QColor("#060507"))
    depth.setColorAt(1, QColor("#2a232b"))
    painter.setPen(pen(QColor("#0e0c10"), 1.4))
    painter.setBrush(depth)
    painter.drawPath(mouth)
    # The floor catches some light; without it the mouth is a blot.
    fill(
        painter,
        curve(
            (x - 9, y + 2),
            (x - 4, y - 1),
            (x + 4, y - 1),
            (x + 9, y + 2),
            (x + 4, y + 3.4),
            (x - 4, y + 3.4),
            (x - 9, y + 2),
        ),
        QColor("#6d625c"),
    )


def draw_capitol(painter: QPainter, theme: Theme) -> None:
    """Draw a golden dome on the keep of a castle hex, and a golden ring around the hex."""
    gold = theme.colour("ring")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for scale, hue, width in ((0.9, shaded(gold, 0.42), 4.4), (0.9, shaded(gold, 1.25), 2.6)):
        painter.setPen(pen(hue, width))
        painter.drawPolygon(corners(scale))
    painter.save()
    painter.translate(0, _KEEP)
    _draw_dome(painter, gold)
    painter.restore()


def _draw_dome(painter: QPainter, gold: QColor) -> None:
    draw_block(painter, -10, -10, 10, 2, WALL)
    for x in (-6.5, -2.2, 2.2, 6.5):
        stroke(painter, curve((x, -8.4), (x, -6), (x, -3), (x, 0.4)), QColor("#a79c88"), 1.5)
    _golden_dome(painter, gold)
    painter.setPen(pen(INK, 1.4))
    painter.setBrush(shaded(WALL, 0.9))
    painter.drawRect(QRectF(-11.5, -11.5, 23, 2.8))


def _golden_dome(painter: QPainter, gold: QColor) -> None:
    path = QPainterPath(QPointF(-10.5, -11))
    path.cubicTo(-10.5, -26, 10.5, -26, 10.5, -11)
    path.closeSubpath()
    sheen = QLinearGradient(QPointF(-10, -20), QPointF(10, -12))
    sheen.setColorAt(0, shaded(gold, 1.35))
    sheen.setColorAt(0.3, shaded(gold, 1.6))
    sheen.setColorAt(1, shaded(gold, 0.62))
    painter.setPen(pen(INK, 1.6))
    painter.setBrush(sheen)
    painter.drawPath(path)
    for lean in (-5.0, 0.0, 5.0):
        rib = curve((lean, -11.6), (lean, -16), (lean * 0.6, -20), (lean * 0.15, -21.8))
        stroke(painter, rib, shaded(gold, 0.55), 1.0)
    disc(painter, 0, -23.6, 2.6, 2.6, INK)
    disc(painter, 0, -23.6, 1.7, 1.7, QColor("#ffe9a8"))
