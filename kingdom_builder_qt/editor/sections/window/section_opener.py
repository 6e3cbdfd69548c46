"""Opens sections in tabs: new ones, files, texts, and leftovers of a crash."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.disk import absolute
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.editor.sections.files.files import (
    Opened,
    is_shipped,
    open_section,
    paste_section,
)
from kingdom_builder_qt.editor.sections.files.leftover_bin import LeftoverBin
from kingdom_builder_qt.editor.sections.files.recovery import Leftover, leftovers
from kingdom_builder_qt.editor.sections.page.editor_dialogs import EditorDialogs
from kingdom_builder_qt.editor.sections.page.page_files import (
    Place,
    file_dialog,
    first_folder,
    place_of,
    unchecked_problems,
)
from kingdom_builder_qt.editor.sections.page.section_page import SectionPage
from kingdom_builder_qt.editor.sections.window.tabs import SectionTabs
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    ask_place,
)
from kingdom_builder_qt.ui.desktop.files.file_queues import FileReader
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.settings.values import MAX_TABS
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

PageMaker: TypeAlias = Callable[[], SectionPage]


class Opener(QObject):
    """Opens each section in a new tab, or in that of an unused blank section.

    `catalog` may be replaced.
    """

    leftovers_found = Signal(int)  # the number of unsaved sections that can be restored

    def __init__(
        self,
        catalog: Catalog,
        tabs: SectionTabs,
        make_page: PageMaker,
        settings: Settings,
        dialogs: EditorDialogs,
        parent: QObject,
    ) -> None:
        """Open in `tabs`; `make_page` returns a blank page that is already among them."""
        super().__init__(parent)
        self.catalog, self._tabs, self._make_page = catalog, tabs, make_page
        self._settings, self._dialogs = settings, dialogs
        self.reader, self.bin = FileReader(self, keeps_all=True), LeftoverBin(self)
        self._restored: set[Path] = set()  # leftovers open in a tab, until they are removed
        self._search: Task | None = None

    def page(self, *, shown: bool = True) -> SectionPage:
        """Return an unused page, in front if `shown`."""
        page = self._tabs.page
        if not page.is_unused:
            page = self._make_page()
            if shown:
                self._tabs.show_page(page)
        return page

    # -- new and open ------------------------------------------------------------------------------

    def new(self) -> None:
        from kingdom_builder_qt.editor.sections.window.new_section_dialog import NewSectionDialog

        dialog = NewSectionDialog(self.catalog, self._dialogs.window)
        dialog.accepted.connect(lambda: self._begin(dialog.section))
        self._dialogs.show(dialog)

    def _begin(self, section: Section | None) -> None:
        if section is not None:
            is_blank = set(section.cells) == {Cell()}  # nothing of it would be lost
            self.page().files.edit(section, saved=is_blank or None)

    def edit(self, section: Section) -> None:
        """Edit a section of the catalog: the file of an own section, a copy of any other."""
        path = self.catalog.section_files.get(section.id)
        if path is None or is_shipped(section.id, self.catalog):
            self.edit_copy(section)
        else:
            self.open(path)

    def edit_copy(self, section: Section) -> None:
        """Edit a copy of a section that comes with the game."""
        self.page().files.edit_copy(section)

    def ask_open(self) -> None:
        ask_place(self, first_folder(self._tabs.page.document.path), self._show_file_dialog)

    def _show_file_dialog(self, folder: Path) -> None:
        dialog = file_dialog(tr("Open a section"), folder, self._dialogs.window)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.open(*map(Path, names)))
        self._dialogs.show(dialog)

    def open(self, *paths: Path) -> None:
        """Read files and open each in a tab; show the tab of a file that is already open."""
        for path in paths:
            if not self._show_open(path):
                self._read(path, partial(self._take, paths))

    def open_again(self, paths: Sequence[Path], front: Path, *, asked: Path | None) -> None:
        """Open files in the background, except `front`.

        An error is reported only for the `asked` file; the others may have been deleted.
        """
        for path in paths:
            is_quiet = asked is None or absolute(path) != absolute(asked)
            self._read(path, partial(self._take_again, paths, front, is_quiet))

    def _show_open(self, path: Path) -> bool:
        """Show the tab of a file; return whether it is open."""
        page = self._tabs.page_of(path)
        if page is not None:
            self._tabs.show_page(page)
            page.check_disk()
        return page is not None

    def _read(self, path: Path, take: Callable[[Path, Opened, Place], object]) -> None:
        catalog = self.catalog
        self.reader.read(
            path.name,
            lambda: (open_section(path, catalog), place_of(path)),
            lambda found: take(path, *found),
        )

    def _take(self, together: Sequence[Path], path: Path, opened: Opened, place: Place) -> None:
        """Edit a file; files opened `together` stay in their order."""
        if opened.section is None:
            self._forget(path)
            text = tr("{file} cannot be opened.").format(file=path.name)
            self._dialogs.tell_problems(text, opened)
        elif not self._show_open(path):  # it may have been opened during the reading
            self.page().files.edit_file(opened.section, path, opened, place)
            self._tabs.order(together)

    def _take_again(
        self,
        together: Sequence[Path],
        front: Path,
        is_quiet: bool,
        path: Path,
        opened: Opened,
        place: Place,
    ) -> None:
        is_front = path == front
        if opened.section is None and is_quiet:
            return
        if opened.section is None or is_front:
            self._take(together, path, opened, place)
        elif self._tabs.page_of(path) is None:
            page = self.page(shown=False)
            page.files.edit_file(opened.section, path, opened, place)
            self._tabs.order(together)

    def paste_text(self) -> None:
        """Open the text of the clipboard as a section."""
        opened = paste_section(QGuiApplication.clipboard().text(), self.catalog)
        if opened.section is None:
            text = tr("The text on the clipboard is not a section.")
            self._dialogs.tell_problems(text, opened)
            return
        self.page().files.edit(opened.section, problems=unchecked_problems(opened))

    # -- after a crash -----------------------------------------------------------------------------

    def offer_leftovers(self, asked: Path | None = None) -> None:
        """Offer unsaved sections of programs that did not end properly.

        Unreadable ones are reported, too.  If the user opened a file, and none of the sections is
        that one, they are only announced by `leftovers_found`.
        """
        done = partial(self._on_leftovers, asked)
        self._search = Task(self, partial(leftovers, self.catalog), done)

    @property
    def is_checking(self) -> bool:
        """Whether the search for leftovers is in progress."""
        return self._search is not None and not self._search.is_over

    def _on_leftovers(self, asked: Path | None, answer: tuple[list[Leftover], list[Path]]) -> None:
        found = [one for one in answer[0] if one.path not in self._restored]
        aside = answer[1]
        text = tr("A section could not be read. Its file was moved to {file}.")
        lines = "\n".join(text.format(file=path) for path in aside)
        originals = [absolute(one.original) for one in found if one.original is not None]
        is_other = asked is not None and absolute(asked) not in originals
        if not found or is_other:
            self.leftovers_found.emit(len(found))
            if aside:
                title = tr("Unsaved changes from last time cannot be recovered.")
                self._dialogs.tell(title, lines)
            return
        self.leftovers_found.emit(0)
        from kingdom_builder_qt.editor.sections.window.recovery_dialog import RecoveryDialog

        dialog = RecoveryDialog(found, lines, self.catalog, self._dialogs.window)
        dialog.restored.connect(self._restore_all)
        dialog.discarded.connect(self.bin.discard)
        dialog.wanted_back.connect(self.bin.restore)
        self._dialogs.show(dialog)

    def _restore_all(self, chosen: Sequence[Leftover], left: int) -> None:
        """Edit leftovers, the last one in front, and announce the remaining ones."""
        for leftover in chosen:
            self._restore(leftover)
        self.leftovers_found.emit(left)

    def _restore(self, leftover: Leftover) -> None:
        """Edit a leftover; it is removed once the draft of its page is on the disk."""
        self._restored.add(leftover.path)
        original = leftover.original
        page = self._tabs.page_of(original) if original is not None else None
        if page is None or page.document.is_modified:
            page = self.page()
        self._tabs.show_page(page)
        page.files.edit(leftover.section, original, saved=False)
        page.recovery.replace(leftover.path)

    # -- recent files ------------------------------------------------------------------------------

    @property
    def recent(self) -> list[Path]:
        """The last used files, newest first."""
        return [Path(name) for name in self._settings.recent_sections]

    def _forget(self, path: Path) -> None:
        self._settings.forget_recent_section(path)


class TabSession(QObject):
    """Stores the open files in the settings after `reopen`; `EditorWindow` writes the settings."""

    def __init__(
        self, tabs: SectionTabs, opener: Opener, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._tabs, self._opener, self._settings = tabs, opener, settings
        self._has_begun = False
        tabs.page_changed.connect(self.note)
        tabs.pages_changed.connect(self.note)

    def note(self) -> None:
        """Store the open files, unless some are still being read."""
        if not self._has_begun or self._opener.reader.is_busy:
            return
        paths = [page.document.path for page in self._tabs.pages]
        self._settings.editor_tabs = [_name(path) for path in paths if path is not None][:MAX_TABS]
        front = self._tabs.page.document.path
        self._settings.editor_front = _name(front) if front is not None else ""

    def reopen(self, path: Path | None = None) -> None:
        """Open the files of the last session, if the user wants that, and `path` in front."""
        settings = self._settings
        wanted = settings.editor_tabs if settings.editor_reopens else []
        paths = [Path(name) for name in wanted]
        if path is not None and absolute(path) not in paths:
            paths.append(absolute(path))
        front = absolute(path) if path is not None else Path(settings.editor_front)
        self._has_begun = True
        self._opener.open_again(paths, front, asked=path)


def _name(path: Path) -> str:
    return str(absolute(path))
