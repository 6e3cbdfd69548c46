"""Fixtures for panels, models and dialogs: a bridge per game, a theme."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.session_bridge import SessionBridge
from kingdom_builder_qt.ui.theme import THEMES, Theme
from tests.ui.panels import games


@pytest.fixture
def theme(qapp: object) -> Theme:
    """Return the light theme."""
    return THEMES["light"]


@pytest.fixture
def bridge_of(qapp: object, catalog: Catalog) -> Iterator[Callable[[Session], SessionBridge]]:
    """Return a function that makes a bridge for a game; all are closed at the end."""
    made: list[SessionBridge] = []

    def make(session: Session) -> SessionBridge:
        made.append(games.start(catalog, session))
        return made[-1]

    yield make
    for bridge in made:
        bridge.close()
