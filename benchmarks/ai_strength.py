"""Replay a tournament of the levels and compare it with the expected figures: `python3 dev.py
bench-ai`.

The expected figures are in `ai_expected.json`; docs/ai.md explains them. `--kept FOLDER` plays all
games and may be interrupted; `--record FOLDER` then makes its figures the expected ones.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tqdm import tqdm

from kingdom_builder_qt.cli.arguments import jobs
from kingdom_builder_qt.cli.signals import ended_by_signals
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.rules import MIN_PLAYERS
from kingdom_builder_qt.game.arena.arena import GameResult
from kingdom_builder_qt.game.arena.round_robin import Tournament, games_file, run_tournament
from kingdom_builder_qt.game.arena.standings import Meeting, meetings, table_name
from kingdom_builder_qt.game.intervals import Interval, wilson
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.workers import Pool, WorkerPool

EXPECTED: Final = Path(__file__).with_name("ai_expected.json")
AGREES, BETTER, WORSE = "agrees", "better", "WORSE"


@dataclass(frozen=True, slots=True)
class Line:
    """One match: the players, the number of games quick and in full, and the expected figures.

    `set_up` is a preset or expansions, `base+nomads`. Expected are the `win_rate` of the first
    player in `measured` games, the `gold` of both sides, and the mean `ms` per turn of the first;
    all of them None until measured.
    """

    players: tuple[str, str]
    quick: int
    games: int
    set_up: str = "base"
    seats: int = MIN_PLAYERS
    seed: int = 1
    measured: int = 0
    win_rate: float | None = None
    gold: tuple[float, float] | None = None
    ms: float | None = None

    @property
    def name(self) -> str:
        """Return the players: `master - 2 x builder`."""
        first, second = self.players
        return table_name((first, *(second,) * (self.seats - 1)))

    def tournament(self, games: int) -> Tournament:
        """Return the match with the given number of games."""
        mixture = tuple(self.set_up.split("+"))
        options = GameOptions(expansions=mixture) if len(mixture) > 1 else self.set_up
        return Tournament(self.players, games, self.seed, options, self.seats)

    def file(self, folder: Path) -> Path:
        """Return the path of its games."""
        return folder / f"{'-'.join(self.players)}-{self.seats}-{self.set_up}-{self.seed}.csv"

    def recorded(self, meeting: Meeting) -> Line:
        """Return the match with other expected figures."""
        return replace(
            self,
            measured=meeting.games,
            win_rate=round(meeting.win_rate.mean, 4),
            gold=(round(meeting.gold.mean, 2), round(meeting.rivals_gold.mean, 2)),
            ms=round(meeting.speed.mean, 1),
        )


def read(path: Path = EXPECTED) -> list[Line]:
    """Return the matches of the file."""
    return [_line(entry) for entry in json.loads(path.read_text(encoding="utf-8"))]


def _line(entry: dict[str, Any]) -> Line:
    first, second = entry["players"]
    gold = entry["gold"]
    pair = None if gold is None else (gold[0], gold[1])
    return Line(**{**entry, "players": (first, second), "gold": pair})


def write(lines: list[Line], path: Path = EXPECTED) -> None:
    """Write the matches, one a line."""
    rows = ",\n".join(f"  {json.dumps(asdict(line))}" for line in lines)
    path.write_text(f"[\n{rows}\n]\n", encoding="utf-8")


def difference(today: Interval, expected: Interval) -> Interval:
    """Return the increase of the win rate, with its 95 % interval.

    R. G. Newcombe, Statistics in Medicine 17 (1998), 873-890, method 10: sound near 0 and 1, too.
    """
    mean = today.mean - expected.mean
    below = math.hypot(today.mean - today.low, expected.high - expected.mean)
    above = math.hypot(today.high - today.mean, expected.mean - expected.low)
    return Interval(mean, mean - below, mean + above)


def verdict(today: Interval, expected: Interval) -> str:
    """Compare two win rates: a difference within chance agrees."""
    found = difference(today, expected)
    if found.high < 0:
        return WORSE
    return BETTER if found.low > 0 else AGREES


def expected_of(line: Line) -> Interval | None:
    """Return the expected win rate with its interval, None if it was never measured."""
    if line.win_rate is None:
        return None
    return wilson(line.win_rate * line.measured, line.measured)


def play(
    line: Line,
    games: int,
    folder: Path,
    pool: Pool | None,
    progress: Callable[[GameResult], object],
) -> Meeting:
    """Play the missing games of a match and return the result of its first games."""
    done = run_tournament(line.tournament(games), line.file(folder), pool=pool, progress=progress)
    return meetings(done)[0]


# -- the table -----------------------------------------------------------------------------------

HEAD: Final = (
    f"{'match':<27} {'set-up':<16} {'games':>5}  {'win % today (95 %)':<22}{'expected':<22}"
    f"{'gold today':<14}{'expected':<14}{'ms/turn':>7} {'expected':>9}  verdict"
)


def row(line: Line, meeting: Meeting) -> tuple[str, str]:
    """Return one line of the table and its verdict."""
    expected = expected_of(line)
    word = "new" if expected is None else verdict(meeting.win_rate, expected)
    gold = f"{meeting.gold.mean:.1f} - {meeting.rivals_gold.mean:.1f}"
    known = "-" if line.gold is None else f"{line.gold[0]:.1f} - {line.gold[1]:.1f}"
    text = (
        f"{line.name:<27} {line.set_up[:16]:<16} {meeting.games:>5}  "
        f"{meeting.win_rate.text(100):<22}{'-' if expected is None else expected.text(100):<22}"
        f"{gold:<14}{known:<14}"
        f"{meeting.speed.mean:>7.0f} {'-' if line.ms is None else f'{line.ms:.0f}':>9}  {word}"
    )
    return text, word


def main(arguments: list[str] | None = None) -> int:
    """Play and print; 1 if a player is worse than expected, 130 after an interrupt."""
    parser = argparse.ArgumentParser(prog="dev.py bench-ai", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few games: some five minutes")
    parser.add_argument("--jobs", type=jobs, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--kept", type=Path, metavar="FOLDER", help="games, to go on later")
    parser.add_argument("--record", type=Path, metavar="FOLDER", help="play nothing, see above")
    parser.add_argument("--expected", type=Path, default=EXPECTED, metavar="FILE")
    parsed = parser.parse_args(arguments)
    try:
        return _run(parsed)
    except SetupError as error:  # a damaged file of saved games
        parser.error(str(error))


def _run(parsed: argparse.Namespace) -> int:
    lines = read(parsed.expected)
    if parsed.record is not None:
        write([measured(line, parsed.record) for line in lines], parsed.expected)
        return 0
    pool = partial(WorkerPool, parsed.jobs) if parsed.jobs > 1 else None
    games = {line: line.quick if parsed.quick else line.games for line in lines}
    with ExitStack() as stack:
        folder = parsed.kept or Path(stack.enter_context(TemporaryDirectory()))
        folder.mkdir(parents=True, exist_ok=True)
        with ended_by_signals() as ending:
            try:
                words = play_all({line: n for line, n in games.items() if n}, folder, pool)
            except KeyboardInterrupt:
                return ending.status
    return 1 if WORSE in words else 0


def play_all(games: dict[Line, int], folder: Path, pool: Pool | None) -> list[str]:
    """Play the games of each match, print its row at once; return verdicts."""
    words = []
    tqdm.monitor_interval = 0  # no thread: games are frequent enough
    print(HEAD, flush=True)
    with tqdm(total=sum(games.values()), unit="game", file=sys.stderr, leave=False) as bar:
        for line, number in games.items():
            meeting = play(line, number, folder, pool, lambda _result: bar.update())
            text, word = row(line, meeting)
            bar.clear()
            print(text, flush=True)
            words.append(word)
    return words


def measured(line: Line, folder: Path) -> Line:
    """Return a match with the figures of its games in a folder, unchanged without games."""
    tournament = line.tournament(line.games)
    found = meetings(games_file(line.file(folder), tournament).read(line.games))
    return line.recorded(found[0]) if found else line


if __name__ == "__main__":
    sys.exit(main())
