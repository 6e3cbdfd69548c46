"""The catalog of the last start, for as long as no file has changed that it was made of."""

from __future__ import annotations

import json
import sys
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kingdom_builder_qt import __version__
from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.disk import answers, listing, read_bytes
from kingdom_builder_qt.content.kept.values import as_plain, from_plain
from kingdom_builder_qt.content.packs.places import switched_off

FILE: Final = "content.json"
MOST_BYTES: Final = 8 << 20


@dataclass(frozen=True, slots=True)
class Found:
    """A catalog; `made_of` says what it is to be kept with, empty where it is kept or cannot be."""

    catalog: Catalog
    made_of: str = ""


def find_catalog() -> Found:
    """Return the kept catalog, or what `load_catalog` returns."""
    made_of = sources()
    kept = _kept(made_of) if made_of else None
    if kept is not None:
        return Found(kept)
    from kingdom_builder_qt.content.loader import load_catalog

    return Found(load_catalog(), made_of)


def keep(found: Found) -> None:
    """Keep a catalog for the next start; OSError if it cannot be written."""
    from kingdom_builder_qt.content.atomic_files import write_bytes

    if found.made_of:
        body = json.dumps([found.made_of, as_plain(found.catalog)], separators=(",", ":")).encode()
        path = _path()
        path.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(path, b"%08x\n%s" % (zlib.crc32(body), body))


def sources() -> str:
    """Return what content is made of: the program, and the files with their sizes and times.

    Empty where that cannot be told.
    """
    package, user = Path(__file__).parents[2], paths.user_content()
    if not answers(user, paths.user_packs()):
        return ""
    lines = [__version__, sys.version, "off:", *switched_off()]
    shipped = (paths.board_data(), paths.docs(), paths.resources())
    program = package / "content", package / "core"
    for folder in (*shipped, paths.user_packs(), user, *program):
        found = listing(folder)
        if found is None:
            return ""
        lines += [str(folder), *found]
    return "\n".join(lines)


def _path() -> Path:
    return paths.user_cache() / FILE


def _kept(made_of: str) -> Catalog | None:
    data = read_bytes(_path(), MOST_BYTES)
    if isinstance(data, str):
        return None
    check, _, body = data.partition(b"\n")
    if check != b"%08x" % zlib.crc32(body):
        return None
    try:
        found: Any = json.loads(body)
        known, values = found
        return from_plain(values) if known == made_of else None
    except (ValueError, TypeError, RecursionError):  # by whomever it was written
        return None
