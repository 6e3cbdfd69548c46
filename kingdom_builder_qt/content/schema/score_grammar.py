"""Schema of scoring cards: groups of settlements, the groups that are paid, and the pay."""

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
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message

MAX_DISTANCE: Final = 19


def _keep(value: Any) -> Keep:
    return value if isinstance(value, Keep) else Keep(value)


TERRAIN_AREA: Final = RecordOf(
    "terrain area",
    Message("Areas for `linked`, instead of single hexes."),
    (
        Field(
            "terrain_area", Id("terrain"), Message("The areas of connected hexes of this terrain.")
        ),
    ),
    partial(Linked, Filter()),
)


HEX_GROUP: Final[Switch[Around | Linked | Run]] = Switch(
    "hex group",
    "Groups by hexes of the board or by straight lines.",
    (
        RecordOf(
            "around",
            "",
            (
                Field(
                    "around",
                    FILTER,
                    Message("One group per matching hex: the settlements near it."),
                    attribute="filter",
                ),
                Field(
                    "within",
                    Integer(1, MAX_DISTANCE),
                    Message("For `around`: the maximum distance of a settlement."),
                    "1",
                ),
            ),
            Around,
        ),
        single(
            Field(
                "linked",
                Unless(FILTER, TERRAIN_AREA, Linked),
                Message(
                    "One group per matching hex or terrain area that is joined to another one by "
                    "an area of the player's settlements."
                ),
            )
        ),
        single(
            Field(
                "run",
                Word(("any", "diagonal")),
                Message(
                    "One group per straight unbroken line of settlements, in all three directions "
                    "or in the two diagonal ones."
                ),
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
        single(Field("min", _SIZE, Message("Groups with at least this many settlements.")), Keep),
        single(
            Field("exactly", _SIZE, Message("Groups with exactly this many settlements.")), Keep
        ),
    ),
)
KEEP: Final[Either[Keep]] = Either(Word(("all", "best", "worst", "full")), KEEP_SIZE, _keep)


GOLD: Final = Integer(1, 1000)
_WITH_BASE: Final = ("row", "sector", "edge", "terrain_area")
_SELECTING: Final = ("mandatory_end", "turn_end")


def _score(pay: Pay, need: int = 1, **terms: Any) -> Score:
    return Score(pay=replace(pay, need=need) if isinstance(pay, Flat) else pay, **terms)


def _fits_together(values: Values, node: Node, at: At) -> bool:
    message = next(_unfit(values), NO_MESSAGE)
    if message:
        at.error(node, message)
    return not message


def _unfit(values: Values) -> Iterator[Message]:
    """Yield invalid combinations of a score."""
    pay, when = values["pay"], values.get("when", "final")
    group, keep = values.get("group", "none"), values.get("keep", Keep())
    if "need" in values and not isinstance(pay, Flat):
        yield Message("`need` requires `pay: {{flat: ...}}`")
    if when in _SELECTING and "of" in values:
        yield Message("`when: {when}` selects the settlements itself, without `of`", when=when)
    has_base = isinstance(group, Around) or group in _WITH_BASE
    if keep.which == "full" and not has_base:
        yield Message(
            "`keep: full` requires `around` or one of these groups: {names}",
            names=", ".join(_WITH_BASE),
        )
    if values.get("measure") == "span" and not (group == "area" and isinstance(pay, PerUnit)):
        yield Message("`measure: span` requires `group: area` and `pay: {{per_unit: ...}}`")
    if isinstance(pay, Rank):
        yield from _unfit_for_rank(values, has_base or group == "none")


def _unfit_for_rank(values: Values, same_for_all: bool) -> Iterator[Message]:
    if values.get("when", "final") != "final":
        yield Message("`rank` requires `when: final`")
    if not same_for_all:
        yield Message("`rank` requires groups of the board, not of a player's settlements")
    if "keep" in values:
        yield Message("`rank` cannot be combined with `keep`")


def _in_place(values: Values, node: Node, at: At) -> bool:
    message = next(_misplaced(values), NO_MESSAGE)
    if message:
        at.error(node, message)
    return not message


def _misplaced(values: Values) -> Iterator[Message]:
    """Yield keys that a kind of card cannot have, or lacks."""
    kind = values["kind"]
    if "score" in values and "claim_rows" in values:
        yield Message(
            "{keys} cannot be combined in {record}", keys=["score", "claim_rows"], record="card"
        )
    if "score" not in values and "claim_rows" not in values:
        yield Message("{record} needs one of: {keys}", record="card", keys=["score", "claim_rows"])
    if kind == "feature_score" and "feature" not in values:
        yield Message(
            "missing key {key} in {record}", key=quoted("feature"), record="feature_score"
        )
    if kind != "feature_score" and "feature" in values:
        yield Message(
            "only a {kind} has the key {key}", kind="feature_score", key=quoted("feature")
        )
    for key in ("claim_rows", "setup"):
        if kind != "scoring_card" and key in values:
            yield Message("only a {kind} has the key {key}", kind="scoring_card", key=quoted(key))
    if kind != "scoring_card" and values["score"].when != "final":
        yield Message("only a scoring_card can pay during the game")


_PER_UNIT: Final = (
    Field("per_unit", GOLD, Message("Gold per settlement of each kept group."), attribute="gold"),
    Field(
        "every", Integer(1, 1000), Message("Pay once per this many settlements, rounded down."), "1"
    ),
)
_RANK: Final = (
    Field(
        "rank",
        ListOf(GOLD, 1, 10),
        Message(
            "Gold for the players with the most, the second most, ... settlements in each group. "
            "Tied players all get the full amount."
        ),
        attribute="gold",
    ),
    Field("zero_ranks", Flag(), Message("Players without settlements are ranked, too."), "false"),
)
PAY: Final[Switch[Pay]] = Switch(
    "pay",
    "The pay for the kept groups: exactly one of `per_unit`, `per_group`, `flat` and `rank`.",
    (
        RecordOf("per_unit", "", _PER_UNIT, PerUnit),
        single(
            Field("per_group", GOLD, Message("Gold per kept group."), attribute="gold"), PerGroup
        ),
        single(
            Field(
                "flat",
                GOLD,
                Message("Gold once if enough groups are kept; see `need`."),
                attribute="gold",
            ),
            Flat,
        ),
        RecordOf("rank", "", _RANK, Rank),
    ),
)
SCORE: Final = RecordOf(
    "score",
    "The scoring rule: settlements that match `of` are divided into groups, some groups are kept, "
    "and the kept groups are paid.",
    (
        Field(
            "when",
            Word(get_args(When)),
            Message(
                "`final`: all settlements at the end of the game; `build`: each settlement "
                "immediately; `mandatory_end`: the settlements of the mandatory action, when it is "
                "complete; `turn_end`: all settlements built in a turn, at its end."
            ),
            "final",
        ),
        Field("of", FILTER, Message("The settlements that count."), "all"),
        Field(
            "group",
            GROUP,
            Message(
                "`none`: a single group; `row`: by row; `sector`: by quarter of the board; "
                "`edge`: by side of the board; `area`: by area of connected settlements; "
                "`terrain_area`: by area of connected hexes of one terrain."
            ),
            "none",
        ),
        Field(
            "measure",
            Word(("size", "span")),
            Message(
                "The value of a group. `size`: its number of settlements; `span`: the number of "
                "hexes on the shortest way between the two farthest apart, including both, 0 for "
                "a single one."
            ),
            "size",
        ),
        Field(
            "keep",
            KEEP,
            Message(
                "The groups that are paid. `worst` includes empty groups; `full`: groups with a "
                "settlement on every hex."
            ),
            "all",
        ),
        Field("need", Integer(1, 400), Message("The number of kept groups for `flat`."), "1"),
        Field("pay", PAY, Message("The pay for the kept groups.")),
    ),
    _score,
    _fits_together,
)
CLAIM_ROWS: Final = RecordOf(
    "claim rows",
    "Rows of the board that players mark during the game. The first player with enough settlements "
    "in a row puts one from the supply next to it.",
    (
        Field("units", Integer(2, 20), Message("The number of settlements needed in a row.")),
        Field("gold", GOLD, Message("Gold per marked row at the end of the game.")),
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
            Message(
                "`scoring_card`: drawn for each game; `task_card`: drawn for each section of its "
                "expansion; `feature_score`: a feature that pays."
            ),
        ),
        NAME,
        TEXT,
        ICON,
        Field(
            "feature",
            Id("feature"),
            Message("The feature that pays; for `feature_score` only."),
            "none",
        ),
        Field("score", SCORE, Message("The scoring rule."), "none"),
        Field("claim_rows", CLAIM_ROWS, Message("The scoring rule, instead of `score`."), "none"),
        Field(
            "setup",
            Word(("remove_terrain_type",)),
            Message(
                "Before the game, a terrain card is revealed and all cards of its terrain are "
                "removed. Filters of the score call the terrain `removed`."
            ),
            "none",
        ),
    ),
    dict,
    _in_place,
)
