"""The grammar of tasks: the file `resources/challenges/tasks.yaml`."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.content.schema.compound import Field, ListOf, MapOf, Record, Values
from kingdom_builder_qt.content.schema.kinds import Id, Integer, Text

MOST_SEED: Final = 10**9 - 1  # which a window can show

TASK: Final[Record[Values]] = Record(
    "task",
    "One game and the gold to be reached in it.",
    (
        Field("name", Text(40, empty=False), "The title."),
        Field("preset", Id(), "What it is a game of: the word of a preset, such as `nomads`."),
        Field("seed", Integer(0, MOST_SEED), "Decides board and deals, and cards unless named."),
        Field("cards", ListOf(Id("card"), 1, 4), "The Kingdom Builder cards.", "by the seed"),
        Field("gold", Integer(1, 300), "The aim."),
    ),
    dict,
)
TASKS: Final[Record[Values]] = Record(
    "tasks",
    "The file `resources/challenges/tasks.yaml`.",
    (Field("tasks", MapOf(Id(), TASK), "Tasks by their ids, in the order of the list."),),
    dict,
)
