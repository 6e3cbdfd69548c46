"""The filter grammar: which hexes.  Verbs are in `action_grammar`."""

from __future__ import annotations

from typing import Any, Final

from kingdom_builder_qt.content.schema.compound import Field, Lazy, ListOf, RecordOf, Values
from kingdom_builder_qt.content.schema.kinds import At, Flag, Id, Integer, Word
from kingdom_builder_qt.content.yaml.nodes import Node
from kingdom_builder_qt.core.entries import Filter, Near

NEIGHBOURS: Final = 6
_COUNTS: Final = ("within", "at_least", "exactly")  # of `near`, beside its filter
TERRAIN_WORDS: Final = ("buildable", "card", "drawn", "printed", "removed", "same")
TERRAIN: Final = ListOf(Id("terrain", TERRAIN_WORDS), 1, 20, single=True)
FEATURE: Final = ListOf(Id("feature", ("site",)), 1, 20, single=True)


# No filter may cost more: four times as much as the dearest one that is shipped.
MOST_EFFORT: Final = 40
_NEXT_TO: Final = 1  # cost of `near`, as it stands
_COUNTING: Final = 4  # with `min` or `exactly`
_BY_TERRAIN: Final = 5  # times as much for each terrain by itself
_LINE: Final = 3  # hexes of a line that cost as much as one neighbour


def effort(filter_: Filter) -> int:
    """Return what it costs to look for such hexes on the whole board, in units of about 1 us.

    What depends on the board alone costs nothing: it is looked for once in a game.
    """
    cost = bool(filter_.piece) + len({"card", "drawn"} & {*filter_.terrain})
    cost += 1 + filter_.line_end // _LINE if filter_.line_end else 0
    cost += sum(map(_effort_near, filter_.near))
    return cost if filter_.not_ is None else cost + effort(filter_.not_)


def _effort_near(near: Near) -> int:
    inner = effort(near.filter)
    is_same = "same" in near.filter.terrain
    if not inner and not is_same:
        return 0
    is_counting = near.min > 1 or near.exactly is not None
    own = near.within + 1 if near.within > 1 else _COUNTING if is_counting else _NEXT_TO
    is_quick = near.within == near.min == 1 and not near.exactly
    return inner + (own if not is_same else _COUNTING if is_quick else _BY_TERRAIN * own)


def _is_quick(filter_: Filter, node: Node, at: At) -> bool:
    found = effort(filter_)
    if found > MOST_EFFORT:
        message = f"the filter looks for too much nearby: it costs {found}, at most {MOST_EFFORT}"
        suggestion = "computer players ask for it thousands of times; nest `near` less deeply"
        at.error(node, message, suggestion)
    return found <= MOST_EFFORT


def _near(within: int = 1, at_least: int = 1, exactly: int | None = None, **terms: Any) -> Near:
    return Near(Filter(**terms), within, at_least, exactly)


def _is_empty(values: Values) -> bool:
    return Filter(**{key: values[key] for key in values if key not in _COUNTS}) == Filter()


def _says_which(values: Values, node: Node, at: At) -> bool:
    """Warn of an empty filter; it is read all the same."""
    if _is_empty(values):
        message = "an empty filter matches every hex"
        at.say("warning", node.line, node.column, message, "say which hexes, or leave it out")
    return _is_quick(Filter(**values), node, at)


def _leaves_some(values: Values, node: Node, at: At) -> bool:
    if _is_empty(values):
        at.error(node, "`not` with an empty filter never matches")
        return False
    return _is_quick(Filter(**values), node, at)


def _counts_neighbours(values: Values, node: Node, at: At) -> bool:
    if _is_empty(values) and "exactly" not in values:
        message = "`near` with an empty filter always matches"
        at.say("warning", node.line, node.column, message)
    if "at_least" in values and "exactly" in values:
        at.error(node, "min and exactly cannot stand together in near filter")
        return False
    if values.get("within", 1) > 1 and ("at_least" in values or "exactly" in values):
        at.error(node, "min and exactly count neighbours only, not hexes within a distance")
        return False
    return _is_quick(Filter(near=(_near(**values),)), node, at)


_TERMS: Final = (
    Field(
        "terrain",
        TERRAIN,
        "Terrain of the hex. `buildable`: any buildable terrain; `card`: the terrain of the card "
        "played this turn; `drawn`: of the card that `draw` turned up; `printed`: of this variant "
        "of the tile; `removed`: taken out of the deck by the `setup` of the card; `same`, by "
        "itself and directly in `near`: the terrain of the hex whose neighbours are looked at. A "
        "list is one set of hexes.",
        "any",
    ),
    Field("feature", FEATURE, "Feature of the hex. `site`: any feature that is a site.", "any"),
    Field(
        "piece",
        Word(("own", "opponent", "none")),
        "What stands on the hex: a piece that counts as a settlement, of your own or of an "
        "opponent, or nothing at all.",
        "any",
    ),
    Field(
        "near",
        ListOf(Lazy(lambda: NEAR), 1, 10, single=True),
        "A hex nearby matches this filter; of a list, each must be met.",
        "any",
    ),
    Field("edge", Flag(), "The hex lies on the border of the whole board.", "false"),
    Field("section_border", Flag(), "The hex lies next to another section.", "false"),
    Field(
        "line_end",
        Integer(1, 20),
        "The hex continues a straight unbroken line of at least so many own settlements.",
        "any",
    ),
    Field("not", Lazy(lambda: _EXCLUDED), "The hex does not match this filter.", "none", "not_"),
)

_DOC: Final = (
    "Which hexes. All keys that are given must hold. A target is always empty, and on buildable "
    "terrain unless the filter names a terrain; neither is ever written. Computer players ask for "
    "a filter thousands of times, so what it looks for nearby is limited, unless the board alone "
    f"decides it: to at most {MOST_EFFORT} in all, where a `near` counts 1, with `min` or "
    "`exactly` 4, with `within` one more than the distance, and with `terrain: same` five times "
    "as much."
)
FILTER: Final[RecordOf[Filter]] = RecordOf("filter", _DOC, _TERMS, Filter, _says_which)
_EXCLUDED: Final[RecordOf[Filter]] = RecordOf("filter", _DOC, _TERMS, Filter, _leaves_some)
NEAR: Final[RecordOf[Near]] = RecordOf(
    "near filter",
    "A filter on the hexes nearby: all keys of a filter, and how many hexes how far away.",
    (
        *_TERMS,
        Field("within", Integer(1, 19), "How far away the hex may be.", "1"),
        Field("min", Integer(1, NEIGHBOURS), "At least so many neighbours match.", "1", "at_least"),
        Field("exactly", Integer(0, NEIGHBOURS), "Exactly so many neighbours match.", "any"),
    ),
    _near,
    _counts_neighbours,
)
