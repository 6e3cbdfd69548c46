"""Puts the example positions of the rules browser up, as their drawings say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.pages import Example
from kingdom_builder_qt.core.board import Cell, letters_of
from kingdom_builder_qt.core.entries import SETTLEMENT, Action, OneOf
from kingdom_builder_qt.core.grid import (
    COLUMNS,
    ISLAND_COLUMNS,
    ISLAND_HEXES,
    MAIN_HEXES,
    MAIN_MASK,
    Hex,
    around,
    bits,
    hex_name,
    set_of,
    union,
)
from kingdom_builder_qt.core.moves import SILO, repeat_source, source_tile
from kingdom_builder_qt.core.notation.boards import drawing_text
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import TILES_PER_LOCATION
from kingdom_builder_qt.core.specials import TILES, Special, Token
from kingdom_builder_qt.core.turn import canoe_and_silo


@dataclass(frozen=True, slots=True)
class _Site:
    """A tile of an example, the site it lies on or came from, and whether player 0 holds it."""

    tile: str
    hex: Hex
    is_held: bool


def set_up(catalog: Catalog, example: Example) -> Position:
    """Return the drawn position at the start of a turn, the cards just revealed.

    Silo actions begin their phase at once.  BadPosition or ValueError if that cannot be.
    """
    held = _held(catalog, example)
    bonuses = [tile for tile in held if catalog.tiles[tile].kind == "bonus_tile"]
    taken = [tile for tile in held if tile not in bonuses]
    sites = _sites(example, taken, _tiles_of_pieces(catalog, example, taken))
    position = Position.from_text(_text(catalog, example, sites, bonuses), catalog)
    if union(position.own) & ~position.rules.board.terrain_mask:
        raise ValueError("a piece stands where none can stand")
    if SILO in (example.source, *(move.source for move in example.play)):
        canoe_and_silo.begin_silos(position, [])
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


# -- as text ---------------------------------------------------------------------------------------


def _text(
    catalog: Catalog, example: Example, sites: Iterable[_Site], bonuses: Iterable[str]
) -> str:
    """Return the position, what player 0 holds taken in earlier turns."""
    cells = dict(example.cells)
    nomads = {h: c.tile for h, c in cells.items() if c.feature == "nomad" and c.tile is not None}
    for site in sites:
        nomad = catalog.tiles[site.tile].kind == "nomad_tile"
        cells[site.hex] = Cell(feature="nomad" if nomad else "location", tile=site.tile)
        if nomad:
            nomads[site.hex] = site.tile
    owners = [owner for _, owner in example.pieces.values()]
    players = max(2, 1 + max([*owners, example.turn]))
    coast = [cells.get(hex_, Cell()) for hex_ in ISLAND_HEXES]
    terrain_cards = [c.id for e in catalog.expansions.values() for c in e.terrain_cards]
    fields = {
        "board": _drawn(catalog, [cells.get(hex_, Cell()) for hex_ in MAIN_HEXES], COLUMNS),
        "island": _drawn(catalog, coast, ISLAND_COLUMNS) if any(c != Cell() for c in coast) else "",
        "overlays": _places((laid, hex_) for hex_, laid in example.overlays.items()),
        "players": str(players),
        "cards": example.score,
        "terrain cards": " ".join(terrain_cards),
        "removed terrain": example.removed,
        "nomads": _places((tile, hex_) for hex_, tile in nomads.items()),
        "begin": str(example.turn),
        "tiles 0": _places(_tiles_of(catalog, sites, bonuses)),
        "stock": _stock(example, sites),
        f"hand {example.turn}": " ".join(example.cards),
        "deck": " ".join(example.deck),
        "ending": "no",
        **dict(_kept(catalog, example, sites)),
        **_pieces_of(catalog, example),
    }
    return "\n".join(f"{key}: {value}" for key, value in fields.items() if value)


def _drawn(catalog: Catalog, cells: Sequence[Cell], columns: int) -> str:
    """Return a drawing; which tile lies on a nomad space is said beside it."""
    plain = [replace(cell, tile=None) if cell.feature == "nomad" else cell for cell in cells]
    return drawing_text(plain, columns, letters_of(catalog.terrains.values()))


def _places(places: Iterable[tuple[str, Hex]]) -> str:
    return " ".join(f"{id_}@{hex_name(hex_)}" for id_, hex_ in places)


def _tiles_of(
    catalog: Catalog, sites: Iterable[_Site], bonuses: Iterable[str]
) -> Iterator[tuple[str, Hex]]:
    """Yield what player 0 holds; a bonus comes from where the second of its tiles did."""
    held = sorted((site.tile, site.hex) for site in sites if site.is_held)
    yield from held
    for bonus in bonuses:
        yield bonus, [hex_ for tile, hex_ in held if catalog.tiles[tile].bonus == bonus][-1]


def _stock(example: Example, sites: Iterable[_Site]) -> str:
    """Return what lies on the drawn locations, where it is not what lay there at the start."""
    if example.tiles_left == TILES_PER_LOCATION:
        return ""
    taken = {site.hex for site in sites if site.is_held}
    drawn = [hex_ for hex_, cell in example.cells.items() if cell.feature == "location"]
    return " ".join(f"{hex_name(h)}={example.tiles_left - (h in taken)}" for h in drawn)


def _kept(catalog: Catalog, example: Example, sites: Iterable[_Site]) -> Iterator[tuple[str, str]]:
    """Yield what lies on the tiles of player 0."""
    for tile in {site.tile: catalog.tiles[site.tile] for site in sites}.values():
        count = _tokens(example).get(TILES[tile.special].token) if tile.special else 0
        if count:
            yield f"kept {tile.id}", f"0={count}"


def _pieces_of(catalog: Catalog, example: Example) -> dict[str, str]:
    """Return the fields of the pieces, those of each player and those of nobody."""
    fields: dict[str, list[str]] = {}
    for hex_, (kind, owner) in example.pieces.items():
        if kind == SETTLEMENT:
            fields.setdefault(f"settlements {owner}", []).append(hex_name(hex_))
        else:
            key = f"pieces {owner}" if catalog.pieces[kind].owned else "pieces"
            fields.setdefault(key, []).append(f"{kind}@{hex_name(hex_)}")
    return {key: " ".join(words) for key, words in fields.items()}
