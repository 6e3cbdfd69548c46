"""The interface of motions, and easing curves for falls, glides and leaps."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF

TOUCHED: Final = 0.5  # share of a fall at which the piece touches the ground
_BOUNCED: Final = 0.78  # share at which it is at rest
_BOUNCE: Final = 0.09  # height of the bounce as a share of the fall
_GLIDE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)
_WALK: Final = QEasingCurve(QEasingCurve.Type.InOutSine)
_EASE: Final = QEasingCurve(QEasingCurve.Type.OutCubic)


class Motion:
    """One visible change; `end` reaches its final state from any progress.

    `duration`: milliseconds at normal speed, valid after `begin`. `touches`: the progress at which
    a piece first touches the board, None if none does.
    """

    duration: int = 0
    touches: float | None = None

    def begin(self) -> None:
        """Set the initial state."""

    def at(self, progress: float) -> None:
        """Show the motion at `progress`, 0 to 1; not called when animations are off."""

    def end(self) -> None:
        """Set the final state."""

    def forget(self) -> None:
        """Drop a motion that has not begun, because the caller sets another state."""

    def takes_over(self, later: Motion) -> bool:
        """Absorb a later motion if possible; return whether it was absorbed.

        The later motion never begins, and `duration` grows.
        """
        return False


class Call(Motion):
    """Calls a function in its turn and takes no time."""

    def __init__(self, call: Callable[[], None]) -> None:
        """`call` runs once, also when animations are off."""
        self._call = call

    def begin(self) -> None:
        self._call()


class Pause(Motion):
    """A delay for the eye."""

    def __init__(self, duration: int) -> None:
        """`duration`: milliseconds; ignored when animations are off."""
        self.duration = duration


def fallen(progress: float) -> float:
    """Return the height of a falling piece, 1 to 0: it falls, bounces and rests."""
    if progress < TOUCHED:
        return 1 - (progress / TOUCHED) ** 2
    if progress < _BOUNCED:
        along = (progress - TOUCHED) / (_BOUNCED - TOUCHED)
        return _BOUNCE * 4 * along * (1 - along)
    return 0.0


def pressed(progress: float, touched: float = TOUCHED) -> float:
    """Return how strongly a piece that lands at `touched` is compressed, 0 to 1."""
    since = (progress - touched) / 0.16
    return math.sin(math.pi * since) if 0 < since < 1 else 0.0


def glide(progress: float) -> float:
    """Return eased progress with a soft start and stop, 0 to 1."""
    return _GLIDE.valueForProgress(progress)


def walk(progress: float) -> float:
    """Return eased progress at nearly constant speed, 0 to 1."""
    return _WALK.valueForProgress(progress)


def ease(progress: float) -> float:
    """Return eased progress with a soft stop, 0 to 1."""
    return _EASE.valueForProgress(progress)


def arc(progress: float) -> float:
    """Return the height of a leap: 0 at both ends, 1 in the middle."""
    return math.sin(math.pi * progress)


def between(start: QPointF, goal: QPointF, share: float) -> QPointF:
    """Return a point on the line from `start` to `goal`."""
    return start + (goal - start) * share


def appearing(progress: float, until: float) -> float:
    """Return an opacity that grows from a trace to 1 between the start and `until`."""
    return min(1.0, 0.25 + 0.75 * progress / until)


def fading(progress: float, since: float) -> float:
    """Return an opacity that falls to 0 between `since` and the end."""
    return 1 - max(0.0, progress - since) / (1 - since)
