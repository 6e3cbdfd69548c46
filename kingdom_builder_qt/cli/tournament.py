"""`tournament`: a round robin between AI players, as a table and a CSV file, resumable."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tqdm import tqdm

from kingdom_builder_qt.cli.arguments import UsageError, positive, words
from kingdom_builder_qt.game.arena import worker_pool
from kingdom_builder_qt.game.options import GameOptions
from kingdom_builder_qt.game.tournament import (
    Done,
    Place,
    Pool,
    Tournament,
    given,
    places,
    read_games,
    run_tournament,
)

if TYPE_CHECKING:
    from kingdom_builder_qt.cli.arguments import Commands

_INTERRUPTED = 130


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("tournament", help="let AI players play a round robin")
    parser.add_argument(
        "--players",
        type=words,
        default=("master", "strategist", "builder", "reference_hard", "novice"),
        metavar="A,B,C",
        help="all different; NAME@SECONDS sets the time for one turn of master",
    )
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="of every pair")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="default: 1")
    parser.add_argument("--expansions", type=words, default=("base",), metavar="X,Y")
    parser.add_argument(
        "--csv",
        type=Path,
        default=Path("tournament.csv"),
        metavar="FILE",
        help="all games; if it exists, only what is missing is played (default: tournament.csv)",
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes")
    where.add_argument("--scheduler", metavar="ADDRESS", help="a Dask cluster (extra: cluster)")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Play what is missing and print the table; 130 if it was interrupted."""
    options = GameOptions(expansions=parsed.expansions)
    tournament = Tournament(parsed.players, parsed.games, parsed.seed, options)
    interrupted = False
    try:
        with _pool(parsed) as pool:
            _play(tournament, parsed.csv, pool)
    except KeyboardInterrupt:
        interrupted = True
        print(f"interrupted; the same command goes on from {parsed.csv}", file=sys.stderr)
    print(_table(tournament, read_games(parsed.csv, tournament)))
    return _INTERRUPTED if interrupted else 0


@contextmanager
def _pool(parsed: argparse.Namespace) -> Iterator[Pool | None]:
    if parsed.scheduler is not None:
        try:
            from distributed import Client
        except ImportError:
            message = "a cluster needs the extra: pip install 'kingdom-builder-qt[cluster]'"
            raise UsageError(message) from None
        with Client(parsed.scheduler) as client:
            yield given(client.get_executor())
    else:
        yield partial(worker_pool, parsed.jobs) if parsed.jobs > 1 else None


def _play(tournament: Tournament, path: Path, pool: Pool | None) -> None:
    known = sum(len(results) for results in read_games(path, tournament).values())
    tqdm.monitor_interval = 0  # no thread: games come often enough
    bar = tqdm(total=tournament.total, initial=known, unit="game", file=sys.stderr)
    with bar:
        run_tournament(tournament, path, pool=pool, progress=lambda result: bar.update())


def _table(tournament: Tournament, done: Done) -> str:
    found = places(tournament.players, done)
    played = sum(len(results) for results in done.values())
    width = max(len(name) for name in tournament.players)
    mix = "+".join(tournament.options.expansions)
    lines = [
        f"{played} of {tournament.total} games, seed {tournament.seed}, {mix}",
        f"{'player':{width}}  {'games':>5}  {'win % (95 %)':>20}  {'Elo':>5}  "
        f"{'gold (95 %)':>19}  ms/turn",
        *(_row(place, width) for place in found),
    ]
    for (first, second), results in done.items():
        places_ = places((first, second), {(first, second): results})
        mine = next(place for place in places_ if place.name == first)
        win = mine.win_rate
        lines.append(
            f"{first} - {second}: {100 * win.mean:.1f} % "
            f"({100 * win.low:.1f} to {100 * win.high:.1f}) of {len(results)}"
        )
    return "\n".join(lines)


def _row(place: Place, width: int) -> str:
    win, gold = place.win_rate, place.gold
    rate = f"{100 * win.mean:.1f} ({100 * win.low:.1f} to {100 * win.high:.1f})"
    mean = f"{gold.mean:.1f} ({gold.low:.1f} to {gold.high:.1f})"
    return (
        f"{place.name:{width}}  {place.games:>5}  {rate:>20}  {place.elo:>5.0f}  "
        f"{mean:>19}  {place.ms_per_turn:.0f}"
    )
