"""Schema of terrain, pieces and sections."""

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
from kingdom_builder_qt.content.schema.tile_grammar import FORMS_OF_NAME, NAME
from kingdom_builder_qt.content.yaml.nodes import MappingNode, Node, ScalarNode
from kingdom_builder_qt.core.board import SECTION_SIZE
from kingdom_builder_qt.core.grid import ISLAND_COLUMNS, ISLAND_ROWS
from kingdom_builder_qt.core.messages import Message

ORIGINS: Final = ("printed", "own", "user")

FORMAT: Final[RecordOf[Values]] = RecordOf(
    "format",
    "The file `format.yaml`.",
    (Field("format", Integer(1, 1_000_000), "Version of this format, now 1."),),
    dict,
)
COLOURS: Final[RecordOf[tuple[tuple[str, str], ...]]] = RecordOf(
    "colours",
    "Colours on the board for colour-blind players, exactly as they are painted.",
    (
        Field("protanopia", COLOUR, Message("Without red."), "the usual colour"),
        Field("deuteranopia", COLOUR, Message("Without green."), "the usual colour"),
        Field("tritanopia", COLOUR, Message("Without blue."), "the usual colour"),
    ),
    lambda **values: tuple(values.items()),
)
TERRAIN_ENTRY: Final[RecordOf[Values]] = RecordOf(
    "terrain",
    "An entry of `terrain.yaml`.",
    (
        NAME,
        FORMS_OF_NAME,
        Field("letter", LETTER, Message("Its unique letter in section files.")),
        Field("buildable", Flag(), Message("Settlements can be built on it."), "false"),
        Field("colour", COLOUR, Message("The colour on the board.")),
        Field("colours", COLOURS, Message("For colour-blind players."), "the usual colour"),
    ),
    dict,
)
FEATURE_ENTRY: Final[RecordOf[Values]] = RecordOf(
    "feature",
    "An entry of `features.yaml`: the content of a hex without terrain.",
    (
        NAME,
        FORMS_OF_NAME,
        Field("site", Flag(), Message("Counts as a location for Merchants and Workers."), "false"),
    ),
    dict,
)
COUNTS_FOR: Final = ("adjacency", "claim", "score", "red")


def _all_or_nothing(values: Values, node: Node, at: At) -> bool:
    """Check that own pieces count for everything, and pieces without owner for nothing.

    Pieces that last a turn have no owner and count for adjacency only.
    """
    mine = values.get("owner", "player") == "player"
    for_turn = values.get("lifetime") == "turn"
    if mine and for_turn:
        at.error(node, Message("a piece with `lifetime: turn` needs `owner: nobody`"))
        return False
    expected = _counts(mine, for_turn)
    if set(values.get("counts_for", COUNTS_FOR if mine else ())) == set(expected):
        return True
    place = (node.get("counts_for") if isinstance(node, MappingNode) else None) or node
    message = Message("a piece without owner cannot count for anything")
    if mine:
        message = Message("a piece of a player must count for {names}", names=", ".join(expected))
    elif for_turn:
        message = Message("a piece with `lifetime: turn` needs `counts_for: [adjacency]`")
    at.key("counts_for").error(place, message)
    return False


def _counts(mine: bool, for_turn: bool) -> tuple[str, ...]:
    return COUNTS_FOR if mine else ("adjacency",) if for_turn else ()


PIECE_ENTRY: Final[RecordOf[Values]] = RecordOf(
    "piece",
    "An entry of `pieces.yaml`.",
    (
        NAME,
        FORMS_OF_NAME,
        Field(
            "owner",
            Word(("player", "nobody")),
            Message("`player`: the player who builds it."),
            "player",
        ),
        Field(
            "supply", Integer(1, 400), Message("The number per player; without owner, the total.")
        ),
        Field(
            "stands_on",
            ListOf(Id("terrain", ("buildable",)), 1, 20, single=True),
            Message(
                "The terrain it may be built on, if an entry names none, and moved to by tiles."
            ),
        ),
        Field(
            "counts_for",
            ListOf(Word(COUNTS_FOR), 0, len(COUNTS_FOR)),
            Message(
                "The respects in which it counts as a settlement: all four for a piece of a "
                "player, none without owner, `adjacency` with `lifetime: turn`."
            ),
            "all or none",
        ),
        Field(
            "blocks",
            Word(("own_hex", "neighbours")),
            Message("`neighbours`: no piece can be built next to it."),
            "own_hex",
        ),
        Field(
            "footprint",
            Word(("hex", "flower")),
            Message("`flower`: a hex and its six neighbours."),
            "hex",
        ),
        Field("fixed", Flag(), Message("It cannot be moved or removed."), "false"),
        Field(
            "lifetime",
            Word(("game", "turn")),
            Message(
                "`turn`: has no owner, counts for the adjacency of the active player, and is "
                "removed at the end of the turn."
            ),
            "game",
        ),
    ),
    dict,
    _all_or_nothing,
)


@dataclass(frozen=True, slots=True)
class SectionRow(Kind[ScalarNode]):
    """A row of a section; `sections` checks its letters and reports their columns."""

    def read(self, node: Node, at: At) -> ScalarNode | Bad:
        if not isinstance(node, ScalarNode) or node.value is None:
            return at.expected(node, Message("a row of letters"))
        return node

    def describe(self) -> str:
        return Message("row of letters, in quotes")


UPPER: Final = Pattern(re.compile("[A-Z]"), Message("an upper-case letter"))


DECLARATION: Final = RecordOf(
    "feature letter",
    "The meaning of an upper-case letter in the rows.",
    (
        Field("feature", Id("feature"), "The feature on the hex."),
        Field("tile", Id("tile"), "The tile of a location; other features have none.", "none"),
    ),
    lambda feature, tile=None: (feature, tile),
)
ROWS: Final = ListOf(SectionRow(), 0, 1000)
SECTION: Final[RecordOf[Values]] = RecordOf(
    "section",
    "A file `<expansion>/sections/<id>.yaml`: a quarter of the board, upright, or an island.",
    (
        Field("id", Id(), "The id, which is also the name of the file."),
        NAME,
        Field("expansion", Id("expansion"), "The expansion it belongs to."),
        Field(
            "board",
            Word(("main", "island")),
            "`main`: a quarter of the board; `island`: an island next to the board.",
            "main",
        ),
        Field(
            "origin",
            Word(ORIGINS),
            "`printed`: from the published game; `own`: by this project; `user`: by a user.",
            "user",
        ),
        Field("author", Text(200), "The designer.", '""'),
        Field("description", Text(), "A note to players.", '""'),
        Field("licence", Text(200), "The terms of use.", '""'),
        Field(
            "rows",
            ROWS,
            f"{SECTION_SIZE} rows of {SECTION_SIZE} letters from the top, for an island "
            f"{ISLAND_ROWS} rows of {ISLAND_COLUMNS}. Lower case: terrain; upper case: features "
            "declared under `features`; `.`: a gap in an island.",
        ),
        Field("features", MapOf(UPPER, DECLARATION), "The upper-case letters of the rows.", "none"),
    ),
    dict,
)
