"""`play`: the desktop program."""

from __future__ import annotations

import argparse

from kingdom_builder_qt.cli.arguments import Commands, file


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("play", help="start the game (also without any command)")
    parser.add_argument("file", nargs="?", type=file, metavar="FILE", help="a saved game to open")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Start the desktop program and return its exit status."""
    # Here, so that no other command waits for what belongs to windows.
    from kingdom_builder_qt.app.start import run as run_window

    return run_window([str(parsed.file)] if parsed.file else [])
