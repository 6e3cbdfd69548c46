"""Many games between AI players, over processes, and their statistics.  No printing lives here."""

from __future__ import annotations

import math
import multiprocessing
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random
from statistics import NormalDist, fmean, stdev
from time import perf_counter
from typing import Final, TypeAlias

from kingdom_builder_qt.ai.player import Player, check_player, make_player
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.options import GameOptions
from kingdom_builder_qt.game.setup import new_game

CONFIDENCE: Final = 0.95
_Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
_LARGEST_BATCH: Final = 4  # games of one task: an interrupt waits for the tasks under way


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays how many games: `options` is the template, its seed and player number are set.

    With k players k games in a row have the same board, cards and deal, with the seats rotated.
    """

    players: tuple[str, ...]
    games: int
    seed: int = 0
    options: GameOptions = field(default_factory=GameOptions)

    def __post_init__(self) -> None:
        """Raise SetupError for unknown players or no games at all."""
        for name in self.players:
            check_player(name)
        if self.games < 1:
            raise SetupError(f"{self.games} games: at least one must be played")


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished game; the tuples are in the order of `Match.players`, whatever the seats."""

    number: int
    gold: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...] = field(compare=False)  # spent on all decisions together
    turns: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one entrant: a shared win of n players counts 1/n."""

    name: str
    wins: float
    win_rate: Interval
    gold: Interval
    ms_per_decision: float = field(compare=False)


@dataclass(frozen=True, slots=True)
class Report:
    """All games that were played; `interrupted` if there should have been more."""

    match: Match
    results: tuple[GameResult, ...]
    interrupted: bool = False

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Return one standing per entrant, in the order of `Match.players`; empty without games."""
        if not self.results:
            return ()
        return tuple(_standing(self, entrant) for entrant in range(len(self.match.players)))


Progress: TypeAlias = Callable[[GameResult], object]
Games: TypeAlias = Generator[GameResult, None, None]


def run_match(
    match: Match,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play all games and report; `progress` hears of every game as it ends.

    Runs in `executor` if one is given, else in this process (`jobs` 1) or in `jobs` new ones.
    Ctrl+C ends it early: the report then holds the games finished by then.
    """
    if jobs < 1:
        raise SetupError(f"{jobs} jobs: at least one is needed")
    new_game(installed_catalog(), _options(match, 0))  # wrong options fail here, not in a worker
    results: list[GameResult] = []
    interrupted = False
    try:
        # closing, because an exception of `progress` must cancel what is still waiting, too.
        with closing(_play_all(match, jobs, executor)) as games:
            for result in games:
                results.append(result)
                if progress is not None:
                    progress(result)
    except KeyboardInterrupt:
        interrupted = True
    return Report(match, tuple(sorted(results, key=lambda r: r.number)), interrupted)


def play_game(match: Match, number: int) -> GameResult:
    """Play one game of a match; the same number always gives the same game."""
    position = new_game(installed_catalog(), _options(match, number))
    seats = _seats(match, number)
    players = [
        make_player(match.players[entrant], position.rules, _seed(match, f"{number}/{entrant}"))
        for entrant in seats
    ]
    decisions, turns, seconds = [0] * len(seats), [0] * len(seats), [0.0] * len(seats)
    while not position.is_over:
        entrant = seats[position.to_move]
        active, round_ = position.active, position.round
        seconds[entrant] += _play_move(position, players[position.to_move])
        decisions[entrant] += 1
        if (position.active, position.round, position.is_over) != (active, round_, False):
            turns[seats[active]] += 1
    totals = dict(zip(seats, position.gold(), strict=True))
    gold = tuple(totals[entrant] for entrant in range(len(seats)))
    return GameResult(number, gold, tuple(decisions), tuple(seconds), tuple(turns))


def _play_move(position: Position, player: Player) -> float:
    """Let a player decide once and return how long it took."""
    view, moves = position.view(position.to_move), position.legal_moves()
    started = perf_counter()
    move = player.decide(view, moves)
    seconds = perf_counter() - started
    position.push(move)
    return seconds


def _seed(match: Match, purpose: str) -> int:
    return Random(f"{match.seed}/arena/{purpose}").getrandbits(48)


def _options(match: Match, number: int) -> GameOptions:
    players = len(match.players)
    seed = _seed(match, f"deal/{number // max(players, 1)}")
    return replace(match.options, players=players, seed=seed)


def _seats(match: Match, number: int) -> list[int]:
    """Return the entrant on every seat."""
    players = len(match.players)
    return [(seat + number) % players for seat in range(players)]


@lru_cache(maxsize=1)
def installed_catalog() -> Catalog:
    """Return the installed content, read once per process."""
    return load_catalog()


def _ignore_interrupt() -> None:
    """Leave Ctrl+C, which reaches all processes of a terminal, to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_all(match: Match, jobs: int, executor: Executor | None) -> Games:
    if executor is not None:
        yield from _play_in(executor, match, jobs)
    elif jobs == 1:
        for number in range(match.games):
            yield play_game(match, number)
    else:
        with worker_pool(jobs) as pool:
            yield from _play_in(pool, match, jobs)


def worker_pool(jobs: int) -> ProcessPoolExecutor:
    """Return an executor of new processes that leave Ctrl+C to this one."""
    # spawn: the same on all systems, and safe beside threads.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, context, initializer=_ignore_interrupt)


def _play_in(executor: Executor, match: Match, jobs: int) -> Games:
    size = max(1, min(_LARGEST_BATCH, match.games // (4 * jobs)))
    batches = [range(n, min(n + size, match.games)) for n in range(0, match.games, size)]
    waiting: list[Future[list[GameResult]]] = [
        executor.submit(_play_batch, match, batch) for batch in batches
    ]
    try:
        for future in as_completed(waiting):
            yield from future.result()
    finally:
        for future in waiting:
            future.cancel()


def _play_batch(match: Match, numbers: Sequence[int]) -> list[GameResult]:
    return [play_game(match, number) for number in numbers]


def _standing(report: Report, entrant: int) -> Standing:
    results = report.results
    wins = sum(share(result.gold, entrant) for result in results)
    decisions = sum(result.decisions[entrant] for result in results)
    seconds = sum(result.seconds[entrant] for result in results)
    return Standing(
        name=report.match.players[entrant],
        wins=wins,
        win_rate=wilson(wins, len(results)),
        gold=normal([result.gold[entrant] for result in results]),
        ms_per_decision=1000 * seconds / decisions if decisions else 0.0,
    )


def share(gold: Sequence[int], entrant: int) -> float:
    """Return the part of a win that an entrant has: n winners share it."""
    best = max(gold)
    return 1 / gold.count(best) if gold[entrant] == best else 0.0


def wilson(wins: float, games: int) -> Interval:
    """Return a win rate with its Wilson interval: never outside 0 to 1, sound near both."""
    rate, z2 = wins / games, _Z**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    spread = _Z / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return Interval(rate, max(0.0, middle - spread), min(1.0, middle + spread))


def normal(values: Sequence[float]) -> Interval:
    """Return a mean with its normal interval; a single value has no spread to speak of."""
    mean = fmean(values)
    error = _Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(mean, mean - error, mean + error)
