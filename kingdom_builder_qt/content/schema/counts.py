"""The grammar of how many pieces an action takes, and how far a move goes."""

from __future__ import annotations

from functools import partial
from typing import Final, Literal, TypeAlias, cast

from kingdom_builder_qt.content.schema.compound import Either, Field, Record, Switch, Values, single
from kingdom_builder_qt.content.schema.kinds import At, Flag, Integer, Word
from kingdom_builder_qt.content.yaml.nodes import Node
from kingdom_builder_qt.core.entries import Count, Reach

MAX_COUNT: Final = 40
_ReachWord: TypeAlias = Literal["anywhere", "slide", "ray", "same_area"]


def _count(value: int | Count) -> Count:
    return Count(value, value) if isinstance(value, int) else value


def _reach(value: str | Reach) -> Reach:
    if isinstance(value, Reach):
        return value
    return Reach(cast(_ReachWord, value))


def _min_below_max(values: Values, node: Node, at: At) -> bool:
    if values.get("min", 1) > values["max"]:
        at.error(node, f"min {values['min']} is more than max {values['max']}")
        return False
    return True


COUNT_RANGE: Final = Record(
    "count",
    "How many pieces are built or moved one after the other.",
    (
        Field("min", Integer(1, MAX_COUNT), "At least so many, as far as possible.", "1"),
        Field("max", Integer(1, MAX_COUNT), "At most so many."),
    ),
    Count,
    _min_below_max,
)
COUNT: Final = Either(Integer(1, MAX_COUNT), COUNT_RANGE, _count)
REACH_HOW: Final[Switch[Reach]] = Switch(
    "reach",
    "A distance: exactly one of `leap` and `steps`.",
    (
        single(
            Field(
                "leap",
                Integer(1, 19),
                "The piece jumps in a straight line, over anything, and lands exactly so many "
                "hexes away.",
                attribute="length",
            ),
            partial(Reach, "leap"),
        ),
        Record(
            "steps",
            "",
            (
                Field(
                    "steps",
                    Integer(1, 19),
                    "Up to so many steps to a neighbouring hex of `to`, each a move of its own.",
                    attribute="length",
                ),
                Field("shared", Flag(), "Each step may be made by another piece.", "false"),
            ),
            partial(Reach, "steps"),
        ),
    ),
)
REACH: Final = Either(Word(("anywhere", "slide", "ray", "same_area")), REACH_HOW, _reach)
