"""The table of the finished games."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from kingdom_builder_qt.ui.history.model import DATE, OPPONENTS, GamesModel


class GamesTable(QTableView):
    """Rows of games; a click on a head orders them."""

    def __init__(self, model: GamesModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setAccessibleName(self.tr("Finished games"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        rows = self.verticalHeader()
        rows.hide()
        rows.setDefaultSectionSize(self.fontMetrics().height() + 10)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._size_columns()
        self.horizontalHeader().setSortIndicator(DATE, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)

    def _size_columns(self) -> None:
        columns = self.horizontalHeader()
        columns.setHighlightSections(False)
        columns.setMinimumSectionSize(44)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        columns.setSectionResizeMode(OPPONENTS, QHeaderView.ResizeMode.Stretch)
        for column, sample in enumerate(("00/00/0000", "", "2nd of 5 00", "Gold 00", "Lead 00")):
            if sample:
                self.setColumnWidth(column, self.fontMetrics().horizontalAdvance(sample) + 18)
