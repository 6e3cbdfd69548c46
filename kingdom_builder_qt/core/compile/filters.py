"""The compiler of filters: the hexes that an entry describes, as a mask of one board.

Terms that depend on the board alone become constant masks, the others functions of the state. Add a
new term in `_terms`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import Final, Literal, NamedTuple, TypeAlias

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Filter, Near
from kingdom_builder_qt.core.grid import (
    ALL_MASK,
    Mask,
    around,
    around_within,
    line_ends,
    next_within,
    touched_at_least,
    touched_exactly,
    union,
    within_distance,
)
from kingdom_builder_qt.core.state import State

MaskFunction: TypeAlias = Callable[[State, int], Mask]
TermName: TypeAlias = Literal[
    "terrain",
    "card",
    "drawn",
    "feature",
    "piece",
    "near",
    "edge",
    "section_border",
    "line_end",
    "not",
]


class Term(NamedTuple):
    """One compiled condition: a constant mask, or a function of state and player.

    The last three fields feed `Reason`: `number` is a distance or the length of a line, `about` the
    terrain, feature or owner required near a hex (empty unless there is exactly one), `least` the
    minimum number of them.
    """

    name: TermName
    mask: Mask = ALL_MASK
    function: MaskFunction | None = None
    reads_pieces: bool = False  # the value changes when a piece is lifted
    reads_beside: bool = False  # reads nothing of the state but the adjacent own pieces
    number: int = 0
    about: str = ""
    least: int = 1

    def evaluate(self, state: State, player: int) -> Mask:
        """Return the hexes that fulfil this condition."""
        return self.mask if self.function is None else self.function(state, player)


class CompiledFilter:
    """All terms of a filter, compiled for one board."""

    __slots__ = ("constant", "functions", "reads_beside", "reads_card", "reads_pieces", "terms")

    def __init__(self, terms: tuple[Term, ...]) -> None:
        self.terms = terms
        constant, functions = -1, []
        self.reads_pieces = self.reads_card = False
        self.reads_beside = True
        for name, mask, function, reads_pieces, reads_beside, *_ in terms:
            if function is None:
                constant &= mask
            else:
                functions.append(function)
                self.reads_pieces |= reads_pieces
                self.reads_beside &= reads_beside
                self.reads_card |= name == "card"
        # Not cut to the grid: the sea around the island is outside it.
        self.constant = constant if len(functions) < len(terms) else ALL_MASK
        self.functions = tuple(functions)

    @classmethod
    def fixed(cls, name: TermName, mask: Mask) -> CompiledFilter:
        """Return a filter of one constant condition."""
        return cls((Term(name, mask),))

    def mask(self, state: State, player: int) -> Mask:
        """Return the hexes that match for `player`."""
        mask = self.constant
        for function in self.functions:
            mask &= function(state, player)
        return mask


class Words(NamedTuple):
    """The terrains behind the words `printed` and `removed` of an entry."""

    printed: str = ""
    removed: str = ""


_NO_WORDS: Final = Words()
_EVERYWHERE: Final = CompiledFilter(())
_ON_CARD: Final = Term("card", function=lambda state, player: state.card_mask)
# The filter of the mandatory action, the same on every board.
PLAYED_TERRAIN: Final = CompiledFilter((_ON_CARD,))


def compile_filter(
    filter_: Filter, board: Board, words: Words = _NO_WORDS, stands_on: tuple[str, ...] = ()
) -> CompiledFilter:
    """Compile a filter for a board; all terms must hold.

    `stands_on` is the terrain used if the filter names none.
    """
    terms = _terms(filter_, board, words, filter_.terrain or stands_on)
    return CompiledFilter(tuple(terms)) if terms else _EVERYWHERE


def _terms(filter_: Filter, board: Board, words: Words, terrain: tuple[str, ...]) -> list[Term]:
    found = [_terrain(terrain, board, words)] if terrain else []
    if filter_.feature:
        mask = reduce(or_, [_feature(word, board) for word in filter_.feature])
        found.append(Term("feature", mask))
    if filter_.piece:
        found.append(Term("piece", function=_PIECES[filter_.piece], reads_pieces=True))
    if filter_.near:
        found += [_near(near, board, words) for near in filter_.near]
    if filter_.edge:
        found.append(Term("edge", board.edge_mask))
    if filter_.section_border:
        found.append(Term("section_border", board.border_mask))
    if filter_.line_end:
        found.append(_line_end(filter_.line_end))
    if filter_.not_ is not None:
        found.append(_not(filter_.not_, board, words))
    return found


def _terrain(terrains: tuple[str, ...], board: Board, words: Words) -> Term:
    if terrains == ("card",):
        return _ON_CARD
    fixed = _fixed_terrain(terrains, board, words)
    # At most one of the two: only draw actions turn up a card, and the schema accepts `drawn` in
    # draw actions only.
    if "card" in terrains:
        return Term("card", function=lambda state, player: fixed | state.card_mask)
    if "drawn" in terrains:
        return Term("drawn", function=lambda state, player: fixed | _drawn(state))
    return Term("terrain", fixed)


def _fixed_terrain(terrains: tuple[str, ...], board: Board, words: Words) -> Mask:
    masks, fixed = board.terrain_masks, 0
    for word in terrains:
        if word == "buildable":
            fixed |= board.buildable_mask
        elif word == "printed":
            fixed |= masks.get(words.printed, 0)
        elif word == "removed":
            fixed |= masks.get(words.removed, 0)
        elif word not in ("card", "drawn"):
            fixed |= masks.get(word, 0)
    return fixed


def _drawn(state: State) -> Mask:
    return reduce(or_, state.drawn_masks, 0)


def _feature(word: str, board: Board) -> Mask:
    return board.site_mask if word == "site" else board.feature_masks.get(word, 0)


def _opponents(state: State, player: int) -> Mask:
    mask = 0
    for other, own in enumerate(state.own):
        if other != player:
            mask |= own
    # scouts stand only in their player's turn and are not settlements of another player.
    scouts = state.extras.scouts
    return mask & ~scouts if scouts else mask


_PIECES: dict[str, MaskFunction] = {
    "own": lambda state, player: state.own[player],
    "opponent": _opponents,
    "none": lambda state, player: state.empty_mask,
}


_OWN_PIECE: Final = Filter(piece="own")


def _near(near: Near, board: Board, words: Words) -> Term:
    if "same" in near.filter.terrain:
        return _near_same(near, board, words)
    inner = compile_filter(near.filter, board, words)
    beside = _beside(near)
    if not inner.functions:
        return Term(
            "near",
            beside(inner.constant),
            number=near.within,
            about=_about(near),
            least=near.min,
        )
    return Term(
        "near",
        function=lambda state, player: beside(inner.mask(state, player)),
        reads_pieces=inner.reads_pieces,
        reads_beside=near.within == 1 and near.filter == _OWN_PIECE,
        number=near.within,
        about=_about(near),
        least=near.min,
    )


def _about(near: Near) -> str:
    """Return the word for the required neighbour, empty if one word is not enough."""
    found = near.filter
    words = (*found.terrain, *found.feature, *filter(None, [found.piece]))
    plain = Filter(terrain=found.terrain, feature=found.feature, piece=found.piece)
    is_one = len(words) == 1 and found == plain and near.exactly is None
    return words[0] if is_one and words[0] != "none" else ""


def _beside(near: Near) -> Callable[[Mask], Mask]:
    """Return the function from a mask to the hexes with enough of it near them."""
    if near.exactly is not None:
        count = near.exactly
        if not count:
            return lambda mask: ALL_MASK & ~around(mask)
        return lambda mask: touched_exactly(mask, count)
    if near.min > 1:
        return lambda mask: touched_at_least(mask, near.min)
    return around if near.within == 1 else lambda mask: within_distance(mask, near.within)


def _near_same(near: Near, board: Board, words: Words) -> Term:
    """Compile a term whose neighbours must have the same terrain as the hex."""
    inner = compile_filter(replace(near.filter, terrain=()), board, words)
    beside = _beside_same(near, tuple(board.terrain_masks.values()))
    return Term(
        "near",
        function=lambda state, player: beside(inner.mask(state, player)),
        reads_pieces=inner.reads_pieces,
        number=near.within,
    )


def _beside_same(near: Near, terrains: tuple[Mask, ...]) -> Callable[[Mask], Mask]:
    """Return the function of `_beside`, applied to every terrain separately."""
    if near.within == near.min == 1 and not near.exactly:
        # The test for any neighbour is done on the whole board at once.
        pairs = next_within(terrains)
        if near.exactly is None:
            return lambda mask: around_within(mask, pairs)
        land = ALL_MASK & union(terrains)
        return lambda mask: land & ~around_within(mask, pairs)
    beside = _beside(near)
    return lambda mask: union(terrain & beside(terrain & mask) for terrain in terrains)


def _line_end(length: int) -> Term:
    return Term(
        "line_end",
        function=lambda state, player: line_ends(state.own[player], length),
        reads_pieces=True,
        number=length,
    )


def _not(filter_: Filter, board: Board, words: Words) -> Term:
    inner = compile_filter(filter_, board, words)
    if not inner.functions:
        return Term("not", ALL_MASK & ~inner.constant)
    return Term(
        "not",
        function=lambda state, player: ALL_MASK & ~inner.mask(state, player),
        reads_pieces=inner.reads_pieces,
    )
