"""Challenges as data: tasks with an aim, and the pools that challenges draw from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.disk import matching
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.schema.compound import Field, ListOf, MapOf, RecordOf, Values
from kingdom_builder_qt.content.schema.data_files import DataFiles
from kingdom_builder_qt.content.schema.kinds import At, Bad, Id, Integer, Pattern, Text
from kingdom_builder_qt.core.errors import SetupError, quoted

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

TASK: Final[RecordOf[Values]] = RecordOf(
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
TASKS: Final[RecordOf[Values]] = RecordOf(
    "tasks",
    "The file `resources/challenges/tasks.yaml`.",
    (Field("tasks", MapOf(Id(), TASK), "Tasks by their ids, in the order of the list."),),
    dict,
)
POOL: Final[RecordOf[Values]] = RecordOf(
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


# -- pools: the shipped entries to draw from, fixed from a date on ---------------------------------

POOLS: Final = "challenges/pools"
_MOST_FILES: Final = 200


@dataclass(frozen=True, slots=True, eq=False)
class Pool:
    """The entries of one file.

    `first`: the Monday it is drawn from on; `weeks`: the presets of the weeks, in turn; `ids`: by
    the names of the catalog's mappings, in the order in which they are drawn.
    """

    first: date
    weeks: tuple[str, ...]
    ids: Mapping[str, tuple[str, ...]]
    path: str = ""

    def of(self, catalog: Catalog) -> Catalog:
        """Return a catalog with the entries of the pool alone; SetupError if one is missing.

        Own content counts as missing, even under the id of a shipped entry.
        """
        return _cut(self, catalog)


@dataclass(frozen=True, slots=True)
class Pools:
    """All usable pools, oldest first, and the problems of their files."""

    pools: tuple[Pool, ...] = ()
    problems: tuple[Problem, ...] = ()

    def on(self, day: date) -> Pool:
        """Return the pool of a day: the newest that has begun; before the first one, that one."""
        if not self.pools:
            raise SetupError("there is no pool of entries that challenges are drawn from")
        return next((pool for pool in reversed(self.pools) if pool.first <= day), self.pools[0])


def load_pools(catalog: Catalog, folder: Path | None = None) -> Pools:
    """Read all pools; a file with an error is left out and named, nothing is raised.

    `folder`: the folder that holds `challenges/pools`; by default the shipped resources.
    """
    files = DataFiles(catalog)
    paths_found = sorted(matching((folder or paths.resources()) / POOLS, "*.yaml"))[:_MOST_FILES]
    found = [_read(files, path) for path in paths_found]
    return Pools(tuple(filter(None, found)), tuple(files.problems))


@lru_cache(maxsize=8)
def shipped_pools(catalog: Catalog) -> Pools:
    """Return the pools of the program, read once for a catalog."""
    return load_pools(catalog)


def _read(files: DataFiles, path: Path) -> Pool | None:
    node, report = files.read(path)
    at = At(report)
    first = _monday(path.stem)
    if node is not None and first is None:
        at.error(node, f"{quoted(path.stem)} is not the date of a Monday", "rename the file")
    values: Any = POOL.read(node, at) if node is not None else {}
    if not files.keep(report) or isinstance(values, Bad) or not values or first is None:
        return None
    weeks = values.pop("weeks")
    return Pool(first, weeks, values, str(path))


def _monday(text: str) -> date | None:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.weekday() == 0 and day.isoformat() == text else None


@lru_cache(maxsize=16)
def _cut(pool: Pool, catalog: Catalog) -> Catalog:
    kept: dict[str, Any] = {}
    for kind, name in ENTRIES.items():
        entries: Mapping[str, Any] = getattr(catalog, name)
        ids = pool.ids[name]
        for id_ in ids:
            if id_ not in entries or (kind, id_) in catalog.user_entries:
                day = pool.first.isoformat()
                raise SetupError(
                    f"the pool of {day} has the {kind} {quoted(id_)}, which is missing"
                )
        kept[name] = {id_: entries[id_] for id_ in ids}
    return replace(catalog, user_entries=frozenset(), **kept)


# -- tasks -----------------------------------------------------------------------------------------

CHALLENGES: Final = "challenges"
TASKS_FILE: Final = "tasks.yaml"


@dataclass(frozen=True, slots=True)
class Task:
    """A game with an aim, as its file says; `cards` None: by the seed."""

    id: str
    name: str
    preset: str
    seed: int
    gold: int
    cards: tuple[str, ...] | None = None
    pool: str = ""  # its date; the first one by default
    path: str = ""
    line: int = 0  # of the file


@dataclass(frozen=True, slots=True)
class Tasks:
    """All tasks in their order, and what was wrong with their file."""

    tasks: tuple[Task, ...] = ()
    problems: tuple[Problem, ...] = ()


def load_tasks(catalog: Catalog, folder: Path | None = None) -> Tasks:
    """Read all tasks; a file with an error has none, and nothing is raised.

    `folder`: the one with the folder `challenges`; unless given the shipped one.
    """
    path = (folder or paths.resources()) / CHALLENGES / TASKS_FILE
    files = DataFiles(catalog)
    node, report = files.read(path)
    values = TASKS.read(node, At(report)) if node is not None else {}
    if not files.keep(report) or isinstance(values, Bad):
        return Tasks(problems=tuple(files.problems))
    found = [
        Task(id=key.text, path=str(path), line=key.line, **task)
        for key, task in values.get("tasks", ())
    ]
    return Tasks(tuple(found), tuple(files.problems))
