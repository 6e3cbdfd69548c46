"""Content of the game: YAML files in, frozen objects of `core` out.  No Qt, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kingdom_builder_qt.content.catalog import Catalog, UnknownId
    from kingdom_builder_qt.content.loader import load_catalog
    from kingdom_builder_qt.content.problems import Problem
else:
    from kingdom_builder_qt.core.late.names import LateNames

    __getattr__ = LateNames(
        __name__,
        {
            "catalog": ("Catalog", "UnknownId"),
            "loader": ("load_catalog",),
            "problems": ("Problem",),
        },
    )
    __dir__ = __getattr__.names

__all__ = ["Catalog", "Problem", "UnknownId", "load_catalog"]
