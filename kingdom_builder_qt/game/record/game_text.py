"""Move lists: options, one line per turn and the gold, for people to read (docs/notation.md).

A list includes the chance outcomes and is as complete as a saved game. It lacks the checksums,
which reveal edits of a saved game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NoReturn, TypeAlias, TypeVar

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import ROTATIONS
from kingdom_builder_qt.core.errors import (
    IllegalMove,
    NotationError,
    SetupError,
    check_kind,
    quoted,
    unknown,
)
from kingdom_builder_qt.core.grid import hex_name
from kingdom_builder_qt.core.moves import END_TURN, SILO, Move, parse_move
from kingdom_builder_qt.core.notation import grammar
from kingdom_builder_qt.game.record.record_reader import MissingPacks, RecordError
from kingdom_builder_qt.game.session import LogEntry, Seat, Session
from kingdom_builder_qt.game.setup.needed_packs import NeededPack, pack_faults
from kingdom_builder_qt.game.setup.options import EDITIONS, Deal, GameOptions, edition_called

T = TypeVar("T")

_PACK: Final = ("id", "version", "name", "author")
UNFINISHED: Final = "*"
_LONGEST: Final = 1 << 20  # characters
_TURN: Final = re.compile(r"[0-9]{1,9}\.[0-9]")
_GOLD: Final = "gold"
_DECODER: Final[Any] = json.JSONDecoder()
_NO_WORDS: Final[tuple[str, ...]] = ()
_NO_PAIRS: Final[tuple[tuple[int, int], ...]] = ()
_NO_PLACES: Final[tuple[tuple[str, int], ...]] = ()


ListFault: TypeAlias = Literal[
    "no_list",  # no text, or too long
    "no_field",  # a line that is neither a turn nor an option
    "twice",
    "unknown",  # an option
    "value",  # of an option
    "set_up",
    "wrong_turn",
    "after_end",
    "no_move",
    "illegal",
    "cut_off",
    "gold",
    "reshuffles",
]


@dataclass(frozen=True, slots=True)
class RefusedMove:
    """An illegal move of a list, and the game before it."""

    move: Move
    session: Session
    catalog: Catalog


class GameTextError(RecordError):
    """An invalid list, with the line of the error, counted from 1.

    `fault` and the other attributes let a window make its own sentence. `text` is the wrong part of
    the line, `other` the right one if that is known; of an option they are its key and its value.
    """

    def __init__(
        self,
        name: str,
        line: int,
        reason: str,
        fault: ListFault,
        text: str = "",
        other: str = "",
        refused: RefusedMove | None = None,
    ) -> None:
        super().__init__(f"{name}:{line}: {reason}")
        self.line, self.reason, self.fault = line, reason, fault
        self.text, self.other, self.refused = text, other, refused


# -- write -----------------------------------------------------------------------------------------


def game_text(session: Session) -> str:
    """Return a game as a move list, the inverse of `read_game`. Misuse for other arguments."""
    check_kind(session, Session)
    lines = [f"{key}: {value}" for key, value in _header(session) if value]
    turns = [f"{label}: {', '.join(moves)}" for label, moves in _turns(session)]
    gold = " ".join(map(str, session.position.gold()))
    ending = f"{_GOLD}: {gold if session.position.is_over else UNFINISHED}"
    return "\n".join([*lines, "", *turns, *([""] if turns else []), ending]) + "\n"


def _header(session: Session) -> Iterator[tuple[str, str]]:
    options, dealt = session.options, session.dealt
    for number, seat in enumerate(session.seats):
        yield f"seat {number}", f"{_as_quoted(seat.name)} {seat.colour} {seat.controller}"
    yield "free undo", "yes" if session.free_undo else ""
    yield "assistance", " ".join(session.assistance)
    yield "seed", str(options.seed)
    for number, pack in enumerate(session.packs):
        words = pack.id, pack.version, pack.name, pack.author
        yield f"pack {number}", " ".join(map(_as_quoted, words))
    yield "reshuffles", ", ".join(map(grammar.cards_text, session.reshuffles()))
    if options.origin is not None:
        name, moves, check = options.origin
        yield "origin", f"{_as_quoted(name)} {moves} {check}"
    if options.position:
        yield "position", options.position
        yield "dealt", dealt.position
    else:
        yield from _set_up(options, dealt)


def _set_up(options: GameOptions, dealt: Deal) -> Iterator[tuple[str, str]]:
    """Yield options and deal of a game that does not begin from a position."""
    yield "edition", options.edition
    yield "expansions", " ".join(options.expansions)
    yield (
        "board",
        " ".join(f"{id_}/{turn}" if turn else id_ for id_, turn in options.sections or ()),
    )
    yield "location tiles", " ".join(options.location_tiles or ())
    yield "castles", " ".join(f"{quadrant}={nth}" for quadrant, nth in options.castles or ())
    yield "overlays", " ".join(f"{feature}@{name}" for feature, name in options.overlays or ())
    yield "island", options.island or ""
    yield "cards", " ".join(options.cards or ())
    yield "tasks", " ".join(options.tasks or ())
    yield "house rules", " ".join(options.house_rules)
    yield "start", str(options.start)
    for number, text in enumerate(options.own_sections):
        yield f"own section {number}", _as_quoted(text)
    for number, hand in enumerate(dealt.hands):
        yield f"hand {number}", grammar.cards_text(hand)
    yield "deck", grammar.cards_text(dealt.deck)
    yield "removed terrain", dealt.removed_terrain
    yield "nomads", " ".join(dealt.nomads)
    yield "chance", str(dealt.rng)


def _turns(session: Session) -> Iterator[tuple[str, list[str]]]:
    """Yield label and moves of each turn, including moves of other players in it."""
    entries: list[LogEntry] = []
    for entry in session.log:
        if entries and _begins(entry, entries[-1]):
            yield _label(entries[0]), [str(one.move) for one in entries]
            entries = []
        entries.append(entry)
    if entries:
        yield _label(entries[0]), [str(one.move) for one in entries]


def _begins(entry: LogEntry, before: LogEntry) -> bool:
    """Return whether a move begins a turn, or a player's actions before scoring."""
    in_silo = entry.move.source == before.move.source == SILO
    return before.move == END_TURN or (in_silo and entry.player != before.player)


