"""Simulates power cuts: records the writes to a folder and yields every state a cut can leave.

Only the guarantees of the system count.  The bytes of a file are durable after an fsync of the
file; before, any prefix of them may be found.  Changes of a folder (create, rename, remove) are
durable after an fsync of the folder; before, any subset of them may be found.  A rename is atomic.
"""

from __future__ import annotations

import os
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final
from unittest import mock

_CUTS: Final = 5  # beginnings of bytes that were not synchronised
_MOST_CHANGES: Final = 12  # every subset of them is tried


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a folder: `name` refers to a file from now on, None to none."""

    name: Path
    file: int | None
    gone: Path | None = None  # the old name, of a file that was given another one


@dataclass(slots=True)
class Moment:
    """The durable state of the disk and the pending changes."""

    names: dict[Path, int]
    changes: list[Change]
    kept: dict[int, bytes]
    written: dict[int, bytes]
    marks: tuple[str, ...] = ()

    def states(self) -> Iterator[dict[Path, bytes]]:
        """Yield every possible state after a power cut at this moment: bytes by name."""
        older = self.changes[:-_MOST_CHANGES]
        newer = self.changes[-_MOST_CHANGES:]
        for chosen in product((False, True), repeat=len(newer)):
            names = dict(self.names)
            for change in (*older, *(c for c, has in zip(newer, chosen, strict=True) if has)):
                _apply(change, names)
            yield from self._contents(names)

    def _contents(self, names: dict[Path, int]) -> Iterator[dict[Path, bytes]]:
        """Yield the state with every file cut in the same way: files are independent."""
        for cut in range(_CUTS):
            yield {name: self._bytes(file, cut) for name, file in names.items()}
            if all(self.kept.get(file) == self.written[file] for file in names.values()):
                return

    def _bytes(self, file: int, cut: int) -> bytes:
        written, kept = self.written[file], self.kept.get(file, b"")
        if written == kept or not written.startswith(kept):
            return kept
        return written[: len(kept) + (len(written) - len(kept)) * cut // (_CUTS - 1)]


def _apply(change: Change, names: dict[Path, int]) -> None:
    if change.gone is not None:
        names.pop(change.gone, None)
    if change.file is None:
        names.pop(change.name, None)
    else:
        names[change.name] = change.file


@dataclass(slots=True)
class Disk:
    """Follows the changes below a folder; `moments` has each state in order."""

    folder: Path
    moments: list[Moment] = field(default_factory=list)
    _now: Moment = field(default_factory=lambda: Moment({}, [], {}, {}))
    _files: dict[int, int] = field(default_factory=dict)  # open, so that no descriptor is reused
    _lock: Any = field(default_factory=threading.RLock)

    def mark(self, name: str) -> None:
        """Note a promise that holds from this moment on."""
        with self._lock:
            self._look()
            self._now.marks += (name,)
            self._note()

    def close(self) -> None:
        """Close the files."""
        for descriptor in self._files.values():
            os.close(descriptor)
        self._files.clear()

    # -- recorded changes ----------------------------------------------------------------------

    def begin(self) -> None:
        """Take the present contents of the folder as durable."""
        self._look()
        for change in self._now.changes:
            _apply(change, self._now.names)
        self._now.changes.clear()
        self._now.kept.update(self._now.written)
        self._note()

    def synchronised(self, descriptor: int) -> None:
        with self._lock:
            self._look()
            status = os.fstat(descriptor)
            if stat.S_ISDIR(status.st_mode):
                self._keep_folder(status)
            elif status.st_ino in self._files:
                self._now.kept[status.st_ino] = self._now.written[status.st_ino]
            self._note()

    def _keep_folder(self, status: os.stat_result) -> None:
        left = []
        for change in self._now.changes:
            if os.path.samestat(change.name.parent.stat(), status):
                _apply(change, self._now.names)
            else:
                left.append(change)
        self._now.changes = left

    def renamed(self, before: Path, after: Path, call: Callable[[], None]) -> None:
        with self._lock:
            self._look()
            self._note()
            call()
            if self.folder in after.parents:
                self._now.changes.append(Change(after, after.stat().st_ino, before))
            self._note()

    def removed(self, path: Path, call: Callable[[], None]) -> None:
        with self._lock:
            self._look()
            self._note()
            call()
            if self.folder in path.parents:
                self._now.changes.append(Change(path, None))
            self._note()

    def _look(self) -> None:
        """Record new files and new bytes."""
        current = dict(self._now.names)
        for change in self._now.changes:
            _apply(change, current)
        for path in sorted(self.folder.rglob("*")):
            if not path.is_file():
                continue
            number = path.stat().st_ino
            if number not in self._files:
                self._files[number] = os.open(path, os.O_RDONLY)
            if current.get(path) != number:
                self._now.changes.append(Change(path, number))
            self._now.written[number] = path.read_bytes()

    def _note(self) -> None:
        now = self._now
        copies = dict(now.names), list(now.changes), dict(now.kept), dict(now.written)
        self.moments.append(Moment(*copies, now.marks))


@contextmanager
def recorded(folder: Path) -> Iterator[Disk]:
    """Record the changes of a folder; its present contents are durable."""
    disk = Disk(folder.resolve())
    disk.begin()
    fsync, replace, rename, unlink = os.fsync, os.replace, os.rename, os.unlink

    def sync(file: Any) -> None:
        fsync(file)
        disk.synchronised(file if isinstance(file, int) else file.fileno())

    def moved(call: Callable[..., None], source: Any, target: Any) -> None:
        disk.renamed(Path(source), Path(target), partial(call, source, target))

    def gone(path: Any, **details: Any) -> None:
        disk.removed(Path(path), partial(unlink, path, **details))

    with (
        mock.patch("os.fsync", sync),
        mock.patch("os.replace", partial(moved, replace)),
        mock.patch("os.rename", partial(moved, rename)),
        mock.patch("os.unlink", gone),
        mock.patch("os.remove", gone),
    ):
        try:
            yield disk
        finally:
            disk.close()
