"""Fixtures of the tests of the rules browser."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.content import Catalog
from tests.helpers.pinned import shipped


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """Return the shipped content: the pages of the rules are those of all its entries."""
    return shipped()
