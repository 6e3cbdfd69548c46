"""The grammar of tiles.  What their actions do is in `schema_actions`."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.content.nodes import Node
from kingdom_builder_qt.content.schema import At, Id, Integer, Text, Word
from kingdom_builder_qt.content.schema_actions import ACTION
from kingdom_builder_qt.content.schema_compound import Either, Field, ListOf, Record, Values
from kingdom_builder_qt.core.entries import HandSize, Modifier, WaiveAdjacency

NAME: Final = Field("name", Text(80, empty=False), "What players call it.")
TEXT: Final = Field(
    "text", Text(), "The complete rule in plain words, one to three sentences.", '""'
)
TILE_EFFECTS: Final = ("action", "modifier", "on_claim")
_NOMAD_KEYS: Final = ("on_claim", "copies", "variants")


def _modifier(value: str | HandSize) -> Modifier:
    return WaiveAdjacency() if isinstance(value, str) else value


def _hand_size(hand_size: int) -> HandSize:
    return HandSize(hand_size)


def _gold(gold: int) -> int:
    return gold


def _printed(printed: tuple[str, ...]) -> tuple[str, ...]:
    return printed


def _one_effect(values: Values, node: Node, at: At) -> bool:
    effects = [key for key in TILE_EFFECTS if key in values]
    if len(effects) != 1:
        found = f"{' and '.join(effects)} cannot stand together in tile" if effects else ""
        at.error(node, found or f"tile needs one of: {', '.join(TILE_EFFECTS)}")
        return False
    for key in _NOMAD_KEYS:
        if key in values and values["kind"] != "nomad_tile":
            at.error(node, f'only a nomad_tile has the key "{key}"')
            return False
    return True


HAND_SIZE: Final = Record(
    "hand size",
    "A lasting effect on the hand.",
    (Field("hand_size", Integer(2, 5), "Terrain cards drawn at the end of the turn."),),
    _hand_size,
)
ON_CLAIM: Final = Record(
    "on claim",
    "What a nomad tile does at once when it is taken; it then leaves the game.",
    (Field("gold", Integer(1, 100), "Gold for the player who takes it."),),
    _gold,
)
VARIANTS: Final = Record(
    "variants",
    "One tile for each value, with an id of its own: `donation` becomes `donation_grass`, ...",
    (
        Field(
            "printed",
            ListOf(Id("terrain"), 1, 20),
            "The terrain that `printed` stands for in the filters of the tile.",
        ),
    ),
    _printed,
)
TILE: Final[Record[Values]] = Record(
    "tile",
    "An entry of `<expansion>/tiles.yaml`: a tile that gives its holder an extra action. It has "
    "exactly one of `action`, `modifier` and `on_claim`.",
    (
        Field(
            "kind",
            Word(("location_tile", "nomad_tile")),
            "`location_tile`: kept while a piece of the holder is next to its location. "
            "`nomad_tile`: dealt to a nomad space, for one turn in the next round.",
        ),
        NAME,
        TEXT,
        Field("action", ACTION, "What the tile does.", "none"),
        Field(
            "modifier",
            Either(Word(("waive_adjacency",)), HAND_SIZE, _modifier),
            "`waive_adjacency`: one placement that must be adjacent if possible need not be.",
            "none",
        ),
        Field("on_claim", ON_CLAIM, "Nomad tiles only: what it does at once.", "none"),
        Field("copies", Integer(1, 20), "Nomad tiles only: how many there are.", "1"),
        Field("variants", VARIANTS, "Nomad tiles only: one tile for each terrain.", "none"),
    ),
    dict,
    _one_effect,
)
