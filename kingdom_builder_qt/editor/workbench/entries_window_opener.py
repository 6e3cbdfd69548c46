"""Opens the workbench next to the section editor, and closes it with the editor."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog, Problem
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.workbench.unsaved_entries import has_leftovers
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.notice import Notice

if TYPE_CHECKING:
    from kingdom_builder_qt.editor.workbench.entries_window import EntriesWindow

tr = translator(__name__)


class EntriesWindowOpener(QObject):
    """Has at most one window, which is imported on first use.

    `notice` offers unsaved changes of a crashed program.
    """

    saved = Signal(object)  # old and new text by Path
    closed = Signal()  # unsaved changes are lost

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.window: EntriesWindow | None = None
        self.notice = Notice(tr("Show…"), can_close=True)

    def tell_leftovers(self) -> None:
        """Show the notice if there are unsaved changes to recover."""
        if self.window is None:
            Task(self, has_leftovers, self._on_leftovers)

    def _on_leftovers(self, found: bool) -> None:
        if found and self.window is None:
            text = tr("Unsaved changes to your tiles and cards can be recovered.")
            self.notice.tell(text)

    def show(self, catalog: Catalog, section: Section, problem: Problem | None = None) -> None:
        """Show the window, and the entry of a problem in it.

        `section` is the one in the editor.
        """
        self.notice.hide()
        if self.window is None:
            from kingdom_builder_qt.editor.workbench.entries_window import EntriesWindow

            self.window = EntriesWindow(catalog)
            self.window.saved.connect(self.saved)
            self.window.closed.connect(self._forget)
        self.window.files.language = catalog.language
        self.window.set_section(section)
        self._raise()
        if problem is not None:
            self.window.show_problem(problem)

    def _raise(self) -> None:
        assert self.window is not None, "there is a window to raise"
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def keeps_open(self, close: Callable[[], object]) -> bool:
        """Return whether there are unsaved changes; `close` then follows the user's answer."""
        if self.window is None or not self.window.document.is_modified:
            return False
        self._raise()

        def go_on() -> None:
            self.close()
            close()

        self.window.ask_about_changes(go_on)
        return True

    def close(self, *, is_lost: bool = True) -> None:
        """Close the window without asking; `is_lost` False: unsaved changes are restored later."""
        if self.window is not None:
            self.window.close_anyway(is_lost=is_lost)

    def _forget(self) -> None:
        assert self.window is not None, "it is there until it is closed"
        self.window.deleteLater()
        self.window = None
        self.closed.emit()
