"""Draws the grain of paper.  It is bundled as pictures, because drawing takes longer than reading.

`resources/render_paper.py` renders them again.
"""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

TILE: Final = 192  # pixels
_FIBRES: Final = 300
_SPECKS: Final = 90
_SEED: Final = 25


def draw_grain(grain: float) -> QImage:
    """Return a transparent tile of grain that repeats without a seam."""
    tile = QImage(TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    chance, painter = Random(_SEED), QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _ in range(_FIBRES):
        x, y, length = chance.random() * TILE, chance.random() * TILE, chance.uniform(14, 60)
        rise, bend = chance.gauss(0, 2.2), chance.gauss(0, 2.4)
        fibre = QPainterPath(QPointF(x, y))
        fibre.quadTo(x + length / 2, y + bend, x + length, y + rise)
        width = chance.uniform(0.7, 1.9)
        _wrapped(painter, fibre, QPen(_ink(chance, 7 * grain), width))
    for _ in range(_SPECKS):
        speck = QPainterPath(QPointF(chance.random() * TILE, chance.random() * TILE))
        speck.lineTo(speck.currentPosition() + QPointF(0.9, 0.5))
        _wrapped(painter, speck, QPen(_ink(chance, 9 * grain), chance.uniform(0.8, 1.5)))
    painter.end()
    return tile


def _ink(chance: Random, alpha: float) -> QColor:
    light = chance.random() < 0.45
    ink = QColor(255, 252, 240) if light else QColor(52, 34, 10)
    ink.setAlphaF(min(1.0, alpha * (1.4 if light else 1.0) / 255))
    return ink


def _wrapped(painter: QPainter, path: QPainterPath, pen: QPen) -> None:
    """Draw a line that wraps around at the edges of the tile."""
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    box = path.boundingRect().adjusted(-2, -2, 2, 2)
    for across in (0, -TILE) if box.right() > TILE else (0,):
        for down in (-TILE, 0, TILE):
            if box.top() + down < TILE and box.bottom() + down > 0:
                painter.drawPath(path.translated(across, down))
