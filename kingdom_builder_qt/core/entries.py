"""The entries of the content as typed, frozen objects: what YAML files say, before compilation.

No behaviour lives here: `filters`, `actions` and `scoring` compile these for one game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Adjacency: TypeAlias = Literal["if_possible", "ignored"]


@dataclass(frozen=True, slots=True)
class Near:
    """At least one hex within a distance of 1 to `within` matches `filter`."""

    filter: Filter
    within: int = 1


@dataclass(frozen=True, slots=True)
class Filter:
    """A set of hexes; all terms that are given must hold.

    `terrain` holds ids or the words `buildable` and `card` (terrain of the played card);
    `feature` holds ids or the word `site`.  An empty tuple means that the term is not given.
    """

    terrain: tuple[str, ...] = ()
    feature: tuple[str, ...] = ()
    near: tuple[Near, ...] = ()
    edge: bool = False
    line_end: int = 0
    not_: Filter | None = None


@dataclass(frozen=True, slots=True)
class BuildAction:
    """Build one piece from the own supply on an eligible hex of `to`."""

    to: Filter = field(default_factory=Filter)
    adjacency: Adjacency = "if_possible"


@dataclass(frozen=True, slots=True)
class MoveAction:
    """Move one own piece to an eligible hex of `to`.

    `leap` 0 reaches any hex; n > 0 only hexes exactly n away in a straight line.
    """

    to: Filter = field(default_factory=Filter)
    leap: int = 0
    adjacency: Adjacency = "if_possible"


Action: TypeAlias = BuildAction | MoveAction


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile that gives its holder an extra action."""

    id: str
    name: str
    kind: Literal["location_tile"]
    expansion: str
    action: Action
    text: str  # the rule in our own words


@dataclass(frozen=True, slots=True)
class Around:
    """Group: the units beside each hex of `filter`."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Linked:
    """Group: one per hex of `filter` that an own area joins to another such hex."""

    filter: Filter


Group: TypeAlias = Literal["none", "row", "sector", "area"] | Around | Linked
Keep: TypeAlias = Literal["all", "best", "worst"]


@dataclass(frozen=True, slots=True)
class PerUnit:
    """Pay `gold` for every full `every` units of each kept group."""

    gold: int
    every: int = 1


@dataclass(frozen=True, slots=True)
class PerGroup:
    """Pay `gold` for each kept group."""

    gold: int


@dataclass(frozen=True, slots=True)
class Rank:
    """Pay by rank among the players, per group; ties share the full amount."""

    gold: tuple[int, ...]
    zero_ranks: bool = False


Pay: TypeAlias = PerUnit | PerGroup | Rank


@dataclass(frozen=True, slots=True)
class Score:
    """How final gold is counted: units of `of`, cut by `group`, some kept, paid."""

    pay: Pay
    of: Filter = field(default_factory=Filter)
    group: Group = "none"
    keep: Keep = "all"


@dataclass(frozen=True, slots=True)
class Card:
    """A Kingdom Builder card, or a hex feature that pays in every game (castle)."""

    id: str
    name: str
    kind: Literal["scoring_card", "feature_score"]
    expansion: str
    score: Score
    text: str
    feature: str = ""  # feature_score: the feature that pays


@dataclass(frozen=True, slots=True)
class Piece:
    """A kind of piece with its traits."""

    id: str
    name: str
    supply: int  # per player
    stands_on: tuple[str, ...]  # terrain ids or `buildable`; holds where an entry names no terrain


@dataclass(frozen=True, slots=True)
class CardOption:
    """One way to use a terrain card: the terrain and the number of mandatory builds."""

    terrain: str
    build: int


@dataclass(frozen=True, slots=True)
class TerrainCard:
    """A kind of terrain card and how many copies the deck holds."""

    id: str
    name: str
    copies: int
    options: tuple[CardOption, ...]


@dataclass(frozen=True, slots=True)
class Expansion:
    """What one expansion folder brings and how its set-up goes."""

    id: str
    name: str
    text: str
    draw_cards: int = 0  # Kingdom Builder cards drawn for a game
    tiles_per_location: int = 0
    terrain_cards: tuple[TerrainCard, ...] = ()
    first_game_sections: tuple[tuple[str, int], ...] = ()  # (section id, rotation), NW NE SW SE
    first_game_cards: tuple[str, ...] = ()
