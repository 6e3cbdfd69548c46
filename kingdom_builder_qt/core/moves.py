"""The decisions of a game: one flat, hashable `Move` per settlement, tile use or end of turn."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from kingdom_builder_qt.core.errors import NotationError
from kingdom_builder_qt.core.hexgrid import HEXES, SIZE, Hex, hex_name, parse_hex

MANDATORY: Final = "mandatory"
TURN: Final = "turn"
BUILD: Final = "build"
MOVE: Final = "move"
END: Final = "end"


class Move(NamedTuple):
    """One decision.

    `source` says what allows it (`mandatory`, `tile:<id>`, `turn`), `verb` what is done;
    `origin` is the hex a piece leaves (verb `move`), `target` the hex it comes to.
    """

    source: str
    verb: str
    origin: Hex | None = None
    target: Hex | None = None

    def __str__(self) -> str:
        """Return the text form, e.g. `tile:paddock move C7 E7`; `parse_move` reads it back."""
        hexes = (self.origin, self.target)
        # A hex that is none may come from a caller; the message about it must be possible.
        places = [hex_name(h) if h in _ON_BOARD else f"?{h}" for h in hexes if h is not None]
        return " ".join([self.source, self.verb, *places])


_ON_BOARD: Final = frozenset(HEXES)
END_TURN: Final = Move(TURN, END)

# Number of hexes that follow each verb in the text form.
_PLACES: Final = {BUILD: 1, MOVE: 2, END: 0}


@cache
def tile_source(tile: str) -> str:
    """Return the source of the extra action of a location tile."""
    return f"tile:{tile}"


def source_tile(source: str) -> str | None:
    """Return the tile id of a source, None when the source is no tile."""
    kind, _, tile = source.partition(":")
    return tile if kind == "tile" else None


def parse_move(text: str) -> Move:
    """Return the move that `text` stands for; NotationError if it stands for none."""
    words = text.split(" ")
    if len(words) < 2:
        raise NotationError(f"not a move: {text!r} (expected: source verb [hex] [hex])")
    source, verb, *names = words
    if verb not in _PLACES:
        raise NotationError(f"not a move: {text!r}: unknown verb {verb!r}")
    if len(names) != _PLACES[verb]:
        raise NotationError(f"not a move: {text!r}: {verb} takes {_PLACES[verb]} hexes")
    try:
        places = [parse_hex(name) for name in names]
    except ValueError as error:
        raise NotationError(f"not a move: {text!r}: {error}") from None
    if verb == END:
        return Move(source, END)
    return Move(source, verb, places[0] if verb == MOVE else None, places[-1])


# Build moves are made once and then looked up: a legal list is little more than a list of bits.
@cache
def build_table(source: str) -> tuple[Move | None, ...]:
    """Return the build moves of a source by target hex; None where the grid has no hex."""
    table: list[Move | None] = [None] * SIZE
    for hex_ in HEXES:
        table[hex_] = Move(source, BUILD, None, hex_)
    return tuple(table)
