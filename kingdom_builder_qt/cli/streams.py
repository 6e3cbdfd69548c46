"""What a command reads from and prints to: any text, and a word when it is lost."""

from __future__ import annotations

import errno
import io
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TextIO, cast

PROGRAM: Final = "kingdom-builder-qt"
# Nobody reads any more, as after `... | head`; Windows says EINVAL.
_NOBODY: Final = (errno.EPIPE, errno.EINVAL)
_CONTROL: Final = r"[\x00-\x1f\x7f-\x9f]"


class OutputError(Exception):
    """What a command prints cannot be written; the message says why, nothing if nobody reads."""


class _Output:
    """Standard output whose errors are told from those of files; no stream, which would close it.

    All but what may fail is asked of the stream itself.
    """

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        with _lost():
            return self.stream.write(text)

    def flush(self) -> None:
        with _lost():
            self.stream.flush()


@contextmanager
def _lost() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        reason = "" if error.errno in _NOBODY else error.strerror or str(error)
        raise OutputError(reason) from None


@contextmanager
def standard_streams() -> Iterator[None]:
    """Let any text be printed in the block; OutputError if it cannot be written, also at the end.

    A name goes to a terminal that lacks its letters, and no file, pipe or socket that is opened
    later gets the number of a stream that is closed.  Without a console, as windows are started,
    nothing is printed.
    """
    fill_standard_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    output, errors = sys.stdout, sys.stderr
    try:
        if errors is None:
            sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
        if output is not None:
            sys.stdout = cast("TextIO", _Output(output))
        try:
            yield
        finally:
            if output is not None:
                sys.stdout.flush()
    except OutputError:
        if output is not None:
            _discard(output)
        raise
    finally:
        if errors is None:
            sys.stderr.close()
        sys.stdout, sys.stderr = output, errors


def has_output() -> bool:
    """Return whether somebody can be reached: only errors, as after `>&-`, is a mistake."""
    return sys.stdout is not None or sys.__stderr__ is None


def has_errors() -> bool:
    """Return whether errors can be printed: a program for windows has no console on Windows."""
    return sys.stderr is not None


def has_terminal() -> bool:
    """Return whether any of the standard streams is one; a desktop starts programs without."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return any(stream is not None and stream.isatty() for stream in streams)


def complain(error: object) -> None:
    """Print an error in one line that begins with the name of the program."""
    with suppress(OSError):  # there is no other place to say it
        print(f"{PROGRAM}: {one_line(error)}", file=sys.stderr)


def one_line(error: object) -> str:
    """Return the text of an error in one line that a terminal only shows: names may hold codes."""
    return re.sub(_CONTROL, lambda found: repr(found[0])[1:-1], str(error))


def fill_standard_streams() -> None:
    """Open the null device for each of the descriptors 0 to 2 that is closed.

    Files would get their numbers, into which libraries write, and so would the pipes to our worker
    processes, of which none could be started.
    """
    while (descriptor := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(descriptor)


def _discard(output: TextIO) -> None:
    """Send what is left to nowhere: at its end Python would complain about it."""
    with suppress(OSError, io.UnsupportedOperation):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, output.fileno())
        os.close(nowhere)
