"""Draws the lanes between adjacent settlements, some with a fence."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from kingdom_builder_qt.ui.art.brushes import curve, pen, stroke

_REACH: Final = 20.0  # from the middle of the side towards the houses, which hide the ends
_SLANTING: Final = QRectF(-19, -26, 38, 50)
# Area of a lane with its fence around the middle of the side; small, because it is copied.
LANE_RECTS: Final = (_SLANTING, QRectF(-26, -18, 52, 27), _SLANTING)
ANGLES: Final = (-60.0, 0.0, 60.0)  # from a hex to its neighbour across the first three sides
_EDGE: Final = QColor(58, 38, 14, 190)
_SAND: Final = QColor("#dcc08a")
_RUT: Final = QColor(122, 90, 48, 150)
_WOOD: Final = QColor("#8a5a30")
_POSTS: Final = (-10.5, -3.5, 3.5, 10.5)
_BESIDE: Final = 7.0  # distance of the fence from the centre of the lane


def draw_lane(side: int, fenced: bool, painter: QPainter) -> None:
    """Draw a lane between the houses of a hex and its neighbour, around the middle of their side.

    `side`: 0 to 2, the side of the neighbour.
    """
    painter.save()
    painter.rotate(ANGLES[side])
    lane = curve((-_REACH, 0), (-9, -3.2), (9, 3.2), (_REACH, 0))
    stroke(painter, lane, _EDGE, 9.6)
    stroke(painter, lane, _SAND, 7.0)
    for beside in (-1.6, 1.6):
        stroke(painter, lane.translated(0, beside), _RUT, 0.9)
    painter.restore()
    if fenced:
        _draw_fence(painter, math.radians(ANGLES[side]))


def _draw_fence(painter: QPainter, angle: float) -> None:
    """Draw vertical posts, for any direction of the lane, and two rails."""
    along = QPointF(math.cos(angle), math.sin(angle))
    across = QPointF(along.y(), -along.x()) * _BESIDE
    feet = [along * at + across for at in _POSTS]
    for hue, wider in ((_EDGE, 1.6), (_WOOD, 0.0)):
        for height in (2.4, 5.0):
            rise = QPointF(0, -height)
            painter.setPen(pen(hue, 1.3 + wider))
            painter.drawLine(feet[0] + rise, feet[-1] + rise)
        for foot in feet:
            painter.setPen(pen(hue, 1.9 + wider))
            painter.drawLine(foot, foot - QPointF(0, 6.4))
