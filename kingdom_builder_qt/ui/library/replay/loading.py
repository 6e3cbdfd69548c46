"""Reads and replays a game in a thread.  No widgets."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.record.game_files import OnlyPosition, game_of, is_position, is_record
from kingdom_builder_qt.game.record.record_reader import RecordError, parse_record, read_file
from kingdom_builder_qt.game.replay import ReplayedGame
from kingdom_builder_qt.ui.words.game_words import GameWords


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A game ready for a replay.

    `path`: its file, None for a text; `title`: the player's title, else "".
    """

    catalog: Catalog
    course: ReplayedGame
    words: GameWords
    path: Path | None
    title: str


Loaded: TypeAlias = LoadedGame | RecordError | OSError


def load(source: Path | str, name: str, catalog: Catalog) -> Loaded:
    """Return the game of a file or of a text, or the error.

    `name`: how errors refer to a text; those of a file contain its name.
    """
    path = source if isinstance(source, Path) else None
    name = str(path) if path is not None else name
    try:
        text = read_file(path) if path is not None else str(source)
        if is_position(text):
            return OnlyPosition(f"{name}: this is a position, not a game")
        session = game_of(text, name, catalog)
        title = _title(text, path)
    except (RecordError, OSError) as error:
        return error
    return LoadedGame(catalog, ReplayedGame(session), GameWords(catalog, session), path, title)


def _title(text: str, path: Path | None) -> str:
    """Return the title of a record of the library, or the name of another file."""
    entry = parse_record(text, "").entry if is_record(text) else None
    if entry is not None:
        return entry.title
    return "" if path is None else path.stem
