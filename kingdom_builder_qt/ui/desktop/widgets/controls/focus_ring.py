"""The control with the keyboard focus: its ring, and Enter on a button.

Fusion's own signs are a pale frame, or an outline in another colour: easily overlooked, and
invisible on an accented button.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QRegion
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QFrame,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSlider,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)

from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import focus_frame
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import show_in_pages

_WIDTH: Final = 2.0
_EDGE: Final = 1.0  # pixels from the edge of a control to the centre of the line
_INSET: Final = 4.0  # of an accented button, whose edge has the colour of the ring
_ROUND: Final = 2.0
_DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly
_AREAS: Final = (QAbstractItemView, QTextEdit, QPlainTextEdit)
_FULL: Final = (QPushButton, QToolButton, QComboBox, QLineEdit, QAbstractSpinBox, QSlider)


@cache
def follow_focus() -> QObject:
    """Mark the keyboard focus of all controls; widgets that paint themselves have own marks."""
    return _FocusRing()


def show_focus(window: QWidget) -> None:
    """Show the keyboard focus of a newly opened window at once, not only after a Tab.

    Its first key press may already change something, such as an arrow key in a combo box.
    """
    _FocusSeen(window, is_shown=True)


def keep_focus(window: QWidget) -> None:
    """Show the keyboard focus of a window again, as before a dialog, when that is closed."""
    _FocusSeen(window, is_shown=False)


def tab_stops(part: QWidget, page: QWidget) -> list[QWidget]:
    """Return the focusable widgets in a part of a page in reading order."""
    stops = [
        widget
        for widget in (part, *part.findChildren(QWidget))
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and widget.isVisibleTo(page)
        and widget.isEnabled()
    ]
    return sorted(stops, key=lambda widget: widget.mapTo(page, QPoint()).toTuple()[::-1])


def step_focus(stops: Sequence[QWidget], forward: bool) -> bool:
    """Move the focus to the next or previous stop, unless it is at none of them."""
    now = QApplication.focusWidget()
    if now not in stops:
        return False
    step = 1 if forward else -1
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    stop = stops[(stops.index(now) + step) % len(stops)]
    stop.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    stop.setFocus(reason)
    show_in_pages(stop)
    return True


class _FocusSeen(QObject):
    """Sets WA_KeyboardFocusChange when a window gets the focus, because Qt has reset it then."""

    def __init__(self, window: QWidget, *, is_shown: bool) -> None:
        super().__init__(window)
        self._window, self._is_shown = window, is_shown
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)
        self._follow(None, window.focusWidget())

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        left, entered = (w is not None and w.window() is self._window for w in (before, now))
        by_keys = Qt.WidgetAttribute.WA_KeyboardFocusChange
        if left and not entered:
            self._is_shown = self._window.testAttribute(by_keys)
        elif entered and not left and self._is_shown:
            self._window.setAttribute(by_keys)


class _FocusRing(QObject):
    """An event filter of the focused control that paints after it.

    Enter presses a focused button, as Space does: Qt would press the default button of the dialog.
    """

    def __init__(self) -> None:
        super().__init__()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None:
            before.removeEventFilter(self)
            for ring in before.findChildren(_AreaRing, options=_DIRECT):
                ring.hide()
                ring.deleteLater()
        if isinstance(now, _AREAS):
            if not _has_mark(now):
                _AreaRing(now).show()
        elif now is not None and _frame(now) is not None:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and isinstance(watched, QPushButton | QToolButton):
            return _pressed(watched, event)
        if event.type() != QEvent.Type.Paint or not isinstance(watched, QWidget):
            return False
        frame = _frame(watched) if _is_shown(watched) else None
        if frame is None:
            return False
        watched.event(event)
        colour, inset = _look(watched)
        painter = QPainter(watched)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, _WIDTH))
        area = QRectF(frame).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(area, _ROUND, _ROUND)
        painter.end()
        return True


def _pressed(button: QPushButton | QToolButton, event: QKeyEvent) -> bool:
    """Turn Enter into Space, if the button does not take it anyway."""
    is_key = event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
    is_enter = is_key and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if not is_enter or (isinstance(button, QPushButton) and button.autoDefault()):
        return False
    space = QKeyEvent(event.type(), Qt.Key.Key_Space, event.modifiers(), " ", event.isAutoRepeat())
    QApplication.sendEvent(button, space)
    return True


class _AreaRing(QWidget):
    """The ring around a scrolled list or text, whose viewport moves its pixels."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        area.installEventFilter(self)
        self._fit(area)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QAbstractScrollArea):
            self._fit(watched)
        return False

    def _fit(self, area: QAbstractScrollArea) -> None:
        self.setGeometry(area.rect())
        width = round(_WIDTH)
        self.setMask(QRegion(self.rect()) - self.rect().adjusted(width, width, -width, -width))

    def paintEvent(self, event: QPaintEvent) -> None:
        area = self.parentWidget()
        if area is not None and _is_shown(area):
            painter = QPainter(self)
            painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Accent))
            painter.end()


def _has_mark(area: QAbstractScrollArea) -> bool:
    """Return whether a list without a frame marks the focus by its selection."""
    if not isinstance(area, QAbstractItemView):
        return False
    return area.frameShape() == QFrame.Shape.NoFrame and bool(area.selectedIndexes())


def _frame(control: QWidget) -> QRect | None:
    """Return the place of the ring around a control that Qt paints, None for other widgets."""
    if isinstance(control, _FULL):
        return control.rect()
    if isinstance(control, QCheckBox | QRadioButton):
        return focus_frame(control)
    return control.tabRect(control.currentIndex()) if isinstance(control, QTabBar) else None


def _look(control: QWidget) -> tuple[QColor, float]:
    """Return colour and inset of the ring."""
    palette, role = control.palette(), QPalette.ColorRole
    accent = palette.color(role.Accent)
    if palette.color(role.Button) == accent:
        return palette.color(role.ButtonText), _INSET
    return accent, _EDGE


def _is_shown(control: QWidget) -> bool:
    by_keys = Qt.WidgetAttribute.WA_KeyboardFocusChange
    return control.hasFocus() and control.window().testAttribute(by_keys)
