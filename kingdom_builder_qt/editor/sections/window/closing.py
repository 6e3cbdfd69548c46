"""Closes pages and the window, after the question about what is unsaved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject

from kingdom_builder_qt.editor.sections.page.editor_dialogs import Dialogs
from kingdom_builder_qt.editor.sections.page.section_page import SectionPage
from kingdom_builder_qt.editor.sections.window.tabs import SectionTabs
from kingdom_builder_qt.editor.sections.window.unsaved_dialog import UnsavedDialog


class Closing(QObject):
    """What is being saved is waited for, what is unsaved is asked about once."""

    def __init__(self, tabs: SectionTabs, dialogs: Dialogs, parent: QObject) -> None:
        super().__init__(parent)
        self._tabs, self._dialogs = tabs, dialogs

    def must_ask(self, pages: Sequence[SectionPage]) -> bool:
        """Return whether pages cannot go at once."""
        return any(page.files.saver.is_busy or page.document.is_modified for page in pages)

    def ask(self, pages: Sequence[SectionPage], then: Callable[[], object]) -> None:
        """Call `then` once these pages may go; not if the user changes his mind."""
        busy = next((page for page in pages if page.files.saver.is_busy), None)
        if busy is not None:  # what the user wants to keep is kept first
            self._tabs.show_page(busy)
            busy.files.saver.call_after(partial(self.ask, pages, then))
            return
        unsaved = [page for page in pages if page.document.is_modified]
        if len(unsaved) > 1:
            dialog = UnsavedDialog(unsaved, self._dialogs.window)
            dialog.agreed.connect(lambda chosen: self._save(chosen, then))
            self._dialogs.show(dialog)
        elif unsaved:
            unsaved[0].files.ask_lose(then)
        else:
            then()

    def _save(self, pages: list[SectionPage], then: Callable[[], object]) -> None:
        """Save one after the other; one that cannot be saved stays open, and so do all."""
        if pages:
            pages[0].files.save(partial(self._save, pages[1:], then))
        else:
            then()
