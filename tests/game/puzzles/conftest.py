"""The shipped content, for all tests of puzzles."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)
