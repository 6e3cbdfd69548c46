"""`replay`: a recorded game, printed, verified or converted."""

from __future__ import annotations

import argparse
import sys

from kingdom_builder_qt.cli.arguments import Commands, file, new_file
from kingdom_builder_qt.cli.streams import one_line
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.game.record.game_files import load_game, save_game
from kingdom_builder_qt.game.record.record_reader import RecordError
from kingdom_builder_qt.game.record.unread_file import TEXT_SUFFIX
from kingdom_builder_qt.game.seat_names import names_of
from kingdom_builder_qt.game.session import Session


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("replay", help="print, verify or convert a saved game")
    parser.add_argument(
        "file", type=file, metavar="FILE", help="a saved game, or a game as a list of turns"
    )
    either = parser.add_mutually_exclusive_group()
    either.add_argument(
        "--verify", action="store_true", help="only compare events and scores with the record"
    )
    either.add_argument(
        "--write",
        type=new_file,
        metavar="FILE",
        help=f"write the game there: as a list of turns ({TEXT_SUFFIX}) or as a saved game",
    )
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Print moves and scores, or the verdict; return 1 if the game differs from its record."""
    try:
        catalog = load_catalog()
        session = load_game(parsed.file, catalog)
    except RecordError as error:
        print(one_line(error), file=sys.stderr)
        return 1
    if parsed.write:
        save_game(parsed.write, session, catalog)
        return 0
    if parsed.verify:
        print(f"{parsed.file}: {len(session.log)} moves, as recorded")
        return 0
    _print_moves(session)
    _print_scores(session)
    return 0


def _print_moves(session: Session) -> None:
    names = names_of(session.seats)
    width = max(map(len, names))
    for entry in session.log:
        name = names[entry.player]
        print(f"{entry.number:4}  round {entry.round:2}  {name:{width}}  {entry.move}")


def _print_scores(session: Session) -> None:
    names = names_of(session.seats)
    print("\nFinal scores" if session.position.is_over else "\nScores so far")
    for sheet in session.position.scores():
        parts = ", ".join(f"{entry.card} {entry.gold}" for entry in sheet.entries)
        print(f"{names[sheet.player]}: {sheet.total} gold ({parts})")
