"""Messages between a window and its workers: pickled objects with a length prefix.  No Qt.

Pickle is safe here: the pipes are private to processes of this program. No file is ever unpickled.
"""

from __future__ import annotations

import pickle
import struct
from typing import Any, Final, Protocol

_LENGTH: Final = struct.Struct("!I")


class Channel(Protocol):
    """The worker's end of its two pipes; a multiprocessing `Connection` is one, too."""

    def send(self, message: Any, /) -> None:
        """Send a message; raise OSError if the window is gone."""

    def recv(self) -> Any:
        """Wait for the next message and return it; raise EOFError if the channel is closed."""

    def poll(self, timeout: float | None = 0.0, /) -> bool:
        """Return whether `recv` would not block, after `timeout` seconds at most (None: any)."""


def pack(message: object) -> bytes:
    """Return a message as bytes with a length prefix."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


class Unpacker:
    """Decodes messages from chunks of any size."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def feed(self, piece: bytes) -> list[Any]:
        """Return the messages completed by this chunk, oldest first."""
        self._bytes += piece
        found = []
        while len(self._bytes) >= _LENGTH.size:
            end = _LENGTH.size + _LENGTH.unpack_from(self._bytes)[0]
            if len(self._bytes) < end:
                break
            found.append(pickle.loads(self._bytes[_LENGTH.size : end]))
            del self._bytes[:end]
        return found
