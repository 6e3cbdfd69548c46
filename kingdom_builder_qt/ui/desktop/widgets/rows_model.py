"""List model whose rows are replaced while the view is in use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from kingdom_builder_qt.ui.desktop.style.text_size import scaled

ROW_ROLE: Final = Qt.ItemDataRole.UserRole  # the meaning of a row
_ROOM: Final = 5  # pixels above and below the text of a high row


@dataclass(frozen=True, slots=True)
class Row:
    """Text and meaning of a row."""

    text: str
    meaning: object = None
    icon: QIcon | None = None


class HighRows(QStyledItemDelegate):
    """Rows of plain text that are easy to hit and to tell apart.

    `room`: pixels above and below the text.
    """

    def __init__(self, parent: QObject, room: int = _ROOM) -> None:
        super().__init__(parent)
        self._room = room

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return super().sizeHint(option, index) + QSize(0, 2 * scaled(self._room))


class RowsModel(QAbstractListModel):
    """Rows to choose from.

    Not a QListWidget: PySide 6.11 crashes when many of its items are recreated while a signal about
    the current one is being delivered.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()

    def show(self, rows: Sequence[Row]) -> None:
        """Replace all rows; no row is selected afterwards."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.DecorationRole:
            return row.icon
        return row.meaning if role == ROW_ROLE else None
