"""Replaces one terrain by another, with the result shown on the canvas before."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.panels.cell_names import CellNames
from kingdom_builder_qt.ui.desktop.widgets.style import (
    add_layout,
    dialog_buttons,
    muted,
)


class ReplaceDialog(QDialog):
    """`replaced(old, new)` is emitted when the user agrees; open it with `open()`."""

    replaced = Signal(object, object)  # Cell, Cell

    def __init__(self, bench: Workbench, parent: QWidget | None = None) -> None:
        """Offer what stands on the section, the most first, and any terrain for it."""
        super().__init__(parent)
        self._bench = bench
        self.setWindowTitle(self.tr("Replace terrain"))
        self.old, self.new, self.count = QComboBox(), QComboBox(), muted()
        names, section = CellNames(bench.catalog), bench.document.section
        found = Counter(section.cells)
        self._cells = sorted(found, key=lambda cell: (cell == bench.cell, -found[cell]))
        for cell in self._cells:
            self.old.addItem(names.name(cell, is_island=section.is_island))
        self._news = [*(Cell(terrain=id_) for id_ in bench.catalog.terrains), Cell()]
        for cell in self._news:
            self.new.addItem(names.name(cell, is_island=section.is_island))
        if bench.cell in self._news:
            self.new.setCurrentIndex(self._news.index(bench.cell))
        self._build()
        self._show()

    def _build(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Replace"), self.old)
        form.addRow(self.tr("&With"), self.new)
        buttons = dialog_buttons(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.agree = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.agree.setText(self.tr("Replace"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        add_layout(rows, form)
        rows.addWidget(self.count)
        rows.addWidget(buttons)
        for combo in (self.old, self.new):
            combo.currentIndexChanged.connect(lambda _index: self._show())
        self.finished.connect(lambda _result: self._bench.hide())

    @property
    def chosen(self) -> tuple[Cell, Cell]:
        return self._cells[self.old.currentIndex()], self._news[self.new.currentIndex()]

    def accept(self) -> None:
        chosen = self.chosen
        super().accept()
        self.replaced.emit(*chosen)

    def _show(self) -> None:
        bench, (old, new) = self._bench, self.chosen
        mask = bench.document.alike(old) & (bench.selection or bench.grid.mask)
        bench.show(dict.fromkeys(bits(mask), new), mask)
        self.count.setText(self.tr("Hexes: {count}").format(count=mask.bit_count()))
        self.agree.setEnabled(bool(mask) and old != new)
