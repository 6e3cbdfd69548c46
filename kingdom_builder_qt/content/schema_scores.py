"""The grammar of scoring cards.  Filters are in `schema_filters`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from kingdom_builder_qt.content.nodes import Node
from kingdom_builder_qt.content.schema import At, Flag, Id, Integer, Word
from kingdom_builder_qt.content.schema_compound import Either, Field, ListOf, Record, Switch, Values
from kingdom_builder_qt.content.schema_filters import FILTER
from kingdom_builder_qt.content.schema_tiles import NAME, TEXT
from kingdom_builder_qt.core.entries import (
    Around,
    Filter,
    Flat,
    Group,
    Keep,
    Linked,
    Pay,
    PerGroup,
    PerUnit,
    Rank,
    Run,
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


def _flat(flat: int) -> Flat:
    return Flat(flat)


def _run(run: str) -> Run:
    return Run(run == "diagonal")


def _keep(value: Any) -> Keep:
    return value if isinstance(value, Keep) else Keep(value)


def _at_least(at_least: int) -> Keep:
    return Keep(min=at_least)


def _score(pay: Pay, need: int = 1, **terms: Any) -> Score:
    return Score(pay=replace(pay, need=need) if isinstance(pay, Flat) else pay, **terms)


def _same(value: Any) -> Any:
    return value


def _fits_together(values: Values, node: Node, at: At) -> bool:
    pay, when = values["pay"], values.get("when", "final")
    group, keep = values.get("group", "none"), values.get("keep", Keep())
    message = ""
    if "need" in values and not isinstance(pay, Flat):
        message = "`need` goes with `pay: {flat: ...}` only"
    elif isinstance(pay, Rank) and when != "final":
        message = "`rank` compares the players at the end, not during the game"
    elif when == "mandatory_end" and "of" in values:
        message = "`when: mandatory_end` is about the settlements of the action, not about `of`"
    elif keep.which == "full" and not isinstance(group, Around) and group not in _WITH_BASE:
        message = f"`keep: full` needs `around` or one of these groups: {', '.join(_WITH_BASE)}"
    if message:
        at.error(node, message)
    return not message


def _in_place(values: Values, node: Node, at: At) -> bool:
    if values["kind"] == "feature_score" and "feature" not in values:
        at.error(node, 'missing key "feature" in a feature_score')
        return False
    if values["kind"] != "feature_score" and "feature" in values:
        at.error(node, 'only a feature_score has the key "feature"')
        return False
    if values["kind"] != "scoring_card" and values["score"].when != "final":
        at.error(node, "only a scoring_card pays during the game")
        return False
    return True


_WITH_BASE: Final = ("row", "sector", "edge", "terrain_area")


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
    "How the kept groups are paid: exactly one of `per_unit`, `per_group`, `flat` and `rank`.",
    (
        Record("per_unit", "", _PER_UNIT, _per_unit),
        Record(
            "per_group", "", (Field("per_group", GOLD, "Gold for each kept group."),), _per_group
        ),
        Record(
            "flat",
            "",
            (Field("flat", GOLD, "Gold once, if enough groups are kept; see `need`."),),
            _flat,
        ),
        Record("rank", "", _RANK, _rank),
    ),
)
HEX_GROUP: Final[Switch[Around | Linked | Run]] = Switch(
    "hex group",
    "Groups by hexes of the board, or by straight lines.",
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
KEEP_MIN: Final = Record(
    "keep",
    "Groups by size.",
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
)
GROUP: Final[Either[Group]] = Either(
    Word(("none", "row", "sector", "edge", "area", "terrain_area")), HEX_GROUP, _same
)
SCORE: Final = Record(
    "score",
    "How gold is counted: settlements matching `of`, cut into groups, some groups kept, the kept "
    "groups paid.",
    (
        Field(
            "when",
            Word(("final", "build", "mandatory_end")),
            "`final`: all settlements at the end of the game; `build`: each settlement by itself, "
            "at once when it is built; `mandatory_end`: those of the mandatory action, when it is "
            "complete.",
            "final",
        ),
        Field("of", FILTER, "The settlements that count.", "all"),
        Field(
            "group",
            GROUP,
            "`none`: all in one group; `row`: one group per row; `sector`: one per quarter of the "
            "board; `edge`: one per side of the board; `area`: one per group of connected "
            "settlements; `terrain_area`: one per group of connected hexes of one terrain.",
            "none",
        ),
        Field(
            "keep",
            Either(Word(("all", "best", "worst", "full")), KEEP_MIN, _keep),
            "Which groups are paid; for `worst` empty ones count; `full`: those with a settlement "
            "on every hex.",
            "all",
        ),
        Field("need", Integer(1, 400), "How many kept groups `flat` needs.", "1"),
        Field("pay", PAY, "What is paid for them."),
    ),
    _score,
    _fits_together,
)
CARD: Final[Record[Values]] = Record(
    "card",
    "An entry of `<expansion>/scoring.yaml`: a Kingdom Builder card, a task card, or a hex "
    "feature that pays gold in every game.",
    (
        Field(
            "kind",
            Word(("scoring_card", "task_card", "feature_score")),
            "`scoring_card`: drawn for each game; `task_card`: drawn for each section of its "
            "expansion; `feature_score`: a feature that pays.",
        ),
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
    _in_place,
)
