"""The row of choices that says which games are meant."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from kingdom_builder_qt.game.history.figures import OUTCOMES, Choices, Filter
from kingdom_builder_qt.ui.history.texts import HistoryTexts
from kingdom_builder_qt.ui.widgets.style import hbox
from kingdom_builder_qt.ui.words.as_written import in_brief

_MONTH, _YEAR = timedelta(days=29), timedelta(days=364)


class FilterBar(QWidget):
    """Five boxes; the first line of each lets all pass."""

    changed = Signal()

    def __init__(self, texts: HistoryTexts) -> None:
        super().__init__()
        self._texts = texts
        self.person = self._box(self.tr("Player"))
        self.level = self._box(self.tr("Opponent"))
        self.expansion = self._box(self.tr("Expansion"))
        self.period = self._box(self.tr("Period"))
        self.outcome = self._box(self.tr("Result"))
        boxes = self.person, self.level, self.expansion, self.period, self.outcome
        hbox(*((box, 1) for box in boxes), parent=self)
        self._fill(self.period, [(self.tr("All time"), None)], self._periods())
        results = [(texts.outcome(outcome), outcome) for outcome in OUTCOMES]
        self._fill(self.outcome, [(self.tr("Any result"), None)], results)
        self.offer(Choices((), (), ()))
        for box in boxes:
            box.currentIndexChanged.connect(self.changed)

    def _box(self, name: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        box.setMinimumContentsLength(6)
        return box

    def _periods(self) -> list[tuple[str, Any]]:
        return [
            (self.tr("Today"), timedelta()),
            (self.tr("Last 30 days"), _MONTH),
            (self.tr("Last 12 months"), _YEAR),
        ]

    def offer(self, found: Choices) -> None:
        """Offer what the games have; what was chosen stays chosen if it is still there."""
        texts = self._texts
        persons = [(in_brief(name), name) for name in found.persons]
        levels = [(texts.level(level), level) for level in found.levels]
        expansions = [(texts.expansion(id_), id_) for id_ in found.expansions]
        self._fill(self.person, [(self.tr("All players"), "")], persons)
        self._fill(self.level, [(self.tr("All opponents"), "")], levels)
        self._fill(self.expansion, [(self.tr("All expansions"), "")], expansions)

    def _fill(
        self, box: QComboBox, first: list[tuple[str, Any]], more: list[tuple[str, Any]]
    ) -> None:
        chosen = box.currentData()
        box.blockSignals(True)
        box.clear()
        for text, value in first + more:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.blockSignals(False)

    @property
    def chosen(self) -> Filter:
        """Return which games are meant today."""
        back: timedelta | None = self.period.currentData()
        return Filter(
            person=self.person.currentData(),
            level=self.level.currentData(),
            expansion=self.expansion.currentData(),
            outcome=self.outcome.currentData(),
            since=None if back is None else date.today() - back,
        )

    @property
    def is_narrow(self) -> bool:
        """Return whether some games are not meant."""
        return self.chosen != Filter()

    def reset(self) -> None:
        """Let all games pass."""
        boxes = self.person, self.level, self.expansion, self.period, self.outcome
        for box in boxes:
            box.blockSignals(True)
            box.setCurrentIndex(0)
            box.blockSignals(False)
        self.changed.emit()
