"""A set-up as a short code to share (`KB-...`), without seats; also as blocks in pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import islice
from typing import Final, TypeVar
from zlib import crc32

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.challenge_files import shipped_pools
from kingdom_builder_qt.content.characters import as_typed
from kingdom_builder_qt.core.board import QUADRANTS
from kingdom_builder_qt.core.errors import SetupError, quoted
from kingdom_builder_qt.core.grid import COLUMNS, ROWS, hex_at, hex_name
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.rules import HOUSE_RULES, MAX_PLAYERS
from kingdom_builder_qt.game.setup.options import EDITIONS, GameOptions, known_seed
from kingdom_builder_qt.game.setup.resolve import SEEDS, resolve

PREFIX: Final = "KB-"
MOST: Final = 200  # characters that are examined
_FORMAT: Final = 1  # less than _FORMATS
_FORMATS: Final = 8
_CHECKS: Final = 1 << 20
SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE: Final = str.maketrans("ILOU", "110V")
_GROUP: Final = 5
# Hyphenated groups, up to `MOST` characters plus one group; whitespace or a line break may be on
# one side of a hyphen.
_CODE: Final = re.compile(
    r"(?<![0-9A-Za-z])[Kk][Bb]-\s?([0-9A-Za-z]++(?:(?:-\s?|\s-)[0-9A-Za-z]++){0,40}+)"
)
_TURN: Final = 180
_HEXES: Final = [hex_name(hex_at(row, column)) for row in range(ROWS) for column in range(COLUMNS)]
_LOCATIONS: Final = 16  # maximum number of location hexes of a section
_OVERLAYS: Final = 16  # maximum number of overlays on the board
_ANY_BOARD: Final = (("", 0),) * len(QUADRANTS)
_ENCODED: Final = (
    *("players", "seed", "start", "edition", "expansions", "sections", "cards", "tasks"),
    *("location_tiles", "castles", "overlays", "island", "house_rules"),
)
_T = TypeVar("_T")


def find_code(text: str) -> str:
    """Return the only set-up code in a text, even mistyped; "" if there is none or several.

    A code that is the whole text may be formatted freely; in a sentence it needs its hyphens.
    """
    text = as_typed(text)
    whole = text.strip() if len(text) <= MOST else ""
    if not whole.upper().startswith(PREFIX):
        whole = ""
    *groups, last = whole[len(PREFIX) :].replace("-", " ").split() or [""]
    if whole and len(last) <= _GROUP and all(len(group) == _GROUP for group in groups):
        return whole
    found = dict.fromkeys(code for code in map(_in_groups, _CODE.finditer(text)) if code)
    return next(iter(found)) if len(found) == 1 else "" if found else whole


def _in_groups(found: re.Match[str]) -> str:
    """Return a code up to its first incomplete group, which is the last; "" if too short."""
    groups = "".join(found[1].upper().split()).split("-")
    if len(groups) == 1 and len(groups[0]) < 2 * _GROUP:
        return ""
    last = next((n for n, group in enumerate(groups) if len(group) < _GROUP), len(groups))
    return PREFIX + "-".join(groups[: last + 1])


def to_code(options: GameOptions, catalog: Catalog) -> str:
    """Return the code of a set-up, after drawing random choices.

    SetupError for set-ups without a code: content that is not shipped, a game from a position, or a
    seed larger than the window can show.
    """
    explicit = resolve(catalog, options)
    if explicit.position:
        raise SetupError(
            "a set-up code cannot contain a position; copy the position as text instead"
        )
    if not 0 <= known_seed(explicit) < SEEDS:
        raise SetupError(Message("The seed is not a number from 0 to {most}.", most=SEEDS - 1))
    rest = (_written(explicit, catalog) * _CHECKS + _check(explicit)) * _FORMATS + _FORMAT
    digits = ""
    while rest:
        rest, digit = divmod(rest, len(SIGNS))
        digits = SIGNS[digit] + digits
    return grouped(digits)


def grouped(signs: str) -> str:
    """Return the code of a string of signs, hyphenated for reading aloud."""
    groups = [signs[i : i + _GROUP] for i in range(0, len(signs), _GROUP)]
    return PREFIX + "-".join(groups)


def signs_of(code: str) -> str:
    """Return the signs of a code without hyphens; SetupError for other characters."""
    written = "".join(code[:MOST].upper().split())
    if not written.startswith(PREFIX) or len(code) > MOST:
        raise SetupError(f"a set-up code starts with {PREFIX}")
    signs = written[len(PREFIX) :].replace("-", "").translate(_ALIKE)
    if odd := next((sign for sign in signs if sign not in SIGNS), ""):
        raise SetupError(f"a set-up code cannot contain {quoted(odd)}")
    return signs


def from_code(text: str, catalog: Catalog) -> GameOptions:
    """Return the options of a code; SetupError gives the reason.

    Spaces, hyphens and case are ignored.
    """
    number = 0
    for sign in signs_of(text):
        number = number * len(SIGNS) + SIGNS.index(sign)
    number, form = divmod(number, _FORMATS)
    if form != _FORMAT:
        raise SetupError("this set-up code is mistyped or from another version of the program")
    number, check = divmod(number, _CHECKS)
    for content in _contents(catalog):
        reader = _Reader(number)
        with suppress(SetupError):
            options = _fields(reader, content, GameOptions())
            if not reader.value and _check(options) == check:
                return resolve(catalog, options)
    raise SetupError(
        "this set-up code is mistyped or from a version of the program with other content"
    )


def _contents(catalog: Catalog) -> Iterator[Catalog]:
    """Yield the content of each pool, oldest first, then all: no pool has the newest."""
    for pool in shipped_pools(catalog).pools:
        with suppress(SetupError):  # a partial catalog
            yield pool.of(catalog)
    yield catalog


def _written(explicit: GameOptions, catalog: Catalog) -> int:
    """Return explicit options as a number, by the first content with all their entries."""
    for content in _contents(catalog):
        number = _Writer()
        try:
            _fields(number, content, explicit)
        except SetupError as error:
            fault = error
        else:
            return number.value
    raise fault


def _check(options: GameOptions) -> int:
    """Return a checksum of the encoded options, by entry ids."""
    encoded = repr([getattr(options, name) for name in _ENCODED])
    return int.from_bytes(sha256(encoded.encode()).digest()[:4], "big") % _CHECKS


class _Digits:
    """A mixed-radix number, written or read by the same calls.

    Each method takes the value to write and returns it, or the value read instead.
    """

    def digit(self, value: int, base: int) -> int:
        """Write or read a number from 0 to `base` - 1."""
        raise NotImplementedError

    def place(self, id_: str, pool: Sequence[str]) -> int:
        """Return the digit to write for an id; ignored when reading."""
        raise NotImplementedError

    def one(self, id_: str, pool: Sequence[str]) -> str:
        """Write or read one id of a pool."""
        return pool[self.digit(self.place(id_, pool), len(pool))]

    def some(self, ids: Sequence[str], pool: Sequence[str]) -> tuple[str, ...]:
        """Write or read a list of ids."""
        return tuple(
            self.one(ids[i] if i < len(ids) else "", pool)
            for i in range(self.digit(len(ids), len(pool) + 1))
        )


class _Writer(_Digits):
    def __init__(self) -> None:
        self.value, self._weight = 0, 1

    def digit(self, value: int, base: int) -> int:
        if not 0 <= value < base:
            raise SetupError(f"a set-up code is limited to {base - 1}, not {value}")
        self.value += value * self._weight
        self._weight *= base
        return value

    def place(self, id_: str, pool: Sequence[str]) -> int:
        if id_ not in pool:
            raise SetupError(Message("“{entry}” is not part of the program.", entry=id_))
        return pool.index(id_)


class _Reader(_Digits):
    def __init__(self, value: int) -> None:
        self.value = value

    def digit(self, value: int, base: int) -> int:
        self.value, digit = divmod(self.value, base)
        return digit

    def place(self, id_: str, pool: Sequence[str]) -> int:
        return 0


def _fields(digits: _Digits, catalog: Catalog, given: GameOptions) -> GameOptions:
    """Write or read explicit options field by field, in fixed order."""
    digit, one, some = digits.digit, digits.one, digits.some
    sections = _shipped(catalog, "section", catalog.sections)
    cards = _shipped(catalog, "card", catalog.cards)
    players = digit(given.players - 1, MAX_PLAYERS) + 1
    seed, start = digit(given.seed or 0, SEEDS), digit(given.start or 0, players)
    edition = EDITIONS[digit(EDITIONS.index(given.edition), len(EDITIONS))]
    expansions = some(given.expansions, _shipped(catalog, "expansion", catalog.expansions))
    board = tuple(
        (one(id_, sections), digit(rotation // _TURN, 2) * _TURN)
        for id_, rotation in given.sections or _ANY_BOARD
    )
    chosen, tasks = some(given.cards or (), cards), some(given.tasks or (), cards)
    tiles = some(given.location_tiles or (), _shipped(catalog, "tile", catalog.tiles))
    castles = given.castles or ()
    castles = tuple(
        (digit(quadrant, len(QUADRANTS)), digit(nth, _LOCATIONS))
        for quadrant, nth in _padded(castles, digit(len(castles), len(QUADRANTS) + 1), (0, 0))
    )
    overlays = given.overlays or ()
    features = _shipped(catalog, "feature", catalog.features)
    overlays = tuple(
        (one(id_, features), one(hex_, _HEXES))
        for id_, hex_ in _padded(overlays, digit(len(overlays), _OVERLAYS), ("", ""))
    )
    island = some((given.island,) if given.island else (), sections)
    return GameOptions(
        players=players,
        seed=seed,
        start=start,
        edition=edition,
        expansions=expansions,
        sections=board,
        cards=chosen,
        tasks=tasks,
        location_tiles=tiles if edition == "new" else None,
        beautiful_castles=bool(castles),
        castles=castles,
        overlays=overlays,
        island=island[0] if island else "",
        house_rules=some(given.house_rules, HOUSE_RULES),
    )


def _shipped(catalog: Catalog, kind: str, entries: Mapping[str, object]) -> list[str]:
    return sorted(id_ for id_ in entries if (kind, id_) not in catalog.user_entries)


def _padded(values: Sequence[_T], count: int, empty: _T) -> list[_T]:
    """Return the values to write, padded for reading."""
    return [*values, *[empty] * (count - len(values))]


# -- rows of dark and light blocks -----------------------------------------------------------------

BLOCK_COLUMNS: Final = 96
_COUNT, _SIGN, _CHECK = 8, 5, 16  # bits
_MOST: Final = _COUNT + ((1 << _COUNT) - 1) * _SIGN + _CHECK

IsDark = Callable[[int, int], bool]  # by row, counted from the lowest, and column


def to_blocks(code: str) -> list[list[bool]]:
    """Return the colour of the blocks by row, lowest first; True is dark."""
    signs = signs_of(code)
    bits = [*_bits(len(signs), _COUNT)]
    for sign in signs:
        bits += _bits(SIGNS.index(sign), _SIGN)
    bits += _bits(_check_bits(signs), _CHECK)
    bits += [False] * (-len(bits) % BLOCK_COLUMNS)
    rows = [bits[start : start + BLOCK_COLUMNS] for start in range(0, len(bits), BLOCK_COLUMNS)]
    return [
        [bit != _is_odd(row, column) for column, bit in enumerate(found)]
        for row, found in enumerate(rows)
    ]


def from_blocks(is_dark: IsDark) -> str:
    """Return the code in blocks, "" without one; most pictures are rejected after a few blocks."""
    bits = _read(is_dark)
    count = _number(bits, _COUNT)
    signs = "".join(SIGNS[_number(bits, _SIGN)] for _ in range(count))
    return grouped(signs) if count and _number(bits, _CHECK) == _check_bits(signs) else ""


def _read(is_dark: IsDark) -> Iterator[bool]:
    places = ((place // BLOCK_COLUMNS, place % BLOCK_COLUMNS) for place in range(_MOST))
    return (is_dark(row, column) != _is_odd(row, column) for row, column in places)


def _is_odd(row: int, column: int) -> bool:
    return bool((row + column) % 2)


def _bits(value: int, count: int) -> Iterator[bool]:
    return (bool(value >> place & 1) for place in reversed(range(count)))


def _number(bits: Iterator[bool], count: int) -> int:
    value = 0
    for bit in islice(bits, count):
        value = 2 * value + bit
    return value


def _check_bits(signs: str) -> int:
    return crc32(signs.encode()) % (1 << _CHECK)
