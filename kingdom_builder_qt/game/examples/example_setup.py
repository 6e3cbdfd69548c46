"""Puts the example positions of the rules browser up, as their drawings say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.pages import Example
from kingdom_builder_qt.core import Position, Rules
from kingdom_builder_qt.core.board import Board, Cell, Placement, Section, build_board
from kingdom_builder_qt.core.entries import Action, OneOf
from kingdom_builder_qt.core.grid import (
    COLUMNS,
    ISLAND_HEXES,
    MAIN_MASK,
    ROWS,
    Hex,
    Mask,
    around,
    bits,
    flower,
    hex_at,
)
from kingdom_builder_qt.core.moves import SILO, source_tile
from kingdom_builder_qt.core.turn import silos, turn
from kingdom_builder_qt.core.turn.tiles import USABLE, HeldTile

_HALF = COLUMNS // 2


@dataclass(frozen=True, slots=True)
class _Site:
    """A tile of an example, the site it lies on or came from, and whether player 0 holds it."""

    tile: str
    hex: Hex
    is_held: bool


def set_up(catalog: Catalog, example: Example) -> Position:
    """Return the drawn position at the start of a turn, the cards just revealed.

    Silo actions begin their phase at once.  KeyError or ValueError if that cannot be.
    """
    held = _held(catalog, example)
    bonuses = [tile for tile in held if catalog.tiles[tile].kind == "bonus_tile"]
    taken = [tile for tile in held if tile not in bonuses]
    sites = _sites(example, taken, _tiles_of_pieces(catalog, example, taken))
    rules = _rules(catalog, example, sites)
    position = Position.start(rules, (), [()] * rules.players, 1)
    position.active = position.to_move = example.turn
    _stand(position, example)
    _lay_tiles(position, example)
    for site in sites:
        if site.is_held:
            _give(position, site)
    _give_bonuses(position, bonuses)
    _note_stores(position, example)
    hands: list[tuple[str, ...]] = [()] * rules.players
    hands[example.turn] = example.cards
    position.deck, position.hands = example.deck, tuple(hands)
    turn.open_game(position)
    if SILO in (example.source, *(move.source for move in example.play)):
        silos.begin(position, [])
    return Position(position.rules, position.state())


def _held(catalog: Catalog, example: Example) -> list[str]:
    """Return the tiles of player 0: those that act, those named, and what these come with."""
    sources = dict.fromkeys([example.source, *(move.source for move in example.play)])
    held = [tile for source in sources if (tile := source_tile(source)) is not None]
    repeats = any(source.startswith("bazaar:") for source in sources)
    for special, is_needed in (
        ("repeat_extra_action", repeats),
        ("temple_store", example.stored),
        ("cathedral_store", example.numbers),
    ):
        held += [i for i, t in catalog.tiles.items() if is_needed and t.special == special]
    held = list(dict.fromkeys(held))
    held += [tile for tile in example.tiles if tile not in held]
    for bonus in [tile for tile in held if catalog.tiles[tile].kind == "bonus_tile"]:
        twin = next(i for i, t in catalog.tiles.items() if t.bonus == bonus)
        held += [twin] * (2 - held.count(twin))
    return held


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


def _sites(example: Example, held: Iterable[str], beside: Iterable[str]) -> list[_Site]:
    """Return a site for each tile: a drawn one, or a hex of the board far from the drawing."""
    drawn = {hex_: cell.tile for hex_, cell in example.cells.items() if cell.tile is not None}
    patch = _mask(example.cells)
    far = bits(MAIN_MASK & ~patch & ~around(patch))
    sites = []
    for tile, is_held in [*((t, True) for t in held), *((t, False) for t in beside)]:
        hex_ = next((h for h, lying in drawn.items() if lying == tile), None)
        if hex_ is not None:
            del drawn[hex_]  # a second tile of the kind comes from somewhere else
        else:
            hex_ = next(far, None)
        if hex_ is None:
            raise ValueError("the drawing leaves no room for the tiles beside it")
        sites.append(_Site(tile, hex_, is_held))
    return sites


# -- the rules -------------------------------------------------------------------------------------


def _rules(catalog: Catalog, example: Example, sites: Iterable[_Site]) -> Rules:
    cells = dict(example.cells)
    nomads = {h: c.tile for h, c in cells.items() if c.feature == "nomad" and c.tile is not None}
    for site in sites:
        nomad = catalog.tiles[site.tile].kind == "nomad_tile"
        cells[site.hex] = Cell(feature="nomad" if nomad else "location", tile=site.tile)
        if nomad:
            nomads[site.hex] = site.tile
    cards = [catalog.cards[example.score]] if example.score else []
    owners = [owner for _, owner in example.pieces.values()]
    return Rules(
        board=_board(catalog, cells, example.overlays),
        players=max(2, 1 + max([*owners, example.turn])),
        pieces=catalog.pieces,
        terrain_cards=[c for e in catalog.expansions.values() for c in e.terrain_cards],
        tiles=catalog.tiles,
        cards=cards,
        nomads=nomads,
        removed_terrain=example.removed,
    )


def _board(catalog: Catalog, cells: Mapping[Hex, Cell], laid: Mapping[Hex, str]) -> Board:
    """Return a board on which there is nothing but the given hexes, an island if one is drawn."""
    plain = {h: replace(c, tile=None) if c.feature == "nomad" else c for h, c in cells.items()}
    placements = []
    for top in (0, _HALF):
        for left in (0, _HALF):
            found = [
                plain.get(hex_at(row, column), Cell())
                for row in range(top, top + ROWS // 2)
                for column in range(left, left + _HALF)
            ]
            placements.append(Placement(Section("drawn", "", "", tuple(found))))
    coast = tuple(plain.get(hex_, Cell()) for hex_ in ISLAND_HEXES)
    island = Section("drawn_island", "", "", coast, is_island=True)
    overlays = {feature: _mask(h for h in laid if laid[h] == feature) for feature in laid.values()}
    return build_board(
        placements,
        catalog.terrains,
        catalog.features,
        island if any(cell != Cell() for cell in coast) else None,
        overlays,
    )


# -- the position ----------------------------------------------------------------------------------


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
            if kind.for_turn:
                owner = example.turn
                scouts = position.extras.scouts | mask
                position.extras = position.extras._replace(scouts=scouts)
            elif not kind.owned:
                continue
        own[owner] |= mask
    position.own = tuple(own)
    position.others = tuple(tuple(masks) for masks in others)
    position.halo = tuple(around(mask) for mask in own)
    taken = _mask(hex_ for masks in (own, *others) for mask in masks for hex_ in bits(mask))
    if taken & ~rules.board.open_mask:
        raise ValueError("a piece stands where none can stand")
    position.empty_mask = rules.board.open_mask & ~taken
    position.blocked = position.blocked_by(position.others)
    position.free_mask = position.empty_mask & ~position.blocked


def _lay_tiles(position: Position, example: Example) -> None:
    """Let each drawn location have as many tiles as the example says."""
    left = {h: example.tiles_left for h in example.cells if position.rules.location_mask >> h & 1}
    for hex_, index in position.rules.site_index.items():
        stock = [*position.stock]
        stock[index] = left.get(hex_, stock[index])
        position.stock = tuple(stock)


def _give(position: Position, site: _Site) -> None:
    """Let player 0 have taken a tile from its site in an earlier turn."""
    index = position.rules.site_index[site.hex]
    _hold(position, HeldTile(site.tile, site.hex, USABLE))
    left = position.stock[index] - 1
    position.stock = (*position.stock[:index], left, *position.stock[index + 1 :])
    if not left:
        position.open_locations &= ~(1 << site.hex)
    position.claimed = (position.claimed[0] | 1 << site.hex, *position.claimed[1:])


def _give_bonuses(position: Position, bonuses: Iterable[str]) -> None:
    """Let player 0 hold bonus tiles, each from where the second of its tiles came."""
    for bonus in bonuses:
        twins = [t for t in position.tiles[0] if position.rules.bonus_of.get(t.tile) == bonus]
        _hold(position, HeldTile(bonus, twins[-1].location, USABLE))
    given = (*position.extras.bonuses, *bonuses)
    position.extras = position.extras._replace(bonuses=given)


def _hold(position: Position, tile: HeldTile) -> None:
    position.tiles = (tuple(sorted([*position.tiles[0], tile])), *position.tiles[1:])


def _note_stores(position: Position, example: Example) -> None:
    """Note what lies on tiles of player 0, and what is left in every supply."""
    rules = position.rules
    nothing = (0,) * (rules.players - 1)
    position.extras = position.extras._replace(
        stored=(example.stored, *nothing), numbers=(example.numbers, *nothing)
    )
    used = [position.settlements(player).bit_count() for player in range(rules.players)]
    used[0] += example.stored
    position.supply = tuple(rules.piece.supply - count for count in used)


def _mask(hexes: Iterable[Hex]) -> Mask:
    return sum(1 << hex_ for hex_ in set(hexes))
