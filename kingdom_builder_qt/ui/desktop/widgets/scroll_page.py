"""A scroll area whose size hint is that of its content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from kingdom_builder_qt.ui.desktop.widgets.controls.sliders import grow_bars
from kingdom_builder_qt.ui.desktop.widgets.style import STRETCH, vbox

_MARGIN: Final = 12  # pixels around a part that is scrolled to


class ScrollPage(QScrollArea):
    """Scrolls vertically, and `sideways` only if requested; takes no focus."""

    content_changed = Signal()  # its size hint may have changed

    def __init__(
        self, content: QWidget, *, sideways: bool = False, least: int = 96, steady: bool = False
    ) -> None:
        """Show `content`, at least `least` pixels high.

        `steady`: reserve the width of the scroll bar, so that text is not wrapped again when it
        appears.
        """
        super().__init__()
        self._sideways, self._least = sideways, least
        # A viewport made by Qt would make PySide search its type registry and import all widgets.
        self.setViewport(QWidget())
        grow_bars(self)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        if not sideways:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._content = content
        self.setWidget(content)
        content.setAutoFillBackground(False)
        if steady:
            self.verticalScrollBar().rangeChanged.connect(self._keep_width)
            self._keep_width()

    def _keep_width(self) -> None:
        """Reserve the width of the scroll bar while it is hidden."""
        bar = self.verticalScrollBar()
        room = 0 if bar.maximum() > bar.minimum() else bar.sizeHint().width()
        if self.isRightToLeft():
            self.setViewportMargins(room, 0, 0, 0)
        else:
            self.setViewportMargins(0, 0, room, 0)

    def viewportEvent(self, event: QEvent) -> bool:
        """Announce that the size hint of the content may have changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self.content_changed.emit()
        return super().viewportEvent(event)

    def sizeHint(self) -> QSize:
        size = self._content.sizeHint().expandedTo(self._content.minimumSizeHint())
        return size + QSize(self.verticalScrollBar().sizeHint().width() + 2, 2)

    def minimumSizeHint(self) -> QSize:
        width = 0 if self._sideways else self._content.minimumSizeHint().width()
        return QSize(width + self.verticalScrollBar().sizeHint().width() + 2, self._least)


def show_in_pages(widget: QWidget, part: QRect | None = None) -> None:
    """Scroll every enclosing page to a widget, or to a part of it."""
    area = part or widget.rect()
    parent = widget.parentWidget()
    while parent is not None:
        content = parent.widget() if isinstance(parent, ScrollPage) else None
        if isinstance(parent, ScrollPage) and content is not None:
            middle = widget.mapTo(content, area.center())
            least = area.width() // 2 + _MARGIN, area.height() // 2 + _MARGIN
            parent.ensureVisible(middle.x(), middle.y(), *least)
        parent = parent.parentWidget()


def scroll_column(cards: Sequence[QWidget], name: str) -> ScrollPage:
    """Return cards in a scrollable column that takes the focus; `name` is its accessible name.

    Unlike on a page, the cards need not be focusable.
    """
    content = QWidget()
    vbox(*cards, STRETCH, parent=content)
    page = ScrollPage(content)
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    page.setAccessibleName(name)
    return page
