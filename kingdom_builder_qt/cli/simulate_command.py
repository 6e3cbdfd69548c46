"""`simulate`: many games between computer players, as a table or as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from typing import Any

from tqdm import tqdm

from kingdom_builder_qt.ai.players import NAMES
from kingdom_builder_qt.cli.arguments import (
    Commands,
    add_expansions,
    add_jobs,
    add_parquet,
    add_seed,
    numbers,
    positive,
    sections,
    words,
)
from kingdom_builder_qt.cli.parquet import check_parquet, write_parquet
from kingdom_builder_qt.game.arena.arena import Match, Report, Standing, run_match
from kingdom_builder_qt.game.setup.options import EDITIONS, GameOptions


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("simulate", help="let computer players play many games")
    parser.add_argument(
        "--players",
        type=words,
        default=("builder", "random"),
        metavar="A,B",
        help=f"one per seat, of {NAMES}",
    )
    parser.add_argument(
        "--games", type=positive, default=200, metavar="N", help="number of games (default: 200)"
    )
    add_seed(parser, 1)
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    add_parquet(parser)
    add_expansions(parser)
    parser.add_argument("--edition", choices=EDITIONS, default="base", help="default: base")
    parser.add_argument(
        "--sections", type=sections, metavar="A,B:180,C,D", help="NW, NE, SW, SE (default: random)"
    )
    parser.add_argument("--cards", type=words, metavar="X,Y,Z", help="default: random")
    parser.add_argument(
        "--least-sections",
        type=numbers,
        default=(),
        metavar="X=2,Y=1",
        help="draw at least this many sections of these expansions",
    )
    parser.add_argument(
        "--least-cards", type=numbers, default=(), metavar="X=1", help="the same for cards"
    )
    parser.show_examples(
        "kingdom-builder-qt simulate --players master,builder --games 20",
        "kingdom-builder-qt simulate --players builder,builder,novice --expansions base,nomads",
    )
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Play and print wins and gold with their 95 % intervals.

    After KeyboardInterrupt the results so far are printed, and the exception is raised again.
    """
    options = GameOptions(
        players=len(parsed.players),
        expansions=parsed.expansions,
        edition=parsed.edition,
        sections=parsed.sections,
        cards=parsed.cards,
        least_sections=parsed.least_sections,
        least_cards=parsed.least_cards,
    )
    match = Match(parsed.players, parsed.games, parsed.seed, options)
    with_bar = sys.stderr.isatty() and not parsed.json
    check_parquet(parsed.parquet)
    report = (_play_with_bar if with_bar else run_match)(match, jobs=parsed.jobs)
    print(json.dumps(_as_json(report), indent=2) if parsed.json else _table(report))
    if parsed.parquet is not None:
        write_parquet(parsed.parquet, report.rows())
    if report.interrupted:
        raise KeyboardInterrupt
    return 0


def _play_with_bar(match: Match, *, jobs: int) -> Report:
    tqdm.monitor_interval = 0  # no thread: games end often enough
    with tqdm(total=match.games, unit="game", file=sys.stderr) as bar:
        return run_match(match, jobs=jobs, progress=lambda result: bar.update())


def _table(report: Report) -> str:
    names = [standing.name for standing in report.standings]
    width = max([len("player"), *(len(name) for name in names)])
    games = len(report.results)
    lines = [
        f"{games} of {report.match.games} games, seed {report.match.seed}",
        f"{'player':{width}}  {'wins':>7}  {'win % (95 %)':>22}  {'gold (95 %)':>19}  ms/decision",
        *(_row(standing, width) for standing in report.standings),
    ]
    return "\n".join(lines)


def _row(standing: Standing, width: int) -> str:
    rate, gold = standing.win_rate.text(100), standing.gold.text()
    wins, speed = f"{standing.wins:.1f}", f"{standing.ms_per_decision:.2f}"
    return f"{standing.name:{width}}  {wins:>7}  {rate:>22}  {gold:>19}  {speed:>11}"


def _as_json(report: Report) -> dict[str, Any]:
    return {
        "games": len(report.results),
        "seed": report.match.seed,
        "interrupted": report.interrupted,
        "players": [asdict(standing) for standing in report.standings],
        "rows": report.rows(),
    }
