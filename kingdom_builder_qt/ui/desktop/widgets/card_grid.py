"""A grid of cards painted by a delegate, with keyboard search and renaming in place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView

from kingdom_builder_qt.ui.desktop.widgets.card_delegate import ColumnDelegate
from kingdom_builder_qt.ui.desktop.widgets.keys import add_fixed_key
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE
from kingdom_builder_qt.ui.words.foreign_text import tip_text

_Index = QModelIndex | QPersistentModelIndex


class CardModel(QAbstractListModel):
    """Base class of card models; subclasses word names and details."""

    renamed = Signal(object, str)  # entry, typed name

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: list[Any] = []

    def name(self, entry: Any) -> str:
        """Return the name on a card."""
        raise NotImplementedError

    def details(self, entry: Any) -> str:
        """Return the lines of the tooltip."""
        raise NotImplementedError

    def spoken(self, entry: Any) -> str:
        """Return the accessible text."""
        return f"{self.name(entry)}. {self.details(entry)}"

    def can_rename(self, entry: Any) -> bool:
        """Return whether the name can be edited."""
        return True

    def show(self, entries: Iterable[Any]) -> None:
        """Replace all cards."""
        self.beginResetModel()
        self.entries = list(entries)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: _Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Return the entry (`ROW_ROLE`), or a text about it."""
        if not index.isValid():
            return None
        entry, roles = self.entries[index.row()], Qt.ItemDataRole
        if role == ROW_ROLE:
            return entry
        if role in (roles.DisplayRole, roles.EditRole):
            return self.name(entry)
        if role == roles.ToolTipRole:
            return tip_text(f"{self.name(entry)}\n{self.details(entry)}")  # names may be elided
        return self.spoken(entry) if role == roles.AccessibleTextRole else None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and self.can_rename(self.entries[index.row()]):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: _Index, value: Any, role: int = int(Qt.ItemDataRole.EditRole)) -> bool:
        name = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or name in ("", self.data(index)):
            return False
        self.renamed.emit(self.entries[index.row()], name)
        return True


class CardGrid(QListView):
    """Cards of one size, in as many columns as fit."""

    def __init__(self, name: str, model: QAbstractItemModel) -> None:
        """Show a model; `name` is the accessible name."""
        super().__init__()
        self.setAccessibleName(name)
        self.setModel(model)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setSpacing(4)
        self.setMouseTracking(True)  # for the hover highlight
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    @property
    def current(self) -> Any:
        """Return the selected entry, None without one."""
        return self.currentIndex().data(ROW_ROLE)

    def select(self, fits: Callable[[Any], bool]) -> bool:
        """Select the first matching card; return whether there is one."""
        model = self.model()
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            if fits(index.data(ROW_ROLE)):
                self.setCurrentIndex(index)
                return True
        return False

    def select_row(self, row: int) -> None:
        """Select a card by row, the last one if there are fewer; below 0 none."""
        model = self.model()
        self.setCurrentIndex(model.index(min(row, model.rowCount() - 1), 0))

    def rename(self) -> None:
        """Edit the name of the selected card if it can be renamed."""
        index = self.currentIndex()
        if index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)

    def add_search(self, field: QLineEdit) -> None:
        """Let the down key of a search field move the focus here."""
        add_fixed_key(field, "Down", self.setFocus)


class ColumnGrid(CardGrid):
    """Cards as wide as the columns that share the width."""

    def __init__(
        self,
        name: str,
        model: QAbstractItemModel,
        make_delegate: Callable[[QAbstractItemView], ColumnDelegate],
    ) -> None:
        super().__init__(name, model)
        self.delegate = make_delegate(self)
        self.setItemDelegate(self.delegate)
        # Wrapped rows: in icon mode Qt lays out thousands of items one by one.
        self.setViewMode(QListView.ViewMode.ListMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSpacing(0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def columns(self) -> int:
        """Return the number of columns."""
        return max(1, self._room() // self.delegate.least_width())

    def _room(self) -> int:
        """Return the width for cards, the same with and without a scroll bar.

        Qt wraps a row of exactly the width of the view.
        """
        return self.contentsRect().width() - self.verticalScrollBar().sizeHint().width() - 1

    def fit(self) -> None:
        """Share the width among the columns."""
        cell = QSize(self._room() // self.columns, self.delegate.height())
        self.delegate.width = cell.width()
        if cell != self.gridSize():
            self.setGridSize(cell)
            self.verticalScrollBar().setSingleStep(max(1, cell.height() // 4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)
