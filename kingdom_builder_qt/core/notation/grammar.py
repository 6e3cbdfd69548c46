"""The words of a position as text: fields, lists of hexes, cards by number (docs/notation.md).

What reads raises NotationError with a sentence that quotes the words; `Fields` gathers all of
these and names the field.
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
from kingdom_builder_qt.core.state import USABLE, HeldTile

T = TypeVar("T")

UNKNOWN: Final = "?"
REST: Final = "?*"  # all cards that nobody has seen
LONGEST: Final = 100_000  # characters of a text
MOST_PROBLEMS: Final = 100  # that are told one by one
MOST_CARDS: Final = 10_000  # of one field: no game has a hundred
_COMMENT: Final = re.compile(r"#.*")
_DRAWING: Final = re.compile(r"\{[^{}]*\}")
_FIELD: Final = re.compile(r"(?:\{[^{}]*\}|[^;\n])+")
_HEXES: Final = re.compile(r"(i?[A-Z])([0-9]{1,2})-([0-9]{1,2})")
_TWO_NAMES: Final = re.compile(r"((i?[A-Z])[0-9]{1,2})-\2([0-9]{1,2})")  # meant as one of those
_NUMBER: Final = re.compile(rf"-?[0-9]{{1,{SEED_DIGITS}}}")
_STATES: Final = ("new", USABLE, "used")


# -- values as text --------------------------------------------------------------------------------


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
    """Return cards in order, the same ones in a row by their number: `grass forest*2`."""
    counted = ((card, len([*same])) for card, same in groupby(cards))
    return " ".join(card if number == 1 else f"{card}*{number}" for card, number in counted)


def counts_text(counts: Mapping[str, int]) -> str:
    """Return numbers by what they count: `treasure=3 shepherds=2`."""
    return " ".join(f"{name}={number}" for name, number in counts.items())


def tile_text(tile: HeldTile) -> str:
    """Return a held tile: `farm@C5`, `farm@C5:used`, a nomad tile of round 3 `sword@D4:new:3`."""
    text = f"{tile.tile}@{hex_name(tile.location)}"
    if tile.since:
        return f"{text}:{tile.state}:{tile.since}"
    return text if tile.state == USABLE else f"{text}:{tile.state}"


# -- text as values --------------------------------------------------------------------------------


def number(text: str, most: int = 999) -> int:
    """Return a number from 0 to `most`."""
    if not _NUMBER.fullmatch(text) or not 0 <= int(text) <= most:
        raise NotationError(f"{quoted(text)} is not a number from 0 to {most}")
    return int(text)


def seed(text: str) -> int | None:
    """Return the state of chance, None if it is unknown."""
    if text == UNKNOWN:
        return None
    if not _NUMBER.fullmatch(text):
        raise NotationError(f"{quoted(text)} is not a number")
    return int(text)


def yes_or_no(text: str) -> bool:
    """Return whether the text is `yes`."""
    if text not in ("yes", "no"):
        raise NotationError(f"{quoted(text)} is neither yes nor no")
    return text == "yes"


def hex_of(text: str) -> Hex:
    """Return the hex of a name."""
    try:
        return parse_hex(text)
    except ValueError as error:
        raise NotationError(str(error)) from None


def hexes_of(text: str) -> Mask:
    """Return a set of hexes."""
    mask = 0
    for word in text.split():
        span = _HEXES.fullmatch(word)
        if span is None and (both := _TWO_NAMES.fullmatch(word)):
            raise NotationError(
                f"{quoted(word)} is not a row of hexes (did you mean '{both[1]}-{both[3]}'?)"
            )
        if span is None:
            mask |= 1 << hex_of(word)
            continue
        row, first, last = span[1], int(span[2]), int(span[3])
        if first > last:
            raise NotationError(f"the hexes {quoted(word)} run backwards")
        mask |= set_of(hex_of(f"{row}{column}") for column in range(first, last + 1))
    return mask


def cards_of(text: str) -> tuple[str, ...]:
    """Return cards, `?` for each that nobody knows."""
    found: list[str] = []
    for word in text.split():
        if word == REST:
            found.append(REST)
            continue
        card, times, count = word.partition("*")
        found += [card] * (number(count, MOST_CARDS) if times else 1)
        if len(found) > MOST_CARDS:
            raise NotationError(f"these are more than {MOST_CARDS} cards")
    return tuple(found)


def decks_of(text: str) -> tuple[tuple[str, ...], ...]:
    """Return several draw piles, with commas between them."""
    cards_of(text.replace(",", " "))  # not too many in all
    return tuple(cards_of(deck) for deck in text.split(","))


def counts_of(text: str) -> dict[str, int]:
    """Return numbers by name: `treasure=3`."""
    found: dict[str, int] = {}
    for word in text.split():
        name, equals, count = word.partition("=")
        if not equals:
            raise NotationError(f"{quoted(word)} has no number: {name}=1")
        if name in found:
            raise NotationError(f"{quoted(name)} is given twice")
        found[name] = number(count)
    return found


def places_of(text: str) -> tuple[tuple[str, Hex], ...]:
    """Return what lies or stands on which hex: `warrior@C5`."""
    found = []
    for word in text.split():
        name, at, place = word.partition("@")
        if not at:
            raise NotationError(f"{quoted(word)} names no hex: {name}@C5")
        found.append((name, hex_of(place)))
    return tuple(found)


def tiles_of(text: str) -> tuple[HeldTile, ...]:
    """Return held tiles, sorted as a player holds them."""
    found = []
    for word in text.split():
        place, *more = word.split(":")
        if not place:
            raise NotationError(f"{quoted(word)} names no tile: farm@C5")
        ((tile, hex_),) = places_of(place)
        state, since, *rest = [*more, "", ""][: max(2, len(more))]
        if rest or (state and state not in _STATES):
            raise NotationError(f"{quoted(word)}: a tile is new, usable or used")
        found.append(HeldTile(tile, hex_, state or USABLE, number(since) if since else 0))
    return tuple(sorted(found))


def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a list."""
    return tuple(text.split())


