"""The entries of the content as typed, frozen objects: the YAML files before compilation.

Entries have no behaviour: `core.compile` prepares them for one game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

Adjacency: TypeAlias = Literal["if_possible", "required", "ignored"]
SETTLEMENT: Final = "settlement"  # the one kind of piece that every game has
Forms: TypeAlias = tuple[tuple[str, str], ...]  # the forms of a name in sentences, by their names


@dataclass(frozen=True, slots=True)
class Terrain:
    """A kind of terrain."""

    id: str
    name: str
    letter: str  # lower-case letter in section files
    buildable: bool
    colour: str  # "#rrggbb", the base colour on the board
    forms: Forms = ()
    colours: tuple[tuple[str, str], ...] = ()  # by kind of colour blindness


@dataclass(frozen=True, slots=True)
class Feature:
    """A kind of feature, printed on a hex in place of terrain: location, castle, ..."""

    id: str
    name: str
    site: bool  # a location in the sense of Merchants and Workers
    forms: Forms = ()


@dataclass(frozen=True, slots=True)
class Near:
    """A condition on the number of hexes at a distance of 1 to `within` that match `filter`.

    At least `min` or, if given, exactly `exactly`; both count neighbours only.
    """

    filter: Filter
    within: int = 1
    min: int = 1
    exactly: int | None = None


@dataclass(frozen=True, slots=True)
class Filter:
    """A set of hexes; all given terms must hold. An empty value means that a term is not given.

    `terrain` has ids or words: `buildable`; `card` (terrain of the played card); `drawn` (of the
    card just turned up); `printed` (of this variant of a tile); `removed` (taken out of the deck at
    set-up); `same` (inside `near`: the terrain of the hex itself). `feature` has ids or the word
    `site`. `piece` is `own`, `opponent` (pieces that count as settlements) or `none` (no piece).
    `section_border` means adjacent to another section.
    """

    terrain: tuple[str, ...] = ()
    feature: tuple[str, ...] = ()
    piece: str = ""
    near: tuple[Near, ...] = ()
    edge: bool = False
    section_border: bool = False
    line_end: int = 0
    not_: Filter | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """The minimum and maximum number of pieces of an action, taken as one uninterrupted block."""

    min: int = 1
    max: int = 1


@dataclass(frozen=True, slots=True)
class BuildAction:
    """Bring pieces from the player's supply to hexes of `to`.

    With `count` (3, 3) as many of the three as possible must be built; with (1, 2) the second is
    optional.
    """

    piece: str = "settlement"
    count: Count = field(default_factory=Count)
    to: Filter = field(default_factory=Filter)
    adjacency: Adjacency = "if_possible"


ReachKind: TypeAlias = Literal["anywhere", "leap", "slide", "ray", "steps", "same_area"]


@dataclass(frozen=True, slots=True)
class Reach:
    """The reach of a move.

    `anywhere`; `leap`: exactly `length` hexes in a straight line, over anything; `slide`: in a
    straight line as far as possible; `ray`: in a straight line to the first target, over anything;
    `steps`: up to `length` steps to adjacent hexes, all by one piece or, if `shared`, by any;
    `same_area`: adjacent to a remaining member of the piece's former area.
    """

    kind: ReachKind = "anywhere"
    length: int = 0
    shared: bool = False


@dataclass(frozen=True, slots=True)
class MoveAction:
    """Move own pieces from hexes of `from_` to hexes of `to`.

    An empty `piece` means any movable piece. If `count` exceeds one, each piece moves at most once.
    """

    piece: str = ""
    count: Count = field(default_factory=Count)
    from_: Filter = field(default_factory=Filter)
    to: Filter = field(default_factory=Filter)
    reach: Reach = field(default_factory=Reach)
    adjacency: Adjacency = "if_possible"


@dataclass(frozen=True, slots=True)
class RemoveAction:
    """Return a piece from the board to its owner's supply; an empty `piece` is any removable one.

    `each_opponent`: one piece of every opponent who has one.
    """

    piece: str = ""
    owner: Literal["own", "each_opponent"] = "own"


@dataclass(frozen=True, slots=True)
class DrawAction:
    """Turn up a terrain card, then build; the card is discarded afterwards."""

    then: BuildAction


BasicAction: TypeAlias = BuildAction | MoveAction | RemoveAction


@dataclass(frozen=True, slots=True)
class OneOf:
    """A choice of one action; targets and adjacency are judged per branch.

    The target hex decides between builds of the same piece (canoe, R-209).
    """

    branches: tuple[BasicAction, ...]


@dataclass(frozen=True, slots=True)
class WaiveAdjacency:
    """Modifier: the next placement that carries "adjacent if possible" ignores adjacency."""


@dataclass(frozen=True, slots=True)
class WaiveFirst:
    """Modifier: the first build of each mandatory action may ignore adjacency."""


@dataclass(frozen=True, slots=True)
class HandSize:
    """Modifier: the number of terrain cards drawn at the end of the turn."""

    cards: int


Action: TypeAlias = BasicAction | OneOf | DrawAction
Modifier: TypeAlias = WaiveAdjacency | WaiveFirst | HandSize
TileKind: TypeAlias = Literal["location_tile", "bonus_tile", "nomad_tile", "standing_action"]
TileWhen: TypeAlias = Literal["turn", "opponent_takes_last_tile", "before_scoring"]


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile that gives its holder an extra action or a modifier, or an action of all players.

    Variants are tiles of their own: `id` donation_grass, `printed` grass. `gold_on_claim` is paid
    at once, and the tile leaves the game. `copies` is its number in the stack of nomad tiles.
    `bonus` is the bonus tile that comes with a second tile of this kind; `upgrades` is the tile
    whose action this bonus tile replaces. `special` is a named rule of `core.specials` in place of
    an action. A standing action belongs to every player and is `brought_by` a terrain or feature on
    the board; before scoring it is used once per such hex adjacent to an own piece.
    """

    id: str
    name: str
    kind: TileKind
    expansion: str
    text: str  # the rule text, not quoted from the rulebook
    action: Action | None = None
    modifier: Modifier | None = None
    printed: str = ""
    gold_on_claim: int = 0
    copies: int = 0
    when: TileWhen = "turn"
    bonus: str = ""
    upgrades: str = ""
    special: str = ""
    brought_by: str = ""
    forms: Forms = ()


