"""`check-data`: problems of content files, lessons and tasks."""

from __future__ import annotations

import argparse

from kingdom_builder_qt.cli.arguments import Commands, file
from kingdom_builder_qt.content import check
from kingdom_builder_qt.game.challenges.task_challenges import check_tasks, is_tasks_folder
from kingdom_builder_qt.game.lessons import check_folder, is_lessons_folder


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("check-data", help="check content files")
    parser.add_argument(
        "path",
        nargs="?",
        type=file,
        metavar="PATH",
        help="a file or folder (default: all installed content)",
    )
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Print one line per problem and a count; return 1 if there is an error, else 0."""
    path = parsed.path
    has_lessons = path is None or is_lessons_folder(path)
    has_tasks = path is None or is_tasks_folder(path)
    problems = []
    if path is None or not (has_lessons or has_tasks):
        problems += check.check_data(path)
    problems += check_folder(path) if has_lessons else []
    problems += check_tasks(path) if has_tasks else []
    print(check.format_problems(problems))
    return check.exit_status(problems)
