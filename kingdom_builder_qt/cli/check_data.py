"""`check-data`: what is wrong with content files and lessons."""

from __future__ import annotations

import argparse

from kingdom_builder_qt.cli.arguments import Commands, file
from kingdom_builder_qt.content import check
from kingdom_builder_qt.game.lessons.check import check_folder, is_lessons_folder


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("check-data", help="check content files")
    parser.add_argument(
        "path",
        nargs="?",
        type=file,
        metavar="PATH",
        help="a file or folder (default: everything that is installed)",
    )
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Print one line per problem and a count; 1 if there is an error, 0 with warnings only."""
    path = parsed.path
    if path is not None and is_lessons_folder(path):
        problems = check_folder(path)
    else:
        problems = check.check_data(path)
        problems += check_folder() if path is None else []
    print(check.format_problems(problems))
    return check.exit_status(problems)
