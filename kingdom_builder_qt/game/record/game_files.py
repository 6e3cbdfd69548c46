"""Games in files, as saved games or as lists of their turns; which it is, the content says.

A position is no game, but it lies in files and on clipboards, too, so it is recognised here.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.text_files import Check, write_atomic
from kingdom_builder_qt.game.record.game_text import game_text, read_game
from kingdom_builder_qt.game.record.record_reader import RecordError, parse_record, read_file
from kingdom_builder_qt.game.record.saved_game import record_text, replay
from kingdom_builder_qt.game.record.saved_game import trouble_in as record_trouble
from kingdom_builder_qt.game.record.unread_file import TEXT_SUFFIX
from kingdom_builder_qt.game.session import Session

# What begins a line of each list but of no saved game, so a damaged list is still known as one.
_LIST: Final = re.compile(r"^[ \t]*+(?:seat 0|gold|\d++\.\d)[ \t]*+:", re.MULTILINE)
_RECORD: Final = re.compile(r"^format:", re.MULTILINE)
# The one field that every position has.  Blanks end with their line, and are never tried in part.
_BOARD: Final = re.compile(r"(?:^|;)[^\S\n]*+board[^\S\n]*+:", re.MULTILINE)


class OnlyPosition(RecordError):
    """A position was given where a game is needed."""


def is_list(text: str) -> bool:
    """Return whether a text is meant as the list of a game, be it right or wrong."""
    return bool(_LIST.search(text)) and not is_record(text)


def is_record(text: str) -> bool:
    """Return whether a text is meant as a saved game, be it right or wrong."""
    return bool(_RECORD.search(text))


def is_position(text: str) -> bool:
    """Return whether a text is meant as a position, be it right or wrong."""
    return bool(_BOARD.search(text)) and not is_list(text) and not is_record(text)


def game_of(text: str, name: str, catalog: Catalog) -> Session:
    """Return the game of a text, played again; RecordError says where it is wrong.

    `name`: what the text is called in an error.
    """
    if is_list(text):
        return read_game(text, catalog, name)
    return replay(parse_record(text, name), catalog)


def load_game(path: Path, catalog: Catalog) -> Session:
    """Return the game of a file, played again; RecordError says where it is wrong."""
    return game_of(read_file(path), str(path), catalog)


def save_game(path: Path, session: Session, catalog: Catalog) -> None:
    """Write a game to a file: a list of its turns if its name ends so, else a saved game.

    OSError if it fails; the old file is then unchanged.
    """
    write_atomic(path, *file_text(path, session, catalog))


def file_text(path: Path, session: Session, catalog: Catalog) -> tuple[str, Check]:
    """Return the text that `save_game` writes for a game as it is now, and who reads it back."""
    record = record_text(session)
    if path.suffix.lower() != TEXT_SUFFIX:
        return record, record_trouble

    def trouble_in(text: str) -> str:
        try:
            again = read_game(text, catalog)
        except RecordError as error:
            return str(error)
        return "" if record_text(again) == record else "it would be another game"

    return game_text(session), trouble_in
