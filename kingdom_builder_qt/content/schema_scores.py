"""The grammar of scoring cards.  Filters are in `schema_filters`."""

from __future__ import annotations

from typing import Any, Final

from kingdom_builder_qt.content.schema import Flag, Id, Integer, Word
from kingdom_builder_qt.content.schema_actions import NAME, TEXT
from kingdom_builder_qt.content.schema_compound import Either, Field, ListOf, Record, Switch, Values
from kingdom_builder_qt.content.schema_filters import FILTER
from kingdom_builder_qt.core.entries import (
    Around,
    Filter,
    Group,
    Linked,
    Pay,
    PerGroup,
    PerUnit,
    Rank,
    Score,
)

GOLD: Final = Integer(1, 1000)


def _per_unit(per_unit: int, every: int = 1) -> PerUnit:
    return PerUnit(per_unit, every)


def _per_group(per_group: int) -> PerGroup:
    return PerGroup(per_group)


def _rank(rank: tuple[int, ...], zero_ranks: bool = False) -> Rank:
    return Rank(rank, zero_ranks)


def _around(around: Filter) -> Around:
    return Around(around)


def _linked(linked: Filter) -> Linked:
    return Linked(linked)


def _same(value: Any) -> Any:
    return value


_PER_UNIT: Final = (
    Field("per_unit", GOLD, "Gold for each settlement of each kept group."),
    Field("every", Integer(1, 1000), "Gold only for each full so many settlements.", "1"),
)
_RANK: Final = (
    Field(
        "rank",
        ListOf(GOLD, 1, 10),
        "Gold for the players with the most, the second most, ... settlements in each group; "
        "those who tie all get the full amount.",
    ),
    Field("zero_ranks", Flag(), "No settlements at all is a rank too.", "false"),
)
PAY: Final[Switch[Pay]] = Switch(
    "pay",
    "How the kept groups are paid: exactly one of `per_unit`, `per_group` and `rank`.",
    (
        Record("per_unit", "", _PER_UNIT, _per_unit),
        Record(
            "per_group", "", (Field("per_group", GOLD, "Gold for each kept group."),), _per_group
        ),
        Record("rank", "", _RANK, _rank),
    ),
)
HEX_GROUP: Final[Switch[Around | Linked]] = Switch(
    "hex group",
    "Groups by hexes of the board.",
    (
        Record(
            "around",
            "",
            (Field("around", FILTER, "One group for each such hex: the settlements beside it."),),
            _around,
        ),
        Record(
            "linked",
            "",
            (
                Field(
                    "linked",
                    FILTER,
                    "One group for each such hex that an own settlement area joins to another.",
                ),
            ),
            _linked,
        ),
    ),
)
GROUP: Final[Either[Group]] = Either(Word(("none", "row", "sector", "area")), HEX_GROUP, _same)
SCORE: Final = Record(
    "score",
    "How gold is counted at the end: settlements matching `of`, cut into groups, some groups "
    "kept, the kept groups paid.",
    (
        Field("of", FILTER, "The settlements that count.", "all"),
        Field(
            "group",
            GROUP,
            "`none`: all in one group; `row`: one group per row; `sector`: one per quarter of the "
            "board; `area`: one per group of connected settlements.",
            "none",
        ),
        Field(
            "keep",
            Word(("all", "best", "worst")),
            "Which groups are paid; for `worst` empty ones count.",
            "all",
        ),
        Field("pay", PAY, "What is paid for them."),
    ),
    Score,
)
CARD: Final[Record[Values]] = Record(
    "card",
    "An entry of `<expansion>/scoring.yaml`: a Kingdom Builder card, or a hex feature that pays "
    "gold in every game.",
    (
        Field("kind", Word(("scoring_card", "feature_score")), "Card, or feature that pays."),
        NAME,
        TEXT,
        Field(
            "feature",
            Id("feature"),
            "The feature that pays; needed by a `feature_score` and nothing else.",
            "none",
        ),
        Field("score", SCORE, "How it pays."),
    ),
    dict,
)
