"""`engine-check`: check a program that speaks the engine protocol."""

from __future__ import annotations

import argparse

from kingdom_builder_qt.cli.arguments import Commands, positive
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.game.engines.conformance import check_engine
from kingdom_builder_qt.game.engines.process import command_of


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("engine-check", help="check an engine with games of every kind")
    parser.add_argument("engine", metavar="COMMAND", help="the program with its arguments, quoted")
    parser.add_argument(
        "--games", type=positive, default=50, metavar="N", help="number of games (default: 50)"
    )
    parser.show_examples(
        "kingdom-builder-qt engine-check ./mybot",
        'kingdom-builder-qt engine-check "python3 mybot.py --fast" --games 100',
    )
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Print the report; 1 if the engine does not follow the protocol."""
    report = check_engine(load_catalog(), command_of(parsed.engine), parsed.games, print)
    if report.name is not None:
        author = f" by {report.name.author}" if report.name.author else ""
        print(f"{report.name.name}{author}")
    milliseconds, longest = 1000 * report.mean, 1000 * max(report.seconds, default=0.0)
    print(
        f"{report.games} games, {len(report.seconds)} decisions, "
        f"{milliseconds:.1f} ms each, {longest:.0f} ms the longest"
    )
    if report.fault is None:
        print("The engine follows the protocol.")
        return 0
    print(f"FAULT: {report.fault}")
    return 1
