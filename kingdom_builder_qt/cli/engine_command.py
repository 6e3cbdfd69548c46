"""`engine`: a computer player that speaks the engine protocol over standard input and output."""

from __future__ import annotations

import argparse
import sys

from kingdom_builder_qt.ai.players import DEFAULT_LEVEL, PLAYERS
from kingdom_builder_qt.cli.arguments import Commands, UsageError
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.game.engines.server import Server


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser(
        "engine", help="play for other programs, which speak the engine protocol"
    )
    parser.add_argument(
        "--level", choices=PLAYERS, default=DEFAULT_LEVEL, help=f"default: {DEFAULT_LEVEL}"
    )
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Answer the messages of standard input until `quit` or its end."""
    if sys.stdin is None:
        raise UsageError("engine reads standard input, which is closed")
    Server(load_catalog(), parsed.level, _write).run(sys.stdin.buffer)
    return 0


def _write(line: str) -> None:
    print(line, flush=True)
