"""The pictures of the README exist, and its animation plays in browsers."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from kingdom_builder_qt.ui.library.replay.apng import Animation

pytestmark = pytest.mark.usefixtures("qapp")  # its bitmaps need one
ROOT = Path(__file__).parents[1]
TURN = ROOT / "docs" / "images" / "turn.png"
SIGNATURE = b"\x89PNG\r\n\x1a\n"
PICTURE = re.compile(r"!\[([^]]*)\]\(([^)]+)\)")


class Frame(NamedTuple):
    """The visible picture of an animation for some milliseconds."""

    picture: QImage
    ms: int
    area: QRect


def chunks(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the chunks of a PNG file, each with its stored checksum."""
    assert content.startswith(SIGNATURE)
    start = len(SIGNATURE)
    while start < len(content):
        (length,) = struct.unpack_from(">I", content, start)
        data = content[start + 8 : start + 8 + length]
        kind = content[start + 4 : start + 8]
        assert content[start + 8 + length : start + 12 + length] == chunk(kind, data)[-4:]
        yield kind, data
        start += length + 12


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def frames_of(path: Path) -> list[Frame]:
    """Return the frames of an animated PNG as a browser shows them, drawn by the specification."""
    header, announced, number = b"", (0, 0), 0
    controls: list[tuple[int, ...]] = []
    pixels: list[bytes] = []
    for kind, data in chunks(path.read_bytes()):
        if kind in (b"fcTL", b"fdAT"):
            assert struct.unpack_from(">I", data) == (number,), "one after the other"
            number += 1
        if kind == b"IHDR":
            header = data
        elif kind == b"acTL":
            announced = struct.unpack(">II", data)
        elif kind == b"fcTL":
            controls.append(struct.unpack(">IIIIHHBB", data[4:]))
            pixels.append(b"")
        elif kind in (b"IDAT", b"fdAT"):
            pixels[-1] += data if kind == b"IDAT" else data[4:]
    assert announced == (len(controls), 0), "as many as announced, for ever"
    frames: list[Frame] = []
    for (width, height, x, y, ms, unit, dispose, blend), data in zip(controls, pixels, strict=True):
        assert (unit, dispose, blend) == (1000, 0, 1)
        own_header = struct.pack(">II", width, height) + header[8:]
        parts = ((b"IHDR", own_header), (b"IDAT", data), (b"IEND", b""))
        part = QImage.fromData(SIGNATURE + b"".join(chunk(*part) for part in parts))
        assert not part.isNull()
        picture = frames[-1].picture.copy() if frames else QImage(part.size(), part.format())
        area = QRect(x, y, width, height)
        assert picture.rect().contains(area)
        painter = QPainter(picture)
        painter.drawImage(area.topLeft(), part)
        painter.end()
        frames.append(Frame(picture, ms, area))
    return frames


def drawn(*dots: tuple[int, int, str]) -> QImage:
    """Return a small picture with dots of some colours."""
    picture = QImage(30, 20, QImage.Format.Format_RGB32)
    picture.fill(QColor("#f4ecd8"))
    for x, y, colour in dots:
        picture.setPixelColor(x, y, QColor(colour))
    return picture


def test_the_pictures_of_the_readme_exist() -> None:
    """Each can be read, and has an alternative text."""
    found = PICTURE.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert f"docs/images/{TURN.name}" in [path for _, path in found]
    for words, path in found:
        assert len(words.split()) > 1
        assert not QImage(str(ROOT / path)).isNull(), path


def test_the_start_page_was_seen_with_its_board() -> None:
    """The board appears after the buttons; a screenshot taken too early has bare paper there."""
    picture = QImage(str(ROOT / "docs" / "images" / "start.png"))
    rows = range(100, picture.height() - 100, 20)
    columns = range(picture.width() // 2, picture.width() - 100, 20)
    assert len({picture.pixel(x, y) for x in columns for y in rows}) > 300


def test_the_animation_of_a_turn_is_light_and_moves() -> None:
    """It is under 2 MB, has its frames, and pauses before it repeats."""
    assert TURN.stat().st_size < 2_000_000
    frames = frames_of(TURN)
    assert 40 <= len(frames) <= 80
    assert 4000 <= sum(frame.ms for frame in frames) <= 8000
    assert frames[-1].ms >= 1000
    assert frames[0].area.width() >= 900
    for before, after in pairwise(frames):
        assert before.picture != after.picture


def test_an_animation_shows_what_was_given(tmp_path: Path) -> None:
    """Every pixel is restored, black ones too; unchanged areas are not written again."""
    given = [
        drawn(),
        drawn((3, 4, "black"), (8, 9, "#c01020")),
        drawn((8, 9, "#c01021")),
        drawn((29, 19, "black")),
    ]
    animation = Animation()
    for number, picture in enumerate(given):
        animation.show(picture, 50 + number)
    animation.save(tmp_path / "a.png")
    frames = frames_of(tmp_path / "a.png")
    assert [f.picture.convertToFormat(QImage.Format.Format_RGB32) for f in frames] == given
    assert [f.ms for f in frames] == [50, 51, 52, 53]
    assert [f.area for f in frames[1:3]] == [QRect(3, 4, 6, 6), QRect(3, 4, 6, 6)]


def test_a_picture_like_the_last_one_prolongs_it(tmp_path: Path) -> None:
    """A pause takes no space."""
    animation = Animation()
    for _ in range(3):
        animation.show(drawn(), 40)
    animation.save(tmp_path / "a.png")
    assert [frame.ms for frame in frames_of(tmp_path / "a.png")] == [120]


def test_nothing_is_no_animation(tmp_path: Path) -> None:
    """Without pictures no file is written."""
    with pytest.raises(ValueError, match="needs a picture"):
        Animation().save(tmp_path / "a.png")
    assert not (tmp_path / "a.png").exists()
