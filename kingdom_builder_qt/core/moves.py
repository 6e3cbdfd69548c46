"""The decisions of a game: one flat, hashable `Move` per settlement, tile use or end of turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from kingdom_builder_qt.core.entries import BuildAction, Piece, Tile
from kingdom_builder_qt.core.errors import (
    Misuse,
    NotationError,
    check_kind,
    did_you_mean,
    is_number,
    quoted,
)
from kingdom_builder_qt.core.grid import HEXES, SIZE, Hex, hex_name, parse_hex

MANDATORY: Final = "mandatory"
TURN: Final = "turn"
CANOE: Final = "canoe"  # a build in another player's turn
SILO: Final = "silo"  # the phase before scoring
BUILD: Final = "build"  # a settlement from the supply
PLACE: Final = "place"  # another own piece from the supply
WALL: Final = "wall"  # a neutral piece from the supply
MOVE: Final = "move"
RETURN: Final = "return"  # an own piece back to the supply
REMOVE: Final = "remove"  # a piece of an opponent
DRAW: Final = "draw"
USE: Final = "use"
TAKE: Final = "take"
SKIP: Final = "skip"
CHOOSE: Final = "choose"
END: Final = "end"


class Move(NamedTuple):
    """One decision.

    `source` is the origin of the right to move (`mandatory`, `tile:<id>`, `nomad:<id>`,
    `bonus:<id>`, `bazaar:<id>`, `canoe`, `silo`, `turn`, or the terrain or feature that brings a
    standing action), `verb` the kind of the decision. `origin` is the hex that a piece leaves (verb
    `move`), `target` the hex to which it goes or from which it is taken, `choice` the id of the
    chosen card or terrain.
    """

    source: str
    verb: str
    origin: Hex | None = None
    target: Hex | None = None
    choice: str = ""

    def __str__(self) -> str:
        """Return the text form, e.g. `tile:paddock move C7 E7`; `parse_move` is the inverse."""
        places = [_place_name(p) for p in (self.origin, self.target) if p is not None]
        words: list[Any] = [self.source, self.verb, *places, *filter(None, (self.choice,))]
        # A caller may have passed any value, and the error message must still be printable.
        return " ".join([word if isinstance(word, str) else quoted(word) for word in words])


_ON_BOARD: Final = frozenset(HEXES)


def _place_name(place: Any) -> str:
    return hex_name(place) if isinstance(place, int) and place in _ON_BOARD else f"?{quoted(place)}"


def check_move(move: object) -> None:
    """Raise Misuse unless a value is a `Move`, legal or not."""
    if not isinstance(move, Move):
        raise Misuse(f"not a move: {quoted(move)} (parse_move makes a Move of a text)")


def is_well_formed(move: Move) -> bool:
    """Return whether the fields of a move have the right types."""
    words, places = (move.source, move.verb, move.choice), (move.origin, move.target)
    are_places = all(place is None or is_number(place) for place in places)
    return are_places and all(isinstance(word, str) for word in words)


END_TURN: Final = Move(TURN, END)

# By verb: the number of words that follow it in the text form.
_PLACES: Final = {
    **dict.fromkeys((BUILD, PLACE, WALL, RETURN, REMOVE, CHOOSE), 1),
    **dict.fromkeys((DRAW, USE, TAKE, SKIP, END), 0),
    MOVE: 2,
}


VERBS: Final = frozenset(_PLACES)
_FORM: Final = "source, verb and hexes, such as mandatory build C7"


def choose_card(card: str) -> Move:
    """Return the choice of a terrain card in hand, or of one side of the played card."""
    return Move(TURN, CHOOSE, choice=card)


@cache
def tile_source(tile: str) -> str:
    """Return the source of the extra action of a location tile."""
    return f"tile:{tile}"


@cache
def nomad_source(tile: str) -> str:
    """Return the source of the extra action of a nomad tile."""
    return f"nomad:{tile}"


@cache
def bonus_source(tile: str) -> str:
    """Return the source of the extra action of a bonus tile."""
    return f"bonus:{tile}"


@cache
def repeat_source(tile: str) -> str:
    """Return the source with which the Bazaar repeats the action of a location tile (R-240)."""
    return f"bazaar:{tile}"


def source_tile(source: str) -> str | None:
    """Return the tile of a source, None if the source is not the action of a tile.

    Raises Misuse if `source` is not a string.
    """
    check_kind(source, str)
    kind, _, tile = source.partition(":")
    return tile if kind in ("tile", "nomad", "bonus", "bazaar") else None


def one_turn_tiles(tiles: Iterable[Tile], pieces: Mapping[str, Piece]) -> frozenset[str]:
    """Return the tiles whose pieces are taken off the board at the end of the turn (R-245)."""
    builds = ((tile.id, tile.action) for tile in tiles)
    kinds = ((id_, pieces.get(act.piece)) for id_, act in builds if isinstance(act, BuildAction))
    return frozenset(id_ for id_, kind in kinds if kind is not None and kind.for_turn)


def standing(
    moves: Iterable[tuple[int, Move]], brief: Collection[str] = ()
) -> dict[Hex, int | None]:
    """Return the owner of each occupied hex after legal moves (player, move), None if neutral.

    A piece of seven hexes is on its centre. `brief` is the result of `one_turn_tiles`. The moves
    are not played and not checked.
    """
    found: dict[Hex, int | None] = {}
    passing: dict[Hex, str] = {}  # source of each piece that stays for this turn only
    for player, (source, verb, origin, target, _choice) in moves:
        is_brief = verb == PLACE and bool(brief) and source_tile(source) in brief
        if verb == END or is_brief:
            # A repeated action takes the pieces of the first one off the board.
            for hex_ in [hex_ for hex_, by in passing.items() if verb == END or by != source]:
                del passing[hex_], found[hex_]
        if target is None:
            continue
        if is_brief:
            passing[target] = source
        if verb in (BUILD, PLACE, WALL):
            found[target] = None if verb == WALL else player
        elif verb == MOVE and origin is not None:
            found[target] = found.pop(origin, player)
        else:
            found.pop(target, None)
    return found


def parse_move(text: str) -> Move:
    """Return the move with a text form; NotationError for invalid text."""
    given: Any = text  # a script may pass any value
    words = text.split(" ") if isinstance(given, str) else ()
    if len(words) < 2:
        raise NotationError(f"not a move: {quoted(text)} ({_FORM})")
    source, verb, *names = words
    if verb not in _PLACES and source in _PLACES:
        raise NotationError(f"not a move: {quoted(text)}: the source is missing ({_FORM})")
    if verb not in _PLACES:
        hint = did_you_mean(verb, _PLACES)
        message = f"not a move: {quoted(text)}: unknown verb {quoted(verb)}"
        raise NotationError(f"{message} ({hint})" if hint else message)
    if len(names) != _PLACES[verb]:
        count = ("nothing", "one word", "two words")[_PLACES[verb]]
        raise NotationError(f"not a move: {quoted(text)}: {verb} is followed by {count}")
    if verb == CHOOSE:
        return Move(source, verb, choice=names[0])
    try:
        places = [parse_hex(name) for name in names]
    except NotationError as error:
        raise NotationError(f"not a move: {quoted(text)}: {error}") from None
    if not places:
        return Move(source, verb)
    return Move(source, verb, places[0] if verb == MOVE else None, places[-1])


# Skips the constructor of the named tuple, for speed: a table has hundreds of moves.
_new = tuple.__new__


# Moves with a target only are cached, so that a legal list is little more than its bits.
@cache
def target_table(source: str, verb: str) -> tuple[Move | None, ...]:
    """Return the moves of a source and verb by target hex, None where the grid has no hex."""
    table: list[Move | None] = [None] * SIZE
    for hex_ in HEXES:
        table[hex_] = _new(Move, (source, verb, None, hex_, ""))
    return tuple(table)
