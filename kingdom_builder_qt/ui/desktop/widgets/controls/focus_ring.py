"""Focus indicators where Qt shows none."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication, QWidget

_INSET: Final = 4.0  # pixels from the edge of the button to the centre of the line
_WIDTH: Final = 2.0
_ROUND: Final = 2.0


def ring_on_focus(button: QWidget) -> None:
    """Mark the keyboard focus of a button by a ring in its text colour.

    Fusion outlines the focus by one pixel in the accent colour: invisible on an accented button,
    and easily overlooked on a large one.
    """
    if button.findChild(_FocusRing, options=Qt.FindChildOption.FindDirectChildrenOnly) is None:
        button.installEventFilter(_FocusRing(button))


def show_focus(window: QWidget) -> None:
    """Show the keyboard focus of a newly opened window at once, not only after a Tab.

    Its first key press may already change something, such as an arrow key in a combo box.
    """
    _FocusSeen(window)


class _FocusSeen(QObject):
    """Sets WA_KeyboardFocusChange when a window gets the focus, which Qt then resets."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)
        self._follow(None, window.focusWidget())

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        windows = [None if widget is None else widget.window() for widget in (before, now)]
        if windows[1] is self._window and windows[0] is not self._window:
            self._window.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)


class _FocusRing(QObject):
    """An event filter that paints after the button, so that the button keeps its class."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint or not isinstance(watched, QWidget):
            return False
        if not _is_shown(watched):
            return False
        watched.event(event)
        painter = QPainter(watched)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(watched.palette().color(QPalette.ColorRole.ButtonText), _WIDTH))
        area = QRectF(watched.rect()).adjusted(_INSET, _INSET, -_INSET, -_INSET)
        painter.drawRoundedRect(area, _ROUND, _ROUND)
        painter.end()
        return True


def _is_shown(button: QWidget) -> bool:
    by_keys = Qt.WidgetAttribute.WA_KeyboardFocusChange
    return button.hasFocus() and button.window().testAttribute(by_keys)
