"""Schema of tile actions, including counts and reach."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Final, Literal, TypeAlias, cast

from kingdom_builder_qt.content.schema.compound import (
    Either,
    Field,
    InOrder,
    ListOf,
    RecordOf,
    Switch,
    Values,
    single,
    sole_value,
)
from kingdom_builder_qt.content.schema.filter_grammar import FILTER, TERRAIN_WORDS
from kingdom_builder_qt.content.schema.kinds import At, Flag, Id, Integer, Word
from kingdom_builder_qt.content.yaml.nodes import Node
from kingdom_builder_qt.core.entries import (
    SETTLEMENT,
    Action,
    BasicAction,
    BuildAction,
    Count,
    DrawAction,
    Filter,
    MoveAction,
    OneOf,
    Reach,
    RemoveAction,
)
from kingdom_builder_qt.core.messages import Message

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
        at.error(
            node,
            Message(
                "`min` {min} is greater than `max` {max}",
                min=values["min"],
                max=values["max"],
            ),
        )
        return False
    return True


COUNT_RANGE: Final = RecordOf(
    "count",
    Message("The number of pieces built or moved one after the other."),
    (
        Field("min", Integer(1, MAX_COUNT), Message("The minimum, as far as possible."), "1"),
        Field("max", Integer(1, MAX_COUNT), Message("The maximum.")),
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
                Message("The distance of a jump in a straight line over anything, in hexes."),
                attribute="length",
            ),
            partial(Reach, "leap"),
        ),
        RecordOf(
            "steps",
            "",
            (
                Field(
                    "steps",
                    Integer(1, 19),
                    Message("The maximum number of single moves, each to an adjacent hex of `to`."),
                    attribute="length",
                ),
                Field("shared", Flag(), Message("Each step may move another piece."), "false"),
            ),
            partial(Reach, "steps"),
        ),
    ),
)
REACH: Final = Either(Word(("anywhere", "slide", "ray", "same_area")), REACH_HOW, _reach)


_TO: Final = Field("to", FILTER, Message("The hexes to choose from."), "where the piece can stand")
_ADJACENCY: Final = Field(
    "adjacency",
    Word(("if_possible", "required", "ignored")),
    Message(
        "`if_possible`: next to an own piece if a target is. `required`: next to an own piece. "
        "`ignored`: anywhere in `to`."
    ),
    "if_possible",
)


def _own_by_kind(values: Values, node: Node, at: At) -> bool:
    if values.get("owner", "own") == "own" and "piece" not in values:
        at.error(
            node,
            Message("the removal of own pieces needs a kind"),
            Message("add `piece:` with the id of a piece"),
        )
        return False
    if values.get("owner") == "each_opponent" and "piece" in values:
        at.error(node, Message("a piece of opponents cannot be limited to a kind"))
        return False
    return True


def _one_budget(values: Values, node: Node, at: At) -> bool:
    if "count" in values and values.get("reach", Reach()).kind == "steps":
        at.error(
            node,
            Message("`count` and `steps` cannot be combined"),
            Message("use `steps` with `shared: true`"),
        )
        return False
    return True


def _different_verbs(values: Values, node: Node, at: At) -> bool:
    for first, second in combinations(values["branches"], 2):
        if _same_verb(first, second) and not _differ_by_terrain(first, second):
            message = Message(
                "players cannot choose between two branches of one_of with the same verb"
            )
            at.error(
                node,
                message,
                Message("two builds of settlements may differ in terrain and nothing else"),
            )
            return False
    return True


def _same_verb(first: BasicAction, second: BasicAction) -> bool:
    if isinstance(first, BuildAction) and isinstance(second, BuildAction):
        return (first.piece == SETTLEMENT) == (second.piece == SETTLEMENT)
    return type(first) is type(second)


def _differ_by_terrain(first: BasicAction, second: BasicAction) -> bool:
    """Return whether two builds differ only in terrain, without common hexes (R-209)."""
    if not (isinstance(first, BuildAction) and isinstance(second, BuildAction)):
        return False
    kinds, others = first.to.terrain, second.to.terrain
    if not kinds or not others or {*kinds} & {*others} or {*kinds, *others} & {*TERRAIN_WORDS}:
        return False
    plain = BuildAction(count=first.count, adjacency=first.adjacency)
    return (first, second) == tuple(replace(plain, to=Filter(terrain=t)) for t in (kinds, others))


BUILD: Final = RecordOf(
    "build action",
    "Build pieces from the supply. Each must follow `adjacency`.",
    (
        Field("piece", Id("piece"), Message("The kind of piece."), "settlement"),
        Field("count", COUNT, Message("A number or a range."), "1"),
        _TO,
        _ADJACENCY,
    ),
    BuildAction,
)
MOVE: Final = RecordOf(
    "move action",
    "Move own pieces. A lifted piece provides no adjacency.",
    (
        Field("piece", Id("piece"), Message("The kind of piece."), "any that is not fixed"),
        Field("count", COUNT, Message("A number or a range; each piece moves once."), "1"),
        Field("from", FILTER, Message("The hexes of pieces to choose from."), "any", "from_"),
        _TO,
        Field(
            "reach",
            REACH,
            Message(
                "`slide`: in a straight line over hexes of `to`, as far as possible. `ray`: in a "
                "straight line over anything to the first hex of `to`. `same_area`: next to a "
                "remaining settlement of the area that the piece leaves."
            ),
            "anywhere",
        ),
        _ADJACENCY,
    ),
    MoveAction,
    _one_budget,
)
REMOVE: Final = RecordOf(
    "remove action",
    "Return a piece from the board to its owner's supply.",
    (
        Field("piece", Id("piece"), Message("The kind of piece; required for `own`."), "none"),
        Field(
            "owner",
            Word(("own", "each_opponent")),
            Message("`each_opponent`: one piece of each opponent, except fixed ones."),
            "own",
        ),
    ),
    RemoveAction,
    _own_by_kind,
)
_VERBS: Final = (
    single(Field("build", BUILD, Message("Build pieces."))),
    single(Field("move", MOVE, Message("Move own pieces."))),
    single(Field("remove", REMOVE, Message("Return pieces to the supply."))),
)
BRANCH: Final[Switch[BasicAction]] = Switch(
    "branch", "One of the alternatives of `one_of`: exactly one of these verbs.", _VERBS
)
DRAW: Final = RecordOf(
    "draw step",
    "The first of two steps.",
    (Field("draw", Word(("terrain_card",)), Message("Reveal a terrain card, then discard it.")),),
    sole_value,
)
BUILD_STEP: Final = RecordOf(
    "build step",
    "The second of two steps.",
    (Field("build", BUILD, Message("Build on the terrain `drawn`.")),),
    sole_value,
)


ACTION: Final[Switch[Action]] = Switch(
    "action",
    "The action of the holder once per turn: exactly one of these verbs.",
    (
        *_VERBS,
        RecordOf(
            "one_of",
            "",
            (
                Field(
                    "one_of",
                    ListOf(BRANCH, 2, 6),
                    Message("The player chooses one; each has its own targets and adjacency."),
                    attribute="branches",
                ),
            ),
            OneOf,
            _different_verbs,
        ),
        single(
            Field("steps", InOrder((DRAW, BUILD_STEP)), Message("Two steps, in order.")),
            lambda steps: DrawAction(steps[1]),
        ),
    ),
)
