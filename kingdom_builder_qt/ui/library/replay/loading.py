"""Reads a game and plays it again, in a thread: nothing here knows Qt's widgets."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.record.game_files import OnlyPosition, game_of, is_position
from kingdom_builder_qt.game.record.record_reader import RecordError, read_file
from kingdom_builder_qt.game.replay import ReplayedGame
from kingdom_builder_qt.ui.desktop.files.unfinished_games import is_own
from kingdom_builder_qt.ui.words.game_words import GameWords


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A game that can be looked at; `path`: its file, None if it came as a text."""

    catalog: Catalog
    course: ReplayedGame
    words: GameWords
    path: Path | None

    @property
    def named(self) -> str:
        """Return what the player called the file, "" for a text and for a file of the program."""
        return "" if self.path is None or is_own(self.path) else self.path.stem


Loaded: TypeAlias = LoadedGame | RecordError | OSError


def load(source: Path | str, name: str, catalog: Catalog) -> Loaded:
    """Return the game of a file or of a text, or why there is none.

    `name`: what an error calls a text; one of a file names the file.
    """
    path = source if isinstance(source, Path) else None
    name = str(path) if path is not None else name
    try:
        text = read_file(path) if path is not None else str(source)
        if is_position(text):
            return OnlyPosition(f"{name}: this is a position, not a game")
        session = game_of(text, name, catalog)
    except (RecordError, OSError) as error:
        return error
    return LoadedGame(catalog, ReplayedGame(session), GameWords(catalog, session), path)
