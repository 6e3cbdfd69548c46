"""The grammar of positions as text: fields, lists of hexes, card counts (docs/notation.md).

Parsers raise NotationError with a message that quotes the words. `Fields` collects these errors and
adds the name of the field.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple, TypeVar

from kingdom_builder_qt.core.errors import (
    SEED_DIGITS,
    BadPosition,
    NotationError,
    quoted,
    unknown,
)
from kingdom_builder_qt.core.grid import Hex, Mask, bits, hex_name, parse_hex, set_of
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.state import USABLE, HeldTile

T = TypeVar("T")

UNKNOWN: Final = "?"
REST: Final = "?*"  # all unseen cards
LONGEST: Final = 100_000  # maximum length of a text in characters
MOST_PROBLEMS: Final = 100  # maximum number of problems listed
MOST_CARDS: Final = 10_000  # maximum number of cards in a field; no game has a hundred
_COMMENT: Final = re.compile(r"#.*")
_DRAWING: Final = re.compile(r"\{[^{}]*\}")
_FIELD: Final = re.compile(r"(?:\{[^{}]*\}|[^;\n])+")
_HEXES: Final = re.compile(r"(i?[A-Z])([0-9]{1,2})-([0-9]{1,2})")
_TWO_NAMES: Final = re.compile(r"((i?[A-Z])[0-9]{1,2})-\2([0-9]{1,2})")  # a likely mistake
_NUMBER: Final = re.compile(rf"-?[0-9]{{1,{SEED_DIGITS}}}")
_STATES: Final = ("new", USABLE, "used")


# -- writers -------------------------------------------------------------------------------------


def hexes_text(mask: Mask) -> str:
    """Return hexes in reading order, three or more in a row as one word: `A1 A3 C4-9`."""
    found: list[str] = []
    run: list[Hex] = []
    for hex_ in [*bits(mask), -1]:
        if run and hex_ == run[-1] + 1:
            run.append(hex_)
            continue
        if len(run) > 2:
            found.append(f"{hex_name(run[0])}-{_column(run[-1])}")
        else:
            found += map(hex_name, run)
        run = [hex_]
    return " ".join(found)


def _column(hex_: Hex) -> str:
    return hex_name(hex_).lstrip("iABCDEFGHIJKLMNOPQRST")


def cards_text(cards: Iterable[str]) -> str:
    """Return cards in order, with counts for equal neighbours: `grass forest*2`."""
    counted = ((card, len([*same])) for card, same in groupby(cards))
    return " ".join(card if number == 1 else f"{card}*{number}" for card, number in counted)


def counts_text(counts: Mapping[str, int]) -> str:
    """Return counts by name: `treasure=3 shepherds=2`."""
    return " ".join(f"{name}={number}" for name, number in counts.items())


def tile_text(tile: HeldTile) -> str:
    """Return a held tile: `farm@C5`, `farm@C5:used`, a nomad tile of round 3 `sword@D4:new:3`."""
    text = f"{tile.tile}@{hex_name(tile.location)}"
    if tile.since:
        return f"{text}:{tile.state}:{tile.since}"
    return text if tile.state == USABLE else f"{text}:{tile.state}"


# -- parsers -------------------------------------------------------------------------------------


def number(text: str, most: int = 999) -> int:
    """Parse a number from 0 to `most`."""
    if not _NUMBER.fullmatch(text) or not 0 <= int(text) <= most:
        raise NotationError(
            Message("{text} is not a number from 0 to {most}", text=quoted(text), most=most)
        )
    return int(text)


def seed(text: str) -> int | None:
    """Parse a seed; None if it is unknown (`?`)."""
    if text == UNKNOWN:
        return None
    if not _NUMBER.fullmatch(text):
        raise NotationError(Message("{text} is not a number", text=quoted(text)))
    return int(text)


def yes_or_no(text: str) -> bool:
    """Parse `yes` or `no`."""
    if text not in ("yes", "no"):
        raise NotationError(Message("{text} is neither yes nor no", text=quoted(text)))
    return text == "yes"


def hexes_of(text: str) -> Mask:
    """Parse a list of hexes and rows of hexes to a mask."""
    mask = 0
    for word in text.split():
        span = _HEXES.fullmatch(word)
        if span is None and (both := _TWO_NAMES.fullmatch(word)):
            raise NotationError(
                Message(
                    "{word} is not a row of hexes (did you mean '{first}-{last}'?)",
                    word=quoted(word),
                    first=both[1],
                    last=both[3],
                )
            )
        if span is None:
            mask |= 1 << parse_hex(word)
            continue
        row, first, last = span[1], int(span[2]), int(span[3])
        if first > last:
            raise NotationError(Message("the hexes {word} run backwards", word=quoted(word)))
        mask |= set_of(parse_hex(f"{row}{column}") for column in range(first, last + 1))
    return mask


def cards_of(text: str) -> tuple[str, ...]:
    """Parse a list of cards; `?` is an unknown card."""
    found: list[str] = []
    for word in text.split():
        if word == REST:
            found.append(REST)
            continue
        card, times, count = word.partition("*")
        found += [card] * (number(count, MOST_CARDS) if times else 1)
        if len(found) > MOST_CARDS:
            raise NotationError(Message("more than {most} cards", most=MOST_CARDS))
    return tuple(found)


def decks_of(text: str) -> tuple[tuple[str, ...], ...]:
    """Parse several draw piles separated by commas."""
    cards_of(text.replace(",", " "))  # checks the total number
    return tuple(cards_of(deck) for deck in text.split(","))


def counts_of(text: str) -> dict[str, int]:
    """Parse counts by name: `treasure=3`."""
    found: dict[str, int] = {}
    for word in text.split():
        name, equals, count = word.partition("=")
        if not equals:
            raise NotationError(
                Message("{word} has no number: {name}=1", word=quoted(word), name=name)
            )
        if name in found:
            raise NotationError(Message("{name} is given twice", name=quoted(name)))
        found[name] = number(count)
    return found


def places_of(text: str) -> tuple[tuple[str, Hex], ...]:
    """Parse a list of names with hexes: `warrior@C5`."""
    found = []
    for word in text.split():
        name, at, place = word.partition("@")
        if not at:
            raise NotationError(
                Message("{word} names no hex: {name}@C5", word=quoted(word), name=name)
            )
        found.append((name, parse_hex(place)))
    return tuple(found)


def tiles_of(text: str) -> tuple[HeldTile, ...]:
    """Parse a list of held tiles; returns them in the order of `State.tiles`."""
    found = []
    for word in text.split():
        place, *more = word.split(":")
        if not place:
            raise NotationError(Message("{word} names no tile: farm@C5", word=quoted(word)))
        ((tile, hex_),) = places_of(place)
        state, since, *rest = [*more, "", ""][: max(2, len(more))]
        if rest or (state and state not in _STATES):
            raise NotationError(Message("{word}: a tile is new, usable or used", word=quoted(word)))
        found.append(HeldTile(tile, hex_, state or USABLE, number(since) if since else 0))
    return tuple(sorted(found))


def words_of(text: str) -> tuple[str, ...]:
    """Split a list into words."""
    return tuple(text.split())


def numbers_of(text: str) -> tuple[int, ...]:
    """Parse a list of numbers."""
    return tuple(number(word) for word in text.split())


def word_of(text: str) -> str:
    """Return a field of exactly one word."""
    if len(text.split()) != 1:
        raise NotationError(Message("{text} is not one word", text=quoted(text)))
    return text


def known(word: str, names: Iterable[str], what: str) -> str:
    """Return `word` if it is one of `names`, else raise NotationError with the nearest name."""
    names = list(names)
    if word in names:
        return word
    raise NotationError(unknown(what, word, names))


# -- fields ----------------------------------------------------------------------------------------


class Given(NamedTuple):
    """The text of a field and its line."""

    text: str
    line: int


class Fields:
    """The fields of a text; `problems` collects the errors, up to a limit.

    Beyond `MOST_PROBLEMS` errors are only counted: the search for the nearest name of thousands of
    unknown fields takes seconds.
    """

    def __init__(self, text: object) -> None:
        """Split a text into fields; BadPosition if it is not a string or too long."""
        if not isinstance(text, str):
            raise BadPosition([Message("the position is not text: {text}", text=quoted(text))])
        if len(text) > LONGEST:
            raise BadPosition([Message("the position is too long")])
        self.problems: list[tuple[int, Message]] = []  # (line, message); line 0 if unknown
        self._more = 0  # problems beyond the limit
        self.first: NotationError | None = None
        self._given: dict[str, Given] = {}
        self._has_lines = False
        for line, words in _cut(text):
            self._has_lines |= line > 1
            key, colon, value = words.partition(":")
            name = " ".join(key.split())
            if not colon:
                self.add_problem(
                    Message(
                        "{words} is not a field: its name and a colon come first",
                        words=quoted(words),
                    ),
                    line,
                )
            elif name in self._given:
                self.add_problem(Message("{name} is given twice", name=quoted(name)), line)
            else:
                self._given[name] = Given(" ".join(value.split()), line)

    def add_problem(self, problem: Message, line: int = 0) -> None:
        """Add a problem; its line is shown if the text has several lines."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append((line, problem))
        else:
            self._more += 1

    def messages(self) -> list[Message]:
        """Return the messages of all problems, ordered by line."""
        by_line = sorted(self.problems, key=itemgetter(0))
        messages = [
            Message("line {line}: {problem}", line=line, problem=problem)
            if line and self._has_lines
            else problem
            for line, problem in by_line
        ]
        return (
            [*messages, Message("and {count} more", count=self._more)] if self._more else messages
        )

    def has(self, key: str) -> bool:
        """Return whether a field is given."""
        return key in self._given

    def take(self, key: str, parse: Callable[[str], T], default: T) -> T:
        """Remove a field and return its parsed value, `default` if it is missing or invalid."""
        given = self._given.pop(key, None)
        if given is None:
            return default
        try:
            return parse(given.text)
        except NotationError as error:
            self.first = self.first or error
            self.add_problem(
                Message("{field}: {problem}", field=key, problem=error.message), given.line
            )
            return default

    def rename(self, key: str, other: str) -> bool:
        """Rename a field if it is given, and return whether it is."""
        given = self._given.pop(key, None)
        if given is not None and other in self._given:
            self.add_problem(
                Message("{field}: the field {other} is also given", field=key, other=other),
                given.line,
            )
        elif given is not None:
            self._given[other] = given
        return given is not None

    def end(self, names: Sequence[str], but: str = "") -> None:
        """Add a problem for each field that is left, then raise BadPosition if there are problems.

        Fields whose first word is `but` are ignored: their names cannot be checked.
        """
        for key, given in self._given.items():
            if but and key.split(" ")[0] == but:
                continue
            if len(self.problems) >= MOST_PROBLEMS:
                self._more += 1
                continue
            try:
                known(key, names, Message("field"))
            except NotationError as error:
                self.add_problem(error.message, given.line)
        if self.problems:
            raise BadPosition(self.messages(), self.first)


