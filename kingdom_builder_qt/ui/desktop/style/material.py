"""The paper of panels: a fine grain over a colour, cached as a small tile."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter

from kingdom_builder_qt.ui.desktop.style.resources import resource_path

FOLDER: Final = "app"  # of the bundled pictures


def paper(colour: str, grain: float) -> QBrush:
    """Return a brush of paper; `grain` is its strength, 0 for a plain colour.

    `QBrush.color` stays the given colour, because palettes and styles derive others from it.
    """
    brush = QBrush(Qt.BrushStyle.SolidPattern)  # QBrush(colour) would import gradients
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
    """Return the tile of grain: bundled, or drawn if that strength is not."""
    path = resource_path(FOLDER, grain_file(grain))
    # The stub says bytes, which PySide6 itself refuses.
    found = QImage() if path is None else QImage(str(path), "png")  # type: ignore[call-overload]
    if not found.isNull():
        return found.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    from kingdom_builder_qt.ui.desktop.style.grain import draw_grain

    return draw_grain(grain)


def grain_file(grain: float) -> str:
    """Return the file name of the picture for a strength."""
    return f"grain-{100 * grain:.0f}.png"
