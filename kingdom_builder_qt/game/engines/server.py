"""A computer player of this program as an engine: reads and answers the messages of `protocol`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from queue import Queue
from threading import Event, Lock, Thread
from typing import BinaryIO, Final, TypeAlias

from kingdom_builder_qt.ai.players import (
    MAX_NODES,
    MasterPlayer,
    Player,
    make_player,
    thinking_seconds,
)
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import KingdomBuilderError, quoted, unknown
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.crew import ProcessCrew
from kingdom_builder_qt.game.engines.protocol import (
    LONGEST_LINE,
    MOST_POSITIONS,
    VERSION,
    Budget,
    EngineOption,
    Info,
    NewGame,
    ProtocolError,
    info_text,
    message,
    one_line,
    option_text,
    parse_events,
    parse_go,
    parse_moves,
    parse_new_game,
)

AUTHOR: Final = "kingdom-builder-qt"
_WAITING: Final = 1000  # messages read in advance
# Redundant for an engine that knows the rules and the content.
_CHECKED: Final = {"events": parse_events, "moves": parse_moves}
_DRAWINGS: Final = ("map", "island")
_END: Final = "quit"
# Of a turn, where `go` has no limit.
_POSITIONS: Final = EngineOption("positions", "number", str(MAX_NODES), 1, MOST_POSITIONS)

Write: TypeAlias = Callable[[str], object]


@dataclass(slots=True)
class _Game:
    """A game that has begun: its text values, the present view, and the player once it decides."""

    new: NewGame
    first: Position
    position: Position | None = None
    budget: Budget = field(default_factory=Budget)
    player: Player | None = None
    crew: ProcessCrew | None = None

    def close(self) -> None:
        """End the processes of the player."""
        if self.crew is not None:
            self.crew.close()


def _ignore(_rest: str) -> None:
    pass


class Server:
    """Plays the games of one connection, one after another."""

    def __init__(self, catalog: Catalog, level: str, write: Write, cores: int = 1) -> None:
        """Store the content, the player, and the function that writes a line and flushes it.

        `level`: a name that `make_player` accepts. `write` is called by two threads, one at a time.
        `cores`: processes of a Master with a time.
        """
        self._catalog, self._write, self._cores = catalog, write, cores
        self._level, _, _ = level.partition("@")
        self._seconds = thinking_seconds(level) or None
        self._writing = Lock()
        self._hurry = Event()  # `stop` was read and not yet processed
        self._game: _Game | None = None
        self._options = {_POSITIONS.name: _POSITIONS} if self._level == "master" else {}
        self._commands: dict[str, Callable[[str], object]] = {
            "kbi": self._greet,
            "option": self._set_option,
            "newgame": self._begin,
            "view": self._see,
            "go": self._go,
            "result": self._end_game,
            "stop": lambda _rest: self._hurry.clear(),
            **dict.fromkeys(_DRAWINGS, self._check),
            **_CHECKED,
        }

    @property
    def messages(self) -> tuple[str, ...]:
        """Return the words of the messages that `answer` processes."""
        return tuple(self._commands)

    def run(self, stream: BinaryIO) -> None:
        """Answer the messages of a stream until `quit` or its end.

        A thread reads ahead: `ping` and `stop` are answered during a decision.
        """
        lines: Queue[str] = Queue(_WAITING)
        Thread(target=self._read, args=(stream, lines), daemon=True).start()
        try:
            while (line := lines.get()) != _END:
                self.answer(line)
        finally:
            self._leave_game()

    def answer(self, line: str) -> None:
        """Process one message; errors are answered with `error` and a sentence.

        Unknown words are ignored: they may belong to a later version.
        """
        word, rest = message(line)
        try:
            self._commands.get(word, _ignore)(rest)
        except KingdomBuilderError as error:
            self._say(f"error {one_line(str(error))}")

    # -- reading ---------------------------------------------------------------------------------

    def _read(self, stream: BinaryIO, lines: Queue[str]) -> None:
        while data := stream.readline(LONGEST_LINE):
            if len(data) == LONGEST_LINE and not data.endswith(b"\n"):
                self._say(f"error a line is longer than {LONGEST_LINE} bytes")
                break
            line = data.decode("utf-8", "replace").strip()
            word, rest = message(line)
            if word == "ping":
                self._say(f"pong {one_line(rest)}".strip())
            elif word == _END:
                break
            else:
                if word == "stop":
                    self._hurry.set()
                lines.put(line)
        self._hurry.set()
        lines.put(_END)

    def _say(self, line: str) -> None:
        with self._writing:
            self._write(line)

    # -- messages ----------------------------------------------------------------------------------

    def _greet(self, version: str) -> None:
        if version != VERSION:
            raise ProtocolError(f"the protocol has version {VERSION} here, not {quoted(version)}")
        self._say(f"id name {self._level.capitalize()}")
        self._say(f"id author {AUTHOR}")
        for option in self._options.values():
            self._say(option_text(option))
        self._say("kbiok")

    def _set_option(self, rest: str) -> None:
        name, value = message(rest)
        option = self._options.get(name)
        if option is None:
            raise ProtocolError(unknown("option", name, self._options))
        if not option.accepts(value):
            raise ProtocolError(f"option {name}: {quoted(value)} is not one of its values")
        self._options[name] = replace(option, default=value)

    def _begin(self, rest: str) -> None:
        self._leave_game()
        new = parse_new_game(rest)
        first = Position.from_text(new.position, self._catalog)
        first.rules.check_player(new.seat)
        self._game = _Game(new, first)

    def _check(self, rest: str) -> None:
        """Accept a drawing, which repeats the board of `newgame`."""
        if not rest.startswith("{") or not rest.endswith("}"):
            raise ProtocolError("a drawing is in braces")

    def _see(self, rest: str) -> None:
        game = self._running()
        position = Position.from_text(rest, self._catalog)
        if position.board.identity() != game.first.board.identity():
            raise ProtocolError("view: the board is not that of newgame")
        if position.is_over or position.to_move != game.new.seat:
            raise ProtocolError(f"view: player {game.new.seat} does not decide in this position")
        game.position = position

    def _end_game(self, _gold: str) -> None:
        self._running()
        self._leave_game()

    def _go(self, rest: str) -> None:
        budget, game = parse_go(rest), self._running()
        position, game.position = game.position, None
        if position is None:
            raise ProtocolError("go: there was no view since the last decision")
        if game.player is None or game.budget != budget:
            game.player, game.budget = self._player(game, budget), budget
        view, moves = position.view(game.new.seat), position.legal_moves()
        self._decide(game.player, view, moves)

    def _decide(self, player: Player, view: View, moves: list[Move]) -> None:
        if not isinstance(player, MasterPlayer):
            self._say(f"bestmove {player.decide(view, moves)}")
            return
        move = player.decide(view, moves)
        if (turn := player.found) is not None:
            self._say(info_text(Info(turn.value, player.positions, turn.line)))
        self._say(f"bestmove {move}")

    # -- games -----------------------------------------------------------------------------------

    def _running(self) -> _Game:
        if self._game is None:
            raise ProtocolError("no game has begun: newgame comes first")
        return self._game

    def _leave_game(self) -> None:
        if self._game is not None:
            self._game.close()
        self._game = None

    def _player(self, game: _Game, budget: Budget) -> Player:
        rules, seed = game.first.rules, game.new.seed
        if self._level != "master":
            return make_player(self._level, rules, seed, self._hurry.is_set)
        seconds = budget.seconds
        if seconds is None and budget.positions is None:
            seconds = self._seconds
        if seconds is not None and self._cores > 1 and game.crew is None:
            game.crew = ProcessCrew(rules, self._cores)
        most = budget.positions or int(self._options[_POSITIONS.name].default)
        limits = seconds, None, self._hurry.is_set
        crew = None if seconds is None else game.crew
        return MasterPlayer(rules, seed, *limits, max_nodes=most, crew=crew)
