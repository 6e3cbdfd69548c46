"""Names of games for lists and menus: who plays what nobody named, and how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.disk import status
from kingdom_builder_qt.ui.desktop.files.unfinished_games import is_unfinished
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.library.saved.saved_game_card import GameCard, GameFile, read_card
from kingdom_builder_qt.ui.library.saved.saved_game_texts import SavedTexts


class GameTitles(QObject):
    """Reads files in threads: what the program named once, others when they are looked at."""

    changed = Signal()  # more is known

    def __init__(self, catalog: Callable[[], Catalog], parent: QObject | None = None) -> None:
        """Know nothing yet; `catalog` returns what there is when a file is read."""
        super().__init__(parent)
        self._catalog = catalog
        self._texts = SavedTexts()
        self._read: dict[Path, tuple[GameFile, GameCard]] = {}
        self._asked: set[Path] = set()

    def line(self, path: Path) -> str:
        """Return what a game is called; without a date while it is not read."""
        known = self._read.get(path)
        if known is None and is_unfinished(path):
            self._ask(path)
        if known is None:
            return self._texts.title(GameFile(path, 0, 0), None)
        return self._texts.line(*known)

    def look(self, paths: Iterable[Path]) -> None:
        """Read games that the player named, as they are now."""
        for path in paths:
            if not is_unfinished(path):
                self._ask(path)

    def details(self, path: Path) -> str:
        """Return who plays a game and how far it is, "" while that is not known."""
        file, card = self._read.get(path, (GameFile(path, 0, 0), None))
        return self._texts.details(file, card)

    def whole(self, path: Path) -> str:
        """Return the whole name of a game, what more is known of it, and its path, in lines."""
        return self._texts.whole(*self._read.get(path, (GameFile(path, 0, 0), None)))

    def _ask(self, path: Path) -> None:
        if path not in self._asked:
            self._asked.add(path)
            Task(self, partial(_look, path, self._catalog()), partial(self._on_read, path))

    def _on_read(self, path: Path, found: tuple[GameFile, GameCard] | None) -> None:
        self._asked.discard(path)
        if found is not None and found != self._read.get(path):
            self._read[path] = found
            self.changed.emit()


def _look(path: Path, catalog: Catalog) -> tuple[GameFile, GameCard] | None:
    facts = status(path)
    if facts is None:
        return None
    return GameFile(path, facts.st_mtime_ns, facts.st_size), read_card(path, catalog)
