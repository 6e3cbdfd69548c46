"""The filter grammar: which hexes.  Verbs and scores are in `schema_entries`."""

from __future__ import annotations

from typing import Any, Final

from kingdom_builder_qt.content.schema import Flag, Id, Integer
from kingdom_builder_qt.content.schema_compound import Field, Lazy, ListOf, Record
from kingdom_builder_qt.core.entries import Filter, Near

TERRAIN: Final = ListOf(Id("terrain", ("buildable", "card")), 1, 20, single=True)
FEATURE: Final = ListOf(Id("feature", ("site",)), 1, 20, single=True)


def _near(within: int = 1, **terms: Any) -> Near:
    return Near(Filter(**terms), within)


def _filter() -> Record[Filter]:
    return FILTER


def _near_record() -> Record[Near]:
    return NEAR


_TERMS: Final = (
    Field(
        "terrain",
        TERRAIN,
        "Terrain of the hex. `buildable`: any buildable terrain; `card`: the terrain of the card "
        "played this turn. A list is one set of hexes.",
        "any",
    ),
    Field(
        "feature",
        FEATURE,
        "Feature of the hex. `site`: any feature that is a site.",
        "any",
    ),
    Field(
        "near",
        ListOf(Lazy(_near_record), 1, 10, single=True),
        "A hex nearby matches this filter; of a list, each must be met.",
        "any",
    ),
    Field("edge", Flag(), "The hex lies on the border of the whole board.", "false"),
    Field(
        "line_end",
        Integer(1, 20),
        "The hex continues a straight unbroken line of at least so many own settlements.",
        "any",
    ),
    Field("not", Lazy(_filter), "The hex does not match this filter.", "none", "not_"),
)

FILTER: Final = Record(
    "filter",
    "Which hexes. All keys that are given must hold. A target is always empty, and on buildable "
    "terrain unless the filter names a terrain; neither is ever written.",
    _TERMS,
    Filter,
)
NEAR: Final = Record(
    "near filter",
    "A filter on the hexes nearby: all keys of a filter, and `within`.",
    (*_TERMS, Field("within", Integer(1, 19), "How far away the hex may be.", "1")),
    _near,
)
