"""The command line: one module per command; this one chooses, and turns errors into sentences."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from kingdom_builder_qt import __version__
from kingdom_builder_qt.cli import (
    check_data,
    describe,
    perft,
    play,
    replay,
    simulate,
    tournament,
    train,
)
from kingdom_builder_qt.cli.arguments import PROGRAM, Parser
from kingdom_builder_qt.core.errors import KingdomBuilderError

_COMMANDS = (play, simulate, tournament, train, replay, perft, describe, check_data)
_USAGE_ERROR = 2
_INTERRUPTED = 130  # as a shell reports a program ended by Ctrl+C


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status: 0, 1 for a bad finding, 2 for bad input."""
    _print_any_text()
    try:
        parsed = _parser().parse_args(arguments)
        status: int = parsed.run(parsed)
        # Here, because at the end of Python a closed pipe could only be complained about.
        sys.stdout.flush()
    except BrokenPipeError:
        return _end_quietly()
    except (KingdomBuilderError, OSError) as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return _USAGE_ERROR
    except KeyboardInterrupt:
        return _INTERRUPTED
    return status


def _parser() -> Parser:
    parser = Parser(prog=PROGRAM, description="Without a command: start the game.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.set_defaults(run=play.run, file=None)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for command in _COMMANDS:
        command.add_to(commands)
    return parser


def _print_any_text() -> None:
    """Let names be printed on a terminal that cannot show their letters."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _end_quietly() -> int:
    """End although nobody reads the output any more, as with `... | head`."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
