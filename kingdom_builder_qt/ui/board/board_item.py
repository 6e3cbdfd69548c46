"""The picture of the board as an item: drawn once for a scale, then only copied."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.ui.art.frame import frame_rect
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.sprites import device_scale, put

SHARPEN_MS: Final = 150
MAX_SCALE: Final = 3.2  # 46 MB; beyond it the picture is stretched
_SAME: Final = 0.0005  # scales that differ less show the same pixels


class BoardItem(QGraphicsItem):
    """The picture of the board; drawn anew shortly after its scale changed."""

    def __init__(self) -> None:
        super().__init__()
        self._painter: BoardPainter | None = None
        self._rect = frame_rect(None)
        self._pixmap: QPixmap | None = None
        self._scale = self._wanted = 0.0
        self._timer = QTimer(singleShot=True, interval=SHARPEN_MS)
        self._timer.timeout.connect(self.sharpen)

    def set_painter(self, painter: BoardPainter) -> None:
        """Show another board, or the same in another theme."""
        if painter.rect != self._rect:
            self.prepareGeometryChange()
            self._rect = painter.rect
        self._painter, self._pixmap = painter, None
        self.update()

    def sharpen(self) -> None:
        """Draw the picture at the scale it was last shown at."""
        self._timer.stop()
        if self._painter is None or not self._wanted:
            return
        if self._pixmap is None or abs(self._wanted - self._scale) > _SAME:
            self._pixmap, self._scale = self._painter.render(self._wanted), self._wanted
            self.update()

    @property
    def is_waiting(self) -> bool:
        """Return whether the picture is still stretched and will soon be drawn anew."""
        return self._timer.isActive()

    def stop(self) -> None:
        """Leave no timer running."""
        self._timer.stop()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._painter is None:
            return
        self._wanted = min(device_scale(painter), MAX_SCALE)
        if self._pixmap is None:
            self._pixmap, self._scale = self._painter.render(self._wanted), self._wanted
        if abs(self._wanted - self._scale) > _SAME:
            self._timer.start()
        if abs(device_scale(painter) - self._scale) < _SAME:
            put(painter, self._pixmap, [self._rect.topLeft()])
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self._rect, self._pixmap, QRectF(self._pixmap.rect()))
