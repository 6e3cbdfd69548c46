"""A page that asks for the room its content needs and scrolls where there is less."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from kingdom_builder_qt.ui.widgets.style import STRETCH, vbox


class ScrollPage(QScrollArea):
    """Scrolls up and down, `sideways` too only if asked for; takes no focus of its own."""

    def __init__(self, content: QWidget, *, sideways: bool = False) -> None:
        super().__init__()
        self._sideways = sideways
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        if not sideways:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._content = content
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        size = self._content.sizeHint().expandedTo(self._content.minimumSizeHint())
        return size + QSize(self.verticalScrollBar().sizeHint().width() + 2, 2)

    def minimumSizeHint(self) -> QSize:
        width = 0 if self._sideways else self._content.minimumSizeHint().width()
        return QSize(width + self.verticalScrollBar().sizeHint().width() + 2, 96)


def scroll_column(cards: Sequence[QWidget], name: str) -> ScrollPage:
    """Return cards below each other; the keyboard scrolls them, and `name` is for screen readers.

    Unlike on a page, the cards need not take the focus.
    """
    content = QWidget()
    vbox(*cards, STRETCH, parent=content)
    page = ScrollPage(content)
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.setAccessibleName(name)
    return page