def _as_quoted(text: str) -> str:
    """Return a text in quotes; unprintable characters are escaped as in JSON."""
    written = json.dumps(text, ensure_ascii=False)
    return "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in written)


def _label(entry: LogEntry) -> str:
    return f"{entry.round}.{entry.player}"


# -- read ------------------------------------------------------------------------------------------


def read_game(text: str, catalog: Catalog, name: str = "game") -> Session:
    """Replay the game of a move list.

    `name`: the name of the list in errors. GameTextError gives the line of an error, MissingPacks
    the packs without which the game cannot be played.
    """
    check_kind(name, str)
    check_kind(catalog, Catalog)
    return _Reader(text, name).session(catalog)


class _Reader:
    """The lines of a list by kind."""

    def __init__(self, text: object, name: str) -> None:
        self._name = name
        if not isinstance(text, str) or len(text) > _LONGEST:
            self.fail(1, "this is not a move list", "no_list")
        self._fields: dict[str, tuple[int, str]] = {}
        self._asked: set[str] = set()  # keys of options that were looked up
        self._turns: list[tuple[int, str, str]] = []
        self._last = 1
        for number, line in enumerate(text.splitlines(), start=1):
            if line.strip():
                self._take(number, line)
                self._last = number

    def _take(self, number: int, line: str) -> None:
        key, colon, value = line.partition(":")
        key, value = key.strip(), value.strip()
        if not colon:
            message = f"{quoted(line)} is neither a turn nor an option"
            self.fail(number, message, "no_field", line)
        if _TURN.fullmatch(key):
            self._turns.append((number, key, value))
        elif key in self._fields:
            self.fail(number, f"{quoted(key)} is given twice", "twice", key)
        else:
            self._fields[key] = (number, value)

    def session(self, catalog: Catalog) -> Session:
        packs = self.numbered("pack", _pack)
        try:
            return self._played(catalog)
        except GameTextError as error:
            if faults := pack_faults(packs, catalog):
                raise MissingPacks(f"{self._name}:1", faults, error.reason) from error
            raise

    def _played(self, catalog: Catalog) -> Session:
        gold_line, gold = self._fields.pop(_GOLD, (self._last, ""))
        seats = self.numbered("seat", _seat)
        dealt = self.dealt(len(seats))
        options = self.options(len(seats))
        free_undo = self.field("free undo", grammar.yes_or_no, False)
        assistance: Any = self.field("assistance", grammar.words_of, _NO_WORDS)
        for key, (line, _) in self._fields.items():
            self.fail(line, unknown("option", key, sorted(self._asked)), "unknown", key)
        try:
            session = Session(
                *(catalog, options, seats),
                dealt=dealt,
                free_undo=free_undo,
                assistance=assistance,
            )
        except SetupError as error:
            self.fail(1, f"the game cannot be set up: {error}", "set_up")
        for line, label, moves in self._turns:
            self.play(session, line, label, moves, catalog)
        if not gold:
            message = f"the line {quoted(_GOLD)} is missing: the list was cut off"
            self.fail(gold_line, message, "cut_off", _GOLD)
        self.compare(session, gold_line, gold)
        return session

    def play(self, session: Session, line: int, label: str, moves: str, catalog: Catalog) -> None:
        position = session.position
        expected = f"{position.round}.{position.to_move}"
        if not position.is_over and label != expected:
            message = f"found turn {label}, expected {expected}"
            self.fail(line, message, "wrong_turn", label, expected)
        for text in moves.split(","):
            text = " ".join(text.split())
            if position.is_over:
                message = f"{quoted(text)} comes after the end of the game"
                self.fail(line, message, "after_end", text)
            try:
                move = parse_move(text)
            except NotationError as error:
                self.fail(line, str(error), "no_move", text)
            try:
                session.play(move)
            except IllegalMove as error:
                refused = RefusedMove(move, session, catalog)
                self.fail(line, str(error), "illegal", text, refused=refused)

    def compare(self, session: Session, line: int, gold: str) -> None:
        """Fail unless the list ends as the moves do."""
        position = session.position
        found = " ".join(map(str, position.gold())) if position.is_over else UNFINISHED
        if " ".join(gold.split()) != found:
            message = f"the gold is {quoted(gold)}, but the moves end with {quoted(found)}"
            self.fail(line, message, "gold", gold, found)
        if len(session.reshuffles()) != len(session.dealt.reshuffles):
            self.fail(line, "there are more reshuffles than the moves used", "reshuffles")

    def dealt(self, players: int) -> Deal:
        position = self.field("dealt", str, "")
        hands = range(0 if position else players)
        return Deal(
            hands=tuple(self.field(f"hand {p}", grammar.cards_of, _NO_WORDS) for p in hands),
            deck=self.field("deck", grammar.cards_of, _NO_WORDS),
            rng=self.field("chance", _number, 0),
            nomads=self.field("nomads", grammar.words_of, _NO_WORDS),
            removed_terrain=self.field("removed terrain", grammar.word_of, ""),
            reshuffles=self.field("reshuffles", grammar.decks_of, ()),
            position=position,
        )

    def options(self, players: int) -> GameOptions:
        castles = self.field("castles", _castles, _NO_PAIRS)
        places = self.field("overlays", grammar.places_of, _NO_PLACES)
        return GameOptions(
            players=players,
            seed=self.field("seed", _number, 0),
            edition=self.field("edition", edition_called, EDITIONS[0]),
            expansions=self.field("expansions", grammar.words_of, ("base",)),
            sections=self.field("board", _sections, _NO_PLACES),
            location_tiles=self.field("location tiles", grammar.words_of, _NO_WORDS) or None,
            beautiful_castles=bool(castles),
            castles=castles,
            overlays=tuple((feature, hex_name(hex_)) for feature, hex_ in places),
            island=self.field("island", grammar.word_of, ""),
            cards=self.field("cards", grammar.words_of, _NO_WORDS),
            tasks=self.field("tasks", grammar.words_of, _NO_WORDS),
            house_rules=self.field("house rules", grammar.words_of, _NO_WORDS),
            start=self.field("start", grammar.number, None),
            own_sections=self.numbered("own section", _quoted_text),
            position=self.field("position", str, ""),
            origin=self.field("origin", _origin, None),
        )

    def field(self, key: str, parse: Callable[[str], T], default: T) -> T:
        self._asked.add(key)
        line, value = self._fields.pop(key, (0, ""))
        return self.parsed(key, line, value, parse) if line else default

    def numbered(self, key: str, parse: Callable[[str], T]) -> tuple[T, ...]:
        """Return the options with numbers counted from 0."""
        found: list[T] = []
        self._asked.add(f"{key} 0")
        while (name := f"{key} {len(found)}") in self._fields:
            found.append(self.parsed(name, *self._fields.pop(name), parse))
        return tuple(found)

    def parsed(self, key: str, line: int, value: str, parse: Callable[[str], T]) -> T:
        """Parse an option; fail at its line."""
        try:
            return parse(value)
        except (NotationError, SetupError) as error:
            self.fail(line, f"{key}: {error}", "value", key, value)

    def fail(
        self,
        line: int,
        message: str,
        fault: ListFault,
        text: str = "",
        other: str = "",
        refused: RefusedMove | None = None,
    ) -> NoReturn:
        raise GameTextError(self._name, line, message, fault, text, other, refused)


