"""Whoever clicks or presses a key does not wait for pictures: what moves is at its end at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.table.board.motion.animator import Animator

PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress)
_HELD: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class Impatience(QObject):
    """Listens at the window of a page, before any widget hears of a press, and stops nothing."""

    def __init__(self, animator: Animator, page: QWidget) -> None:
        """Listen from the first motion on: only then the page is sure to have a window."""
        super().__init__(page)
        self._animator, self._page = animator, page
        self._window: QWindow | None = None
        animator.started.connect(self._listen)

    def _listen(self) -> None:
        window: object = self._page.window().windowHandle()  # None, whatever the stub says
        if isinstance(window, QWindow) and window is not self._window:
            self._window = window
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End what moves; the press itself goes on to whom it is meant for."""
        if event.type() in PRESSES or is_key(event):
            self._animator.skip()
        return False


def is_key(event: QEvent) -> bool:
    """Return whether a key was pressed that means something by itself."""
    return isinstance(event, QKeyEvent) and (
        event.type() == QEvent.Type.KeyPress
        and event.key() not in _HELD
        and not event.isAutoRepeat()
    )
