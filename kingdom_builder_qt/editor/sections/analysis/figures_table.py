"""The table of figures of an analysis: a number and a sentence in each row."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import (
    add_layout,
    label,
    tight,
)
from kingdom_builder_qt.ui.words.foreign_text import labelled

tr = translator(__name__)


class FiguresTable(QScrollArea):
    """Reuses its rows when numbers change, so that it does not flicker or scroll."""

    def __init__(self) -> None:
        super().__init__()
        self._labels: list[tuple[QLabel, QLabel]] = []
        inner = QWidget()
        column = QVBoxLayout(inner)
        tight(column, 0)
        column.setContentsMargins(0, 0, 8, 0)  # clear of the scroll bar
        self._grid = QGridLayout()
        tight(self._grid, 10)
        self._grid.setColumnStretch(1, 1)
        add_layout(column, self._grid)
        column.addStretch(1)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Figures"))

    def show_rows(self, rows: Iterable[tuple[str, str]]) -> None:
        shown = list(rows)
        while len(self._labels) < len(shown):
            self._add_row()
        for (figure, sentence), (number, words) in zip(shown, self._labels, strict=False):
            number.setText(figure)
            words.setText(sentence)
            words.setAccessibleName(labelled(figure, sentence))
        for row, widgets in enumerate(self._labels):
            for widget in widgets:
                widget.setVisible(row < len(shown))

    def _add_row(self) -> None:
        number, words = label("", 1.35, bold=True), label("", wrap=True, fitted=True)
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        row = len(self._labels)
        self._labels.append((number, words))
        self._grid.addWidget(number, row, 0)
        self._grid.addWidget(words, row, 1)
