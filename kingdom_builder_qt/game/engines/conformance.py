"""A check of an engine: messages at the edges of the protocol, and games of every mixture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Final

from kingdom_builder_qt.ai.players import RandomPlayer
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import MAX_PLAYERS, MIN_PLAYERS
from kingdom_builder_qt.game.engines.process import EngineError, EngineName, EngineProcess
from kingdom_builder_qt.game.engines.protocol import Budget
from kingdom_builder_qt.game.setup.first_position import new_game
from kingdom_builder_qt.game.setup.presets import preset_options, preset_words

_LIMIT: Final = 10.0  # seconds for a decision
_LONG: Final = 3600.0  # seconds of a search that is stopped
_STOPPED_AFTER: Final = 0.5  # seconds
_SEED: Final = 1


@dataclass(slots=True)
class EngineReport:
    """The result of a check.

    `seconds`: of each decision. `fault`: None if the engine follows the protocol. `log`: the last
    messages.
    """

    name: EngineName | None = None
    games: int = 0
    seconds: list[float] = field(default_factory=list)
    fault: EngineError | None = None
    log: tuple[str, ...] = ()

    @property
    def mean(self) -> float:
        """Return the mean seconds of a decision, 0 without any."""
        return fmean(self.seconds) if self.seconds else 0.0


def check_engine(
    catalog: Catalog,
    command: Sequence[str],
    games: int,
    progress: Callable[[str], object] = lambda _text: None,
    folder: Path | None = None,
    options: Sequence[tuple[str, str]] = (),
) -> EngineReport:
    """Check an engine in one process that plays all games; the first fault ends the check.

    The games alternate the presets and the numbers of players; the other seats play at random.
    `progress` is called with a line before each step. `folder`: the working directory, by default
    that of the program. `options`: names and values to be set.
    """
    report = EngineReport()
    try:
        engine = EngineProcess(command, folder=folder)
    except EngineError as error:
        report.fault, report.log = error, error.log
        return report
    report.name = engine.name
    try:
        progress("messages")
        _check_messages(engine)
        engine.set_options(options)
        for number, position in enumerate(_positions(catalog, games)):
            progress(f"game {number + 1} of {games}: {position.players} players")
            _play(engine, position, number, report)
        progress("stop")
        _check_stop(engine, catalog)
    except EngineError as error:
        report.fault = error
    if not engine.close() and report.fault is None:
        report.fault = EngineError(
            Message("{engine} does not end when it is told to.", engine=engine.name.name)
        )
    report.log = engine.last_messages()
    return report


def _positions(catalog: Catalog, games: int) -> Iterator[Position]:
    presets = preset_words(catalog)
    spread = MAX_PLAYERS - MIN_PLAYERS + 1
    for number in range(games):
        # Another number of players in each round of the presets.
        players = MIN_PLAYERS + (number + number // len(presets)) % spread
        options = preset_options(catalog, presets[number % len(presets)], players, _SEED + number)
        yield new_game(catalog, options)


def _check_messages(engine: EngineProcess) -> None:
    engine.ping("1")
    for line in ("", "a message of a later version 1 2", "ünknown"):
        engine.send(line)
    engine.ping("after unknown messages")


def _play(engine: EngineProcess, position: Position, number: int, report: EngineReport) -> None:
    seat = number % position.players
    others = RandomPlayer(position.rules, _SEED + number)
    engine.begin(position.view(seat), _SEED + number)
    played: list[tuple[int, Move]] = []
    while not position.is_over:
        player, moves = position.to_move, position.legal_moves()
        if player == seat:
            if played:
                engine.observe(played)
                played = []
            started = monotonic()
            move = engine.decide(position.view(seat), moves, Budget(), _LIMIT)
            report.seconds.append(monotonic() - started)
        else:
            move = others.decide(position.view(player), moves)
        played.append((player, move))
        position.push(move)
    engine.end(position.gold())
    report.games += 1


def _check_stop(engine: EngineProcess, catalog: Catalog) -> None:
    """Stop a search with an hour for its turn."""
    position = next(_positions(catalog, 1))
    seat = position.to_move
    engine.begin(position.view(seat), _SEED)
    budget = Budget(seconds=_LONG)
    engine.decide(position.view(seat), position.legal_moves(), budget, _STOPPED_AFTER)
