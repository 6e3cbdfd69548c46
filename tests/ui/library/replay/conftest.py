"""Replays of games, each in a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session, record_text
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.library.replay.loading import LoadedGame, load
from kingdom_builder_qt.ui.library.replay.replay_window import ReplayWindow
from tests.ui.table.panels import games

STILL = Settings(animation_speed=0.0, theme="light")
Open = Callable[[Session], ReplayWindow]


def with_levels(session: Session, *levels: str) -> Session:
    """Assign the seats of a game to people and computers."""
    seats = zip(session.seats, levels, strict=True)
    session.change_seats([replace(seat, controller=level) for seat, level in seats])
    return session


@pytest.fixture
def open_replay(qtbot: QtBot, catalog: Catalog, boards_painted_once: None) -> Iterator[Open]:
    """Return a function that shows the replay of a game; all are closed at the end."""
    made: list[ReplayWindow] = []

    def make(session: Session) -> ReplayWindow:
        game = load(record_text(session), "game", catalog)
        assert isinstance(game, LoadedGame), game
        made.append(games.shown(qtbot, ReplayWindow(game, STILL)))
        return made[-1]

    yield make
    for window in made:
        window.close()


@pytest.fixture(scope="session")
def finished(catalog: Catalog) -> Session:
    """Return a finished game of Anna and Bea."""
    return games.played(catalog, 5000)


@pytest.fixture
def replay(open_replay: Open, finished: Session) -> ReplayWindow:
    """Return the replay of a finished game."""
    return open_replay(finished)
