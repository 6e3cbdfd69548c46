"""Schema of expansions: terrain cards, first game, overlays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.content.schema.compound import (
    Either,
    Field,
    ListOf,
    MapOf,
    RecordOf,
    Values,
)
from kingdom_builder_qt.content.schema.filter_grammar import FILTER
from kingdom_builder_qt.content.schema.kinds import At, Bad, Id, Integer, Kind, Word
from kingdom_builder_qt.content.schema.tile_grammar import FORMS_OF_NAME, NAME, TEXT
from kingdom_builder_qt.content.yaml.nodes import Node, ScalarNode
from kingdom_builder_qt.core.entries import CardOption, Overlay
from kingdom_builder_qt.core.messages import Message


def _upright(value: str | tuple[str, int]) -> tuple[str, int]:
    return (value, 0) if isinstance(value, str) else value


@dataclass(frozen=True, slots=True)
class Rotation(Kind[int]):
    """The rotation of a section."""

    def read(self, node: Node, at: At) -> int | Bad:
        if not isinstance(node, ScalarNode) or node.text not in ("0", "180"):
            return at.expected(node, Message("0 or 180"))
        return int(node.text)

    def describe(self) -> str:
        return Message("0 or 180")

    def complete(self) -> tuple[str, ...]:
        return ("0", "180")


PLACED: Final = RecordOf(
    "placed section",
    Message("A section and its rotation."),
    (
        Field("section", Id("section"), Message("The section.")),
        Field("rotation", Rotation(), Message("Upright or upside down."), "0"),
    ),
    lambda section, rotation=0: (section, rotation),
)
OPTION: Final = RecordOf(
    "card option",
    "One way to use a terrain card.",
    (
        Field("terrain", Id("terrain"), Message("The terrain of the settlements.")),
        Field("build", Integer(1, 40), Message("The number of settlements.")),
    ),
    CardOption,
)
TERRAIN_CARD: Final[RecordOf[Values]] = RecordOf(
    "terrain card",
    "A kind of terrain card.",
    (
        NAME,
        FORMS_OF_NAME,
        Field("copies", Integer(1, 100), Message("Their number in the deck.")),
        Field("options", ListOf(OPTION, 1, 5), Message("The options of the player.")),
    ),
    dict,
)
FIRST_GAME: Final[RecordOf[Values]] = RecordOf(
    "first game",
    "The set-up recommended for a first game.",
    (
        Field(
            "sections",
            ListOf(Either(Id("section"), PLACED, _upright), 4, 4),
            Message("The four sections: north-west, north-east, south-west, south-east."),
        ),
        Field("cards", ListOf(Id("card"), 1, 10), Message("The Kingdom Builder cards.")),
    ),
    dict,
)
OVERLAY: Final = RecordOf(
    "overlay",
    "A feature laid on a hex at set-up; the hex keeps its terrain or feature.",
    (
        Field("feature", Id("feature"), Message("The feature; section files cannot contain it.")),
        Field("on", FILTER, Message("The possible hexes; one per section is drawn at random.")),
        Field("sections", ListOf(Id("section"), 1, 100), Message("Only on these sections."), "all"),
    ),
    Overlay,
)
EXPANSION: Final[RecordOf[Values]] = RecordOf(
    "expansion",
    "The file `<expansion>/expansion.yaml`; the id is the name of the folder.",
    (
        NAME,
        TEXT,
        Field(
            "draw_cards",
            Integer(0, 10),
            Message("Kingdom Builder cards per game: the highest number of its expansions."),
            "0",
        ),
        Field(
            "tiles_per_location",
            Integer(0, 10),
            Message("Tiles per location: the highest number of the expansions in a game."),
            "0",
        ),
        Field(
            "cards_per_section",
            Integer(0, 10),
            Message("Task cards drawn per section of this expansion in the game."),
            "0",
        ),
        Field(
            "terrain_cards",
            MapOf(Id(), TERRAIN_CARD),
            Message("Cards added to the deck, by id."),
            "none",
        ),
        Field("first_game", FIRST_GAME, Message("Set-up for a first game."), "none"),
        Field(
            "overlays",
            ListOf(OVERLAY, 1, 20),
            Message("Features laid on the board at set-up."),
            "none",
        ),
        Field(
            "edition",
            Word(("base", "new")),
            Message(
                "`new`: the four sections of the expansion form one board, and selection tiles "
                "determine the tiles of their locations."
            ),
            "base",
        ),
        Field("order", Integer(0, 1000), Message("Its position in lists, lowest first."), "100"),
    ),
    dict,
)
