"""The process that talks to the engines of one game, so that no window waits for them.  No Qt.

It ends its engines before it ends itself, also when the window has been killed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import Any, Final, TypeAlias

from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.engines.process import EngineError, EngineProcess, close_all
from kingdom_builder_qt.game.engines.protocol import Budget, Info
from kingdom_builder_qt.game.engines.turn import EngineTurn, told_turn, turn_of
from kingdom_builder_qt.ui.desktop.workers.messages import Channel
from kingdom_builder_qt.ui.table.desk.ai_worker import Hurry

# Less than `child.LAST_SECONDS`, after which this process ends in any case.
_PATIENCE: Final = 0.5
_PLANNER: Final = -1  # the place of the engine that plans turns
_ALL: Final = sys.maxsize  # questions


@dataclass(frozen=True, slots=True)
class Program:
    """An engine as it is started, with the values of its options; Master without a command."""

    command: tuple[str, ...] = ()
    folder: str = ""
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class EngineGame:
    """A game by seat: seeds, and the first position as each seat sees it."""

    seeds: tuple[int, ...]
    first: tuple[View, ...]


@dataclass(frozen=True, slots=True)
class EngineQuestion:
    """A request for the decision of the player of a view, or for the rest of the turn.

    `log`: all moves (player, move) of the game so far. `limit`: seconds. `seconds`: of the turn.
    `rounds`: seconds of the turn for each search that plans the rest of it; () for a decision.
    """

    number: int
    program: Program
    view: View
    log: tuple[tuple[int, Move], ...]
    limit: float
    seconds: float | None = None
    rounds: tuple[float | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """The end of the game: the gold of each player."""

    gold: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EngineAnswer:
    """The move, the rest of the turn, or the fault of the engine."""

    number: int
    move: Move | None = None
    turn: EngineTurn | None = None
    fault: EngineError | None = None


@dataclass(frozen=True, slots=True)
class EngineNews:
    """The turn of which an engine tells while it thinks."""

    number: int
    turn: EngineTurn


@dataclass(frozen=True, slots=True)
class LogQuestion:
    """A request for the last messages of the engine at a seat, answered at once."""

    seat: int


@dataclass(frozen=True, slots=True)
class EngineLog:
    """The last messages of the engine at a seat, also of one that has ended."""

    seat: int
    lines: tuple[str, ...]


Send: TypeAlias = Callable[[EngineAnswer | EngineNews | EngineLog], object]


class _Master:
    """Master in this process, under the interface of an engine."""

    def __init__(self) -> None:
        self._hurry = Event()
        self._seed = 0

    def begin(self, _view: View, seed: int) -> None:
        self._seed = seed

    def observe(self, _played: Sequence[tuple[int, Move]]) -> None:
        """Master needs the view alone."""

    def decide(
        self,
        view: View,
        moves: Sequence[Move],
        budget: Budget,
        limit: float,
        informed: Callable[[Info], object],
    ) -> Move:
        from kingdom_builder_qt.ai.players import MasterPlayer

        seconds = limit if budget.seconds is None else budget.seconds
        player = MasterPlayer(view.rules, self._seed, seconds, None, self._hurry.is_set)
        move = player.decide(view, moves)
        self._hurry.clear()
        if (found := player.found) is not None:
            informed(Info(found.value, player.positions, found.line))
        return move

    def hurry(self) -> None:
        self._hurry.set()

    def end(self, _gold: Sequence[int]) -> None:
        """Master does not learn."""

    def close(self, _patience: float) -> bool:
        self._hurry.set()
        return True


@dataclass(slots=True)
class _Seated:
    """A running engine; `told`: its seat and the moves that it knows, None before the game."""

    program: Program
    process: EngineProcess | _Master
    told: tuple[int, tuple[tuple[int, Move], ...]] | None = None


@dataclass(frozen=True, slots=True)
class _Asked:
    """An engine during one question, each decision of which may be hurried."""

    desk: EngineDesk
    process: EngineProcess | _Master
    question: EngineQuestion

    def observe(self, played: Sequence[tuple[int, Move]]) -> None:
        self.process.observe(played)

    def decide(
        self,
        view: View,
        moves: Sequence[Move],
        budget: Budget,
        limit: float,
        informed: Callable[[Info], object],
    ) -> Move:
        self.desk.deciding = self.process
        if self.desk.is_hurried(self.question):  # while the engine was being started
            self.process.hurry()
        return self.process.decide(view, moves, budget, limit, informed)


class EngineDesk:
    """The engines of one game by seat, and one that plans turns of all seats."""

    def __init__(self, game: EngineGame, send: Send) -> None:
        self._game, self._send = game, send
        self._seated: dict[int, _Seated] = {}
        self._logs: dict[int, tuple[str, ...]] = {}  # of engines that have ended
        self._asked = self._hurried = 0  # numbers of questions
        self.deciding: EngineProcess | _Master | None = None

    def answer(self, question: EngineQuestion) -> EngineAnswer:
        """Return the answer; after a fault the engine is closed."""
        place = _PLANNER if question.rounds else question.view.player
        self._asked = question.number
        try:
            seated = self._seated.get(place)
            if seated is None or seated.program != question.program:
                self._close(place)
                seated = self._seated[place] = _started(question.program)
            if question.rounds:
                return EngineAnswer(question.number, turn=self._plan(seated, question))
            return EngineAnswer(question.number, move=self._decide(seated, question))
        except EngineError as error:
            self._close(place)
            return EngineAnswer(question.number, fault=error)
        finally:
            self.deciding = None

    def _decide(self, seated: _Seated, question: EngineQuestion) -> Move:
        view = question.view

        def inform(info: Info) -> None:
            if (turn := told_turn(view, info)) is not None:
                self._send(EngineNews(question.number, turn))

        self._tell(seated, question)
        moves, budget = view.legal_moves(), Budget(question.seconds)
        return _Asked(self, seated.process, question).decide(
            view, moves, budget, question.limit, inform
        )

    def _plan(self, seated: _Seated, question: EngineQuestion) -> EngineTurn:
        """Return the turn of the longest search; each is told."""
        found: EngineTurn | None = None

        def tell(turn: EngineTurn) -> None:
            self._send(EngineNews(question.number, turn))

        for seconds in question.rounds:
            self._tell(seated, question)
            process = _Asked(self, seated.process, question)
            limit = question.limit if seconds is None else seconds
            found = turn_of(process, question.view, Budget(seconds), limit, tell)
            seated.told = None  # it has observed moves that were not played
            tell(found)
            if self.is_hurried(question):
                break
        assert found is not None
        return found

    def is_hurried(self, question: EngineQuestion) -> bool:
        """Return whether a question is to be answered at once."""
        return self._hurried >= question.number

    def hurry(self, number: int) -> None:
        """Let the questions up to a number be answered at once; called by another thread."""
        self._hurried, process = max(number, self._hurried), self.deciding
        if number >= self._asked and process is not None:
            process.hurry()

    def log_of(self, seat: int) -> EngineLog:
        """Return the log of a seat; called by another thread."""
        seated = self._seated.get(seat)
        if seated is None or isinstance(seated.process, _Master):
            return EngineLog(seat, self._logs.get(seat, ()))
        return EngineLog(seat, seated.process.last_messages())

    def end(self, gold: Iterable[int]) -> None:
        """Tell the engines the result; the reading thread calls it between decisions."""
        for seated in tuple(self._seated.values()):
            seated.process.end(tuple(gold))
            seated.told = None

    def _tell(self, seated: _Seated, question: EngineQuestion) -> None:
        """Tell the new moves; after an undo, or in a continued game, the whole game again."""
        seat, log = question.view.player, question.log
        told_seat, known = seated.told or (None, ())
        if told_seat != seat or log[: len(known)] != known:
            seated.process.begin(self._game.first[seat], self._game.seeds[seat])
            known = ()
        if new := log[len(known) :]:
            seated.process.observe(new)
        seated.told = seat, log

    def _close(self, place: int) -> None:
        seated = self._seated.pop(place, None)
        if seated is not None:
            seated.process.close(_PATIENCE)
            if isinstance(seated.process, EngineProcess):
                self._logs[place] = seated.process.last_messages()


def _started(program: Program) -> _Seated:
    if not program.command:
        return _Seated(program, _Master())
    process = EngineProcess(program.command, folder=Path(program.folder))
    process.set_options(program.options)
    return _Seated(program, process)


class _Reader:
    """Reads the messages of the window during decisions; its end ends all engines."""

    def __init__(self, channel: Channel, send: Send) -> None:
        self._channel, self._send = channel, send
        self.messages: SimpleQueue[Any] = SimpleQueue()  # None: the window is gone
        self.desk: EngineDesk | None = None
        self.hurried = self.latest = 0  # numbers of questions
        self._thread = Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        try:
            while True:
                message = self._channel.recv()
                if isinstance(message, EngineGame | EngineQuestion):
                    if isinstance(message, EngineQuestion):
                        self.latest = message.number
                        self._hurry(message.number - 1)  # they are not awaited any more
                    self.messages.put(message)
                elif isinstance(message, Hurry):
                    self._hurry(message.number)
                elif isinstance(message, LogQuestion):
                    log = EngineLog(message.seat, ())
                    self._send(log if self.desk is None else self.desk.log_of(message.seat))
                elif self.desk is not None:
                    self.desk.end(message.gold)  # now: the window may be gone at once
        except (EOFError, OSError):
            self._hurry(_ALL)
            close_all(_PATIENCE, is_final=True)
            self.messages.put(None)

    def _hurry(self, number: int) -> None:
        self.hurried = max(number, self.hurried)
        if self.desk is not None:
            self.desk.hurry(number)

    def wait(self) -> None:
        """Wait until the window is gone and all engines have ended."""
        self._thread.join()


def serve_engines(channel: Channel) -> None:
    """Answer questions until the other end of the channel is closed."""
    sending = Lock()

    def send(message: EngineAnswer | EngineNews | EngineLog) -> None:
        with sending, suppress(OSError):  # the window is gone, which the reader finds, too
            channel.send(message)

    reader = _Reader(channel, send)
    while (message := reader.messages.get()) is not None:
        if isinstance(message, EngineGame):
            close_all(_PATIENCE)
            reader.desk = EngineDesk(message, send)
            reader.desk.hurry(reader.hurried)
        elif reader.desk is not None and message.number >= reader.latest:
            send(reader.desk.answer(message))
    reader.wait()
