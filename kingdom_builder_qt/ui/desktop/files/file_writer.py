"""Writes a file again and again from a thread of its own, so that nobody waits for the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content.atomic_files import HELD_SECONDS, remove
from kingdom_builder_qt.content.text_files import Check, write_atomic
from kingdom_builder_qt.ui.desktop.files.file_errors import words_of

_FLUSH_SECONDS: Final = 5.0


class Writer(QObject):
    """Writes texts to one file, the newest one only; None removes the file.

    After each, `error` says what went wrong, "" if nothing.
    """

    written = Signal()  # or failed

    def __init__(
        self,
        path: Path,
        check: Check,
        parent: QObject | None = None,
        then: Callable[[], object] = lambda: None,
    ) -> None:
        """Write to `path`; in the same thread `check` reads every text before, `then` follows."""
        super().__init__(parent)
        self._path, self._check, self._then = path, check, then
        self._wake = threading.Condition()
        self._jobs: list[str | None] = []  # at most one
        self._busy = self._ending = False
        self._thread: threading.Thread | None = None
        self.error = ""

    def put(self, text: str | None) -> None:
        """Write a text soon, in place of one that still waits."""
        with self._wake:
            self._jobs = [text]
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
                self._thread.start()
            self._wake.notify_all()

    def flush(self) -> bool:
        """Wait until everything is on the disk; False if that takes too long."""
        with self._wake:
            return self._wake.wait_for(lambda: not self._jobs and not self._busy, _FLUSH_SECONDS)

    def close(self) -> None:
        """Write what waits and end the thread."""
        self.flush()
        thread, self._thread = self._thread, None
        if thread is not None:
            with self._wake:
                self._ending = True
                self._wake.notify_all()
            thread.join(_FLUSH_SECONDS)
            self._ending = False

    def _run(self) -> None:
        while True:
            with self._wake:
                self._wake.wait_for(lambda: self._jobs or self._ending)
                if not self._jobs:
                    return
                job, self._busy = self._jobs.pop(), True
            error = self._write(job)
            with self._wake:
                self.error, self._busy = error, False
                self._wake.notify_all()
            self.written.emit()

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
