"""An X server of our own, and what a person does there: looks at a window and clicks."""

from __future__ import annotations

import math
import os
import subprocess
import time
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from proof.wine import Failure, require
from smoke import screen

__all__ = ["Window", "difference", "screen"]

COLOURS: Final = 200  # a painted window has many
Place = tuple[int, int, int, int]
STILL: Final = 0.002  # `difference` to half a second before: water moves, no button does
_STILL_SECONDS: Final = 0.5
_COMPARED: Final = 160  # pixels in a row of what is compared: letters differ, shapes not


class Window:
    """A window on a screen, found by its title each time: Wine may make it anew."""

    def __init__(self, display: str, title: str, seconds: float = 60) -> None:
        """Wait until it is shown."""
        self._environ = {**os.environ, "DISPLAY": display}
        self._title = title
        self._seconds = seconds
        self.painted = math.inf
        self.place()

    def _tool(self, *words: str) -> str | None:
        done = subprocess.run(
            ["xdotool", *words], env=self._environ, capture_output=True, text=True
        )
        return done.stdout if done.returncode == 0 else None

    def _ids(self) -> list[str]:
        return (self._tool("search", "--onlyvisible", "--name", self._title) or "").split()

    def _find(self) -> tuple[str, Place]:
        """Return id and place of the largest window of that title."""
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
        """Click a point of the window, as slowly as a hurried person."""
        left, top, _, _ = self.place()
        self._tool("mousemove", "--sync", str(left + x), str(top + y))
        time.sleep(0.1)
        self._tool("mousedown", "1")
        time.sleep(0.1)
        self._tool("mouseup", "1")

    def rest_mouse(self) -> None:
        """Move the mouse to a corner, where nothing lights up below it."""
        left, top, width, height = self.place()
        self._tool("mousemove", "--sync", str(left + width - 1), str(top + height - 1))

    def look(self) -> QImage:
        """Return what is seen of it."""
        # Not packed: that takes two seconds of a processor, which the program may need.
        command = ["import", "-window", "root", "-depth", "8", "bmp:-"]
        done = subprocess.run(command, env=self._environ, capture_output=True)
        require(done.returncode == 0, f"no picture of the screen: {done.stderr!r}")
        return QImage.fromData(done.stdout).copy(*self.place())

    def picture(self, path: Path) -> QImage:
        """Return what is seen of it, and keep that in a file."""
        image = self.look()
        image.save(str(path))
        return image

    def wait_until_painted(self, path: Path, seconds: float = 60) -> None:
        """Wait until it has the colours of a painted window; note when that was (`painted`)."""
        until = time.monotonic() + seconds
        while colours(self.look()) < COLOURS:
            require(time.monotonic() < until, "the window stays empty")
        self.painted = time.monotonic()
        self.picture(path)

    def wait_until_still(self, seconds: float = 60) -> None:
        """Wait until nothing more comes that moves what is there, such as saved games."""
        until = time.monotonic() + seconds
        before = self.look()
        time.sleep(_STILL_SECONDS)
        while difference(before, now := self.look()) > STILL:
            require(time.monotonic() < until, "the window does not come to rest")
            before = now
            time.sleep(_STILL_SECONDS)

    def wait_until_like(self, expected: Path, path: Path, limit: float, seconds: float) -> float:
        """Wait until it looks like a picture; return how much still differs."""
        until = time.monotonic() + seconds
        wanted = QImage(str(expected))
        while (found := difference(self.picture(path), wanted)) > limit:
            if time.monotonic() > until:
                raise Failure(f"{path} differs from {expected} by {found:.3f}, over {limit}")
            time.sleep(0.2)
        return found


def colours(image: QImage) -> int:
    """Return how many colours a picture has, counted on each second pixel."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = cast(memoryview, plain.constBits())
    return len(set(memoryview(bytes(pixels)).cast("I")[::2]))


def difference(one: QImage, other: QImage) -> float:
    """Return the mean difference of two pictures in small, from 0 to 1; 1 if the sizes differ."""
    if one.size() != other.size():
        return 1.0
    pairs = list(zip(_small(one), _small(other), strict=True))
    return sum(abs(a - b) for a, b in pairs) / len(pairs) / 255


def _small(image: QImage) -> bytes:
    small = image.scaledToWidth(_COMPARED, Qt.TransformationMode.SmoothTransformation)
    small = small.convertToFormat(QImage.Format.Format_RGB888)
    rows = [cast(memoryview, small.constScanLine(row)) for row in range(small.height())]
    return b"".join(bytes(row[: 3 * small.width()]) for row in rows)
