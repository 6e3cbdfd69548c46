"""The grammar of how settlements are cut into groups, and which groups are paid.

Cards and pay are in `schema_scores`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from kingdom_builder_qt.content.schema.compound import Either, Field, Record, Switch
from kingdom_builder_qt.content.schema.filters import FILTER
from kingdom_builder_qt.content.schema.kinds import At, Bad, Id, Integer, Kind, Word
from kingdom_builder_qt.content.yaml.nodes import MappingNode, Node
from kingdom_builder_qt.core.entries import Around, Filter, Group, Keep, Linked, Run

MAX_DISTANCE: Final = 19


def _around(around: Filter, within: int = 1) -> Around:
    return Around(around, within)


def _linked(linked: Linked) -> Linked:
    return linked


def _area(terrain_area: str) -> Linked:
    return Linked(Filter(), terrain_area)


def _run(run: str) -> Run:
    return Run(run == "diagonal")


def _keep(value: Any) -> Keep:
    return value if isinstance(value, Keep) else Keep(value)


def _at_least(at_least: int) -> Keep:
    return Keep(min=at_least)


def _exactly(exactly: int) -> Keep:
    return Keep(exactly=exactly)


def _same(value: Any) -> Any:
    return value


TERRAIN_AREA: Final = Record(
    "terrain area",
    "What `linked` joins, if it is not single hexes.",
    (Field("terrain_area", Id("terrain"), "The areas of connected hexes of this terrain."),),
    _area,
)


@dataclass(frozen=True, slots=True)
class Nodes(Kind[Linked]):
    """What is joined: the hexes of a filter, or terrain areas."""

    def read(self, node: Node, at: At) -> Linked | Bad:
        if isinstance(node, MappingNode) and node.get("terrain_area") is not None:
            return TERRAIN_AREA.read(node, at)
        filter_ = FILTER.read(node, at)
        return filter_ if isinstance(filter_, Bad) else Linked(filter_)

    def describe(self) -> str:
        return f"{FILTER.describe()} or {TERRAIN_AREA.describe()}"

    def complete(self) -> tuple[str, ...]:
        return FILTER.complete() + TERRAIN_AREA.complete()


HEX_GROUP: Final[Switch[Around | Linked | Run]] = Switch(
    "hex group",
    "Groups by hexes of the board, or by straight lines.",
    (
        Record(
            "around",
            "",
            (
                Field("around", FILTER, "One group for each such hex: the settlements beside it."),
                Field(
                    "within",
                    Integer(1, MAX_DISTANCE),
                    "With `around`: how far away a settlement may be.",
                    "1",
                ),
            ),
            _around,
        ),
        Record(
            "linked",
            "",
            (
                Field(
                    "linked",
                    Nodes(),
                    "One group for each such hex or terrain area that an own settlement area "
                    "joins to another.",
                ),
            ),
            _linked,
        ),
        Record(
            "run",
            "",
            (
                Field(
                    "run",
                    Word(("any", "diagonal")),
                    "One group for each straight unbroken line of settlements, in any of the "
                    "three directions or only in the two diagonal ones.",
                ),
            ),
            _run,
        ),
    ),
)
GROUP: Final[Either[Group]] = Either(
    Word(("none", "row", "sector", "edge", "area", "terrain_area")), HEX_GROUP, _same
)
KEEP_SIZE: Final[Switch[Keep]] = Switch(
    "keep",
    "Groups by size: exactly one of `min` and `exactly`.",
    (
        Record(
            "keep min",
            "",
            (
                Field(
                    "min",
                    Integer(1, 400),
                    "Groups of at least so many settlements are paid.",
                    None,
                    "at_least",
                ),
            ),
            _at_least,
        ),
        Record(
            "keep exactly",
            "",
            (Field("exactly", Integer(1, 400), "Groups of exactly so many are paid."),),
            _exactly,
        ),
    ),
)
KEEP: Final[Either[Keep]] = Either(Word(("all", "best", "worst", "full")), KEEP_SIZE, _keep)
