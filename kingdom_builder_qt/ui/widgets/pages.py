"""Pages behind tabs of which only the shown one takes room, so that a dialog can be small."""

from __future__ import annotations

from PySide6.QtWidgets import QTabBar, QVBoxLayout, QWidget

from kingdom_builder_qt.ui.widgets.style import tight


class Pages(QWidget):
    """A tab bar that can be hidden, and the page of its current tab."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = QTabBar()
        self.bar.setDrawBase(True)
        self.bar.setExpanding(False)
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

    def show_tab(self, page: QWidget, shown: bool) -> None:
        """Offer a page or leave it out; the one that is shown gives way."""
        tab = self.pages.index(page)
        if self.bar.isTabVisible(tab) != shown:
            self.bar.setTabVisible(tab, shown)
            self.bar.setTabText(tab, self.bar.tabText(tab))  # Qt would leave a gap

    def _show(self, current: int) -> None:
        # Hidden first: never must both pages ask for room, the window would grow for good.
        for number, page in enumerate(self.pages):
            if number != current:
                page.hide()
        if 0 <= current < len(self.pages):
            self.pages[current].show()
