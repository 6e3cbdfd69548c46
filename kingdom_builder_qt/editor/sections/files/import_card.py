"""One file or text that may be imported: what is wrong with it, and its id."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.schema.kinds import MAX_ID
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.sections.files.files import (
    AlreadyThere,
    Opened,
    SaveRefused,
    free_id,
    own_path,
)
from kingdom_builder_qt.ui.desktop.files.file_errors import words_of
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    CardFrame,
    add_layout,
    label,
    muted,
    tight,
)
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit
from kingdom_builder_qt.ui.words.name_texts import content_text

MOST_SHOWN: Final = 12  # problems of one file
_SELECTABLE = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class ImportCard(CardFrame):
    """One file or text: what it holds, what is wrong, under which id it is imported."""

    changed = Signal()
    open_requested = Signal(object)  # Path

    def __init__(
        self,
        source: Path | str,
        opened: Opened,
        catalog: Catalog,
        taken: frozenset[str],
    ) -> None:
        """Show what was read of a file or text; `taken`: the ids that own files have."""
        super().__init__()
        self._catalog, self._there = catalog, taken
        self.source, self.opened = source, opened
        self.name = source.name if isinstance(source, Path) else self.tr("Pasted text")
        self.path: Path | None = None  # where it was written
        self.open: QPushButton | None = None  # opens a draft
        self.id = LineEdit(MAX_ID)
        self.id.setAccessibleName(self.tr("Id"))
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
            words.addWidget(muted(self.tr("and {count} more").format(count=more)))
        if self.can_import:
            self._offer_id()
            row = QHBoxLayout()
            tight(row, 8)
            row.addWidget(label(self.tr("Id:")))
            row.addWidget(self.id, 1)
            add_layout(words, row)
        else:
            self.note.setText(self.tr("It cannot be imported until this is corrected."))
            self._offer_draft(words)
        words.addWidget(self.note)
        name, colour = ("hex", "accent") if self.can_import else ("error", "error")
        self._icon = LineIcon(name, 20, colour)
        row = QHBoxLayout(self)
        tight(row, 12, 12)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        add_layout(row, words, 1)

    def _problem_label(self, problem: Problem) -> QWidget:
        text = problem.message + (f" ({problem.suggestion})" if problem.suggestion else "")
        if problem.line:
            place = self.tr("Line {line}, column {column}: {text}")
            text = place.format(line=problem.line, column=problem.column, text=text)
        else:
            text = text[:1].upper() + text[1:]
        if problem.is_error:
            made = label(text, wrap=True, fitted=True)
        else:  # the import is possible all the same
            made = muted(self.tr("Note: {text}").format(text=text), wrap=True, fitted=True)
        made.setTextInteractionFlags(_SELECTABLE)
        return made

    def _offer_id(self) -> None:
        """Suggest the id of the file, or another one where that is taken."""
        section = self.opened.section
        assert section is not None
        self.id.textChanged.connect(self._check)
        taken = self._taken(section.id)
        name = section.name or section.id
        self.id.setText(free_id(name, self._catalog, self._there) if taken else section.id)
        if taken:
            text = self.tr(
                "There is already a section with the id {id}: this one will get a new id."
            )
            self.note.setText(text.format(id=section.id))

    def _offer_draft(self, words: QVBoxLayout) -> None:
        """Let a draft be opened as far as it can be read."""
        if isinstance(self.source, Path) and self.opened.section is not None:
            self.open = button = QPushButton(self.tr("Open as a draft"), autoDefault=False)
            button.clicked.connect(self._on_open)
            words.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def _on_open(self) -> None:
        """Say that the draft is in the editor now, where it is put right."""
        assert self.open is not None, "it was clicked"
        self.open.setEnabled(False)
        self.note.setText(self.tr("Opened as a draft."))
        self._icon.set_icon("check", "good")
        self.open_requested.emit(self.source)

    @property
    def is_open(self) -> bool:
        """Return whether the section can still be imported, or opened as a draft."""
        if self.can_import:
            return self.path is None
        return self.open is not None and self.open.isEnabled()

    @property
    def can_import(self) -> bool:
        """Return whether the section is in order."""
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
            return self.tr(
                "There is already a section with the id {id}: choose another id."
            ).format(id=id_)
        return ""

    def _check(self, id_: str) -> None:
        self.note.setText(self._complaint(id_))
        self.changed.emit()

    @property
    def own(self) -> Section:
        """Return the section as it is written; only of a card that is ready."""
        section = self.opened.section
        assert section is not None, "a card without a section is never ready"
        return replace(section, id=self.id.text(), origin="user")

    def tell(self, written: Path | Exception) -> None:
        """Say where the section is now, or why it was not written."""
        if isinstance(written, AlreadyThere):  # another card took the id meanwhile
            self._there |= written.taken
            self.note.setText(self._complaint(self.id.text()))
        elif isinstance(written, OSError):
            self.note.setText(words_of(written))
        elif isinstance(written, Exception):
            self.note.setText(str(written))
        else:
            self.path = written
            self.id.setEnabled(False)
            self._icon.set_icon("check", "good")
            self.note.setText(self.tr("Imported as {file}").format(file=written.name))
