"""Fixtures of the tests of the players."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.ai import players
from kingdom_builder_qt.ai.search import lookahead, playouts
from kingdom_builder_qt.ai.search.turn_search import Effort


@pytest.fixture(autouse=True)
def quick_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the search of the strong players, so that whole games take no minutes."""
    little = Effort(width=1, lines=1, moves=4)
    monkeypatch.setattr(players, "EFFORT", little)
    monkeypatch.setattr(lookahead, "NOW", Effort(width=2, lines=1, moves=4))
    monkeypatch.setattr(lookahead, "MORE", Effort(width=3, lines=1, moves=4))
    monkeypatch.setattr(lookahead, "NEXT", little)
    monkeypatch.setattr(playouts, "QUICK", Effort(width=1, lines=1, moves=3, early=False, most=40))
    monkeypatch.setattr(players, "CANDIDATES", 2)
    monkeypatch.setattr(players, "MAX_NODES", 300)
    monkeypatch.setattr(players, "JUDGED", 2)
