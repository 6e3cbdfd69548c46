"""Content of the game: YAML files in, frozen objects of `core` out.  No Qt, no rules."""

from __future__ import annotations

from kingdom_builder_qt.content.catalog import Catalog, UnknownId
from kingdom_builder_qt.content.loader import load_catalog
from kingdom_builder_qt.content.problems import Problem

__all__ = ["Catalog", "Problem", "UnknownId", "load_catalog"]
