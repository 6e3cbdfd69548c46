"""Puts the example positions of the rules browser up, as their drawings say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.pages import Example
from kingdom_builder_qt.core.board import Board, Cell, Placement, Section, build_board
from kingdom_builder_qt.core.drawn import Drawing, drawn_position
from kingdom_builder_qt.core.entries import Action, OneOf
from kingdom_builder_qt.core.grid import (
    COLUMNS,
    ISLAND_HEXES,
    MAIN_MASK,
    ROWS,
    Hex,
    around,
    bits,
    hex_at,
    set_of,
)
from kingdom_builder_qt.core.moves import SILO, repeat_source, source_tile
from kingdom_builder_qt.core.parts import USABLE, HeldTile
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.specials import TILES, Special, Token
from kingdom_builder_qt.core.turn import silos

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
    position = drawn_position(rules, _drawing(rules, example, sites, bonuses))
    if SILO in (example.source, *(move.source for move in example.play)):
        silos.begin(position, [])
    return position


def _held(catalog: Catalog, example: Example) -> list[str]:
    """Return the tiles of player 0: those that act, those named, and what these come with."""
    sources = dict.fromkeys([example.source, *(move.source for move in example.play)])
    held = [tile for source in sources if (tile := source_tile(source)) is not None]
    repeats = any(repeat_source(tile) in sources for tile in held)
    needed = {token for token, count in _tokens(example).items() if count}
    for tile, special in ((t.id, TILES[t.special]) for t in catalog.tiles.values() if t.special):
        if special.token in needed or (repeats and special.repeated is not Special.repeated):
            held.append(tile)
    held = list(dict.fromkeys(held))
    held += [tile for tile in example.tiles if tile not in held]
    for bonus in [tile for tile in held if catalog.tiles[tile].kind == "bonus_tile"]:
        twin = next(i for i, t in catalog.tiles.items() if t.bonus == bonus)
        held += [twin] * (2 - held.count(twin))
    return held


def _tokens(example: Example) -> dict[Token, int]:
    """Return what lies on the tiles of player 0."""
    return {"settlement": example.stored, "number": example.numbers}


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
    patch = set_of(example.cells)
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
    overlays = {feature: set_of(h for h in laid if laid[h] == feature) for feature in laid.values()}
    return build_board(
        placements,
        catalog.terrains,
        catalog.features,
        island if any(cell != Cell() for cell in coast) else None,
        overlays,
    )


# -- the position ----------------------------------------------------------------------------------


def _drawing(
    rules: Rules, example: Example, sites: Iterable[_Site], bonuses: Iterable[str]
) -> Drawing:
    """Return what player 0 holds in an earlier turn's tiles, and all that is on the board."""
    held = [HeldTile(site.tile, site.hex, USABLE) for site in sites if site.is_held]
    for bonus in bonuses:  # each from where the second of its tiles came
        twins = sorted(tile for tile in held if rules.bonus_of.get(tile.tile) == bonus)
        held.append(HeldTile(bonus, twins[-1].location, USABLE))
    hands: list[tuple[str, ...]] = [()] * rules.players
    hands[example.turn] = example.cards
    return Drawing(
        pieces=[(piece, owner, hex_) for hex_, (piece, owner) in example.pieces.items()],
        tiles={0: held},
        lying={h: example.tiles_left for h in example.cells if rules.location_mask >> h & 1},
        tokens={(token, 0): count for token, count in _tokens(example).items()},
        hands=hands,
        deck=example.deck,
        turn=example.turn,
    )
