"""Fixtures of the content tests."""

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)
