"""Files that the program keeps by itself: written in a thread, locked, found again after a crash.

Thread: texts are made in the thread of the window and written in another one, which takes the
newest text each time and never sees a Qt object.  Ownership: a lock file beside a slot says that a
program has it open.  Only the death of that program makes the lock stale: `QLockFile` knows host,
boot and process.  A slot without a living owner is what a killed program left.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from kingdom_builder_qt.content.atomic_files import HELD_SECONDS, remove
from kingdom_builder_qt.content.disk import changed_ns, is_folder, is_present, matching
from kingdom_builder_qt.content.text_files import Check, write_atomic
from kingdom_builder_qt.ui.desktop.files.file_errors import words_of
from kingdom_builder_qt.ui.desktop.tasks import Task

_log = logging.getLogger(__name__)

RETRY_MS: Final = 5000  # a full disk does not tell when there is room again
_FLUSH_SECONDS: Final = 5.0
_MOST_SLOTS: Final = 500
_turns: Final = threading.Lock()  # a search holds the locks for a moment


class _Outbox:
    """The newest text for a file, as the thread that writes takes it."""

    def __init__(self, path: Path, check: Check, then: Callable[[], object]) -> None:
        self._path, self._check, self._then = path, check, then
        self._lock = threading.Lock()
        self._texts: list[str | None] = []  # at most one
        self._is_writing = False

    def put(self, text: str | None) -> bool:
        """Replace the text that waits; return whether no thread is there to write it."""
        with self._lock:
            self._texts = [text]
            was_writing, self._is_writing = self._is_writing, True
        return not was_writing

    def write(self) -> str:
        """Write until no text waits; return why the last one was not written."""
        error = ""
        while text := self._take():
            try:
                error = self._write(*text)
            except BaseException:
                with self._lock:
                    self._is_writing = False
                raise
        return error

    def _take(self) -> list[str | None]:
        with self._lock:
            texts, self._texts = self._texts, []
            self._is_writing = bool(texts)
        return texts

    def _write(self, text: str | None) -> str:
        try:
            if text is None:
                remove(self._path, HELD_SECONDS)
            else:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                write_atomic(self._path, text, self._check, HELD_SECONDS)
                self._then()
        except OSError as error:
            return words_of(error)
        return ""


class Writer(QObject):
    """Writes texts to one file, the newest one only; None removes the file."""

    written = Signal()  # or failed: `error` says why

    def __init__(
        self,
        path: Path,
        check: Check,
        parent: QObject | None = None,
        then: Callable[[], object] = lambda: None,
    ) -> None:
        """Write to `path`; in the same thread `check` reads every text before, `then` follows.

        Neither knows a Qt object.
        """
        super().__init__(parent)
        self.path = path
        self.error = ""  # why the last text was not written
        self._outbox = _Outbox(path, check, then)
        self._task: Task | None = None

    def put(self, text: str | None) -> None:
        """Write a text soon, in place of one that still waits."""
        if self._outbox.put(text):
            if self._task is not None:
                self._task.cancel()  # its result is of an older text
            self._task = Task(self, self._outbox.write, self._on_written)

    def flush(self) -> bool:
        """Wait until everything is on the disk, or failed; False if that takes too long."""
        return self._task is None or self._task.is_over or self._task.settle(_FLUSH_SECONDS)

    def close(self) -> None:
        """Write what waits, but do not wait for ever; nothing is signalled any more after that."""
        if not self.flush() and self._task is not None:
            self._task.cancel()

    def _on_written(self, error: str) -> None:
        self.error = error
        self.written.emit()


class Slot(Writer):
    """A file that this program alone writes, while it holds the lock; a refused text is retried."""

    def __init__(
        self,
        path: Path,
        check: Check,
        parent: QObject | None = None,
        *,
        lock: QLockFile | None = None,
        then: Callable[[], object] = lambda: None,
    ) -> None:
        """Take the lock of `path`, or use the one that was taken already; `then` as in `Writer`."""
        super().__init__(path, check, parent, then)
        self._lock = lock if lock is not None else held_lock(path)
        self._newest: str | None = None
        self._retry = QTimer(self, singleShot=True)
        self._retry.timeout.connect(self._put_again)

    @classmethod
    def free(
        cls, folder: Path, stem: str, suffix: str, check: Check, parent: QObject | None = None
    ) -> Slot:
        """Return the first numbered slot that no program holds and none has left.

        A folder without room for a lock still gives one: writing fails there, and says why.
        """
        for number in range(1, _MOST_SLOTS):
            path = folder / f"{stem}-{number}{suffix}"
            if is_present(path):
                continue
            if lock := held_lock(path):
                return cls(path, check, parent, lock=lock)
            if not is_present(_lock_path(path)):
                break  # no other program holds it: no lock can be made here
        return cls(folder / f"{stem}-{os.urandom(4).hex()}{suffix}", check, parent)

    @staticmethod
    @contextmanager
    def left_in(folder: Path, pattern: str) -> Iterator[list[Path]]:
        """Give the slots that killed programs left, the newest first, and hold them meanwhile."""
        with _turns:
            locks = {path: held_lock(path) for path in matching(folder, pattern)}
            held = {path: lock for path, lock in locks.items() if lock is not None}
            try:  # an owner that has just ended may have removed its file
                found = [(changed_ns(path), path.name, path) for path in held if is_present(path)]
                yield [path for *_, path in sorted(found, reverse=True)]
            finally:
                for lock in held.values():
                    lock.unlock()

    @staticmethod
    def drop(paths: Iterable[Path]) -> None:
        """Remove slots that no program holds; one that cannot be removed is logged."""
        for path in paths:
            if (lock := held_lock(path)) is None:
                continue
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                _log.warning("%s not removed: %s", path, error)
            lock.unlock()

    @property
    def held(self) -> bool:
        """Return whether this program holds the lock."""
        return self._lock is not None

    @property
    def is_foreign(self) -> bool:
        """Return whether another program holds the lock; without one, no lock can be made."""
        return self._lock is None and is_present(_lock_path(self.path))

    def put(self, text: str | None) -> None:
        """Write a text soon, in place of one that still waits."""
        self._newest = text
        self._retry.stop()
        super().put(text)

    def close(self) -> None:
        """Write what waits and leave the file to the next program."""
        super().close()
        self._retry.stop()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _put_again(self) -> None:
        self.put(self._newest)

    def _on_written(self, error: str) -> None:
        if error:
            self._retry.start(RETRY_MS)
        elif self._lock is None:  # the folder could not be used before
            self._lock = held_lock(self.path)
        super()._on_written(error)


def held_lock(path: Path) -> QLockFile | None:
    """Return the lock of a file, which is held until it is unlocked; its folder is made.

    None if another program holds it, or where no lock can be made.
    """
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    if not is_folder(path.parent):  # on Windows Qt complains of each attempt
        return None
    lock = QLockFile(str(_lock_path(path)))
    lock.setStaleLockTime(0)  # only the death of its program makes a lock stale
    return lock if lock.tryLock(0) else None


def _lock_path(path: Path) -> Path:
    return path.with_suffix(".lock")
