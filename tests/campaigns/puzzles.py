"""Searches games between strong players for puzzles: `python3 dev.py puzzles`.

Every puzzle is added to a file of resources/puzzles as it is found; every searched game is recorded
in another file, from which the next run continues. `--check` evaluates the existing puzzles again
with other deals; `--sort` files them by the present rules of categories, from their own data.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import NamedTuple

from tqdm import tqdm

from kingdom_builder_qt.ai.players import MasterPlayer, make_player
from kingdom_builder_qt.ai.search.playouts import MOST
from kingdom_builder_qt.cli.arguments import jobs
from kingdom_builder_qt.cli.signals import ended_by_signals
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.arena.arena import installed_catalog
from kingdom_builder_qt.game.arena.round_robin import read_rows, row_writer
from kingdom_builder_qt.game.intervals import standard_error
from kingdom_builder_qt.game.puzzles.finder import MAX_NODES, find_puzzle
from kingdom_builder_qt.game.puzzles.judging import (
    DEALS,
    PuzzleTask,
    PuzzleWorker,
    has_idea,
    is_playable,
    start_of,
)
from kingdom_builder_qt.game.puzzles.puzzle import CLEAR, Puzzle
from kingdom_builder_qt.game.puzzles.puzzle_choice import category_of_puzzle
from kingdom_builder_qt.game.puzzles.puzzle_files import append_puzzle, read_puzzles, refile_puzzles
from kingdom_builder_qt.game.setup.first_position import new_game
from kingdom_builder_qt.game.setup.options import stream
from kingdom_builder_qt.game.setup.presets import preset_options, preset_words
from kingdom_builder_qt.game.workers import Pool, WorkerPool, results_of

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "resources" / "puzzles"
KEPT = ROOT / "build" / "puzzles.csv"
LEVEL = "strategist"
PLAYERS = 2
MOST_OF_A_GAME = 2  # puzzles, with different ideas: neighbouring turns are similar
SEED = 27
OTHER_SEED = 99  # of Master, in the check of a puzzle
HOUR = 3600.0
AT_ONCE = 8  # games, times the processes: a run may exceed its time by these
WANTED = 200
MOST_OF_A_CATEGORY = 50  # most are about tiles, castles, cards and the end: four must be enough


class Game(NamedTuple):
    """One game to search: the same numbers always give the same game."""

    preset: str
    seed: int
    number: int


COLUMNS = (*Game._fields, "found")


def look_through(game: Game) -> list[Puzzle]:
    """Return the puzzles of a game between strong players, in the order of its turns."""
    catalog = installed_catalog()
    origin = f"{game.preset}/{game.seed}/{game.number}"
    seeds = stream(game.seed, f"puzzles/{origin}")
    options = preset_options(catalog, game.preset, PLAYERS, seeds.getrandbits(48))
    position = new_game(catalog, options)
    players = [make_player(LEVEL, position.rules, seeds.getrandbits(48)) for _ in range(PLAYERS)]
    found: list[Puzzle] = []
    solved = None
    while not position.is_over and len(found) < MOST_OF_A_GAME:
        turn = position.round, position.active
        puzzle = None if turn == solved else find_puzzle(catalog, position, game.seed, origin)
        if puzzle is not None and all(puzzle.idea != other.idea for other in found):
            found.append(puzzle)
            solved = turn
        player = position.to_move
        position.push(players[player].decide(position.view(player), position.legal_moves()))
    return found


def games(presets: list[str], seed: int, known: set[Game]) -> Iterator[Game]:
    """Yield games that were not searched yet, the presets in turn, without end."""
    for number in count():
        for preset in presets:
            game = Game(preset, seed, number)
            if game not in known:
                yield game


def run(
    todo: Iterator[Game],
    folder: Path,
    kept: Path,
    pool: Pool | None,
    at_once: int,
    is_enough: Callable[[], bool],
    progress: Callable[[Game, list[Puzzle]], object],
) -> int:
    """Search games until the limit; return the number of added puzzles."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    added = 0
    by_category = Counter(puzzle.category for puzzle in read_puzzles(folder))
    with row_writer(kept, COLUMNS) as write:
        while not is_enough() and by_category.total() < WANTED:
            for game, found in results_of(look_through, list(islice(todo, at_once)), pool):
                for puzzle in found:
                    if by_category[puzzle.category] < MOST_OF_A_CATEGORY:
                        is_new = append_puzzle(folder, puzzle)
                        added += is_new
                        by_category[puzzle.category] += is_new
                write((*game, len(found)))
                progress(game, found)
    return added


