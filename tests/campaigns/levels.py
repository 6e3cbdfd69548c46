"""Every level plays games of every preset, and no move is illegal: `python3 dev.py levels`.

Writes build/reports/levels.md.  Each finished game is appended to a file, from which an interrupted
run, or one with more games or other levels, continues.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tqdm import tqdm

from kingdom_builder_qt.ai.players import PLAYERS
from kingdom_builder_qt.cli.arguments import jobs, positive
from kingdom_builder_qt.cli.signals import ended_by_signals
from kingdom_builder_qt.content.text_files import accept_any, check_writable, write_atomic
from kingdom_builder_qt.core.errors import IllegalMove, SetupError
from kingdom_builder_qt.core.rules import MAX_PLAYERS, MIN_PLAYERS
from kingdom_builder_qt.game.arena.arena import Match, installed_catalog, play_game
from kingdom_builder_qt.game.arena.round_robin import read_rows, row_writer
from kingdom_builder_qt.game.setup.presets import preset_words
from kingdom_builder_qt.game.workers import Pool, WorkerPool, results_of
from tests.campaigns.reports import REPORTS, ROOT, make_folder

PAGE = REPORTS / "levels.md"
KEPT = ROOT / "build" / "levels.csv"
GAMES = 50
TABLES = range(MIN_PLAYERS, MAX_PLAYERS + 1)  # players, in turn
RIVAL = "builder"
SEED = 6


class Game(NamedTuple):
    """One game to play; its number determines the number of players."""

    level: str
    preset: str
    number: int


class Result(NamedTuple):
    """Moves, turns and seconds of the level in a game, and its illegal move if there was one."""

    moves: int
    turns: int
    seconds: float
    illegal: str


COLUMNS = (*Game._fields, *Result._fields)


def play(game: Game) -> Result:
    """Play one game of a level among builders, at a seat that changes from game to game.

    An illegal move ends it and is reported; any other failure is an AssertionError that names the
    game.
    """
    table, number = TABLES[game.number % len(TABLES)], game.number // len(TABLES)
    players = (game.level, *(RIVAL,) * (table - 1))
    match = Match(players, number + 1, SEED, game.preset)
    try:
        played = play_game(match, number)
    except IllegalMove as error:
        return Result(0, 0, 0.0, str(error))
    except Exception as error:
        raise AssertionError(f"{game}: {error!r}") from error
    mine = [entrant for entrant, name in enumerate(players) if name == game.level]
    times = [second for entrant in mine for second in played.turn_seconds[entrant]]
    return Result(sum(played.decisions[n] for n in mine), len(times), sum(times), "")


# -- the file ------------------------------------------------------------------------------------


def read(kept: Path) -> dict[Game, Result]:
    """Return the games stored in a file; SetupError names an invalid line."""
    return dict(read_rows(kept, COLUMNS, _noted))


def _noted(row: dict[str, str]) -> tuple[Game, Result]:
    game = Game(row["level"], row["preset"], int(row["number"]))
    seconds = float(row["seconds"])
    return game, Result(int(row["moves"]), int(row["turns"]), seconds, row["illegal"])


def run(
    games: Iterable[Game], kept: Path, pool: Pool | None, progress: Callable[[], object]
) -> dict[Game, Result]:
    """Play the missing games; return all games."""
    done = read(kept)
    missing = [game for game in games if game not in done]
    kept.parent.mkdir(parents=True, exist_ok=True)
    with (
        row_writer(kept, COLUMNS) as write,
        closing(results_of(play, missing, pool)) as results,
    ):
        for game, result in results:
            done[game] = result
            write((*game, *result))
            progress()
    return done


# -- the page ------------------------------------------------------------------------------------


def page(done: dict[Game, Result]) -> str:
    """Return the report as Markdown."""
    presets = preset_words(installed_catalog())
    illegal = sum(bool(result.illegal) for result in done.values())
    lines = [
        "# Levels",
        "",
        f"Levels of the computer in games of every preset of the new-game dialog: {len(done)} "
        f"games, {sum(r.moves for r in done.values())} moves, {illegal} illegal ones. Measured,",
        "not estimated: `python3 dev.py levels` plays the same games again and writes this page.",
        "",
        "One player of the level sits among builders, with two to five players in turn and at "
        "another seat in every game;",
        "the core checks each move. Moves and processor time are those of the level.",
        "",
        "| level | preset | games | illegal moves | moves | ms per turn |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for level in PLAYERS:
        for preset in presets:
            found = [r for g, r in done.items() if (g.level, g.preset) == (level, preset)]
            if found:
                lines.append(_row(level, preset, found))
    wrong = [f"* {game}: {result.illegal}" for game, result in done.items() if result.illegal]
    return "\n".join([*lines, *(["", "## Illegal moves", "", *wrong] if wrong else [])]) + "\n"


def _row(level: str, preset: str, found: list[Result]) -> str:
    moves, turns = sum(r.moves for r in found), sum(r.turns for r in found)
    illegal = sum(bool(r.illegal) for r in found)
    speed = 1000 * sum(r.seconds for r in found) / max(1, turns)
    return f"| {level} | {preset} | {len(found)} | {illegal} | {moves} | {speed:.1f} |"


def main(arguments: list[str] | None = None) -> int:
    """Play, write the page; return 1 if a move was illegal, 130 or 143 if it was interrupted."""
    presets = preset_words(installed_catalog())
    parser = argparse.ArgumentParser(prog="dev.py levels", description=__doc__)
    parser.add_argument(
        "--games", type=positive, default=GAMES, metavar="N", help=f"default: {GAMES}"
    )
    parser.add_argument("--levels", nargs="+", choices=PLAYERS, default=[*PLAYERS], metavar="X")
    parser.add_argument("--presets", nargs="+", choices=presets, default=presets, metavar="X")
    parser.add_argument("--jobs", type=jobs, default=1, metavar="N", help="processes")
    parser.add_argument("--kept", type=Path, default=KEPT, metavar="FILE", help="games so far")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE")
    parsed = parser.parse_args(arguments)
    games = [
        Game(level, preset, number)
        for level in parsed.levels
        for number in range(parsed.games)
        for preset in parsed.presets
    ]
    try:
        known = read(parsed.kept)
        make_folder(parsed.page)
        check_writable(parsed.page)
    except (OSError, SetupError) as error:
        parser.error(str(error))
    pool = partial(WorkerPool, parsed.jobs) if parsed.jobs > 1 else None
    tqdm.monitor_interval = 0  # no thread: games are frequent enough
    begun = sum(game in known for game in games)
    with ended_by_signals() as ending:
        try:
            with tqdm(total=len(games), initial=begun, unit="game", file=sys.stderr) as bar:
                done = run(games, parsed.kept, pool, bar.update)
        except KeyboardInterrupt:
            print(f"interrupted; the same command goes on from {parsed.kept}", file=sys.stderr)
            return ending.status
    write_atomic(parsed.page, page(done), accept_any)
    illegal = sum(bool(result.illegal) for result in done.values())
    print(f"{len(done)} games, {illegal} illegal moves: {parsed.page}")
    return 1 if illegal else 0


if __name__ == "__main__":
    sys.exit(main())
