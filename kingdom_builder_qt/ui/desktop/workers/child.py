"""Entry point of a worker process: messages arrive on stdin and leave on stdout.  No Qt.

The process ends with the window, even a killed one, because its stdin is closed then.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from threading import Condition, Thread
from time import sleep
from typing import Any, Final

from kingdom_builder_qt.ui.desktop.workers.messages import Unpacker, pack

# Time for cleanup after the window's end, such as closing a sound device.
LAST_SECONDS: Final = 2.0
NO_WINDOW: Final = 1  # exit status: the window ended before its first message
_PIECE: Final = 1 << 16  # bytes, the size of a pipe on Linux


class PipeEnd:
    """A `Channel` over two file descriptors.

    Reads in a thread, so that a search can poll for messages on every system.
    """

    def __init__(self, source: int, sink: int) -> None:
        """Start reading from `source`; messages are sent to `sink`."""
        self._source, self._sink = source, sink
        self._news = Condition()
        self._messages: deque[Any] = deque()
        self._is_closed = False
        Thread(target=self._read, name="messages", daemon=True).start()

    def send(self, message: Any) -> None:
        left = memoryview(pack(message))
        while left:
            left = left[os.write(self._sink, left) :]

    def recv(self) -> Any:
        self.poll(None)
        if not self._messages:
            raise EOFError
        return self._messages.popleft()

    def poll(self, timeout: float | None = 0.0) -> bool:
        with self._news:
            return self._news.wait_for(lambda: bool(self._messages) or self._is_closed, timeout)

    def wait_for_end(self) -> None:
        """Block until the channel is closed, because the window is gone."""
        with self._news:
            self._news.wait_for(lambda: self._is_closed)

    def _read(self) -> None:
        unpacker = Unpacker()
        while piece := self._read_piece():
            found = unpacker.feed(piece)
            with self._news:
                self._messages += found
                self._news.notify_all()
        with self._news:
            self._is_closed = True
            self._news.notify_all()

    def _read_piece(self) -> bytes:
        try:
            return os.read(self._source, _PIECE)
        except OSError:
            return b""  # on Windows, reading a pipe whose other end is closed is an error


def standard_pipes() -> PipeEnd:
    """Reserve stdin and stdout for messages, safe from the output of libraries."""
    if sys.platform == "win32":
        import msvcrt

        for stream in (0, 1):
            msvcrt.setmode(stream, os.O_BINARY)
    source, sink, nowhere = os.dup(0), os.dup(1), os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nowhere, stream)
    os.close(nowhere)
    return PipeEnd(source, sink)


def main() -> int:
    """Run the function named by the first message, with the channel and the message's arguments."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is meant for the program
    channel = standard_pipes()
    Thread(target=_end_with_window, args=(channel,), name="end with window", daemon=True).start()
    try:
        serve, arguments = channel.recv()
    except EOFError:
        return NO_WINDOW
    serve(channel, *arguments)
    return 0


def _end_with_window(channel: PipeEnd) -> None:
    """End the process even during the call, which may never poll the channel."""
    channel.wait_for_end()
    sleep(LAST_SECONDS)
    os._exit(NO_WINDOW)


if __name__ == "__main__":
    sys.exit(main())
