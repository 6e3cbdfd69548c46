"""Animated GIF files, which all chats and forums play; Pillow encodes them."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from PIL.Image import Image

_BITS: Final = 32  # per pixel
_COLOURS: Final = 255  # of 256; the last one is transparent
_CLEAR: Final = 255
_SAMPLE: Final = 4  # heights of a frame that the changes may have in the sample of colours
_TICK_MS: Final = 10  # the unit of times in the file
_KEEP: Final = 1  # disposal: keep the frame below the next one
_VERSION: Final = b"GIF89a"
_LOOP: Final = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"  # endlessly
_END: Final = b";"


class Animation:
    """An endless animation of pictures of one size, stored as differences."""

    def __init__(self) -> None:
        self._last = QImage()
        self._frames: list[tuple[QRect, QImage]] = []
        self._times: list[int] = []

    def show(self, picture: QImage, ms: int) -> None:
        """Append an opaque picture for `ms` milliseconds; an unchanged one prolongs the last."""
        picture = picture.convertToFormat(QImage.Format.Format_RGB32)
        area = _area(self._last, picture) if self._frames else picture.rect()
        if area.isEmpty():
            self._times[-1] += ms
            return
        self._last = picture
        self._frames.append((area, picture.copy(area)))
        self._times.append(ms)

    def data(self, proceed: Callable[[], object] = lambda: None) -> bytes:
        """Return the content of the file, in any thread; raise ValueError without a frame.

        `proceed` is called before each frame and may raise an exception to cancel.
        """
        if not self._frames:
            raise ValueError("an animation needs a picture")
        return b"".join(self._chunks(proceed))

    def _chunks(self, proceed: Callable[[], object]) -> Iterator[bytes]:
        try:
            from PIL import GifImagePlugin, Image  # lazy: not needed at the start
        except ImportError as error:  # installed without the extra `window`
            raise OSError(errno.ENOSYS, "Pillow is not installed") from error
        first, palette = _rgb(self._frames[0][1]), self._palette()
        shown = first.quantize(palette=palette, dither=Image.Dither.NONE)
        head = b"".join(GifImagePlugin.getheader(shown)[0])
        yield _VERSION + head[len(_VERSION) :]  # Pillow writes the version of still pictures
        yield _LOOP
        for number, ((area, part), ms) in enumerate(zip(self._frames, self._times, strict=True)):
            proceed()
            place = (area.x(), area.y(), area.x() + area.width(), area.y() + area.height())
            frame = _rgb(part).quantize(palette=palette, dither=Image.Dither.NONE)
            details = {"duration": round(ms / _TICK_MS) * _TICK_MS, "disposal": _KEEP}
            if number:
                before = shown.crop(place)
                shown.paste(frame, place)
                frame.paste(_CLEAR, mask=_same(before, frame))
                details["transparency"] = _CLEAR
            yield from GifImagePlugin.getdata(frame, place[:2], **details)
        yield _END

    def _palette(self) -> Image:
        """Return a picture with the palette of all frames, of the first one and of many changes."""
        from PIL import Image

        first, *parts = [part for _, part in self._frames]
        every = 1 + sum(part.height() for part in parts) // (_SAMPLE * first.height())
        sample = [first, *parts[::-every]]  # the last one is among them: it has all pieces
        sheet = Image.new("RGB", (first.width(), sum(part.height() for part in sample)))
        top = 0
        for part in sample:
            sheet.paste(_rgb(part), (0, top))
            top += part.height()
        return sheet.quantize(_COLOURS, Image.Quantize.FASTOCTREE)


def _rgb(picture: QImage) -> Image:
    """Return a picture for Pillow."""
    from PIL import Image

    plain = picture.convertToFormat(QImage.Format.Format_RGB888)
    size, bytes_of = (plain.width(), plain.height()), bytes(plain.constBits())
    return Image.frombuffer("RGB", size, bytes_of, "raw", "RGB", plain.bytesPerLine(), 1)


def _same(before: Image, after: Image) -> Image:
    """Return a mask of the pixels that have the same colour of the palette."""
    from PIL import Image, ImageChops

    one, other = (Image.frombytes("L", part.size, part.tobytes()) for part in (before, after))
    return ImageChops.difference(one, other).point(lambda value: 0 if value else 255)


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
