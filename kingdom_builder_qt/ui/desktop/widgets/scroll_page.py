"""A page that asks for the room its content needs and scrolls where there is less."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from kingdom_builder_qt.ui.desktop.widgets.style import STRETCH, vbox


class ScrollPage(QScrollArea):
    """Scrolls up and down, `sideways` too only if asked for; takes no focus of its own."""

    content_changed = Signal()  # it may ask for another size

    def __init__(
        self, content: QWidget, *, sideways: bool = False, least: int = 96, steady: bool = False
    ) -> None:
        """Show `content`; below a height of `least` pixels nobody could read it.

        `steady`: the content is as wide without a scroll bar as with one, so that nothing is
        wrapped anew when the bar comes.
        """
        super().__init__()
        self._sideways, self._least = sideways, least
        # What Qt made would have to be found among all classes of widgets, with all their names.
        self.setViewport(QWidget())
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
        """Let air take the place of the scroll bar while there is none."""
        bar = self.verticalScrollBar()
        room = 0 if bar.maximum() > bar.minimum() else bar.sizeHint().width()
        if self.isRightToLeft():
            self.setViewportMargins(room, 0, 0, 0)
        else:
            self.setViewportMargins(0, 0, room, 0)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell when the content may ask for another size."""
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


def show_in_pages(widget: QWidget) -> None:
    """Let every page that a widget lies on scroll to it."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, ScrollPage):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()


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
