"""The grammar of scoring cards: groups of settlements, which of them are paid, and how."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final, get_args

from kingdom_builder_qt.content.schema.compound import (
    Either,
    Field,
    ListOf,
    RecordOf,
    Switch,
    Unless,
    Values,
    single,
)
from kingdom_builder_qt.content.schema.filter_grammar import FILTER
from kingdom_builder_qt.content.schema.kinds import At, Flag, Id, Integer, Word
from kingdom_builder_qt.content.schema.tile_grammar import ICON, NAME, TEXT
from kingdom_builder_qt.content.yaml.nodes import Node
from kingdom_builder_qt.core.entries import (
    Around,
    ClaimRows,
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
    When,
)
from kingdom_builder_qt.core.errors import quoted

MAX_DISTANCE: Final = 19


def _keep(value: Any) -> Keep:
    return value if isinstance(value, Keep) else Keep(value)


TERRAIN_AREA: Final = RecordOf(
    "terrain area",
    "What `linked` joins, if it is not single hexes.",
    (Field("terrain_area", Id("terrain"), "The areas of connected hexes of this terrain."),),
    partial(Linked, Filter()),
)


HEX_GROUP: Final[Switch[Around | Linked | Run]] = Switch(
    "hex group",
    "Groups by hexes of the board, or by straight lines.",
    (
        RecordOf(
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


GOLD: Final = Integer(1, 1000)
_WITH_BASE: Final = ("row", "sector", "edge", "terrain_area")
_ACTIONS: Final = {"mandatory_end": "action", "turn_end": "turn"}


def _score(pay: Pay, need: int = 1, **terms: Any) -> Score:
    return Score(pay=replace(pay, need=need) if isinstance(pay, Flat) else pay, **terms)


def _fits_together(values: Values, node: Node, at: At) -> bool:
    message = next(_unfit(values), "")
    if message:
        at.error(node, message)
    return not message


def _unfit(values: Values) -> Iterator[str]:
    """Yield what cannot stand together in a score."""
    pay, when = values["pay"], values.get("when", "final")
    group, keep = values.get("group", "none"), values.get("keep", Keep())
    if "need" in values and not isinstance(pay, Flat):
        yield "`need` goes with `pay: {flat: ...}` only"
    if when in _ACTIONS and "of" in values:
        yield f"`when: {when}` is about the settlements of the {_ACTIONS[when]}, not about `of`"
    has_base = isinstance(group, Around) or group in _WITH_BASE
    if keep.which == "full" and not has_base:
        yield f"`keep: full` needs `around` or one of these groups: {', '.join(_WITH_BASE)}"
    if values.get("measure") == "span" and not (group == "area" and isinstance(pay, PerUnit)):
        yield "`measure: span` needs `group: area` and `pay: {per_unit: ...}`"
    if isinstance(pay, Rank):
        yield from _unfit_for_rank(values, has_base or group == "none")


def _unfit_for_rank(values: Values, same_for_all: bool) -> Iterator[str]:
    if values.get("when", "final") != "final":
        yield "`rank` compares the players at the end, not during the game"
    if not same_for_all:
        yield "`rank` needs groups that all players share, not those of their own settlements"
    if "keep" in values:
        yield "`rank` is about all groups: `keep` does not go with it"


def _in_place(values: Values, node: Node, at: At) -> bool:
    message = next(_misplaced(values), "")
    if message:
        at.error(node, message)
    return not message


def _misplaced(values: Values) -> Iterator[str]:
    """Yield what a kind of card cannot have, or lacks."""
    kind = values["kind"]
    if "score" in values and "claim_rows" in values:
        yield "score and claim_rows cannot stand together in card"
    if "score" not in values and "claim_rows" not in values:
        yield "card needs one of: score, claim_rows"
    if kind == "feature_score" and "feature" not in values:
        yield "missing key 'feature' in a feature_score"
    if kind != "feature_score" and "feature" in values:
        yield "only a feature_score has the key 'feature'"
    for key in ("claim_rows", "setup"):
        if kind != "scoring_card" and key in values:
            yield f"only a scoring_card has the key {quoted(key)}"
    if kind != "scoring_card" and values["score"].when != "final":
        yield "only a scoring_card pays during the game"


_PER_UNIT: Final = (
    Field("per_unit", GOLD, "Gold for each settlement of each kept group.", attribute="gold"),
    Field("every", Integer(1, 1000), "Gold only for each full so many settlements.", "1"),
)
_RANK: Final = (
    Field(
        "rank",
        ListOf(GOLD, 1, 10),
        "Gold for the players with the most, the second most, ... settlements in each group; "
        "those who tie all get the full amount.",
        attribute="gold",
    ),
    Field("zero_ranks", Flag(), "No settlements at all is a rank too.", "false"),
)
PAY: Final[Switch[Pay]] = Switch(
    "pay",
    "How the kept groups are paid: exactly one of `per_unit`, `per_group`, `flat` and `rank`.",
    (
        RecordOf("per_unit", "", _PER_UNIT, PerUnit),
        single(Field("per_group", GOLD, "Gold for each kept group.", attribute="gold"), PerGroup),
        single(
            Field(
                "flat", GOLD, "Gold once, if enough groups are kept; see `need`.", attribute="gold"
            ),
            Flat,
        ),
        RecordOf("rank", "", _RANK, Rank),
    ),
)
SCORE: Final = RecordOf(
    "score",
    "How gold is counted: settlements matching `of`, cut into groups, some groups kept, the kept "
    "groups paid.",
    (
        Field(
            "when",
            Word(get_args(When)),
            "`final`: all settlements at the end of the game; `build`: each settlement by itself, "
            "at once when it is built; `mandatory_end`: those of the mandatory action, when it is "
            "complete; `turn_end`: all that were built in a player's turn, at its end.",
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
            "measure",
            Word(("size", "span")),
            "What a group is worth. `size`: its settlements; `span`: the hexes on the shortest way "
            "between the two that are farthest apart, both ends included, a single one nothing.",
            "size",
        ),
        Field(
            "keep",
            KEEP,
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
CLAIM_ROWS: Final = RecordOf(
    "claim rows",
    "Rows of the board that players mark during the game: the first who has enough settlements "
    "in a row puts one from their supply beside it.",
    (
        Field("units", Integer(2, 20), "How many settlements a row takes."),
        Field("gold", GOLD, "Gold for each marked row at the end of the game."),
    ),
    ClaimRows,
)
CARD: Final[RecordOf[Values]] = RecordOf(
    "card",
    "An entry of `<expansion>/scoring.yaml`: a Kingdom Builder card, a task card, or a hex "
    "feature that pays gold in every game. It has exactly one of `score` and `claim_rows`.",
    (
        Field(
            "kind",
            Word(("scoring_card", "task_card", "feature_score")),
            "`scoring_card`: drawn for each game; `task_card`: drawn for each section of its "
            "expansion; `feature_score`: a feature that pays.",
        ),
        NAME,
        TEXT,
        ICON,
        Field(
            "feature",
            Id("feature"),
            "The feature that pays; needed by a `feature_score` and nothing else.",
            "none",
        ),
        Field("score", SCORE, "How it pays.", "none"),
        Field("claim_rows", CLAIM_ROWS, "How it pays, in place of `score`.", "none"),
        Field(
            "setup",
            Word(("remove_terrain_type",)),
            "Before the game one terrain card is turned up; all cards with its terrain leave the "
            "deck. The filter of the score calls it `removed`.",
            "none",
        ),
    ),
    dict,
    _in_place,
)
