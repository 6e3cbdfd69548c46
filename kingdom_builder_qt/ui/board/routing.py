"""Turns mouse events into the words of a gesture: the one place that tells clicks from drags."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.ui.board.gesture import Gesture, Spot


class Router:
    """Follows one mouse; `find_spot` says what lies under a point of the scene."""

    def __init__(self, find_spot: Callable[[QPointF], Spot | None]) -> None:
        self._find_spot = find_spot
        self.gesture = Gesture()
        self.hovered: Spot | None = None
        self._pressed: Spot | None = None
        self._pressed_at = QPoint()
        self._dragging = False
        self._dragged_to: Spot | None = None

    @property
    def is_dragging(self) -> bool:
        """Return whether a drag is going on."""
        return self._dragging

    def press(self, point: QPointF, screen: QPoint) -> None:
        """Handle the left button going down."""
        self._pressed, self._pressed_at = self._find_spot(point), screen
        self._dragging = False
        if self._pressed is not None:
            self.gesture.pressed(self._pressed)

    def move(self, point: QPointF, screen: QPoint) -> bool:
        """Handle a move of the mouse; return whether it came to another spot."""
        spot = self._find_spot(point)
        changed = spot != self.hovered
        self.hovered = spot
        if self._pressed is not None:
            self._drag(spot, screen)
        elif changed:
            self.gesture.hovered(spot)
        return changed

    def _drag(self, spot: Spot | None, screen: QPoint) -> None:
        way = (screen - self._pressed_at).manhattanLength()
        if not self._dragging and way < QApplication.startDragDistance():
            return
        if not self._dragging or spot != self._dragged_to:
            self._dragging, self._dragged_to = True, spot
            self.gesture.dragged(spot)

    def release(self, point: QPointF) -> None:
        """Handle the left button going up."""
        pressed, dragging = self._pressed, self._dragging
        # First, because the gesture may open a menu or be replaced.
        self.forget()
        spot = self._find_spot(point)
        if pressed is None:
            return
        if dragging:
            self.gesture.released(spot)
        elif spot == pressed:
            self.gesture.activated(pressed)

    def leave(self) -> bool:
        """Handle the mouse leaving; return whether it was on a spot."""
        changed = self.hovered is not None
        self.hovered = None
        if changed and self._pressed is None:
            self.gesture.hovered(None)
        return changed

    def cancel(self) -> None:
        """Handle Escape, also in the middle of a drag."""
        self.forget()
        self.gesture.cancelled()

    def resume(self, spot: Spot) -> None:
        """Go on with a drag that began on a spot, for the gesture that is active now."""
        self._pressed, self._dragging, self._dragged_to = spot, True, spot

    def forget(self) -> None:
        """Forget a button that is down: what follows belongs to no gesture."""
        self._pressed, self._dragging, self._dragged_to = None, False, None
