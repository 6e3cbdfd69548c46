"""The command line: one module per command; this one chooses, and turns errors into sentences."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from kingdom_builder_qt import __version__
from kingdom_builder_qt.cli import (
    check_data,
    describe,
    edit,
    perft,
    play,
    replay,
    simulate,
    tournament,
    train,
)
from kingdom_builder_qt.cli.arguments import INTERRUPTED, PROGRAM, Parser
from kingdom_builder_qt.content import paths
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.record.saved_game import SUFFIX

_COMMANDS = (play, edit, simulate, tournament, train, replay, perft, describe, check_data)
_USAGE_ERROR = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status: 0, 1 for a bad finding, 2 for bad input."""
    _print_any_text()
    try:
        parsed = _parser().parse_args(_as_command(sys.argv[1:] if arguments is None else arguments))
        paths.settle_home()
        status: int = parsed.run(parsed)
        # Here, because at the end of Python a closed pipe could only be complained about.  A
        # program that Windows starts without a console has none.
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        return _end_quietly()
    except (KingdomBuilderError, OSError) as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return _USAGE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _as_command(arguments: Sequence[str]) -> list[str]:
    """Complete a file alone, which is what a desktop passes on after a double click."""
    commands = {SUFFIX: "play", ".yaml": "edit"}
    command = commands.get(Path(arguments[0]).suffix) if len(arguments) == 1 else None
    return [command, *arguments] if command else list(arguments)


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
