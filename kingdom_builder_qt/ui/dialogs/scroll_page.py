"""A page that asks for the room its content needs and scrolls where there is less."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget


class ScrollPage(QScrollArea):
    """Scrolls up and down only; takes no focus of its own."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._content = content
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """Return the size of the whole content."""
        size = self._content.sizeHint().expandedTo(self._content.minimumSizeHint())
        return size + QSize(self.verticalScrollBar().sizeHint().width() + 2, 2)

    def minimumSizeHint(self) -> QSize:
        """Return the content's width and a few lines of it."""
        width = self._content.minimumSizeHint().width()
        return QSize(width + self.verticalScrollBar().sizeHint().width() + 2, 96)
