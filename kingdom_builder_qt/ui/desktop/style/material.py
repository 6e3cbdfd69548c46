"""What panels are made of: paper with a fine grain, drawn once for a colour as a small tile."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter

from kingdom_builder_qt.ui.desktop.style.resources import resource_path

FOLDER: Final = "app"  # of the bundled pictures


def paper(colour: str, grain: float) -> QBrush:
    """Return a colour as paper; `grain`: how strong it is, 0 for a plain colour.

    The brush has the colour as its own, so palettes and styles go on reckoning with it.
    """
    brush = QBrush(Qt.BrushStyle.SolidPattern)  # of a colour, it would ask for gradients first
    brush.setColor(QColor(colour))
    if grain > 0:
        brush.setTextureImage(_tile(colour, grain))
    return brush


@lru_cache(maxsize=16)
def _tile(colour: str, grain: float) -> QImage:
    lying = _grain(grain)
    tile = QImage(lying.size(), QImage.Format.Format_RGB32)
    tile.fill(QColor(colour))
    painter = QPainter(tile)
    painter.drawImage(0, 0, lying)
    painter.end()
    return tile


@lru_cache(maxsize=4)
def _grain(grain: float) -> QImage:
    """Return what lies on each colour: bundled, or drawn for a strength that is not."""
    path = resource_path(FOLDER, grain_file(grain))
    # The stub says bytes, which PySide6 itself refuses.
    found = QImage() if path is None else QImage(str(path), "png")  # type: ignore[call-overload]
    if not found.isNull():
        return found.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    from kingdom_builder_qt.ui.desktop.style.grain import draw_grain

    return draw_grain(grain)


def grain_file(grain: float) -> str:
    """Return the name of the picture of a grain."""
    return f"grain-{100 * grain:.0f}.png"
