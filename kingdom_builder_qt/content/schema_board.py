"""The grammar of terrain, pieces, expansions and sections.  Tiles and cards are elsewhere."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.content.nodes import MappingNode, Node, ScalarNode
from kingdom_builder_qt.content.schema import (
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
from kingdom_builder_qt.content.schema_compound import Either, Field, ListOf, MapOf, Record, Values
from kingdom_builder_qt.content.schema_tiles import NAME, TEXT
from kingdom_builder_qt.core.board import SECTION_SIZE
from kingdom_builder_qt.core.entries import CardOption

ORIGINS: Final = ("printed", "own", "user")

FORMAT: Final[Record[Values]] = Record(
    "format",
    "The file `format.yaml`.",
    (Field("format", Integer(1, 1_000_000), "Version of this data format, now 1."),),
    dict,
)
TERRAIN_ENTRY: Final[Record[Values]] = Record(
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
FEATURE_ENTRY: Final[Record[Values]] = Record(
    "feature",
    "An entry of `features.yaml`: a thing that takes the place of terrain on a hex.",
    (NAME, Field("site", Flag(), "Counts as a site hex for Merchants and Workers.", "false")),
    dict,
)
COUNTS_FOR: Final = ("adjacency", "claim", "score", "red")


def _all_or_nothing(values: Values, node: Node, at: At) -> bool:
    """Check that own pieces count for everything, and pieces of nobody for nothing."""
    mine = values.get("owner", "player") == "player"
    found = set(values.get("counts_for", COUNTS_FOR if mine else ()))
    if found == (set(COUNTS_FOR) if mine else set()):
        return True
    place = (node.get("counts_for") if isinstance(node, MappingNode) else None) or node
    message = "a piece of nobody counts for nothing"
    if mine:
        message = f"pieces of players count for all of: {', '.join(COUNTS_FOR)}"
    at.key("counts_for").error(place, message)
    return False


PIECE_ENTRY: Final[Record[Values]] = Record(
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
            "none for a piece of nobody.",
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
    ),
    dict,
    _all_or_nothing,
)


def _placed(section: str, rotation: int = 0) -> tuple[str, int]:
    return section, rotation


def _upright(value: str | tuple[str, int]) -> tuple[str, int]:
    return (value, 0) if isinstance(value, str) else value


@dataclass(frozen=True, slots=True)
class Rotation(Kind[int]):
    """How a section lies."""

    def read(self, node: Node, at: At) -> int | Bad:
        if not isinstance(node, ScalarNode) or node.text not in ("0", "180"):
            return at.expected(node, "0 or 180")
        return int(node.text)

    def describe(self) -> str:
        return "0 or 180"

    def complete(self) -> tuple[str, ...]:
        return ("0", "180")


PLACED: Final = Record(
    "placed section",
    "A section and how it lies.",
    (
        Field("section", Id("section"), "The section."),
        Field("rotation", Rotation(), "Upright or turned by half.", "0"),
    ),
    _placed,
)
OPTION: Final = Record(
    "card option",
    "One way to use a terrain card.",
    (
        Field("terrain", Id("terrain"), "Where the settlements go."),
        Field("build", Integer(1, 40), "How many settlements are built."),
    ),
    CardOption,
)
TERRAIN_CARD: Final[Record[Values]] = Record(
    "terrain card",
    "A kind of terrain card.",
    (
        NAME,
        Field("copies", Integer(1, 100), "How many of them are in the deck."),
        Field("options", ListOf(OPTION, 1, 5), "What the player may choose from."),
    ),
    dict,
)
FIRST_GAME: Final[Record[Values]] = Record(
    "first game",
    "The set-up recommended for a first game.",
    (
        Field(
            "sections",
            ListOf(Either(Id("section"), PLACED, _upright), 4, 4),
            "The four sections: north-west, north-east, south-west, south-east.",
        ),
        Field("cards", ListOf(Id("card"), 1, 10), "The Kingdom Builder cards."),
    ),
    dict,
)
EXPANSION: Final[Record[Values]] = Record(
    "expansion",
    "The file `<expansion>/expansion.yaml`; the id is the name of the folder.",
    (
        NAME,
        TEXT,
        Field("draw_cards", Integer(0, 10), "Kingdom Builder cards drawn for a game.", "0"),
        Field("tiles_per_location", Integer(0, 10), "Tiles on each location hex.", "0"),
        Field(
            "cards_per_section",
            Integer(0, 10),
            "Task cards drawn for each section of this expansion in the game.",
            "0",
        ),
        Field(
            "terrain_cards",
            MapOf(Id(), TERRAIN_CARD),
            "The deck, by kind of card.",
            "none",
        ),
        Field("first_game", FIRST_GAME, "Set-up for a first game.", "none"),
    ),
    dict,
)


@dataclass(frozen=True, slots=True)
class Row(Kind[ScalarNode]):
    """A row of a section; its letters are checked by `sections`, which names each by its column."""

    def read(self, node: Node, at: At) -> ScalarNode | Bad:
        if not isinstance(node, ScalarNode) or node.value is None:
            return at.expected(node, f"a row of {SECTION_SIZE} letters")
        return node

    def describe(self) -> str:
        return f"row of {SECTION_SIZE} letters, in quotes"


UPPER: Final = Pattern(re.compile("[A-Z]"), "an upper case letter")


def _declared(feature: str, tile: str | None = None) -> tuple[str, str | None]:
    return feature, tile


DECLARATION: Final = Record(
    "feature letter",
    "What an upper case letter in the rows stands for.",
    (
        Field("feature", Id("feature"), "The feature on the hex."),
        Field("tile", Id("tile"), "The tile there; needed by a location, by nothing else.", "none"),
    ),
    _declared,
)
ROWS: Final = ListOf(Row(), 0, 1000)
SECTION: Final[Record[Values]] = Record(
    "section",
    "A file `<expansion>/sections/<id>.yaml`: a part of the board, upright.",
    (
        Field("id", Id(), "The id; the same as the name of the file."),
        NAME,
        Field("expansion", Id("expansion"), "The expansion it belongs to."),
        Field(
            "origin",
            Word(ORIGINS),
            "`printed`: as in the published game; `own`: a design of this project; `user`: yours.",
            "user",
        ),
        Field("author", Text(200), "Who drew it.", '""'),
        Field("description", Text(), "A remark for players.", '""'),
        Field(
            "rows",
            ROWS,
            "Ten rows of ten letters from the top: lower case for terrain, upper case for the "
            "features declared under `features`.",
        ),
        Field("features", MapOf(UPPER, DECLARATION), "The upper case letters of the rows.", "none"),
    ),
    dict,
)
