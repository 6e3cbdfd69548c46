"""Draws nomad spaces: a camp of tents around a round mat, and the tile that lies on the mat."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from kingdom_builder_qt.ui.art.brushes import curve, disc, fill, pen, shaded, stroke
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, SIDE, corners
from kingdom_builder_qt.ui.art.sites import draw_emblem
from kingdom_builder_qt.ui.style.theme import Theme

MAT: Final = QPointF(0, 6.5)  # the middle of the mat
_MAT_RADIUS: Final = 18.5
_TOKEN_RADIUS: Final = 17.5
_EMBLEM: Final = QRectF(MAT.x() - 13.5, MAT.y() - 13.5, 27, 27)
TOKEN_RECT: Final = QRectF(-HALF_WIDTH, -SIDE, 2 * HALF_WIDTH, 2 * SIDE)


def draw_nomad_space(painter: QPainter, theme: Theme) -> None:
    """Draw dry ground with tents behind a round, patterned mat."""
    steppe, tent = theme.colour("steppe"), theme.colour("tent")
    ground = QRadialGradient(QPointF(-5, -6), SIDE * 1.2)
    ground.setColorAt(0, shaded(steppe, 1.25))
    ground.setColorAt(0.7, steppe)
    ground.setColorAt(1, shaded(steppe, 0.78))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawPolygon(corners())
    for x, y in ((-21, 16), (20, 17), (-12, 25), (13, 26), (-24, 6), (24, 5)):
        stroke(
            painter,
            curve((x - 2, y), (x - 1, y - 3), (x, y - 3), (x + 2, y)),
            shaded(steppe, 0.6),
            1.2,
        )
    _draw_tent(painter, 0, -12, 1.05, tent, theme)
    _draw_tent(painter, -15.5, -5, 0.9, tent, theme)
    _draw_tent(painter, 15.5, -5, 0.9, tent, theme)
    _draw_mat(painter, theme)


def _draw_tent(
    painter: QPainter, x: float, foot: float, size: float, canvas: QColor, theme: Theme
) -> None:
    half, high = 9.5 * size, 16 * size
    top = foot - high
    disc(painter, x + 2, foot, half + 2, 2.4, QColor(30, 20, 5, 90))
    painter.setPen(pen(shaded(canvas, 0.3), 1.6))
    painter.drawLine(QPointF(x - 2, top - 3), QPointF(x + 1, top + 2))
    painter.drawLine(QPointF(x + 2, top - 3), QPointF(x - 1, top + 2))
    painter.setBrush(canvas)
    painter.drawPolygon([QPointF(x - half, foot), QPointF(x, top), QPointF(x + half, foot)])
    fill(painter, [(x + 1, top + 1), (x + half - 1, foot), (x + 3, foot)], shaded(canvas, 0.7))
    fill(painter, [(x - 0.5, top + 6), (x + 2.8, foot), (x - 3.8, foot)], shaded(canvas, 0.22))
    painter.setPen(pen(theme.colour("mat"), 1.5))
    painter.drawLine(QPointF(x - half * 0.55, foot - high * 0.4), QPointF(x - 2, foot - high * 0.4))


def _draw_mat(painter: QPainter, theme: Theme) -> None:
    """Draw rings around a middle that shows when no tile lies there any more."""
    mat, light = theme.colour("mat"), theme.colour("tent")
    x, y = MAT.x(), MAT.y()
    disc(painter, x + 1.5, y + 2, _MAT_RADIUS + 1.5, _MAT_RADIUS + 1, QColor(30, 20, 5, 80))
    painter.setPen(pen(shaded(mat, 0.45), 1.6))
    painter.setBrush(mat)
    painter.drawEllipse(MAT, _MAT_RADIUS, _MAT_RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, width in ((15.0, 1.7), (9.0, 1.2)):
        painter.setPen(pen(light, width))
        painter.drawEllipse(MAT, radius, radius)
    for turn in range(8):
        painter.save()
        painter.translate(MAT)
        painter.rotate(45 * turn)
        fill(painter, [(0, -14), (2.2, -12), (0, -10), (-2.2, -12)], light)
        painter.restore()
    star = corners(0.17).translated(MAT)
    painter.setPen(pen(light, 1.4))
    painter.setBrush(shaded(mat, 1.35))
    painter.drawPolygon(star)


def draw_token(painter: QPainter, tile: str, theme: Theme) -> None:
    """Draw the tile that lies on the mat: a round token with the emblem."""
    disc(
        painter, MAT.x() + 1.5, MAT.y() + 2.2, _TOKEN_RADIUS, _TOKEN_RADIUS, QColor(20, 12, 2, 110)
    )
    light = QRadialGradient(MAT + QPointF(-5, -6), _TOKEN_RADIUS * 1.6)
    light.setColorAt(0, shaded(theme.colour("parchment"), 1.4))
    light.setColorAt(1, theme.colour("parchment"))
    painter.setPen(pen(shaded(theme.colour("mat"), 0.75), 2.6))
    painter.setBrush(light)
    painter.drawEllipse(MAT, _TOKEN_RADIUS - 1, _TOKEN_RADIUS - 1)
    draw_emblem(painter, "tiles", tile, _EMBLEM, theme)
