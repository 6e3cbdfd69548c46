"""Example positions of the rules browser, and trials of entries on drawn positions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.rule_pages import Example, shown_for, source_of, tiles_of
from kingdom_builder_qt.core.board import Cell, letters_of
from kingdom_builder_qt.core.entries import SETTLEMENT, Action, Card, OneOf, Tile
from kingdom_builder_qt.core.errors import KingdomBuilderError, Misuse
from kingdom_builder_qt.core.events import Event, Gold, Moved, PiecePlaced, Placed, TileTaken
from kingdom_builder_qt.core.grid import (
    COLUMNS,
    ISLAND_COLUMNS,
    ISLAND_HEXES,
    MAIN_HEXES,
    MAIN_MASK,
    Hex,
    Mask,
    around,
    bits,
    hex_name,
    set_of,
    union,
)
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.moves import (
    END_TURN,
    MANDATORY,
    SILO,
    Move,
    repeat_source,
    source_tile,
)
from kingdom_builder_qt.core.notation.boards import drawing_text
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import TILES_PER_LOCATION
from kingdom_builder_qt.core.specials import TILES, Special, Token
from kingdom_builder_qt.core.turn import canoe_and_silo

# -- set-up ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Site:
    """A tile of an example, its hex (present or former), and whether player 0 holds it."""

    tile: str
    hex: Hex
    is_held: bool


def set_up(catalog: Catalog, example: Example) -> Position:
    """Return the drawn position at the start of a turn, with the cards revealed.

    Silo actions begin immediately. BadPosition or ValueError for an impossible drawing.
    """
    held = _held(catalog, example)
    bonuses = [tile for tile in held if catalog.tiles[tile].kind == "bonus_tile"]
    taken = [tile for tile in held if tile not in bonuses]
    sites = _sites(example, taken, _tiles_of_pieces(catalog, example, taken))
    position = Position.from_text(_text(catalog, example, sites, bonuses), catalog)
    if union(position.own) & ~position.rules.board.terrain_mask:
        raise BadExample(Message("a piece is on a hex that cannot be built on"))
    if SILO in (example.source, *(move.source for move in example.play)):
        canoe_and_silo.begin_silos(position, [])
    return position


def _held(catalog: Catalog, example: Example) -> list[str]:
    """Return the tiles of player 0: used and named ones, and tiles that these depend on."""
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
    """Return the tokens on the tiles of player 0."""
    return {"settlement": example.stored, "number": example.numbers}


def _tiles_of_pieces(catalog: Catalog, example: Example, held: list[str]) -> Iterator[str]:
    """Yield a tile for each kind of piece that the tiles of the example do not bring into play."""
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
    """Return a location for each tile: a drawn one, or a hex far from the drawing."""
    drawn = {hex_: cell.tile for hex_, cell in example.cells.items() if cell.tile is not None}
    patch = set_of(example.cells)
    far = bits(MAIN_MASK & ~patch & ~around(patch))
    sites = []
    for tile, is_held in [*((t, True) for t in held), *((t, False) for t in beside)]:
        hex_ = next((h for h, lying in drawn.items() if lying == tile), None)
        if hex_ is not None:
            del drawn[hex_]  # a second tile of the kind needs another location
        else:
            hex_ = next(far, None)
        if hex_ is None:
            raise BadExample(
                Message("the drawing leaves no room for the locations of its other tiles")
            )
        sites.append(_Site(tile, hex_, is_held))
    return sites


# -- text of the position --------------------------------------------------------------------------


def _text(
    catalog: Catalog, example: Example, sites: Iterable[_Site], bonuses: Iterable[str]
) -> str:
    """Return the position as text; the tiles of player 0 were taken in earlier turns."""
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
    """Return a drawing without nomad tiles, which have a field of their own."""
    plain = [replace(cell, tile=None) if cell.feature == "nomad" else cell for cell in cells]
    return drawing_text(plain, columns, letters_of(catalog.terrains.values()))


def _places(places: Iterable[tuple[str, Hex]]) -> str:
    return " ".join(f"{id_}@{hex_name(hex_)}" for id_, hex_ in places)


def _tiles_of(
    catalog: Catalog, sites: Iterable[_Site], bonuses: Iterable[str]
) -> Iterator[tuple[str, Hex]]:
    """Yield the tiles of player 0; a bonus has the location of the second of its tiles."""
    held = sorted((site.tile, site.hex) for site in sites if site.is_held)
    yield from held
    for bonus in bonuses:
        yield bonus, [hex_ for tile, hex_ in held if catalog.tiles[tile].bonus == bonus][-1]


def _stock(example: Example, sites: Iterable[_Site]) -> str:
    """Return the tiles left on the drawn locations, "" for the initial number."""
    if example.tiles_left == TILES_PER_LOCATION:
        return ""
    taken = {site.hex for site in sites if site.is_held}
    drawn = [hex_ for hex_, cell in example.cells.items() if cell.feature == "location"]
    return " ".join(f"{hex_name(h)}={example.tiles_left - (h in taken)}" for h in drawn)


def _kept(catalog: Catalog, example: Example, sites: Iterable[_Site]) -> Iterator[tuple[str, str]]:
    """Yield the fields of tokens on the tiles of player 0."""
    for tile in {site.tile: catalog.tiles[site.tile] for site in sites}.values():
        count = _tokens(example).get(TILES[tile.special].token) if tile.special else 0
        if count:
            yield f"kept {tile.id}", f"0={count}"


def _pieces_of(catalog: Catalog, example: Example) -> dict[str, str]:
    """Return the fields of pieces: by player, and unowned."""
    fields: dict[str, list[str]] = {}
    for hex_, (kind, owner) in example.pieces.items():
        if kind == SETTLEMENT:
            fields.setdefault(f"settlements {owner}", []).append(hex_name(hex_))
        else:
            key = f"pieces {owner}" if catalog.pieces[kind].owned else "pieces"
            fields.setdefault(key, []).append(f"{kind}@{hex_name(hex_)}")
    return {key: " ".join(words) for key, words in fields.items()}


# -- moves and highlights --------------------------------------------------------------------------

Role: TypeAlias = Literal["target", "origin", "earned"]


@dataclass(frozen=True, slots=True, eq=False)
class ShownExample:
    """The contents of an example picture.

    `lit`: the hexes highlighted by the rules, in the meaning of `role`. `built`: hexes of the moves
    played first. `gold`: by player.
    """

    position: Position
    patch: Mask
    lit: Mask
    role: Role
    lifted: Hex | None
    built: Mask
    gold: tuple[int, ...]


class BadExample(KingdomBuilderError):
    """A drawing that contradicts rules or content."""


@dataclass(slots=True)
class _Played:
    """The effects of an example's moves; `turn_mask`: pieces built in the turn that ended."""

    events: list[Event]
    turn_mask: Mask = 0


