"""Many games between AI players, over processes, and their statistics.  No printing lives here."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from math import fsum
from random import Random
from time import thread_time
from typing import Any, Final, TypeAlias

from kingdom_builder_qt.ai.players import Player, check_player, make_player, player_name
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.compile.scores import win_share
from kingdom_builder_qt.core.errors import (
    Misuse,
    SetupError,
    check_kind,
    is_number,
    is_seed,
    quoted,
)
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.intervals import Interval, normal, wilson
from kingdom_builder_qt.game.setup.first_position import new_game
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.presets import preset_options
from kingdom_builder_qt.game.workers import MOST_JOBS, WorkerPool, given, results_of

_LARGEST_BATCH: Final = 4  # games of one task: an interrupt waits for the tasks under way


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays how many games.

    `players`: names of `PLAYERS`, or classes of your own, which other processes must be able to
    import.  `options` is a template, whose seed and number of players are set, or the word of a
    preset.  With k players k games in a row have the same board, cards and deal, with the seats
    rotated, unless all players are the same: then that would play nearly the same game again.
    """

    players: tuple[str | type[Player], ...]
    games: int
    seed: int = 0
    options: GameOptions | str = field(default_factory=GameOptions)

    def __post_init__(self) -> None:
        """Raise SetupError for unknown players, no games at all and what is of another kind."""
        players: Any = self.players  # a script may give anything
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise SetupError(f"players: expected a list of names or classes, not {quoted(players)}")
        for player in players:
            check_player(player)
        if not is_number(self.games) or self.games < 1:
            raise SetupError(f"{quoted(self.games)} games: at least one must be played")
        if not is_seed(self.seed):
            raise SetupError(f"seed: expected a whole number, not {quoted(self.seed)}")
        if not isinstance(self.options, str | GameOptions):
            raise SetupError(f"not options of a game: {quoted(self.options)}")

    @property
    def names(self) -> tuple[str, ...]:
        """Return what the players are called, in their order."""
        return tuple(map(player_name, self.players))

    @property
    def games_of_a_deal(self) -> int:
        """Return how many games in a row are played on one deal."""
        return len(self.players) if len(set(self.players)) > 1 else 1


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished game; the tuples are in the order of `Match.players`, whatever the seats.

    `turn_seconds`: processor time of every single turn.
    """

    number: int
    gold: tuple[int, ...]
    decisions: tuple[int, ...]
    turn_seconds: tuple[tuple[float, ...], ...] = field(compare=False)


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
Batch: TypeAlias = tuple[Match, Sequence[int]]


def run_match(
    match: Match,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play all games and report; `progress` hears of every game as it ends.

    Runs in `executor` if one is given, else in this process (`jobs` 1) or in `jobs` new ones.
    Ctrl+C ends it early: the report then holds the games finished by then.  SetupError for options
    that give no game or too many `jobs`, Misuse for what is of another kind.
    """
    # What starts processes brings many modules of Python, and the window, which plays no matches,
    # begins without them.

    check_kind(match, Match)
    if not is_number(jobs) or jobs not in range(1, MOST_JOBS + 1):
        raise SetupError(f"jobs: expected 1 to {MOST_JOBS}, not {quoted(jobs)}")
    if executor is not None:
        check_kind(executor, Executor)
    if progress is not None and not callable(progress):
        raise Misuse(f"not a function that hears of games: {quoted(progress)}")
    check_match(match)
    results: list[GameResult] = []
    interrupted = False
    try:
        # closing, because an exception of `progress` must cancel what is still waiting, too.
        with closing(_batches(match, jobs, executor)) as batches:
            for _, games in batches:
                for result in games:
                    results.append(result)
                    if progress is not None:
                        progress(result)
    except KeyboardInterrupt:
        interrupted = True
    return Report(match, tuple(sorted(results, key=lambda r: r.number)), interrupted)


