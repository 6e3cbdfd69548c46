"""Schema of `pages.yaml`: rulings, examples and texts of the rules browser."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.content.schema.board_grammar import DECLARATION, ROWS, UPPER
from kingdom_builder_qt.content.schema.compound import Field, ListOf, MapOf, RecordOf, Values
from kingdom_builder_qt.content.schema.kinds import (
    BAD,
    At,
    Bad,
    Id,
    Integer,
    Kind,
    Pattern,
    Text,
    Word,
)
from kingdom_builder_qt.content.schema.tile_grammar import NAME
from kingdom_builder_qt.content.yaml.nodes import Node
from kingdom_builder_qt.core.errors import NotationError
from kingdom_builder_qt.core.grid import Hex, parse_hex
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.moves import parse_move

SHOWS: Final = ("targets", "score", "gold", "taken")
RULING: Final = Pattern(re.compile(r"R-\d{2,3}"), Message("the number of a ruling, such as R-30"))
TEXT: Final = Text(empty=False)


@dataclass(frozen=True, slots=True)
class HexName(Kind[Hex]):
    """A hex of the board, by name."""

    def read(self, node: Node, at: At) -> Hex | Bad:
        name = TEXT.read(node, at)
        if isinstance(name, Bad):
            return BAD
        try:
            return parse_hex(name)
        except NotationError as error:
            return at.error(node, error.message)

    def describe(self) -> str:
        return Message("name of a hex, `A1` to `T20`, on the island `iA1` to `iE6`")


@dataclass(frozen=True, slots=True)
class MoveText(Kind[str]):
    """A move in notation, with numbers of the drawing instead of hexes."""

    def read(self, node: Node, at: At) -> str | Bad:
        text = TEXT.read(node, at)
        if isinstance(text, Bad):
            return BAD
        try:
            parse_move(" ".join("A1" if word.isdigit() else word for word in text.split(" ")))
        except NotationError as error:
            return at.error(node, error.message)
        return text

    def describe(self) -> str:
        return Message("move, such as `mandatory build 1`")


PIECE_LETTER: Final = RecordOf(
    "piece letter",
    "The meaning of a lower-case letter after the terrain; o, x and y are settlements.",
    (
        Field("piece", Id("piece"), "The kind of piece."),
        Field("owner", Integer(0, 2), "0: the active player.", "0"),
    ),
    lambda piece, owner=0: (piece, owner),
)


OVERLAY_LETTER: Final = RecordOf(
    "overlay letter",
    "The meaning of an upper-case letter that is laid on another one.",
    (
        Field("feature", Id("feature"), "The feature laid there at set-up: a cave, a capitol."),
        Field(
            "on",
            Pattern(re.compile("[a-zA-Z]"), Message("a letter")),
            "The letter of the hex below: `m`, or the letter of a castle.",
        ),
    ),
    lambda feature, on: (feature, on),
)
EXAMPLE: Final[RecordOf[Values]] = RecordOf(
    "example",
    "A small position; the program highlights hexes in it.",
    (
        Field("caption", TEXT, "The caption, one or two sentences."),
        Field("rows", ROWS, "The drawing, one word per hex."),
        Field("island", ROWS, "A second drawing that begins at the hex iA1.", "none"),
        Field("at", HexName(), "The hex of the first word.", "`C3`"),
        Field("features", MapOf(UPPER, DECLARATION), "The upper case letters.", "none"),
        Field(
            "overlays",
            MapOf(UPPER, OVERLAY_LETTER),
            "The upper-case letters of overlays.",
            "none",
        ),
        Field(
            "pieces",
            MapOf(Pattern(re.compile("[a-np-wz]"), Message("a lower-case letter")), PIECE_LETTER),
            "The letters of other pieces.",
            "none",
        ),
        Field("turn", Integer(0, 2), "The active player. The picture is seen by player 0.", "0"),
        Field(
            "card", ListOf(Id(), 1, 3, single=True), "The terrain cards in hand.", "none", "cards"
        ),
        Field("deck", ListOf(Id(), 1, 9, single=True), "The draw pile.", "empty"),
        Field(
            "tiles",
            ListOf(Id("tile"), 1, 6, single=True),
            "Tiles of player 0 besides those used in `source` and `play`. A bonus tile includes "
            "the two tiles that bring it.",
            "the tile of the page if it is a bonus tile or used in turns of others",
        ),
        Field("tiles_left", Integer(1, 2), "The number of tiles on each drawn location.", "2"),
        Field("stored", Integer(0, 2), "Settlements of player 0 on temples.", "0"),
        Field("numbers", Integer(0, 5), "Number tiles of player 0.", "0"),
        Field("removed", Id("terrain"), "The terrain removed by the card Scouts.", "none"),
        Field("play", ListOf(MoveText(), 1, 9), "Moves to play first.", "none"),
        Field(
            "show",
            Word(SHOWS),
            "The highlighted hexes. `targets`: possible choices; `score`: pieces that score at the "
            "end; `gold`: pieces that earned during the moves; `taken`: locations of taken tiles.",
            "`score` for cards paid at the end, `gold` for red ones, else `targets`",
        ),
        Field(
            "source",
            TEXT,
            "The source of the action: `mandatory`, `tile:farm`, `bonus:refuge_bonus`, "
            "`bazaar:farm`, `canoe`, `farmland`, `cave`, `silo` (the phase before scoring).",
            "the action of the tile of the page",
        ),
        Field("verb", TEXT, "The verb, if the source has several.", "all"),
        Field("score", Id("card"), "The card to score.", "the card of the page"),
        Field("gold", ListOf(Integer(0, 200), 1, 3), "The expected gold of each player.", "none"),
    ),
    dict,
)
RULINGS: Final = Field("rulings", ListOf(RULING, 0, 60), "Its rulings.", "none")
PICTURE: Final = Field("example", EXAMPLE, "Its example.", "none")
PAGE: Final[RecordOf[Values]] = RecordOf(
    "page", "Additions to the text of a tile or card.", (RULINGS, PICTURE), dict
)
TEXT_PAGE: Final[RecordOf[Values]] = RecordOf(
    "text page",
    "The page of an entry without a text.",
    (Field("text", TEXT, "The rule."), RULINGS, PICTURE),
    dict,
)
TOPIC: Final[RecordOf[Values]] = RecordOf(
    "topic", "A page about the game.", (NAME, *TEXT_PAGE.fields), dict
)


def _map(page: RecordOf[Values]) -> MapOf[Values]:
    return MapOf(Id(), page)


PAGES: Final[RecordOf[Values]] = RecordOf(
    "pages",
    "A file `pages.yaml`.",
    (
        Field("topics", _map(TOPIC), "General pages.", "none"),
        Field("terrains", _map(TEXT_PAGE), "By id of terrain.", "none"),
        Field("features", _map(TEXT_PAGE), "By id of feature.", "none"),
        Field("pieces", _map(TEXT_PAGE), "By id of piece.", "none"),
        Field("tiles", _map(PAGE), "By id of tile; variants share the page.", "none"),
        Field("cards", _map(PAGE), "By id of card.", "none"),
    ),
    dict,
)