def _cut(text: str) -> Iterator[tuple[int, str]]:
    """Yield the fields with their first lines; a drawing may span several lines."""
    text = _COMMENT.sub("", text)
    line, counted = 1, 0
    for found in _FIELD.finditer(text):
        words = _DRAWING.sub(_in_one_line, found[0]).strip()
        if words:
            begin = found.start() + len(found[0]) - len(found[0].lstrip())
            line += text.count("\n", counted, begin)
            counted = begin
            yield line, words


def _in_one_line(drawing: re.Match[str]) -> str:
    """Return a drawing of several lines as one line, rows separated by `/`, without layout spaces.

    Legend lines follow the rows.
    """
    lines = ["".join(line.split()).strip(",") for line in drawing[0][1:-1].splitlines()]
    if len(lines) < 2:
        return drawing[0]
    rows = [line for line in lines if line and "=" not in line]
    return "{" + ",".join(["/".join(rows), *(line for line in lines if "=" in line)]) + "}"


def as_text(fields: Iterable[tuple[str, Any]], lines: bool) -> str:
    """Return fields as one line, or one per line; fields with the value None are left out."""
    found = [f"{key}: {value}".rstrip() for key, value in fields if value is not None]
    return "\n".join(found) + "\n" if lines else "; ".join(found)
