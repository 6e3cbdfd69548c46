"""The saved games as a list model, and what the search leaves of it."""

from __future__ import annotations

from collections.abc import Set

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel

from kingdom_builder_qt.ui.desktop.files.unfinished_games import is_unfinished
from kingdom_builder_qt.ui.desktop.widgets.card_grid import CardModel
from kingdom_builder_qt.ui.library.saved.saved_game_card import GameFile
from kingdom_builder_qt.ui.library.saved.saved_game_texts import SavedTexts
from kingdom_builder_qt.ui.library.saved.saved_games_cache import GameShelf

_Index = QModelIndex | QPersistentModelIndex


class GameModel(CardModel):
    """One row for each file, the newest first; what is not read yet has its name only."""

    entries: list[GameFile]

    def __init__(
        self, shelf: GameShelf, parent: QObject | None = None, *, only_named: bool = False
    ) -> None:
        """Follow a shelf; `only_named`: games that were left have no row."""
        super().__init__(parent)
        self._shelf, self._texts, self._only_named = shelf, SavedTexts(), only_named
        shelf.found.connect(self.set_files)
        shelf.read.connect(self._on_read)

    def set_files(self, files: list[GameFile]) -> None:
        """Show these files."""
        self.show(f for f in files if not (self._only_named and is_unfinished(f.path)))

    def name(self, entry: GameFile) -> str:
        return self._texts.title(entry, self._shelf.card(entry))

    def details(self, entry: GameFile) -> str:
        """Return who plays, where the file is, and what is wrong with it."""
        card = self._shelf.card(entry)
        players = self._texts.players(card) if card is not None else ""
        trouble = card.trouble if card is not None else ""
        return "\n".join(filter(None, (players, str(entry.path), trouble)))

    def spoken(self, entry: GameFile) -> str:
        return self._texts.spoken(entry, self._shelf.card(entry))

    def words(self, row: int) -> str:
        """Return what the search looks through."""
        file = self.entries[row]
        card = self._shelf.card(file)
        players = self._texts.players(card) if card is not None else ""
        return f"{self._texts.line(file, card)} {players}".casefold()

    def _on_read(self, files: Set[GameFile]) -> None:
        for row, file in enumerate(self.entries):
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
