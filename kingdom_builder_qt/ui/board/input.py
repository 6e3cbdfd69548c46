"""What listens to the user: mouse, keyboard cursor, and the one gesture that is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from kingdom_builder_qt.core.grid import MAIN_MASK, Hex, Mask, bits, hex_at
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.board.items import CursorItem
from kingdom_builder_qt.ui.board.routing import Router
from kingdom_builder_qt.ui.board.walking import walk

_START: Final = hex_at(9, 9)  # where the keyboard cursor first appears
_Z_CURSOR: Final = 30


class BoardInput(QObject):
    """Forwards what the user does to one gesture; `find_spot` says what lies under a point."""

    hex_hovered = Signal(object)  # Hex | None
    cursor_moved = Signal(object)  # Hex
    context_requested = Signal(object, object)  # Spot, QPoint on the screen
    led_to = Signal(object)  # QPointF: where the pointer or the keyboard cursor leads the hand

    def __init__(
        self, find_spot: Callable[[QPointF], Spot | None], cursor_item: CursorItem, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._find_spot = find_spot
        self._router = Router(find_spot)
        self._hexes = MAIN_MASK  # all hexes that there are
        self.pointer: QPointF | None = None  # None while the keyboard leads
        self.cursor_item = cursor_item
        self.cursor_item.setZValue(_Z_CURSOR)

    def use_hexes(self, hexes: Mask) -> None:
        """Listen to these hexes from now on; a cursor beside them goes to where it began."""
        self._hexes = hexes
        if self.cursor is not None and not hexes >> self.cursor & 1:
            self.cursor_item.go_to(_START)
            self.cursor_item.hide()

    # The gesture.

    @property
    def gesture(self) -> Gesture:
        return self._router.gesture

    def set_gesture(self, gesture: Gesture | None) -> None:
        """Let another gesture receive what the user does; None: nothing receives it."""
        self._router.forget()
        self._router.gesture.detached()
        self._router.gesture = gesture or Gesture()
        self._router.gesture.attached()

    @property
    def is_dragging(self) -> bool:
        """Return whether the user drags with the button down."""
        return self._router.is_dragging

    def resume_drag(self, spot: Spot) -> None:
        """Let the active gesture go on with a drag that another one saw begin on a spot."""
        self._router.resume(spot)

    def cancel(self) -> None:
        """Let the gesture give up what it is doing."""
        self._router.cancel()

    # The keyboard cursor.

    @property
    def cursor(self) -> Hex | None:
        """Return where the keyboard cursor is, None before it was used."""
        return self.cursor_item.hex

    def set_cursor(self, hex_: Hex) -> None:
        """Bring the keyboard cursor to a hex and show it."""
        self.pointer = None
        self.cursor_item.go_to(hex_)
        self.led_to.emit(centre(hex_))
        self._router.gesture.hovered(Spot("board", hex_))
        self.cursor_moved.emit(hex_)

    def move_cursor(self, row_step: int, column_step: int) -> None:
        """Walk with the keyboard cursor; the first key shows it where something can be done."""
        if self.cursor is not None and self.cursor_item.isVisible():
            self.set_cursor(walk(self.cursor, row_step, column_step, self._hexes))
        else:
            self.set_cursor(self._first_hex() if self.cursor is None else self.cursor)

    def jump_cursor(self, step: int) -> None:
        """Bring the cursor to the next (1) or previous (-1) hex where something can be done."""
        wanted = list(bits(self._router.gesture.choices()))
        if self.cursor is None or not self.cursor_item.isVisible() or not wanted:
            self.move_cursor(0, 0)
            return
        now = self.cursor
        later = [hex_ for hex_ in wanted if (hex_ > now if step > 0 else hex_ < now)]
        self.set_cursor((later or wanted)[0 if step > 0 else -1])

    def _first_hex(self) -> Hex:
        wanted, middle = list(bits(self._router.gesture.choices())), centre(_START)
        ways = {hex_: (centre(hex_) - middle).manhattanLength() for hex_ in wanted}
        return min(wanted, key=ways.__getitem__, default=_START)

    def activate_cursor(self) -> None:
        """Do what a click on the cursor's hex would do."""
        if self.cursor is not None and self.cursor_item.isVisible():
            self._router.gesture.activated(Spot("board", self.cursor))

    # The mouse.

    def press(self, event: QGraphicsSceneMouseEvent) -> None:
        """Handle a button going down."""
        self.pointer = event.scenePos()
        if event.button() == Qt.MouseButton.LeftButton:
            self._router.press(event.scenePos(), event.screenPos())
        elif event.button() == Qt.MouseButton.RightButton:
            spot = self._find_spot(event.scenePos())
            if spot is not None:
                self.context_requested.emit(spot, event.screenPos())

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Handle a move of the mouse, with or without a button."""
        self.pointer = event.scenePos()
        self.cursor_item.hide()
        # First, so that a gesture that lifts or drops now finds the hand at the pointer.
        self.led_to.emit(event.scenePos())
        if self._router.move(event.scenePos(), event.screenPos()):
            self._tell_hover()

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Handle a button going up."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._router.release(event.scenePos())

    def pointer_left(self) -> None:
        """Notice that the mouse left the window; no scene event would tell."""
        if self._router.leave():
            self._tell_hover()

    def _tell_hover(self) -> None:
        spot = self._router.hovered
        self.hex_hovered.emit(spot.hex_ if spot is not None else None)
