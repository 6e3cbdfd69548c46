"""Tab pages of which only the current one takes room, so that a dialog can be small."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QTabBar, QVBoxLayout, QWidget

from kingdom_builder_qt.ui.desktop.widgets.keys import add_page_keys
from kingdom_builder_qt.ui.desktop.widgets.style import tight

_LINE: Final = 3
_TAILS: Final = 2  # pixels by which Fusion lowers the text of a tab
_INSET: Final = 1  # leaves this much of the tab's outline visible
_MOVING: Final = {
    *(QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show),
    *(QEvent.Type.FontChange, QEvent.Type.StyleChange),
    QEvent.Type.Paint,  # the only event after a change of tab texts or icons
}


class TabMark(QWidget):
    """A line in the accent colour on the upper edge of the current tab; transparent for clicks.

    The background alone hardly distinguishes that tab, least of all on black.
    """

    def __init__(self, bar: QTabBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bar.currentChanged.connect(self.follow)
        bar.tabMoved.connect(self.follow)
        bar.installEventFilter(self)
        self.follow()

    def follow(self) -> None:
        """Move to the current tab; hide without one."""
        tab = self._bar.tabRect(self._bar.currentIndex())
        self.setVisible(tab.isValid())
        self.setGeometry(QRect(tab.left() + _INSET, tab.top(), tab.width() - 2 * _INSET, _LINE))
        self.raise_()

    def eventFilter(self, bar: QObject, event: QEvent) -> bool:
        if event.type() in _MOVING:
            self.follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().highlight())
        painter.drawRoundedRect(self.rect(), _LINE / 2, _LINE / 2)


class TabBar(QTabBar):
    """Tabs as high as their text needs; Fusion cuts the descenders of inactive ones."""

    def tabSizeHint(self, index: int) -> QSize:
        return super().tabSizeHint(index) + QSize(0, _TAILS)


class Pages(QWidget):
    """A tab bar that can be hidden, the page of its current tab, and keys for the next page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = TabBar()
        self.bar.setDrawBase(True)
        self.bar.setExpanding(False)
        TabMark(self.bar)
        add_page_keys(self.bar)
        self.pages: list[QWidget] = []
        self._rows = QVBoxLayout(self)
        tight(self._rows, 8)
        self._rows.addWidget(self.bar)
        self.bar.currentChanged.connect(self._show)

    def add_page(self, page: QWidget, title: str) -> None:
        self.pages.append(page)
        self._rows.addWidget(page, 1)
        self.bar.addTab(title)
        self._show(self.bar.currentIndex())

    def enable_tab(self, page: QWidget, enabled: bool) -> None:
        """Enable the tab of a page, or disable it; another page replaces a disabled current one."""
        self.bar.setTabEnabled(self.pages.index(page), enabled)

    def _show(self, current: int) -> None:
        # Hide first: if both pages requested room, the window would grow permanently.
        for number, page in enumerate(self.pages):
            if number != current:
                page.hide()
        if 0 <= current < len(self.pages):
            self.pages[current].show()
