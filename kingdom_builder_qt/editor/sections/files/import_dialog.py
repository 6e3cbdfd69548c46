"""Imports sections from files or text: says every problem, overwrites nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QSize, Signal
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.sections.files.files import (
    AlreadyThere,
    Opened,
    SaveRefused,
    open_section,
    own_ids,
    own_path,
    paste_section,
    save_new_section,
)
from kingdom_builder_qt.editor.sections.files.import_card import ImportCard
from kingdom_builder_qt.ui.desktop.files.disk_thread import ask_in_thread
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import scroll_column
from kingdom_builder_qt.ui.desktop.widgets.style import (
    button_box,
    label,
    make_primary,
    tight,
)

MOST_FILES: Final = 50
MOST_TEXT: Final = 1 << 17  # letters of a pasted text that are looked at; a section has 500


def can_import(data: QMimeData | None) -> bool:
    """Return whether what is dragged or copied can be a section: for dragEnterEvent and Paste.

    None is what Qt gives for a clipboard that cannot be read.
    """
    return data is not None and (bool(_files(data)) or "rows:" in data.text()[:MOST_TEXT])


def sources_of(data: QMimeData) -> list[Path | str]:
    """Return the files that were dropped or pasted; if there are none, the text."""
    return [*_files(data)] or [data.text()]


def _files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


@dataclass(frozen=True, slots=True)
class Sources:
    """What files and texts hold that were dropped or pasted; `left_out` were too many at once.

    `taken`: the ids that own files have.
    """

    read: tuple[tuple[Path | str, Opened], ...]
    left_out: int
    taken: frozenset[str]


def read_sources(sources: Sequence[Path | str], catalog: Catalog) -> Sources:
    """Read files and texts; files may keep whoever reads them waiting."""
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
    """Open it with `open()`; `imported(paths)` names the files that were written as own sections.

    `open_requested(path)`: the user wants to put a broken file right.  The dialog closes once
    nothing is left to be imported or opened.
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
        self.setWindowTitle(self.tr("Import sections"))
        self.cards = [ImportCard(*read, catalog, sources.taken) for read in sources.read]
        self.left_out = sources.left_out
        self._catalog = catalog
        self.is_writing = False
        self._result: int | None = None  # with which it closes when all is written
        self.take = QPushButton(self.tr("Import"))
        self.done_ = QPushButton(self.tr("Close"), autoDefault=False)
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
        rows.addWidget(scroll_column(self.cards, self.tr("Sections to import")), 1)
        rows.addWidget(button_box(self, [self.take], self.done_))

    def sizeHint(self) -> QSize:
        return QSize(600, 420)

    def _update(self) -> None:
        able = sum(card.can_import for card in self.cards)
        self.take.setEnabled(not self.is_writing and any(card.is_ready for card in self.cards))
        done = sum(card.path is not None for card in self.cards)
        if done:
            text = self.tr("{done} of {count} imported.")
            words = text.format(done=done, count=len(self.cards))
            if left := able - done:
                words += " " + self.tr("{count} more can be imported.").format(count=left)
        else:
            text = self.tr("{able} of {count} can be imported.")
            words = text.format(able=able, count=len(self.cards))
        if self.left_out:
            more = self.tr("Too many at once: {count} left for later.")
            words += " " + more.format(count=self.left_out)
        self.summary.setText(words)

    def _on_open(self, path: Path) -> None:
        if not self.left_out and not any(card.is_open for card in self.cards):
            self.reject()
        self.open_requested.emit(path)

    def done(self, result: int) -> None:
        """Close once what was begun lies on the disk, where others will look for it."""
        if self.is_writing:
            self._result = result
        else:
            super().done(result)

    def _on_take(self) -> None:
        """Write what is in order, in a thread."""
        cards = [card for card in self.cards if card.is_ready]
        self.is_writing = True
        for card in cards:
            card.id.setReadOnly(True)
        self._update()
        question = partial(_write, [card.own for card in cards], self._catalog)
        ask_in_thread(question, self._on_written, cards, must_end=True)

    def _on_written(
        self, cards: list[ImportCard], found: list[Path | Exception], error: BaseException | None
    ) -> None:
        """Let each card say what came of it."""
        self.is_writing = False
        if error is not None:
            raise error
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
    """Write own sections; return the file of each, or why it was not written."""
    return [_written(section, catalog) for section in sections]


def _written(section: Section, catalog: Catalog) -> Path | Exception:
    try:
        path = own_path(section)
        save_new_section(path, section, catalog)
    except (SaveRefused, AlreadyThere, OSError) as error:
        return error
    return path
