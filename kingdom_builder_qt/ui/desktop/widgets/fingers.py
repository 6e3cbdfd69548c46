"""Fingers on ordinary widgets: a long press is the right button, a near miss hits the button.

Qt sends a finger to them as a mouse. Views of hexes receive touches themselves
(`ui/table/board/touch.py`).
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QGuiApplication,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QSplitterHandle,
    QTabBar,
    QWidget,
)

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import CardFrame, label, vbox

tr = translator(__name__)

HOLD_MS: Final = 600  # a finger that rests so long asks for the right button
DRIFT: Final = 14  # pixels a resting finger may move
TARGET: Final = 44  # pixels: the least width and height of a control for a finger
_EDGE: Final = 8  # pixels around the words of the notice of `NextClick`
_OUTSIDE: Final = QPointF(-9999, -9999)
_LEFT: Final = Qt.MouseButton.LeftButton
_RIGHT: Final = Qt.MouseButton.RightButton
_NONE: Final = Qt.MouseButton.NoButton
_CLICKABLE: Final = (QAbstractButton, QAbstractScrollArea, QMenu, QMenuBar, QSplitterHandle)
_CONTROLS: Final = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QTabBar)
_OWN: Final = Qt.MouseEventSource.MouseEventSynthesizedByApplication
PRESS: Final = QEvent.Type.MouseButtonPress
RELEASE: Final = QEvent.Type.MouseButtonRelease
MOUSE: Final = (PRESS, QEvent.Type.MouseButtonDblClick, RELEASE, QEvent.Type.MouseMove)


class Fingers(QObject):
    """An event filter on every window that gets the focus."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._window: QWindow | None = None
        self._began = QPointF()
        self._shift = QPointF()  # from the finger to the button that it means
        self._is_spent = False  # the rest of the touch belongs to nothing
        self.hold = QTimer(self, singleShot=True, interval=HOLD_MS)
        self.hold.timeout.connect(self._ask)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._watch)

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the mouse events that Qt or the system makes of a finger."""
        if event.type() not in MOUSE or not isinstance(event, QMouseEvent):
            return False
        if event.deviceType() != QInputDevice.DeviceType.TouchScreen or event.source() == _OWN:
            return False
        return isinstance(watched, QWindow) and self._follow(watched, event)

    def _follow(self, window: QWindow, event: QMouseEvent) -> bool:
        """Shift an event, or swallow it after a long press; return whether it is replaced."""
        at = event.position()
        if event.type() in (PRESS, QEvent.Type.MouseButtonDblClick):
            self._window, self._began, self._is_spent = window, at, False
            self._shift = _missed_by(event.globalPosition().toPoint())
            # Windows presses the right button itself.
            if event.source() == Qt.MouseEventSource.MouseEventSynthesizedByQt:
                self.hold.start()
        elif event.type() == RELEASE or (at - self._began).manhattanLength() > DRIFT:
            self.hold.stop()
        if self._is_spent or self._shift.isNull():
            return self._is_spent
        _send(window, event.type(), at + self._shift, event.button(), event.buttons())
        return True

    def _ask(self) -> None:
        """End the press beside everything, and press the right button instead."""
        window, self._window = self._window, None
        if window is not None:
            self._is_spent = True
            _send(window, RELEASE, _OUTSIDE, _LEFT, _NONE)
            right_click(window, self._began)


class NextClick(QObject):
    """Makes the next click in a window one of the right button; Esc or another window cancels."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.notice: CardFrame | None = None  # over menus and tool bar, while it is awaited
        self._window: QWindow | None = None  # while the click is awaited
        self._at: QPointF | None = None  # of the press

    def await_click(self) -> None:
        """Show another pointer and a notice until the click."""
        self._end()
        self._window = self._page.windowHandle()
        if self._window is not None:
            self._window.installEventFilter(self)
            QGuiApplication.setOverrideCursor(Qt.CursorShape.WhatsThisCursor)
            self._tell(tr("Your next click is one of the right button. Esc cancels it."))

    def _tell(self, text: str) -> None:
        """Show a text where nothing has a use for the click, and announce it."""
        page, words = self._page, label(text, 1.15, wrap=True)
        self.notice = notice = CardFrame(page)
        notice.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        notice.setAccessibleName(text)
        notice.set_marked(True)
        vbox(words, parent=notice, margin=_EDGE)
        room = page.width() - 2 * _EDGE
        width = min(room, words.fontMetrics().horizontalAdvance(text) + 2 * _EDGE + 2)
        high = words.heightForWidth(width - 2 * _EDGE) + 2 * _EDGE
        notice.setGeometry((page.width() - width) // 2, 2, width, high)
        notice.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(page, text))

    def _end(self) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
            QGuiApplication.restoreOverrideCursor()
        if self.notice is not None:
            self.notice.hide()  # at once: the click may ask for the widget below it
            self.notice.deleteLater()
            self.notice = None
        self._window = self._at = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow the click and press the right button at its place."""
        window = self._window
        if window is None:
            return False
        if event.type() in (QEvent.Type.FocusOut, QEvent.Type.Hide):
            self._end()
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._end()
            return event.key() == Qt.Key.Key_Escape
        if event.type() not in (PRESS, RELEASE) or not isinstance(event, QMouseEvent):
            return False
        if event.type() == PRESS:
            self._at = event.position()
        elif self._at is not None:
            at = self._at
            self._end()
            right_click(window, at)
        return True


class _MenuRequests(QObject):
    """Notes whether a widget was asked for its context menu."""

    is_asked = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.is_asked |= event.type() == QEvent.Type.ContextMenu
        return super().eventFilter(watched, event)


def right_click(window: QWindow, at: QPointF) -> None:
    """Press and release the right button at a point of a window.

    Qt asks for the context menu at most presses, but not at those after a finger's release.
    """
    place, requests = window.mapToGlobal(at.toPoint()), _MenuRequests()
    widget = QApplication.widgetAt(place)
    if widget is not None:
        widget.installEventFilter(requests)
    _send(window, PRESS, at, _RIGHT, _RIGHT)
    if widget is not None and not requests.is_asked and QApplication.widgetAt(place) is widget:
        reason, inside = QContextMenuEvent.Reason.Mouse, widget.mapFromGlobal(place)
        QApplication.sendEvent(widget, QContextMenuEvent(reason, inside, place))
    _send(window, RELEASE, at, _RIGHT, _NONE)


def _send(
    window: QWindow,
    kind: QEvent.Type,
    at: QPointF,
    button: Qt.MouseButton,
    held: Qt.MouseButton,
) -> None:
    keys = QApplication.keyboardModifiers()
    place = window.mapToGlobal(at)
    QApplication.sendEvent(window, QMouseEvent(kind, at, at, place, button, held, keys, _OWN))


def _missed_by(place: QPoint) -> QPointF:
    """Return the way from a point of the screen to the control that it just misses."""
    under = QApplication.widgetAt(place)
    if under is None or _takes_clicks(under):
        return QPointF()
    found: list[tuple[int, QPoint]] = []
    for part in under.window().findChildren(QWidget):
        if isinstance(part, _CONTROLS) and part.isVisible() and part.isEnabled():
            rect = QRect(part.mapToGlobal(QPoint()), part.size())
            if touch_area(rect).contains(place):
                inside = QPoint(
                    min(max(place.x(), rect.left()), rect.right()),
                    min(max(place.y(), rect.top()), rect.bottom()),
                )
                way = inside - place
                found.append((way.manhattanLength(), way))
    return QPointF(min(found, key=lambda one: one[0])[1]) if found else QPointF()


def touch_area(rect: QRect) -> QRect:
    """Return the area in which a finger hits a control, if nothing else is there."""
    wide, high = (max(0, TARGET - side + 1) // 2 for side in (rect.width(), rect.height()))
    return rect.adjusted(-wide, -high, wide, high)


def _takes_clicks(widget: QWidget) -> bool:
    """Return whether a widget has a use for clicks; labels and empty areas have none."""
    is_one = any(isinstance(part, _CLICKABLE) for part in (widget, widget.parentWidget()))
    return is_one or widget.focusPolicy() != Qt.FocusPolicy.NoFocus
