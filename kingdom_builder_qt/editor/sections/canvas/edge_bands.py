"""The soft edge of an area without a gradient: PDF viewers paint a fading gradient opaque."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from kingdom_builder_qt.ui.art.brushes import with_alpha
from kingdom_builder_qt.ui.art.frame import BAND
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, corners

# How deep each band goes in, as a share of the whole, and its share of the ink; they add up
# where they lie over each other.
_BANDS: Final = ((0.18, 0.26), (0.36, 0.22), (0.55, 0.16), (0.78, 0.11), (1.0, 0.07))


def draw_edge_bands(side: int, hue: QColor, painter: QPainter) -> None:
    """Draw bands along one side of a hex around the origin, strongest at the border."""
    points = corners()
    start, end = points.at(side), points.at((side + 1) % 6)
    painter.setPen(Qt.PenStyle.NoPen)
    for depth, ink in _BANDS:
        inner = 1 - depth * BAND / HALF_WIDTH
        painter.setBrush(with_alpha(hue, round(hue.alpha() * ink)))
        painter.drawPolygon(QPolygonF([start, end, end * inner, start * inner]))
