"""Draws user pictures in a separate process, which is killed if one is too expensive."""

from __future__ import annotations

import math
import struct
import sys
import zlib
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QImageReader, QPaintEngine, QPainter
from PySide6.QtSvg import QSvgRenderer

from kingdom_builder_qt.content.own_pictures import MAX_SIDE
from kingdom_builder_qt.core.messages import Message

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.desktop.workers.messages import Channel

SIDE: Final = 384  # pixels of the longer side of a bitmap
CPU_SECONDS: Final = 2.0  # for one picture; a bundled one takes a hundredth
MOST_MEMORY: Final = 400 << 20  # of the process, a quarter of it for Python and Qt
_SIZE: Final = struct.Struct(">HH")
_PIXEL: Final = 4  # bytes
UNDRAWABLE: Final = Message("the file cannot be drawn")


# -- in the process --------------------------------------------------------------------------------


def serve(channel: Channel) -> None:
    """Draw pictures: receive suffix and bytes, send a packed bitmap or an error."""
    _limit_memory()
    with suppress(EOFError, OSError):
        while True:
            suffix, data = channel.recv()
            _limit_time(CPU_SECONDS)
            drawn = drawn_picture(data, suffix)
            _limit_time(0)
            channel.send(drawn)


def drawn_picture(data: bytes, suffix: str) -> bytes | Message:
    """Return the packed bitmap of a validated picture, or an error."""
    try:
        image = _drawn_svg(data) if suffix == ".svg" else _decoded_png(data)
        if image is None or image.isNull():
            return UNDRAWABLE
        size = _SIZE.pack(image.width(), image.height())
        return size + zlib.compress(image.constBits(), 1)
    except MemoryError:
        return UNDRAWABLE


def _drawn_svg(data: bytes) -> QImage | None:
    renderer = QSvgRenderer(QByteArray(data))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    box = renderer.viewBoxF().size()
    if not renderer.isValid() or not (0 < box.width() < math.inf and 0 < box.height() < math.inf):
        return None
    image = QImage(_fitted(box), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def _decoded_png(data: bytes) -> QImage | None:
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"png"))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > MAX_SIDE:
        return None
    image = reader.read()
    if max(size.width(), size.height()) > SIDE:
        smooth = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(_fitted(size.toSizeF()), mode=smooth)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _fitted(size: QSizeF) -> QSize:
    """Return the size of a bitmap with the same aspect ratio."""
    fitted = size.scaled(SIDE, SIDE, Qt.AspectRatioMode.KeepAspectRatio)
    return QSize(max(1, round(fitted.width())), max(1, round(fitted.height())))


def _limit_memory() -> None:
    """Limit the memory of this process.  Outside POSIX, only the window's watchdog limits it."""
    if sys.platform == "win32":
        return
    import resource

    for kind, most in ((resource.RLIMIT_AS, MOST_MEMORY), (resource.RLIMIT_CORE, 0)):
        with suppress(OSError, ValueError):  # macOS has no memory limit
            resource.setrlimit(kind, (most, most))


def _limit_time(seconds: float) -> None:
    """Let the system kill this process after `seconds` of processor time; 0: never."""
    if sys.platform == "win32":
        return
    import signal

    # The default action, because a Python handler would wait until the drawing ends.
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)


# -- in the window ---------------------------------------------------------------------------------


class Bitmap:
    """A drawn picture, compressed until it is painted."""

    def __init__(self, width: int, height: int, packed: bytes) -> None:
        self.width, self.height, self._packed = width, height, packed

    @property
    def weight(self) -> int:
        """Return its size in bytes."""
        return len(self._packed)

    @staticmethod
    def of(data: bytes) -> Bitmap | None:
        """Return the bitmap in a result of `drawn_picture`, None if it is invalid."""
        if len(data) <= _SIZE.size:
            return None
        width, height = _SIZE.unpack_from(data)
        bitmap = Bitmap(width, height, data[_SIZE.size :])
        if not (0 < width <= SIDE and 0 < height <= SIDE) or bitmap._pixels() is None:
            return None
        return bitmap

    def render(self, painter: QPainter, bounds: QRectF, /) -> None:
        """Draw it centred, as large as fits."""
        size = QSizeF(self.width, self.height)
        size.scale(bounds.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(0, 0, size.width(), size.height())
        place.moveCenter(bounds.center())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, self._image_for(painter, place))
        painter.restore()

    def _image_for(self, painter: QPainter, place: QRectF) -> QImage:
        """Return the smallest sufficient image, because Qt scales well only down to a half."""
        images = _images(self)
        if painter.paintEngine().type() != QPaintEngine.Type.Raster:
            return images[0]  # vector output and prints are viewed at any size
        transform = painter.deviceTransform()
        width = place.width() * math.hypot(transform.m11(), transform.m12())
        return next((image for image in reversed(images) if image.width() >= width), images[0])

    def _pixels(self) -> bytes | None:
        whole = self.width * self.height * _PIXEL
        try:
            pixels = zlib.decompressobj().decompress(self._packed, whole + 1)
        except zlib.error:
            return None
        return pixels if len(pixels) == whole else None


@lru_cache(maxsize=48)  # of at most a megabyte
def _images(bitmap: Bitmap) -> list[QImage]:
    """Return the image at full size, half, quarter and so on."""
    pixels = bitmap._pixels()
    assert pixels is not None, "checked when the bitmap was made"
    kind = QImage.Format.Format_ARGB32_Premultiplied
    images = [QImage(pixels, bitmap.width, bitmap.height, bitmap.width * _PIXEL, kind).copy()]
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    while min(images[-1].width(), images[-1].height()) > 1 and len(images) < 6:
        images.append(images[-1].scaled(images[-1].size() / 2, keep, smooth))
    return images