def _number(text: str) -> int:
    seed = grammar.seed(text)
    if seed is None:
        raise NotationError("a move list cannot contain unknown values")
    return seed


def _castles(text: str) -> tuple[tuple[int, int], ...]:
    counts = grammar.counts_of(text).items()
    return tuple((grammar.number(quadrant), nth) for quadrant, nth in counts)


def _sections(text: str) -> tuple[tuple[str, int], ...]:
    found = []
    for word in text.split():
        id_, _, rotation = word.partition("/")
        found.append((id_, grammar.number(rotation or "0", max(ROTATIONS))))
    return tuple(found)


def _quoted_text(text: str) -> str:
    value, rest = _leading_text(text)
    if rest:
        raise NotationError(f"unexpected text {quoted(rest)}")
    return value


def _seat(text: str) -> Seat:
    """Parse a seat: quoted name, colour number, controller."""
    name, rest = _leading_text(text)
    words: Sequence[str] = rest.split()
    if len(words) != 2:
        raise NotationError(f"{quoted(text)}: expected a name in quotes, a colour and a controller")
    return Seat(name, grammar.number(words[0]), words[1]).renamed()


def _origin(text: str) -> tuple[str, int, str]:
    """Parse an origin: quoted name, number of moves, checksum."""
    name, rest = _leading_text(text)
    words: Sequence[str] = rest.split()
    if len(words) != 2:
        raise NotationError(
            f"{quoted(text)}: expected a name in quotes, a move count and a checksum"
        )
    return name, grammar.number(words[0]), words[1]


def _pack(text: str) -> NeededPack:
    """Parse a needed pack: id, version, name and author, each quoted."""
    words: list[str] = []
    rest = text
    while rest and len(words) < len(_PACK):
        word, rest = _leading_text(rest)
        words.append(word)
    if rest or len(words) < len(_PACK):
        raise NotationError(f"{quoted(text)}: expected {', '.join(_PACK)}, each in quotes")
    return NeededPack(*words)


def _leading_text(text: str) -> tuple[str, str]:
    """Split off the quoted text at the beginning."""
    try:
        value, end = _DECODER.raw_decode(text)
    except (ValueError, RecursionError):
        value, end = None, 0
    if not isinstance(value, str):
        raise NotationError(f"{quoted(text)} does not begin with quoted text")
    return value, text[end:].strip()
