"""Drawings of idle animations: wave crests on water, pennants in the wind."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from kingdom_builder_qt.ui.art.brushes import curve, pen, shaded, stroke
from kingdom_builder_qt.ui.desktop.style.theme import Theme

GLINT_FRAMES: Final = 11
PENNANT_FRAMES: Final = 6
GLINT_RECT: Final = QRectF(-17, -6, 34, 12)
PENNANT: Final = ((0.0, -38.0), (10.2, -35.12), (0.0, -32.0))  # as in `features/castle.svg`
PENNANT_RECT: Final = QRectF(-3, -41, 18, 16)


def draw_glint(frame: int, painter: QPainter) -> None:
    """Draw a crest of light that swells, drifts a little and fades."""
    phase = (frame + 0.5) / GLINT_FRAMES
    light = math.sin(math.pi * phase)
    x, half = 9 * (phase - 0.5), 4 + 6 * light
    for y, share, width, alpha in ((-1.4, 1.0, 1.8, 200), (2.8, 0.6, 1.4, 130)):
        hue, reach = QColor(255, 255, 255, round(alpha * light)), half * share
        crest = [(x - reach, y)]
        for left in (-reach, 0.0):
            crest += [(x + left + reach * 0.2, y - 2.6), (x + left + reach * 0.8, y - 2.6)]
            crest += [(x + left + reach, y)]
        stroke(painter, curve(*crest), hue, width)


def draw_pennant(frame: int, theme: Theme, painter: QPainter) -> None:
    """Draw one frame of a castle's pennant, covering the printed one."""
    turn = 2 * math.pi * frame / PENNANT_FRAMES
    foot, tip, low = (QPointF(*point) for point in PENNANT)
    sway = 1.32 * math.sin(turn)
    end = QPointF(tip.x() + 1.44, tip.y() + 0.5 * sway)
    bend = QPointF((foot.x() + tip.x()) / 2, 1.56 * math.cos(turn))
    cloth = QPainterPath(foot)
    cloth.quadTo(QPointF(bend.x(), foot.y() + 0.72 + bend.y()), end)
    cloth.quadTo(QPointF(bend.x(), low.y() - 0.72 + bend.y()), low)
    cloth.closeSubpath()
    hue = theme.colour("refused")
    painter.setPen(pen(hue, 1.68))
    painter.setBrush(hue)
    painter.drawPath(cloth)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    fold = QPainterPath(QPointF(bend.x() + sway, foot.y() + 1.44))
    fold.lineTo(QPointF(bend.x() + sway, low.y() - 1.68))
    painter.setPen(pen(shaded(hue, 1.35), 1.32))
    painter.drawPath(fold)
