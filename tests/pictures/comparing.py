"""Compare two folders of pictures, pixel by pixel."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtGui import QColor, QImage


def say(text: str) -> None:
    """Print a line without buffering."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def compare(before: Path, after: Path, differences: Path) -> int:
    """Print every difference between two folders of pictures; return the exit status."""
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})
    found = 0
    for name in names:
        if text := _difference(before / name, after / name, differences / name):
            say(f"{name}: {text}")
            found += 1
    say(f"{len(names)} pictures, {found} differ")
    return 1 if found or not names else 0


def _difference(before: Path, after: Path, picture: Path) -> str:
    """Describe the difference of two pictures, "" if equal, and write a marked picture."""
    for path in (before, after):
        if not path.is_file():
            return f"missing in {path.parent}"
    one, two = (QImage(str(p)).convertToFormat(QImage.Format.Format_RGB32) for p in (before, after))
    if one == two:
        return ""
    if one.size() != two.size():
        sizes = [f"{image.width()} x {image.height()}" for image in (one, two)]
        return " became ".join(sizes)
    points = list(differing(one, two))
    columns, rows = [x for x, _ in points], [y for _, y in points]
    picture.parent.mkdir(parents=True, exist_ok=True)
    _marked(two, points).save(str(picture))
    corner, end = (min(columns), min(rows)), (max(columns), max(rows))
    return f"{len(points)} pixels, from {corner} to {end}, see {picture}"


def differing(one: QImage, two: QImage) -> Iterator[tuple[int, int]]:
    """Yield (x, y) of the pixels in which two pictures of one size and of format RGB32 differ."""
    step = one.bytesPerLine()
    first, second = bytes(one.constBits()), bytes(two.constBits())
    for y in range(one.height()):
        row, other = first[y * step : (y + 1) * step], second[y * step : (y + 1) * step]
        if row != other:
            for x in range(one.width()):
                if row[4 * x : 4 * x + 3] != other[4 * x : 4 * x + 3]:
                    yield x, y


def _marked(image: QImage, points: list[tuple[int, int]]) -> QImage:
    """Return a faint grey copy with the points in red."""
    marked = image.convertToFormat(QImage.Format.Format_Grayscale8)
    marked = marked.convertToFormat(QImage.Format.Format_RGB32)
    red = QColor("red").rgb()
    for x, y in points:
        marked.setPixel(x, y, red)
    return marked
