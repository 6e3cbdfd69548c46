"""What listens to the user: mouse, keyboard cursor, and the one gesture that is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from kingdom_builder_qt.core.grid import MAIN_MASK, Hex, Mask, bits, hex_at
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.table.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.table.board.items import CursorItem
from kingdom_builder_qt.ui.table.board.walking import walk

_START: Final = hex_at(9, 9)  # where the keyboard cursor first appears
_Z_CURSOR: Final = 30


class Router:
    """Turns the events of the mouse into those of a gesture: here clicks are told from drags.

    `find_spot` says what lies under a point of the scene.
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


class BoardInput(QObject):
    """Forwards what the user does to one gesture; `find_spot` says what lies under a point."""

    # Hex | None: the one under the mouse; also sent when the keyboard cursor hides.
    hex_hovered = Signal(object)
    hex_outlined = Signal(object)  # Hex | None: the one under the mouse, where it may be chosen
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
        self._offers = False  # something may be chosen
        self._moved_to: QPoint | None = None  # of the screen
        self._left_at: QPoint | None = None  # where the mouse was when it stopped to matter
        self.is_resting = False  # presses and Enter go nowhere: they were meant for what was before
        self.pointer: QPointF | None = None  # None while the keyboard leads
        self.cursor_item = cursor_item
        self.cursor_item.setZValue(_Z_CURSOR)

    def use_hexes(self, hexes: Mask) -> None:
        """Listen to the hexes of another board; the keyboard cursor is to be called anew."""
        self._hexes = hexes
        self._router.leave()
        self.cursor_item.forget()
        self._tell_hover()

    # The gesture.

    @property
    def gesture(self) -> Gesture:
        return self._router.gesture

    def set_gesture(self, gesture: Gesture | None) -> None:
        """Let another gesture receive what the user does; None: nothing receives it.

        The keyboard cursor hides when there is nothing to choose any more, until the next key.
        """
        self._router.forget()
        self._router.gesture.detached()
        self._router.gesture = gesture or Gesture()
        self._router.gesture.attached()
        offered, self._offers = self._offers, self._router.gesture.offers()
        if offered and not self._offers and self.cursor_item.isVisible():
            self.cursor_item.hide()
            self._tell_hover()
        else:
            self._outline()

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
        """Bring the keyboard cursor to a hex and show it; the mouse means nothing any more."""
        self.pointer_left()
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
        now, is_seen = self.cursor, self.cursor_item.isVisible()
        if now is None or not wanted or (not is_seen and now in wanted):
            self.move_cursor(0, 0)
            return
        later = [hex_ for hex_ in wanted if (hex_ > now if step > 0 else hex_ < now)]
        self.set_cursor((later or wanted)[0 if step > 0 else -1])

    def _first_hex(self) -> Hex:
        wanted, middle = list(bits(self._router.gesture.choices())), centre(_START)
        ways = {hex_: (centre(hex_) - middle).manhattanLength() for hex_ in wanted}
        return min(wanted, key=ways.__getitem__, default=_START)

    def activate_cursor(self) -> None:
        """Do what a click on the cursor's hex would do."""
        if self.cursor is not None and self.cursor_item.isVisible() and not self.is_resting:
            self._router.gesture.activated(Spot("board", self.cursor))

    # The mouse.

    def press(self, event: QGraphicsSceneMouseEvent) -> None:
        """Handle a button going down."""
        self._left_at = None
        self.pointer = event.scenePos()
        if event.button() == Qt.MouseButton.LeftButton and not self.is_resting:
            self._router.press(event.scenePos(), event.screenPos())
        elif event.button() == Qt.MouseButton.RightButton:
            spot = self._find_spot(event.scenePos())
            if spot is not None:
                self.context_requested.emit(spot, event.screenPos())

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Handle a move of the mouse, with or without a button.

        A view that scrolls or is resized repeats the last one, also after the mouse was left.
        """
        self._moved_to = QPoint(event.screenPos())
        if self._moved_to == self._left_at:
            return
        self._left_at = None
        self.pointer = event.scenePos()
        keyboard_led = self.cursor_item.isVisible()
        self.cursor_item.hide()
        # First, so that a gesture that lifts or drops now finds the hand at the pointer.
        self.led_to.emit(event.scenePos())
        if self._router.move(event.scenePos(), event.screenPos()) or keyboard_led:
            self._tell_hover()

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Handle a button going up."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._router.release(event.scenePos())

    def pointer_left(self) -> None:
        """Notice that the mouse left the view; no scene event would tell."""
        self._left_at = self._moved_to
        if self._router.leave():
            self._tell_hover()

    def hidden(self) -> None:
        """Notice that nobody sees the view: neither mouse nor keyboard points at a hex of it."""
        self.pointer_left()
        if self.cursor_item.isVisible():
            self.cursor_item.hide()
            self._tell_hover()

    def _tell_hover(self) -> None:
        spot = self._router.hovered
        self.hex_hovered.emit(spot.hex_ if spot is not None else None)
        self._outline()

    def _outline(self) -> None:
        spot = self._router.hovered
        self.hex_outlined.emit(spot.hex_ if spot is not None and self._offers else None)
