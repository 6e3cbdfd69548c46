"""Fingers on a view of hexes: one is the mouse, two zoom and pan, a resting one the right button.

A press is sent only when a finger is lifted or has moved away, so that neither a pan nor a long
press can build or paint.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEventPoint,
    QInputDevice,
    QMouseEvent,
    QNativeGestureEvent,
    QPointerEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

HOLD_MS: Final = 600  # a finger that rests so long asks for the right button
DRIFT: Final = 14  # pixels a resting finger may move
SPREAD: Final = 24  # pixels two fingers may move apart or together before they zoom
_NONE: Final = Qt.MouseButton.NoButton
_LEFT: Final = Qt.MouseButton.LeftButton
_RIGHT: Final = Qt.MouseButton.RightButton
_MOUSE: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseMove,
)
_TOUCH: Final = (
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
)


class _Stage(Enum):
    IDLE = auto()  # no finger, or the rest of a touch that belongs to nothing
    RESTING = auto()  # one finger that has not moved yet
    DRAGGING = auto()
    GRIPPING = auto()  # two fingers


class Touch(QObject):
    """Turns the touch events of a viewport into mouse events and movements of the view.

    `aim` maps the place of a finger to the place of the click.
    """

    gripped = Signal(QPoint)  # two fingers have begun around this point
    led = Signal(float, QPoint)  # their spread since then as a factor, the point between them
    pinched = Signal(float, QPoint)  # two fingers on a touch pad have zoomed further, at a point
    abandoned = Signal()  # a drag ends without effect

    def __init__(self, viewport: QWidget, aim: Callable[[QPoint], QPoint]) -> None:
        super().__init__(viewport)
        self._viewport, self._aim = viewport, aim
        self._stage = _Stage.IDLE
        self._began = QPoint()
        self._at = QPoint()
        self._fingers: tuple[int, ...] = ()  # the ids of the two fingers
        self._spread = 0.0  # between the two fingers when they began to zoom
        self._is_zooming = False
        self._hold = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._hold.timeout.connect(self._press_right)
        viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the events of the viewport that fingers cause."""
        if event.type() == QEvent.Type.NativeGesture and isinstance(event, QNativeGestureEvent):
            return self._pinch(event)
        if event.type() in _MOUSE and isinstance(event, QMouseEvent):
            # Windows repeats each touch as a mouse event, accepted or not.
            repeats = event.source() == Qt.MouseEventSource.MouseEventSynthesizedBySystem
            return repeats and is_finger(event)
        if event.type() not in _TOUCH or not isinstance(event, QTouchEvent):
            return False
        if not is_finger(event):
            return False
        self._follow(event)
        event.accept()
        return True

    def _follow(self, event: QTouchEvent) -> None:
        down = [p for p in event.points() if p.state() != QEventPoint.State.Released]
        if event.type() == QEvent.Type.TouchCancel:
            self._drop()
        elif event.type() == QEvent.Type.TouchBegin and len(down) == 1:
            self._drop()
            self._begin(_place(down[0]))
        elif len(down) >= 2:
            self._grip(down[:2])
        elif self._stage in (_Stage.RESTING, _Stage.DRAGGING):
            self._move(_place((down or event.points())[0]))
            if not down:
                self._lift()
        elif not down:
            self._stage = _Stage.IDLE

    def _pinch(self, event: QNativeGestureEvent) -> bool:
        is_zoom = event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        if is_zoom:
            self.pinched.emit(1 + event.value(), event.position().toPoint())
        return is_zoom

    # One finger.

    def _begin(self, at: QPoint) -> None:
        """Hover where the click would be, which shows its outcome before the finger is lifted."""
        self._stage, self._began, self._at = _Stage.RESTING, at, at
        self._hold.start()
        self._send(QEvent.Type.MouseMove, self._aim(at))

    def _move(self, at: QPoint) -> None:
        self._at = at
        if self._stage is _Stage.RESTING and (at - self._began).manhattanLength() > DRIFT:
            self._hold.stop()
            self._stage = _Stage.DRAGGING
            self._send(QEvent.Type.MouseButtonPress, self._aim(self._began), _LEFT, _LEFT)
        if self._stage is _Stage.DRAGGING:
            self._send(QEvent.Type.MouseMove, at, held=_LEFT)

    def _lift(self) -> None:
        """Click, or end the drag."""
        self._hold.stop()
        at, was_resting = self._at, self._stage is _Stage.RESTING
        self._stage = _Stage.IDLE
        if was_resting:
            at = self._aim(self._began)
            self._send(QEvent.Type.MouseMove, at)
            self._send(QEvent.Type.MouseButtonPress, at, _LEFT, _LEFT)
        self._send(QEvent.Type.MouseButtonRelease, at, _LEFT)
        self._leave()

    def _press_right(self) -> None:
        self._stage = _Stage.IDLE
        self._leave()
        self._send(QEvent.Type.MouseButtonPress, self._began, _RIGHT, _RIGHT)
        self._send(QEvent.Type.MouseButtonRelease, self._began, _RIGHT)

    # Two fingers.

    def _grip(self, fingers: Sequence[QEventPoint]) -> None:
        """Zoom by the spread of two fingers and pan with them."""
        line = QLineF(fingers[0].position(), fingers[1].position())
        middle, ids = line.center().toPoint(), tuple(finger.id() for finger in fingers)
        if self._stage is not _Stage.GRIPPING or ids != self._fingers:
            self._drop()
            self._stage, self._fingers = _Stage.GRIPPING, ids
            self._spread, self._is_zooming = line.length(), False
            self.gripped.emit(middle)
            return
        if not self._is_zooming and abs(line.length() - self._spread) > SPREAD:
            # Only the rest of the way zooms: the view does not jump.
            self._is_zooming, self._spread = True, line.length()
        self.led.emit(line.length() / max(self._spread, 1) if self._is_zooming else 1.0, middle)

    def _drop(self) -> None:
        """End everything that the fingers have begun, without effect."""
        self._hold.stop()
        was, self._stage = self._stage, _Stage.IDLE
        if was is _Stage.DRAGGING:
            self.abandoned.emit()
        if was in (_Stage.RESTING, _Stage.DRAGGING):
            self._leave()

    # Events.

    def _send(
        self,
        kind: QEvent.Type,
        at: QPoint,
        button: Qt.MouseButton = _NONE,
        held: Qt.MouseButton = _NONE,
    ) -> None:
        point = QPointF(at)
        event = QMouseEvent(
            kind,
            point,
            QPointF(self._viewport.mapTo(self._viewport.window(), at)),
            QPointF(self._viewport.mapToGlobal(at)),
            button,
            held,
            QApplication.keyboardModifiers(),
            Qt.MouseEventSource.MouseEventSynthesizedByApplication,
        )
        QApplication.sendEvent(self._viewport, event)

    def _leave(self) -> None:
        """End hovering: no finger points any more."""
        QApplication.sendEvent(self._viewport, QEvent(QEvent.Type.Leave))


def is_finger(event: QPointerEvent) -> bool:
    """Return whether a pointer event comes from a touch screen, not from a touch pad."""
    return event.deviceType() == QInputDevice.DeviceType.TouchScreen


def _place(finger: QEventPoint) -> QPoint:
    return finger.position().toPoint()
