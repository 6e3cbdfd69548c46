"""The tabs of open sections."""

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
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import TabBar, TabMark
from kingdom_builder_qt.ui.words.foreign_text import escape_mnemonic, replace_surrogates, tip_text

tr = translator(__name__)

_SIDE: Final = QTabBar.ButtonPosition.RightSide
_CROSS: Final = 12  # pixels at the normal text size
_LEAST: Final = 128  # pixels of a tab, before the bar scrolls
_MOST: Final = 220


class SectionTabs(QTabWidget):
    """Has at least one page after the first `add`; a single page shows no tab."""

    page_changed = Signal()  # of the front page
    pages_changed = Signal()  # of the open pages or their order
    close_wanted = Signal(object)  # SectionPage
    menu_wanted = Signal(object, object)  # SectionPage, global QPoint
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
        self.bar.setAccessibleName(tr("Open sections"))
        TabMark(self.bar)
        self.bar.middle_clicked.connect(lambda index: self.close_wanted.emit(self.widget(index)))
        self.bar.menu_wanted.connect(self._on_menu)
        self.bar.dropped.connect(lambda data: self.dropped.emit(self.page, data))
        self.bar.tabMoved.connect(lambda _from, _to: self.pages_changed.emit())
        self.currentChanged.connect(lambda _index: self.page_changed.emit())
        appearance().changed.connect(self._fit_crosses)

    def _fit_crosses(self) -> None:
        """Resize the close buttons for the text size, which Qt does for other icons only."""
        for index in range(self.count()):
            cross = self.bar.tabButton(index, _SIDE)
            if isinstance(cross, QToolButton):
                cross.setIcon(cross.icon())

    # -- pages
    # ---------------------------------------------------------------------------------------

    @property
    def page(self) -> SectionPage:
        found = self.currentWidget()
        assert isinstance(found, SectionPage)
        return found

    @property
    def pages(self) -> list[SectionPage]:
        """All pages in the order of the tabs."""
        found = (self.widget(index) for index in range(self.count()))
        return [page for page in found if isinstance(page, SectionPage)]

    def page_of(self, path: Path) -> SectionPage | None:
        """Return the page of a file, None if it is not open."""
        return next((page for page in self.pages if page.is_of(path)), None)

    def add(self, page: SectionPage) -> None:
        """Add a page after all others."""
        index = self.addTab(page, "")
        cross = icon_button("close", tr("Close the section"), _CROSS)
        cross.setAutoRaise(True)
        cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cross.clicked.connect(lambda: self.close_wanted.emit(page))
        self.bar.setTabButton(index, _SIDE, cross)
        self.name(page)
        self.pages_changed.emit()

    def drop(self, page: SectionPage) -> None:
        """Remove a page; the caller deletes it."""
        self.removeTab(self.indexOf(page))
        self.pages_changed.emit()

    def show_page(self, page: SectionPage) -> None:
        self.setCurrentWidget(page)

    def order(self, paths: Sequence[Path]) -> None:
        """Sort the pages of some files among their present places."""
        found = [page for page in map(self.page_of, paths) if page is not None]
        places = sorted(self.indexOf(page) for page in found)
        for place, page in zip(places, found, strict=True):
            self.bar.moveTab(self.indexOf(page), place)

    def go(self, way: int) -> None:
        """Move by `way` tabs, wrapping around."""
        self.setCurrentIndex((self.currentIndex() + way) % self.count())

    # -- appearance
    # ----------------------------------------------------------------------------------

    def name(self, page: SectionPage) -> None:
        """Update name and tooltip of a page's tab."""
        index, document = self.indexOf(page), page.document
        name, sign = replace_surrogates(page.name), "*" if document.is_modified else ""
        self.setTabText(index, escape_mnemonic(f"{sign}{name}"))
        place = document.path or tr("Not saved yet")
        self.setTabToolTip(index, tip_text(f"{document.section.name or page.name}\n{place}"))

    def _on_menu(self, index: int, point: QPoint) -> None:
        self.menu_wanted.emit(self.widget(index), point)


class _Bar(TabBar):
    """Tabs with a readable width; dragging hexes onto a tab shows its page."""

    middle_clicked = Signal(int)
    menu_wanted = Signal(int, object)  # index, global QPoint
    dropped = Signal(object)  # QMimeData, on the front tab

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._on_menu)

    def event(self, event: QEvent) -> bool:
        """Resize the buttons to their present size hint, which QTabBar does only once."""
        if event.type() == QEvent.Type.LayoutRequest:
            for index in range(self.count()):
                button = self.tabButton(index, _SIDE)
                if button.size() != button.sizeHint():
                    button.adjustSize()
                    self.setTabText(index, self.tabText(index))  # triggers the layout of all tabs
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
        else:  # for example files, which the window accepts
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
    """The context menu of a tab."""

    close_wanted = Signal(object)  # list of SectionPage
    message = Signal(str)

    def __init__(self, tabs: SectionTabs, parent: QObject) -> None:
        super().__init__(parent)
        self._tabs = tabs
        tabs.menu_wanted.connect(self._open)

    def fill(self, menu: QMenu, page: SectionPage) -> None:
        """Fill a menu with the commands for a page."""
        pages, path = self._tabs.pages, page.document.path
        others = [other for other in pages if other is not page]
        saved = [other for other in pages if not other.document.is_modified]
        for text, call, possible in self._lines(page, others, saved):
            action = menu.addAction(text)
            action.triggered.connect(lambda _=False, call=call: call())
            action.setEnabled(possible)
        menu.addSeparator()
        for text, call in (
            (tr("Copy &path"), lambda: self._copy_path(page)),
            (tr("Open &folder"), lambda: self._open_folder(page)),
        ):
            action = menu.addAction(text)
            action.triggered.connect(lambda _=False, call=call: call())
            action.setEnabled(path is not None)

    def _lines(
        self, page: SectionPage, others: list[SectionPage], saved: list[SectionPage]
    ) -> tuple[tuple[str, Callable[[], object], bool], ...]:
        return (
            (tr("&Close"), lambda: self.close_wanted.emit([page]), True),
            (
                tr("Close &others"),
                lambda: self.close_wanted.emit(others),
                bool(others),
            ),
            (
                tr("Close &saved"),
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
        self.message.emit(tr("The path was copied."))

    def _open_folder(self, page: SectionPage) -> None:
        path = page.document.path
        if path is not None and not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent))):
            text = tr("No file manager was found. The folder is {folder}")
            self.message.emit(text.format(folder=path.parent))
