"""The window Games over the main window: opened, closed, and its file dialogs."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.library.games.feature import GamesFeature
from kingdom_builder_qt.ui.library.games.games_window import FIGURES, GamesWindow
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.game.library.support import record
from tests.ui.library.games.sample_library import keep, keep_finished
from tests.ui.opening import wait_for_tasks

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def feature(window: MainWindow, disk: LibraryDisk) -> GamesFeature:
    """Return the feature over the main window of the test."""
    return GamesFeature(window.shell, disk)


def shown(window: MainWindow) -> GamesWindow:
    """Return the open window Games."""
    games = window.dialogs.current
    assert isinstance(games, GamesWindow)
    return games


def file_dialog(window: MainWindow) -> QFileDialog:
    """Return the file dialog that is open over the window Games."""
    wait_for_tasks()
    dialog = window.dialogs.current
    assert isinstance(dialog, QFileDialog)
    assert isinstance(dialog.parent(), GamesWindow)
    return dialog


def test_continuing_a_game_closes_the_window(
    window: MainWindow, feature: GamesFeature, qtbot: QtBot
) -> None:
    """The main window gets the id; the game on its table is marked the next time."""
    id_ = keep(1)
    opened: list[str] = []
    feature.shell.entry_wanted.connect(opened.append)
    games = feature.show()
    assert shown(window) is games
    qtbot.waitUntil(games.games.main.isEnabled)
    QTest.mouseClick(games.games.main, LEFT)
    assert opened == [id_]
    assert window.dialogs.current is None
    qtbot.waitUntil(lambda: window.game_saver.game is not None)
    games = feature.show()
    qtbot.waitUntil(lambda: games.games.current is not None)
    assert games.games.model.state(id_).is_running


def test_figures_are_a_command_of_their_own(
    window: MainWindow, feature: GamesFeature, qtbot: QtBot
) -> None:
    """The command opens the same window on its second page, with statistics."""
    keep_finished(1)
    run = {command.id: command.run for command in feature.commands()}
    run["history"]()
    games = shown(window)
    assert games.bar.currentIndex() == FIGURES
    qtbot.waitUntil(games.figures.export.isEnabled)


def test_a_new_game_is_asked_for_where_there_is_none(
    window: MainWindow, feature: GamesFeature, qtbot: QtBot
) -> None:
    """The window closes in favour of the new-game dialog."""
    games = feature.show()
    qtbot.waitUntil(lambda: games.games.blank.button.text() == "New game…")
    with qtbot.waitSignal(feature.shell.new_game_wanted):
        QTest.mouseClick(games.games.blank.button, LEFT)
    assert window.dialogs.current is not games


def test_a_copy_is_saved_and_imported_over_the_window(
    window: MainWindow, feature: GamesFeature, qtbot: QtBot, tmp_path: Path
) -> None:
    """The file dialogs are above the window, which reports the results, and share a folder."""
    keep(1)
    games = feature.show()
    qtbot.waitUntil(games.games.copy.isEnabled)
    QTest.mouseClick(games.games.copy, LEFT)
    dialog = file_dialog(window)
    dialog.filesSelected.emit([str(tmp_path / "mine.kbgame")])
    dialog.fileSelected.emit(str(tmp_path / "mine.kbgame"))
    dialog.close()
    qtbot.waitUntil(lambda: games.games.state.text() == "A copy was saved as “mine.kbgame”.")
    assert (tmp_path / "mine.kbgame").is_file()
    games.games.export_all.trigger()
    dialog = file_dialog(window)
    assert Path(dialog.directory().absolutePath()) == tmp_path
    dialog.fileSelected.emit(str(tmp_path / "all.zip"))
    dialog.close()
    qtbot.waitUntil((tmp_path / "all.zip").is_file)
    other = tmp_path / "other.kbgame"
    other.write_text(record(5, moves=10), encoding="utf-8")
    games.games.import_requested.emit()
    dialog = file_dialog(window)
    assert Path(dialog.directory().absolutePath()) == tmp_path
    dialog.filesSelected.emit([str(other)])
    dialog.close()
    qtbot.waitUntil(lambda: len(Library().ids()) == 2)
    qtbot.waitUntil(lambda: len(games.games.grid.selected_ids()) == 1)
    qtbot.waitUntil(
        lambda: games.games.grid.selected_ids()[0].startswith("imported-"),
    )
    assert shown(window) is games
    games.close()


def test_the_window_follows_the_settings(window: MainWindow, feature: GamesFeature) -> None:
    """Changes of the settings for finished games and visible gold apply to the open window."""
    from dataclasses import replace

    games = feature.show()
    assert not games.not_kept.isVisible()
    settings = replace(window.settings, keep_games=0, running_score=False)
    feature.shell.settings_applied.emit(settings)
    assert games.not_kept.isVisible()
    assert not games.games.model.shows_standing
