"""The grammar of how settlements are cut into groups, and which groups are paid.

Cards and pay are in `scores`.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from kingdom_builder_qt.content.schema.compound import Either, Field, Record, Switch, Unless, single
from kingdom_builder_qt.content.schema.filters import FILTER
from kingdom_builder_qt.content.schema.kinds import Id, Integer, Word
from kingdom_builder_qt.core.entries import Around, Filter, Group, Keep, Linked, Run

MAX_DISTANCE: Final = 19


def _keep(value: Any) -> Keep:
    return value if isinstance(value, Keep) else Keep(value)


TERRAIN_AREA: Final = Record(
    "terrain area",
    "What `linked` joins, if it is not single hexes.",
    (Field("terrain_area", Id("terrain"), "The areas of connected hexes of this terrain."),),
    partial(Linked, Filter()),
)


HEX_GROUP: Final[Switch[Around | Linked | Run]] = Switch(
    "hex group",
    "Groups by hexes of the board, or by straight lines.",
    (
        Record(
            "around",
            "",
            (
                Field(
                    "around",
                    FILTER,
                    "One group for each such hex: the settlements beside it.",
                    attribute="filter",
                ),
                Field(
                    "within",
                    Integer(1, MAX_DISTANCE),
                    "With `around`: how far away a settlement may be.",
                    "1",
                ),
            ),
            Around,
        ),
        single(
            Field(
                "linked",
                Unless(FILTER, TERRAIN_AREA, Linked),
                "One group for each such hex or terrain area that one of a player's areas joins to "
                "another.",
            )
        ),
        single(
            Field(
                "run",
                Word(("any", "diagonal")),
                "One group for each straight unbroken line of settlements, in any of the three "
                "directions or only in the two diagonal ones.",
            ),
            lambda run: Run(run == "diagonal"),
        ),
    ),
)
GROUP: Final[Either[Group]] = Either(
    Word(("none", "row", "sector", "edge", "area", "terrain_area")), HEX_GROUP, lambda value: value
)
_SIZE: Final = Integer(1, 400)
KEEP_SIZE: Final[Switch[Keep]] = Switch(
    "keep",
    "Groups by size: exactly one of `min` and `exactly`.",
    (
        single(Field("min", _SIZE, "Groups of at least so many settlements are paid."), Keep),
        single(Field("exactly", _SIZE, "Groups of exactly so many are paid."), Keep),
    ),
)
KEEP: Final[Either[Keep]] = Either(Word(("all", "best", "worst", "full")), KEEP_SIZE, _keep)
