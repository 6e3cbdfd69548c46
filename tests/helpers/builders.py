"""Small readable builders for tests of the rules: boards from text, positions from names.

No expectation lives here; what is legal or scored is the business of the tests.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core import (
    Event,
    Hex,
    Mask,
    Move,
    Position,
    Rules,
    Section,
    build_board,
    turn,
)
from kingdom_builder_qt.core import hexgrid as grid
from kingdom_builder_qt.core.board import Board, Cell, Placement
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.core.tiles import HeldTile
from kingdom_builder_qt.game import GameOptions
from kingdom_builder_qt.game.deal import deal
from kingdom_builder_qt.game.resolve import resolve
from kingdom_builder_qt.game.setup import make_rules, start_position
from tests.helpers.naive import NaiveBoard

TERRAIN_LETTERS = {
    "g": "grass",
    "c": "canyon",
    "d": "desert",
    "f": "flower",
    "t": "forest",
    "w": "water",
    ".": "water",
    "m": "mountain",
    "p": "swamp",
    "r": "farmland",
}
# Capital letters of the drawings: S is a castle, N a nomad space, the others are locations.  What
# has no letter is named in full in `extra`: `canoe`, `palace`, `silo`.
TILE_LETTERS = {
    "O": "oracle",
    "F": "farm",
    "A": "oasis",
    "R": "tower",
    "V": "tavern",
    "B": "barn",
    "H": "harbor",
    "P": "paddock",
    "Q": "quarry",
    "C": "caravan",
    "L": "village",
    "G": "garden",
    "I": "lighthouse",
    "T": "foresters_lodge",
    "K": "barracks",
    "X": "crossroads",
    "Y": "city_hall",
    "D": "fort",
    "M": "monastery",
    "W": "wagon",
}
# Features laid on a hex of their own kind.
OVERLAYS = {"cave": "m", "capitol": "S"}
EXPANSIONS = ("base", "nomads", "crossroads")
TERRAIN_CARDS = ("grass", "canyon", "desert", "flower", "forest")


@lru_cache(maxsize=1)
def catalog() -> Catalog:
    """Return the shipped content, loaded once."""
    return load_catalog()


# -- hexes -------------------------------------------------------------------------------------


def hexes(text: str) -> Mask:
    """'C7 C8' -> a set of hexes; 'C3-7' stands for the hexes C3 to C7."""
    return grid.mask_of(*_spread(text))


def _spread(text: str) -> list[str]:
    found = []
    for word in text.split():
        first, dash, last = word.partition("-")
        row = first.rstrip("0123456789")  # of two letters on the island
        column = int(first.removeprefix(row))
        columns = range(column, int(last) + 1) if dash else (column,)
        found += [f"{row}{number}" for number in columns]
    return found


def names(mask: Mask) -> str:
    """Return the names of the hexes of a set in reading order: 'C7 C8 D1'."""
    return " ".join(grid.hex_name(hex_) for hex_ in grid.bits(mask))


def tidy(text: str) -> str:
    """Return hex names in the spelling and order of `names`."""
    return names(hexes(text))


# -- boards ------------------------------------------------------------------------------------


def make_board(
    drawing: str = "",
    *,
    at: str = "A1",
    extra: Mapping[str, str] | None = None,
    island: str = "",
) -> Board:
    """Return a board from rows of letters; everything not drawn is water.

    `at`: the hex under the first letter; `extra`: letters, or ids of tiles, terrains and
    features, for single hexes by name.  Blanks inside a row do not count, so odd rows may be
    drawn shifted.  `island`: the rows of an island, where what is not drawn is no hex.
    """
    content = catalog()
    top, left = grid.row_column(grid.parse_hex(at))
    words = [["."] * grid.COLUMNS for _ in range(grid.ROWS)]
    coast = [[""] * grid.ISLAND_COLUMNS for _ in range(grid.ISLAND_ROWS)]
    for row, line in enumerate(_drawn_rows(drawing)):
        words[top + row][left : left + len(line)] = line
    for row, line in enumerate(_drawn_rows(island)):
        coast[row][: len(line)] = ["" if letter == "." else letter for letter in line]
    overlays: dict[str, Mask] = {}
    for name, word in (extra or {}).items():
        hex_ = grid.parse_hex(name)
        if word in OVERLAYS:
            overlays[word] = overlays.get(word, 0) | 1 << hex_
        row, column = grid.row_column(hex_)
        here = OVERLAYS.get(word, word)
        if row >= grid.ISLAND_ROW:
            coast[row - grid.ISLAND_ROW][column - grid.ISLAND_COLUMN] = here
        else:
            words[row][column] = here
    cells = tuple(_cell(word) for line in coast for word in line)
    land = Section("drawn_island", "drawn", "base", cells, is_island=True) if island else None
    placements = [_placement(words, quadrant) for quadrant in range(4)]
    return build_board(placements, content.terrains, content.features, land, overlays)


def _drawn_rows(drawing: str) -> list[list[str]]:
    rows = [line.replace(" ", "") for line in drawing.strip("\n").splitlines()]
    return [list(row) for row in rows if row]


def _placement(words: Sequence[Sequence[str]], quadrant: int) -> Placement:
    top, left = 10 * (quadrant // 2), 10 * (quadrant % 2)
    cells = [_cell(words[top + row][left + col]) for row in range(10) for col in range(10)]
    return Placement(Section(f"drawn{quadrant}", "drawn", "base", tuple(cells)))


def _cell(word: str) -> Cell:
    content, tile = catalog(), TILE_LETTERS.get(word, word)
    feature = {"S": "castle", "N": "nomad"}.get(word, word)
    if tile in content.tiles:
        return Cell(feature="location", tile=tile)
    if feature in content.features:
        return Cell(feature=feature)
    return Cell(terrain=TERRAIN_LETTERS.get(word, word)) if word else Cell()


def full(letter: str = "g") -> str:
    """Return the drawing of a board of one terrain."""
    return "\n".join([letter * grid.COLUMNS] * grid.ROWS)


# -- positions ---------------------------------------------------------------------------------


def make_rules_for(
    board: Board,
    players: int = 2,
    cards: Sequence[str] = (),
    start: int = 0,
    nomads: Mapping[Hex, str] | None = None,
    removed: str = "",
    house: Sequence[str] = (),
) -> Rules:
    """Return the rules of a game on a board; castles always score, palaces where there are any.

    The swamp cards are among the terrain cards.
    """
    content = catalog()
    features = [f for f in ("palace", "capitol") if board.feature_masks.get(f)]
    return Rules(
        board=board,
        players=players,
        pieces=content.pieces,
        terrain_cards=[
            *content.expansion("base").terrain_cards,
            *content.expansion("marshlands").terrain_cards,
        ],
        tiles=content.tiles,
        cards=[content.card(id_) for id_ in (*cards, "castle", *features)],
        start=start,
        nomads=nomads,
        removed_terrain=removed,
        house=house,
    )


def make_position(
    board: Board,
    *,
    own: str = "",
    other: str = "",
    pieces: Sequence[str] | None = None,
    card: str | None = "grass",
    hand: str | None = None,
    hands: Sequence[str] | None = None,
    deck: str = "",
    discards: str = "",
    tiles: str = "",
    tiles_of: Mapping[int, str] | None = None,
    nomads: str = "",
    others: str = "",
    others_of: Mapping[int, str] | None = None,
    walls: str = "",
    cards: Sequence[str] = (),
    supply: Mapping[int, int] | None = None,
    start: int = 0,
    active: int | None = None,
    rng: int = 1,
    stored: Mapping[int, int] | None = None,
    numbers: Mapping[int, int] | None = None,
    removed: str = "",
    house: Sequence[str] = (),
) -> Position:
    """Return a position at the start of a turn, the card just revealed, nothing built yet.

    The reveal is the core's own: a useless card is replaced, a player without card draws.
    `own` and `other` (or `pieces`, one text per player) name the hexes of the settlements;
    `card` is the played card, or several to choose from, `hand` the one card of player 1 (or
    `hands`, one text per player);
    `tiles` are those of player 0, `tiles_of` those of others: `tavern@B3` is usable,
    `tavern@B3:used` and `tavern@B3:new` are not.  `nomads` are the nomad tiles that still lie on
    their spaces; `others` are the pieces of player 0 besides settlements, `warrior@C5`, `others_of`
    those of others (a city hall by its middle), `walls` the stone walls.  `stored` are the
    settlements on temples and `numbers` the number tiles by player; `removed` is the terrain out
    of the deck, `house` the house rules.
    """
    placed = list(pieces) if pieces is not None else [own, other]
    given = {**(tiles_of or {}), **({0: tiles} if tiles else {})}
    words = " ".join([nomads, *given.values()]).split()
    lying = {grid.parse_hex(at): tile for tile, at in map(_tile_and_place, words)}
    spaces = board.feature_masks.get("nomad", 0)
    lying = {hex_: tile for hex_, tile in lying.items() if spaces >> hex_ & 1}
    rules = make_rules_for(board, len(placed), cards, start, lying, removed, house)
    position = Position.start(rules, (), [()] * len(placed), rng)
    position.extras = position.extras._replace(
        stored=tuple((stored or {}).get(player, 0) for player in range(len(placed))),
        numbers=tuple((numbers or {}).get(player, 0) for player in range(len(placed))),
    )
    position.own = tuple(hexes(text) for text in placed)
    position.supply = tuple(
        (supply or {}).get(player, 40 - mask.bit_count())
        for player, mask in enumerate(position.own)
    )
    for player, text in {**(others_of or {}), **({0: others} if others else {})}.items():
        for word in text.split():
            _put_piece(position, player, word)
    if walls:
        _put_walls(position, hexes(walls))
    position.halo = tuple(grid.around(mask) for mask in position.own)
    occupied = sum(position.own)
    assert occupied & ~board.open_mask == 0, "a piece was put on a feature"
    assert occupied & hexes(walls) == 0, "a piece was put on a wall"
    position.empty_mask = board.open_mask & ~occupied & ~hexes(walls)
    position.blocked = position.blocked_by(position.others)
    position.free_mask = position.empty_mask & ~position.blocked
    position.deck, position.discards = tuple(deck.split()), tuple(discards.split())
    position.active = position.to_move = start if active is None else active
    in_hand = list(hands) if hands is not None else ["", hand or "", *[""] * len(placed)]
    in_hand[position.active] = card or ""
    position.hands = tuple(tuple(text.split()) for text in in_hand[: len(placed)])
    for player, text in given.items():
        for word in text.split():
            _give_tile(position, player, word)
    kept = position.tiles
    opening = turn.open_game(position)
    position.tiles = kept  # with the states asked for: the start of the turn made all usable
    position = Position(rules, position.state())
    position.opening = opening
    return position


def _tile_and_place(word: str) -> tuple[str, str]:
    tile, _, rest = word.partition("@")
    return tile, rest.partition(":")[0]


def _put_piece(position: Position, player: int, word: str) -> None:
    piece, name = word.split("@")
    index = position.rules.kind_index[piece]  # KeyError: no tile on this board brings it
    hex_ = grid.parse_hex(name)
    mask = grid.flower(hex_) if position.rules.kinds[index].flower else 1 << hex_
    own, others = list(position.own), [list(masks) for masks in position.others]
    assert not mask & sum(own), f"{name} is occupied"
    own[player] |= mask
    others[index][player] |= mask
    position.own = tuple(own)
    position.others = tuple(tuple(masks) for masks in others)


def _put_walls(position: Position, walls: Mask) -> None:
    others = [*position.others]
    others[position.rules.kind_index["stone_wall"]] = (walls,)
    position.others = tuple(others)


def _give_tile(position: Position, player: int, word: str) -> None:
    tile, name = _tile_and_place(word)
    _, _, state = word.partition(":")
    location = grid.parse_hex(name)
    index, kind = position.rules.site_index[location], position.rules.tile_of[location]
    held = [list(tiles) for tiles in position.tiles]
    held[player] = sorted([*held[player], HeldTile(tile, location, state or "usable")])
    position.tiles = tuple(tuple(tiles) for tiles in held)
    if position.rules.bonus_of.get(kind) == tile:
        return  # it came with the second tile of that kind
    assert kind == tile, f"{name} gives another tile"
    stock = list(position.stock)
    stock[index] -= 1
    position.stock = tuple(stock)
    if not stock[index]:
        position.open_locations &= ~(1 << location)
    claimed = list(position.claimed)
    claimed[player] |= 1 << location
    position.claimed = tuple(claimed)


# -- playing and asking ------------------------------------------------------------------------


def play(position: Position, *texts: str) -> list[Event]:
    """Play moves given as texts; return all their events."""
    return [event for text in texts for event in position.push(parse_move(text))]


def moves(position: Position, *sources: str) -> set[str]:
    """Return the texts of the legal moves, of some sources if given."""
    return {str(move) for move in position.legal_moves(sources or None)}


def target_names(
    position: Position, source: str, origin: str | None = None, verb: str | None = None
) -> str:
    """Return the names of the legal targets of a source, of one verb if given."""
    hex_ = None if origin is None else grid.parse_hex(origin)
    return names(position.targets(source, hex_, verb))


def on_board(position: Position, piece: str, player: int = 0) -> str:
    """Return the names of the hexes with a kind of piece; `stone_wall` belongs to nobody."""
    masks = position.others[position.rules.kind_index[piece]]
    return names(masks[player if len(masks) > 1 else 0])


def earned(position: Position, card: str) -> list[int]:
    """Return what every player earned for a card, or as `treasure`, during play."""
    index = position.rules.earners.index(card)
    return [purse[index] for purse in position.earned]


def held(position: Position, player: int = 0) -> list[str]:
    """Return the tiles of a player as texts: `tavern@B3:used`."""
    return [f"{t.tile}@{grid.hex_name(t.location)}:{t.state}" for t in position.tiles[player]]


def of_kind(events: Iterable[Event], *kinds: type) -> list[Event]:
    """Return the events of some kinds, in order."""
    return [event for event in events if isinstance(event, kinds)]


def kinds(events: Iterable[Event]) -> list[str]:
    """Return the names of the kinds of events, in order."""
    return [type(event).__name__ for event in events]


# -- random games ------------------------------------------------------------------------------


def random_options(seed: int) -> GameOptions:
    """Return options of a random game: players, edition and castles vary with the seed."""
    rng = random.Random(seed)
    edition = rng.choice(["base", "new"])
    return GameOptions(
        players=rng.randint(2, 5),
        seed=seed,
        edition=edition,
        beautiful_castles=edition == "new" and rng.random() < 0.5,
    )


EXPANSION_SECTIONS = (
    *("quarry", "caravan", "village", "garden"),
    *("lighthouse", "barracks", "city_hall", "monastery"),
)


def mixed_options(seed: int, players: int | None = None) -> GameOptions:
    """Return options of a random game with Nomads, Crossroads or both.

    Half of them on sections of these expansions alone, so that rare things come up often.
    """
    rng = random.Random(seed)
    expansions = rng.choice([("base", "nomads"), ("base", "crossroads"), EXPANSIONS, EXPANSIONS])
    pool = sorted(s.id for s in catalog().sections.values() if s.expansion in expansions)
    if rng.random() < 0.5:
        pool = [id_ for id_ in pool if id_ in EXPANSION_SECTIONS]
    sections = tuple((id_, rng.choice([0, 180])) for id_ in rng.sample(pool, 4))
    return GameOptions(
        players=players or rng.randint(2, 5),
        seed=seed,
        expansions=expansions,
        sections=sections,
        edition="new" if rng.random() < 0.15 else "base",
    )


ALL = (
    *("base", "nomads", "crossroads", "marshlands", "harvest"),
    *("capitol", "caves", "island", "new_a", "new_b"),
)
HOUSE_RULES = (
    *("own_tiles_only", "any_terrain_for_twins", "lords_need_settlement"),
    *("draw_at_start", "open_hands"),
)


def all_options(seed: int, players: int | None = None) -> GameOptions:
    """Return options of a random game with some or all expansions, some with house rules."""
    rng = random.Random(seed)
    chosen = [id_ for id_ in ALL[1:] if rng.random() < 0.6]
    sections = {s.id: s.expansion for s in catalog().sections.values() if not s.is_island}
    new = ("marshlands", "harvest")
    pool = sorted(id_ for id_, where in sections.items() if where in ("base", *chosen))
    late = [id_ for id_ in pool if sections[id_] in new]
    pool = late if len(late) >= 4 and rng.random() < 0.5 else pool
    cards = sorted(c.id for c in catalog().cards.values() if c.kind == "scoring_card")
    return GameOptions(
        players=players or rng.randint(2, 5),
        seed=seed,
        expansions=("base", *chosen),
        sections=tuple((id_, rng.choice([0, 180])) for id_ in rng.sample(pool, 4)),
        cards=tuple(rng.sample(cards, 3)),
        edition="new" if rng.random() < 0.15 else "base",
        house_rules=tuple(r for r in HOUSE_RULES if rng.random() < 0.3) if seed % 4 == 3 else (),
    )


def random_position(
    options: GameOptions, cut_deck: int = 30, water: float = 0.0, one_tile: str | None = None
) -> Position:
    """Return the first position of a game that need not be a whole one.

    `cut_deck` leaves only so many cards, `water` floods a share of the land, `one_tile` puts the
    same tile on every location: rare situations come up in few games that way.
    """
    content, explicit = catalog(), resolve(catalog(), options)
    dealt = deal(content, explicit)
    rules = make_rules(content, explicit, dealt.nomads, dealt.removed_terrain)
    if water or one_tile:
        rng = random.Random(options.seed)
        placements = [_changed(p, rng, water, one_tile) for p in rules.board.placements]
        island = rules.board.island
        board = build_board(placements, content.terrains, content.features, island)
        dry = board.terrain_masks.get("mountain", 0) | board.feature_masks.get("castle", 0)
        overlays = {feature: mask & dry for feature, mask in rules.board.overlays.items()}
        board = replace(board, overlays=overlays, feature_masks={**board.feature_masks, **overlays})
        rules = Rules(
            board=board,
            players=rules.players,
            pieces=content.pieces,
            terrain_cards=tuple(rules.terrain_cards.values()),
            tiles=content.tiles,
            cards=[score.card for score in (*rules.scores, *rules.red)],
            start=rules.start,
            nomads=rules.nomads,
            removed_terrain=rules.removed_terrain,
            house=rules.house,
        )
    deck = dealt.deck[: max(0, cut_deck - sum(map(len, dealt.hands)))]
    return start_position(rules, replace(dealt, deck=deck))


def _changed(
    placement: Placement, rng: random.Random, water: float, one_tile: str | None
) -> Placement:
    old = placement.section
    cells = [
        Cell(terrain="water") if cell.terrain and rng.random() < water else cell
        for cell in old.cells
    ]
    section = Section(old.id, old.name, old.expansion, tuple(cells))
    return Placement(section, placement.rotation, one_tile or placement.tile, placement.castle)


def random_move(position: Position, rng: random.Random) -> Move:
    """Return a legal move: source and verb first, because move tiles have far more moves."""
    source = rng.choice(position.sources())
    found = position.legal_moves((source,))
    verbs = list(dict.fromkeys(move.verb for move in found))
    if len(verbs) > 1:
        verb = rng.choice(verbs)
        found = [move for move in found if move.verb == verb]
    return rng.choice(found)


def naive_board(board: Board, nomads: Mapping[Hex, str] | None = None) -> NaiveBoard:
    """Return the same board for the naive reference engine, with the nomad tiles on it."""
    terrain = {naive_hex(h): kind for h in grid.HEXES if (kind := board.terrain_at(h))}
    locations = {naive_hex(place.hex): place.tile for place in board.locations}
    features = {id_: as_set(mask) for id_, mask in board.feature_masks.items()}
    spaces = {
        naive_hex(h): (nomads or {}).get(h) for h in grid.bits(board.feature_masks.get("nomad", 0))
    }
    return NaiveBoard(
        terrain,
        locations,
        features.get("castle", set()),
        spaces,
        palaces=features.get("palace", set()),
        silos=features.get("silo", set()),
        capitols=features.get("capitol", set()),
        caves=features.get("cave", set()),
        island=as_set(board.hex_mask & grid.ISLAND_MASK),
    )


def naive_hex(hex_: Hex) -> tuple[int, int]:
    """Return a hex as the naive engine has it: the rows of the island are 100 to 104."""
    row, column = grid.row_column(hex_)
    if row < grid.ISLAND_ROW:
        return row, column
    return 100 + row - grid.ISLAND_ROW, column - grid.ISLAND_COLUMN


def as_set(mask: Mask) -> set[tuple[int, int]]:
    """Return a set of hexes as (row, column) pairs of the naive engine."""
    return {naive_hex(hex_) for hex_ in grid.bits(mask)}


def as_mask(chosen: Iterable[tuple[int, int]]) -> Mask:
    """Return (row, column) pairs as a set of hexes."""
    return sum(1 << grid.hex_at(*place) for place in set(chosen))
