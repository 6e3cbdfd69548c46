"""`engine`: a computer player that speaks the engine protocol over standard input and output."""

from __future__ import annotations

import argparse
import sys

from kingdom_builder_qt.ai.players import DEFAULT_LEVEL, NAMES, check_player
from kingdom_builder_qt.cli.arguments import Commands, UsageError, positive
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core.errors import SetupError, quoted
from kingdom_builder_qt.game.cores import MOST
from kingdom_builder_qt.game.engines.server import Server


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser(
        "engine", help="play for other programs, which speak the engine protocol"
    )
    parser.add_argument(
        "--level",
        type=_level,
        default=DEFAULT_LEVEL,
        metavar="NAME",
        help=f"of {NAMES}, or master@SECONDS (default: {DEFAULT_LEVEL})",
    )
    parser.add_argument(
        "--cores",
        type=_cores,
        default=1,
        metavar="N",
        help=f"processes of Master with a time per turn, up to {MOST} (default: 1)",
    )
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Answer the messages of standard input until `quit` or its end."""
    if sys.stdin is None:
        raise UsageError("engine reads standard input, which is closed")
    Server(load_catalog(), parsed.level, _write, parsed.cores).run(sys.stdin.buffer)
    return 0


def _level(text: str) -> str:
    try:
        check_player(text)
    except SetupError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def _cores(text: str) -> int:
    number = positive(text)
    if number > MOST:
        raise argparse.ArgumentTypeError(f"expected 1 to {MOST}, not {quoted(text)}")
    return number


def _write(line: str) -> None:
    print(line, flush=True)
