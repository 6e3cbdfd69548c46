"""The base class of dialogs beside a window that stays in use."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QWidget

_ESC: Final = (QEvent.Type.ShortcutOverride, Qt.Key.Key_Escape)


class ToolDialog(QDialog):
    """A dialog over its parent, whose shortcuts work in it, except Esc, which closes the dialog."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Tool)

    def event(self, event: QEvent) -> bool:
        """Take Esc from the shortcuts of the parent, such as that of an open hint."""
        if isinstance(event, QKeyEvent) and (event.type(), event.key()) == _ESC:
            event.accept()
            return True
        return super().event(event)
