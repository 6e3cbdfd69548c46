"""Content: reads YAML files into frozen objects of `core`. No Qt, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kingdom_builder_qt.content.catalog import Catalog, UnknownId
from kingdom_builder_qt.content.problems import Problem

if TYPE_CHECKING:
    from kingdom_builder_qt.content.loader import load_catalog

__all__ = ["Catalog", "Problem", "UnknownId", "load_catalog"]


def __getattr__(name: str) -> Any:
    """Import the loader and YAML on first use (PEP 562): a start reads a compiled catalog."""
    if name == "load_catalog":
        from kingdom_builder_qt.content.loader import load_catalog

        return load_catalog
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
