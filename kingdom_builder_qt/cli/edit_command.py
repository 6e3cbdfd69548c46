"""`edit`: the board-section editor."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from kingdom_builder_qt.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    from kingdom_builder_qt.cli.arguments import file

    parser = commands.add_parser("edit", help="draw a board section")
    parser.add_argument("file", nargs="?", type=file, metavar="FILE", help="a section to open")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Start the section editor and return its exit status."""
    return start(parsed.file)


def start(file: Path | None = None) -> int:
    """Start the editor, optionally with a file."""
    # Lazy, so that other commands do not import Qt.
    from kingdom_builder_qt.app.start import run as run_window

    return run_window([str(file)] if file else [], editor=True)
