"""The file of one section: saved, looked at, reloaded; the question about unsaved changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Literal, TypeAlias

from PySide6.QtCore import QCoreApplication, QObject, Signal
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
    folder_elsewhere,
    made,
    reachable,
    save_by,
)
from kingdom_builder_qt.ui.desktop.files.file_errors import ChangedOutside, words_of
from kingdom_builder_qt.ui.desktop.files.file_queues import FileReader, FileSaver
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, keep_settings
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.words.held_files import HeldTexts
from kingdom_builder_qt.ui.words.name_texts import content_name

_BUTTON = QMessageBox.StandardButton
Place: TypeAlias = Literal["shipped", "own", "outside"]
Writer: TypeAlias = Callable[[Path, Section, Catalog], object]


class PageFiles(QObject):
    """Dialogs do not stop the program: what follows an answer is a call.

    `catalog` may be replaced by a newer one.
    """

    saved = Signal(object)  # Path
    message = Signal(str)
    problems_changed = Signal(object)  # those of the file that no check sees
    wanted = Signal()  # a question is about to be asked: the section is to be seen behind it
    outside_changed = Signal(object)  # Path of the file while the game does not read it, else None
    conflict_changed = Signal(object)  # Path of a file that somebody else has changed, else None

    def __init__(
        self,
        document: SectionDocument,
        catalog: Catalog,
        settings: Settings,
        dialogs: EditorDialogs,
        parent: QObject,
    ) -> None:
        """Keep the file of a document."""
        super().__init__(parent)
        self._document, self.catalog = document, catalog
        self._settings, self._dialogs = settings, dialogs
        self.reader, self.saver = FileReader(self), FileSaver(self)
        self.saver.held.connect(self._on_held)
        self._is_canonical = True
        self._on_disk: str | None = None  # the text of the file as far as is known
        self._look: Task | None = None  # at what other programs did to the file
        self._is_due = False
        # What the program did to the file elsewhere, not looked at yet: a text in place of another
        # one, or (None) another name in the list of sections.
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
        """Edit another section, without asking; one without a file is unsaved, unless told."""
        self.reader.cancel()  # a file that is still being read is not wanted any more
        self._is_canonical, self._on_disk = True, None
        self._own_changes.clear()
        self._document.replace(section, path, saved=path is not None if saved is None else saved)
        self.problems_changed.emit(problems)
        self.outside_changed.emit(None)
        self.conflict_changed.emit(None)

    def edit_copy(self, section: Section) -> None:
        """Edit a copy of a section that comes with the game, without asking."""
        self.edit(copy_of(section, self.catalog), saved=True)  # looking at it changes nothing
        text = self.tr("{name} comes with the game, so you are editing your own copy.")
        if ("section", section.id) in self.catalog.pack_entries:
            text = self.tr("{name} belongs to a pack, so you are editing your own copy.")
        self.message.emit(text.format(name=content_name(section.name)))

    def edit_file(self, section: Section, path: Path, opened: Opened, place: Place) -> None:
        """Edit what was read from a file, without asking."""
        if place == "shipped":
            self.edit_copy(section)
            return
        self.edit(section, path, not_seen_by_checks(opened))
        self._is_canonical, self._on_disk = opened.is_canonical, opened.text
        self._tell_place(path, place)
        self._remember(path)

    def _tell_place(self, path: Path, place: Place) -> None:
        self.outside_changed.emit(path if place == "outside" else None)

    def copy_text(self) -> None:
        """Put the section on the clipboard as the text of its file."""
        try:
            text = section_text(self._document.section, self.catalog.terrains)
        except ValueError as error:
            self._tell(self.tr("The section cannot be copied as text yet."), str(error))
            return
        QGuiApplication.clipboard().setText(text)
        self.message.emit(self.tr("The section was copied as text."))

    # -- save --------------------------------------------------------------------------------------

    def save(self, then: Callable[[], object] | None = None) -> None:
        """Save where the section came from; the first time, among the game's own sections."""
        path = self._document.path
        if path is None:
            self.add_to_game(then)
        elif self._is_canonical:
            self._save_known(path, then)
        else:
            self._ask_tidy(path, then)

    def add_to_game(self, then: Callable[[], object] | None = None) -> None:
        """Save in the folder that the game reads, by the name of the section."""
        show, save = self._show, partial(self._save_own, then)
        self.naming.complete(self.catalog, show, self._dialogs.window, save)

    def _save_own(
        self, then: Callable[[], object] | None, write: Writer = save_new_section
    ) -> None:
        try:
            path = own_path(self._document.section)
        except SaveRefused as refusal:
            self._tell(self.tr("The section was not saved."), str(refusal))
            return
        self.save_to(path, then, write)

    def _ask_replace(
        self, path: Path, taken: frozenset[str], then: Callable[[], object] | None
    ) -> None:
        box = self._dialogs.box(
            self.tr("There is already a section file {file}.").format(file=path.name),
            self.tr("Keep both and give this one a new id, or replace the other one."),
        )
        roles = QMessageBox.ButtonRole
        both = box.addButton(self.tr("Keep both"), roles.AcceptRole)
        replace = box.addButton(self.tr("Replace"), roles.DestructiveRole)
        box.setEscapeButton(box.addButton(_BUTTON.Cancel))
        box.setDefaultButton(both)
        both.clicked.connect(lambda: self._save_beside(taken, then))
        replace.clicked.connect(lambda: self._save_own(then, save_section))
        self._show(box)

    def _save_beside(self, taken: frozenset[str], then: Callable[[], object] | None) -> None:
        self.naming.tell_apart(self.catalog, taken)
        self._save_own(then)

    def _ask_tidy(self, path: Path, then: Callable[[], object] | None) -> None:
        box = self._dialogs.box(
            self.tr("Saving rewrites {file}.").format(file=path.name),
            self.tr(
                "Comments and the order of its lines will be lost; the section itself "
                "stays the same."
            ),
        )
        box.setStandardButtons(_BUTTON.Save | _BUTTON.Cancel)
        box.accepted.connect(lambda: self._save_known(path, then))
        self._show(box)

    def _save_known(self, path: Path, then: Callable[[], object] | None) -> None:
        """Save in the file that was opened, unless somebody else has changed it."""
        known = self._on_disk
        self.save_to(path, then, save_section if known is None else partial(save_over, known))

    def ask_save(self, then: Callable[[], object] | None = None) -> None:
        """Let the user choose a file, beside the present one at first."""
        self.naming.wanted.emit()
        self._ask_place(lambda path: self.save_to(path, then))

    def _ask_place(self, call: Callable[[Path], object], folder: Path | None = None) -> None:
        if folder is None:
            known = self._document.path
            folder = made(own_folder()) if known is None else reachable(known.parent)
        dialog = file_dialog(self.tr("Save the section"), folder, self._dialogs.window)
        save_by(dialog, self._suggested().name, ".yaml", call, self._show)

    def ask_save_elsewhere(self) -> None:
        """Let the user choose a file beyond our folders, which cannot be written to.

        What is being saved meanwhile is saved there instead.
        """
        self._ask_place(self._save_elsewhere, folder_elsewhere())

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
        """Save in a file; `then` is called once it is there and nothing was drawn meanwhile."""
        section = self._document.section
        self.saver.save(
            path,
            partial(_written, write, path, section, self.catalog),
            partial(self._on_written, path, section, then),
            partial(self._on_refused, path, then),
            lambda other: self.save_to(other, then),
        )

    def _on_held(self, path: Path) -> None:
        self.message.emit(HeldTexts().waiting(path))

    def _on_refused(
        self, path: Path, then: Callable[[], object] | None, error: BaseException
    ) -> None:
        if isinstance(error, AlreadyThere):
            self._ask_replace(path, error.taken, then)
        elif isinstance(error, ChangedOutside):
            self._ask_overwrite(path, then)
        elif isinstance(error, SaveRefused | OSError):
            reason = words_of(error) if isinstance(error, OSError) else str(error)
            self._tell(self.tr("The section was not saved."), reason)
        else:
            raise error

    def _on_written(
        self,
        path: Path,
        section: Section,
        then: Callable[[], object] | None,
        answer: _Written | Path | None,
    ) -> bool:
        """Tell where a section is; None: a newer one took its place.

        Who waited for a file that was held open knows its path alone.
        """
        written = answer.path if isinstance(answer, _Written) else answer
        if written is not None and written != path:
            self._tell(HeldTexts().unchanged(path), HeldTexts().kept(written))
            return False
        self._on_disk = answer.text if isinstance(answer, _Written) else None
        if isinstance(answer, _Written):
            self._tell_place(answer.path, answer.place)
        self.conflict_changed.emit(None)
        if written is not None and self._document.section is section:
            self._on_saved(path, then)
        elif written is not None:
            # It was drawn on meanwhile: what is on the disk is not the newest.
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
        self.message.emit(self.tr("Saved as {file}").format(file=path))
        self.saved.emit(path)
        if then is not None:
            then()

    # -- changed by somebody else ------------------------------------------------------------------

    def look_outside(self) -> None:
        """Find out whether somebody else has changed the file; `conflict_changed` follows then."""
        path = self._document.path
        if path is None or self._on_disk is None or self.saver.is_busy:
            return
        if self.is_looking:
            self._is_due = True
            return
        self._look = Task(self, partial(_look, path), partial(self._on_looked, path, self._on_disk))

    @property
    def is_looking(self) -> bool:
        """Return whether the file is being looked at."""
        return self._look is not None and not self._look.is_over

    def follow_list(self) -> None:
        """Take over another name that the list of sections gave the file: unsaved work stays.

        Whatever else the file holds was written by another program.
        """
        self._own_changes.append(None)
        self.look_outside()

    def follow(self, before: str, after: str) -> None:
        """Take over a text that the program has put in the place of the one that is known here."""
        self._own_changes.append((before, after))
        self.look_outside()

    def _on_looked(self, path: Path, known: str, found: tuple[str | None, bool]) -> None:
        if self._is_due:
            self._is_due = False
            self.look_outside()
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
                self.tr("{file} was deleted. Saving will create it again.").format(file=path.name)
            )
        self.conflict_changed.emit(path if is_other else None)

    def _take_name(self, known: str, text: str) -> bool:
        """Take over the name of a file that was given another one; False if that is not all."""
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
            self._document.stack.resetClean()  # no step before this one is what the file holds
        else:
            self._document.stack.setClean()
        self._taken(now)
        return True

    def _ask_overwrite(self, path: Path, then: Callable[[], object] | None) -> None:
        box = self._dialogs.box(
            self.tr("{file} has been changed outside this window.").format(file=path.name),
            self.tr("Saving would overwrite that change. Reloading can be undone."),
        )
        roles = QMessageBox.ButtonRole
        overwrite = box.addButton(self.tr("Overwrite"), roles.DestructiveRole)
        reload = box.addButton(self.tr("Reload"), roles.AcceptRole)
        compare = box.addButton(self.tr("Compare…"), roles.ActionRole)
        box.setEscapeButton(box.addButton(_BUTTON.Cancel))
        box.setDefaultButton(compare)
        overwrite.clicked.connect(lambda: self.save_to(path, then))
        reload.clicked.connect(self.reload)
        compare.clicked.connect(lambda: self.compare(lambda: self._save_known(path, then)))
        self._show(box)

    def reload(self) -> None:
        """Take over what the file holds now, as a step that can be undone."""
        self._read_again(self._take)

    def compare(self, then: Callable[[], object] | None = None) -> None:
        """Show the section beside what its file holds now; `then` is called once it is kept."""
        self._read_again(partial(self._show_comparison, then))

    def _read_again(self, then: Callable[[Path, Section, Opened], None]) -> None:
        path, catalog = self._document.path, self.catalog
        if path is None:
            return

        def take(opened: Opened) -> None:
            if opened.section is None:
                text = self.tr("{file} cannot be opened.")
                self.wanted.emit()
                self._dialogs.tell_problems(text.format(file=path.name), opened)
            else:
                then(path, opened.section, opened)

        self.reader.read(path.name, lambda: open_section(path, catalog), take)

    def _take(self, path: Path, section: Section, opened: Opened) -> None:
        if section.is_island is self._document.section.is_island:
            self._document.take(section, self.tr("Reload"))
            self._document.mark_saved(path)
            self._taken(opened)
        else:  # no undo leads from one shape to the other
            self.ask_lose(partial(self._take_other, path, section, opened))

    def _take_other(self, path: Path, section: Section, opened: Opened) -> None:
        self._document.replace(section, path)
        self._taken(opened)

    def _taken(self, opened: Opened) -> None:
        """Take note that the document is what its file holds now."""
        self._is_canonical, self._on_disk = opened.is_canonical, opened.text
        self.problems_changed.emit(not_seen_by_checks(opened))
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
        """Let what is drawn here win: the next save, `then` perhaps, replaces what was seen."""
        self._on_disk = opened.text
        self._document.stack.resetClean()
        self.conflict_changed.emit(None)
        if then is not None:
            then()

    def ask_lose(self, then: Callable[[], object]) -> None:
        """Call `then` at once if nothing would be lost, else after the question."""
        if not self._document.is_modified:
            then()
            return
        name = self._document.section.name or self.tr("The section")
        box = self._dialogs.box(self.tr("{name} has unsaved changes.").format(name=name))
        box.setStandardButtons(_BUTTON.Save | _BUTTON.Discard | _BUTTON.Cancel)
        box.setDefaultButton(_BUTTON.Save)
        box.button(_BUTTON.Save).clicked.connect(lambda: self.save(then))
        box.button(_BUTTON.Discard).clicked.connect(lambda: then())
        self._show(box)

    # -- dialogs -----------------------------------------------------------------------------------

    def _remember(self, path: Path) -> None:
        self._settings.add_recent_section(path)
        keep_settings(self._settings)

    def _show(self, dialog: QDialog) -> None:
        self.wanted.emit()
        self._dialogs.show(dialog)

    def _tell(self, text: str, more: str) -> None:
        self.wanted.emit()
        self._dialogs.tell(text, more)


