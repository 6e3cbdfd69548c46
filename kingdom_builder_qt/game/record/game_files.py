"""Game files in both formats, saved games and move lists; the content decides which.

Positions are recognised, too, because files and clipboards hold them.
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
from kingdom_builder_qt.game.record.saved_game import text_fault as record_trouble
from kingdom_builder_qt.game.record.unread_file import TEXT_SUFFIX
from kingdom_builder_qt.game.session import Session

# Each list has a line with such a beginning and no saved game has one, so damaged lists match.
_LIST: Final = re.compile(r"^[ \t]*+(?:seat 0|gold|\d++\.\d)[ \t]*+:", re.MULTILINE)
_RECORD: Final = re.compile(r"^format:", re.MULTILINE)
# The only field of all positions. The possessive quantifier excludes backtracking over blanks.
_BOARD: Final = re.compile(r"(?:^|;)[^\S\n]*+board[^\S\n]*+:", re.MULTILINE)


class OnlyPosition(RecordError):
    """The text is a position, but a game is needed."""


def is_list(text: str) -> bool:
    """Return whether a text is meant as a move list, valid or not."""
    return bool(_LIST.search(text)) and not is_record(text)


def is_record(text: str) -> bool:
    """Return whether a text is meant as a saved game, valid or not."""
    return bool(_RECORD.search(text))


def is_position(text: str) -> bool:
    """Return whether a text is meant as a position, valid or not."""
    return bool(_BOARD.search(text)) and not is_list(text) and not is_record(text)


def game_of(text: str, name: str, catalog: Catalog) -> Session:
    """Replay the game of a text; RecordError gives the place of an error.

    `name`: the name of the text in errors.
    """
    if is_list(text):
        return read_game(text, catalog, name)
    return replay(parse_record(text, name), catalog)


def load_game(path: Path, catalog: Catalog) -> Session:
    """Replay the game of a file; RecordError gives the place of an error."""
    return game_of(read_file(path), str(path), catalog)


def save_game(path: Path, session: Session, catalog: Catalog) -> None:
    """Write a game atomically, as a move list if the name has that suffix, else as a saved game.

    On OSError the old file is unchanged.
    """
    write_atomic(path, *file_text(path, session, catalog))


def file_text(path: Path, session: Session, catalog: Catalog) -> tuple[str, Check]:
    """Return the text for `save_game`, and the check that reads it back."""
    record = record_text(session)
    if path.suffix.lower() != TEXT_SUFFIX:
        return record, record_trouble

    def text_fault(text: str) -> str:
        try:
            again = read_game(text, catalog)
        except RecordError as error:
            return str(error)
        return "" if record_text(again) == record else "the text would be read back as another game"

    return game_text(session), text_fault
