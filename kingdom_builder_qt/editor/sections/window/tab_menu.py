"""What can be done with a section from its tab."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMenu

from kingdom_builder_qt.editor.sections.page.section_page import SectionPage
from kingdom_builder_qt.editor.sections.window.tabs import SectionTabs


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
