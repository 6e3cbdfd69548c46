"""The log of the program: a file that does not grow for ever."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 500_000


class LogFile(logging.FileHandler):
    """Writes to a file; a full one takes the place of the last full one, beside it.

    As `logging.handlers` would do it, without the sockets and pickles that it is imported with.
    """

    def __init__(self, path: Path) -> None:
        """Go on with a file, or make it; OSError if it cannot be written."""
        # Names of files may hold bytes that are no letters.
        super().__init__(path, encoding="utf-8", errors="backslashreplace")
        self._path, self._full = path, path.with_name(f"{path.name}.1")

    def emit(self, record: logging.LogRecord) -> None:
        super().emit(record)
        stream = self.stream
        with suppress(OSError):  # a full disk takes nothing: whoever says so must not fail, too
            if stream is not None and stream.tell() > MOST_BYTES:
                self.stream = None  # which is opened again for the next record
                stream.close()
                self._path.replace(self._full)  # unless another program holds it: it grows on
