"""Where unfinished games lie: one autosave for each running program, and those put aside.

A lock file tells which autosave belongs to a program that still runs.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.disk import (
    changed_ns,
    children,
    in_time,
    is_file,
    is_present,
    read_bytes,
    status,
)
from kingdom_builder_qt.content.text_files import Check, as_it_is, put_aside, write_atomic
from kingdom_builder_qt.game.record.unread_file import MOST_BYTES, SUFFIX
from kingdom_builder_qt.ui.desktop.slot import held_lock

_log = logging.getLogger(__name__)

MAX_UNFINISHED: Final = 10
_MAX_SLOTS: Final = 50
_LOOK_SECONDS: Final = 0.5
_HELD_SECONDS: Final = 0.3  # a virus scanner may look into a new file, too
_TICK: Final = 2_000_000_000  # nanoseconds; some disks keep no more than every other second
_SLOT: Final = rf"autosave(-[0-9]+)?{re.escape(SUFFIX)}"
_UNFINISHED: Final = rf"unfinished(-[0-9-]+)?{re.escape(SUFFIX)}"


def autosave_path(number: int = 1) -> Path:
    """Return where the running game is kept, of the n-th program that runs at the same time."""
    return paths.user_data() / (f"autosave-{number}{SUFFIX}" if number > 1 else f"autosave{SUFFIX}")


def is_unfinished(path: Path) -> bool:
    """Return whether the program, not the player, named this file."""
    return path.parent == paths.user_saves() and bool(re.fullmatch(_UNFINISHED, path.name))


def is_own(path: Path) -> bool:
    """Return whether a file is one that the program writes for itself: nobody saves there."""
    is_slot = path.parent == paths.user_data() and bool(re.fullmatch(_SLOT, path.name))
    is_filed = path.parent == paths.user_data() / "history"
    return is_slot or is_filed or is_unfinished(path)


def name_path(path: Path) -> Path:
    """Return where the name of an autosaved game is kept: of the file the player gave it."""
    return path.with_suffix(".name")


def unfinished_games() -> list[Path]:
    """Return the games that were put aside, the newest first."""
    return _newest_first(path for path in _files(paths.user_saves()) if is_unfinished(path))


def kept_games() -> list[Path]:
    """Return all games that the program wrote for itself: autosaves, then those put aside.

    Whoever looks for one that is just being put aside finds it in one of both.
    """
    return [*_leftovers(), *unfinished_games()]


def store_unfinished(
    text: str, check: Check, known: Sequence[Path] = (), when: float | None = None
) -> Path:
    """Keep a game as a file of its own, or find the file that holds it already.

    `check` is that of `write_atomic`; `when` is the time in its name, now if left out.  Earlier
    moments of the same game are removed, and the oldest of too many.  OSError if it cannot be
    written.  A `known` file may lie on a server that is gone: what is not read soon counts as
    another game, and one copy more does no harm.
    """
    data = text.encode()
    found = in_time(lambda: _holder(known, data), None, _LOOK_SECONDS) if known else None
    if found := found or _holder(unfinished_games(), data):
        return found
    paths.user_saves().mkdir(parents=True, exist_ok=True)
    path = _free_name(_time(when))
    write_atomic(path, text, check, _HELD_SECONDS)
    _make_newest(path, unfinished_games())
    remove_earlier(text, path)
    for old in [other for other in unfinished_games() if other != path][MAX_UNFINISHED - 1 :]:
        with suppress(OSError):
            old.unlink()
    return path


class Slot:
    """The autosave of this program: the newest that no running program owns, or a new one."""

    def __init__(self) -> None:
        """Take a file; other games that killed programs left become `rescued`, newest first.

        What is no text at all is put `aside`.
        """
        self.rescued: list[Path] = []
        self.aside: list[Path] = []
        left = [(path, lock) for path in _leftovers() if (lock := held_lock(path)) is not None]
        self.path, self._lock = left[0] if left else _first_free()
        for path, lock in reversed(left[1:]):
            self._rescue(path)
            lock.unlock()
        self.rescued.reverse()

    def release(self) -> None:
        """Leave the file to the next program."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def make_newest(self) -> None:
        """Let the game that was just written count as newer than those of other programs."""
        _make_newest(self.path, _leftovers())

    def _put_aside(self, path: Path) -> None:
        try:
            self.aside.append(put_aside(path))
            _log.warning("%s is no game, kept as %s", path, self.aside[-1])
        except OSError as error:
            _log.warning("%s not put aside: %s", path, error)

    def _rescue(self, path: Path) -> None:
        data = read_bytes(path, MOST_BYTES)
        if isinstance(data, str):
            found = status(path)
            if found is not None and found.st_size > MOST_BYTES:
                self._put_aside(path)
            else:
                _log.warning("%s not put aside: %s", path, data)
            return
        try:
            text = data.decode()
            when = changed_ns(path) / 1e9
            self.rescued.append(store_unfinished(text, as_it_is, when=when))
            path.unlink()
            name_path(path).unlink(missing_ok=True)  # from now on it has a file of its own
        except UnicodeDecodeError:
            self._put_aside(path)
        except OSError as error:
            _log.warning("%s not put aside: %s", path, error)


