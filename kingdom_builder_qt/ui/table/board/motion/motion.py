"""The vocabulary: what a motion is, and the curves by which things fall, glide and leap."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF

TOUCHED: Final = 0.5  # the share of a fall after which the piece touches the ground
_BOUNCED: Final = 0.78  # when it lies for good
_BOUNCE: Final = 0.09  # how high it springs up once more, as a share of the fall
_GLIDE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)
_WALK: Final = QEasingCurve(QEasingCurve.Type.InOutSine)
_EASE: Final = QEasingCurve(QEasingCurve.Type.OutCubic)


class Motion:
    """One change of what is shown; `end` reaches its last picture from wherever it is.

    `duration`: milliseconds at normal speed, known when it has begun.  `touches`: the share of the
    time after which a piece first touches the board, None if none does.
    """

    duration: int = 0
    touches: float | None = None

    def begin(self) -> None:
        """Bring the picture to the start."""

    def at(self, progress: float) -> None:
        """Show the motion at 0..1; not called at all when only results are shown."""

    def end(self) -> None:
        """Bring the picture to the end."""

    def forget(self) -> None:
        """Be neither begun nor ended: the caller shows something else altogether."""

    def takes_over(self, later: Motion) -> bool:
        """Go on with what a later motion would do, as one; return whether that can be.

        The later one is then never begun, and `duration` has grown.
        """
        return False


class Call(Motion):
    """Does something that takes no time of its own, when its turn has come."""

    def __init__(self, call: Callable[[], None]) -> None:
        """Keep what is to be called once, also where only results are shown."""
        self._call = call

    def begin(self) -> None:
        self._call()


class Pause(Motion):
    """Lets time pass in which the eye can follow."""

    def __init__(self, duration: int) -> None:
        """Wait for so many milliseconds; not at all where only results are shown."""
        self.duration = duration


def fallen(progress: float) -> float:
    """Return how high a falling piece is, 1 to 0: it touches the ground, springs up, and lies."""
    if progress < TOUCHED:
        return 1 - (progress / TOUCHED) ** 2
    if progress < _BOUNCED:
        along = (progress - TOUCHED) / (_BOUNCED - TOUCHED)
        return _BOUNCE * 4 * along * (1 - along)
    return 0.0


def pressed(progress: float, touched: float = TOUCHED) -> float:
    """Return how much a piece that came down at `touched` is pressed together, 0 to 1."""
    since = (progress - touched) / 0.16
    return math.sin(math.pi * since) if 0 < since < 1 else 0.0


def glide(progress: float) -> float:
    """Return how far something has come that starts and stops softly, 0 to 1."""
    return _GLIDE.valueForProgress(progress)


def walk(progress: float) -> float:
    """Return how far something has come that goes nearly always at one speed, 0 to 1."""
    return _WALK.valueForProgress(progress)


def ease(progress: float) -> float:
    """Return how far something has come that only stops softly, 0 to 1."""
    return _EASE.valueForProgress(progress)


def arc(progress: float) -> float:
    """Return how high a leap is: 0 at both ends, 1 in the middle."""
    return math.sin(math.pi * progress)


def between(start: QPointF, goal: QPointF, share: float) -> QPointF:
    """Return a point on the way."""
    return start + (goal - start) * share


def fading(progress: float, since: float) -> float:
    """Return the opacity of what fades away from `since` to the end."""
    return 1 - max(0.0, progress - since) / (1 - since)
