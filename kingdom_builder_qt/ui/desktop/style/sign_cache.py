"""Cache of drawn user pictures: read and stored in threads, drawn in a process that can be killed.

An untrusted picture may take any amount of time and memory to draw, so its bytes never reach Qt in
this process.
"""

from __future__ import annotations

import hashlib
import logging
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, qVersion

from kingdom_builder_qt.content.bitmap_cache import cache_bitmap, cached_bitmap
from kingdom_builder_qt.content.own_pictures import OwnPicture, picture_fault
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.ui.desktop.style.sign_painter import SIDE, UNDRAWABLE, Bitmap, serve
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.workers.watchdog import Watchdog
from kingdom_builder_qt.ui.desktop.workers.worker_process import WorkerProcess

_log = logging.getLogger(__name__)

TRIES: Final = 2  # per picture: the first process may have been killed for another reason
PATIENCE_SECONDS: Final = 20.0  # over the limits; then no other picture is drawn
MOST_COSTLY: Final = 8  # pictures over the limits; then no others are drawn
MOST_BYTES: Final = 64 << 20  # of all bitmaps of a cache, compressed
TELL_MS: Final = 500  # interval of `changed` while more signs are expected
_READ_AT_ONCE: Final = 8
_FORMAT: Final = 1  # of the disk cache
TOO_COSTLY: Final = Message("it takes too much time or memory to draw; make it simpler")
OTHERS_TOO_COSTLY: Final = Message("too many other pictures take too much time or memory to draw")
TOO_MANY: Final = Message("all pictures together take too much memory")

# Returns the bytes of a picture, or an error; called in a thread.
Source: TypeAlias = Callable[[], bytes | Message]

_costly: Final[set[str]] = set()  # keys of pictures that are not tried again in this run


@dataclass(frozen=True, slots=True)
class _Job:
    """A picture with valid bytes; `key` is a hash of them and of the drawing parameters."""

    picture: OwnPicture
    suffix: str
    data: bytes
    key: str


