"""The saved games as a list model, and what the search leaves of it."""

from __future__ import annotations

from collections.abc import Set
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)

from kingdom_builder_qt.ui.files.unfinished_games import is_unfinished
from kingdom_builder_qt.ui.saved.card import GameFile
from kingdom_builder_qt.ui.saved.shelf import GameShelf
from kingdom_builder_qt.ui.saved.texts import SavedTexts
from kingdom_builder_qt.ui.words.as_written import tip_text

FILE_ROLE: Final = int(Qt.ItemDataRole.UserRole)
_Index = QModelIndex | QPersistentModelIndex


class GameModel(QAbstractListModel):
    """One row for each file, the newest first; what is not read yet has its name only."""

    renamed = Signal(object, str)  # GameFile, the new name

    def __init__(
        self, shelf: GameShelf, parent: QObject | None = None, *, only_named: bool = False
    ) -> None:
        """Follow a shelf; `only_named`: games that were left have no row."""
        super().__init__(parent)
        self._shelf, self._texts, self._only_named = shelf, SavedTexts(), only_named
        self.files: list[GameFile] = []
        shelf.found.connect(self.set_files)
        shelf.read.connect(self._on_read)

    def set_files(self, files: list[GameFile]) -> None:
        self.beginResetModel()
        self.files = [f for f in files if not (self._only_named and is_unfinished(f.path))]
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        return 0 if parent.isValid() else len(self.files)

    def data(self, index: _Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Return the file, its name, or what a screen reader says."""
        file, roles = self.files[index.row()], Qt.ItemDataRole
        if role == FILE_ROLE:
            return file
        if role in (int(roles.DisplayRole), int(roles.EditRole)):
            return self._texts.title(file, self._shelf.card(file))
        if role == int(roles.ToolTipRole):
            card = self._shelf.card(file)
            detail = card.trouble if card is not None else ""
            return tip_text("\n".join(filter(None, (str(file.path), detail))))
        if role == int(roles.AccessibleTextRole):
            return self._texts.spoken(file, self._shelf.card(file))
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: _Index, value: Any, role: int = int(Qt.ItemDataRole.EditRole)) -> bool:
        name = str(value).strip()
        if role != int(Qt.ItemDataRole.EditRole) or not name or name == self.data(index):
            return False
        self.renamed.emit(self.files[index.row()], name)
        return True

    def words(self, row: int) -> str:
        """Return what the search looks through."""
        file = self.files[row]
        card = self._shelf.card(file)
        players = self._texts.players(card) if card is not None else ""
        return f"{self._texts.line(file, card)} {players}".casefold()

    def _on_read(self, files: Set[GameFile]) -> None:
        for row, file in enumerate(self.files):
            if file in files:
                self.dataChanged.emit(self.index(row), self.index(row))


class GameFilter(QSortFilterProxyModel):
    """Leaves what has all words of the search; keeps the order."""

    def __init__(self, model: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._words: list[str] = []
        self.setSourceModel(model)

    def search(self, words: str) -> None:
        self._words = words.casefold().split()
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:
        if not self._words:
            return True
        text = self._model.words(row)
        return all(word in text for word in self._words)
