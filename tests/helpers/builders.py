"""Small readable builders for tests of the rules: boards from text, positions from names.

The expected moves and scores are in the tests.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.board import Board, Cell, Placement, Section, build_board
from kingdom_builder_qt.core.entries import TerrainCard
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.core.notation.boards import USER, board_text, island_text, overlays_text
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.specials import TILES, Token
from tests.helpers.pinned import pinned, shipped

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
# Capital letters of the drawings: S is a castle, N a nomad space, the others are locations.
# Features without a letter are named in full in `extra`: `canoe`, `palace`, `silo`.
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


def catalog() -> Catalog:
    """Return the pinned content, which new entries of `board_data` do not change."""
    return pinned()


# -- hexes -------------------------------------------------------------------------------------


def hexes(text: str) -> Mask:
    """'C7 C8' -> a set of hexes; 'C3-7' stands for the hexes C3 to C7."""
    return grid.set_of(map(grid.parse_hex, _spread(text)))


def sector_of(board: Board, hex_: Hex) -> int | None:
    """Return the quadrant number 0..3 (NW, NE, SW, SE) of a hex, None outside all."""
    return next((q for q, mask in enumerate(board.sector_masks) if mask >> hex_ & 1), None)


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
    content = shipped()
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
    land = Section("", "", "", cells, origin=USER, is_island=True) if island else None
    placements = [_placement(words, quadrant) for quadrant in range(4)]
    return build_board(placements, content.terrains, content.features, land, overlays)


def _drawn_rows(drawing: str) -> list[list[str]]:
    rows = [line.replace(" ", "") for line in drawing.strip("\n").splitlines()]
    return [list(row) for row in rows if row]


def _placement(words: Sequence[Sequence[str]], quadrant: int) -> Placement:
    top, left = 10 * (quadrant // 2), 10 * (quadrant % 2)
    cells = [_cell(words[top + row][left + col]) for row in range(10) for col in range(10)]
    return Placement(Section("", "", "", tuple(cells), origin=USER))


def _cell(word: str) -> Cell:
    content, tile = shipped(), TILE_LETTERS.get(word, word)
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
    `tavern@B3:used` and `tavern@B3:new` are not.  `nomads` are the nomad tiles still on their
    spaces; `others` are the pieces of player 0 besides settlements, `warrior@C5`, `others_of`
    those of others (a city hall by its middle), `walls` the stone walls.  `stored` are the
    settlements on temples and `numbers` the number tiles by player; `removed` is the terrain out
    of the deck, `house` the house rules.  ValueError for a piece on a castle or another location.
    """
    placed = list(pieces) if pieces is not None else [own, other]
    given = {**(tiles_of or {}), **({0: tiles} if tiles else {})}
    turn = start if active is None else active
    in_hand = list(hands) if hands is not None else ["", hand or "", *[""] * len(placed)]
    in_hand[turn] = card or ""
    own_others = {**(others_of or {}), **({0: others} if others else {})}
    fields = {
        "board": board_text(board),
        "island": island_text(board),
        "overlays": overlays_text(board),
        "players": str(len(placed)),
        "start": str(start),
        "cards": " ".join([*cards, *_feature_cards(board)]),
        "terrain cards": " ".join(card.id for card in _terrain_cards()),
        "removed terrain": removed,
        "nomads": " ".join(_lying(board, [nomads, *given.values()])),
        "house rules": " ".join(house),
        "begin": str(turn),
        "pieces": " ".join([*_nobodys(own_others), *(f"stone_wall@{h}" for h in _spread(walls))]),
        **_kept(board, "settlement", stored or {}),
        **_kept(board, "number", numbers or {}),
        "deck": deck,
        "discards": discards,
        "chance": str(rng),
        "ending": "no",
    }
    left = {player: 40 - hexes(text).bit_count() for player, text in enumerate(placed)}
    for player, text in enumerate(placed):
        fields[f"settlements {player}"] = text
        fields[f"pieces {player}"] = " ".join(_owned(own_others.get(player, "")))
        fields[f"supply {player}"] = str({**left, **(supply or {})}[player])
        fields[f"tiles {player}"] = given.get(player, "")
        fields[f"hand {player}"] = in_hand[player]
    text = "\n".join(f"{key}: {value}" for key, value in fields.items() if value)
    position = Position.from_text(text, shipped())
    if astray := grid.union(position.own) & ~board.terrain_mask:  # as text it may be
        raise ValueError(f"no piece can stand on {names(astray)}")
    return position


def _feature_cards(board: Board) -> list[str]:
    """Return the cards that pay for locations: castles always, palaces on boards with palaces."""
    return ["castle", *(f for f in ("palace", "capitol") if board.feature_masks.get(f))]


def _terrain_cards() -> list[TerrainCard]:
    """Return the terrain cards, those of Marshlands among them."""
    expansions = map(shipped().expansion, ("base", "marshlands"))
    return [card for expansion in expansions for card in expansion.terrain_cards]


def _lying(board: Board, texts: Sequence[str]) -> list[str]:
    """Return the tiles that were on nomad spaces at any time, from texts with all tiles."""
    spaces = board.feature_masks.get("nomad", 0)
    places = [word.partition(":")[0].partition("@") for word in " ".join(texts).split()]
    lying = {name: tile for tile, _, name in places if spaces >> grid.parse_hex(name) & 1}
    return [f"{tile}@{name}" for name, tile in lying.items()]


def _owned(words: str) -> list[str]:
    return [word for word in words.split() if shipped().pieces[word.partition("@")[0]].owned]


def _nobodys(texts: Mapping[int, str]) -> list[str]:
    words = " ".join(texts.values())
    return [word for word in words.split() if word not in _owned(words)]


def _kept(board: Board, token: Token, counts: Mapping[int, int]) -> dict[str, str]:
    """Return the field for the contents of the tiles of a board."""
    tiles = {place.tile for place in board.locations}
    named = [t for t in shipped().tiles.values() if t.special and t.id in tiles]
    words = " ".join(f"{player}={count}" for player, count in counts.items() if count)
    return {f"kept {tile.id}": words for tile in named if TILES[tile.special].token == token}


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
    """Return the names of the hexes with a kind of piece; `stone_wall` has no owner."""
    masks = position.others[position.rules.kind_index[piece]]
    return names(masks[player if len(masks) > 1 else 0])


def tokens(position: Position, special: str) -> tuple[int, ...]:
    """Return the tokens on the tiles of a special by player; empty if it is not in play."""
    found = [s for s in position.rules.specials if s.word == special]
    players = range(position.rules.players)
    return tuple(sum(s.tokens(position, player) for s in found) for player in players)


def stored(position: Position) -> tuple[int, ...]:
    """Return the settlements on temple tiles by player."""
    return tokens(position, "temple_store")


def number_tiles(position: Position) -> tuple[int, ...]:
    """Return the number tiles by player."""
    return tokens(position, "cathedral_store")


def earned(position: Position, card: str) -> list[int]:
    """Return the gold of every player for a card, or as `treasure`, during play."""
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
