"""A reader for the PDF files that the editor writes, complete enough to measure lines on paper."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass, field

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]


@dataclass
class Page:
    """A page: its size and every straight path, in points from the lower left corner."""

    width: float
    height: float
    paths: list[list[Point]] = field(default_factory=list)


def read_pages(data: bytes) -> list[Page]:
    """Return the pages of a PDF written by Qt: one stream for each page, in order."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\]", data)
    pages = [Page(float(width), float(height)) for width, height in boxes]
    for page, number in zip(pages, re.findall(rb"/Contents (\d+) 0 R", data), strict=True):
        start = data.index(b"\n%s 0 obj" % number)
        body = re.match(rb".*?stream\r?\n(.*?)endstream", data[start:], re.DOTALL)
        assert body is not None
        page.paths = _paths(zlib.decompress(body[1]).decode("latin-1"))
    return pages


def _paths(text: str) -> list[list[Point]]:
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    kept: list[Matrix] = []
    numbers: list[float] = []
    found: list[list[Point]] = []
    for word in text.split():
        try:
            numbers.append(float(word))
            continue
        except ValueError:
            pass
        if word == "q":
            kept.append(matrix)
        elif word == "Q":
            matrix = kept.pop()
        elif word == "cm":
            matrix = _product(tuple(numbers[-6:]), matrix)  # type: ignore[arg-type]
        elif word == "m":
            found.append([_at(matrix, *numbers[-2:])])
        elif word == "l":
            found[-1].append(_at(matrix, *numbers[-2:]))
        numbers = []
    return found


def _product(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k,
            e * h + f * j + m)  # fmt: skip


def _at(matrix: Matrix, x: float, y: float) -> Point:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f
