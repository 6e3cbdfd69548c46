"""Naive reference engine: names and numbers of the components, held tiles, the open block."""

from __future__ import annotations

from dataclasses import dataclass, field

from .naive_board import Hex

SUPPLY = 40
TILES_PER_LOCATION = 2
MANDATORY_BUILDS = 3
SWAMP_BUILDS = 2
WALLS = 25
# the two scouts are shared; only the active player has any.
STOCK = {"warrior": 2, "wagon": 1, "ship": 1, "city_hall": 1, "scout": 2}
NUMBER_TILES = 10
NUMBERS_PER_PLAYER = 5
BONUS_TILES = 2  # of each type
# Location tiles with a bonus tile.
MARSHLANDS = ("canoe", "fountain", "temple", "refuge")
# Location tiles that build one settlement, that move one piece, that bring pieces, and the rest.
BUILD_TILES = (
    "oracle",
    "farm",
    "oasis",
    "tower",
    "tavern",
    "village",
    "garden",
    "foresters_lodge",
    "monastery",
    "fountain",
    "water_mill",
    "mountain_station",
    "watchtower",
    "university",
)
MOVE_TILES = (
    *("barn", "harbor", "paddock", "caravan"),
    *("refuge", "palisade", "rope_bridge", "tree_house"),
)
PIECE_TILES = ("barracks", "wagon", "lighthouse", "city_hall")
OTHER_TILES = (
    *("quarry", "fort", "crossroads"),
    *("canoe", "temple", "bazaar", "scout_cabin", "cathedral"),
)
DONATIONS = ("grass", "canyon", "desert", "flower", "forest", "water", "mountain")
NOMAD_TILES = (
    *(f"donation_{terrain}" for terrain in DONATIONS),
    "resettlement",
    "outpost",
    "sword",
    "treasure",
)
TREASURE = 3  # gold
#
HOUSE_RULES = (
    "own_tiles_only",
    "any_terrain_for_twins",
    "lords_need_settlement",
    "draw_at_start",
)


@dataclass
class NaiveTile:
    """One held location tile."""

    kind: str
    location: Hex
    used: bool = False
    fresh: bool = True  # gained this turn


@dataclass
class NaiveBonus:
    """One held bonus tile: 'canoe_bonus', ..."""

    kind: str
    used: bool = False
    fresh: bool = True  # gained this turn


@dataclass
class NaiveNomadTile:
    """One held nomad tile."""

    kind: str
    claimed: int  # the round in which it was claimed
    used: bool = False


@dataclass
class NaiveBlock:
    """An action of several steps that has begun and is not finished."""

    action: str  # 'tile:quarry', 'bazaar:quarry', 'nomad:sword', ...
    left: int = 0  # steps that may still follow
    hex: Hex | None = None  # where the walking wagon or ship is
    card: str | None = None  # the card the fort has drawn
    victims: list[int] = field(default_factory=list)  # whom the sword still strikes
