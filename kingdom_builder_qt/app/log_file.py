"""The log file of the program, with a size limit."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 500_000


class LogFile(logging.FileHandler):
    """A handler that rotates one full file to `NAME.1`.

    A replacement for `logging.handlers`, whose import loads sockets and pickle.
    """

    def __init__(self, path: Path) -> None:
        """Open a file for appending, or create it; OSError if it cannot be written."""
        # File names may contain bytes that are not valid text.
        super().__init__(path, encoding="utf-8", errors="backslashreplace")
        self._path, self._full = path, path.with_name(f"{path.name}.1")

    def emit(self, record: logging.LogRecord) -> None:
        super().emit(record)
        stream = self.stream
        with suppress(OSError):  # a full disk: the report of this error must not fail, too
            if stream is not None and stream.tell() > MOST_BYTES:
                self.stream = None  # opened again for the next record
                stream.close()
                self._path.replace(self._full)  # fails while the file is open in another program
