"""The grammar of tile actions.  Filters are in `schema_filters`, scores in `schema_scores`."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.content.schema import Integer, Text, Word
from kingdom_builder_qt.content.schema_compound import Either, Field, Record, Switch, Values
from kingdom_builder_qt.content.schema_filters import FILTER
from kingdom_builder_qt.core.entries import Action, Adjacency, BuildAction, Filter, MoveAction

_EVERYWHERE: Final = Filter()
_TO: Final = Field("to", FILTER, "The hexes that may be chosen.", "all buildable hexes")
_ADJACENCY: Final = Field(
    "adjacency",
    Word(("if_possible", "ignored")),
    "`if_possible`: next to an own piece if any target is. `ignored`: anywhere in `to`.",
    "if_possible",
)


def _move(
    to: Filter = _EVERYWHERE, reach: int = 0, adjacency: Adjacency = "if_possible"
) -> MoveAction:
    return MoveAction(to, reach, adjacency)


def _itself(build: BuildAction | None = None, move: MoveAction | None = None) -> Action:
    action = build or move
    assert action is not None  # the switch has found exactly one
    return action


def _leap(value: str | int) -> int:
    return 0 if isinstance(value, str) else value


def _number(leap: int) -> int:
    return leap


LEAP: Final = Record(
    "leap",
    "Jump in a straight line, over anything.",
    (Field("leap", Integer(1, 19), "The piece lands exactly so many hexes away."),),
    _number,
)
REACH: Final = Either(Word(("anywhere",)), LEAP, _leap)

BUILD: Final = Record(
    "build action",
    "Build one settlement from the own supply.",
    (_TO, _ADJACENCY),
    BuildAction,
)
MOVE: Final = Record(
    "move action",
    "Move one own settlement. It is lifted first and gives no adjacency itself.",
    (_TO, Field("reach", REACH, "How far the piece gets.", "anywhere"), _ADJACENCY),
    _move,
)
ACTION: Final[Switch[Action]] = Switch(
    "action",
    "What the holder of the tile may do once a turn: exactly one of these verbs.",
    (
        Record("build", "", (Field("build", BUILD, "Build one settlement."),), _itself),
        Record("move", "", (Field("move", MOVE, "Move one own settlement."),), _itself),
    ),
)

NAME: Final = Field("name", Text(80, empty=False), "What players call it.")
TEXT: Final = Field(
    "text", Text(), "The complete rule in plain words, one to three sentences.", '""'
)
TILE: Final[Record[Values]] = Record(
    "tile",
    "An entry of `<expansion>/tiles.yaml`: a tile that gives its holder an extra action.",
    (
        Field("kind", Word(("location_tile",)), "What kind of tile it is."),
        NAME,
        TEXT,
        Field("action", ACTION, "What the tile does."),
    ),
    dict,
)
