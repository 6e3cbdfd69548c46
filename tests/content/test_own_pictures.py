"""Pictures of custom tiles and cards: limits of the files, and their entries in the catalog."""

from __future__ import annotations

import struct
import time
import zlib
from pathlib import Path
from random import Random

import pytest

from kingdom_builder_qt.content import Catalog, Problem, load_catalog
from kingdom_builder_qt.content.compiled_catalog import as_plain, from_plain
from kingdom_builder_qt.content.own_pictures import (
    MAX_BYTES,
    MAX_SIDE,
    OwnPicture,
    find_picture,
    picture_fault,
)
from kingdom_builder_qt.content.paths import resources

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">{}</svg>'
LINK = 'xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href'
TILES = """\
well:
  kind: location_tile
  name: Well
  text: Build one settlement.
  icon: well.svg
  action: {build: {}}
"""


def chunk(name: bytes, body: bytes) -> bytes:
    """Return a chunk of a PNG file."""
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def png(width: int = 4, height: int = 4, rows: int | None = None, *more: bytes) -> bytes:
    """Return a grey PNG; `rows` is the number of rows in its data."""
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    pixels = zlib.compress(bytes(width + 1) * (height if rows is None else rows))
    body = b"".join([head, *more, chunk(b"IDAT", pixels), chunk(b"IEND", b"")])
    return b"\x89PNG\r\n\x1a\n" + body


GOOD_SVG = [
    '<path d="M0 0L8 8" fill="none" stroke="#123456"/>',
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs>'
    '<g><rect width="4" height="4" fill="url(#a)" style="fill: url( #a )"/></g>',
    '<x:view xmlns:x="http://inkscape.org" x:file="C:\\a.png" x:onload="b"/>'
    "<metadata>words</metadata><title>T</title>",
    f'<radialGradient id="b" {LINK}="#a"/>',
    '<path d="M1 1h6" stroke-dasharray="2, 1.5"/><g style="stroke-dasharray:.5 1;x:y"><path d="M1 '
    '1L7 7z" stroke-dashoffset="2"/></g><circle r="3" style="stroke-dasharray: none"/>',
    '<path d="M0 0H99999" stroke-dasharray="0.0001 1%" vector-effect="non-scaling-stroke"/>',
]


@pytest.mark.parametrize("inside", GOOD_SVG)
def test_a_plain_drawing_is_good(inside: str) -> None:
    """Shapes, gradients and metadata of drawing programs are allowed."""
    assert picture_fault(SVG.format(inside).encode(), ".svg") == ""


def test_the_pictures_of_the_game_could_be_own_ones() -> None:
    """The shipped pictures follow the rules, which leaves room for a map maker."""
    files = [p for folder in ("tiles", "cards") for p in sorted((resources() / folder).iterdir())]
    found = {path.name: find_picture(path) for path in files if path.suffix == ".svg"}
    assert len(found) > 50
    assert {name: fault for name, fault in found.items() if isinstance(fault, str)} == {}


BAD_SVG = [
    ("<script>a</script>", "<script> is not allowed"),
    ('<x:script xmlns:x="http://elsewhere">a</x:script>', "<script> is not allowed"),
    ('<use href="#a"/>', "<use> is not allowed; replace it by"),
    ("<text>A</text>", "<text> is not allowed; convert the letters"),
    ('<image href="a.png"/>', "<image> is not allowed"),
    ("<style>rect { fill: red }</style>", "<style> is not allowed"),
    ("<foreignObject/>", "<foreignObject> is not allowed"),
    ('<filter id="a"><feGaussianBlur stdDeviation="99999"/></filter>', "<filter> is not allowed"),
    ('<rect onload="a()"/>', "onload of <rect> refers to"),
    ('<rect fill="url(http://a.b/c)"/>', "fill of <rect> refers to"),
    ("<rect style=\"fill: URL( 'file:///etc/passwd' )\"/>", "style of <rect> refers to"),
    ('<rect style="fill: u\\72l(a)"/>', "style of <rect> refers to"),
    (f'<linearGradient {LINK}="http://a.b"/>', "href of <linearGradient> refers to"),
    ('<g xml:base="http://a.b"/>', "base of <g> refers to"),
    ("<g>" * 41 + "</g>" * 41, "nested deeper than 40"),
    ("<g/>" * 2000, "more than 2000 elements"),
    ("<g>", "not valid XML: mismatched tag, line 1"),
]


@pytest.mark.parametrize(("inside", "fault"), BAD_SVG, ids=lambda text: text[:24])
def test_a_drawing_that_does_more_is_refused(inside: str, fault: str) -> None:
    """Scripts, links, other files and endless effects are refused with one sentence."""
    assert fault in picture_fault(SVG.format(inside).encode(), ".svg")


LAUGHS = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (LAUGHS + SVG.format("&b;"), "a DOCTYPE is not allowed"),
        ('<?xml-stylesheet href="http://a.b"?>' + SVG.format(""), "<?xml-stylesheet?>"),
        ("<html/>", "begins with <html>"),
        ("<svg/>", "begins with <svg>"),  # Qt would draw it, other programs would not
        ("", "not valid XML"),
        (SVG.format("\u00e4"), ""),
    ],
)
def test_what_stands_around_a_drawing(text: str, fault: str) -> None:
    """Entities cannot be declared."""
    found = picture_fault(text.encode(), ".svg")
    assert fault in found if fault else not found


