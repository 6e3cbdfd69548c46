"""A private X server, and the actions of a person: looking at a window and clicking."""

from __future__ import annotations

import math
import mmap
import os
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

import smoke
from proof.wine import Failure, require

COLOURS: Final = 100  # a painted window has many, in the examined rows
Place = tuple[int, int, int, int]
STILL: Final = 0.002  # `difference` to half a second before: water moves, buttons do not
_STILL_SECONDS: Final = 0.5
_COMPARED: Final = 160  # pixels in a compared row: letters differ, shapes do not
_EMPTY: Final = 4  # colours of a screen that shows no more than a pointer
_ROW: Final = 29  # each such row is searched for colours
_PAUSE: Final = 0.008  # seconds between two looks, of which one takes one thousandth
_SETTLED: Final = 1.0  # seconds in which a page changes no more once it is there


class Screen:
    """A screen whose memory is a file (`Xvfb -fbdir`), which is read without the server.

    Watching a start with programs of the X server would use a whole processor.
    """

    _HEADER: Final = struct.Struct(">25I")  # of the X window dump, XWDFile.h

    def __init__(self, display: str, memory: mmap.mmap) -> None:
        """`display`: its name; `memory`: the file, an X window dump."""
        self.display = display
        self.painted = self.whole = math.inf
        self._memory = memory
        header = self._HEADER.unpack_from(memory)
        self._width, self._height = header[4:6]
        bits, self._row_bytes, entries = header[11], header[12], header[19]
        require(bits == 32, f"the screen has {bits} bits for a pixel")
        self._begin = header[0] + 12 * entries  # after the table of colours

    def look(self) -> QImage:
        """Return the picture of the whole screen."""
        end = self._begin + self._row_bytes * self._height
        pixels = bytes(self._memory[self._begin : end])
        rgb = QImage.Format.Format_RGB32
        return QImage(pixels, self._width, self._height, self._row_bytes, rgb).copy()

    def colours(self) -> int:
        """Return the number of colours in some of its rows."""
        found: set[int] = set()
        for row in range(0, self._height, _ROW):
            begin = self._begin + row * self._row_bytes
            found |= set(memoryview(self._memory[begin : begin + 4 * self._width]).cast("I"))
        return len(found)

    def wait_until_empty(self, seconds: float = 60) -> None:
        """Wait until no window is left."""
        until = time.monotonic() + seconds
        while self.colours() > _EMPTY:
            require(time.monotonic() < until, "a window stays on the screen")
            time.sleep(_PAUSE)

    def wait_until_painted(self, seconds: float = 60) -> None:
        """Wait until a window is stable; record when it was `painted`, and when `whole`.

        Both as `time.monotonic()`: the first with `COLOURS`, the second with half the final colours
        of its page, when all pictures are there.
        """
        until = time.monotonic() + seconds
        seen: list[tuple[float, int]] = []
        most = 0
        while not seen or most < COLOURS or time.monotonic() < seen[-1][0] + _SETTLED:
            require(time.monotonic() < until, "the window stays empty")
            if (count := self.colours()) > most:
                most = count
                seen.append((time.monotonic(), count))
            time.sleep(_PAUSE)
        self.painted = next(when for when, count in seen if count >= COLOURS)
        self.whole = next(when for when, count in seen if count >= max(most / 2, COLOURS))


@contextmanager
def screen() -> Iterator[Screen]:
    """Run an X server while the block lasts."""
    with tempfile.TemporaryDirectory() as folder, smoke.screen("-fbdir", folder) as display:
        with Path(folder, "Xvfb_screen0").open("rb") as file:
            memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        with memory:
            yield Screen(display, memory)


class Window:
    """A window on a screen, found by its title each time, because Wine may create it again."""

    def __init__(self, screen: Screen, title: str, seconds: float = 60) -> None:
        """Wait until it is shown."""
        self._screen = screen
        self._environ = {**os.environ, "DISPLAY": screen.display}
        self._title = title
        self._seconds = seconds
        self.place()

    def _tool(self, *words: str) -> str | None:
        done = subprocess.run(
            ["xdotool", *words], env=self._environ, capture_output=True, text=True
        )
        return done.stdout if done.returncode == 0 else None

    def _ids(self) -> list[str]:
        return (self._tool("search", "--onlyvisible", "--name", self._title) or "").split()

    def _find(self) -> tuple[str, Place]:
        """Return id and place of the largest window with that title."""
        until = time.monotonic() + self._seconds
        while True:
            found = [(id_, self._place_of(id_)) for id_ in self._ids()]
            placed = [(id_, place) for id_, place in found if place is not None]
            if placed:
                return max(placed, key=lambda one: one[1][2] * one[1][3])
            require(time.monotonic() < until, f"no window {self._title}")
            time.sleep(0.02)

    def _place_of(self, id_: str) -> Place | None:
        answer = self._tool("getwindowgeometry", "--shell", id_)
        if answer is None:
            return None
        found = dict(line.split("=") for line in answer.split())
        return int(found["X"]), int(found["Y"]), int(found["WIDTH"]), int(found["HEIGHT"])

    def place(self) -> Place:
        """Return left, top, width and height on the screen."""
        return self._find()[1]

    def click(self, x: int, y: int) -> None:
        """Click a point of the window at the speed of a hurried person."""
        left, top, _, _ = self.place()
        self._tool("mousemove", "--sync", str(left + x), str(top + y))
        time.sleep(0.1)
        self._tool("mousedown", "1")
        time.sleep(0.1)
        self._tool("mouseup", "1")

    def rest_mouse(self) -> None:
        """Move the mouse to a corner without hover effects."""
        left, top, width, height = self.place()
        self._tool("mousemove", "--sync", str(left + width - 1), str(top + height - 1))

    def look(self) -> QImage:
        """Return its picture."""
        return self._screen.look().copy(*self.place())

    def picture(self, path: Path) -> QImage:
        """Return its picture, and save it to a file."""
        image = self.look()
        image.save(str(path))
        return image

    def wait_until_still(self, seconds: float = 60) -> None:
        """Wait until no late content, such as saved games, moves the rest."""
        until = time.monotonic() + seconds
        before = self.look()
        time.sleep(_STILL_SECONDS)
        while difference(before, now := self.look()) > STILL:
            require(time.monotonic() < until, "the window does not come to rest")
            before = now
            time.sleep(_STILL_SECONDS)

    def wait_until_like(self, expected: Path, path: Path, limit: float, seconds: float) -> float:
        """Wait until it looks like a picture; return the remaining difference."""
        until = time.monotonic() + seconds
        wanted = QImage(str(expected))
        while (found := difference(self.picture(path), wanted)) > limit:
            if time.monotonic() > until:
                raise Failure(f"{path} differs from {expected} by {found:.3f}, over {limit}")
            time.sleep(0.2)
        return found


def difference(one: QImage, other: QImage) -> float:
    """Return the mean difference of two thumbnails, from 0 to 1; 1 if the sizes differ."""
    if one.size() != other.size():
        return 1.0
    pairs = list(zip(_small(one), _small(other), strict=True))
    return sum(abs(a - b) for a, b in pairs) / len(pairs) / 255


def _small(image: QImage) -> bytes:
    small = image.scaledToWidth(_COMPARED, Qt.TransformationMode.SmoothTransformation)
    small = small.convertToFormat(QImage.Format.Format_RGB888)
    rows = [cast(memoryview, small.constScanLine(row)) for row in range(small.height())]
    return b"".join(bytes(row[: 3 * small.width()]) for row in rows)
