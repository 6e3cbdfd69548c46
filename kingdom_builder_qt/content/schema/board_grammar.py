"""The grammar of terrain, pieces and sections.  Tiles, cards, expansions are elsewhere."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.content.schema.compound import Field, ListOf, MapOf, RecordOf, Values
from kingdom_builder_qt.content.schema.kinds import (
    COLOUR,
    LETTER,
    At,
    Bad,
    Flag,
    Id,
    Integer,
    Kind,
    Pattern,
    Text,
    Word,
)
from kingdom_builder_qt.content.schema.tile_grammar import NAME
from kingdom_builder_qt.content.yaml.nodes import MappingNode, Node, ScalarNode
from kingdom_builder_qt.core.board import SECTION_SIZE
from kingdom_builder_qt.core.grid import ISLAND_COLUMNS, ISLAND_ROWS

ORIGINS: Final = ("printed", "own", "user")

FORMAT: Final[RecordOf[Values]] = RecordOf(
    "format",
    "The file `format.yaml`.",
    (Field("format", Integer(1, 1_000_000), "Version of this format, now 1."),),
    dict,
)
TERRAIN_ENTRY: Final[RecordOf[Values]] = RecordOf(
    "terrain",
    "An entry of `terrain.yaml`.",
    (
        NAME,
        Field("letter", LETTER, "Stands for it in section files; unique."),
        Field("buildable", Flag(), "Settlements can be built on it.", "false"),
        Field("colour", COLOUR, "The hue that the board is painted in."),
    ),
    dict,
)
FEATURE_ENTRY: Final[RecordOf[Values]] = RecordOf(
    "feature",
    "An entry of `features.yaml`: a thing that takes the place of terrain on a hex.",
    (NAME, Field("site", Flag(), "Counts as a site hex for Merchants and Workers.", "false")),
    dict,
)
COUNTS_FOR: Final = ("adjacency", "claim", "score", "red")


def _all_or_nothing(values: Values, node: Node, at: At) -> bool:
    """Check that own pieces count for everything, and pieces of nobody for nothing.

    Those that last a turn are nobody's and count for adjacency only.
    """
    mine = values.get("owner", "player") == "player"
    for_turn = values.get("lifetime") == "turn"
    if mine and for_turn:
        at.error(node, "a piece that lasts a turn belongs to nobody")
        return False
    expected = _counts(mine, for_turn)
    if set(values.get("counts_for", COUNTS_FOR if mine else ())) == set(expected):
        return True
    place = (node.get("counts_for") if isinstance(node, MappingNode) else None) or node
    message = "a piece of nobody counts for nothing"
    if mine:
        message = f"pieces of players count for all of: {', '.join(expected)}"
    elif for_turn:
        message = "a piece that lasts a turn has `counts_for: [adjacency]`"
    at.key("counts_for").error(place, message)
    return False


def _counts(mine: bool, for_turn: bool) -> tuple[str, ...]:
    return COUNTS_FOR if mine else ("adjacency",) if for_turn else ()


PIECE_ENTRY: Final[RecordOf[Values]] = RecordOf(
    "piece",
    "An entry of `pieces.yaml`.",
    (
        NAME,
        Field(
            "owner",
            Word(("player", "nobody")),
            "Whether it belongs to the player who builds it.",
            "player",
        ),
        Field("supply", Integer(1, 400), "How many each player has; of nobody's, how many in all."),
        Field(
            "stands_on",
            ListOf(Id("terrain", ("buildable",)), 1, 20, single=True),
            "Terrain it stands on where an entry names no terrain, and where tiles can move it.",
        ),
        Field(
            "counts_for",
            ListOf(Word(COUNTS_FOR), 0, len(COUNTS_FOR)),
            "For what it counts as a settlement: all four words for the players' pieces, "
            "none for a piece of nobody, `adjacency` for one that lasts a turn.",
            "all or none",
        ),
        Field(
            "blocks",
            Word(("own_hex", "neighbours")),
            "`neighbours`: nothing can be placed next to it.",
            "own_hex",
        ),
        Field(
            "footprint",
            Word(("hex", "flower")),
            "`flower`: it covers a hex and its six neighbours.",
            "hex",
        ),
        Field("fixed", Flag(), "It is never moved or removed.", "false"),
        Field(
            "lifetime",
            Word(("game", "turn")),
            "`turn`: nobody's, but counts for the adjacency of the player whose turn it is, and is "
            "taken up at its end.",
            "game",
        ),
    ),
    dict,
    _all_or_nothing,
)


@dataclass(frozen=True, slots=True)
class SectionRow(Kind[ScalarNode]):
    """A row of a section; its letters are checked by `sections`, which names each by its column."""

    def read(self, node: Node, at: At) -> ScalarNode | Bad:
        if not isinstance(node, ScalarNode) or node.value is None:
            return at.expected(node, "a row of letters")
        return node

    def describe(self) -> str:
        return "row of letters, in quotes"


UPPER: Final = Pattern(re.compile("[A-Z]"), "an upper case letter")


DECLARATION: Final = RecordOf(
    "feature letter",
    "What an upper case letter in the rows stands for.",
    (
        Field("feature", Id("feature"), "The feature on the hex."),
        Field("tile", Id("tile"), "The tile there; needed by a location, by nothing else.", "none"),
    ),
    lambda feature, tile=None: (feature, tile),
)
ROWS: Final = ListOf(SectionRow(), 0, 1000)
SECTION: Final[RecordOf[Values]] = RecordOf(
    "section",
    "A file `<expansion>/sections/<id>.yaml`: a part of the board, upright, or an island.",
    (
        Field("id", Id(), "The id; the same as the name of the file."),
        NAME,
        Field("expansion", Id("expansion"), "The expansion it belongs to."),
        Field(
            "board",
            Word(("main", "island")),
            "`main`: one of the four parts of the board; `island`: a board of its own beside it.",
            "main",
        ),
        Field(
            "origin",
            Word(ORIGINS),
            "`printed`: as in the published game; `own`: a design of this project; `user`: yours.",
            "user",
        ),
        Field("author", Text(200), "Who drew it.", '""'),
        Field("description", Text(), "A remark for players.", '""'),
        Field("licence", Text(200), "What others may do with it.", '""'),
        Field(
            "rows",
            ROWS,
            f"{SECTION_SIZE} rows of {SECTION_SIZE} letters from the top, of an island "
            f"{ISLAND_ROWS} rows of {ISLAND_COLUMNS}: lower case for terrain, upper case for the "
            "features declared under `features`; `.` is not a hex of an island.",
        ),
        Field("features", MapOf(UPPER, DECLARATION), "The upper case letters of the rows.", "none"),
    ),
    dict,
)
