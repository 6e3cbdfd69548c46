"""The process that talks to the engines of one game, so that no window waits for them.  No Qt.

It ends its engines before it ends itself, also when the window has been killed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.engines.process import EngineError, EngineProcess, close_all
from kingdom_builder_qt.game.engines.protocol import Budget
from kingdom_builder_qt.ui.desktop.workers.messages import Channel
from kingdom_builder_qt.ui.table.desk.ai_worker import Hurry

# Less than `child.LAST_SECONDS`, after which this process ends in any case.
_PATIENCE: Final = 0.5


@dataclass(frozen=True, slots=True)
class Program:
    """An engine as it is started, with the values of its options."""

    command: tuple[str, ...]
    folder: str
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class EngineGame:
    """A game by seat: seeds, and the first position as each seat sees it."""

    seeds: tuple[int, ...]
    first: tuple[View, ...]


@dataclass(frozen=True, slots=True)
class EngineQuestion:
    """A request for the decision of the player of a view.

    `log`: all moves (player, move) of the game so far. `limit`: seconds.
    """

    number: int
    program: Program
    view: View
    log: tuple[tuple[int, Move], ...]
    limit: float


@dataclass(frozen=True, slots=True)
class Result:
    """The end of the game: the gold of each player."""

    gold: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EngineAnswer:
    """The move, or the fault of the engine."""

    number: int
    move: Move | None = None
    fault: EngineError | None = None


@dataclass(slots=True)
class _Seated:
    """A running engine at a seat; `told`: the moves that it knows, None before the game."""

    program: Program
    process: EngineProcess
    told: tuple[tuple[int, Move], ...] | None = field(default=None)


class EngineDesk:
    """The engines of one game by seat."""

    def __init__(self, game: EngineGame) -> None:
        self._game = game
        self._seated: dict[int, _Seated] = {}
        self._asked = self._hurried = 0  # numbers of questions
        self._deciding: EngineProcess | None = None

    def decide(self, question: EngineQuestion) -> Move:
        """Return the decision; EngineError for any fault, after which the engine is closed."""
        seat, self._asked = question.view.player, question.number
        seated = self._seated.get(seat)
        try:
            if seated is None or seated.program != question.program:
                self._close(seat)
                seated = self._seated[seat] = _started(question.program)
            self._tell(seat, seated, question.log)
            self._deciding = seated.process
            if self._hurried == question.number:  # while the engine was being started
                seated.process.hurry()
            view = question.view
            return seated.process.decide(view, view.legal_moves(), Budget(), question.limit)
        except EngineError:
            self._close(seat)
            raise
        finally:
            self._deciding = None

    def hurry(self, number: int) -> None:
        """Let a question be answered at once; called by another thread."""
        self._hurried, process = number, self._deciding
        if number == self._asked and process is not None:
            process.hurry()

    def end(self, gold: Iterable[int]) -> None:
        """Tell the engines the result; the reading thread calls it between decisions."""
        for seated in tuple(self._seated.values()):
            seated.process.end(tuple(gold))
            seated.told = None

    def _tell(self, seat: int, seated: _Seated, log: tuple[tuple[int, Move], ...]) -> None:
        """Tell the new moves; after an undo, or in a continued game, the whole game again."""
        known = seated.told
        if known is None or log[: len(known)] != known:
            seed = self._game.seeds[seat]
            seated.process.begin(self._game.first[seat], seed)
            known = ()
        if new := log[len(known) :]:
            seated.process.observe(new)
        seated.told = log

    def _close(self, seat: int) -> None:
        seated = self._seated.pop(seat, None)
        if seated is not None:
            seated.process.close(_PATIENCE)


def _started(program: Program) -> _Seated:
    process = EngineProcess(program.command, folder=Path(program.folder))
    process.set_options(program.options)
    return _Seated(program, process)


class _Reader:
    """Reads the messages of the window during decisions; its end ends all engines."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self.messages: SimpleQueue[Any] = SimpleQueue()  # None: the window is gone
        self.desk: EngineDesk | None = None
        self.hurried = 0  # number of a question
        self._thread = Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        try:
            while True:
                message = self._channel.recv()
                if isinstance(message, EngineGame | EngineQuestion):
                    self.messages.put(message)
                elif isinstance(message, Hurry):
                    self.hurried = message.number
                    if self.desk is not None:
                        self.desk.hurry(message.number)
                elif self.desk is not None:
                    self.desk.end(message.gold)  # now: the window may be gone at once
        except (EOFError, OSError):
            close_all(_PATIENCE, is_final=True)
            self.messages.put(None)

    def wait(self) -> None:
        """Wait until the window is gone and all engines have ended."""
        self._thread.join()


def serve_engines(channel: Channel) -> None:
    """Answer questions until the other end of the channel is closed."""
    reader = _Reader(channel)
    while (message := reader.messages.get()) is not None:
        if isinstance(message, EngineGame):
            close_all(_PATIENCE)
            reader.desk = EngineDesk(message)
            reader.desk.hurry(reader.hurried)
        elif isinstance(message, EngineQuestion) and reader.desk is not None:
            try:
                answer = EngineAnswer(message.number, move=reader.desk.decide(message))
            except EngineError as error:
                answer = EngineAnswer(message.number, fault=error)
            try:
                channel.send(answer)
            except OSError:
                break
    reader.wait()
