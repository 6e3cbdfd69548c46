"""The base class of dialogs beside a window that stays in use."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QWidget


class ToolDialog(QDialog):
    """A dialog over its parent, whose shortcuts work in it, except Esc, which closes the dialog."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Tool)

    def event(self, event: QEvent) -> bool:
        """Take Esc from the shortcuts of the parent, such as that of an open hint."""
        is_asked = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_asked and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)
