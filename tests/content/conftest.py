"""Fixtures of the content tests."""

import pytest

from kingdom_builder_qt.content import Catalog
from tests.helpers.pinned import pinned, shipped


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """Return the shipped content."""
    return shipped()


@pytest.fixture(scope="session")
def pinned_catalog() -> Catalog:
    """Return the shipped content without entries that are newer than the printed ones."""
    return pinned()
