"""All files with games that are known: found and read in threads, kept while the program runs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.content.disk import children, resolved, status
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.library.saved.saved_game_card import GameCard, GameFile, read_card
from kingdom_builder_qt.ui.library.saved.saved_game_picture import read_picture

CARDS: Final = 24  # that are read before any is shown; then four times as many at once
PICTURES: Final = 6
_MOST_PICTURES: Final = 80  # that are kept: a quarter of a megabyte each


_Read: TypeAlias = tuple[dict[GameFile, GameCard], dict[GameFile, QImage | None]]


class SavedGamesCache(QObject):
    """Finds saved games; reads all cards, the newest first, and pictures of those that are seen."""

    found = Signal(object)  # list[GameFile], the newest first
    read = Signal(object)  # frozenset[GameFile]: more is known of these now

    def __init__(self, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalog = catalog
        self._cards: dict[GameFile, GameCard] = {}
        self._pictures: dict[GameFile, QImage | None] = {}
        self._painted_in = current_theme()
        self._unread: list[GameFile] = []
        self._unpainted: list[GameFile] = []
        self._painting: list[GameFile] = []  # in the thread
        self._reading: Task | None = None
        self._looking: Task | None = None  # through the folder

    def set_catalog(self, catalog: Catalog) -> None:
        if catalog is not self._catalog:
            self._catalog = catalog
            self._pictures.clear()

    def look(self, others: Iterable[Path]) -> None:
        """Find what is in the folder of saved games, and which `others` are there."""
        if self._looking is not None:
            self._looking.cancel()
        look = partial(_files, paths.user_saves(), list(others))
        self._looking = Task(self, look, self._on_found)

    @property
    def is_reading(self) -> bool:
        """Return whether a thread reads or paints games."""
        return self._reading is not None and not self._reading.is_over

    def rest(self) -> None:
        """Read no more: nobody looks."""
        self._unread, self._unpainted = [], []

    def card(self, file: GameFile) -> GameCard | None:
        """Return what a file holds if that is known."""
        return self._cards.get(file)

    def picture(self, file: GameFile) -> QImage | None:
        """Return the picture of a game; if it has none yet, that is painted soon."""
        if self._painted_in is not current_theme():
            self._painted_in = current_theme()
            self._pictures.clear()
        if file in self._pictures:
            self._pictures[file] = self._pictures.pop(file)  # the last that is forgotten
            return self._pictures[file]
        if file not in self._unpainted and file not in self._painting:
            self._unpainted.append(file)
            self._read_on()
        return None

    def _on_found(self, files: list[GameFile]) -> None:
        self._cards = {file: self._cards[file] for file in files if file in self._cards}
        self._unread = [file for file in files if file not in self._cards]
        self.found.emit(files)
        self._read_on()

    def _read_on(self) -> None:
        if self.is_reading or not (self._unread or self._unpainted):
            return
        # Of many that were scrolled past those that came last are still seen.
        painted, self._unpainted = self._unpainted[-PICTURES:], self._unpainted[:-PICTURES]
        count = 0 if painted else CARDS if not self._cards else 4 * CARDS
        cards, self._unread = self._unread[:count], self._unread[count:]
        self._painting = painted
        theme = current_theme()
        question = partial(_read, cards, painted, self._catalog, theme)
        done = partial(self._on_read, (self._catalog, theme))
        self._reading = Task(self, question, done)

    def _on_read(self, asked: tuple[Catalog, Theme], found: _Read) -> None:
        self._painting = []
        cards, pictures = found
        self._cards |= cards
        if asked == (self._catalog, current_theme()):
            self._pictures |= pictures
        for file in list(self._pictures)[:-_MOST_PICTURES]:
            del self._pictures[file]
        self.read.emit(frozenset((*cards, *pictures)))
        self._read_on()


def _read(cards: list[GameFile], painted: list[GameFile], catalog: Catalog, theme: Theme) -> _Read:
    pictures = {file: read_picture(file.path, catalog, theme) for file in painted}
    return {file: read_card(file.path, catalog) for file in cards}, pictures


def _files(folder: Path, others: list[Path]) -> list[GameFile]:
    saved = [path for path in children(folder) if path.suffix.lower() == SUFFIX]
    here = resolved(folder)
    elsewhere = [path for path in others if path.parent not in (folder, here)]
    found = []
    for path in dict.fromkeys([*saved, *elsewhere]):
        facts = status(path)
        if facts is not None:
            found.append(GameFile(path, facts.st_mtime_ns, facts.st_size))
    return sorted(found, key=lambda file: (file.changed_ns, file.path.name), reverse=True)
