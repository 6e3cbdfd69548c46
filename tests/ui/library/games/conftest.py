"""Fixtures: the window Games over the library of the test."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures
from kingdom_builder_qt.ui.library.games.games_window import GamesWindow

ShowGames = Callable[..., GamesWindow]


@pytest.fixture
def disk(qtbot: QtBot) -> Iterator[LibraryDisk]:
    """Return the library as windows use it; all threads end before the folder of the test."""
    yield LibraryDisk()
    qtbot.waitUntil(lambda: not any(thread.name == "disk" for thread in threading.enumerate()))


@pytest.fixture
def pictures(disk: LibraryDisk, catalog: Catalog) -> GamePictures:
    """Return the thumbnails."""
    return GamePictures(disk, catalog)


@pytest.fixture
def show_games(
    qtbot: QtBot, catalog: Catalog, disk: LibraryDisk, pictures: GamePictures
) -> Iterator[ShowGames]:
    """Return a function that shows the window and waits for its cards and thumbnails."""
    made: list[GamesWindow] = []

    def show(
        *, width: int = 1000, height: int = 640, running: str = "", **options: object
    ) -> GamesWindow:
        window = GamesWindow(catalog, disk, pictures, **options)  # type: ignore[arg-type]
        made.append(window)
        window.games.set_running(running)
        window.resize(width, height)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        settle(window, pictures, qtbot)
        return window

    yield show
    for window in filter(isValid, made):
        window.close()
        window.deleteLater()


def settle(window: GamesWindow, pictures: GamePictures, qtbot: QtBot) -> None:
    """Wait until all games of the filter are listed, and the visible ones are read and painted."""
    chosen = window.filter.chosen
    qtbot.waitUntil(lambda: tuple(window.games.model.ids) == Library().ids(chosen))
    qtbot.waitUntil(lambda: window.games._total == len(Library().ids()))

    def is_done() -> bool:
        window.games.grid.viewport().grab()
        QApplication.processEvents()
        return not (pictures._reading or pictures._sketches or pictures._wanted)

    qtbot.waitUntil(is_done)
