"""Tournaments of AI games across processes, and their statistics. Nothing here prints."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from math import fsum
from random import Random
from time import thread_time
from typing import Any, Final, Literal, TypeAlias, get_args

from kingdom_builder_qt.ai.players import (
    Observer,
    Player,
    check_player,
    make_player,
    player_name,
)
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.compile.scores import ScoreSheet, win_share
from kingdom_builder_qt.core.errors import (
    Misuse,
    SetupError,
    check_kind,
    is_number,
    is_seed,
    quoted,
)
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game.engines.player import EnginePlayer, engine_command
from kingdom_builder_qt.game.engines.process import command_of
from kingdom_builder_qt.game.intervals import Interval, normal, wilson
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.game.session import HUMAN, Seat, Session
from kingdom_builder_qt.game.setup.first_position import first_position, new_game
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.presets import preset_options
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.workers import MOST_JOBS, WorkerPool, given, results_of

_LARGEST_BATCH: Final = 4  # games of one task; an interrupt waits for the tasks already running


Row: TypeAlias = dict[str, str | int | float | bool | None]


@dataclass(frozen=True, slots=True)
class Match:
    """The players and the number of games.

    `players`: names from `PLAYERS`, `engine:PATH ARGUMENTS` for a program that speaks the engine
    protocol, or your own classes, which must be importable in worker processes. `options`: a
    template whose seed and number of players are replaced, or the id of a preset. With k players, k
    consecutive games share board, cards and deal and rotate the seats. Identical players are the
    exception, since the rotation would nearly repeat the same game.
    """

    players: tuple[str | type[Player], ...]
    games: int
    seed: int = 0
    options: GameOptions | str = field(default_factory=GameOptions)

    def __post_init__(self) -> None:
        """Raise SetupError for unknown players, no games or an argument of the wrong type."""
        players: Any = self.players  # callers are scripts
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise SetupError(f"players: expected a list of names or classes, not {quoted(players)}")
        for player in players:
            if (command := engine_command(player)) is None:
                check_player(player)
            else:
                command_of(command)
        if not is_number(self.games) or self.games < 1:
            raise SetupError(f"games: expected at least 1, not {quoted(self.games)}")
        if not is_seed(self.seed):
            raise SetupError(f"seed: expected a whole number, not {quoted(self.seed)}")
        if not isinstance(self.options, str | GameOptions):
            raise SetupError(f"options: expected options or a preset, not {quoted(self.options)}")

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the players, in their order."""
        return tuple(map(player_name, self.players))

    @property
    def games_of_a_deal(self) -> int:
        """Return the number of consecutive games that share one deal."""
        return len(self.players) if len(set(self.players)) > 1 else 1


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished game; the tuples follow `Match.players`, not the seats.

    `turn_seconds`: processor time of each turn. `options`: explicit ones, with the seed, cards and
    start player. `rounds`, `final_position` as text, `scores`: a sheet for each player. `record`:
    the whole game in the format of saved games, "" unless the match kept it.
    """

    number: int
    gold: tuple[int, ...]
    decisions: tuple[int, ...]
    turn_seconds: tuple[tuple[float, ...], ...] = field(compare=False)
    options: GameOptions = field(default_factory=GameOptions)
    rounds: int = 0
    final_position: str = ""
    scores: tuple[ScoreSheet, ...] = ()
    record: str = ""

    @property
    def seed(self) -> int | None:
        """Return the seed of the game."""
        return self.options.seed

    @property
    def cards(self) -> tuple[str, ...]:
        """Return the ids of the Kingdom Builder cards."""
        return self.options.cards or ()

    @property
    def start(self) -> int | None:
        """Return the seat of the start player."""
        return self.options.start


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one entrant; a win shared by n players counts 1/n."""

    name: str
    wins: float
    win_rate: Interval
    gold: Interval
    ms_per_decision: float = field(compare=False)


