"""The dialogs are tested with all of the shipped content."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """Load the shipped content once."""
    return load_catalog(None)
