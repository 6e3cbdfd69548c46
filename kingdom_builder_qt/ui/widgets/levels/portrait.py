"""A portrait as a widget."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kingdom_builder_qt.ui.art.portraits.portrait import BOX, paint_portrait
from kingdom_builder_qt.ui.widgets.pictures import Drawing


class Portrait(Drawing):
    """Who plays a level of the computer, which must have a portrait."""

    def __init__(self, level: str, size: int) -> None:
        super().__init__(size)
        self._level = level

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / BOX, rect.height() / BOX)
        paint_portrait(painter, self._level)