@dataclass(frozen=True, slots=True)
class _Written:
    """A file, what it is for the game, and what it holds now."""

    path: Path
    place: Place
    text: str


def _written(write: Writer, path: Path, section: Section, catalog: Catalog) -> _Written:
    """Save a section; called in a thread."""
    write(path, section, catalog)
    return _Written(path, place_of(path), section_text(section, catalog.terrains))


def _look(path: Path) -> tuple[str | None, bool]:
    """Return what a section file holds, and whether it is there; called in a thread."""
    return text_in(path), is_present(path)


def file_dialog(title: str, folder: Path, window: QWidget) -> QFileDialog:
    """Return a dialog for section files that begins in a folder."""
    kinds = QCoreApplication.translate("PageFiles", "Sections (*.yaml);;All files (*)")
    return QFileDialog(window, title, str(folder), kinds)


def place_of(path: Path) -> Place:
    """Return what a file is for the game."""
    if is_shipped_file(path):
        return "shipped"
    return "own" if is_section_place(path) else "outside"


def not_seen_by_checks(opened: Opened) -> tuple[Problem, ...]:
    """Return what was wrong in the file, unless the section itself shows all of it."""
    if not opened.has_errors or opened.is_canonical:
        return ()
    return tuple(problem for problem in opened.problems if problem.message != UNDECIDED)
