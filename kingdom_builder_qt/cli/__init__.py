"""The command line: one module per command. This module dispatches and reports errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kingdom_builder_qt import __version__
from kingdom_builder_qt.cli import edit_command, play_command
from kingdom_builder_qt.cli.signals import ended_by_signals
from kingdom_builder_qt.cli.streams import (
    PROGRAM,
    OutputError,
    has_errors,
    has_output,
    has_terminal,
    print_error,
    standard_streams,
)
from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.packs.manifest import SUFFIX as PACK_SUFFIX
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.record.unread_file import SUFFIX

if TYPE_CHECKING:
    from kingdom_builder_qt.cli.arguments import Parser

_WINDOWS = (play_command, edit_command)
_STARTS: Final = {
    (): play_command.start,
    ("play",): play_command.start,
    ("edit",): edit_command.start,
}
_LOST_OUTPUT = 1
_USAGE_ERROR = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, by default that of `sys.argv`, and return the exit status.

    0 for success, 1 for problems found or lost output, 2 for invalid input, 130 after Ctrl+C, 143
    after SIGTERM; results up to an interruption are saved and printed. Without a terminal, errors
    of the program's own arguments are shown in a window.
    """
    words = _as_command(sys.argv[1:] if arguments is None else arguments)
    with ended_by_signals() as ending:
        try:
            with standard_streams():
                return _run(words)
        except OutputError as error:
            if str(error):
                print_error(f"the output cannot be written: {error}")
            return _LOST_OUTPUT
        except (KingdomBuilderError, OSError) as error:
            print_error(_sentence(error))
            if arguments is None and _is_unread(words):
                _show(error)
            return _USAGE_ERROR
        except KeyboardInterrupt:
            return ending.status


def _run(words: Sequence[str]) -> int:
    # Lazy imports: starting a window does not import the modules of other commands, nor argparse if
    # there are no arguments.
    if start := _STARTS.get(tuple(words)):
        paths.resolve_home()
        return start()
    parser = _parser(_WINDOWS) if _is_of_window(words) else command_parser()
    parsed = parser.parse_args(words)
    if parsed.run not in [window.run for window in _WINDOWS] and not has_output():
        raise OutputError("it is closed")
    paths.resolve_home()
    status: int = parsed.run(parsed)
    return status


def _sentence(error: Exception) -> str:
    """Return the message of an error, starting with the file."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{os.fsdecode(error.filename)}: {error.strerror}"
    return str(error)


def _is_unread(words: Sequence[str]) -> bool:
    """Return whether stderr is not visible: a window was requested without a terminal."""
    return not has_errors() or (_is_of_window(words) and not has_terminal())


def _is_of_window(words: Sequence[str]) -> bool:
    """Return whether the first word, or an empty command line, opens a window."""
    return tuple(words[:1]) in _STARTS


def _show(error: Exception) -> None:
    with suppress(ImportError):  # Qt cannot be loaded, which was reported
        from kingdom_builder_qt.app.failure import show_failure

        show_failure(_sentence(error), error)


def _as_command(arguments: Sequence[str]) -> list[str]:
    """Complete a command line of a single file, as a desktop passes it after a double click.

    The window reports files of unknown types.
    """
    path = Path(arguments[0]) if len(arguments) == 1 else Path()
    if path.suffix.lower() == ".yaml":
        return ["edit", *arguments]
    if path.suffix.lower() in (SUFFIX, PACK_SUFFIX) or path.is_absolute():
        return ["play", *arguments]
    return list(arguments)


def command_parser() -> Parser:
    """Return the parser of the whole command line."""
    from kingdom_builder_qt.cli import (
        check_data_command,
        describe_command,
        engine_check_command,
        engine_command,
        pack_command,
        perft_command,
        replay_command,
        section_command,
        simulate_command,
        tournament_command,
        train_command,
    )

    return _parser(
        (
            *(
                *_WINDOWS,
                simulate_command,
                tournament_command,
                train_command,
                engine_command,
                engine_check_command,
                replay_command,
                perft_command,
                describe_command,
                check_data_command,
            ),
            *(section_command, pack_command),
        )
    )


def _parser(modules: Iterable[Any]) -> Parser:
    from kingdom_builder_qt.cli.arguments import Parser

    parser = Parser(prog=PROGRAM, description="Without a command: start the game.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.set_defaults(run=play_command.run, file=None)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for command in modules:
        command.add_to(commands)
    return parser
