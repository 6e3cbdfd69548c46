"""Numbers for actions, hexes and observed values, the same in every game with shipped content.

Trained models depend on them. A change of any table raises `NUMBERING`. Nothing here is a rule.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final, NamedTuple

from kingdom_builder_qt.core.errors import Misuse, quoted
from kingdom_builder_qt.core.grid import HEXES, ISLAND_ROW, Hex, row_column
from kingdom_builder_qt.core.moves import (
    BUILD,
    CANOE,
    CHOOSE,
    DRAW,
    END,
    MANDATORY,
    MOVE,
    PLACE,
    REMOVE,
    RETURN,
    SILO,
    SKIP,
    TAKE,
    TURN,
    USE,
    WALL,
    Move,
    bonus_source,
    nomad_source,
    repeat_source,
    tile_source,
)
from kingdom_builder_qt.core.rules import HOUSE_RULES, MAX_PLAYERS

NUMBERING: Final = 1  # the version of all tables of this module

# -- hexes: cells of a rectangle -------------------------------------------------------------------

PLANE_ROWS: Final = 27
COLUMNS: Final = 20
CELLS: Final = PLANE_ROWS * COLUMNS
# Two empty rows between the main board and the island: an even number, so that shifted rows stay
# odd, and hexes of one are no neighbours of the other in the rectangle either.
_ISLAND_SHIFT: Final = ISLAND_ROW - 22


def _cell(hex_: Hex) -> int:
    row, column = row_column(hex_)
    return (row - _ISLAND_SHIFT if row >= ISLAND_ROW else row) * COLUMNS + column


_CELL_OF: Final = {hex_: _cell(hex_) for hex_ in HEXES}
_HEX_OF: Final = {cell: hex_ for hex_, cell in _CELL_OF.items()}


def cell_of(hex_: Hex) -> int:
    """Return the cell of a hex: row * COLUMNS + column of the rectangle; Misuse if invalid."""
    row_column(hex_)
    return _CELL_OF[hex_]


def hex_of(cell: int) -> Hex | None:
    """Return the hex of a cell, None for a cell without a hex."""
    return _HEX_OF.get(cell)


# -- ids of the shipped content --------------------------------------------------------------------


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


TERRAINS: Final = _words("grass canyon desert flower forest water mountain swamp farmland")
FEATURES: Final = _words("castle location nomad palace silo cave capitol")
TERRAIN_CARDS: Final = _words(
    "grass canyon desert flower forest swamp_grass swamp_canyon swamp_desert swamp_flower "
    "swamp_forest"
)
CARDS: Final = _words(
    "castle citizens discoverers farmers fishermen hermits knights lords merchants miners "
    "workers capitol home_country fortress road place_of_refuge advance compass_points "
    "chainers homesteaders mayors rangers rovers travellers palace captains geologists "
    "messengers noblewomen scouts vassals ambassadors families shepherds"
)
OWNED_PIECES: Final = ("warrior", "wagon", "ship", "city_hall")
NEUTRAL_PIECES: Final = ("stone_wall", "scout")
_LOCATION_TILES: Final = _words(
    "oracle farm oasis tower tavern barn harbor paddock quarry caravan village garden "
    "lighthouse foresters_lodge barracks crossroads city_hall fort monastery wagon canoe "
    "fountain temple refuge bazaar water_mill mountain_station scout_cabin cathedral "
    "watchtower university palisade rope_bridge tree_house"
)
_DONATIONS: Final = tuple(
    f"donation_{terrain}"
    for terrain in ("grass", "canyon", "desert", "flower", "forest", "water", "mountain")
)
_NOMAD_TILES: Final = (*_DONATIONS, "resettlement", "outpost", "sword", "treasure")
_BONUS_TILES: Final = ("canoe_bonus", "fountain_bonus", "temple_bonus", "refuge_bonus")
TILES: Final = (*_LOCATION_TILES, *_NOMAD_TILES, *_BONUS_TILES)

# -- actions ---------------------------------------------------------------------------------------

_HEX_VERBS: Final = (BUILD, MOVE, PLACE, RETURN, WALL, REMOVE)
# Location tiles by verb. Each has two forms, because the Bazaar repeats it.
_BY_VERB: Final = {
    BUILD: "oracle farm oasis tower tavern village garden foresters_lodge fort monastery fountain "
    "water_mill mountain_station cathedral watchtower university",
    MOVE: "barn harbor paddock caravan lighthouse wagon refuge palisade rope_bridge tree_house",
    PLACE: "lighthouse barracks city_hall wagon scout_cabin",
    RETURN: "lighthouse barracks wagon",
    WALL: "quarry",
    REMOVE: "temple",
}


class Form(NamedTuple):
    """A source and verb that name a hex: one plane of actions."""

    source: str
    verb: str


_SECOND_STEP: Final = Form("", "target")
# One plane of cells each. The last plane is the second step of every move.
FORMS: Final[tuple[Form, ...]] = (
    Form(MANDATORY, BUILD),
    Form(CANOE, BUILD),
    Form(SILO, BUILD),
    Form(SILO, MOVE),
    Form("farmland", BUILD),
    Form("cave", MOVE),
    Form(bonus_source("canoe_bonus"), BUILD),
    Form(bonus_source("refuge_bonus"), MOVE),
    *(Form(nomad_source(tile), BUILD) for tile in _DONATIONS),
    Form(nomad_source("resettlement"), MOVE),
    Form(nomad_source("sword"), REMOVE),
    *(
        Form(source(tile), verb)
        for source in (tile_source, repeat_source)
        for verb in _HEX_VERBS
        for tile in _BY_VERB[verb].split()
    ),
    _SECOND_STEP,
)
FORM_INDEX: Final = {form: index for index, form in enumerate(FORMS)}
TARGET_FORM: Final = FORM_INDEX[_SECOND_STEP]
SOURCES: Final[tuple[str, ...]] = (
    *(MANDATORY, CANOE, SILO, "farmland", "cave", TURN),
    *map(bonus_source, _BONUS_TILES),
    *map(nomad_source, _NOMAD_TILES),
    *map(tile_source, _LOCATION_TILES),
    *map(repeat_source, _LOCATION_TILES),
)
_SOURCE_INDEX: Final = {source: index for index, source in enumerate(SOURCES)}
PLAIN_VERBS: Final = (SKIP, DRAW, USE, TAKE, END)
# The sides of a swamp card are chosen by terrain.
CHOICES: Final = (*TERRAIN_CARDS, "swamp")
HEX_ACTIONS: Final = len(FORMS) * CELLS
FIRST_CHOICE: Final = HEX_ACTIONS + len(SOURCES) * len(PLAIN_VERBS)
ACTIONS: Final = FIRST_CHOICE + len(CHOICES)


def actions_of(move: Move) -> tuple[int, ...]:
    """Return the action of a move; two for the verb `move`: its origin, then its target.

    Raises Misuse for a move of content without numbers.
    """
    source, verb, origin, target, choice = move
    try:
        if verb == CHOOSE:
            return (FIRST_CHOICE + CHOICES.index(choice),)
        if verb in PLAIN_VERBS:
            place = _SOURCE_INDEX[source] * len(PLAIN_VERBS) + PLAIN_VERBS.index(verb)
            return (HEX_ACTIONS + place,)
        first = FORM_INDEX[Form(source, verb)] * CELLS
        if origin is None:
            return (first + _CELL_OF[_present(target)],)
        return first + _CELL_OF[origin], TARGET_FORM * CELLS + _CELL_OF[_present(target)]
    except (LookupError, ValueError):
        raise Misuse(f"no action has a number for {quoted(str(move))}") from None


def _present(hex_: Hex | None) -> Hex:
    if hex_ is None:
        raise LookupError
    return hex_


def move_of(first: int, second: int | None = None) -> Move:
    """Return the move of one action, or of the two of a move: the inverse of `actions_of`.

    Raises Misuse for numbers that are no such actions. The move need not be legal.
    """
    if not 0 <= first < ACTIONS:
        raise Misuse(f"no action {quoted(first)}: they are 0 to {ACTIONS - 1}")
    if first >= FIRST_CHOICE:
        made = Move(TURN, CHOOSE, choice=CHOICES[first - FIRST_CHOICE])
    elif first >= HEX_ACTIONS:
        source, verb = divmod(first - HEX_ACTIONS, len(PLAIN_VERBS))
        made = Move(SOURCES[source], PLAIN_VERBS[verb])
    else:
        made = _hex_move(first, second)
        second = None
    if second is not None:
        raise Misuse(f"the action {first} has no second step")
    return made


def _hex_move(first: int, second: int | None) -> Move:
    index, cell = divmod(first, CELLS)
    form, hex_ = FORMS[index], _HEX_OF.get(cell)
    if hex_ is None or index == TARGET_FORM:
        raise Misuse(f"the action {first} begins no move")
    if (form.verb == MOVE) != (second is not None):
        raise Misuse(f"the action {first}: only a move has a second step, and needs it")
    if second is None:
        return Move(form.source, form.verb, None, hex_)
    second_index, second_cell = divmod(second, CELLS)
    target = _HEX_OF.get(second_cell)
    if second_index != TARGET_FORM or target is None:
        raise Misuse(f"the action {second} is no target")
    return Move(form.source, form.verb, hex_, target)


# -- observations ----------------------------------------------------------------------------------

SEATS: Final = MAX_PLAYERS
STATIC_PLANES: Final = ("board", *TERRAINS, *FEATURES)
MASK_PLANES: Final = (
    *(f"settlements_{seat}" for seat in range(SEATS)),
    *(f"own_{piece}" for piece in OWNED_PIECES),
    *(f"others_{piece}" for piece in OWNED_PIECES),
    *NEUTRAL_PIECES,
    *("free", "blocked", "built", "stepping", "spent", "taken_from", "own_rows", "others_rows"),
)
# Each plane has a byte per cell: 0 or 1, but for the last two a number.
PLANES: Final = (*STATIC_PLANES, *MASK_PLANES, "tile", "tiles_left")

# Names and lengths of the parts, in order.
_PARTS: Final = {
    **dict.fromkeys(("players", "round", "deck", "built", "builds_left", "extra_due"), 1),
    **dict.fromkeys(("steps_left", "may_skip", "choosing", "armed", "ending"), 1),
    **dict.fromkeys(("asked", "silos", "walls", "scouts_left"), 1),
    **dict.fromkeys(("to_move", "active", "start"), SEATS),
    **dict.fromkeys(("seated", "gold", "supply", "hand_size"), SEATS),
    **dict.fromkeys(("stored", "number_tiles", "extra_cards"), SEATS),
    "pieces": SEATS * len(OWNED_PIECES),
    "tiles_held": SEATS * len(TILES),
    "tiles_usable": SEATS * len(TILES),
    "hands": SEATS * len(TERRAIN_CARDS),
    **dict.fromkeys(("card", "drawn", "unseen", "discards", "removed"), len(TERRAIN_CARDS)),
    **dict.fromkeys(("terrain", "scouted_terrain"), len(TERRAINS)),
    "cards": len(CARDS),
    "house_rules": len(HOUSE_RULES),
    "step": len(FORMS),
}
_ENDS: Final = tuple(accumulate(_PARTS.values()))
# The place of each part in the vector of scalars.
SCALARS: Final = {
    name: slice(end - length, end)
    for (name, length), end in zip(_PARTS.items(), _ENDS, strict=True)
}
SCALAR_COUNT: Final = _ENDS[-1]
