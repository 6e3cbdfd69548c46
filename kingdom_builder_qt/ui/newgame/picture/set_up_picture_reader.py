"""Reads the code of a set-up picture from its text chunk, else from the strip at its bottom.

The pixels are decoded only without a code in the text, in the thread that reads the file. Qt
releases the interpreter lock while it decodes; `MOST_PIXELS` bounds the cost. PNG is the only
format, to limit the decoders for untrusted files.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QImageReader

from kingdom_builder_qt.content.disk import read_bytes
from kingdom_builder_qt.game.setup.set_up_codes import find_code
from kingdom_builder_qt.ui.newgame.picture.code_strip import read_strip

KEY: Final = "kingdom-builder-set-up"  # of the PNG text chunk; Qt confuses keys with spaces
MOST_BYTES: Final = 16 << 20
MOST_PIXELS: Final = 40_000_000  # 160 MB of memory

Trouble: TypeAlias = Literal["unreadable", "too large", "no code"]


@dataclass(frozen=True, slots=True)
class NoCode:
    """The reason why a picture has no code."""

    trouble: Trouble


def code_in_file(path: Path) -> str | NoCode:
    """Return the code in a PNG file, in any thread."""
    data = read_bytes(path, MOST_BYTES)
    return NoCode("unreadable") if isinstance(data, str) else code_in_png(data)


def code_in_png(data: bytes) -> str | NoCode:
    """Return the code in PNG data."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"png"))
    size = reader.size()
    if not size.isValid():
        return NoCode("unreadable")
    if size.width() * size.height() > MOST_PIXELS:
        return NoCode("too large")
    if code := find_code(reader.text(KEY)):  # of the header
        return code
    image = reader.read()
    return NoCode("unreadable") if image.isNull() else code_in(image)


def code_in(image: QImage) -> str | NoCode:
    """Return the code in a picture, for example one on the clipboard."""
    if image.isNull():
        return NoCode("unreadable")
    if image.width() * image.height() > MOST_PIXELS:
        return NoCode("too large")
    return find_code(image.text(KEY)) or read_strip(image) or NoCode("no code")
