"""The messages of the engine protocol `kbi 1` as text; `docs/protocol.md` is its reference.

Each message is a line: a word, then values separated by blanks. Moves are in the text form of
`Move`, positions in that of `Position.text`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.errors import KingdomBuilderError, is_seed, quoted
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.core.notation.boards import drawn_text
from kingdom_builder_qt.core.view import View

VERSION: Final = "1"
LONGEST_LINE: Final = 1 << 20  # bytes
MOST_POSITIONS: Final = 10**9
MOST_SECONDS: Final = 86_400.0
_MOVES: Final = ", "
_DIGITS: Final = 20  # of a number
_LONGEST_TEXT: Final = 4096  # characters of an option
_NAME: Final = re.compile(r"[A-Za-z0-9_]{1,40}")
_DECIMAL: Final = re.compile(r"-?[0-9]{1,12}(?:\.[0-9]{0,12})?")


class ProtocolError(KingdomBuilderError):
    """A message that does not follow the protocol; the text is one sentence."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """The start of a game: the seat of the engine, its seed, and the first position as text."""

    seat: int
    seed: int
    position: str


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit of a decision; None: the engine's own."""

    seconds: float | None = None
    positions: int | None = None


OptionKind: TypeAlias = Literal["text", "number", "choice"]


@dataclass(frozen=True, slots=True)
class EngineOption:
    """An option that an engine offers.

    `least`, `most`: the limits of a number. `choices`: the values of a choice, without blanks.
    """

    name: str
    kind: OptionKind
    default: str = ""
    least: float = 0.0
    most: float = 0.0
    choices: tuple[str, ...] = ()

    def accepts(self, value: str) -> bool:
        """Return whether a value is valid."""
        if self.kind == "number":
            is_number = _DECIMAL.fullmatch(value) is not None
            return is_number and self.least <= float(value) <= self.most
        if self.kind == "choice":
            return value in self.choices
        return value.isprintable() and len(value) <= _LONGEST_TEXT


@dataclass(frozen=True, slots=True)
class Info:
    """The result of a search: the expected final lead in gold, the positions seen, the turn."""

    value: float | None = None
    positions: int | None = None
    line: tuple[Move, ...] = ()

    def followed_by(self, later: Info) -> Info:
        """Return what is known after another message, which need not have all parts."""
        return Info(
            self.value if later.value is None else later.value,
            self.positions if later.positions is None else later.positions,
            later.line or self.line,
        )


def message(line: str) -> tuple[str, str]:
    """Return the word of a message and the rest of its line, ("", "") for a blank line."""
    word, _, rest = line.strip().partition(" ")
    return word, rest.strip()


# -- from the program to the engine ----------------------------------------------------------------


def new_game_text(view: View, seed: int) -> str:
    """Return the message that begins a game for the engine at the seat of a view."""
    return f"newgame {view.player} {seed} {view.text()}"


def parse_new_game(rest: str) -> NewGame:
    """Parse the values of `newgame`; raise ProtocolError if they are invalid."""
    words = rest.split(" ", 2)
    if len(words) != 3:
        raise ProtocolError("newgame is followed by seat, seed and position")
    seat, seed = _whole("seat", words[0], 4), words[1]
    digits = seed.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()) or not is_seed(int(digits[:400])):
        raise ProtocolError(f"seed: {quoted(seed)} is not a whole number")
    return NewGame(seat, int(seed), words[2])


def map_texts(board: Board) -> list[str]:
    """Return the messages with the drawing of the board and, if there is one, of the island."""
    whole, island = drawn_text(board)
    return [f"map {whole}", *([f"island {island}"] if island else [])]


def events_text(played: Iterable[tuple[int, Move]]) -> str:
    """Return the message with moves (player, move) in their order."""
    return "events " + _MOVES.join(f"{player} {move}" for player, move in played)


def parse_events(rest: str) -> list[tuple[int, Move]]:
    """Parse the values of `events`; raise ProtocolError or NotationError if they are invalid."""
    found = []
    for part in filter(None, rest.split(_MOVES)):
        player, _, move = part.partition(" ")
        found.append((_whole("player", player, 4), parse_move(move)))
    return found


def moves_text(moves: Sequence[Move]) -> str:
    """Return the message with the legal moves."""
    return f"moves {_MOVES.join(map(str, moves))}"


