"""Schema of filters, which select hexes. Verbs are in `action_grammar`."""

from __future__ import annotations

from typing import Any, Final

from kingdom_builder_qt.content.schema.compound import Field, Lazy, ListOf, RecordOf, Values
from kingdom_builder_qt.content.schema.kinds import At, Flag, Id, Integer, Word
from kingdom_builder_qt.content.yaml.nodes import Node
from kingdom_builder_qt.core.entries import Filter, Near
from kingdom_builder_qt.core.messages import Message

NEIGHBOURS: Final = 6
_COUNTS: Final = ("within", "at_least", "exactly")  # keys of `near` besides those of its filter
TERRAIN_WORDS: Final = ("buildable", "card", "drawn", "printed", "removed", "same")
TERRAIN: Final = ListOf(Id("terrain", TERRAIN_WORDS), 1, 20, single=True)
FEATURE: Final = ListOf(Id("feature", ("site",)), 1, 20, single=True)


# The limit for a filter, four times the cost of the most expensive shipped one.
MOST_EFFORT: Final = 40
_NEXT_TO: Final = 1  # cost of `near` alone
_COUNTING: Final = 4  # with `min` or `exactly`
_BY_TERRAIN: Final = 5  # factor for evaluation per terrain
_LINE: Final = 3  # hexes of a line with the cost of one neighbour


def effort(filter_: Filter) -> int:
    """Return the cost of evaluating a filter on the whole board, in units of about 1 µs.

    Conditions on the board alone are free: they are cached per game.
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
        message = Message(
            "the filter is too slow: its cost is {found}; the limit is {most}",
            found=found,
            most=MOST_EFFORT,
        )
        suggestion = Message(
            "computer players evaluate filters thousands of times; use fewer nested `near`"
        )
        at.error(node, message, suggestion)
    return found <= MOST_EFFORT


def _near(within: int = 1, at_least: int = 1, exactly: int | None = None, **terms: Any) -> Near:
    return Near(Filter(**terms), within, at_least, exactly)


def _is_empty(values: Values) -> bool:
    return Filter(**{key: values[key] for key in values if key not in _COUNTS}) == Filter()


def _warn_if_empty(values: Values, node: Node, at: At) -> bool:
    """Warn of an empty filter, but accept it."""
    if _is_empty(values):
        message = Message("an empty filter matches every hex")
        at.say(
            "warning",
            node.line,
            node.column,
            message,
            Message("add a condition, or remove the filter"),
        )
    return _is_quick(Filter(**values), node, at)


def _reject_empty(values: Values, node: Node, at: At) -> bool:
    if _is_empty(values):
        at.error(node, Message("`not` with an empty filter never matches"))
        return False
    return _is_quick(Filter(**values), node, at)


def _counts_neighbours(values: Values, node: Node, at: At) -> bool:
    if _is_empty(values) and "exactly" not in values:
        message = Message("`near` with an empty filter always matches")
        at.say("warning", node.line, node.column, message)
    if "at_least" in values and "exactly" in values:
        at.error(
            node,
            Message(
                "{keys} cannot be combined in {record}",
                keys=["min", "exactly"],
                record="near filter",
            ),
        )
        return False
    if values.get("within", 1) > 1 and ("at_least" in values or "exactly" in values):
        at.error(node, Message("`min` and `exactly` cannot be combined with `within`"))
        return False
    return _is_quick(Filter(near=(_near(**values),)), node, at)


_TERMS: Final = (
    Field(
        "terrain",
        TERRAIN,
        Message(
            "Terrain of the hex; a list matches any of its items. `buildable`: any buildable "
            "terrain. `card`: the terrain of the played card. `drawn`: the terrain of the card "
            "from `draw`. `printed`: the terrain of this variant of the tile. `removed`: the "
            "terrain removed by the `setup` of the card. `same`, alone and directly in `near`: "
            "the terrain of the central hex."
        ),
        "any",
    ),
    Field(
        "feature",
        FEATURE,
        Message("Feature of the hex. `site`: any feature with `site: true`."),
        "any",
    ),
    Field(
        "piece",
        Word(("own", "opponent", "none")),
        Message(
            "A piece on the hex that counts as a settlement, by owner; `none`: no piece at all."
        ),
        "any",
    ),
    Field(
        "near",
        ListOf(Lazy(lambda: NEAR), 1, 10, single=True),
        Message("A nearby hex matches this filter; for a list, each of its filters."),
        "any",
    ),
    Field("edge", Flag(), Message("The hex is at the edge of the board."), "false"),
    Field("section_border", Flag(), Message("The hex is next to another section."), "false"),
    Field(
        "line_end",
        Integer(1, 20),
        Message("The hex extends a straight line of at least this many own settlements."),
        "any",
    ),
    Field(
        "not",
        Lazy(lambda: _EXCLUDED),
        Message("The hex does not match this filter."),
        "none",
        "not_",
    ),
)

_DOC: Final = Message(
    "Selects hexes that match all its keys. Targets are always empty, and buildable unless the "
    "filter has a terrain; filters do not repeat that. Computer players evaluate filters thousands "
    "of times, so the total cost of `near` is limited to {most}: one each, 4 with `min` or "
    "`exactly`, one more than the distance with `within`, five times as much with `terrain: same`. "
    "Conditions on the board alone are free.",
    most=MOST_EFFORT,
)
FILTER: Final[RecordOf[Filter]] = RecordOf("filter", _DOC, _TERMS, Filter, _warn_if_empty)
_EXCLUDED: Final[RecordOf[Filter]] = RecordOf("filter", _DOC, _TERMS, Filter, _reject_empty)
NEAR: Final[RecordOf[Near]] = RecordOf(
    "near filter",
    "A filter for nearby hexes: all keys of a filter, and number or distance.",
    (
        *_TERMS,
        Field("within", Integer(1, 19), Message("The maximum distance of the hex."), "1"),
        Field(
            "min",
            Integer(1, NEIGHBOURS),
            Message("The minimum number of matching neighbours."),
            "1",
            "at_least",
        ),
        Field(
            "exactly",
            Integer(0, NEIGHBOURS),
            Message("The exact number of matching neighbours."),
            "any",
        ),
    ),
    _near,
    _counts_neighbours,
)
