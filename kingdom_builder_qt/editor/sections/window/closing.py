"""Closing of pages and the window, with the question about unsaved changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.editor.sections.page.editor_dialogs import EditorDialogs
from kingdom_builder_qt.editor.sections.page.section_page import SectionPage
from kingdom_builder_qt.editor.sections.window.tabs import SectionTabs
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.rows_model import HighRows
from kingdom_builder_qt.ui.desktop.widgets.style import button_box, label, tight
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.foreign_text import replace_surrogates, truncated

tr = translator(__name__)


class UnsavedDialog(QDialog):
    """Open it with `open()`."""

    agreed = Signal(object)  # list of pages to save; the others are discarded

    def __init__(self, pages: Sequence[SectionPage], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Unsaved sections"))
        self._pages = list(pages)
        self.list = QListWidget()
        self.list.setAccessibleName(self.windowTitle())
        self.list.setItemDelegate(HighRows(self.list))
        for page in self._pages:
            self.list.addItem(_item(page))
        self.list.setCurrentRow(0)
        self.list.itemChanged.connect(self._follow)
        self.save, self.discard = QPushButton(), QPushButton(tr("&Discard all"))
        self.cancel = QPushButton(tr("Cancel"))
        self.save.setDefault(True)
        for button in (self.discard, self.cancel):
            button.setAutoDefault(False)
        self.save.clicked.connect(lambda: self._agree(self.chosen))
        self.discard.clicked.connect(lambda: self._agree([]))
        self.cancel.clicked.connect(self.reject)
        rows = QVBoxLayout(self)
        tight(rows, 12, 16)
        text = tr(
            "{count} sections have unsaved changes. Changes in unchecked sections will be lost."
        )
        rows.addWidget(label(text.format(count=len(pages)), wrap=True))
        rows.addWidget(self.list, 1)
        rows.addWidget(button_box(self, [self.save], self.cancel, discard=self.discard))
        self._follow()

    @property
    def chosen(self) -> list[SectionPage]:
        checked = Qt.CheckState.Checked
        return [
            page
            for row, page in enumerate(self._pages)
            if self.list.item(row).checkState() == checked
        ]

    def _follow(self) -> None:
        count = len(self.chosen)
        all_, some = tr("&Save all"), tr("&Save checked")
        self.save.setText(all_ if count == len(self._pages) else some)
        self.save.setEnabled(bool(count))

    def _agree(self, pages: list[SectionPage]) -> None:
        self.accept()
        self.agreed.emit(pages)


def _item(page: SectionPage) -> QListWidgetItem:
    path = page.document.path
    file = f" ({truncated(replace_surrogates(path.name))})" if path is not None else ""
    item = QListWidgetItem(f"{replace_surrogates(page.name)}{file}")
    item.setCheckState(Qt.CheckState.Checked)
    if path is not None:
        set_tooltip(item, str(path))
    return item


class Closing(QObject):
    """Waits for saves in progress, then asks once about all unsaved changes."""

    def __init__(self, tabs: SectionTabs, dialogs: EditorDialogs, parent: QObject) -> None:
        super().__init__(parent)
        self._tabs, self._dialogs = tabs, dialogs

    def must_ask(self, pages: Sequence[SectionPage]) -> bool:
        """Return whether pages cannot close at once."""
        return any(page.files.saver.is_busy or page.document.is_modified for page in pages)

    def ask(self, pages: Sequence[SectionPage], then: Callable[[], object]) -> None:
        """Call `then` when these pages may close; not if the user cancels."""
        busy = next((page for page in pages if page.files.saver.is_busy), None)
        if busy is not None:  # saves in progress come first
            self._tabs.show_page(busy)
            busy.files.saver.call_after(partial(self.ask, pages, then))
            return
        unsaved = [page for page in pages if page.document.is_modified]
        if len(unsaved) > 1:
            dialog = UnsavedDialog(unsaved, self._dialogs.window)
            dialog.agreed.connect(lambda chosen: self._save(chosen, then))
            self._dialogs.show(dialog)
        elif unsaved:
            unsaved[0].files.ask_about_changes(then)
        else:
            then()

    def _save(self, pages: list[SectionPage], then: Callable[[], object]) -> None:
        """Save one after the other; if one fails, all pages stay open."""
        if pages:
            pages[0].files.save(partial(self._save, pages[1:], then))
        else:
            then()
