"""The example positions of the rules browser: put up, played and lit by the core.

A drawing says what stands where; which hexes are lit and what is earned is never part of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.pages import Example
from kingdom_builder_qt.core import Position, Rules, turn
from kingdom_builder_qt.core.board import Board, Cell, Placement, Section, build_board
from kingdom_builder_qt.core.entries import Action, OneOf
from kingdom_builder_qt.core.errors import IllegalMove
from kingdom_builder_qt.core.events import Event, Gold, Moved, PiecePlaced, Placed, TileTaken
from kingdom_builder_qt.core.hexgrid import (
    ALL_MASK,
    COLUMNS,
    ROWS,
    Hex,
    Mask,
    around,
    bits,
    flower,
    hex_at,
)
from kingdom_builder_qt.core.moves import source_tile
from kingdom_builder_qt.core.tiles import USABLE, HeldTile

_HALF = COLUMNS // 2


@dataclass(frozen=True, slots=True, eq=False)
class ShownExample:
    """What a picture shows.  `lit` are the hexes that the rules answer with, in the sense of
    `role`; `built` the hexes of the moves that were made first; `gold` what each player earns.
    """

    position: Position
    patch: Mask
    lit: Mask
    role: Literal["target", "origin", "earned"]
    lifted: Hex | None
    built: Mask
    gold: tuple[int, ...]


class BadExample(ValueError):
    """A drawing that contradicts the rules or the content."""


def show_example(catalog: Catalog, example: Example) -> ShownExample:
    """Put an example up, play its moves and ask the core what is to be lit.

    BadExample if the drawing contradicts the rules.
    """
    try:
        position = set_up(catalog, example)
        events = [event for move in example.play for event in position.push(move)]
    except (IllegalMove, KeyError, ValueError) as error:
        raise BadExample(str(error)) from error
    lit, role = _lit(position, example, events)
    return ShownExample(
        position=position,
        patch=_mask(example.cells),
        lit=lit,
        role=role,
        lifted=example.lifted,
        built=_mask(e.hex for e in events if isinstance(e, Placed | PiecePlaced | Moved)),
        gold=_gold(position, example),
    )


def _lit(
    position: Position, example: Example, events: list[Event]
) -> tuple[Mask, Literal["target", "origin", "earned"]]:
    if example.show == "score":
        entries = position.scores()[0].entries
        return next(e.hexes for e in entries if e.card == example.score), "earned"
    if example.show == "gold":
        paid = [e for e in events if isinstance(e, Gold)]
        score = next((s for s in position.rules.red if s.card.id == example.score), None)
        if score is not None and score.score.when == "mandatory_end":
            return (position.built_mask if paid else 0), "earned"
        return _mask(e.hex for e in paid), "earned"
    if example.show == "taken":
        return _mask(e.location for e in events if isinstance(e, TileTaken)), "earned"
    origins = position.origins(example.source)
    if origins and example.lifted is None and example.verb is None:
        return origins, "origin"
    return position.targets(example.source, example.lifted, example.verb), "target"


def _gold(position: Position, example: Example) -> tuple[int, ...]:
    """Return what each player earns, during the moves or at the end; empty if it is no matter."""
    if example.show == "gold":
        return tuple(sum(purse) for purse in position.earned)
    if example.show == "score":
        return tuple(sheet[example.score] for sheet in position.scores())
    return ()


# -- the position ----------------------------------------------------------------------------------


def set_up(catalog: Catalog, example: Example) -> Position:
    """Return the drawn position at the start of player 0's turn, the cards just revealed."""
    sources = dict.fromkeys([example.source, *(move.source for move in example.play)])
    held = [tile for source in sources if (tile := source_tile(source)) is not None]
    tiles = dict.fromkeys([*held, *_tiles_of_pieces(catalog, example, held)])
    places = _places(example, tiles, catalog)
    rules = _rules(catalog, example, places)
    position = Position.start(rules, (), [()] * rules.players, 1)
    _stand(position, example)
    for tile in held:
        _give(position, tile, places[tile])
    position.deck = example.deck
    position.hands = (example.cards, *[()] * (rules.players - 1))
    turn.open_game(position)
    return Position(position.rules, position.state())


def _tiles_of_pieces(catalog: Catalog, example: Example, held: list[str]) -> Iterator[str]:
    """Yield a tile for each kind of piece that no tile of the example brings into play."""
    wanted = {piece for piece, _ in example.pieces.values()} - {"settlement"}
    for tile in held:
        wanted -= _pieces(catalog.tiles[tile].action)
    for tile, entry in catalog.tiles.items():
        if found := wanted & _pieces(entry.action):
            wanted -= found
            yield tile