def _leftovers() -> list[Path]:
    return _newest_first(p for p in _files(paths.user_data()) if re.fullmatch(_SLOT, p.name))


def _first_free() -> tuple[Path, QLockFile | None]:
    for number in range(1, _MAX_SLOTS):
        path = autosave_path(number)
        if not is_file(path) and (lock := held_lock(path)) is not None:
            return path, lock
        if not is_present(path.with_suffix(".lock")):
            break  # no lock can be made here, so no other program has one
    return autosave_path(), None


def _free_name(time: datetime) -> Path:
    stem = f"unfinished-{time:%Y-%m-%d-%H%M%S}"
    path, number = paths.user_saves() / f"{stem}{SUFFIX}", 1
    while is_present(path):
        number += 1
        path = path.with_name(f"{stem}-{number}{SUFFIX}")
    return path


def _time(when: float | None) -> datetime:
    """Return a moment; now for one that no calendar has."""
    with suppress(OSError, OverflowError, ValueError):
        return datetime.now() if when is None else datetime.fromtimestamp(when)
    return datetime.now()


def _make_newest(path: Path, others: Iterable[Path]) -> None:
    """Date a file after the others: a clock that was put back shall change no order."""
    latest = max((changed_ns(other) for other in others if other != path), default=0)
    if 0 < changed_ns(path) <= latest:
        with suppress(OSError, OverflowError):
            os.utime(path, ns=(latest + _TICK, latest + _TICK))


def _files(folder: Path) -> Iterator[Path]:
    return filter(is_file, children(folder))


def _newest_first(files: Iterable[Path]) -> list[Path]:
    return sorted(files, key=lambda path: (changed_ns(path), path.name), reverse=True)


def remove_earlier(text: str, newest: Path) -> None:
    """Remove the games that were put aside and are earlier moments of this one, or the same.

    `newest` is the file that holds it now; a text that is no record removes nothing.
    """
    begin, moves = _begin_and_moves(text)
    for path in unfinished_games():
        data = read_bytes(path, MOST_BYTES)
        if path == newest or isinstance(data, str) or not moves:
            continue
        old_begin, old_moves = _begin_and_moves(data.decode("utf-8", "replace"))
        if old_begin == begin and moves.startswith(old_moves):
            with suppress(OSError):
                path.unlink()


def _begin_and_moves(text: str) -> tuple[str, str]:
    """Return options, seats and deal of a record, and its moves, as they stand in the file."""
    begin, _, rest = text.partition("\nreshuffles:")
    moves = rest.partition("\nmoves:\n")[2].partition("scores:\n")[0]
    return begin, moves


def _holder(files: Iterable[Path], data: bytes) -> Path | None:
    return next((path for path in files if read_bytes(path, len(data)) == data), None)
