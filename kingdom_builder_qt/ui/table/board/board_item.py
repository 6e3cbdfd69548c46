"""The board picture as a graphics item: rendered once for each scale and then copied."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.ui.art.frame import frame_rect
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.slices import Slices
from kingdom_builder_qt.ui.art.sprites import Stamps, device_scale, put

SHARPEN_MS: Final = 150
AT_ONCE: Final = 1.4  # rendering at this scale takes a fifth of a second
MAX_SCALE: Final = 3.2  # 46 MB; larger scales stretch the picture
_SAME: Final = 0.0005  # scales that differ less show the same pixels


def scales_drawn(wanted: float) -> tuple[float, ...]:
    """Return the scales in which a board in a window is rendered until it is sharp."""
    wanted = min(wanted, MAX_SCALE)
    # A slow rendering is preceded by one at half the scale.
    return (wanted / 2, wanted) if wanted > AT_ONCE else (wanted,)


class BoardItem(QGraphicsItem):
    """The board picture, rendered again shortly after the scale has changed."""

    def __init__(self) -> None:
        super().__init__()
        self._painter: BoardPainter | None = None
        self._rect = frame_rect(None)
        self._pixmap: QPixmap | None = None
        self._part: tuple[QRectF, float, QPixmap] | None = None  # the last part at another scale
        self._part_stamps = Stamps()
        self._scale = self._wanted = self._goal = 0.0
        self._timer = QTimer(singleShot=True, interval=SHARPEN_MS)
        self._timer.timeout.connect(self._begin)
        self._slices: Slices[QPixmap] = Slices(lambda picture: self._show(picture, self._goal))

    def set_painter(self, painter: BoardPainter) -> None:
        """Show another board, or the same board in another theme."""
        if painter.rect != self._rect:
            self.prepareGeometryChange()
            self._rect = painter.rect
        self.stop()
        self._painter, self._pixmap, self._part = painter, None, None
        self._part_stamps.clear()
        self.update()

    def sharpen(self) -> None:
        """Render the picture synchronously at the scale it was last painted at."""
        self.stop()
        if self._painter is None or not self._wanted:
            return
        if self._pixmap is None or abs(self._wanted - self._scale) > _SAME:
            self._show(self._painter.render(self._wanted), self._wanted)

    def draw(self, scale: float) -> Iterator[None]:
        """Render the picture in steps ahead of its first painting."""
        assert self._painter is not None
        for picture in self._painter.steps(scale):
            if picture is not None:
                self._show(picture, scale)
            yield

    def stop(self) -> None:
        """Stop the timer and discard an unfinished rendering."""
        self._timer.stop()
        self._slices.stop()

    def _begin(self) -> None:
        """Render the picture between other events while the stretched one is shown."""
        if self._painter is not None and abs(self._wanted - self._scale) > _SAME:
            self._goal = self._wanted
            self._slices.begin(self._painter.steps(self._goal))

    def _show(self, picture: QPixmap, scale: float) -> None:
        self._pixmap, self._scale = picture, scale
        self.update()

    def _follow(self, wanted: float, *, is_seen: bool) -> None:
        """Set the wanted scale and make sure that a picture exists.

        `is_seen`: painted in a window, where a sharper picture may follow.
        """
        self._wanted = wanted
        assert self._painter is not None
        if self._pixmap is None:
            self._scale = scales_drawn(wanted)[0] if is_seen else wanted
            self._pixmap = self._painter.render(self._scale)
        is_drawn = self._slices.is_active and abs(wanted - self._goal) < _SAME
        if abs(wanted - self._scale) > _SAME and not is_drawn:
            self.stop()
            self._timer.start()
        elif self._slices.is_active and not is_drawn:
            self.stop()  # the current picture fits again

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._painter is None:
            return
        self._follow(min(device_scale(painter), MAX_SCALE), is_seen=widget is not None)
        assert self._pixmap is not None
        if abs(device_scale(painter) - self._scale) < _SAME:
            put(painter, self._pixmap, [self._rect.topLeft()])
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self._rect, self._pixmap, QRectF(self._pixmap.rect()))

    def paint_part(self, painter: QPainter, area: QRectF) -> None:
        """Paint an area at another scale than that of the picture."""
        if self._painter is None:
            return
        scale = device_scale(painter)
        if self._part is None or self._part[:2] != (area, scale):
            part = self._painter.part(area, self._part_stamps)
            self._part = QRectF(area), scale, part.render(scale)
        put(painter, self._part[2], [area.topLeft()])
