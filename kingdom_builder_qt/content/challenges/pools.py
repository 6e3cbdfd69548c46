"""Pools: the shipped entries that challenges and set-up codes draw from, fixed from a date on.

New content enters a new pool. The pools before it stay as they are, so a challenge that was played
and a code that was passed on keep their boards in every later version.
"""

from __future__ import annotations

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
from kingdom_builder_qt.content.schema.challenges import ENTRIES, POOL
from kingdom_builder_qt.content.schema.data_files import DataFiles
from kingdom_builder_qt.content.schema.kinds import At, Bad
from kingdom_builder_qt.core.errors import SetupError, quoted

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
