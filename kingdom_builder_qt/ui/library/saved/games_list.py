"""Saved games as cards with a search; they are renamed, thrown away and got back here."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QLineEdit, QPushButton, QStackedWidget, QWidget

from kingdom_builder_qt.ui.desktop.files.unfinished_games import is_unfinished
from kingdom_builder_qt.ui.desktop.widgets.card_grid import CardGrid, CardModel
from kingdom_builder_qt.ui.desktop.widgets.style import ElidedLabel, hbox, label, vbox
from kingdom_builder_qt.ui.library.saved.game_file_commands import GameFileCommands
from kingdom_builder_qt.ui.library.saved.saved_game_card import GameFile
from kingdom_builder_qt.ui.library.saved.saved_game_delegate import GameDelegate
from kingdom_builder_qt.ui.library.saved.saved_game_texts import SavedTexts
from kingdom_builder_qt.ui.library.saved.saved_games_cache import SavedGamesCache

_Index = QModelIndex | QPersistentModelIndex


class GameModel(CardModel):
    """One row for each file, the newest first; what is not read yet has its name only."""

    entries: list[GameFile]

    def __init__(
        self, shelf: SavedGamesCache, parent: QObject | None = None, *, only_named: bool = False
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


MANY: Final = 8  # games, above which there is a search


@dataclass(frozen=True, slots=True)
class SavedGames:
    """Where games come from and who changes them; it outlives the dialogs.

    `recent` returns files beside those in the folder of saved games; `shows_standing`: whether the
    gold of games that go on may be seen.
    """

    shelf: SavedGamesCache
    keeper: GameFileCommands
    recent: Callable[[], list[Path]]
    shows_standing: bool = True


class GamesList(QWidget):
    """Offers the games; a file that cannot be read is a card, too."""

    activated = Signal()  # the current game, by Enter or a second click
    current_changed = Signal()

    def __init__(
        self,
        games: SavedGames,
        parent: QWidget | None = None,
        *,
        to_replace: bool = False,
    ) -> None:
        """Look for games at once.

        `to_replace`: one may be saved over, so none is selected at first, and those that nobody
        named are not there.
        """
        super().__init__(parent)
        self._games, self._to_replace = games, to_replace
        self._place: tuple[Path | None, int] = (None, 0)  # what was selected when a look began
        self.model = GameModel(games.shelf, self, only_named=to_replace)
        self.shown = GameFilter(self.model, self)
        self.view = CardGrid(self.tr("Saved games"), self.shown)
        self.delegate = GameDelegate(games.shelf, self.view)
        self.delegate.shows_standing = games.shows_standing
        self.search = QLineEdit()
        self.empty = label(self.tr("Looking for saved games…"), wrap=True)
        self.state = ElidedLabel()
        self.undo = QPushButton(self.tr("Undo"), autoDefault=False)
        self._build()
        self._connect()
        self._follow()
        self.look()

    def look(self) -> None:
        """Find out which games there are now."""
        current = self.current
        self._place = (current.path if current else None, self.view.currentIndex().row())
        self._games.shelf.look(self._games.recent())

    def _look_for(self, path: Path) -> None:
        """Look again, and select a file that was restored or renamed."""
        self.look()
        self._place = path, self._place[1]

    def rest(self) -> None:
        """Read no more: nobody looks."""
        self._games.shelf.rest()

    @property
    def current(self) -> GameFile | None:
        """Return the file whose card is selected."""
        file: GameFile | None = self.view.current
        return file

    def rename(self) -> None:
        """Let the name on the selected card be edited."""
        self.view.rename()

    def delete(self) -> None:
        """Put the selected game into the trash."""
        if self.current is not None:
            self._games.keeper.throw_away(self.current.path, self.model.name(self.current))

    def _build(self) -> None:
        self.view.setItemDelegate(self.delegate)
        self.search.setPlaceholderText(self.tr("Search by name, player or date"))
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.hide()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.view)
        self.pages.addWidget(self.empty)
        told = hbox((self.state, 1), self.undo)
        vbox(self.search, (self.pages, 1), told, parent=self, spacing=10)
        self._tell(self._games.keeper.last())

    def _connect(self) -> None:
        keeper, view = self._games.keeper, self.view
        self._games.shelf.found.connect(self._on_found)
        self.search.textChanged.connect(self._on_search)
        view.activated.connect(self.activated)
        view.selectionModel().currentChanged.connect(self._follow)
        self.model.renamed.connect(lambda file, name: keeper.rename(file.path, name))
        self.undo.clicked.connect(keeper.undo)
        keeper.said.connect(self._tell)
        keeper.changed.connect(self._look_for)
        view.add_key("Delete", self.delete)
        view.add_key("Ctrl+Z", keeper.undo)
        view.add_search(self.search)

    def _on_found(self, files: list[GameFile]) -> None:
        """Select what was selected before, or what took its place."""
        path, row = self._place
        self.search.setVisible(len(files) > MANY or bool(self.search.text()))
        self.empty.setText(self.tr("There are no saved games yet."))
        if not self.view.select(lambda file: file.path == path):
            self.view.select_row(row if self._to_replace else max(0, row))
        self._follow()

    def _on_search(self, words: str) -> None:
        self.shown.search(words)
        self.view.select_row(0)
        self._follow()
        if self.model.entries:
            self.empty.setText(self.tr("No game matches the search."))

    def _follow(self) -> None:
        self.pages.setCurrentIndex(0 if self.shown.rowCount() else 1)
        self.current_changed.emit()

    def _tell(self, text: str) -> None:
        self.state.setText(text)
        self.undo.setVisible(self._games.keeper.can_undo)
