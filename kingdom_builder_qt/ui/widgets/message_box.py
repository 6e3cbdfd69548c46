"""Message boxes: their texts quote files and names, so none of it is taken for HTML."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def message_box(
    title: str,
    text: str,
    more: str = "",
    parent: QWidget | None = None,
    icon: QMessageBox.Icon = QMessageBox.Icon.Warning,
) -> QMessageBox:
    """Return a box with a sentence and what follows from it; the caller adds buttons and opens it.

    `more` is shown below in smaller letters.
    """
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setText(text)
    box.setInformativeText(more)
    return box
