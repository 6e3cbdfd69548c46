"""Imports sections from files or text: says every problem, overwrites nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QSize, Signal
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.files.import_card import MOST_TEXT, ImportCard
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.scroll_page import scroll_column
from kingdom_builder_qt.ui.widgets.style import button_row, label, make_primary, tight

MOST_FILES: Final = 50


def can_import(data: QMimeData | None) -> bool:
    """Return whether what is dragged or copied can be a section: for dragEnterEvent and Paste.

    None is what Qt gives for a clipboard that cannot be read.
    """
    return data is not None and (bool(_files(data)) or "rows:" in data.text()[:MOST_TEXT])


def _files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


class ImportDialog(QDialog):
    """Open it with `open()`; `imported(paths)` names the files that were written as own sections.

    It closes once all are imported.

    `open_requested(path)`: the user wants to put a broken file right; the dialog closes.
    """

    imported = Signal(object)  # list of Path
    open_requested = Signal(object)  # Path

    def __init__(
        self,
        sources: Sequence[Path | str],
        catalog: Catalog,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import sections"))
        self.cards = [ImportCard(source, catalog, theme) for source in sources[:MOST_FILES]]
        self.left_out = max(0, len(sources) - MOST_FILES)
        self.take = QPushButton(self.tr("Import"))
        self.done_ = QPushButton(self.tr("Close"), autoDefault=False)
        self.summary = label(wrap=True)
        self._build(theme)
        for card in self.cards:
            card.changed.connect(self._update)
            card.open_requested.connect(self._on_open)
        self.take.clicked.connect(self._on_take)
        self.done_.clicked.connect(self.reject)
        self._update()

    @classmethod
    def of(
        cls, data: QMimeData, catalog: Catalog, theme: Theme, parent: QWidget | None = None
    ) -> ImportDialog:
        """Make the dialog for what was dropped or pasted."""
        sources: list[Path | str] = [*_files(data)] or [data.text()]
        return cls(sources, catalog, theme, parent)

    def _build(self, theme: Theme) -> None:
        self.take.setDefault(True)
        make_primary(self.take, theme)
        rows = QVBoxLayout(self)
        tight(rows, 12, 16)
        rows.addWidget(self.summary)
        rows.addWidget(scroll_column(self.cards, self.tr("Sections to import")), 1)
        rows.addLayout(button_row(self.done_, self.take))

    def sizeHint(self) -> QSize:
        return QSize(600, 420)

    def _update(self) -> None:
        able = sum(card.can_import for card in self.cards)
        self.take.setEnabled(any(card.is_ready for card in self.cards))
        text = self.tr("{able} of {count} can be imported as your own sections.")
        words = text.format(able=able, count=len(self.cards))
        if self.left_out:
            more = self.tr("{count} more are left for later: they are too many at once.")
            words += " " + more.format(count=self.left_out)
        self.summary.setText(words)

    def _on_open(self, path: Path) -> None:
        self.reject()
        self.open_requested.emit(path)

    def _on_take(self) -> None:
        """Write what is in order; a card whose file cannot be written says why."""
        paths = [card.path for card in self.cards if card.write()]
        self._update()
        if self.left_out == 0 and all(card.path is not None for card in self.cards):
            self.accept()
        if paths:
            self.imported.emit(paths)