def faults_of(puzzle: Puzzle, deals: int = DEALS) -> list[str]:
    """Return the faults of a puzzle with new deals."""
    catalog = installed_catalog()
    if not is_playable(catalog, puzzle):
        return ["its turns cannot be played"]
    worker, faults = PuzzleWorker(catalog, puzzle), []
    for name, worth in (("second", puzzle.second), ("natural", puzzle.natural)):
        found = worker.leads_of(PuzzleTask(worth.line, range(MOST, MOST + deals)))
        mean, error = fmean(found), standard_error(found)
        if mean + 2 * error < CLEAR:
            faults.append(f"the {name} turn is behind by {mean:.1f} gold only (error {error:.1f})")
    return faults


def has_master_the_idea(puzzle: Puzzle) -> bool:
    """Return whether Master plays a turn with the idea, with a separate seed."""
    position = start_of(installed_catalog(), puzzle)
    master = MasterPlayer(position.rules, OTHER_SEED, max_nodes=MAX_NODES)
    line = master.best_turn(position.view(position.active)).line
    return has_idea(position, position.active, line, puzzle.idea)


def check(folder: Path) -> int:
    """Check all puzzles again; return the number of failures."""
    tqdm.monitor_interval = 0  # no thread
    wrong = 0
    for puzzle in tqdm(read_puzzles(folder), unit="puzzle", file=sys.stderr):
        faults = faults_of(puzzle)
        if not faults and not has_master_the_idea(puzzle):
            faults.append("Master, asked again, plays another turn")
        wrong += bool(faults)
        for fault in faults:
            tqdm.write(f"{puzzle.category} {puzzle.id}: {fault}")
    return wrong


def sort(folder: Path) -> int:
    """Move all puzzles to their present category; return the number without a recognised one.

    These stay in their file.
    """
    unseen: list[Puzzle] = []

    def category(puzzle: Puzzle) -> str:
        found = category_of_puzzle(installed_catalog(), puzzle)
        if found is None:
            unseen.append(puzzle)
        return found or puzzle.category

    for puzzle in refile_puzzles(folder, category):
        print(f"{puzzle.id} now lies under {puzzle.category}")
    for puzzle in unseen:
        print(f"{puzzle.category} {puzzle.id}: nobody can see what it is about")
    return len(unseen)


def _noted(row: dict[str, str]) -> Game:
    return Game(row["preset"], int(row["seed"]), int(row["number"]))


def main(arguments: list[str] | None = None) -> int:
    """Search for puzzles; return 130 or 143 after an interrupt."""
    presets = preset_words(installed_catalog())
    parser = argparse.ArgumentParser(prog="dev.py puzzles", description=__doc__)
    parser.add_argument("--hours", type=float, default=1.0, metavar="X", help="default: 1")
    parser.add_argument("--jobs", type=jobs, default=1, metavar="N", help="processes")
    parser.add_argument("--seed", type=int, default=SEED, metavar="N", help=f"default: {SEED}")
    parser.add_argument("--presets", nargs="+", choices=presets, default=presets, metavar="X")
    parser.add_argument("--folder", type=Path, default=FOLDER, metavar="FOLDER", help="puzzles")
    parser.add_argument("--kept", type=Path, default=KEPT, metavar="FILE", help="games so far")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--check", action="store_true", help="only look into what is there")
    instead.add_argument("--sort", action="store_true", help="only file it by what it is about")
    parsed = parser.parse_args(arguments)
    try:
        if parsed.sort:  # also after a killed run left a puzzle in two files
            return 1 if sort(parsed.folder) else 0
        known = set(read_rows(parsed.kept, COLUMNS, _noted))
        read_puzzles(parsed.folder)
    except (OSError, KingdomBuilderError) as error:
        parser.error(str(error))
    if parsed.check:
        wrong = check(parsed.folder)
        print(f"{wrong} of {len(read_puzzles(parsed.folder))} puzzles are none")
        return 1 if wrong else 0
    pool = partial(WorkerPool, parsed.jobs) if parsed.jobs > 1 else None
    at_once = AT_ONCE * parsed.jobs if pool else 1
    end = monotonic() + HOUR * parsed.hours
    tqdm.monitor_interval = 0
    with ended_by_signals() as ending, tqdm(unit="game", file=sys.stderr) as bar:

        def progress(_game: Game, found: list[Puzzle]) -> None:
            bar.update()
            for puzzle in found:
                bar.write(f"{puzzle.category} {puzzle.rating} {puzzle.origin}", sys.stderr)

        try:
            added = run(
                games(parsed.presets, parsed.seed, known),
                parsed.folder,
                parsed.kept,
                pool,
                at_once,
                lambda: monotonic() >= end,
                progress,
            )
        except KeyboardInterrupt:
            print(f"interrupted; the same command goes on from {parsed.kept}", file=sys.stderr)
            return ending.status
    print(f"{added} puzzles added: {parsed.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
