"""Validation of pictures for own tiles and cards. Nothing is drawn here.

Pictures may come from strangers. The allowed subset is too small to run code or refer to other
files. The cost of drawing is unknown before drawing, so that happens in a process with limits
(`ui/desktop/style/sign_painter.py`), and nowhere else.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.disk import read_bytes, too_large
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message

FOLDER: Final = "icons"  # in the folder of an expansion
SUFFIXES: Final = (".svg", ".png")
MAX_BYTES: Final = 256 << 10
MAX_SIDE: Final = 1024  # pixels, of a PNG
MAX_ELEMENTS: Final = 2000
MAX_DEPTH: Final = 40

_SVG: Final = "http://www.w3.org/2000/svg"
# No repetition of other parts, no dependence on the computer, no filters over areas.
_ELEMENTS: Final = frozenset(
    {"svg", "g", "defs", "title", "desc", "metadata", "path", "rect", "circle", "ellipse"}
    | {"line", "polyline", "polygon", "linearGradient", "radialGradient", "stop"}
)
# Qt matches these by local name, in any namespace.
_DRAWN: Final = (
    "a|animate.*|audio|fe[A-Z].*|filter|font.*|foreignObject|glyph|image|marker|mask|pattern|"
    "script|set|solidColor|style|switch|symbol|text.*|tspan|use|video"
)
_DRAWN_NAMESPACES: Final = (
    "",
    "http://www.w3.org/1999/xlink",
    "http://www.w3.org/XML/1998/namespace",
)
_HINTS: Final = {
    "text": Message("convert the letters to paths, because fonts differ between computers"),
    "tspan": Message("convert the letters to paths, because fonts differ between computers"),
    "use": Message("replace it by a copy of the drawing"),
    "style": Message("set the colours of each part by attributes"),
    "image": Message("trace it, or use a PNG"),
}
_ELSEWHERE: Final = r"(?i)url\s*\(['\"\s]*+(?!#)|@import|\\"
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_CHANNELS: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # by colour type
_PACKED: Final = (b"iCCP", b"zTXt", b"iTXt")  # chunks with possibly compressed data
_MOST_PACKED: Final = 1 << 20  # bytes, of all such chunks
_PASSES: Final = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4))
_LAST_PASSES: Final = ((1, 0, 2, 2), (0, 1, 1, 2))


@dataclass(frozen=True, slots=True)
class OwnPicture:
    """A valid picture and its CRC, which reveals changes of the file."""

    path: Path
    check: int

    def problem(self, reason: Message) -> Problem:
        """Return a problem that reports that the picture is not drawn."""
        name = f"{self.path.parent.name}/{self.path.name}"
        return Problem("warning", str(self.path), 0, 0, "", not_drawn(name, reason))


def not_drawn(name: str, reason: Message) -> Message:
    """Return the message for a picture that is not drawn; its entry shows a letter instead."""
    return Message("the picture {name} is not drawn: {reason}", name=name, reason=reason)


def find_picture(path: Path) -> OwnPicture | Message:
    """Return the picture in a file, or the error text."""
    data = read_picture(path)
    return data if isinstance(data, Message) else OwnPicture(path, zlib.crc32(data))


def read_picture(path: Path) -> bytes | Message:
    """Return the bytes of a valid picture, or the error text."""
    data = read_bytes(path, MAX_BYTES)
    if isinstance(data, Message):
        return data
    return picture_fault(data, path.suffix.lower()) or data


def picture_fault(data: bytes, suffix: str) -> Message:
    """Return the error text for the bytes of a picture, "" if it is valid.

    `suffix`: of the file name, lower case, with dot.
    """
    if len(data) > MAX_BYTES:
        return too_large(len(data), MAX_BYTES)
    if suffix not in SUFFIXES:
        return Message("a picture must be an SVG or PNG file")
    try:
        _check_svg(data) if suffix == ".svg" else _check_png(data)
    except _Fault as fault:
        return fault.message
    return NO_MESSAGE


class _Fault(Exception):
    """Carries the error text within this module."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


# -- SVG -------------------------------------------------------------------------------------------


def _check_svg(data: bytes) -> None:
    from xml.parsers import expat  # only for users with own pictures

    parser = expat.ParserCreate("utf-8", namespace_separator=" ")
    checker = _SvgChecker()
    parser.StartElementHandler = checker.begin
    parser.EndElementHandler = checker.end
    parser.StartDoctypeDeclHandler = checker.refuse_doctype
    parser.ProcessingInstructionHandler = checker.refuse_instruction
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        raise _Fault(
            Message(
                "not valid XML: {problem}, line {line}, column {column}",
                problem=expat.ErrorString(error.code),
                line=error.lineno,
                column=error.offset + 1,
            )
        ) from error


