"""The grammar of tasks and pools: the files of `resources/challenges`."""

from __future__ import annotations

import re
from typing import Final

from kingdom_builder_qt.content.schema.compound import Field, ListOf, MapOf, Record, Values
from kingdom_builder_qt.content.schema.kinds import Id, Integer, Pattern, Text

MOST_SEED: Final = 10**9 - 1  # which a window can show
DATE: Final = Pattern(re.compile(r"\d{4}-\d\d-\d\d"), "a date like 2026-01-05", "2026-01-05")
# The kinds of entries that chance or a set-up code may name, and their mappings in a catalog.
ENTRIES: Final = {
    "terrain": "terrains",
    "feature": "features",
    "piece": "pieces",
    "expansion": "expansions",
    "tile": "tiles",
    "card": "cards",
    "section": "sections",
}

TASK: Final[Record[Values]] = Record(
    "task",
    "One game and the gold to be reached in it.",
    (
        Field("name", Text(40, empty=False), "The title."),
        Field("preset", Id(), "What it is a game of: the word of a preset, such as `nomads`."),
        Field("seed", Integer(0, MOST_SEED), "Decides board and deals, and cards unless named."),
        Field("cards", ListOf(Id("card"), 1, 4), "The Kingdom Builder cards.", "by the seed"),
        Field("gold", Integer(1, 300), "The aim."),
        Field("pool", DATE, "The pool that it draws from.", "the first pool"),
    ),
    dict,
)
TASKS: Final[Record[Values]] = Record(
    "tasks",
    "The file `resources/challenges/tasks.yaml`.",
    (Field("tasks", MapOf(Id(), TASK), "Tasks by their ids, in the order of the list."),),
    dict,
)
POOL: Final[Record[Values]] = Record(
    "pool",
    "A file `resources/challenges/pools/<date>.yaml`.",
    (
        Field("weeks", ListOf(Id(), 1, 60), "The presets of the weeks, in turn from that Monday."),
        *(
            Field(name, ListOf(Id(kind), 1), f"The {name}, in the order in which they are drawn.")
            for kind, name in ENTRIES.items()
        ),
    ),
    dict,
)
