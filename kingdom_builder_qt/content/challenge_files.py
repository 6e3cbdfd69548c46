"""Challenges as data: tasks with an aim, and pools of entries for random choice."""

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
from kingdom_builder_qt.content.schema.kinds import At, Bad, Id, Integer, Pattern
from kingdom_builder_qt.content.schema.overlay_grammar import TASK_TITLE
from kingdom_builder_qt.core.errors import SetupError, quoted
from kingdom_builder_qt.core.messages import Message

MOST_SEED: Final = 10**9 - 1  # limit of the window
DATE: Final = Pattern(
    re.compile("\\d{4}-\\d\\d-\\d\\d"),
    Message("a date like 2026-01-05"),
    "2026-01-05",
)
# The kinds of entries that set-up codes and random choice refer to, with their mappings in the
# catalog.
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
        Field("name", TASK_TITLE, "The title."),
        Field("preset", Id(), "The id of a preset, such as `nomads`."),
        Field("seed", Integer(0, MOST_SEED), "For the board, the deals, and cards not named."),
        Field("cards", ListOf(Id("card"), 1, 4), "The Kingdom Builder cards.", "from the seed"),
        Field("gold", Integer(1, 300), "The aim."),
        Field("pool", DATE, "The pool of entries.", "the first pool"),
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
        Field("weeks", ListOf(Id(), 1, 60), "The presets of the weeks, cyclic from that Monday."),
        *(
            Field(name, ListOf(Id(kind), 1), f"The {name}, in the order in which they are drawn.")
            for kind, name in ENTRIES.items()
        ),
    ),
    dict,
)


# -- pools: shipped entries for random choice, fixed from a date on --------------------------------

POOLS: Final = "challenges/pools"
_MOST_FILES: Final = 200


@dataclass(frozen=True, slots=True, eq=False)
class Pool:
    """The entries of one pool file.

    `first`: the Monday it takes effect. `weeks`: presets of consecutive weeks. `ids`: by the name
    of the catalog's mapping, in drawing order.
    """

    first: date
    weeks: tuple[str, ...]
    ids: Mapping[str, tuple[str, ...]]
    path: str = ""

    def of(self, catalog: Catalog) -> Catalog:
        """Return a catalog with only the entries of the pool; SetupError if one is missing.

        Own content does not count, even under the id of a shipped entry.
        """
        return _cut(self, catalog)


@dataclass(frozen=True, slots=True)
class Pools:
    """All valid pools, oldest first, and the problems of their files."""

    pools: tuple[Pool, ...] = ()
    problems: tuple[Problem, ...] = ()

    def on(self, day: date) -> Pool:
        """Return the latest pool that has taken effect by a day, or the first pool."""
        if not self.pools:
            raise SetupError("there is no pool of entries for challenges")
        return next((pool for pool in reversed(self.pools) if pool.first <= day), self.pools[0])


def load_pools(catalog: Catalog, folder: Path | None = None) -> Pools:
    """Read all pools; invalid files are skipped and reported in `problems`.

    `folder`: contains `challenges/pools`, by default the shipped resources.
    """
    files = DataFiles(catalog)
    paths_found = sorted(matching((folder or paths.resources()) / POOLS, "*.yaml"))[:_MOST_FILES]
    found = [_read(files, path) for path in paths_found]
    return Pools(tuple(filter(None, found)), tuple(files.problems))


@lru_cache(maxsize=8)
def shipped_pools(catalog: Catalog) -> Pools:
    """Return the shipped pools, cached per catalog."""
    return load_pools(catalog)


def _read(files: DataFiles, path: Path) -> Pool | None:
    node, report = files.read(path)
    at = At(report)
    first = _monday(path.stem)
    if node is not None and first is None:
        at.error(
            node,
            Message("{stem} is not the date of a Monday", stem=quoted(path.stem)),
            Message("rename the file"),
        )
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
                    Message(
                        "the pool of {day} contains a missing {kind}: {id}",
                        day=day,
                        kind=kind,
                        id=quoted(id_),
                    )
                )
        kept[name] = {id_: entries[id_] for id_ in ids}
    return replace(catalog, user_entries=frozenset(), **kept)


# -- tasks -----------------------------------------------------------------------------------------

CHALLENGES: Final = "challenges"
TASKS_FILE: Final = "tasks.yaml"


@dataclass(frozen=True, slots=True)
class Task:
    """A game with an aim, as in its file; `cards` None: from the seed."""

    id: str
    name: str
    preset: str
    seed: int
    gold: int
    cards: tuple[str, ...] | None = None
    pool: str = ""  # its date; the first one by default
    path: str = ""
    line: int = 0  # in the file


@dataclass(frozen=True, slots=True)
class Tasks:
    """All tasks in order, and the problems of their file."""

    tasks: tuple[Task, ...] = ()
    problems: tuple[Problem, ...] = ()


def load_tasks(catalog: Catalog, folder: Path | None = None) -> Tasks:
    """Read all tasks; an invalid file yields none and is reported in `problems`.

    `folder`: contains `challenges`, by default the shipped resources.
    """
    path = (folder or paths.resources()) / CHALLENGES / TASKS_FILE
    files = DataFiles(catalog)
    node, report = files.read(path)
    values = TASKS.read(node, At(report)) if node is not None else {}
    words = files.words(path.parent)
    if not files.keep(report) or isinstance(values, Bad):
        return Tasks(problems=tuple(files.problems))
    found = []
    for key, task in values.get("tasks", ()):
        words.put("tasks", key.text, task)
        found.append(Task(id=key.text, path=str(path), line=key.line, **task))
    return Tasks(tuple(found), tuple(files.problems))