def parse_moves(rest: str) -> list[Move]:
    """Parse moves; raise NotationError if one is invalid."""
    return [parse_move(part) for part in rest.split(_MOVES) if part]


def go_text(budget: Budget) -> str:
    """Return the message that asks for a decision."""
    words = ["go"]
    if budget.seconds is not None:
        words += ["seconds", f"{budget.seconds:.3f}"]
    if budget.positions is not None:
        words += ["positions", str(budget.positions)]
    return " ".join(words)


def parse_go(rest: str) -> Budget:
    """Parse the values of `go`; raise ProtocolError if they are invalid."""
    words = rest.split()
    pairs = dict(zip(words[::2], words[1::2], strict=False))
    if len(words) != 2 * len(pairs) or not pairs.keys() <= {"seconds", "positions"}:
        raise ProtocolError("go is followed by nothing, seconds and a number, or positions and one")
    seconds, positions = pairs.get("seconds"), pairs.get("positions")
    return Budget(
        None if seconds is None else _seconds(seconds),
        None if positions is None else max(1, _whole("positions", positions, MOST_POSITIONS)),
    )


# -- from the engine to the program ----------------------------------------------------------------


def option_text(option: EngineOption) -> str:
    """Return the message that offers an option."""
    values = [*option.choices]
    if option.kind == "number":
        values = [f"{option.least:.12g}", f"{option.most:.12g}"]
    return " ".join(["option", option.name, option.kind, option.default, *values]).strip()


def parse_option(rest: str) -> EngineOption:
    """Parse the values of `option` from an engine; raise ProtocolError if they are invalid."""
    name, _, rest = rest.partition(" ")
    kind, _, rest = rest.partition(" ")
    words = rest.split()
    if not _NAME.fullmatch(name):
        raise ProtocolError(f"option: {quoted(name)} is not a name of letters, digits and _")
    if kind == "text":
        found = EngineOption(name, "text", rest)
    elif kind == "choice" and words:
        found = EngineOption(name, "choice", words[0], choices=tuple(words[1:]))
    elif kind == "number" and len(words) == 3 and all(map(_DECIMAL.fullmatch, words)):
        found = EngineOption(name, "number", words[0], float(words[1]), float(words[2]))
    else:
        raise ProtocolError(f"option {name}: text DEFAULT, number DEFAULT LEAST MOST or choice")
    if not found.accepts(found.default):
        raise ProtocolError(f"option {name}: {quoted(found.default)} is not one of its values")
    return found


def info_text(info: Info) -> str:
    """Return the message with the result of a search."""
    words = ["info"]
    if info.value is not None:
        words.append(f"value {info.value:.2f}")
    if info.positions is not None:
        words.append(f"positions {info.positions}")
    if info.line:
        words.append(f"line {_MOVES.join(map(str, info.line))}")
    return " ".join(words)


def parse_info(rest: str) -> Info:
    """Parse the values of `info`; raise ProtocolError or NotationError if they are invalid.

    Each is optional; the line is the last one, because its moves contain blanks.
    """
    numbers, _, line = rest.partition("line ")
    words = numbers.split()
    pairs = dict(zip(words[::2], words[1::2], strict=False))
    if len(words) != 2 * len(pairs) or not pairs.keys() <= {"value", "positions"}:
        raise ProtocolError("info is followed by value, positions and line")
    value, positions = pairs.get("value"), pairs.get("positions")
    if value is not None and not _DECIMAL.fullmatch(value):
        raise ProtocolError(f"value: {quoted(value)} is not a number")
    return Info(
        None if value is None else float(value),
        None if positions is None else _whole("positions", positions, MOST_POSITIONS),
        tuple(parse_moves(line)),
    )


def one_line(text: str) -> str:
    """Return a text without line breaks and control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _whole(name: str, text: str, most: int) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > _DIGITS or int(text) > most:
        raise ProtocolError(f"{name}: {quoted(text)} is not a number from 0 to {most}")
    return int(text)


def _seconds(text: str) -> float:
    if not _DECIMAL.fullmatch(text) or not 0 < float(text) <= MOST_SECONDS:
        raise ProtocolError(f"seconds: {quoted(text)} is not a number up to {MOST_SECONDS:.0f}")
    return float(text)
