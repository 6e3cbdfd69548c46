"""The code of a set-up as rows of dark and light blocks, which any picture can carry.

Text in a PNG does not outlive a clipboard or a picture that is made smaller; blocks do.  The rows
begin with the lowest, so whoever reads them need not know how many there are: first the number of
signs, then the signs, five bits each, then a checksum.  A chequered pattern is laid over all of it,
so that no picture of one colour is taken for a code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final
from zlib import crc32

from kingdom_builder_qt.game.setup.codes import SIGNS, grouped, signs_of

COLUMNS: Final = 96
_COUNT, _SIGN, _CHECK = 8, 5, 16  # bits
_MOST: Final = _COUNT + ((1 << _COUNT) - 1) * _SIGN + _CHECK

IsDark = Callable[[int, int], bool]  # by row, from the lowest, and column


def to_blocks(code: str) -> list[list[bool]]:
    """Return which blocks of each row are dark, the lowest row first."""
    signs = signs_of(code)
    bits = [*_bits(len(signs), _COUNT)]
    for sign in signs:
        bits += _bits(SIGNS.index(sign), _SIGN)
    bits += _bits(_check(signs), _CHECK)
    bits += [False] * (-len(bits) % COLUMNS)
    rows = [bits[start : start + COLUMNS] for start in range(0, len(bits), COLUMNS)]
    return [
        [bit != _is_odd(row, column) for column, bit in enumerate(found)]
        for row, found in enumerate(rows)
    ]


def from_blocks(is_dark: IsDark) -> str:
    """Return the code that blocks tell, "" if they tell none; few of them are asked for then."""
    bits = _read(is_dark)
    count = _number(bits, _COUNT)
    signs = "".join(SIGNS[_number(bits, _SIGN)] for _ in range(count))
    return grouped(signs) if count and _number(bits, _CHECK) == _check(signs) else ""


def _read(is_dark: IsDark) -> Iterator[bool]:
    places = ((place // COLUMNS, place % COLUMNS) for place in range(_MOST))
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


def _check(signs: str) -> int:
    return crc32(signs.encode()) % (1 << _CHECK)
