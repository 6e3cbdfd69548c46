"""Mouse and keyboard input of the board, forwarded to one active gesture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from kingdom_builder_qt.core.grid import MAIN_MASK, Hex, Mask, bits, hex_at
from kingdom_builder_qt.ui.art.geometry import USUAL, Plane
from kingdom_builder_qt.ui.table.board.cursor_moves import cursor_target
from kingdom_builder_qt.ui.table.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.table.board.items import CursorItem

_START: Final = hex_at(9, 9)  # the middle
_Z_CURSOR: Final = 30


class Router:
    """Turns mouse events into gesture events and distinguishes clicks from drags.

    `find_spot` maps a scene point to the spot below it.
    """

    def __init__(self, find_spot: Callable[[QPointF], Spot | None]) -> None:
        self._find_spot = find_spot
        self.gesture = Gesture()
        self.hovered: Spot | None = None
        self._pressed: Spot | None = None
        self._pressed_at = QPoint()
        self._dragging = False
        self._dragged_to: Spot | None = None

    def press(self, point: QPointF, screen: QPoint) -> None:
        """Handle the left button going down."""
        self._pressed, self._pressed_at = self._find_spot(point), screen
        self._dragging = False
        if self._pressed is not None:
            self.gesture.pressed(self._pressed)

    def move(self, point: QPointF, screen: QPoint) -> bool:
        """Handle a mouse move; return whether it reached another spot."""
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
        """Handle the mouse leaving the board; return whether it was on a spot."""
        changed = self.hovered is not None
        self.hovered = None
        if changed and self._pressed is None:
            self.gesture.hovered(None)
        return changed

    def cancel(self) -> None:
        """Handle Escape, also during a drag."""
        self.forget()
        self.gesture.cancelled()

    def abandon(self) -> None:
        """End a drag as if the piece were dropped beside the board."""
        was_dragging = self._dragging
        self.forget()
        if was_dragging:
            self.gesture.released(None)

    def resume(self, spot: Spot) -> None:
        """Continue a drag that began on `spot` with the active gesture."""
        self._pressed, self._dragging, self._dragged_to = spot, True, spot

    def forget(self) -> None:
        """Ignore the rest of a press: it belongs to no gesture."""
        self._pressed, self._dragging, self._dragged_to = None, False, None


class BoardInput(QObject):
    """Forwards user input to one gesture; `find_spot` maps a scene point to the spot below it."""

    # Hex | None: the hovered hex; also emitted when the keyboard cursor hides.
    hex_hovered = Signal(object)
    hex_outlined = Signal(object)  # Hex | None: the hovered hex if it can be chosen
    cursor_moved = Signal(object)  # Hex
    context_requested = Signal(object, object)  # Spot, QPoint on the screen
    # QPointF: where the pointer or the keyboard cursor moves the lifted piece
    led_to = Signal(object)

    def __init__(
        self, find_spot: Callable[[QPointF], Spot | None], cursor_item: CursorItem, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._find_spot = find_spot
        self._router = Router(find_spot)
        self._hexes = MAIN_MASK  # all hexes of the board
        self._plane = USUAL
        self._has_choices = False  # the gesture has hexes to choose
        self._moved_to: QPoint | None = None  # the last mouse position on the screen
        self._left_at: QPoint | None = None  # the mouse position at which it left the view
        # presses and Enter are ignored: they were meant for an earlier state
        self.is_resting = False
        self.pointer: QPointF | None = None  # None while the keyboard is in use
        self._is_returning = False  # the hidden keyboard cursor returns with the next choices
        self._clicked = _START  # by the mouse; the keyboard cursor first appears near it
        self.cursor_item = cursor_item
        self.cursor_item.setZValue(_Z_CURSOR)

    def use_hexes(self, hexes: Mask) -> None:
        """Accept the hexes of another board and hide the keyboard cursor."""
        self._hexes, self._clicked = hexes, _START
        self._router.leave()
        self._is_returning = False
        self.cursor_item.forget()
        self._emit_hover()

    def use_plane(self, plane: Plane) -> None:
        """Move the keyboard cursor by the directions seen on another plane."""
        self._plane = plane
        self.pointer_left()
        self.cursor_item.lie_on(plane)
        if self.cursor is not None and self.cursor_item.isVisible():
            self.led_to.emit(plane.centre(self.cursor))

    # The gesture.

    @property
    def gesture(self) -> Gesture:
        return self._router.gesture

    def set_gesture(self, gesture: Gesture | None) -> None:
        """Make `gesture` the receiver of input; None: input is ignored.

        The keyboard cursor hides when nothing can be chosen any more, and returns with the next
        choices unless the mouse is used.
        """
        self._router.forget()
        self._router.gesture.detached()
        self._router.gesture = gesture or Gesture()
        self._router.gesture.attached()
        had_choices = self._has_choices
        self._has_choices = self._router.gesture.choices() != 0
        self._outline()
        if had_choices and not self._has_choices:
            self.rest_cursor()
        elif self._has_choices and self._is_returning and self.cursor is not None:
            self._is_returning = False
            self.cursor_item.go_to(self.cursor, self._plane)

    def resume_drag(self, spot: Spot) -> None:
        """Continue a drag with the active gesture after another gesture received its start."""
        self._router.resume(spot)

    def cancel(self) -> None:
        self._router.cancel()

    def abandon(self) -> None:
        """End a drag without a move."""
        self._router.abandon()

    # The keyboard cursor.

    @property
    def cursor(self) -> Hex | None:
        """Return the hex of the keyboard cursor, None before its first use."""
        return self.cursor_item.hex

    @property
    def looked_at(self) -> Hex | None:
        """Return the hex of the keyboard cursor while it is visible, else that of the pointer."""
        if self.cursor_item.isVisible():
            return self.cursor
        spot = self._router.hovered
        return spot.hex_ if spot is not None else None

    def set_cursor(self, hex_: Hex) -> None:
        """Show the keyboard cursor on a hex and end hovering by mouse."""
        self.pointer_left()
        self.pointer = None
        self.cursor_item.go_to(hex_, self._plane)
        self.led_to.emit(self._plane.centre(hex_))
        self.cursor_moved.emit(hex_)  # first, so that the hex is announced before its gold
        self._router.gesture.hovered(Spot("board", hex_))

    def rest_cursor(self) -> None:
        """Hide the keyboard cursor until the next choices or the next key."""
        self._is_returning = self._is_returning or self.cursor_item.isVisible()
        self._hide_cursor()

    def _hide_cursor(self) -> None:
        if self.cursor_item.isVisible():
            self.cursor_item.hide()
            self._emit_hover()

    def move_cursor(self, row_step: int, column_step: int) -> None:
        """Move the keyboard cursor; the first key shows it on a hex that can be chosen."""
        if self.cursor is not None and self.cursor_item.isVisible():
            step = row_step, column_step
            self.set_cursor(cursor_target(self.cursor, *step, self._hexes, self._plane))
        else:
            self.set_cursor(self._first_hex() if self.cursor is None else self.cursor)

    @property
    def has_choices(self) -> bool:
        """Return whether a hex can be chosen."""
        return bool(self._router.gesture.choices())

    def jump_cursor(self, step: int) -> None:
        """Move the cursor to the next (1) or previous (-1) hex that can be chosen."""
        place = self._plane.place
        wanted = sorted(bits(self._router.gesture.choices()), key=place)
        now, is_seen = self.cursor, self.cursor_item.isVisible()
        if now is None or not wanted or (not is_seen and now in wanted):
            self.move_cursor(0, 0)
            return
        later = [hex_ for hex_ in wanted if (place(hex_) - place(now)) * step > 0]
        self.set_cursor((later or wanted)[0 if step > 0 else -1])

    def _first_hex(self) -> Hex:
        centre = self._plane.centre
        wanted, middle = list(bits(self._router.gesture.choices())), centre(self._clicked)
        ways = {hex_: (centre(hex_) - middle).manhattanLength() for hex_ in wanted}
        return min(wanted, key=ways.__getitem__, default=self._clicked)

    def activate_cursor(self) -> None:
        """Act as a click on the cursor's hex."""
        if self.cursor is not None and self.cursor_item.isVisible() and not self.is_resting:
            self._router.gesture.activated(Spot("board", self.cursor))

    # The mouse.

    def press(self, event: QGraphicsSceneMouseEvent) -> None:
        """Handle a button going down."""
        self._left_at = None
        self._is_returning = False
        self.pointer = event.scenePos()
        spot = self._find_spot(event.scenePos())
        if spot is not None and spot.hex_ is not None:
            self._clicked = spot.hex_
        if event.button() == Qt.MouseButton.LeftButton and not self.is_resting:
            self._router.press(event.scenePos(), event.screenPos())
        elif event.button() == Qt.MouseButton.RightButton and spot is not None:
            self.context_requested.emit(spot, event.screenPos())

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Handle a mouse move with or without a button.

        A view that scrolls or is resized repeats the last move, even after the mouse has left.
        """
        self._moved_to = QPoint(event.screenPos())
        if self._moved_to == self._left_at:
            return
        self._left_at = None
        self._is_returning = False
        self.pointer = event.scenePos()
        keyboard_led = self.cursor_item.isVisible()
        self.cursor_item.hide()
        # First, so that a gesture that lifts or drops a piece finds it at the pointer.
        self.led_to.emit(event.scenePos())
        if self._router.move(event.scenePos(), event.screenPos()) or keyboard_led:
            self._emit_hover()

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Handle a button going up."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._router.release(event.scenePos())

    def pointer_left(self) -> None:
        """Handle the mouse leaving the view, for which the scene receives no event."""
        self._left_at = self._moved_to
        if self._router.leave():
            self._emit_hover()

    def hidden(self) -> None:
        """Handle the view being hidden: end hovering and hide the keyboard cursor."""
        self.pointer_left()
        self._hide_cursor()
        self._is_returning = False

    def _emit_hover(self) -> None:
        spot = self._router.hovered
        self.hex_hovered.emit(spot.hex_ if spot is not None else None)
        self._outline()

    def _outline(self) -> None:
        spot = self._router.hovered
        hex_ = spot.hex_ if spot is not None else None
        offered = hex_ is not None and self._router.gesture.offers(hex_)
        self.hex_outlined.emit(hex_ if offered else None)
