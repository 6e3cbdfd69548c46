"""Pictures of own tiles and cards: which files may be one.  Nothing is drawn here.

A picture may come from anybody.  What is allowed is little enough that no file can run anything or
name another file.  What a drawing costs cannot be told without drawing it: that is done in a
process with limits (`ui/desktop/style/sign_painter.py`), and nowhere else.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.disk import read_bytes
from kingdom_builder_qt.content.problems import Problem

FOLDER: Final = "icons"  # in the folder of an expansion
SUFFIXES: Final = (".svg", ".png")
MAX_BYTES: Final = 256 << 10
MAX_SIDE: Final = 1024  # pixels of a PNG
MAX_ELEMENTS: Final = 2000
MAX_DEPTH: Final = 40

_SVG: Final = "http://www.w3.org/2000/svg"
# What neither repeats other parts nor depends on the computer, and is no effect over areas.
_ELEMENTS: Final = frozenset(
    {"svg", "g", "defs", "title", "desc", "metadata", "path", "rect", "circle", "ellipse"}
    | {"line", "polyline", "polygon", "linearGradient", "radialGradient", "stop"}
)
# Qt knows these by their last word, whatever namespace they are of.
_DRAWN: Final = (
    "a|animate.*|audio|fe[A-Z].*|filter|font.*|foreignObject|glyph|image|marker|mask|pattern|"
    "script|set|solidColor|style|switch|symbol|text.*|tspan|use|video"
)
_MEANT: Final = ("", "http://www.w3.org/1999/xlink", "http://www.w3.org/XML/1998/namespace")
_HINTS: Final = {
    "text": "turn the letters into paths: fonts differ from computer to computer",
    "tspan": "turn the letters into paths: fonts differ from computer to computer",
    "use": "put a copy of the drawing in its place",
    "style": "give each part its colours by attributes",
    "image": "trace it, or take a PNG",
}
_ELSEWHERE: Final = r"(?i)url\s*\(['\"\s]*+(?!#)|@import|\\"
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_CHANNELS: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # by colour type
_PACKED: Final = (b"iCCP", b"zTXt", b"iTXt")  # chunks that may hold packed bytes
_MOST_PACKED: Final = 1 << 20  # bytes of all of them
_PASSES: Final = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4))
_LAST_PASSES: Final = ((1, 0, 2, 2), (0, 1, 1, 2))


@dataclass(frozen=True, slots=True)
class OwnPicture:
    """A good picture and a sum over its bytes, by which a change of the file is noticed."""

    path: Path
    check: int

    def problem(self, reason: str) -> Problem:
        """Return that the picture is not drawn, as a problem of its file."""
        name = f"{self.path.parent.name}/{self.path.name}"
        return Problem("warning", str(self.path), 0, 0, "", not_drawn(name, reason))


def not_drawn(name: str, reason: str) -> str:
    """Return that a picture is not drawn; the first letter of the entry stands in its place."""
    return f"the picture {name} is not drawn: {reason}"


def find_picture(path: Path) -> OwnPicture | str:
    """Return the picture in a file, or what is wrong with it."""
    data = read_picture(path)
    return data if isinstance(data, str) else OwnPicture(path, zlib.crc32(data))


def read_picture(path: Path) -> bytes | str:
    """Return the bytes of a good picture, or what is wrong with the file."""
    data = read_bytes(path, MAX_BYTES)
    if isinstance(data, str):
        return data
    return picture_fault(data, path.suffix.lower()) or data


def picture_fault(data: bytes, suffix: str) -> str:
    """Return what is wrong with the bytes of a picture, "" if nothing.

    `suffix`: that of the name of the file, in lower case, with its dot.
    """
    if len(data) > MAX_BYTES:
        return f"the file is too large: {len(data):,} bytes; at most {MAX_BYTES:,}"
    if suffix not in SUFFIXES:
        return "a picture is an SVG or a PNG file"
    try:
        _check_svg(data) if suffix == ".svg" else _check_png(data)
    except _Fault as fault:
        return str(fault)
    return ""


class _Fault(Exception):
    """What is wrong; never seen outside this module."""


# -- SVG -------------------------------------------------------------------------------------------


def _check_svg(data: bytes) -> None:
    from xml.parsers import expat  # for who has own pictures

    parser = expat.ParserCreate("utf-8", namespace_separator=" ")
    checker = _SvgChecker()
    parser.StartElementHandler = checker.begin
    parser.EndElementHandler = checker.end
    parser.StartDoctypeDeclHandler = checker.refuse_doctype
    parser.ProcessingInstructionHandler = checker.refuse_instruction
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        place = f"line {error.lineno}, column {error.offset + 1}"
        raise _Fault(f"not valid XML: {expat.ErrorString(error.code)}, {place}") from error


class _SvgChecker:
    """Looks at one element after the other."""

    def __init__(self) -> None:
        self._count = self._depth = 0

    def begin(self, name: str, attributes: dict[str, str]) -> None:
        """Refuse what is no plain drawing."""
        self._count, self._depth = self._count + 1, self._depth + 1
        if self._count > MAX_ELEMENTS:
            raise _Fault(f"the drawing has more than {MAX_ELEMENTS} elements")
        if self._depth > MAX_DEPTH:
            raise _Fault(f"the drawing is nested deeper than {MAX_DEPTH} levels")
        space, _, word = name.rpartition(" ")
        if self._depth == 1 and (space, word) != (_SVG, "svg"):
            raise _Fault(f"the file is not an SVG drawing: it begins with <{word[:40]}>")
        if word not in _ELEMENTS and (space == _SVG or re.fullmatch(_DRAWN, word)):
            hint = _HINTS.get(word)
            raise _Fault(f"<{word[:40]}> is not allowed" + (f"; {hint}" if hint else ""))
        for key, value in attributes.items():
            space, _, key = key.rpartition(" ")
            if space in _MEANT:  # others are remarks of drawing programs
                self._check_attribute(word, key.lower(), value)

    def _check_attribute(self, element: str, key: str, value: str) -> None:
        is_link = key == "href" and not value.strip().startswith("#")
        if key.startswith("on") or is_link or key == "base" or re.search(_ELSEWHERE, value):
            raise _Fault(f"{key[:40]} of <{element[:40]}> leads out of the drawing")

    def end(self, _name: str) -> None:
        """Leave an element."""
        self._depth -= 1

    def refuse_doctype(self, *_: object) -> None:
        """Refuse what could declare entities."""
        raise _Fault("a DOCTYPE is not allowed; save it as plain SVG")

    def refuse_instruction(self, target: str, _data: str) -> None:
        """Refuse style sheets and whatever else a program is told."""
        raise _Fault(f"<?{target[:40]}?> is not allowed; save it as plain SVG")


# -- PNG -------------------------------------------------------------------------------------------


def _check_png(data: bytes) -> None:
    if not data.startswith(_SIGNATURE):
        raise _Fault("the file is not a PNG picture")
    chunks = list(_chunks(data))
    if not chunks or chunks[0][0] != b"IHDR" or len(chunks[0][1]) != 13:
        raise _Fault("the PNG picture has no header")
    if chunks[-1][0] != b"IEND":
        raise _Fault("the PNG picture ends too early")
    size = _pixel_bytes(chunks[0][1])
    room = _MOST_PACKED
    for name, body in chunks:
        if name in _PACKED:
            room -= _size_of_packed(name, body, room)
    packed = b"".join(body for name, body in chunks if name == b"IDAT")
    if len(_unpacked(packed, size + 1)) != size:
        raise _Fault("the pixels of the PNG picture are damaged")


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_SIGNATURE)
    while at < len(data):
        head = data[at : at + 8]
        if len(head) < 8:
            raise _Fault("the PNG picture ends too early")
        length, name = struct.unpack(">I4s", head)
        body, check = data[at + 8 : at + 8 + length], data[at + 8 + length : at + 12 + length]
        if len(body) < length or len(check) < 4:
            raise _Fault("the PNG picture ends too early")
        if zlib.crc32(name + body) != int.from_bytes(check, "big"):
            raise _Fault("the PNG picture is damaged")
        yield name, body
        at += 12 + length
        if name == b"IEND":
            return


def _pixel_bytes(header: bytes) -> int:
    """Return how many bytes the rows have, each with a byte for its filter."""
    fields: tuple[int, ...] = struct.unpack(">IIBBBBB", header)
    width, height, depth, colours, packing, filters, passes = fields
    if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE):
        raise _Fault(f"the picture has {width} x {height} pixels, at most {MAX_SIDE} x {MAX_SIDE}")
    is_known = colours in _CHANNELS and depth in (1, 2, 4, 8, 16) and passes in (0, 1)
    if not is_known or packing or filters:
        raise _Fault("the PNG picture is of an unknown kind")
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
    """Return to how much a chunk unpacks; all remarks and profiles together need little."""
    if name == b"iTXt":  # keyword, 0, packed?, method, language, 0, translation, 0, text
        _, _, rest = body.partition(b"\0")
        if not rest[:1].strip(b"\0"):
            return 0
        packed = rest[2:].split(b"\0", 2)[-1]
    else:  # keyword or name, 0, method
        packed = body.partition(b"\0")[2][1:]
    size = len(_unpacked(packed, most + 1))
    if size > most:
        raise _Fault("the PNG picture holds too large a remark; save it without")
    return size


def _unpacked(packed: bytes, limit: int) -> bytes:
    try:
        return zlib.decompressobj().decompress(packed, limit)
    except zlib.error as error:
        raise _Fault("the PNG picture is damaged") from error
