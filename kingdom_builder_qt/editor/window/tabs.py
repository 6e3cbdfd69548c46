"""The sections that are open, one tab each."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget

from kingdom_builder_qt.editor.page.section_page import SectionPage
from kingdom_builder_qt.ui.words.as_written import in_letters, no_key, tip_text


class SectionTabs(QTabWidget):
    """There is one page at least once `add` was called; a lone one shows no tab."""

    page_changed = Signal()  # another one is in front
    close_wanted = Signal(object)  # SectionPage
    menu_wanted = Signal(object, object)  # SectionPage, QPoint of the screen

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabBar(_Bar())
        self.setDocumentMode(True)
        self.setMovable(True)
        self.setTabsClosable(True)
        self.setTabBarAutoHide(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setUsesScrollButtons(True)
        bar = self.tabBar()
        bar.setExpanding(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        bar.customContextMenuRequested.connect(self._on_menu)
        assert isinstance(bar, _Bar)
        bar.middle_clicked.connect(self.tabCloseRequested)
        self.tabCloseRequested.connect(lambda index: self.close_wanted.emit(self.widget(index)))
        self.currentChanged.connect(lambda _index: self.page_changed.emit())

    # -- which there are ---------------------------------------------------------------------------

    @property
    def page(self) -> SectionPage:
        """Return the page in front."""
        found = self.currentWidget()
        assert isinstance(found, SectionPage)
        return found

    @property
    def pages(self) -> list[SectionPage]:
        """Return all pages, as the tabs stand."""
        found = (self.widget(index) for index in range(self.count()))
        return [page for page in found if isinstance(page, SectionPage)]

    def page_of(self, path: Path) -> SectionPage | None:
        """Return the page on which a file is open."""
        return next((page for page in self.pages if page.is_of(path)), None)

    def add(self, page: SectionPage) -> None:
        """Put a page behind the one in front."""
        self.insertTab(self.currentIndex() + 1, page, "")
        self.name(page)

    def show_page(self, page: SectionPage) -> None:
        self.setCurrentWidget(page)

    def name(self, page: SectionPage) -> None:
        """Say on the tab of a page what it holds now."""
        index, document = self.indexOf(page), page.document
        name, sign = in_letters(page.name), "*" if document.is_modified else ""
        self.setTabText(index, no_key(f"{name}{sign}"))
        place = document.path or self.tr("Not saved yet")
        self.setTabToolTip(index, tip_text(f"{document.section.name or page.name}\n{place}"))

    def go(self, way: int) -> None:
        """Show the tab so many places further on, around the end."""
        self.setCurrentIndex((self.currentIndex() + way) % self.count())

    def _on_menu(self, point: QPoint) -> None:
        bar = self.tabBar()
        page = self.widget(bar.tabAt(point))
        if isinstance(page, SectionPage):
            self.menu_wanted.emit(page, bar.mapToGlobal(point))


class _Bar(QTabBar):
    """Closes by the middle button."""

    middle_clicked = Signal(int)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self.tabAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and index >= 0:
            self.middle_clicked.emit(index)
        super().mouseReleaseEvent(event)
