"""Writes animated PNG files, which Qt does not support, from Qt's PNG encoder output."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QRect, Qt
from PySide6.QtGui import QImage, QPainter, qRgb

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_KEEP: Final = 0  # dispose_op: keep the frame
_BITS: Final = 32  # per pixel
_OVER: Final = 1  # blend_op: alpha over the previous frame


class Animation:
    """An endless animation of pictures of one size, stored as differences."""

    def __init__(self) -> None:
        self._last = QImage()
        self._frames: list[tuple[QRect, QImage]] = []
        self._times: list[int] = []

    def show(self, picture: QImage, ms: int) -> None:
        """Append an opaque picture for `ms` milliseconds; an unchanged one prolongs the last."""
        picture = picture.convertToFormat(QImage.Format.Format_RGB32)
        if self._frames:
            area = _area(self._last, picture)
            if area.isEmpty():
                self._times[-1] += ms
                return
            part = picture.copy(area).convertToFormat(QImage.Format.Format_ARGB32)
            part.setAlphaChannel(_changed(self._last.copy(area), picture.copy(area)))
        else:
            area, part = picture.rect(), picture
        self._last = picture
        self._frames.append((area, part))
        self._times.append(ms)

    def save(self, path: Path) -> None:
        """Write the animation to a file; raise OSError, or ValueError without a frame."""
        path.write_bytes(self.data())

    def data(self) -> bytes:
        """Return the content of the file, in any thread; raise ValueError without a frame."""
        if not self._frames:
            raise ValueError("an animation needs a picture")
        size = self._last.size()
        # 8 bits each of red, green, blue and alpha
        header = struct.pack(">IIBBBBB", size.width(), size.height(), 8, 6, 0, 0, 0)
        chunks = [(b"IHDR", header), (b"acTL", struct.pack(">II", len(self._frames), 0))]
        number = 0
        for index, ((area, part), ms) in enumerate(zip(self._frames, self._times, strict=True)):
            place = (area.width(), area.height(), area.x(), area.y())
            control = struct.pack(">IIIIIHHBB", number, *place, ms, 1000, _KEEP, _OVER)
            chunks.append((b"fcTL", control))
            number += 1
            for data in _pixels(part):
                if index:
                    chunks.append((b"fdAT", struct.pack(">I", number) + data))
                    number += 1
                else:
                    chunks.append((b"IDAT", data))
        chunks.append((b"IEND", b""))
        return _SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _changed(before: QImage, after: QImage) -> QImage:
    """Return a 1-bit mask of the pixels in which two pictures differ."""
    difference = before.copy()
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, after)
    painter.end()
    return difference.createMaskFromColor(qRgb(0, 0, 0), Qt.MaskMode.MaskOutColor)


def _area(before: QImage, after: QImage) -> QRect:
    """Return the bounding rectangle of the pixels in which two pictures differ."""
    one, other, length = before.constBits(), after.constBits(), after.bytesPerLine()
    found = QRect()
    for y in range(after.height()):
        row = bytes(one[y * length : (y + 1) * length])
        changed = bytes(other[y * length : (y + 1) * length])
        if row == changed:
            continue
        # As an integer, the lowest and the highest set bit give the first and the last difference.
        bits = int.from_bytes(row, "little") ^ int.from_bytes(changed, "little")
        left = ((bits & -bits).bit_length() - 1) // _BITS
        right = (bits.bit_length() - 1) // _BITS
        found = found.united(QRect(left, y, right - left + 1, 1))
    return found


def _pixels(picture: QImage) -> Iterator[bytes]:
    """Yield the compressed pixels of a picture from Qt's PNG encoder."""
    # the colour of transparent pixels is irrelevant, and zero compresses best
    premultiplied = picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    whole = premultiplied.convertToFormat(QImage.Format.Format_ARGB32)
    whole.save(buffer, "PNG", 0)  # type: ignore[call-overload]
    content, start = bytes(buffer.data().data()), len(_SIGNATURE)
    while start < len(content):
        (length,) = struct.unpack_from(">I", content, start)
        if content[start + 4 : start + 8] == b"IDAT":
            yield content[start + 8 : start + 8 + length]
        start += length + 12


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
