"""The grammar of tile actions.  Filters are in `schema_filters`, tiles in `schema_tiles`."""

from __future__ import annotations

from typing import Any, Final

from kingdom_builder_qt.content.nodes import Node
from kingdom_builder_qt.content.schema import At, Flag, Id, Integer, Word
from kingdom_builder_qt.content.schema_compound import (
    Either,
    Field,
    InOrder,
    ListOf,
    Record,
    Switch,
    Values,
)
from kingdom_builder_qt.content.schema_filters import FILTER
from kingdom_builder_qt.core.entries import (
    Action,
    BasicAction,
    BuildAction,
    Count,
    DrawAction,
    MoveAction,
    OneOf,
    Reach,
    RemoveAction,
)

MAX_COUNT: Final = 40
_TO: Final = Field("to", FILTER, "The hexes that may be chosen.", "where the piece can stand")
_PLACED_NEAR: Final = Field(
    "adjacency",
    Word(("if_possible", "required", "ignored")),
    "`if_possible`: next to an own piece if any target is. `required`: next to an own piece or "
    "not at all. `ignored`: anywhere in `to`.",
    "if_possible",
)
_MOVED_NEAR: Final = Field(
    "adjacency",
    Word(("if_possible", "ignored")),
    "`if_possible`: next to an own piece if any target is. `ignored`: anywhere in `to`.",
    "if_possible",
)


def _itself(**verb: Any) -> Any:
    (action,) = verb.values()
    return action


def _count(value: int | Count) -> Count:
    return Count(value, value) if isinstance(value, int) else value


def _reach(value: str | Reach) -> Reach:
    if isinstance(value, Reach):
        return value
    return Reach("slide") if value == "slide" else Reach()


def _leap(leap: int) -> Reach:
    return Reach("leap", leap)


def _steps(steps: int, shared: bool = False) -> Reach:
    return Reach("steps", steps, shared)


def _min_below_max(values: Values, node: Node, at: At) -> bool:
    if values.get("min", 1) > values["max"]:
        at.error(node, f"min {values['min']} is more than max {values['max']}")
        return False
    return True


def _own_by_kind(values: Values, node: Node, at: At) -> bool:
    if values.get("owner", "own") == "own" and "piece" not in values:
        at.error(node, "own pieces are taken back by kind", "add `piece:` with the id of a piece")
        return False
    if values.get("owner") == "each_opponent" and "piece" in values:
        at.error(node, "of opponents any piece can be taken that is not fixed, not one kind")
        return False
    return True


def _different_verbs(values: Values, node: Node, at: At) -> bool:
    seen: set[tuple[type, str]] = set()
    for action in values["one_of"]:
        piece = action.piece if isinstance(action, BuildAction) else ""
        kind = "settlement" if piece in ("", "settlement") else "piece"
        if (type(action), kind) in seen:
            at.error(node, "two branches of one_of have the same verb: players could not choose")
            return False
        seen.add((type(action), kind))
    return True


COUNT_RANGE: Final = Record(
    "count",
    "How many pieces are built one after the other.",
    (
        Field("min", Integer(1, MAX_COUNT), "So many must be built, as far as possible.", "1"),
        Field("max", Integer(1, MAX_COUNT), "Up to so many may be built."),
    ),
    Count,
    _min_below_max,
)
COUNT: Final = Either(Integer(1, MAX_COUNT), COUNT_RANGE, _count)
REACH_HOW: Final[Switch[Reach]] = Switch(
    "reach",
    "A distance: exactly one of `leap` and `steps`.",
    (
        Record(
            "leap",
            "",
            (
                Field(
                    "leap",
                    Integer(1, 19),
                    "The piece jumps in a straight line, over anything, and lands exactly so many "
                    "hexes away.",
                ),
            ),
            _leap,
        ),
        Record(
            "steps",
            "",
            (
                Field(
                    "steps",
                    Integer(1, 19),
                    "Up to so many steps to a neighbouring hex of `to`, each a move of its own.",
                ),
                Field("shared", Flag(), "Each step may be made by another piece.", "false"),
            ),
            _steps,
        ),
    ),
)
REACH: Final = Either(Word(("anywhere", "slide")), REACH_HOW, _reach)

BUILD: Final = Record(
    "build action",
    "Bring pieces from the own supply to the board, as one block.",
    (
        Field("piece", Id("piece"), "What is built.", "settlement"),
        Field("count", COUNT, "How many: a number or a range.", "1"),
        _TO,
        _PLACED_NEAR,
    ),
    BuildAction,
)
MOVE: Final = Record(
    "move action",
    "Move an own piece. It is lifted first and gives no adjacency itself.",
    (
        Field("piece", Id("piece"), "The kind of piece.", "any that is not fixed"),
        _TO,
        Field(
            "reach",
            REACH,
            "How far the piece gets. `slide`: in a straight line over hexes of `to`, as far as "
            "possible.",
            "anywhere",
        ),
        _MOVED_NEAR,
    ),
    MoveAction,
)
REMOVE: Final = Record(
    "remove action",
    "Take a piece off the board, back to its owner's supply.",
    (
        Field("piece", Id("piece"), "The kind of piece; needed by `own` only.", "none"),
        Field(
            "owner",
            Word(("own", "each_opponent")),
            "`each_opponent`: one piece that is not fixed of every other player who has one.",
            "own",
        ),
    ),
    RemoveAction,
    _own_by_kind,
)
_VERBS: Final = (
    Record("build", "", (Field("build", BUILD, "Build pieces."),), _itself),
    Record("move", "", (Field("move", MOVE, "Move own pieces."),), _itself),
    Record("remove", "", (Field("remove", REMOVE, "Take pieces off the board."),), _itself),
)
BRANCH: Final[Switch[BasicAction]] = Switch(
    "branch", "One of the alternatives of `one_of`: exactly one of these verbs.", _VERBS
)
DRAW: Final = Record(
    "draw step",
    "The first of two steps.",
    (Field("draw", Word(("terrain_card",)), "Turn up a terrain card; then discard it."),),
    _itself,
)
BUILD_STEP: Final = Record(
    "build step",
    "The second of two steps.",
    (Field("build", BUILD, "Build on the terrain `drawn`."),),
    _itself,
)


def _one_of(one_of: tuple[BasicAction, ...]) -> OneOf:
    return OneOf(one_of)


def _draw_then(steps: tuple[str, BuildAction]) -> DrawAction:
    return DrawAction(steps[1])


ACTION: Final[Switch[Action]] = Switch(
    "action",
    "What the holder of the tile may do once a turn: exactly one of these verbs.",
    (
        *_VERBS,
        Record(
            "one_of",
            "",
            (
                Field(
                    "one_of",
                    ListOf(BRANCH, 2, 6),
                    "The player picks one; targets and adjacency are judged for each by itself.",
                ),
            ),
            _one_of,
            _different_verbs,
        ),
        Record(
            "steps",
            "",
            (Field("steps", InOrder((DRAW, BUILD_STEP)), "One after the other."),),
            _draw_then,
        ),
    ),
)
