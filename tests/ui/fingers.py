"""Fingers on a touch screen: synthetic events that take the way of real ones through the window."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget


@cache
def _screen() -> QPointingDevice:
    return QTest.createTouchDevice()


class Hand:
    """Fingers on one widget, by number."""

    def __init__(self, widget: QWidget) -> None:
        assert QTest.qWaitForWindowExposed(widget.window())
        self._widget = widget
        self._down: dict[int, QPoint] = {}

    def press(self, *points: QPoint) -> None:
        """Put further fingers down, at once."""
        _bring_onto_screen(self._widget, points[0])
        self._commit({len(self._down) + n: ("press", point) for n, point in enumerate(points)})

    def move(self, *points: QPoint) -> None:
        """Move the first fingers."""
        self._commit({n: ("move", point) for n, point in enumerate(points)})

    def lift(self) -> None:
        """Lift all fingers, the last first."""
        for finger in sorted(self._down, reverse=True):
            self._commit({finger: ("release", self._down[finger])})

    def tap(self, point: QPoint) -> None:
        self.press(point)
        self.lift()

    def drag(self, *points: QPoint) -> None:
        """Press on the first point, move to the others, lift on the last one."""
        self.press(points[0])
        for point in points[1:]:
            self.move(point)
        self.lift()

    def _commit(self, acts: dict[int, tuple[str, QPoint]]) -> None:
        sequence = QTest.touchEvent(self._widget, _screen(), autoCommit=False)
        resting = {finger: ("move", point) for finger, point in self._down.items()}
        for finger, (act, point) in (resting | acts).items():
            getattr(sequence, act)(finger, point, self._widget)
            self._down[finger] = point
            if act == "release":
                del self._down[finger]
        sequence.commit()


def _bring_onto_screen(widget: QWidget, point: QPoint) -> None:
    """Move the window, because touches beside the screen are lost."""
    screen, place = widget.screen().geometry(), widget.mapToGlobal(point)
    if not screen.contains(place):
        window = widget.window()
        window.move(window.pos() + screen.center() - place)
