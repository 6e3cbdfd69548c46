"""The sections that are open, one tab each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QMouseEvent,
)
from PySide6.QtWidgets import QMenu, QTabBar, QTabWidget, QToolButton, QWidget

from kingdom_builder_qt.editor.sections.canvas.cell_drag import is_fragment
from kingdom_builder_qt.editor.sections.page.section_page import SectionPage
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import appearance
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import TabBar, TabMark
from kingdom_builder_qt.ui.words.as_written import in_letters, no_key, tip_text

_SIDE: Final = QTabBar.ButtonPosition.RightSide
_CROSS: Final = 12  # pixels at the usual size of text
_LEAST: Final = 128  # pixels of a tab, before the bar begins to scroll
_MOST: Final = 220


class SectionTabs(QTabWidget):
    """There is one page at least once `add` was called; a lone one shows no tab."""

    page_changed = Signal()  # another one is in front
    pages_changed = Signal()  # others are open, or in another order
    close_wanted = Signal(object)  # SectionPage
    menu_wanted = Signal(object, object)  # SectionPage, QPoint of the screen
    dropped = Signal(object, object)  # SectionPage, QMimeData

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = _Bar()
        self.setTabBar(self.bar)
        self.setDocumentMode(True)
        self.setMovable(True)
        self.setTabBarAutoHide(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setUsesScrollButtons(True)
        self.bar.setExpanding(False)
        self.bar.setAccessibleName(self.tr("Open sections"))
        TabMark(self.bar)
        self.bar.middle_clicked.connect(lambda index: self.close_wanted.emit(self.widget(index)))
        self.bar.menu_wanted.connect(self._on_menu)
        self.bar.dropped.connect(lambda data: self.dropped.emit(self.page, data))
        self.bar.tabMoved.connect(lambda _from, _to: self.pages_changed.emit())
        self.currentChanged.connect(lambda _index: self.page_changed.emit())
        appearance().changed.connect(self._fit_crosses)

    def _fit_crosses(self) -> None:
        """Lay the crosses out for text of another size, which Qt does for other icons alone."""
        for index in range(self.count()):
            cross = self.bar.tabButton(index, _SIDE)
            if isinstance(cross, QToolButton):
                cross.setIcon(cross.icon())

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
        """Put a page behind all others."""
        index = self.addTab(page, "")
        cross = icon_button("close", self.tr("Close the section"), _CROSS)
        cross.setAutoRaise(True)
        cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cross.clicked.connect(lambda: self.close_wanted.emit(page))
        self.bar.setTabButton(index, _SIDE, cross)
        self.name(page)
        self.pages_changed.emit()

    def drop(self, page: SectionPage) -> None:
        """Take a page away; whoever does so deletes it."""
        self.removeTab(self.indexOf(page))
        self.pages_changed.emit()

    def show_page(self, page: SectionPage) -> None:
        self.setCurrentWidget(page)

    def order(self, paths: Sequence[Path]) -> None:
        """Let the pages of some files stand in their order, on the places that they have."""
        found = [page for page in map(self.page_of, paths) if page is not None]
        places = sorted(self.indexOf(page) for page in found)
        for place, page in zip(places, found, strict=True):
            self.bar.moveTab(self.indexOf(page), place)

    def go(self, way: int) -> None:
        """Show the tab so many places further on, around the end."""
        self.setCurrentIndex((self.currentIndex() + way) % self.count())

    # -- how they look -----------------------------------------------------------------------------

    def name(self, page: SectionPage) -> None:
        """Say on the tab of a page what it holds now."""
        index, document = self.indexOf(page), page.document
        name, sign = in_letters(page.name), "*" if document.is_modified else ""
        self.setTabText(index, no_key(f"{sign}{name}"))
        place = document.path or self.tr("Not saved yet")
        self.setTabToolTip(index, tip_text(f"{document.section.name or page.name}\n{place}"))

    def _on_menu(self, index: int, point: QPoint) -> None:
        self.menu_wanted.emit(self.widget(index), point)


class _Bar(TabBar):
    """Tabs of a readable width; hexes that are dragged onto one bring it in front."""

    middle_clicked = Signal(int)
    menu_wanted = Signal(int, object)  # QPoint of the screen
    dropped = Signal(object)  # QMimeData, on the tab in front

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._on_menu)

    def event(self, event: QEvent) -> bool:
        """Give each button the size that it wants by now, which QTabBar does but once."""
        if event.type() == QEvent.Type.LayoutRequest:
            for index in range(self.count()):
                button = self.tabButton(index, _SIDE)
                if button.size() != button.sizeHint():
                    button.adjustSize()
                    self.setTabText(index, self.tabText(index))  # lays out all tabs
        return super().event(event)

    def tabSizeHint(self, index: int) -> QSize:
        hint = super().tabSizeHint(index)
        return QSize(min(max(hint.width(), scaled(_LEAST)), scaled(_MOST)), hint.height())

    def minimumTabSizeHint(self, index: int) -> QSize:
        hint = super().minimumTabSizeHint(index)
        return QSize(scaled(_LEAST), hint.height())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.tabAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and index >= 0:
            self.middle_clicked.emit(index)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if is_fragment(event.mimeData()):
            event.acceptProposedAction()
        else:  # such as files, which the window takes
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        index = self.tabAt(event.position().toPoint())
        if index >= 0:
            self.setCurrentIndex(index)
        event.setAccepted(index >= 0)

    def dropEvent(self, event: QDropEvent) -> None:
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.dropped.emit(event.mimeData())

    def _on_menu(self, point: QPoint) -> None:
        index = self.tabAt(point)
        if index >= 0:
            self.menu_wanted.emit(index, self.mapToGlobal(point))


class TabMenu(QObject):
    """Opens at the pointer."""

    close_wanted = Signal(object)  # list of SectionPage
    message = Signal(str)

    def __init__(self, tabs: SectionTabs, parent: QObject) -> None:
        super().__init__(parent)
        self._tabs = tabs
        tabs.menu_wanted.connect(self._open)

    def fill(self, menu: QMenu, page: SectionPage) -> None:
        """Put into a menu what is possible with a page."""
        pages, path = self._tabs.pages, page.document.path
        others = [other for other in pages if other is not page]
        saved = [other for other in pages if not other.document.is_modified]
        for text, call, possible in self._lines(page, others, saved):
            action = menu.addAction(text)
            action.triggered.connect(lambda _=False, call=call: call())
            action.setEnabled(possible)
        menu.addSeparator()
        for text, call in (
            (self.tr("Copy &path"), lambda: self._copy_path(page)),
            (self.tr("Open &folder"), lambda: self._open_folder(page)),
        ):
            action = menu.addAction(text)
            action.triggered.connect(lambda _=False, call=call: call())
            action.setEnabled(path is not None)

    def _lines(
        self, page: SectionPage, others: list[SectionPage], saved: list[SectionPage]
    ) -> tuple[tuple[str, Callable[[], object], bool], ...]:
        return (
            (self.tr("&Close"), lambda: self.close_wanted.emit([page]), True),
            (
                self.tr("Close &others"),
                lambda: self.close_wanted.emit(others),
                bool(others),
            ),
            (
                self.tr("Close &saved"),
                lambda: self.close_wanted.emit(saved),
                bool(saved),
            ),
        )

    def _open(self, page: SectionPage, point: QPoint) -> None:
        menu = QMenu(self._tabs)
        menu.aboutToHide.connect(menu.deleteLater)
        self.fill(menu, page)
        menu.popup(point)

    def _copy_path(self, page: SectionPage) -> None:
        QGuiApplication.clipboard().setText(str(page.document.path))
        self.message.emit(self.tr("The path was copied."))

    def _open_folder(self, page: SectionPage) -> None:
        path = page.document.path
        if path is not None and not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent))):
            text = self.tr("No file manager was found. The folder is {folder}")
            self.message.emit(text.format(folder=path.parent))
