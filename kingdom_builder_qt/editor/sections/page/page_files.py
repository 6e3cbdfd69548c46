"""The file of one section: saving, detecting changes on the disk, reloading."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Literal, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.disk import is_present
from kingdom_builder_qt.content.loader import is_section_place
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.sections import UNDECIDED, section_text
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.files.files import (
    AlreadyThere,
    FileTexts,
    Opened,
    SaveRefused,
    copy_of,
    is_shipped_file,
    open_section,
    own_folder,
    own_path,
    paste_section,
    save_new_section,
    save_over,
    save_section,
    text_in,
)
from kingdom_builder_qt.editor.sections.page.editor_dialogs import EditorDialogs
from kingdom_builder_qt.editor.sections.page.naming import Naming
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    ask_place,
    folder_elsewhere,
    made,
    reachable,
    save_by,
)
from kingdom_builder_qt.ui.desktop.files.file_errors import ChangedOutside, error_text
from kingdom_builder_qt.ui.desktop.files.file_queues import FileReader, FileSaver
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, queue_settings
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.file_in_use_texts import FileInUseTexts
from kingdom_builder_qt.ui.words.name_texts import content_name

tr = translator(__name__)

_BUTTON = QMessageBox.StandardButton
Place: TypeAlias = Literal["shipped", "own", "outside"]
Writer: TypeAlias = Callable[[Path, Section, Catalog], object]


class PageFiles(QObject):
    """Dialogs do not block the program: the continuation after an answer is a call.

    The text of the file when it was last read or saved is stored.  A save compares it with the disk
    in its thread, `check_disk` does so when the user returns to the window.  Changes by other
    programs are compared, or reloaded as an undo step.  `catalog` may be replaced.
    """

    saved = Signal(object)  # Path
    message = Signal(str)
    problems_changed = Signal(object)  # problems of the file that no check reports
    wanted = Signal()  # a question follows: the section should be visible behind it
    outside_changed = Signal(object)  # Path of a file that the game does not read, else None
    conflict_changed = Signal(object)  # Path of a file changed by another program, else None

    def __init__(
        self,
        document: SectionDocument,
        catalog: Catalog,
        settings: Settings,
        dialogs: EditorDialogs,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document, self.catalog = document, catalog
        self._settings, self._dialogs = settings, dialogs
        self.reader, self.saver = FileReader(self), FileSaver(self)
        self.saver.held.connect(self._on_held)
        self._is_canonical = True
        self._on_disk: str | None = None  # the last known text of the file
        self._check: Task | None = None  # a check for changes by other programs
        self._is_due = False
        # Changes of the file by this program that are not processed yet: a text that replaced
        # another one, or (None) a new name from the list of sections.
        self._own_changes: list[tuple[str, str] | None] = []
        self.naming = Naming(document, self)

    # -- another section ---------------------------------------------------------------------------

    def edit(
        self,
        section: Section,
        path: Path | None = None,
        problems: Sequence[Problem] = (),
        *,
        saved: bool | None = None,
    ) -> None:
        """Edit another section, without asking; by default it is unsaved if it has no file."""
        self.reader.cancel()  # cancels a reading in progress
        self._is_canonical, self._on_disk = True, None
        self._own_changes.clear()
        self._document.replace(section, path, saved=path is not None if saved is None else saved)
        self.problems_changed.emit(problems)
        self.outside_changed.emit(None)
        self.conflict_changed.emit(None)

    def edit_copy(self, section: Section) -> None:
        """Edit a copy of a section that comes with the game, without asking."""
        self.edit(copy_of(section, self.catalog), saved=True)  # unsaved only after a change
        text = tr("{name} comes with the game, so you are editing your own copy.")
        if ("section", section.id) in self.catalog.pack_entries:
            text = tr("{name} belongs to a pack, so you are editing your own copy.")
        self.message.emit(text.format(name=content_name(section.name)))

    def edit_file(self, section: Section, path: Path, opened: Opened, place: Place) -> None:
        """Edit the section of an opened file, without asking."""
        if place == "shipped":
            self.edit_copy(section)
            return
        self.edit(section, path, unchecked_problems(opened))
        self._is_canonical, self._on_disk = opened.is_canonical, opened.text
        self._tell_place(path, place)
        self._remember(path)

    def _tell_place(self, path: Path, place: Place) -> None:
        self.outside_changed.emit(path if place == "outside" else None)

    def copy_text(self) -> None:
        """Copy the section to the clipboard as the text of its file."""
        try:
            text = section_text(self._document.section, self.catalog.terrains)
        except ValueError:
            reason = str(FileTexts().refusal("too_many_kinds"))
            self._tell(tr("The section cannot be copied as text yet."), reason)
            return
        QGuiApplication.clipboard().setText(text)
        self.message.emit(tr("The section was copied as text."))

    # -- save --------------------------------------------------------------------------------------

    def save(self, then: Callable[[], object] | None = None) -> None:
        """Save to the section's file; the first time, among the game's own sections."""
        path = self._document.path
        if path is None:
            self.add_to_game(then)
        elif self._is_canonical:
            self._save_known(path, then)
        else:
            self._ask_tidy(path, then)

    def add_to_game(self, then: Callable[[], object] | None = None) -> None:
        """Save in the folder that the game reads, with the name of the section."""
        show, save = self._show, partial(self._save_own, then)
        self.naming.complete(self.catalog, show, self._dialogs.window, save)

    def _save_own(
        self, then: Callable[[], object] | None, write: Writer = save_new_section
    ) -> None:
        try:
            path = own_path(self._document.section)
        except SaveRefused as refusal:
            self._tell(tr("The section was not saved."), str(refusal))
            return
        self.save_to(path, then, write)

    def _ask_replace(
        self, path: Path, taken: frozenset[str], then: Callable[[], object] | None
    ) -> None:
        box = self._dialogs.box(
            tr("There is already a section file {file}.").format(file=path.name),
            tr("Keep both and give this one a new ID, or replace the other one."),
        )
        roles = QMessageBox.ButtonRole
        both = box.addButton(tr("Keep both"), roles.AcceptRole)
        replace = box.addButton(tr("Replace"), roles.DestructiveRole)
        box.setEscapeButton(box.addButton(_BUTTON.Cancel))
        box.setDefaultButton(both)
        both.clicked.connect(lambda: self._save_beside(taken, then))
        replace.clicked.connect(lambda: self._save_own(then, save_section))
        self._show(box)

    def _save_beside(self, taken: frozenset[str], then: Callable[[], object] | None) -> None:
        self.naming.make_unique(self.catalog, taken)
        self._save_own(then)

    def _ask_tidy(self, path: Path, then: Callable[[], object] | None) -> None:
        box = self._dialogs.box(
            tr("Saving rewrites {file}.").format(file=path.name),
            tr(
                "Comments and the order of its lines will be lost; the section itself "
                "stays the same."
            ),
        )
        box.setStandardButtons(_BUTTON.Save | _BUTTON.Cancel)
        box.accepted.connect(lambda: self._save_known(path, then))
        self._show(box)

    def _save_known(self, path: Path, then: Callable[[], object] | None) -> None:
        """Save to the opened file, unless another program has changed it."""
        known = self._on_disk
        self.save_to(path, then, save_section if known is None else partial(save_over, known))

    def ask_save(self, then: Callable[[], object] | None = None) -> None:
        """Let the user choose a file, starting in the present folder."""
        self.naming.wanted.emit()
        self._ask_place(lambda path: self.save_to(path, then))

    def _ask_place(
        self, call: Callable[[Path], object], find: Callable[[], Path] | None = None
    ) -> None:
        def show(folder: Path) -> None:
            dialog = file_dialog(tr("Save the section"), folder, self._dialogs.window)
            save_by(dialog, self._suggested().name, ".yaml", call, self._show)

        ask_place(self, find or first_folder(self._document.path), show)

    def ask_save_elsewhere(self) -> None:
        """Let the user choose a file outside the content folder, which cannot be written to.

        A save in progress is redirected there.
        """
        self._ask_place(self._save_elsewhere, folder_elsewhere)

    def _save_elsewhere(self, path: Path) -> None:
        if self.saver.is_busy:
            self.saver.save_elsewhere(path)
        else:
            self.save_to(path)

    def _suggested(self) -> Path:
        try:
            return self._document.path or own_path(self._document.section)
        except SaveRefused:
            return own_folder() / "section.yaml"

    def save_to(
        self,
        path: Path,
        then: Callable[[], object] | None = None,
        write: Writer = save_section,
    ) -> None:
        """Save to a file; `then` is called if the section did not change during the save."""
        section = self._document.section
        self.saver.save(
            path,
            partial(_written, write, path, section, self.catalog),
            partial(self._on_written, path, section, then),
            partial(self._on_refused, path, then),
            lambda other: self.save_to(other, then),
        )

    def _on_held(self, path: Path) -> None:
        self.message.emit(FileInUseTexts().waiting(path))

    def _on_refused(
        self, path: Path, then: Callable[[], object] | None, error: BaseException
    ) -> None:
        if isinstance(error, AlreadyThere):
            self._ask_replace(path, error.taken, then)
        elif isinstance(error, ChangedOutside):
            self._ask_overwrite(path, then)
        elif isinstance(error, SaveRefused | OSError):
            reason = error_text(error)
            self._tell(tr("The section was not saved."), reason)
        else:
            raise error

    def _on_written(
        self,
        path: Path,
        section: Section,
        then: Callable[[], object] | None,
        answer: _Written | Path | None,
    ) -> bool:
        """Report the file of a section; None: a newer save has replaced this one.

        After a wait for a blocked file the answer is only its path.
        """
        written = answer.path if isinstance(answer, _Written) else answer
        if written is not None and written != path:
            self._tell(FileInUseTexts().unchanged(path), FileInUseTexts().kept(written))
            return False
        self._on_disk = answer.text if isinstance(answer, _Written) else None
        if isinstance(answer, _Written):
            self._tell_place(answer.path, answer.place)
        self.conflict_changed.emit(None)
        if written is not None and self._document.section is section:
            self._on_saved(path, then)
        elif written is not None:
            # The section was edited during the save, so the disk does not have the newest state.
            self._is_canonical = True
            self._document.set_path(path)
            self._remember(path)
            self.saved.emit(path)
        return True

    def _on_saved(self, path: Path, then: Callable[[], object] | None) -> None:
        self._is_canonical = True
        self._document.mark_saved(path)
        self.problems_changed.emit(())
        self._remember(path)
        self.message.emit(tr("Saved as {file}").format(file=path))
        self.saved.emit(path)
        if then is not None:
            then()

    # -- changes by other programs
    # -------------------------------------------------------------------

    def check_disk(self) -> None:
        """Check whether another program has changed the file; `conflict_changed` follows."""
        path = self._document.path
        if path is None or self._on_disk is None or self.saver.is_busy:
            return
        if self.is_checking:
            self._is_due = True
            return
        self._check = Task(
            self, partial(_read_state, path), partial(self._on_read_state, path, self._on_disk)
        )

    @property
    def is_checking(self) -> bool:
        """Whether a check of the file is in progress."""
        return self._check is not None and not self._check.is_over

    def follow_list(self) -> None:
        """Adopt the new name that the list of sections gave the file; unsaved work stays.

        Any other difference was written by another program.
        """
        self._own_changes.append(None)
        self.check_disk()

    def follow(self, before: str, after: str) -> None:
        """Adopt a text with which this program has replaced the known one."""
        self._own_changes.append((before, after))
        self.check_disk()

    def _on_read_state(self, path: Path, known: str, found: tuple[str | None, bool]) -> None:
        if self._is_due:
            self._is_due = False
            self.check_disk()
            return
        text, is_there = found
        own, self._own_changes = self._own_changes, []
        if (self._document.path, self._on_disk) != (path, known) or self.saver.is_busy:
            return
        is_other = text is not None and text != known
        if is_other and (known, text) in own and not self._document.is_modified:
            self.reload()
            return
        if text is not None and None in own and self._take_name(known, text):
            return
        if not is_there:
            self._on_disk = None
            self._document.stack.resetClean()
            self.message.emit(
                tr("{file} was deleted. Saving will create it again.").format(file=path.name)
            )
        self.conflict_changed.emit(path if is_other else None)

    def _take_name(self, known: str, text: str) -> bool:
        """Adopt the new name in a file; False if the text differs otherwise, too."""
        before, now = (paste_section(one, self.catalog) for one in (known, text))
        if before.section is None or now.section is None or known == text:
            return False
        name = now.section.name
        try:
            expected = section_text(replace(before.section, name=name), self.catalog.terrains)
        except ValueError:
            return False
        if text != expected:
            return False
        was_modified = self._document.is_modified
        self._document.set_header("name", name)
        if was_modified:
            self._document.stack.resetClean()  # no earlier step is the state of the file
        else:
            self._document.stack.setClean()
        self._taken(now)
        return True

    def _ask_overwrite(self, path: Path, then: Callable[[], object] | None) -> None:
        box = self._dialogs.box(
            tr("{file} has been changed outside this window.").format(file=path.name),
            tr("Saving would overwrite that change. Reloading can be undone."),
        )
        roles = QMessageBox.ButtonRole
        overwrite = box.addButton(tr("Overwrite"), roles.DestructiveRole)
        reload = box.addButton(tr("Reload"), roles.AcceptRole)
        compare = box.addButton(tr("Compare…"), roles.ActionRole)
        box.setEscapeButton(box.addButton(_BUTTON.Cancel))
        box.setDefaultButton(compare)
        overwrite.clicked.connect(lambda: self.save_to(path, then))
        reload.clicked.connect(self.reload)
        compare.clicked.connect(lambda: self.compare(lambda: self._save_known(path, then)))
        self._show(box)

    def reload(self) -> None:
        """Adopt the contents of the file, as a step that can be undone."""
        self._read_again(self._take)

    def compare(self, then: Callable[[], object] | None = None) -> None:
        """Show the section next to the contents of its file; `then` is called if it stays."""
        self._read_again(partial(self._show_comparison, then))

    def _read_again(self, then: Callable[[Path, Section, Opened], None]) -> None:
        path, catalog = self._document.path, self.catalog
        if path is None:
            return

        def take(opened: Opened) -> None:
            if opened.section is None:
                text = tr("{file} cannot be opened.")
                self.wanted.emit()
                self._dialogs.tell_problems(text.format(file=path.name), opened)
            else:
                then(path, opened.section, opened)

        self.reader.read(path.name, lambda: open_section(path, catalog), take)

    def _take(self, path: Path, section: Section, opened: Opened) -> None:
        if section.is_island is self._document.section.is_island:
            self._document.take(section, tr("Reload"))
            self._document.mark_saved(path)
            self._taken(opened)
        else:  # undo cannot change the shape
            self.ask_about_changes(partial(self._take_other, path, section, opened))

    def _take_other(self, path: Path, section: Section, opened: Opened) -> None:
        self._document.replace(section, path)
        self._taken(opened)

    def _taken(self, opened: Opened) -> None:
        self._is_canonical, self._on_disk = opened.is_canonical, opened.text
        self.problems_changed.emit(unchecked_problems(opened))
        self.conflict_changed.emit(None)

    def _show_comparison(
        self, then: Callable[[], object] | None, path: Path, section: Section, opened: Opened
    ) -> None:
        from kingdom_builder_qt.editor.sections.page.compare_dialog import CompareDialog

        mine, window = self._document.section, self._dialogs.window
        dialog = CompareDialog(mine, section, path, self.catalog, window)
        dialog.accepted.connect(lambda: self._take(path, section, opened))
        dialog.kept.connect(lambda: self._keep_own(opened, then))
        self._show(dialog)

    def _keep_own(self, opened: Opened, then: Callable[[], object] | None) -> None:
        """Keep the section of the window: the next save, possibly `then`, replaces the compared
        text.
        """
        self._on_disk = opened.text
        self._document.stack.resetClean()
        self.conflict_changed.emit(None)
        if then is not None:
            then()

    def ask_about_changes(self, then: Callable[[], object]) -> None:
        """Call `then` at once if there are no unsaved changes, else after a question."""
        if not self._document.is_modified:
            then()
            return
        name = self._document.section.name or tr("The section")
        box = self._dialogs.box(tr("{name} has unsaved changes.").format(name=name))
        box.setStandardButtons(_BUTTON.Save | _BUTTON.Discard | _BUTTON.Cancel)
        box.setDefaultButton(_BUTTON.Save)
        box.button(_BUTTON.Save).setText(tr("&Save"))
        box.button(_BUTTON.Discard).setText(tr("&Discard"))
        box.button(_BUTTON.Cancel).setText(tr("&Cancel"))
        box.button(_BUTTON.Save).clicked.connect(lambda: self.save(then))
        box.button(_BUTTON.Discard).clicked.connect(lambda: then())
        self._show(box)

    # -- dialogs -----------------------------------------------------------------------------------

    def _remember(self, path: Path) -> None:
        self._settings.add_recent_section(path)
        queue_settings(self._settings)

    def _show(self, dialog: QDialog) -> None:
        self.wanted.emit()
        self._dialogs.show(dialog)

    def _tell(self, text: str, more: str) -> None:
        self.wanted.emit()
        self._dialogs.tell(text, more)


@dataclass(frozen=True, slots=True)
class _Written:
    """A saved file, its place and its text."""

    path: Path
    place: Place
    text: str


def _written(write: Writer, path: Path, section: Section, catalog: Catalog) -> _Written:
    """Save a section; called in a thread."""
    write(path, section, catalog)
    return _Written(path, place_of(path), section_text(section, catalog.terrains))


def _read_state(path: Path) -> tuple[str | None, bool]:
    """Return the text of a section file and whether it exists; called in a thread."""
    return text_in(path), is_present(path)


def file_dialog(title: str, folder: Path, window: QWidget) -> QFileDialog:
    """Return a dialog for section files that starts in a folder."""
    kinds = tr("Sections (*.yaml);;All files (*)")
    return QFileDialog(window, title, str(folder), kinds)


def first_folder(path: Path | None) -> Callable[[], Path]:
    """Return a function for a thread: the first folder of a dialog, that of a file or our own."""
    return partial(made, own_folder()) if path is None else partial(reachable, path.parent)


def place_of(path: Path) -> Place:
    """Return the role of a file for the game."""
    if is_shipped_file(path):
        return "shipped"
    return "own" if is_section_place(path) else "outside"


def unchecked_problems(opened: Opened) -> tuple[Problem, ...]:
    """Return the problems of the file, unless checks of the section report all of them."""
    if not opened.has_errors or opened.is_canonical:
        return ()
    return tuple(problem for problem in opened.problems if problem.message != UNDECIDED)