@dataclass(frozen=True, slots=True)
class Around:
    """Group: the units at a distance of 1 to `within` from each hex of `filter`."""

    filter: Filter
    within: int = 1


@dataclass(frozen=True, slots=True)
class Linked:
    """Group: one per node that an own area links to another node.

    Nodes are the hexes of `filter` or, if `terrain_area` is given, the areas of that terrain.
    """

    filter: Filter
    terrain_area: str = ""


@dataclass(frozen=True, slots=True)
class Run:
    """Group: straight runs of units, in any direction or only diagonally."""

    diagonal: bool = False


Group: TypeAlias = (
    Literal["none", "row", "sector", "edge", "area", "terrain_area"] | Around | Linked | Run
)
When: TypeAlias = Literal["final", "build", "mandatory_end", "turn_end"]


@dataclass(frozen=True, slots=True)
class Keep:
    """The groups that count: those of at least `min` or exactly `exactly` units, best, worst or
    full.
    """

    which: Literal["all", "best", "worst", "full"] = "all"
    min: int = 1
    exactly: int | None = None


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


@dataclass(frozen=True, slots=True)
class Flat:
    """Pay `gold` once if at least `need` groups are kept."""

    gold: int
    need: int = 1


Pay: TypeAlias = PerUnit | PerGroup | Rank | Flat


@dataclass(frozen=True, slots=True)
class Score:
    """A score: the units of `of`, cut by `group`, filtered by `keep` and paid by `pay`.

    `when`: `build` pays at once for each piece built, `mandatory_end` for the pieces of the
    mandatory action when it is complete, `turn_end` for all pieces built in the turn (red cards).
    `measure` `span`: the value of a group is the number of hexes on the shortest path between its
    two farthest pieces, both ends included; 0 for a single piece.
    """

    pay: Pay
    of: Filter = field(default_factory=Filter)
    group: Group = "none"
    keep: Keep = field(default_factory=Keep)
    when: When = "final"
    measure: Literal["size", "span"] = "size"


@dataclass(frozen=True, slots=True)
class ClaimRows:
    """Score: `gold` for each row in which the player first had `units` settlements (Mayors)."""

    units: int
    gold: int


@dataclass(frozen=True, slots=True)
class Card:
    """A Kingdom Builder card, or the score of a feature that pays in every game (castle).

    `setup` `remove_terrain_type` takes one kind of terrain card out of the deck at the start.
    """

    id: str
    name: str
    kind: Literal["scoring_card", "task_card", "feature_score"]
    expansion: str
    score: Score | ClaimRows
    text: str
    feature: str = ""  # feature_score: the feature that pays
    setup: Literal["", "remove_terrain_type"] = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """A kind of piece.

    `stands_on` has terrain ids or `buildable`; it applies where an entry names no terrain, and
    limits the moves by tiles of other pieces. `blocks_neighbours`: nothing may be placed adjacent
    to it. `ring`: seven hexes, the target is the centre. `fixed`: never moved or removed. `counts`:
    is a settlement in adjacency, claims and scores. `for_turn`: neutral, but counts for the
    adjacency of the player whose turn it is, and is taken off the board at its end.
    """

    id: str
    name: str
    supply: int  # per player, or in total if neutral
    stands_on: tuple[str, ...]
    owned: bool = True
    counts: bool = True
    blocks_neighbours: bool = False
    ring: bool = False
    fixed: bool = False
    for_turn: bool = False
    forms: Forms = ()


@dataclass(frozen=True, slots=True)
class CardOption:
    """One way to use a terrain card: the terrain and the number of mandatory builds."""

    terrain: str
    build: int


@dataclass(frozen=True, slots=True)
class TerrainCard:
    """A kind of terrain card and its number of copies in the deck."""

    id: str
    name: str
    copies: int
    options: tuple[CardOption, ...]
    forms: Forms = ()


@dataclass(frozen=True, slots=True)
class Overlay:
    """Set-up: a feature laid on one hex of `on` in every section, or in `sections` only."""

    feature: str
    on: Filter
    sections: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Expansion:
    """The content and set-up of one expansion folder.

    `edition` `new`: its four sections are a set of the second edition. `order` is its rank in
    lists.
    """

    id: str
    name: str
    text: str
    draw_cards: int = 0  # Kingdom Builder cards drawn for a game
    tiles_per_location: int = 0
    terrain_cards: tuple[TerrainCard, ...] = ()
    cards_per_section: int = 0  # task cards drawn per section of this expansion in play
    first_game_sections: tuple[tuple[str, int], ...] = ()  # (section id, rotation), NW NE SW SE
    first_game_cards: tuple[str, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    edition: Literal["base", "new"] = "base"
    order: int = 100
