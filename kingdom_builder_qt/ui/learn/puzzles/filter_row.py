"""The row of choices above the list of puzzles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from kingdom_builder_qt.game.puzzles.puzzle_choice import DIFFICULTIES, OUTCOMES, Wanted
from kingdom_builder_qt.ui.desktop.widgets.controls.filter_box import FilterBox, WrappedRow
from kingdom_builder_qt.ui.desktop.widgets.style import vbox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.learn.puzzles.puzzle_texts import PuzzleTexts


class FilterRow(QWidget):
    """Four boxes; the first line of each lets all puzzles pass."""

    changed = Signal()

    def __init__(self, texts: PuzzleTexts) -> None:
        """Let all pass; `offer` says what there is."""
        super().__init__()
        self._texts = texts
        # Some categories are called like expansions.
        self.category = FilterBox(self.tr("What it is about"))
        set_tooltip(self.category, self.tr("What the turn is about"))
        self.expansion = FilterBox(self.tr("Expansion"))
        set_tooltip(self.expansion, self.tr("What lies on the table"))
        self.difficulty = FilterBox(self.tr("Difficulty"))
        self.outcome = FilterBox(self.tr("Result"))
        self._boxes = self.category, self.expansion, self.difficulty, self.outcome
        vbox(WrappedRow(self._boxes), parent=self)
        names = [(texts.difficulty(word), word) for word in DIFFICULTIES]
        hard = [(name[:1].upper() + name[1:], word) for name, word in names]
        self._fill(self.difficulty, self.tr("Any difficulty"), hard)
        outcomes = [(texts.outcome(word), word) for word in OUTCOMES]
        self._fill(self.outcome, self.tr("Any result"), outcomes)
        self.offer((), ())
        for box in self._boxes:
            box.currentIndexChanged.connect(self.changed)

    def offer(self, categories: Iterable[str], expansions: Iterable[str]) -> None:
        """Offer what there are puzzles of; what was chosen stays chosen."""
        texts = self._texts
        categories_ = [(texts.category(id_), id_) for id_ in categories]
        expansions_ = [(texts.expansion(id_), id_) for id_ in expansions]
        self._fill(self.category, self.tr("All kinds"), categories_)
        self._fill(self.expansion, self.tr("All expansions"), expansions_)

    @property
    def wanted(self) -> Wanted:
        """Return what is chosen."""
        return Wanted(*(box.currentData() for box in self._boxes))

    def show_wanted(self, wanted: Wanted) -> None:
        """Choose what is wanted, where it is offered; `changed` is not sent."""
        words = wanted.category, wanted.expansion, wanted.difficulty, wanted.outcome
        for box, word in zip(self._boxes, words, strict=True):
            box.blockSignals(True)
            box.setCurrentIndex(max(0, box.findData(word)))
            box.blockSignals(False)

    def reset(self) -> None:
        """Let all puzzles pass."""
        self.show_wanted(Wanted())
        self.changed.emit()

    def _fill(self, box: QComboBox, all_: str, more: list[tuple[str, Any]]) -> None:
        chosen = box.currentData()
        box.blockSignals(True)
        box.clear()
        for text, value in [(all_, ""), *more]:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.blockSignals(False)
