"""`tournament`: a round robin of computer players, as a table and a CSV file, resumable."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tqdm import tqdm

from kingdom_builder_qt.ai.players import NAMES
from kingdom_builder_qt.cli.arguments import (
    ENGINES,
    Commands,
    add_expansions,
    add_parquet,
    add_seed,
    add_workers,
    new_file,
    positive,
    words,
    workers_of,
)
from kingdom_builder_qt.cli.parquet import check_parquet, write_parquet
from kingdom_builder_qt.core.errors import SetupError, quoted
from kingdom_builder_qt.core.rules import MAX_PLAYERS, MIN_PLAYERS
from kingdom_builder_qt.game.arena.round_robin import (
    Tournament,
    check_engines,
    games_file,
    run_tournament,
    tournament_rows,
)
from kingdom_builder_qt.game.arena.sprt import Hypotheses
from kingdom_builder_qt.game.arena.standings import (
    GamesByTable,
    Meeting,
    Place,
    column_name,
    meetings,
    places,
    table_name,
)
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.workers import Pool


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("tournament", help="let computer players play a round robin")
    parser.add_argument(
        "--players",
        type=words,
        default=("master", "strategist", "builder", "reference_hard", "novice"),
        metavar="A,B,C",
        help=f"of {NAMES}; every pair meets, and a player named twice also meets itself; "
        f"master@SECONDS sets its time per turn; {ENGINES}",
    )
    parser.add_argument(
        "--games", type=positive, default=100, metavar="N", help="games per pair (default: 100)"
    )
    parser.add_argument(
        "--seats",
        type=positive,
        default=MIN_PLAYERS,
        metavar="N",
        help=f"{MIN_PLAYERS} to {MAX_PLAYERS} (default: {MIN_PLAYERS}); at larger tables the first "
        "player of a pair meets copies of the second",
    )
    add_seed(parser, 1)
    played = parser.add_mutually_exclusive_group()
    add_expansions(played)
    played.add_argument(
        "--preset", metavar="NAME", help="a preset of the new-game dialog, such as everything"
    )
    parser.add_argument(
        "--csv",
        type=new_file,
        default=Path("tournament.csv"),
        metavar="FILE",
        help="file of all games; if it exists, only the missing games are played "
        "(default: tournament.csv)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    add_parquet(parser)
    parser.add_argument(
        "--sprt",
        type=_hypotheses,
        metavar="LOW,HIGH",
        help="stop as soon as the games of two players tell a win rate of LOW %% from one of "
        "HIGH %% (sequential probability ratio test on gold margins); --games is the limit",
    )
    add_workers(parser)
    parser.show_examples(
        "kingdom-builder-qt tournament --players strategist,builder,novice --games 20",
        "kingdom-builder-qt tournament --players master@2,master@10 --preset everything",
        "kingdom-builder-qt tournament --players master@2,master --sprt 50,55 --games 2000",
    )
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Play the missing games and print the table, after KeyboardInterrupt, too."""
    options = parsed.preset or GameOptions(expansions=parsed.expansions)
    tournament = Tournament(
        parsed.players, parsed.games, parsed.seed, options, parsed.seats, parsed.sprt
    )
    check_parquet(parsed.parquet)
    try:
        with workers_of(parsed) as pool:
            _play(tournament, parsed.csv, pool)
    except KeyboardInterrupt:
        print(f"interrupted; the same command continues from {parsed.csv}", file=sys.stderr)
        _report(tournament, parsed)
        raise
    _report(tournament, parsed)
    return 0


def _hypotheses(text: str) -> Hypotheses:
    low, _, high = text.partition(",")
    try:
        return Hypotheses(float(low) / 100, float(high) / 100)
    except (ValueError, SetupError):
        message = f"{quoted(text)}: two win rates between 0 and 100 %, the lower first: 50,55"
        raise argparse.ArgumentTypeError(message) from None


def _play(tournament: Tournament, path: Path, pool: Pool | None) -> None:
    file_ = games_file(path, tournament)
    known = file_.read(tournament.games)
    played = sum(len(results) for results in known.values())
    if played:
        check_engines(tournament.players, path)
    if played == tournament.total:
        print(f"all games are in {path}; none is played", file=sys.stderr)
        return
    with file_.writer():  # raises OSError before anything is shown
        pass
    tqdm.monitor_interval = 0  # no thread: games end often enough
    bar = tqdm(total=tournament.total, initial=played, unit="game", file=sys.stderr)
    with bar:
        run_tournament(tournament, path, pool=pool, progress=lambda result: bar.update())


def _report(tournament: Tournament, parsed: argparse.Namespace) -> None:
    done = games_file(parsed.csv, tournament).read(tournament.games)
    print(
        json.dumps(_as_json(tournament, done), indent=2)
        if parsed.json
        else _table(tournament, done)
    )
    if parsed.parquet is not None:
        write_parquet(parsed.parquet, tournament_rows(tournament, done))


def _as_json(tournament: Tournament, done: GamesByTable) -> dict[str, Any]:
    verdict = tournament.verdict(done)
    return {
        "games": sum(len(results) for results in done.values()),
        "of": tournament.total,
        "seed": tournament.seed,
        "set_up": tournament.set_up,
        "players": [asdict(place) for place in places(tournament.players, done)],
        "tables": [asdict(meeting) for meeting in meetings(done)],
        "sprt": None if verdict is None else asdict(verdict),
        "rows": tournament_rows(tournament, done),
    }


def _table(tournament: Tournament, done: GamesByTable) -> str:
    found = places(tournament.players, done)
    played = sum(len(results) for results in done.values())
    width = max(len(column_name(name)) for name in tournament.players)
    table = f", tables of {tournament.seats}" if tournament.seats > MIN_PLAYERS else ""
    lines = [
        f"{played} of {tournament.total} games, seed {tournament.seed}, {tournament.set_up}{table}",
        f"{'player':{width}}  {'games':>5}  {'win % (95 %)':>20}  {'Elo':>5}  "
        f"{'gold (95 %)':>19}  ms/turn: mean, p95, longest",
        *(_row(place, width) for place in found),
        *(_meeting(meeting) for meeting in meetings(done)),
    ]
    if (verdict := tournament.verdict(done)) is not None:
        lines.append(verdict.text())
    return "\n".join(lines)


def _row(place: Place, width: int) -> str:
    speed = place.speed
    return (
        f"{column_name(place.name):{width}}  {place.games:>5}  {place.win_rate.text(100):>20}  "
        f"{place.elo:>5.0f}  {place.gold.text():>19}  "
        f"{speed.mean:>13.0f} {speed.p95:>5.0f} {speed.longest:>8.0f}"
    )


def _meeting(meeting: Meeting) -> str:
    name = table_name(meeting.table)
    gold = f"gold {meeting.gold.mean:.1f} - {meeting.rivals_gold.mean:.1f}"
    if meeting.is_mirror:
        return f"{name}: {gold}, {meeting.games} games"
    even = "" if len(meeting.table) == MIN_PLAYERS else f" (even: {100 * meeting.even:.1f})"
    return f"{name}: {meeting.win_rate.text(100, ' %')}{even} of {meeting.games}, {gold}"