def show_example(catalog: Catalog, example: Example) -> ShownExample:
    """Set up an example, play its moves and compute its highlights.

    BadExample if the drawing contradicts the rules.
    """
    try:
        position = set_up(catalog, example)
        played = _play(position, example)
    except KingdomBuilderError as error:
        raise BadExample(error.message) from error
    except (KeyError, ValueError) as error:
        raise BadExample(Message("not part of the content: {name}", name=str(error))) from error
    lit, role = _lit(position, example, played)
    placed = [e for e in played.events if isinstance(e, Placed | PiecePlaced | Moved)]
    return ShownExample(
        position=position,
        patch=_mask(example.cells),
        lit=lit,
        role=role,
        lifted=example.lifted,
        built=_mask(e.hex for e in placed),
        gold=_gold(position, example),
    )


def _play(position: Position, example: Example) -> _Played:
    played = _Played([])
    for move in example.play:
        if move == END_TURN:
            played.turn_mask = position.extras.turn_mask
        played.events += position.push(move)
    return played


def _lit(position: Position, example: Example, played: _Played) -> tuple[Mask, Role]:
    events = played.events
    if example.show == "score":
        return _scored(position, example), "earned"
    if example.show == "gold":
        paid = [e for e in events if isinstance(e, Gold)]
        score = next((s for s in position.rules.red if s.card.id == example.score), None)
        when = score.when if score is not None else ""
        if paid and when in ("mandatory_end", "turn_end"):
            return (position.built_mask if when == "mandatory_end" else played.turn_mask), "earned"
        return _mask(e.hex for e in paid), "earned"
    if example.show == "taken":
        return _mask(e.location for e in events if isinstance(e, TileTaken)), "earned"
    origins = position.origins(example.source)
    if origins and example.lifted is None and example.verb is None:
        return origins, "origin"
    return position.targets(example.source, example.lifted, example.verb), "target"


