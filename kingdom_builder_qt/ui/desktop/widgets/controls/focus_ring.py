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
    _FocusSeen(window, is_shown=True)


def keep_focus(window: QWidget) -> None:
    """Show the keyboard focus of a window again, as before a dialog, when that is closed."""
    _FocusSeen(window, is_shown=False)


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
