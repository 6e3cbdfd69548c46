"""Games in files, as threads read and write them: nothing here knows Qt."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.disk import is_present, read_bytes, resolved
from kingdom_builder_qt.content.portable_names import NameFault, new_file_fault
from kingdom_builder_qt.content.text_files import Check, write_atomic
from kingdom_builder_qt.game.record.game_files import game_of, is_list, is_position
from kingdom_builder_qt.game.record.record_reader import RecordError, read_file
from kingdom_builder_qt.game.record.unread_file import TEXT_SUFFIX
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.files.file_errors import ChangedOutside
from kingdom_builder_qt.ui.desktop.files.unfinished_games import is_own, remove_earlier

_MOST_BYTES: Final = 8 << 20  # of a file whose fingerprint is asked for; a game has less


@dataclass(frozen=True, slots=True)
class FoundGame:
    """A game of a file; `place` is the file if the game can be saved there again, else None.

    A list of turns, which may hold comments, and a file that the program named are only read.
    """

    session: Session
    place: Path | None
    fingerprint: str


Found: TypeAlias = "FoundGame | str | RecordError | OSError"  # in a file; the text of a position


def fingerprint(data: bytes) -> str:
    """Return what two contents of files have in common only if they are the same."""
    import hashlib  # which loads OpenSSL: not for a start page

    return hashlib.sha256(data).hexdigest()


def fingerprint_of(path: Path) -> str:
    """Return the fingerprint of a file; "" if there is none that could be a game."""
    data = read_bytes(path, _MOST_BYTES)
    return "" if isinstance(data, str) else fingerprint(data)


def loaded(path: Path, catalog: Catalog) -> Found:
    """Return the game or position of a file, or why there is none."""
    try:
        text, known = read_file(path), fingerprint_of(path)
        if is_position(text):
            return text
        session = game_of(text, str(path), catalog)
    except (RecordError, OSError) as error:
        return error
    is_readable_only = is_list(text) or path.suffix.lower() == TEXT_SUFFIX or is_own(path)
    return FoundGame(session, None if is_readable_only else resolved(path), known)


def copied(text: str, name: str, catalog: Catalog) -> Session | RecordError:
    """Return the game of a text or what is wrong with it; `name`: what an error calls the text."""
    try:
        return game_of(text, name, catalog)
    except RecordError as error:
        return error


def written(
    path: Path, text: str, check: Check, known: Collection[str] | None, *, is_copy: bool = False
) -> Path | NameFault:
    """Write a game and return its file, or why no file may have the name.

    ChangedOutside if the file holds anything but what is `known`, OSError if it cannot be written.

    `known`: fingerprints that the file may have, None if it may have any; `is_copy`: the game is
    still where it was, so what was put aside of it stays.
    """
    if fault := new_file_fault(path):
        return fault
    if known is not None and is_present(path) and fingerprint_of(path) not in known:
        raise ChangedOutside(path)
    write_atomic(path, text, check)
    if not is_copy:
        remove_earlier(text, path)
    return path