def _batches(
    match: Match, jobs: int, executor: Executor | None
) -> Generator[tuple[Batch, list[GameResult]], None, None]:

    pool = given(executor) if executor is not None else None
    if jobs > 1 and pool is None:
        pool = partial(WorkerPool, jobs)
    size = max(1, min(_LARGEST_BATCH, match.games // (4 * jobs))) if pool else 1
    numbers = range(match.games)
    tasks = [(match, numbers[first : first + size]) for first in range(0, match.games, size)]
    return results_of(_play_batch, tasks, pool)


def _play_batch(batch: Batch) -> list[GameResult]:
    match, numbers = batch
    return [play_game(match, number) for number in numbers]


# -- one game ------------------------------------------------------------------------------------


def check_match(match: Match) -> None:
    """Raise SetupError for options that give no game: here, and not in a worker."""
    new_game(installed_catalog(), _options(match, 0))


def play_game(match: Match, number: int) -> GameResult:
    """Play one game of a match; the same number always gives the same game."""
    position = new_game(installed_catalog(), _options(match, number))
    seats = _seats(match, number)
    players = [
        make_player(match.players[entrant], position.rules, _seed(match, f"{number}/{entrant}"))
        for entrant in seats
    ]
    decisions, clocks = [0] * len(seats), [_Clock() for _ in seats]
    while not position.is_over:
        seat, turn = position.to_move, _turn(position)
        try:
            clocks[seat].running += _play_move(position, players[seat])
        except Exception as error:
            # Also what goes wrong inside a bot: its author has to find the place again.
            who = player_name(match.players[seats[seat]])
            error.add_note(f"{who} to move in game {number} of the match: {position.text()}")
            raise
        decisions[seat] += 1
        if turn is not None and _turn(position) != turn:
            clocks[turn[1]].end_turn()
    by_entrant = [seats.index(entrant) for entrant in range(len(seats))]
    gold = position.gold()
    return GameResult(
        number,
        gold=tuple(gold[seat] for seat in by_entrant),
        decisions=tuple(decisions[seat] for seat in by_entrant),
        turn_seconds=tuple(clocks[seat].turns() for seat in by_entrant),
    )


def _turn(position: Position) -> tuple[int, int] | None:
    """Return round and player of the turn; None when all turns are over, also before silos."""
    if position.is_over or position.extras.silos:
        return None
    return position.round, position.active


class _Clock:
    """The time of a player, turn by turn.

    What he decides in turns of others counts for his next turn; after his last turn, for that.
    """

    def __init__(self) -> None:
        self.running = 0.0  # seconds since his last turn ended
        self._ended: list[float] = []

    def end_turn(self) -> None:
        self._ended.append(self.running)
        self.running = 0.0

    def turns(self) -> tuple[float, ...]:
        *others, last = self._ended or (0.0,)
        return *others, last + self.running


def _play_move(position: Position, player: Player) -> float:
    """Let a player decide once and return how long it took."""
    view, moves = position.view(position.to_move), position.legal_moves()
    # Processor time of this thread: other work on the machine does not count.
    started = thread_time()
    move = player.decide(view, moves)
    seconds = thread_time() - started
    position.push(move)
    return seconds


def _seed(match: Match, purpose: str) -> int:
    return Random(f"{match.seed}/arena/{purpose}").getrandbits(48)


def _options(match: Match, number: int) -> GameOptions:
    players = len(match.players)
    seed = _seed(match, f"deal/{number // match.games_of_a_deal}")
    if isinstance(match.options, str):
        return preset_options(installed_catalog(), match.options, players, seed)
    return replace(match.options, players=players, seed=seed)


def _seats(match: Match, number: int) -> list[int]:
    """Return the entrant on every seat."""
    players = len(match.players)
    return [(seat + number) % players for seat in range(players)]


@lru_cache(maxsize=1)
def installed_catalog() -> Catalog:
    """Return the installed content, read once per process."""
    return load_catalog()


# -- statistics ----------------------------------------------------------------------------------


def _standing(report: Report, entrant: int) -> Standing:
    results = report.results
    wins = fsum(win_share(result.gold, entrant) for result in results)
    decisions = sum(result.decisions[entrant] for result in results)
    seconds = sum(sum(result.turn_seconds[entrant]) for result in results)
    return Standing(
        name=report.match.names[entrant],
        wins=wins,
        win_rate=wilson(wins, len(results)),
        gold=normal([result.gold[entrant] for result in results]),
        ms_per_decision=1000 * seconds / decisions if decisions else 0.0,
    )
