"""The pinned content of the tests: the shipped one, cut to the first pool of the challenges.

A new entry of `board_data` changes the draws, and with them every random game. Tests of games,
players, session, review and windows therefore draw from the pinned content; tests of the entries
themselves use the shipped one.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.challenge_files import shipped_pools


def pinned_ids() -> dict[str, list[str]]:
    """Return the ids of the pinned entries by kind: `tiles`, `cards`, `sections`, ..."""
    return {kind: list(ids) for kind, ids in shipped_pools(shipped()).pools[0].ids.items()}


@lru_cache(maxsize=1)
def shipped() -> Catalog:
    """Return all shipped content, loaded once."""
    return load_catalog(None)


@lru_cache(maxsize=1)
def pinned() -> Catalog:
    """Return the pinned content, cut once; its entries are those of `shipped`."""
    return cut(shipped())


def cut(catalog: Catalog) -> Catalog:
    """Return a catalog without the shipped entries that are not pinned; the user's stay."""
    left_out = unpinned()
    kept: dict[str, Any] = {
        kind: {id_: entry for id_, entry in getattr(catalog, kind).items() if id_ not in ids}
        for kind, ids in left_out.items()
    }
    files = catalog.section_files.items()
    kept["section_files"] = {id_: path for id_, path in files if id_ in kept["sections"]}
    return replace(catalog, **kept)


def unpinned() -> dict[str, list[str]]:
    """Return the shipped entries that are in no random game of the tests, by kind."""
    return {
        kind: [id_ for id_ in getattr(shipped(), kind) if id_ not in ids]
        for kind, ids in pinned_ids().items()
    }
