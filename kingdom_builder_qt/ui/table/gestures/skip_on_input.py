"""Skips running animations on any input, and tells keys and pointers apart."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QWindow
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.table.board.motion.animator import Animator

PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress)
_HELD: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class SkipOnInput(QObject):
    """An event filter on the window of a page, which sees a press before the widgets and blocks
    none.
    """

    def __init__(self, animator: Animator, page: QWidget) -> None:
        """Install the filter with the first motion, when the page is sure to have a window."""
        super().__init__(page)
        self._animator, self._page = animator, page
        self._window: QWindow | None = None
        self._was_key: bool | None = None
        animator.started.connect(self.listen)

    def uses_keys(self) -> bool:
        """Return whether the last press was a key; before any, whether keys are to be expected."""
        if self._was_key is not None:
            return self._was_key
        by_keys = Qt.WidgetAttribute.WA_KeyboardFocusChange
        return QAccessible.isActive() or self._page.window().testAttribute(by_keys)

    def listen(self) -> None:
        """Hear the presses in the window of the page from now on."""
        # None without a window, contrary to the stub
        window: object = self._page.window().windowHandle()
        if isinstance(window, QWindow) and window is not self._window:
            self._window = window
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End all motions and pass the event on."""
        pressed = is_key(event)
        if pressed or event.type() in PRESSES:
            self._was_key = pressed
            self._animator.skip()
        return False


def is_key(event: QEvent) -> bool:
    """Return whether an event is a key press other than a modifier or a repeat."""
    return isinstance(event, QKeyEvent) and (
        event.type() == QEvent.Type.KeyPress
        and event.key() not in _HELD
        and not event.isAutoRepeat()
    )