def _pieces(action: Action | None) -> set[str]:
    branches = action.branches if isinstance(action, OneOf) else (action,)
    return {getattr(branch, "piece", "") for branch in branches} - {""}


def _places(example: Example, tiles: Iterable[str], catalog: Catalog) -> dict[str, Hex]:
    """Return a site for each tile: the drawn one, or a hex far from the drawing."""
    drawn = {cell.tile: hex_ for hex_, cell in example.cells.items() if cell.tile is not None}
    patch = _mask(example.cells)
    far = bits(ALL_MASK & ~patch & ~around(patch))
    wanted = {tile: drawn.get(tile) or next(far, None) for tile in tiles}
    if None in wanted.values():
        raise ValueError("the drawing leaves no room for the tiles beside it")
    return {tile: hex_ for tile, hex_ in wanted.items() if hex_ is not None}


def _rules(catalog: Catalog, example: Example, places: dict[str, Hex]) -> Rules:
    cells = dict(example.cells)
    nomads = {h: c.tile for h, c in cells.items() if c.feature == "nomad" and c.tile is not None}
    for tile, hex_ in places.items():
        nomad = catalog.tiles[tile].kind == "nomad_tile"
        cells[hex_] = Cell(feature="nomad" if nomad else "location", tile=tile)
        if nomad:
            nomads[hex_] = tile
    cards = [catalog.cards[example.score]] if example.score else []
    return Rules(
        board=_board(catalog, cells),
        players=max(2, 1 + max((owner for _, owner in example.pieces.values()), default=0)),
        pieces=catalog.pieces,
        terrain_cards=[c for e in catalog.expansions.values() for c in e.terrain_cards],
        tiles=catalog.tiles,
        cards=cards,
        nomads=nomads,
    )


def _board(catalog: Catalog, cells: dict[Hex, Cell]) -> Board:
    """Return a board on which there is nothing but the given hexes."""
    placements = []
    for top in (0, _HALF):
        for left in (0, _HALF):
            found = [
                cells.get(hex_at(row, column), Cell())
                for row in range(top, top + ROWS // 2)
                for column in range(left, left + _HALF)
            ]
            found = [replace(c, tile=None) if c.feature == "nomad" else c for c in found]
            placements.append(Placement(Section("drawn", "", "", tuple(found))))
    return build_board(placements, catalog.terrains, catalog.features)


def _stand(position: Position, example: Example) -> None:
    """Put the drawn pieces on the board, and work out all that follows from them."""
    rules, own = position.rules, [0] * position.rules.players
    others = [[*masks] for masks in position.others]
    for hex_, (piece, owner) in example.pieces.items():
        mask = 1 << hex_
        if piece != "settlement":
            index = rules.kind_index[piece]
            kind = rules.kinds[index]
            mask = flower(hex_) if kind.flower else mask
            others[index][owner if kind.owned else 0] |= mask
            if not kind.owned:
                continue
        own[owner] |= mask
    position.own = tuple(own)
    position.others = tuple(tuple(masks) for masks in others)
    position.halo = tuple(around(mask) for mask in own)
    settled = [position.settlements(player) for player in range(rules.players)]
    position.supply = tuple(rules.piece.supply - mask.bit_count() for mask in settled)
    taken = _mask(hex_ for masks in (own, *others) for mask in masks for hex_ in bits(mask))
    if taken & ~rules.board.open_mask:
        raise ValueError("a piece stands where none can stand")
    position.empty_mask = rules.board.open_mask & ~taken
    position.blocked = position.blocked_by(position.others)
    position.free_mask = position.empty_mask & ~position.blocked


def _give(position: Position, tile: str, site: Hex) -> None:
    """Let player 0 have taken a tile from its site in an earlier turn."""
    index = position.rules.site_index[site]
    held = tuple(sorted([*position.tiles[0], HeldTile(tile, site, USABLE)]))
    position.tiles = (held, *position.tiles[1:])
    left = position.stock[index] - 1
    position.stock = (*position.stock[:index], left, *position.stock[index + 1 :])
    if not left:
        position.open_locations &= ~(1 << site)
    position.claimed = (position.claimed[0] | 1 << site, *position.claimed[1:])


def _mask(hexes: Iterable[Hex]) -> Mask:
    return sum(1 << hex_ for hex_ in set(hexes))