def _scored(position: Position, example: Example) -> Mask:
    """Return the settlements of player 0 that score; for marked rows those in the rows."""
    rows = [row for row, owner in position.marked_rows(example.score).items() if owner == 0]
    if not rows:
        entries = position.scores()[0].entries
        return next(e.hexes for e in entries if e.card == example.score)
    return position.counted(0) & union(position.rules.board.row_masks[row] for row in rows)


def _gold(position: Position, example: Example) -> tuple[int, ...]:
    """Return the gold by player, during the moves or at the end; () if the example has none."""
    if example.show == "gold":
        return tuple(sum(purse) for purse in position.earned)
    if example.show == "score":
        return tuple(sheet[example.score] for sheet in position.scores())
    return ()


def _mask(hexes: Iterable[Hex]) -> Mask:
    return sum(1 << hex_ for hex_ in set(hexes))


# -- trial of an entry on a drawn position ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TryOut:
    """The initial board of a trial; player 0 is to move."""

    cells: Mapping[Hex, Cell]
    pieces: Mapping[Hex, tuple[str, int]]
    terrain_card: str = ""  # terrain card of this turn


class EntryTrial:
    """Plays an entry by clicks on hexes; an entry that scores at the end is only counted."""

    def __init__(self, catalog: Catalog, entry: Tile | Card, start: TryOut) -> None:
        """Set up the position; BadExample if the entry cannot act or score on it."""
        self._example = _example(catalog, entry, start)
        self.lifted: Hex | None = None
        self.is_untouched = True
        try:
            self._shown: ShownExample = show_example(catalog, self._example)
            self.lit()
        except Misuse as error:  # no content on this board brings the action into play
            raise BadExample(error.message) from error

    @property
    def position(self) -> Position:
        return self._shown.position

    @property
    def source(self) -> str:
        """Return the source of the tried action, "" if the entry is only counted."""
        return self._example.source

    @property
    def is_counted(self) -> bool:
        """Return whether the entry only scores, so that clicks do nothing."""
        return self._example.show == "score"

    def lit(self) -> tuple[Mask, Role]:
        """Return the highlighted hexes and their role."""
        if self.is_counted:
            return self._shown.lit, "earned"
        source = self._example.source
        origins = self.position.origins(source) if self.lifted is None else 0
        if origins:
            return origins, "origin"
        return self.position.targets(source, self.lifted), "target"

    def gold(self) -> tuple[int, ...]:
        """Return the gold by player, () for a tile."""
        if self._example.show == "gold":
            return tuple(sum(purse) for purse in self.position.earned)
        return self._shown.gold

    def click(self, hex_: Hex) -> bool:
        """Lift a piece or play a move by a click on a hex; False if the click has no effect."""
        if hex_ == self.lifted:
            self.lifted = None
            return True
        mask, role = self.lit()
        if role == "earned" or not mask >> hex_ & 1:
            return False
        source = self._example.source
        moves = [m for m in self.position.legal_moves() if m.source == source]
        if role == "origin" and any(m.origin == hex_ for m in moves):
            self.lifted = hex_
            return True
        found = [m for m in moves if m.target == hex_ and m.origin == self.lifted]
        if found:
            self._play(found[0])
        return bool(found)

    def _play(self, move: Move) -> None:
        self.position.push(move)
        self.lifted, self.is_untouched = None, False


def _example(catalog: Catalog, entry: Tile | Card, start: TryOut) -> Example:
    card = entry if isinstance(entry, Card) else None
    show = shown_for(card)
    owned = {terrain.id: terrain for terrain in catalog.terrains.values() if terrain.buildable}
    return Example(
        caption="",
        cells=start.cells,
        pieces=start.pieces,
        lit=0,
        lifted=None,
        show=show,
        # Entries that pay during a build need a mandatory action.
        source=source_of(entry) or (MANDATORY if show == "gold" else ""),
        score=entry.id if card is not None else "",
        tiles=tiles_of(entry),
        cards=(start.terrain_card,) if start.terrain_card else (),
        removed=next(iter(owned), "") if card is not None and card.setup else "",
    )
