"""Deleted games: shown with their remaining days, restored, deleted permanently."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.files.trash import DAYS, move_to_trash, trash_folder
from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures
from kingdom_builder_qt.ui.library.games.games_window import GamesWindow
from tests.ui.library.games.conftest import ShowGames
from tests.ui.library.games.sample_library import keep, keep_finished, record_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)


def delete(*ids: str) -> None:
    """Move games to the trash as an earlier run of the program did."""
    Library().remove(ids, move_to_trash)


def age(days: int) -> None:
    """Set the age of all deletions in the trash, in days."""
    for path in trash_folder().iterdir():
        when = datetime.now() - timedelta(days=days)
        path.rename(path.with_name(f"{when:%Y-%m-%d-%H%M%S}{path.name[17:]}"))


def show_deleted(window: GamesWindow, qtbot: QtBot, count: int) -> None:
    """Choose the deleted games, and wait until this number is listed."""
    state = window.filter.state
    state.setCurrentIndex(state.findData("deleted"))
    model = window.games.model
    qtbot.waitUntil(lambda: model.is_of_trash and len(model.ids) == count)


def titles(window: GamesWindow) -> list[str]:
    """Return the titles on the cards."""
    model = window.games.model
    return [model.index(row).data() for row in range(model.rowCount())]


def answer(window: GamesWindow, words: str) -> None:
    """Press a button of the open question."""
    box = window.findChild(QMessageBox)
    assert box is not None
    button = next(b for b in box.findChildren(QPushButton) if b.text().replace("&", "") == words)
    QTest.mouseClick(button, LEFT)


def test_a_game_that_an_earlier_run_deleted_is_put_back(
    show_games: ShowGames, qtbot: QtBot
) -> None:
    """The game has its title, star, moves and id, and is in the list of all games again."""
    id_ = keep(1, title="Friday", starred=True)
    before = record_of(id_).read_bytes()
    delete(id_)
    window = show_games()
    games = window.games
    assert titles(window) == []
    show_deleted(window, qtbot, 1)
    assert titles(window) == ["Friday"]
    assert "Deleted, 30 days left" in games.model.index(0).data(SPOKEN)
    assert games.state.text() == "1 deleted game"
    assert (games.main.text(), games.delete.text()) == ("Restore", "Delete permanently…")
    assert not games.copy.isEnabled()
    games.grid.rename()
    games.star.trigger()
    QTest.keyClick(games.grid, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: titles(window) == [])
    assert games.state.text() == "“Friday” was restored."
    assert games.blank.heading.text() == "No deleted games"
    assert record_of(id_).read_bytes() == before
    games.blank.button.click()
    qtbot.waitUntil(lambda: titles(window) == ["Friday"])
    assert games.main.text() == "Continue"


@pytest.mark.parametrize("moves", [20, 60])
@pytest.mark.parametrize("way", ["restore", "undo"])
def test_a_restored_game_that_is_in_the_library_is_one_entry(
    show_games: ShowGames, qtbot: QtBot, way: str, moves: int
) -> None:
    """The entry has the moves of the longer record, the title and the star."""
    id_ = keep(1, title="Friday", starred=True)
    window = show_games()
    if way == "undo":
        window.games.delete.click()
        qtbot.waitUntil(lambda: titles(window) == [] and window.games.undo.isVisible())
        keep(1, moves=moves)
        window.games.undo.click()
    else:
        delete(id_)
        keep(1, moves=moves)
        show_deleted(window, qtbot, 1)
        window.games.main.click()
    if way == "undo":
        qtbot.waitUntil(lambda: titles(window) == ["Friday"])
    else:
        qtbot.waitUntil(lambda: window.games.state.text() == "“Friday” was restored.")
    assert [*trash_folder().iterdir()] == []
    assert Library().ids() == (id_,)
    (entry,) = Library().entries([id_])
    assert (entry.title, entry.starred, entry.moves) == ("Friday", True, max(moves, 40))


def test_a_message_ends_at_the_next_action(show_games: ShowGames, qtbot: QtBot) -> None:
    """A search, the other page and another selection show the number of games again."""
    keep(1, title="Friday")
    keep(2, title="Monday")
    window = show_games()
    state, search = window.games.state, window.filter.search

    def end_by_page() -> None:
        window.bar.setCurrentIndex(1)
        window.bar.setCurrentIndex(0)

    for end, words in (
        (end_by_page, "2 games"),
        (lambda: window.games.select(window.games.model.ids[1]), "2 games"),
        (lambda: search.setText("fri"), "1 of 2 games"),
    ):
        window.games.tell("1 game imported.")
        assert state.text() == "1 game imported."
        end()
        qtbot.waitUntil(lambda words=words: state.text() == words)


def test_several_games_are_put_back_and_the_filter_holds(
    show_games: ShowGames, qtbot: QtBot
) -> None:
    """The search covers deleted games; several selected ones are restored together."""
    ids = [keep(1, title="a"), keep_finished(2, title="Friday"), keep(3, title="c")]
    delete(*ids)
    keep(4, title="kept")
    window = show_games()
    show_deleted(window, qtbot, 3)
    window.filter.search.setText("fri")
    qtbot.waitUntil(lambda: titles(window) == ["Friday"])
    window.filter.search.clear()
    qtbot.waitUntil(lambda: len(titles(window)) == 3)
    window.games.grid.selectAll()
    assert window.games.state.text() == "3 deleted games · 3 selected"
    window.games.main.click()
    qtbot.waitUntil(lambda: titles(window) == [])
    assert window.games.state.text() == "3 games were restored."
    assert {*Library().ids()} >= {*ids}


def test_a_game_is_removed_for_good_after_a_question(
    show_games: ShowGames, qtbot: QtBot, user_home: Path
) -> None:
    """No file has its record or the names of its players any more."""
    delete(keep(1, title="Quinquagesima"), keep(2, title="stays"))
    window = show_games()
    show_deleted(window, qtbot, 2)
    window.games.grid.select_row(titles(window).index("Quinquagesima"))
    window.games.delete.click()
    answer(window, "Cancel")
    assert len([*trash_folder().iterdir()]) == 2
    window.games.delete.click()
    box = window.findChild(QMessageBox)
    assert box is not None
    assert box.text() == "Delete “Quinquagesima” permanently?"
    answer(window, "Delete permanently")
    qtbot.waitUntil(lambda: titles(window) == ["stays"])
    assert len([*trash_folder().iterdir()]) == 1
    files = [path for path in user_home.rglob("*") if path.is_file()]
    assert not [path for path in files if b"Quinquagesima" in path.read_bytes()]


@pytest.mark.parametrize(
    ("days", "words"),
    [(0, f"Deleted, {DAYS} days left"), (28, "Deleted, 2 days left"), (29, "Deleted, 1 day left")],
)
def test_a_card_says_how_many_days_are_left(
    show_games: ShowGames, qtbot: QtBot, days: int, words: str
) -> None:
    """The days are counted from the deletion."""
    delete(keep(1))
    age(days)
    window = show_games()
    show_deleted(window, qtbot, 1)
    assert words in window.games.model.index(0).data(SPOKEN)


def test_a_game_leaves_the_trash_after_thirty_days(show_games: ShowGames, qtbot: QtBot) -> None:
    """An old game is removed even if no other game is deleted in the meantime."""
    delete(keep(1))
    age(31)
    window = show_games()
    show_deleted(window, qtbot, 0)
    assert [*trash_folder().iterdir()] == []


def test_undo_and_put_back_do_not_fight(
    show_games: ShowGames, qtbot: QtBot, disk: LibraryDisk
) -> None:
    """A restored game cannot be undone, and an undone one is not in the trash."""
    keep(1, title="a")
    keep(2, title="b")
    window = show_games()
    for _ in range(2):
        count = len(titles(window))
        window.games.delete.click()
        qtbot.waitUntil(lambda count=count: len(titles(window)) == count - 1)
    show_deleted(window, qtbot, 2)
    window.games.undo.click()
    qtbot.waitUntil(lambda: len(titles(window)) == 1)
    assert disk.deleted is not None
    window.games.main.click()
    qtbot.waitUntil(lambda: titles(window) == [])
    assert disk.deleted is None
    assert not window.games.undo.isVisible()
    assert len(Library().ids()) == 2


def test_a_deleted_game_has_a_thumbnail_and_is_replayed(
    show_games: ShowGames, qtbot: QtBot, pictures: GamePictures, catalog: Catalog
) -> None:
    """Thumbnail and replay use the record in the trash."""
    delete(keep_finished(1))
    window = show_games()
    show_deleted(window, qtbot, 1)
    entry = window.games.current
    assert entry is not None
    window.games.grid.viewport().grab()
    qtbot.waitUntil(lambda: pictures.is_known(entry))
    assert pictures.picture(entry) is not None
    wanted: list[Path] = []
    window.games.replay_requested.connect(wanted.append)
    window.games.watch.trigger()
    assert [path.parent for path in wanted] == [trash_folder()]
    assert wanted[0].exists()
