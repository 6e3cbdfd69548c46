"""Opens the window of own tiles and cards beside the section editor, and closes it with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog, Problem
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.workbench.unsaved_entries import has_leftovers
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.widgets.notice import Notice

if TYPE_CHECKING:
    from kingdom_builder_qt.editor.workbench.entries_window import EntriesWindow


class EntriesWindowOpener(QObject):
    """Keeps at most one such window; it is imported when it is asked for.

    `notice` says that it would show unsaved changes of a program that was killed.
    """

    saved = Signal(object)  # what files held before and hold now, by Path
    closed = Signal()  # what was not saved is gone

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.window: EntriesWindow | None = None
        self.notice = Notice(self.tr("Show…"), can_close=True)

    def tell_leftovers(self) -> None:
        """Say so if there are unsaved changes that the window would recover."""
        if self.window is None:
            Task(self, has_leftovers, self._on_leftovers)

    def _on_leftovers(self, found: bool) -> None:
        if found and self.window is None:
            text = self.tr("Unsaved changes to your tiles and cards can be recovered.")
            self.notice.tell(text)

    def show(self, catalog: Catalog, section: Section, problem: Problem | None = None) -> None:
        """Show the window in front, and in it the entry that a problem is about.

        `section` is the one that is being drawn.
        """
        self.notice.hide()
        if self.window is None:
            from kingdom_builder_qt.editor.workbench.entries_window import EntriesWindow

            self.window = EntriesWindow(catalog)
            self.window.saved.connect(self.saved)
            self.window.closed.connect(self._forget)
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
        """Return whether something is unsaved: the user is asked, and `close` called after that."""
        if self.window is None or not self.window.document.is_modified:
            return False
        self._raise()

        def go_on() -> None:
            self.close()
            close()

        self.window.ask_lose(go_on)
        return True

    def close(self, *, is_lost: bool = True) -> None:
        """Close the window without asking; `is_lost` False: unsaved changes come back later."""
        if self.window is not None:
            self.window.close_anyway(is_lost=is_lost)

    def _forget(self) -> None:
        assert self.window is not None, "it is there until it is closed"
        self.window.deleteLater()
        self.window = None
        self.closed.emit()
