"""Import of sections from files or text: reports every problem, overwrites nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.schema.kinds import MAX_ID
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.sections.files.files import (
    AlreadyThere,
    Opened,
    SaveRefused,
    free_id,
    open_section,
    own_ids,
    own_path,
    paste_section,
    save_new_section,
)
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.messages import problem_text
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import scroll_column
from kingdom_builder_qt.ui.desktop.widgets.style import (
    CardFrame,
    add_layout,
    button_box,
    label,
    make_primary,
    muted,
    tight,
)
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)

MOST_SHOWN: Final = 12  # problems of one file
_SELECTABLE = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class ImportCard(CardFrame):
    """One file or text: contents, problems, and the id of the import."""

    changed = Signal()
    open_requested = Signal(object)  # Path

    def __init__(
        self,
        source: Path | str,
        opened: Opened,
        catalog: Catalog,
        taken: frozenset[str],
    ) -> None:
        """Show the contents of a file or text; `taken`: the ids of own files."""
        super().__init__()
        self._catalog, self._there = catalog, taken
        self.source, self.opened = source, opened
        self.name = source.name if isinstance(source, Path) else tr("Pasted text")
        self.path: Path | None = None  # of the written file
        self.open: QPushButton | None = None  # opens a draft
        self.id = LineEdit(MAX_ID)
        self.id.setAccessibleName(tr("ID"))
        self.note = muted(wrap=True, fitted=True)
        self._build()

    def _build(self) -> None:
        section = self.opened.section
        name = content_text(section.name) if section is not None else ""
        title = f"{name} ({self.name})" if name else self.name
        words = QVBoxLayout()
        tight(words, 4)
        words.addWidget(label(title, bold=True, wrap=True, fitted=True))
        for problem in self.opened.problems[:MOST_SHOWN]:
            words.addWidget(self._problem_label(problem))
        if (more := len(self.opened.problems) - MOST_SHOWN) > 0:
            words.addWidget(muted(tr("and %n more", "", more)))
        if self.can_import:
            self._offer_id()
            row = QHBoxLayout()
            tight(row, 8)
            row.addWidget(label(tr("ID:")))
            row.addWidget(self.id, 1)
            add_layout(words, row)
        else:
            self.note.setText(tr("It cannot be imported until this is corrected."))
            self._offer_draft(words)
        words.addWidget(self.note)
        name, colour = ("hex", "accent") if self.can_import else ("error", "error")
        self._icon = LineIcon(name, 20, colour)
        row = QHBoxLayout(self)
        tight(row, 12, 12)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        add_layout(row, words, 1)

    def _problem_label(self, problem: Problem) -> QWidget:
        text = problem_text(problem)
        if problem.line:
            place = tr("Line {line}, column {column}: {text}")
            text = place.format(line=problem.line, column=problem.column, text=text)
        else:
            text = text[:1].upper() + text[1:]
        if problem.is_error:
            made = label(text, wrap=True, fitted=True)
        else:  # the import is possible nevertheless
            made = muted(tr("Note: {text}").format(text=text), wrap=True, fitted=True)
        made.setTextInteractionFlags(_SELECTABLE)
        return made

    def _offer_id(self) -> None:
        """Suggest the id of the file, or another one if that is taken."""
        section = self.opened.section
        assert section is not None
        self.id.textChanged.connect(self._check)
        taken = self._taken(section.id)
        name = section.name or section.id
        self.id.setText(free_id(name, self._catalog, self._there) if taken else section.id)
        if taken:
            text = tr("There is already a section with the ID {id}. This one will get a new ID.")
            self.note.setText(text.format(id=section.id))

    def _offer_draft(self, words: QVBoxLayout) -> None:
        """Offer to open a draft, as far as it can be read."""
        if isinstance(self.source, Path) and self.opened.section is not None:
            self.open = button = QPushButton(tr("Open as a draft"), autoDefault=False)
            button.clicked.connect(self._on_open)
            words.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def _on_open(self) -> None:
        """Mark the card as opened, and open the draft in the editor."""
        assert self.open is not None, "it was clicked"
        self.open.setEnabled(False)
        self.note.setText(tr("Opened as a draft."))
        self._icon.set_icon("check", "good")
        self.open_requested.emit(self.source)

    @property
    def is_open(self) -> bool:
        """Whether the section can still be imported or opened as a draft."""
        if self.can_import:
            return self.path is None
        return self.open is not None and self.open.isEnabled()

    @property
    def can_import(self) -> bool:
        """Whether the section has no errors."""
        return self.opened.section is not None and not self.opened.has_errors

    @property
    def is_ready(self) -> bool:
        return self.can_import and self.path is None and not self._complaint(self.id.text())

    def _taken(self, id_: str) -> bool:
        return id_ in self._catalog.sections or id_ in self._there

    def _complaint(self, id_: str) -> str:
        section = self.opened.section
        assert section is not None
        try:
            own_path(replace(section, id=id_))
        except SaveRefused as refused:
            return str(refused)
        if self._taken(id_):
            return tr("There is already a section with the ID {id}. Choose another ID.").format(
                id=id_
            )
        return ""

    def _check(self, id_: str) -> None:
        self.note.setText(self._complaint(id_))
        self.changed.emit()

    @property
    def own(self) -> Section:
        """The section to write; only for a card that is ready."""
        section = self.opened.section
        assert section is not None, "a card without a section is never ready"
        return replace(section, id=self.id.text(), origin="user")

    def tell(self, written: Path | Exception) -> None:
        """Show the written file, or why it was not written."""
        if isinstance(written, AlreadyThere):  # another card has taken the id
            self._there |= written.taken
            self.note.setText(self._complaint(self.id.text()))
        elif isinstance(written, OSError):
            self.note.setText(error_text(written))
        elif isinstance(written, Exception):
            self.note.setText(str(written))
        else:
            self.path = written
            self.id.setEnabled(False)
            self._icon.set_icon("check", "good")
            self.note.setText(tr("Imported as {file}").format(file=written.name))


MOST_FILES: Final = 50
MOST_TEXT: Final = 1 << 17  # letters of a pasted text; a section has 500


def can_import(data: QMimeData | None) -> bool:
    """Return whether dragged or copied data may be a section: for dragEnterEvent and Paste.

    Qt passes None for an unreadable clipboard.
    """
    return data is not None and (bool(_files(data)) or "rows:" in data.text()[:MOST_TEXT])


def sources_of(data: QMimeData) -> list[Path | str]:
    """Return the dropped or pasted files; if there are none, the text."""
    return [*_files(data)] or [data.text()]


def _files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


@dataclass(frozen=True, slots=True)
class Sources:
    """The contents of dropped or pasted files and texts.

    `left_out`: the number beyond the limit; `taken`: the ids of own files.
    """

    read: tuple[tuple[Path | str, Opened], ...]
    left_out: int
    taken: frozenset[str]


def read_sources(sources: Sequence[Path | str], catalog: Catalog) -> Sources:
    """Read files and texts; may block on slow disks."""
    read = tuple(
        (
            source,
            open_section(source, catalog)
            if isinstance(source, Path)
            else paste_section(source[:MOST_TEXT], catalog),
        )
        for source in sources[:MOST_FILES]
    )
    return Sources(read, len(sources) - len(read), own_ids())


class ImportDialog(QDialog):
    """Open it with `open()`; `imported(paths)` carries the files written as own sections.

    `open_requested(path)`: the user wants to correct a draft.  The dialog closes when nothing is
    left to import or open.
    """

    imported = Signal(object)  # list of Path
    open_requested = Signal(object)  # Path

    def __init__(
        self,
        sources: Sources,
        catalog: Catalog,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Import sections"))
        self.cards = [ImportCard(*read, catalog, sources.taken) for read in sources.read]
        self.left_out = sources.left_out
        self._catalog = catalog
        self._writing: Task | None = None
        self._result: int | None = None  # close with this result after writing
        self.take = QPushButton(tr("Import"))
        self.done_ = QPushButton(tr("Close"), autoDefault=False)
        self.summary = label(wrap=True)
        self._build()
        for card in self.cards:
            card.changed.connect(self._update)
            card.open_requested.connect(self._on_open)
        self.take.clicked.connect(self._on_take)
        self.done_.clicked.connect(self.reject)
        self._update()

    def _build(self) -> None:
        self.take.setDefault(True)
        make_primary(self.take)
        rows = QVBoxLayout(self)
        tight(rows, 12, 16)
        rows.addWidget(self.summary)
        rows.addWidget(scroll_column(self.cards, tr("Sections to import")), 1)
        rows.addWidget(button_box(self, [self.take], self.done_))

    def sizeHint(self) -> QSize:
        return QSize(600, 420)

    @property
    def is_writing(self) -> bool:
        return self._writing is not None and not self._writing.is_over

    def _update(self) -> None:
        able = sum(card.can_import for card in self.cards)
        self.take.setEnabled(not self.is_writing and any(card.is_ready for card in self.cards))
        done = sum(card.path is not None for card in self.cards)
        if done:
            text = tr("{done} of %n imported.", "files", len(self.cards))
            words = text.format(done=done)
            if left := able - done:
                words += " " + tr("%n more can be imported.", "files", left)
        else:
            text = tr("{able} of %n can be imported.", "files", len(self.cards))
            words = text.format(able=able)
        if self.left_out:
            words += " " + tr("Too many at once: %n left for later.", "files", self.left_out)
        self.summary.setText(words)

    def _on_open(self, path: Path) -> None:
        if not self.left_out and not any(card.is_open for card in self.cards):
            self.reject()
        self.open_requested.emit(path)

    def done(self, result: int) -> None:
        """Close after all files are on the disk, where other code reads them."""
        if self.is_writing:
            self._result = result
        else:
            super().done(result)

    def _on_take(self) -> None:
        """Write the sections without errors, in a thread."""
        cards = [card for card in self.cards if card.is_ready]
        for card in cards:
            card.id.setReadOnly(True)
        question = partial(_write, [card.own for card in cards], self._catalog)
        self._writing = Task(self, question, partial(self._on_written, cards), must_end=True)
        self._update()

    def _on_written(self, cards: list[ImportCard], found: list[Path | Exception]) -> None:
        for card, written in zip(cards, found, strict=True):
            card.id.setReadOnly(False)
            card.tell(written)
        self._update()
        if self._result is not None:
            self.done(self._result)
        elif self.left_out == 0 and all(card.path is not None for card in self.cards):
            self.accept()
        if paths := [written for written in found if isinstance(written, Path)]:
            self.imported.emit(paths)


def _write(sections: Sequence[Section], catalog: Catalog) -> list[Path | Exception]:
    """Write own sections; return the file of each, or the error."""
    return [_written(section, catalog) for section in sections]


def _written(section: Section, catalog: Catalog) -> Path | Exception:
    try:
        path = own_path(section)
        save_new_section(path, section, catalog)
    except (SaveRefused, AlreadyThere, OSError) as error:
        return error
    return path
