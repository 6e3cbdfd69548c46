"""The standard streams of a command: any text is printable, and lost output is an error."""

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
# The reader is gone, as after `... | head`; Windows reports EINVAL.
_NOBODY: Final = (errno.EPIPE, errno.EINVAL)
_CONTROL: Final = r"[\x00-\x1f\x7f-\x9f]"


class OutputError(Exception):
    """Standard output cannot be written; the message is the reason, empty if the reader is gone."""


class _Output:
    """Standard output that raises OutputError, so that its errors differ from those of files.

    A proxy, because another stream object would close the stream. All other attributes are those of
    the stream.
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
    """Make any text printable inside the block; OutputError if it cannot be written, even at the
    end.

    Characters that the terminal lacks are escaped. Closed standard descriptors are filled, so that
    no file, pipe or socket gets their numbers. Without a console, as for windowed programs, nothing
    is printed.
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
    """Return whether output can be written; a closed stdout alone (`>&-`) is an error."""
    return sys.stdout is not None or sys.__stderr__ is None


def has_errors() -> bool:
    """Return whether errors can be printed: windowed programs have no console on Windows."""
    return sys.stderr is not None


def has_terminal() -> bool:
    """Return whether a standard stream is a terminal; a desktop starts programs without one."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return any(stream is not None and stream.isatty() for stream in streams)


def print_error(error: object) -> None:
    """Print an error in one line, prefixed with the name of the program."""
    with suppress(OSError):  # there is no other place to report it
        print(f"{PROGRAM}: {one_line(error)}", file=sys.stderr)


def one_line(error: object) -> str:
    """Return the text of an error in one line; control characters (of names) are escaped."""
    return re.sub(_CONTROL, lambda found: repr(found[0])[1:-1], str(error))


def fill_standard_streams() -> None:
    """Open the null device for each closed descriptor from 0 to 2.

    Otherwise files would get these numbers, and libraries would write into them; pipes to worker
    processes would get them, too, and no worker could start.
    """
    while (descriptor := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(descriptor)


def _discard(output: TextIO) -> None:
    """Redirect the unwritten rest to the null device, or Python would report an error at exit."""
    with suppress(OSError, io.UnsupportedOperation):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, output.fileno())
        os.close(nowhere)
