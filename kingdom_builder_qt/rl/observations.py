"""A position as arrays of numbers, with the information of one player only."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kingdom_builder_qt.core.errors import SetupError, quoted
from kingdom_builder_qt.core.grid import ALL_MASK, HEXES, SIZE, Hex, Mask
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import HOUSE_RULES, Rules
from kingdom_builder_qt.core.state import USABLE
from kingdom_builder_qt.rl.numbering import (
    CARDS,
    CELLS,
    COLUMNS,
    FEATURES,
    FORM_INDEX,
    NEUTRAL_PIECES,
    OWNED_PIECES,
    PLANE_ROWS,
    PLANES,
    SCALAR_COUNT,
    SCALARS,
    SEATS,
    SOURCES,
    STATIC_PLANES,
    TERRAIN_CARDS,
    TERRAINS,
    TILES,
    Form,
    cell_of,
)

Bytes: TypeAlias = NDArray[np.uint8]
Numbers: TypeAlias = NDArray[np.int16]

_CELLS: Final = np.array([cell_of(hex_) for hex_ in HEXES])
_HEXES: Final = np.array(HEXES)
_BYTES: Final = (SIZE + 7) // 8
_CARD_INDEX: Final = {card: index for index, card in enumerate(TERRAIN_CARDS)}
_TERRAIN_INDEX: Final = {terrain: index for index, terrain in enumerate(TERRAINS)}
_TILE_INDEX: Final = {tile: index for index, tile in enumerate(TILES)}


def cells_of(masks: Sequence[Mask]) -> Bytes:
    """Return a row of cells for each mask, 1 for its hexes."""
    data = b"".join([(mask & ALL_MASK).to_bytes(_BYTES, "little") for mask in masks])
    packed = np.frombuffer(data, np.uint8).reshape(len(masks), _BYTES)
    found = np.zeros((len(masks), CELLS), np.uint8)
    found[:, _CELLS] = np.unpackbits(packed, axis=1, bitorder="little")[:, _HEXES]
    return found


class Observer:
    """Observes the positions of one game; its board and cards are read once."""

    def __init__(self, rules: Rules) -> None:
        """Raise SetupError if the game has content that is not shipped: it has no numbers."""
        _check_content(rules)
        board = rules.board
        masks = [board.hex_mask]
        known = _on_board(rules)
        masks += [board.hexes_with(id_) if id_ in known else 0 for id_ in (*TERRAINS, *FEATURES)]
        self._still = cells_of(masks)
        sites = [(cell_of(hex_), hex_, tile) for hex_, tile in rules.tile_of.items()]
        self._site_cells = np.array([cell for cell, _, _ in sites], np.intp)
        self._site_hexes = [hex_ for _, hex_, _ in sites]
        self._site_tiles = np.array([1 + _TILE_INDEX[tile] for _, _, tile in sites], np.uint8)
        self._fixed = np.zeros(SCALAR_COUNT, np.int16)
        _put(self._fixed, "players", [rules.players])
        _put(self._fixed, "seated", [1] * rules.players)
        _mark(self._fixed, "cards", [CARDS.index(card.id) for card in rules.cards])
        house = [index for index, rule in enumerate(HOUSE_RULES) if rule in rules.house]
        _mark(self._fixed, "house_rules", house)
        if rules.removed_terrain:
            _mark(self._fixed, "scouted_terrain", [_TERRAIN_INDEX[rules.removed_terrain]])

    def planes(self, position: Position, seat: int, origin: Hex | None = None) -> Bytes:
        """Return the planes of `PLANES`; `origin` is the hex of a move without a target yet."""
        order = _seats_from(position, seat)
        moving = [position.rules.pieces.get(piece) for piece in OWNED_PIECES]
        still = [position.rules.pieces.get(piece) for piece in NEUTRAL_PIECES]
        own = [position.on_board(piece, seat) if piece else 0 for piece in moving]
        others = [
            _union(position.on_board(piece, other) for other in order[1:]) if piece else 0
            for piece in moving
        ]
        block = position.block
        at = origin if origin is not None or block is None else block.at
        rows = position.board.row_masks
        marked = position.marked_rows()
        masks = [
            *(position.settlements(other) for other in order),
            *(0 for _ in range(SEATS - len(order))),
            *own,
            *others,
            *(position.on_board(piece, seat) if piece else 0 for piece in still),
            position.free_mask,
            position.blocked,
            position.built_mask,
            0 if at is None else 1 << at,
            0 if block is None else block.spent,
            position.claimed[seat],
            _union(rows[row] for row, owner in marked.items() if owner == seat),
            _union(rows[row] for row, owner in marked.items() if owner != seat),
        ]
        found = np.zeros((len(PLANES), CELLS), np.uint8)
        first = len(STATIC_PLANES)
        found[:first] = self._still
        found[first:-2] = cells_of(masks)
        found[-2, self._site_cells] = self._site_tiles
        found[-1, self._site_cells] = [position.tiles_left(hex_) for hex_ in self._site_hexes]
        return found.reshape(len(PLANES), PLANE_ROWS, COLUMNS)

    def scalars(self, position: Position, seat: int, form: Form | None = None) -> Numbers:
        """Return the vector of `SCALARS`; `form` is that of a move without a target yet."""
        found = self._fixed.copy()
        extras, block = position.extras, position.block
        view = position.view(seat)
        counts = {
            "round": position.round,
            "deck": view.deck_size,
            "built": position.built,
            "builds_left": position.builds_left,
            "extra_due": extras.extra_due,
            "steps_left": 0 if block is None else block.left,
            "may_skip": block is not None and block.may_skip,
            "choosing": position.choosing,
            "armed": position.armed,
            "ending": position.ending,
            "asked": len(extras.asked),
            "silos": len(extras.silos),
        }
        for name, number in counts.items():
            found[SCALARS[name].start] = number
        pieces = position.rules.pieces
        for name, kind in zip(("walls", "scouts_left"), NEUTRAL_PIECES, strict=True):
            if kind in pieces:
                found[SCALARS[name].start] = position.supply_of(pieces[kind], seat)
        players = position.players
        whose = (position.to_move, position.active, position.rules.start)
        for name, player in zip(("to_move", "active", "start"), whose, strict=True):
            _mark(found, name, [(player - seat) % players])
        if form is None and block is not None:
            form = Form(block.source, block.verb)
        if form is not None:
            _mark(found, "step", [FORM_INDEX[form]])
        self._count_cards(found, position, view.unseen)
        hands = [view.hands[other] for other in _seats_from(position, seat)]
        for place, hand in enumerate(hands):
            _count(found, "hands", hand or (), place)
        self._count_belongings(found, position, seat)
        return found

    def _count_cards(self, found: Numbers, position: Position, unseen: Sequence[str]) -> None:
        for name, card in (("card", position.card), ("drawn", position.drawn)):
            if card in _CARD_INDEX:
                _mark(found, name, [_CARD_INDEX[card]])
        if position.terrain in _TERRAIN_INDEX:
            _mark(found, "terrain", [_TERRAIN_INDEX[position.terrain]])
        _count(found, "unseen", unseen)
        _count(found, "discards", position.discards)
        _count(found, "removed", position.removed)

    def _count_belongings(self, found: Numbers, position: Position, seat: int) -> None:
        order = _seats_from(position, seat)
        gold = position.gold()
        _put(found, "gold", [gold[other] for other in order])
        _put(found, "supply", [position.supply[other] for other in order])
        _put(found, "hand_size", [len(position.hands[other]) for other in order])
        if position.rules.specials:
            _put(found, "stored", [position.tokens(other, "settlement") for other in order])
            _put(found, "number_tiles", [position.tokens(other, "number") for other in order])
            _put(found, "extra_cards", [position.tokens(other, "card") for other in order])
        pieces = position.rules.pieces
        for place, other in enumerate(order):
            for index, kind in enumerate(OWNED_PIECES):
                if kind in pieces:
                    at = SCALARS["pieces"].start + place * len(OWNED_PIECES) + index
                    found[at] = position.supply_of(pieces[kind], other)
            for tile in position.tiles[other]:
                at = place * len(TILES) + _TILE_INDEX[tile.tile]
                found[SCALARS["tiles_held"].start + at] += 1
                found[SCALARS["tiles_usable"].start + at] += tile.state == USABLE


def _seats_from(position: Position, seat: int) -> tuple[int, ...]:
    """Return all players in turn order from a seat."""
    return (seat, *position.rules.left_of(seat))


def _union(masks: Iterable[Mask]) -> Mask:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _put(found: Numbers, name: str, numbers: Sequence[int]) -> None:
    start = SCALARS[name].start
    found[start : start + len(numbers)] = numbers


def _mark(found: Numbers, name: str, places: Iterable[int]) -> None:
    for place in places:
        found[SCALARS[name].start + place] = 1


def _count(found: Numbers, name: str, cards: Iterable[str], row: int = 0) -> None:
    start = SCALARS[name].start + row * len(TERRAIN_CARDS)
    for card in cards:
        found[start + _CARD_INDEX[card]] += 1


# -- shipped content only --------------------------------------------------------------------------


def _on_board(rules: Rules) -> set[str]:
    """Return the ids of the terrains and features of a board."""
    return {*rules.board.terrain_masks, *rules.board.feature_masks}


def _check_content(rules: Rules) -> None:
    pieces = ("settlement", *OWNED_PIECES, *NEUTRAL_PIECES)
    found: tuple[tuple[Collection[str], Collection[str]], ...] = (
        ([source for source, verb in rules.branches if (source, verb) not in FORM_INDEX], ()),
        (rules.plain, SOURCES),
        (_on_board(rules), (*TERRAINS, *FEATURES)),
        ([card.id for card in rules.cards], CARDS),
        (rules.tiles, TILES),
        (rules.terrain_cards, TERRAIN_CARDS),
        (rules.pieces, pieces),
    )
    strange = [id_ for ids, known in found for id_ in sorted({*ids} - {*known})]
    if strange:
        raise SetupError(f"no numbers for {quoted(strange[0])}: only shipped content has them")
