"""Content with thousands of entries, and the time and memory of a window that shows it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from time import process_time
from typing import Any

from kingdom_builder_qt.content import Catalog, Problem
from kingdom_builder_qt.content.packs.inspection import KINDS, PackInspection
from tests.helpers.sample_pack import MANIFEST

MANY = 12_000
MOST_SECONDS = 2.0  # of the processor
MOST_MEGABYTES = 200.0


def ids_of(kind: str, count: int) -> list[str]:
    """Return the ids of the entries that `crowded` adds."""
    return [f"many_{kind}_{number}" for number in range(count)]


def crowded(catalog: Catalog, count: int, *kinds: str) -> Catalog:
    """Return the content with so many more entries of each kind, all in the base expansion."""
    for kind in kinds:
        table = f"{kind}s"
        entries = dict(getattr(catalog, table))
        first = next((e for e in entries.values() if _is_usual(e)), None)
        first = first or next(iter(entries.values()))
        for number, id_ in enumerate(ids_of(kind, count)):
            entries[id_] = replace(first, id=id_, name=f"Entry {number}")
        catalog = replace(catalog, **{table: entries})
    return catalog


def _is_usual(entry: Any) -> bool:
    """Return whether an entry belongs to the base game, and has a drawing or a print there."""
    kind = getattr(entry, "kind", "scoring_card")
    return getattr(entry, "expansion", "") == "base" and kind in ("scoring_card", "location_tile")


def large_pack(catalog: Catalog, count: int, *kinds: str, problems: int = 0) -> PackInspection:
    """Return the preview of a pack with so many entries of each kind."""
    found = tuple(
        Problem("warning", f"heath.kbpack: heath/{n}.yaml", n, 1, "", f"the text {n} is too long")
        for n in range(problems)
    )
    entries = {kind: tuple(ids_of(kind, count)) if kind in kinds else () for kind in KINDS}
    content = crowded(catalog, count, *kinds)
    return PackInspection("heath.kbpack", Path("heath"), {}, MANIFEST, content, entries, found)


@dataclass
class Cost:
    """The cost of a block of code: seconds of the processor, and megabytes (0 where unknown)."""

    seconds: float = 0.0
    megabytes: float = 0.0

    @property
    def is_bounded(self) -> bool:
        """Return whether both are within the limits of a window."""
        return self.seconds < MOST_SECONDS and self.megabytes < MOST_MEGABYTES


@contextmanager
def cost() -> Iterator[Cost]:
    """Measure a block of code."""
    gc.collect()
    found, before, started = Cost(), _megabytes(), process_time()
    yield found
    found.seconds, found.megabytes = process_time() - started, _megabytes() - before


def _megabytes() -> float:
    """Return the memory of this process; only Linux reports the current one."""
    if sys.platform != "linux":
        return 0.0
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / (1 << 20)
