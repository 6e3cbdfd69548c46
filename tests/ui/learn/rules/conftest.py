"""Fixtures of the tests of the rules browser."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.content import Catalog
from tests.helpers.pinned import shipped


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """Return the shipped content: the rules have a page for each of its entries."""
    return shipped()
