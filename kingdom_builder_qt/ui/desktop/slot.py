"""Files that the program writes without being asked: written in a thread, locked, recovered.

Threads: texts are made in the thread of the window.  Locking, writing and unlocking happen in a
thread, which takes the newest text each time and never sees a Qt object; no call here waits for a
disk, except `flush`.  The threads of one path take turns in the order of the calls, so a slot that
is opened while the last one of its path is still being written waits for that one.

Ownership: a lock file next to a slot says that a program has it open.  Only the death of that
program makes the lock stale: `QLockFile` stores host, boot and process.  A slot without a living
owner was left by a killed program.

Checks: `is_locked` takes the lock to find it free, which lasts as long as the disk needs for the
lock file.  The threads of this program check the lock of one path in turn, so that none of them
mistakes the check of another thread for an owner.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic, time_ns
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal
from shiboken6 import isValid

from kingdom_builder_qt.content.atomic_files import RETRY_SECONDS, remove
from kingdom_builder_qt.content.disk import changed_ns, is_folder, is_present, matching
from kingdom_builder_qt.content.text_files import Check, write_atomic
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.tasks import Task

_Answer = TypeVar("_Answer")
_log = logging.getLogger(__name__)

RETRY_MS: Final = 5000  # a full disk sends no signal when there is room again
_FLUSH_SECONDS: Final = 5.0
_CLAIM_MS: Final = 200  # a look at the lock by another program holds it for an instant
_LOOK_MS: Final = 20  # the same, where a lock that is held costs a list its time
_TORN_NS: Final = 10_000_000_000
_takers: Final[WeakValueDictionary[Path, threading.Lock]] = WeakValueDictionary()
_takers_guard: Final = threading.Lock()
_search: Final = threading.Lock()  # a search holds the locks of all slots for an instant


class _Turn:
    """The position of a thread in the queue of one path."""

    _guard: Final = threading.Lock()
    _last: Final[dict[Path, threading.Event]] = {}

    def __init__(self, path: Path) -> None:
        self._path, self._over = path, threading.Event()
        with self._guard:
            self._before = self._last.get(path)
            self._last[path] = self._over

    def begin(self) -> None:
        """Block until the thread before has ended its turn."""
        if self._before is not None:
            self._before.wait()

    def end(self) -> None:
        self._over.set()
        with self._guard:
            if self._last[self._path] is self._over:
                del self._last[self._path]

    @classmethod
    def ends_of(cls, paths: Iterable[Path]) -> list[threading.Event]:
        """Return the ends of the turns that are queued for some paths now."""
        with cls._guard:
            return [cls._last[path] for path in paths if path in cls._last]


@dataclass(frozen=True, slots=True)
class _State:
    """The state of a file after a turn."""

    error: str  # why the newest text was not written
    is_held: bool
    is_foreign: bool  # another program holds the lock
    is_closed: bool


class _Outbox:
    """The newest text for a file and its lock, as the thread uses them."""

    def __init__(self, path: Path, check: Check, *, has_lock: bool) -> None:
        self._path, self._check, self._has_lock = path, check, has_lock
        self._guard = threading.Lock()  # of the next three lines
        self._texts: list[str | None] = []  # at most one
        self._replaced: tuple[Path, ...] = ()
        self._is_running = self._is_closing = self._gives_up = False
        self._claimed = threading.Event()
        # These belong to the thread whose turn it is; all threads read the next line.
        self._took, self._began = 0.0, inf  # seconds of the last write, begin of the running one
        self._lock: QLockFile | None = None
        self._is_foreign = self._must_claim = False
        self._error = ""

    def put(self, text: str | None) -> bool:
        """Replace the waiting text; return whether a thread has to be started."""
        with self._guard:
            self._texts = [text]
            return self._start()

    def replace(self, paths: Iterable[Path]) -> None:
        """Remove other slots after the next text is written."""
        with self._guard:
            self._replaced += tuple(paths)

    def open(self) -> bool:
        """Take the lock before the first text; return whether a thread has to be started."""
        with self._guard:
            self._must_claim = True
            return self._start()

    def close(self, *, gives_up: bool) -> bool:
        """Release the lock once the text is written, or with `gives_up` in any case.

        Return whether a thread has to be started.
        """
        with self._guard:
            self._is_closing, self._gives_up = True, self._gives_up or gives_up
            return self._start()

    def claim(self) -> bool:
        """Block until the lock was tried; return whether no other program holds it."""
        self._claimed.wait()
        return not self._is_foreign

    @property
    def seconds(self) -> float:
        """Return how long the last write took, or the running one if that is longer."""
        return max(self._took, monotonic() - self._began)

    def run(self, turn: _Turn) -> _State:
        """Do everything that is due, in the thread, when it is its turn."""
        turn.begin()
        try:
            while step := self._next():
                step()
        except BaseException:
            with self._guard:
                self._is_running = False
            raise
        finally:
            self._claimed.set()
            turn.end()
        is_closed = self._is_closing and (self._gives_up or not self._error)
        return _State(self._error, self._lock is not None, self._is_foreign, is_closed)

    def _start(self) -> bool:
        was_running, self._is_running = self._is_running, True
        return not was_running

    def _next(self) -> Callable[[], None] | None:
        with self._guard:
            if self._must_claim:
                return self._take_lock
            texts, self._texts = self._texts, []
            if texts:
                return partial(self._timed_write, texts[0])
            if self._is_closing and self._lock is not None and (self._gives_up or not self._error):
                return self._release
            self._is_running = False
            return None

    def _take_lock(self) -> None:
        self._must_claim = False
        self._lock = take_lock(self._path, _CLAIM_MS)
        self._is_foreign = self._lock is None and is_present(_lock_path(self._path))
        self._claimed.set()

    def _release(self) -> None:
        assert self._lock is not None, "as `_next` has seen"
        self._lock.unlock()
        self._lock = None

    def _timed_write(self, text: str | None) -> None:
        self._began = began = monotonic()
        try:
            self._write(text)
        finally:
            self._took, self._began = monotonic() - began, inf

    def _write(self, text: str | None) -> None:
        if self._has_lock and self._lock is None:
            self._take_lock()
            if self._is_foreign:
                self._error = said(Message("another program has this file open"))
                return
        self._error = ""
        try:
            if text is None:
                remove(self._path, RETRY_SECONDS)
            else:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                write_atomic(self._path, text, self._check, RETRY_SECONDS)
        except OSError as error:
            self._error = error_text(error)
            return
        with self._guard:
            paths, self._replaced = self._replaced, ()
        Slot.drop(paths)  # at once: a crash in between would offer both


class Writer(QObject):
    """Writes texts to one file, the newest one only; None removes the file."""

    written = Signal()  # or failed: `error` says why

    def __init__(
        self,
        path: Path,
        check: Check,
        parent: QObject | None = None,
        *,
        has_lock: bool = False,
    ) -> None:
        """Write to `path`; `check`, which uses no Qt object, validates every text in the thread."""
        super().__init__(parent)
        self.path = path
        self.error = ""  # why the last text was not written
        self._outbox = _Outbox(path, check, has_lock=has_lock)
        self._task: Task | None = None

    @property
    def seconds(self) -> float:
        """Return how long the last write took, or the running one if that is longer."""
        return self._outbox.seconds

    def put(self, text: str | None) -> None:
        """Write a text soon, in place of the one that still waits."""
        self._start(self._outbox.put(text))

    def flush(self) -> bool:
        """Block until the file is written or has failed; False after 5 seconds.

        For the crash handler and tests: everything else continues while the disk works.
        """
        return self._task is None or self._task.is_over or self._task.settle(_FLUSH_SECONDS)

    def close(self) -> None:
        """Let the thread write the waiting text; no signal follows."""
        if self._task is not None:
            self._task.cancel()

    def _start(self, is_due: bool) -> None:
        if is_due:
            if self._task is not None:
                self._task.cancel()  # its result is of an older text
            work = partial(self._outbox.run, _Turn(self.path))
            self._task = Task(self, work, self._on_run, must_end=True)

    def _on_run(self, state: _State) -> None:
        self.error = state.error
        self.written.emit()


class Slot(Writer):
    """A file that this program alone writes, while it holds the lock; a refused text is retried.

    The lock is taken by `open`, else with the first text.  A folder in which no lock can be made
    is written to all the same: the write fails there and gives the reason.
    """

    closed = Signal()  # after `close`: the text is written or given up, the lock is released

    def __init__(self, path: Path, check: Check, parent: QObject | None = None) -> None:
        """`check` as in `Writer`."""
        super().__init__(path, check, parent, has_lock=True)
        self.is_held = False  # when the thread was seen last
        self._newest: str | None = None
        self._is_used = self._gives_up = False
        self._retry = QTimer(self, singleShot=True)
        self._retry.timeout.connect(self._put_again)

    @classmethod
    def new(
        cls, folder: Path, stem: str, suffix: str, check: Check, parent: QObject | None = None
    ) -> Slot:
        """Return a slot under a name that no other program uses."""
        return cls(folder / f"{stem}-{os.urandom(8).hex()}{suffix}", check, parent)

    @staticmethod
    @contextmanager
    def left_in(folder: Path, pattern: str) -> Iterator[list[Path]]:
        """Give the slots that killed programs left, newest first, locked inside the block.

        Call it in a thread, as `drop`.
        """
        with _search:
            locks = {path: take_lock(path) for path in matching(folder, pattern)}
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
            with _search:  # which would hold the lock
                if (lock := take_lock(path, _CLAIM_MS)) is None:
                    continue
                try:
                    path.unlink(missing_ok=True)
                except OSError as error:
                    _log.warning("%s not removed: %s", path, error)
                lock.unlock()

    @property
    def claim(self) -> Callable[[], bool]:
        """Return a function for a thread: it blocks until the lock was tried.

        It returns whether no other program holds the lock.
        """
        return self._outbox.claim

    def open(self) -> None:
        """Take the lock in a thread, after earlier slots of the path were closed."""
        self._is_used = True
        self._start(self._outbox.open())

    def put(self, text: str | None) -> None:
        """Write a text soon, in place of the one that still waits; None removes the file."""
        if text is None and not self._is_used:
            return  # there is no file
        self._is_used, self._newest = True, text
        self._retry.stop()
        super().put(text)

    def replace(self, paths: Iterable[Path]) -> None:
        """Remove other slots, whose contents are here now, after the next text is written."""
        self._is_used = True
        self._outbox.replace(paths)

    def close(self, *, gives_up: bool = False) -> None:
        """Write the waiting text and release the lock, in a thread; `closed` follows.

        A refused text is retried until then; `gives_up`: it is tried once more.
        """
        self._gives_up = self._gives_up or gives_up
        if not self._is_used:
            self.closed.emit()
            return
        if self not in _closing:
            _closing.append(self)
        if self.error:
            self._put_again()
        self._start(self._outbox.close(gives_up=gives_up))

    @property
    def is_refused(self) -> bool:
        """Return whether the disk has refused the newest text."""
        return bool(self.error) and self._newest is not None and not self._gives_up

    def _put_again(self) -> None:
        self.put(self._newest)

    def _on_run(self, state: _State) -> None:
        self.is_held = state.is_held
        if state.error and not self._gives_up:
            self._retry.start(RETRY_MS)
        super()._on_run(state)
        if state.is_closed:
            with suppress(ValueError):
                _closing.remove(self)
            self.closed.emit()


_closing: Final[list[Slot]] = []  # whose text is not written yet


def after_writes(paths: Iterable[Path], work: Callable[[], _Answer]) -> Callable[[], _Answer]:
    """Return a function for a thread: it blocks until the files are written, then calls `work`.

    It waits for the texts that were put before this call.
    """
    ends = _Turn.ends_of(paths)

    def wait_and_work() -> _Answer:
        for end in ends:
            end.wait()
        return work()

    return wait_and_work


def in_turn(path: Path, work: Callable[[], _Answer]) -> Callable[[], _Answer]:
    """Return a function for a thread: it calls `work` in the order of these calls for a path."""
    turn = _Turn(path)

    def wait_and_work() -> _Answer:
        turn.begin()
        try:
            return work()
        finally:
            turn.end()

    return wait_and_work


def refused() -> list[Slot]:
    """Return the slots that were closed and whose text the disk has refused so far."""
    _closing[:] = [slot for slot in _closing if isValid(slot)]
    return [slot for slot in _closing if slot.is_refused]


def take_lock(path: Path, milliseconds: int = 0) -> QLockFile | None:
    """Return the lock of a file, which is held until it is unlocked; its folder is made.

    None if another program holds it for so long, or where no lock can be made.
    """
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    if not is_folder(path.parent):  # on Windows Qt complains of each attempt
        return None
    lock = QLockFile(str(_lock_path(path)))
    lock.setStaleLockTime(0)  # only the death of its program makes a lock stale
    with _takers_guard:
        taker = _takers.setdefault(path, threading.Lock())
    with taker:
        if lock.tryLock(milliseconds):
            return lock
        return lock if _remove_torn(lock) and lock.tryLock(0) else None


def is_locked(path: Path) -> bool:
    """Return whether a running program, perhaps this one, has a file open; blocks."""
    if not is_present(_lock_path(path)):
        return False
    if (lock := take_lock(path, _LOOK_MS)) is None:
        return True
    lock.unlock()
    return False


def _remove_torn(lock: QLockFile) -> bool:
    """Remove a lock file without an owner's number, which a power cut leaves; say if it is gone.

    Qt takes it for that of a running program.  A program writes the number when it makes the file.
    """
    pid, _, _ = lock.getLockInfo()
    changed = changed_ns(Path(lock.fileName()))
    is_torn = not pid and changed and abs(time_ns() - changed) > _TORN_NS
    return bool(is_torn) and lock.removeStaleLockFile()


def _lock_path(path: Path) -> Path:
    return path.with_suffix(".lock")