class _SvgChecker:
    """Checks the elements one by one."""

    def __init__(self) -> None:
        self._count = self._depth = 0

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        """Reject elements and attributes outside the allowed subset."""
        self._count, self._depth = self._count + 1, self._depth + 1
        if self._count > MAX_ELEMENTS:
            raise _Fault(Message("the drawing has more than {most} elements", most=MAX_ELEMENTS))
        if self._depth > MAX_DEPTH:
            raise _Fault(Message("the drawing is nested deeper than {most} levels", most=MAX_DEPTH))
        space, _, word = name.rpartition(" ")
        if self._depth == 1 and (space, word) != (_SVG, "svg"):
            raise _Fault(
                Message("not an SVG drawing: the file begins with <{word}>", word=word[:40])
            )
        if word not in _ELEMENTS and (space == _SVG or re.fullmatch(_DRAWN, word)):
            raise _Fault(
                Message("<{word}> is not allowed; {hint}", word=word[:40], hint=_HINTS[word])
                if word in _HINTS
                else Message("<{word}> is not allowed", word=word[:40])
            )
        for key, value in attributes.items():
            space, _, key = key.rpartition(" ")
            if space in _DRAWN_NAMESPACES:  # others are metadata of drawing programs
                self._check_attribute(word, key.lower(), value)

    def _check_attribute(self, element: str, key: str, value: str) -> None:
        is_link = key == "href" and not value.strip().startswith("#")
        if key.startswith("on") or is_link or key == "base" or re.search(_ELSEWHERE, value):
            raise _Fault(
                Message(
                    "{key} of <{element}> refers to something outside the drawing",
                    key=key[:40],
                    element=element[:40],
                )
            )

    def end(self, _name: str) -> None:
        self._depth -= 1

    def refuse_doctype(self, *_: object) -> None:
        """Reject document types, which can declare entities."""
        raise _Fault(Message("a DOCTYPE is not allowed; save it as plain SVG"))

    def refuse_instruction(self, target: str, _data: str) -> None:
        """Reject style sheets and other processing instructions."""
        raise _Fault(
            Message("<?{target}?> is not allowed; save it as plain SVG", target=target[:40])
        )


# -- PNG -------------------------------------------------------------------------------------------


def _check_png(data: bytes) -> None:
    if not data.startswith(_SIGNATURE):
        raise _Fault(Message("not a PNG file"))
    chunks = list(_chunks(data))
    if not chunks or chunks[0][0] != b"IHDR" or len(chunks[0][1]) != 13:
        raise _Fault(Message("the PNG file has no header"))
    if chunks[-1][0] != b"IEND":
        raise _Fault(Message("the PNG file is truncated"))
    size = _pixel_bytes(chunks[0][1])
    room = _MOST_PACKED
    for name, body in chunks:
        if name in _PACKED:
            room -= _size_of_packed(name, body, room)
    packed = b"".join(body for name, body in chunks if name == b"IDAT")
    if len(_unpacked(packed, size + 1)) != size:
        raise _Fault(Message("the pixels of the PNG file are damaged"))


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_SIGNATURE)
    while at < len(data):
        head = data[at : at + 8]
        if len(head) < 8:
            raise _Fault(Message("the PNG file is truncated"))
        length, name = struct.unpack(">I4s", head)
        body, check = data[at + 8 : at + 8 + length], data[at + 8 + length : at + 12 + length]
        if len(body) < length or len(check) < 4:
            raise _Fault(Message("the PNG file is truncated"))
        if zlib.crc32(name + body) != int.from_bytes(check, "big"):
            raise _Fault(Message("the PNG file is damaged"))
        yield name, body
        at += 12 + length
        if name == b"IEND":
            return


def _pixel_bytes(header: bytes) -> int:
    """Return the number of uncompressed bytes, including a filter byte per row."""
    fields: tuple[int, ...] = struct.unpack(">IIBBBBB", header)
    width, height, depth, colours, packing, filters, passes = fields
    if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE):
        raise _Fault(
            Message(
                "the picture has {width} × {height} pixels; the limit is {most} × {most}",
                width=width,
                height=height,
                most=MAX_SIDE,
            )
        )
    is_known = colours in _CHANNELS and depth in (1, 2, 4, 8, 16) and passes in (0, 1)
    if not is_known or packing or filters:
        raise _Fault(Message("the PNG file has an unknown colour type"))
    bits = depth * _CHANNELS[colours]
    if not passes:
        return height * (1 + (width * bits + 7) // 8)
    total = 0
    for x, y, step_x, step_y in (*_PASSES, *_LAST_PASSES):
        columns, rows = -(-(width - x) // step_x), -(-(height - y) // step_y)
        if columns > 0 and rows > 0:
            total += rows * (1 + (columns * bits + 7) // 8)
    return total


def _size_of_packed(name: bytes, body: bytes, most: int) -> int:
    """Return the uncompressed size of a chunk; metadata and profiles together need little."""
    if name == b"iTXt":  # keyword, 0, compressed?, method, language, 0, translation, 0, text
        _, _, rest = body.partition(b"\0")
        if not rest[:1].strip(b"\0"):
            return 0
        packed = rest[2:].split(b"\0", 2)[-1]
    else:  # keyword or name, 0, method
        packed = body.partition(b"\0")[2][1:]
    size = len(_unpacked(packed, most + 1))
    if size > most:
        raise _Fault(Message("the PNG file has too much metadata; save it without"))
    return size


def _unpacked(packed: bytes, limit: int) -> bytes:
    try:
        return zlib.decompressobj().decompress(packed, limit)
    except zlib.error as error:
        raise _Fault(Message("the PNG file is damaged")) from error