def numbers_of(text: str) -> tuple[int, ...]:
    """Return the numbers of a list."""
    return tuple(number(word) for word in text.split())


def word_of(text: str) -> str:
    """Return the only word of a field."""
    if len(text.split()) != 1:
        raise NotationError(f"{quoted(text)} is not one word")
    return text


def known(word: str, names: Iterable[str], what: str) -> str:
    """Return a name; NotationError with the nearest one unless it is known."""
    names = list(names)
    if word in names:
        return word
    raise NotationError(unknown(what, word, names))


# -- fields ----------------------------------------------------------------------------------------


class Given(NamedTuple):
    """A field as it was written, and in which line."""

    text: str
    line: int


class Fields:
    """The fields of a text; what is wrong with them is gathered in `problems`, up to a limit.

    Of more than `MOST_PROBLEMS` only the number is told: nobody reads them, and to look for the
    nearest name of each of thousands of fields takes seconds.
    """

    def __init__(self, text: object) -> None:
        """Cut a text into fields; BadPosition if it is none at all."""
        if not isinstance(text, str) or len(text) > LONGEST:
            what = "too long" if isinstance(text, str) else f"no text: {quoted(text)}"
            raise BadPosition([f"the position is {what}"])
        self.problems: list[tuple[int, str]] = []  # with their lines, 0 for none
        self._more = 0  # problems that are not told
        self._given: dict[str, Given] = {}
        self._has_lines = False
        for line, words in _cut(text):
            self._has_lines |= line > 1
            key, colon, value = words.partition(":")
            name = " ".join(key.split())
            if not colon:
                self.say(f"{quoted(words)} is not a field: its name and a colon come first", line)
            elif name in self._given:
                self.say(f"{quoted(name)} is given twice", line)
            else:
                self._given[name] = Given(" ".join(value.split()), line)

    def say(self, problem: str, line: int = 0) -> None:
        """Note a problem; its line is told if the text has several."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append((line, problem))
        else:
            self._more += 1

    def told(self) -> list[str]:
        """Return the problems by their lines."""
        by_line = sorted(self.problems, key=itemgetter(0))
        told = [f"line {n}: {text}" if n and self._has_lines else text for n, text in by_line]
        return [*told, f"and {self._more} more"] if self._more else told

    def has(self, key: str) -> bool:
        """Return whether a field is given."""
        return key in self._given

    def take(self, key: str, parse: Callable[[str], T], default: T) -> T:
        """Return a field as a value, the default where it is not given or wrong."""
        given = self._given.pop(key, None)
        if given is None:
            return default
        try:
            return parse(given.text)
        except NotationError as error:
            self.say(f"{key}: {error}", given.line)
            return default

    def rename(self, key: str, other: str) -> bool:
        """Let a field have another name, and return whether it is there."""
        given = self._given.pop(key, None)
        if given is not None and other in self._given:
            self.say(f"{key}: there is the field {other}, too", given.line)
        elif given is not None:
            self._given[other] = given
        return given is not None

    def end(self, names: Sequence[str], but: str = "") -> None:
        """Note the fields that nobody asked for, then raise BadPosition if there are problems.

        `but`: the first word of fields of which nothing is known.
        """
        for key, given in self._given.items():
            if but and key.split(" ")[0] == but:
                continue
            if len(self.problems) >= MOST_PROBLEMS:
                self._more += 1
                continue
            try:
                known(key, names, "field")
            except NotationError as error:
                self.say(str(error), given.line)
        if self.problems:
            raise BadPosition(self.told())


def _cut(text: str) -> Iterator[tuple[int, str]]:
    """Yield the fields with the lines where they begin; a drawing may go over several lines."""
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
    """Return a drawing with strokes between its rows, without the blanks of its layout.

    Lines with what letters mean come behind the rows.
    """
    lines = ["".join(line.split()).strip(",") for line in drawing[0][1:-1].splitlines()]
    if len(lines) < 2:
        return drawing[0]
    rows = [line for line in lines if line and "=" not in line]
    return "{" + ",".join(["/".join(rows), *(line for line in lines if "=" in line)]) + "}"


def as_text(fields: Iterable[tuple[str, Any]], lines: bool) -> str:
    """Return fields one after the other, or one in each line; empty ones are left out."""
    found = [f"{key}: {value}".rstrip() for key, value in fields if value is not None]
    return "\n".join(found) + "\n" if lines else "; ".join(found)