BOMB, HALF = zlib.compress(bytes(9 << 20)), zlib.compress(bytes(1 << 19))
BAD_PNG = [
    (png(MAX_SIDE + 1), "1025 × 4 pixels; the limit is 1024 × 1024"),
    (png(1 << 30, 1 << 30, rows=0), "pixels; the limit is"),
    (png(0), "0 × 4 pixels"),
    (png(rows=3), "are damaged"),
    (png(rows=400_000), "are damaged"),
    (png()[:-6], "is truncated"),
    (png()[:40], "is truncated"),
    (png().replace(b"IDAT", b"IDAX"), "is damaged"),
    (b"GIF89a", "not a PNG file"),
    (png(4, 4, 4, chunk(b"zTXt", b"a\0\0" + BOMB)), "too much metadata"),
    (png(4, 4, 4, chunk(b"iCCP", b"a\0\0" + BOMB)), "too much metadata"),
    (png(4, 4, 4, chunk(b"iTXt", b"a\0\1\0\0\0" + BOMB)), "too much metadata"),
    (png(4, 4, 4, *[chunk(b"zTXt", b"a\0\0" + HALF)] * 3), "too much metadata"),
]


@pytest.mark.parametrize(("data", "fault"), BAD_PNG, ids=range(len(BAD_PNG)))
def test_a_damaged_or_enormous_png_is_refused(data: bytes, fault: str) -> None:
    """Size, checksums, pixels and compressed text are checked before Qt reads a byte."""
    assert fault in picture_fault(data, ".png")


def test_a_png_with_remarks_is_good() -> None:
    """A profile and a text of a usual size are accepted."""
    profile = chunk(b"iCCP", b"a\0\0" + zlib.compress(bytes(3000)))
    remark = chunk(b"iTXt", b"a\0\0\0\0\0plain words")
    assert picture_fault(png(4, 4, 4, profile, remark), ".png") == ""


@pytest.mark.parametrize("name", ["stroke-dasharray", "stroke-dashoffset", "d", "points", "r"])
@pytest.mark.parametrize("token", ["1", "1.", "1 ", ".", "-", "url", "url(", "url( ", " ", "\n"])
def test_a_long_attribute_is_checked_at_once(name: str, token: str) -> None:
    """200 kB of one token, with a letter at the end, cause no backtracking of a pattern."""
    text = token * (200_000 // len(token))
    data = SVG.format(f"<path {name}='{text}x'/>").encode()
    begun = time.process_time()
    picture_fault(data, ".svg")
    assert time.process_time() - begun < 2


@pytest.mark.parametrize(
    "token", ["<g>", "<g/>", "<g a='1'/>", "<!--a-->", "&amp;", "<x:a/>", "a "]
)
def test_a_long_drawing_is_checked_at_once(token: str) -> None:
    """250 kB of one token between the tags are checked at once, allowed or not."""
    data = SVG.format(token * (250_000 // len(token))).encode()
    begun = time.process_time()
    picture_fault(data, ".svg")
    assert time.process_time() - begun < 2


def test_a_file_too_large_is_refused() -> None:
    """The size is checked before the content."""
    assert "the limit is 256 KB" in picture_fault(bytes(MAX_BYTES + 1), ".svg")


def test_mutated_pictures_never_raise() -> None:
    """Any file is accepted or refused with a sentence."""
    chance = Random(7)
    for seed, suffix in ((png(), ".png"), (SVG.format(GOOD_SVG[1]).encode(), ".svg")):
        for _ in range(1500):
            data = bytearray(seed)
            for _ in range(chance.randint(1, 6)):
                at = chance.randrange(len(data))
                data[at : at + chance.randint(0, 3)] = chance.randbytes(chance.randint(0, 3))
            assert isinstance(picture_fault(bytes(data), suffix), str)


def faults_of_pictures(catalog: Catalog) -> list[Problem]:
    """Return the problems of pictures."""
    return [problem for problem in catalog.problems if "picture" in problem.message]


def own_tiles(folder: Path, picture: bytes | None) -> Path:
    """Write a custom expansion with a tile; return its folder."""
    mine = folder / "base"
    (mine / "icons").mkdir(parents=True)
    (mine / "tiles.yaml").write_text(TILES, encoding="utf-8")
    if picture is not None:
        (mine / "icons" / "well.svg").write_bytes(picture)
    return mine


def test_the_catalog_knows_a_good_picture(tmp_path: Path) -> None:
    """The path and a checksum to detect changes are in the catalog, cached or not."""
    data = SVG.format("<g/>").encode()
    mine = own_tiles(tmp_path, data)
    catalog = load_catalog(tmp_path)
    picture = OwnPicture(mine / "icons" / "well.svg", zlib.crc32(data))
    assert catalog.pictures == {("tile", "well"): picture}
    assert from_plain(as_plain(catalog)).pictures == catalog.pictures
    assert faults_of_pictures(catalog) == []


@pytest.mark.parametrize("data", [None, b"", SVG.format("<script/>").encode()])
def test_a_bad_picture_is_one_warning(tmp_path: Path, data: bytes | None) -> None:
    """The warning is at the line of its key; the tile stays in the game."""
    own_tiles(tmp_path, data)
    catalog = load_catalog(tmp_path)
    (problem,) = faults_of_pictures(catalog)
    assert (problem.severity, problem.line, problem.column) == ("warning", 5, 9)
    assert "the picture icons/well.svg is not drawn: " in problem.message
    assert "well" in catalog.tiles
    assert catalog.pictures == {}