@dataclass(frozen=True, slots=True)
class Report:
    """All games played; `interrupted` if the match was stopped early."""

    match: Match
    results: tuple[GameResult, ...]
    interrupted: bool = False

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Return one standing per entrant, in the order of `Match.players`; empty without games."""
        if not self.results:
            return ()
        return tuple(_standing(self, entrant) for entrant in range(len(self.match.players)))

    def rows(self) -> list[Row]:
        """Return a dict for each player of each game, for a table or a data frame.

        All rows have the same keys; `gold_knights` is the gold for a card, None if it was not in
        play.
        """
        return rows_of(self.match, self.results)


Progress: TypeAlias = Callable[[GameResult], object]
Kept: TypeAlias = Literal["results", "records"]
Batch: TypeAlias = tuple[Match, Sequence[int], Kept]


def run_match(
    match: Match,
    *,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
    keep: Kept = "results",
) -> Report:
    """Play all games and return the report; `progress` is called after each game.

    With `keep="records"` each result has the whole game as text.

    Runs in `executor`, in this process (`jobs` 1) or in `jobs` new processes. Ctrl+C ends the match
    early with a report of the finished games. Raises SetupError for options that give no game or
    for too many `jobs`, Misuse for an argument of the wrong type.
    """
    check_kind(match, Match)
    if not is_number(jobs) or jobs not in range(1, MOST_JOBS + 1):
        raise SetupError(f"jobs: expected 1 to {MOST_JOBS}, not {quoted(jobs)}")
    if executor is not None:
        check_kind(executor, Executor)
    if progress is not None and not callable(progress):
        raise Misuse(f"progress: expected a function, not {quoted(progress)}")
    if keep not in get_args(Kept):
        raise Misuse(f"keep: expected results or records, not {quoted(keep)}")
    check_match(match)
    results: list[GameResult] = []
    interrupted = False
    try:
        # closing: an exception of `progress` must also cancel the waiting tasks.
        with closing(_batches(match, jobs, executor, keep)) as batches:
            for _, games in batches:
                for result in games:
                    results.append(result)
                    if progress is not None:
                        progress(result)
    except KeyboardInterrupt:
        interrupted = True
    return Report(match, tuple(sorted(results, key=lambda r: r.number)), interrupted)


def _batches(
    match: Match, jobs: int, executor: Executor | None, keep: Kept
) -> Generator[tuple[Batch, list[GameResult]], None, None]:
    pool = given(executor) if executor is not None else None
    if jobs > 1 and pool is None:
        pool = partial(WorkerPool, jobs)
    size = max(1, min(_LARGEST_BATCH, match.games // (4 * jobs))) if pool else 1
    numbers = range(match.games)
    starts = range(0, match.games, size)
    tasks: list[Batch] = [(match, numbers[first : first + size], keep) for first in starts]
    return results_of(_play_batch, tasks, pool)


def _play_batch(batch: Batch) -> list[GameResult]:
    match, numbers, keep = batch
    return [play_game(match, number, keep) for number in numbers]


# -- one game ------------------------------------------------------------------------------------


def check_match(match: Match) -> None:
    """Raise SetupError for options that give no game, before a worker would fail on them."""
    new_game(installed_catalog(), _options(match, 0))


def play_game(match: Match, number: int, keep: Kept = "results") -> GameResult:
    """Play one game of a match; deterministic for a given number."""
    options = set_up(match, number)
    position = first_position(installed_catalog(), options)
    seats = _seats(match, number)
    with ExitStack() as left:
        players = []
        for entrant in seats:
            player = _player(match, entrant, position.rules, number)
            if isinstance(player, EnginePlayer):
                left.callback(player.close)
            players.append(player)
        game = _Game(match, number, position)
        game.play(players)
        record = _record(game, options) if keep == "records" else ""
        return game.result(options, record)


def _player(match: Match, entrant: int, rules: Rules, number: int) -> Player:
    player, seed = match.players[entrant], _seed(match, f"{number}/{entrant}")
    if (command := engine_command(player)) is not None:
        return EnginePlayer(command, seed)
    return make_player(player, rules, seed)


class _Game:
    """One game and its measurements, by seat."""

    def __init__(self, match: Match, number: int, position: Position) -> None:
        self.match, self.number, self.position = match, number, position
        self.seats = _seats(match, number)  # the entrant in each seat
        self.moves: list[Move] = []
        self._decisions = [0] * len(self.seats)
        self._clocks = [_Clock() for _ in self.seats]

    def play(self, players: Sequence[Player]) -> None:
        """Play to the end; `players` by seat. Exceptions of players get a note."""
        position = self.position
        observers = [(seat, one) for seat, one in enumerate(players) if isinstance(one, Observer)]
        for seat, observer in observers:
            observer.begin(position.view(seat))
        while not position.is_over:
            seat, turn = position.to_move, _turn(position)
            try:
                move, seconds = _play_move(position, players[seat])
                self._clocks[seat].running += seconds
                for _, observer in observers:
                    observer.observed(seat, move)
            except Exception as error:
                # Errors raised inside a bot, too: its author needs the position to reproduce them.
                who = player_name(self.match.players[self.seats[seat]])
                at = f"game {self.number} of the match"
                error.add_note(f"{who} to move in {at}: {position.text()}")
                raise
            self.moves.append(move)
            self._decisions[seat] += 1
            if turn is not None and _turn(position) != turn:
                self._clocks[turn[1]].end_turn()
        gold = position.gold()
        for _, observer in observers:
            observer.ended(gold)

    def result(self, options: GameOptions, record: str) -> GameResult:
        """Return the result of the finished game, by entrant."""
        by_entrant = [self.seats.index(entrant) for entrant in range(len(self.seats))]
        sheets = self.position.scores()
        return GameResult(
            self.number,
            gold=tuple(sheets[seat].total for seat in by_entrant),
            decisions=tuple(self._decisions[seat] for seat in by_entrant),
            turn_seconds=tuple(self._clocks[seat].turns() for seat in by_entrant),
            options=options,
            rounds=self.position.round,
            final_position=self.position.text(),
            scores=tuple(sheets[seat] for seat in by_entrant),
            record=record,
        )


def _record(game: _Game, options: GameOptions) -> str:
    """Return a finished game in the format of saved games."""
    seats = [_seat_of(game.match.players[e], seat) for seat, e in enumerate(game.seats)]
    session = Session(installed_catalog(), options, seats)
    for move in game.moves:
        session.play(move)
    return record_text(session)


def _seat_of(player: str | type[Player], seat: int) -> Seat:
    """Return the seat of a player; in a saved game, your own players are people."""
    is_level = isinstance(player, str) and engine_command(player) is None
    name = player_name(player)
    return Seat(name, seat, name if is_level else HUMAN)


def _turn(position: Position) -> tuple[int, int] | None:
    """Return round and player of the turn; None after the last turn, also before silo actions."""
    if position.is_over or position.extras.silos:
        return None
    return position.round, position.active


class _Clock:
    """Accumulates the decision time of a player per turn.

    Decisions in turns of others count for the next own turn, after the last turn for that one.
    """

    def __init__(self) -> None:
        self.running = 0.0  # seconds since the end of the last own turn
        self._ended: list[float] = []

    def end_turn(self) -> None:
        self._ended.append(self.running)
        self.running = 0.0

    def turns(self) -> tuple[float, ...]:
        *others, last = self._ended or (0.0,)
        return *others, last + self.running


def _play_move(position: Position, player: Player) -> tuple[Move, float]:
    """Let a player decide once; return the move and the seconds of processor time."""
    view, moves = position.view(position.to_move), position.legal_moves()
    # Processor time of this thread is independent of the load of the machine.
    started = thread_time()
    move = player.decide(view, moves)
    seconds = thread_time() - started
    position.push(move)
    return move, seconds


def _seed(match: Match, purpose: str) -> int:
    return Random(f"{match.seed}/arena/{purpose}").getrandbits(48)


def _options(match: Match, number: int) -> GameOptions:
    players = len(match.players)
    seed = _seed(match, f"deal/{number // match.games_of_a_deal}")
    if isinstance(match.options, str):
        return preset_options(installed_catalog(), match.options, players, seed)
    return replace(match.options, players=players, seed=seed, deal=None)


def set_up(match: Match, number: int) -> GameOptions:
    """Return the explicit options of a game of a match."""
    return resolve(installed_catalog(), _options(match, number))


def _seats(match: Match, number: int) -> list[int]:
    players = len(match.players)
    return [(seat + number) % players for seat in range(players)]


@lru_cache(maxsize=1)
def installed_catalog() -> Catalog:
    """Return the installed content, loaded once per process."""
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


def rows_of(match: Match, results: Iterable[GameResult]) -> list[Row]:
    """Return a dict for each player of each game, all with the same keys."""
    results = list(results)
    cards = sorted({e.card for result in results for sheet in result.scores for e in sheet.entries})
    return [
        _row(match, result, entrant) | _by_card(result, entrant, cards)
        for result in results
        for entrant in range(len(match.players))
    ]


def _row(match: Match, result: GameResult, entrant: int) -> Row:
    seat, options = _seats(match, result.number).index(entrant), result.options
    turned = [f"{id_}/{rotation}" if rotation else id_ for id_, rotation in options.sections or ()]
    return {
        "game": result.number,
        "seed": options.seed,
        "player": match.names[entrant],
        "seat": seat,
        "starts": seat == options.start,
        "sections": " ".join(turned),
        "cards": " ".join((*result.cards, *(options.tasks or ()))),
        "rounds": result.rounds,
        "gold": result.gold[entrant],
        "won": win_share(result.gold, entrant),
        "decisions": result.decisions[entrant],
        "seconds": round(sum(result.turn_seconds[entrant]), 6),
    }


def _by_card(result: GameResult, entrant: int, cards: Sequence[str]) -> Row:
    entries = result.scores[entrant].entries if result.scores else ()
    gold = {entry.card: entry.gold for entry in entries}
    return {f"gold_{card}": gold.get(card) for card in cards}
