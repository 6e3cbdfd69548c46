"""Caches of pictures that are drawn once for each scale and then copied to whole pixels."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

_MOST_BYTES: Final = 48 << 20  # limit of the stamps
_LIMIT: Final = 240  # limit of the cached sprites; a zoom makes all old ones useless


def device_scale(painter: QPainter) -> float:
    """Return the device pixels per scene unit."""
    transform = painter.deviceTransform()
    return math.hypot(transform.m11(), transform.m12())


class Sprites:
    """A cache of small pictures by key and scale."""

    def __init__(self) -> None:
        self._cached: dict[tuple[Hashable, float], QPixmap] = {}

    def clear(self) -> None:
        """Discard all pictures, for example after a change of theme."""
        self._cached.clear()

    def draw(
        self,
        painter: QPainter,
        key: Hashable,
        rect: QRectF,
        places: Sequence[QPointF],
        art: Callable[[QPainter], None],
    ) -> None:
        """Draw `art`, clipped to `rect`, with its origin at each of the places."""
        scale = round(device_scale(painter), 4)
        pixmap = self._cached.get((key, scale))
        if pixmap is None:
            if len(self._cached) >= _LIMIT:
                self._cached.clear()
            pixmap = self._cached[key, scale] = render(rect, scale, art)
        corner = rect.topLeft()
        put_all(painter, [(pixmap, place + corner) for place in places])


class Stamps:
    """A cache of pictures by key and scale, limited in size and shared by many positions."""

    def __init__(self) -> None:
        self._scales: dict[float, dict[Hashable, QPixmap]] = {}
        self._bytes = 0
        self.drawn_ahead: set[float] = set()  # completely prepared scales

    def clear(self) -> None:
        """Discard all pictures, for example after a change of theme."""
        self._scales.clear()
        self.drawn_ahead.clear()
        self._bytes = 0

    def cached(self, scale: float) -> Mapping[Hashable, QPixmap]:
        """Return the cached pictures of a scale, valid until the next one is drawn."""
        return self._scales.get(scale, {})

    def picture(
        self, key: Hashable, scale: float, rect: QRectF, art: Callable[[QPainter], None]
    ) -> QPixmap:
        """Return the picture of a key, drawn by `art` inside `rect` if it is not cached."""
        found = self.cached(scale).get(key)
        if found is None:
            found = render(rect, scale, art)
            self._bytes += 4 * found.width() * found.height()
            if self._bytes > _MOST_BYTES:
                self.clear()
                self._bytes = 4 * found.width() * found.height()
            self._scales.setdefault(scale, {})[key] = found
        return found


class StaticPainting:
    """A drawing that is constant over many paintings, cached as a picture.

    The cache is filled at the second painting with the same transform, so that scrolling and
    zooming create no useless pictures.
    """

    def __init__(self) -> None:
        self._place: tuple[QTransform, float, int, int] | None = None
        self._picture: QPixmap | None = None

    def clear(self) -> None:
        """Discard the picture, because something else is to be drawn."""
        self._place = self._picture = None

    def draw(self, painter: QPainter, art: Callable[[QPainter], None]) -> None:
        """Draw `art`, which must look the same until `clear` is called."""
        device, transform = painter.device(), painter.worldTransform()
        ratio = device.devicePixelRatio()
        place = transform, ratio, device.width(), device.height()
        if place != self._place:
            self._place, self._picture = place, None
            art(painter)
            return
        if self._picture is None:
            size = math.ceil(device.width() * ratio), math.ceil(device.height() * ratio)
            self._picture = QPixmap(*size)
            self._picture.fill(Qt.GlobalColor.transparent)
            on_picture = QPainter(self._picture)
            on_picture.setTransform(transform * QTransform.fromScale(ratio, ratio))
            art(on_picture)
            on_picture.end()
        painter.save()
        painter.resetTransform()
        painter.scale(1 / ratio, 1 / ratio)
        painter.drawPixmap(0, 0, self._picture)
        painter.restore()


def render(rect: QRectF, scale: float, art: Callable[[QPainter], None]) -> QPixmap:
    """Return a picture of `art` inside `rect`."""
    pixmap = blank(rect, scale)
    painter = painter_on(pixmap, rect, scale)
    art(painter)
    painter.end()
    return pixmap


def blank(rect: QRectF, scale: float) -> QPixmap:
    """Return an empty picture of the size of `rect`."""
    width, height = math.ceil(rect.width() * scale), math.ceil(rect.height() * scale)
    pixmap = QPixmap(max(1, width), max(1, height))
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def painter_on(pixmap: QPixmap, rect: QRectF, scale: float) -> QPainter:
    """Return a painter that draws `rect` on a picture; the caller must end it."""
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-rect.topLeft())
    return painter


def put(painter: QPainter, pixmap: QPixmap, corners: Sequence[QPointF]) -> None:
    """Copy a picture to whole device pixels; other positions would blur it."""
    put_all(painter, ((pixmap, corner) for corner in corners))


def put_all(painter: QPainter, pictures: Iterable[tuple[QPixmap, QPointF]]) -> None:
    """Copy pictures to whole device pixels, each with its top left corner at a point."""
    ratio = painter.device().devicePixelRatio()
    transform = painter.worldTransform()
    # Without a transform the device pixel ratio remains. Saving the whole state of the painter
    # would cost as much as a small picture.
    painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
    for pixmap, corner in pictures:
        point = transform.map(corner) * ratio
        painter.drawPixmap(round(point.x()), round(point.y()), pixmap)
    painter.setWorldTransform(transform)