class SignCache(QObject):
    """Draws the signs of the wanted pictures one after the other."""

    changed = Signal()  # more signs or more refusals
    ended = Signal()  # nothing is left to draw

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.signs: dict[OwnPicture, Bitmap] = {}
        self.refused: dict[OwnPicture, Message] = {}
        self._wanted: dict[OwnPicture, Source] = {}
        self._unread: deque[OwnPicture] = deque()
        self._jobs: deque[_Job] = deque()
        self._job: _Job | None = None  # in the process
        self._reading: Task | None = None
        self._tries = 0
        self._worker: WorkerProcess | None = None
        self._patience = Watchdog(TRIES, self)
        self._patience.timeout.connect(self._on_stuck)
        self._announcer = QTimer(self, singleShot=True, interval=TELL_MS)
        self._announcer.timeout.connect(self.changed)

    @property
    def is_busy(self) -> bool:
        """Return whether signs or refusals are still expected."""
        return bool(self._is_reading or self._unread or self._jobs or self._job)

    @property
    def _is_reading(self) -> bool:
        return self._reading is not None and not self._reading.is_over

    @property
    def pid(self) -> int | None:
        """Return the id of the drawing process, None without one."""
        return self._worker.pid if self._worker is not None else None

    def want(self, sources: Mapping[OwnPicture, Source]) -> None:
        """Draw these pictures, and drop all others."""
        before, self._wanted = self._wanted, dict(sources)
        self.signs = {p: sign for p, sign in self.signs.items() if p in sources}
        self.refused = {p: reason for p, reason in self.refused.items() if p in sources}
        self._jobs = deque(job for job in self._jobs if job.picture in sources)
        self._unread = deque(p for p in self._unread if p in sources)
        self._unread.extend(p for p in sources if p not in before)
        if self._job is not None and self._job.picture not in sources:
            self._cancel_job()
        self._next()

    def close(self) -> None:
        """Drop all pictures, the process and the timer."""
        self.want({})

    # -- queue -----------------------------------------------------------------------

    def _next(self) -> None:
        if self._job is None and self._jobs:
            self._draw(self._jobs.popleft())
        elif self._job is None and self._unread and not self._is_reading:
            count = min(len(self._unread), _READ_AT_ONCE)
            read = [self._unread.popleft() for _ in range(count)]
            asked = [(picture, self._wanted[picture]) for picture in read]
            self._reading = Task(self, partial(_read, asked), self._on_read)
        elif not self.is_busy:
            if self._worker is not None:
                self._worker.close()
            if self._announcer.isActive():
                self._announcer.stop()
                if self._wanted:
                    self.changed.emit()
            self.ended.emit()

    def _on_read(self, found: list[tuple[OwnPicture, Bitmap | Message | _Job]]) -> None:
        for picture, made in found:
            if isinstance(made, _Job):
                if picture in self._wanted:
                    self._jobs.append(made)
            else:
                self._take(picture, made)
        self._next()

    def _draw(self, job: _Job) -> None:
        if job.key in _costly or len(_costly) >= MOST_COSTLY:
            self._take(job.picture, TOO_COSTLY if job.key in _costly else OTHERS_TOO_COSTLY)
            self._next()
            return
        if self._worker is None:
            self._worker = WorkerProcess(serve, parent=self)
            self._worker.received.connect(self._on_drawn)
            self._worker.died.connect(self._on_died)
        self._job = job
        self._worker.send((job.suffix, job.data))
        self._patience.wait(PATIENCE_SECONDS)

    def _on_drawn(self, drawn: bytes | Message) -> None:
        job, self._job = self._job, None
        if job is None:
            return
        self._patience.on_answer()
        bitmap = Bitmap.of(drawn) if isinstance(drawn, bytes) else None
        if isinstance(drawn, bytes) and bitmap is not None:
            Task(self, partial(cache_bitmap, job.key, drawn), failed=_on_not_cached)
        self._take(job.picture, bitmap or (drawn if isinstance(drawn, Message) else UNDRAWABLE))
        self._next()

    def _on_stuck(self) -> None:
        self._on_died("the process does not answer")

    def _on_died(self, reason: str) -> None:
        """Retry in a new process: the old one may have been killed by accident."""
        job = self._job
        self._cancel_job()
        if job is not None:
            _log.info("drawing of %s ended: %s", job.picture.path, reason)
            self._patience.on_failure()
            if self._patience.is_enough:
                self._patience.failures = 0
                _costly.add(job.key)
            self._jobs.appendleft(job)
        self._next()

    def _cancel_job(self) -> None:
        self._job = None
        self._patience.stop()
        if self._worker is not None:
            self._worker.close()

    def _take(self, picture: OwnPicture, made: Bitmap | Message) -> None:
        if picture not in self._wanted:
            return
        if isinstance(made, Bitmap):
            if sum(sign.weight for sign in self.signs.values()) + made.weight <= MOST_BYTES:
                self.signs[picture] = made
            else:
                made = TOO_MANY
        if isinstance(made, Message):
            self.refused[picture] = made
        if not self._announcer.isActive():
            self._announcer.start()


# -- in a thread -----------------------------------------------------------------------------------


def _on_not_cached(error: BaseException) -> None:
    if not isinstance(error, OSError):
        raise error
    _log.info("bitmap not kept: %s", error)


def _read(
    asked: list[tuple[OwnPicture, Source]],
) -> list[tuple[OwnPicture, Bitmap | Message | _Job]]:
    return [(picture, _made(picture, source)) for picture, source in asked]


def _made(picture: OwnPicture, source: Source) -> Bitmap | Message | _Job:
    """Return the sign of a picture from the disk cache, an error, or a drawing job."""
    data, suffix = source(), picture.path.suffix.lower()
    if isinstance(data, Message):
        return data
    if fault := picture_fault(data, suffix):
        return fault
    how = f"{_FORMAT} {SIDE} {qVersion()} {suffix} "
    key = hashlib.sha256(how.encode() + data).hexdigest()
    kept = cached_bitmap(key)
    return (Bitmap.of(kept) if kept is not None else None) or _Job(picture, suffix, data, key)
