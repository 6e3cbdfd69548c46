"""The table of the finished games."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from kingdom_builder_qt.ui.library.history.games_model import DATE, OPPONENTS, GamesModel


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
        self._size_rows()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns = self.horizontalHeader()
        columns.setHighlightSections(False)
        columns.setMinimumSectionSize(44)
        columns.setResizeContentsPrecision(0)  # of rows that are not seen nobody knows the words
        columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        columns.setSectionResizeMode(OPPONENTS, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSortIndicator(DATE, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)

    def minimumSizeHint(self) -> QSize:
        """Return room for all columns, and for some letters of the opponents."""
        others = sum(self.columnWidth(c) for c in range(self.model().columnCount()))
        others -= self.columnWidth(OPPONENTS)
        names = self.fontMetrics().horizontalAdvance("Anna (Builder)") + 12
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(others + names + bar, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Let rows be as high as the text is now."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._size_rows()

    def _size_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 10)
