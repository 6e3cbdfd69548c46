"""Saved games as cards: found, opened, renamed, thrown away and got back, by mouse and keys."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from kingdom_builder_qt.ui.desktop.files.unfinished_games import store_unfinished
from kingdom_builder_qt.ui.library.saved import saved_games_cache as shelf_module
from kingdom_builder_qt.ui.library.saved.open_dialog import OpenDialog
from kingdom_builder_qt.ui.library.saved.saved_game_picture import read_picture
from kingdom_builder_qt.ui.library.saved.saved_games_cache import SavedGamesCache
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.content.text_files import as_it_is
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.record.game_text import game_text
from kingdom_builder_qt.game.record.saved_game import save_record
from kingdom_builder_qt.game.replay import FACE_UP, branch_from
from kingdom_builder_qt.ui.desktop.files.trash import trash_folder
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.opening import save_in, wait_for
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


def played(catalog: Catalog, moves: int = 3, seed: int = 5) -> Session:
    """Return a game after a few moves."""
    session = new_session(catalog, "human", "human", seed=seed)
    for _ in range(moves):
        session.play(session.position.legal_moves()[0])
    return session


def save(path: Path, session: Session, age: int = 0) -> Path:
    """Save a game as so many hours ago."""
    path.parent.mkdir(parents=True, exist_ok=True)
    save_record(path, session)
    when = path.stat().st_mtime - 3600 * age
    os.utime(path, (when, when))
    return path


@pytest.fixture
def saves(user_home: Path) -> Path:
    """Return the folder of saved games."""
    return paths.user_saves()


@pytest.fixture
def shown(window: MainWindow, qtbot: QtBot) -> Callable[[], OpenDialog]:
    """Return a function that opens the dialog and waits for all cards."""

    def open_() -> OpenDialog:
        window.actions_["open"].trigger()
        dialog = window.dialogs.current
        assert isinstance(dialog, OpenDialog)
        settle(dialog, qtbot)
        return dialog

    return open_


def shelf_of(dialog: OpenDialog) -> SavedGamesCache:
    """Return who reads the files."""
    return dialog.games._games.shelf


def settle(dialog: OpenDialog, qtbot: QtBot) -> None:
    """Wait until all files are found and read, and what is seen is painted."""
    shelf = shelf_of(dialog)

    def is_done() -> bool:
        dialog.games.view.viewport().grab()
        busy = shelf.is_reading or shelf._unread or shelf._unpainted
        return not busy and "Looking" not in dialog.games.empty.text()

    qtbot.waitUntil(is_done)


def titles(dialog: OpenDialog) -> list[str]:
    """Return the names on the cards, in their order."""
    model = dialog.games.shown
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def spoken(dialog: OpenDialog, row: int = 0) -> str:
    """Return what a screen reader says of a card."""
    return dialog.games.shown.index(row, 0).data(int(Qt.ItemDataRole.AccessibleTextRole))


def key(dialog: OpenDialog, key: Qt.Key, modifier: Qt.KeyboardModifier = CONTROL) -> None:
    """Press a key in the list, which has the focus."""
    QTest.keyClick(dialog.games.view, key, modifier)


NO_KEY = Qt.KeyboardModifier.NoModifier


def test_games_lie_there_the_newest_first(
    shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path
) -> None:
    """Named ones by their names, those that were left by who plays and how far they are."""
    save(saves / "Friday.kbgame", played(catalog), age=2)
    save(saves / "Rematch.kbgame", played(catalog, 8), age=50)
    save(saves / "unfinished-2026-01-02-101500.kbgame", played(catalog, 5), age=1)
    dialog = shown()
    assert titles(dialog) == ["Ann, Bob", "Friday", "Rematch"]
    assert dialog.games.shown.index(1, 0).data(ROW_ROLE).path == saves / "Friday.kbgame"
    assert ", round 1. Ann: " in spoken(dialog)
    dialog.reject()


def test_recent_games_of_other_folders_lie_there_too(
    window: MainWindow, catalog: Catalog, shown: Callable[[], OpenDialog], tmp_path: Path
) -> None:
    """Once, however they are named; those that are gone do not."""
    window.desk.start(played(catalog))
    paths.user_saves().mkdir(parents=True)
    assert save_in(window.saver, tmp_path / "mine.kbgame")
    assert save_in(window.saver, paths.user_saves() / "ours.kbgame")
    assert save_in(window.saver, tmp_path / "gone.kbgame")
    (tmp_path / "gone.kbgame").unlink()
    dialog = shown()
    assert sorted(titles(dialog)) == ["mine", "ours"]
    dialog.reject()


def test_enter_opens(
    window: MainWindow, shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path
) -> None:
    """Arrows choose; the first card is chosen at once and the list has the focus."""
    for seed, name in enumerate("abc"):
        save(saves / f"{name}.kbgame", played(catalog, seed=seed), age=seed)
    dialog = shown()
    assert dialog.focusWidget() is dialog.games.view
    key(dialog, Qt.Key.Key_Right, NO_KEY)
    key(dialog, Qt.Key.Key_Return, NO_KEY)
    wait_for(window.files.reader)
    assert window.desk.session.options.seed == 1
    assert window.windowTitle().startswith("b[*]")
    assert window.dialogs.current is None


def test_a_click_chooses_and_a_second_one_opens(
    window: MainWindow, shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path
) -> None:
    """As in any list of files."""
    for seed, name in enumerate("ab"):
        save(saves / f"{name}.kbgame", played(catalog, seed=seed), age=seed)
    dialog = shown()
    middle = dialog.games.view.visualRect(dialog.games.shown.index(1, 0)).center()
    QTest.mouseClick(dialog.games.view.viewport(), LEFT, pos=middle)
    assert dialog.games.current.path.stem == "b"
    QTest.mouseDClick(dialog.games.view.viewport(), LEFT, pos=middle)
    wait_for(window.files.reader)
    assert window.desk.session.options.seed == 1


def test_delete_and_undo(
    shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path, qtbot: QtBot
) -> None:
    """The file lies in the trash; what was next is chosen; Ctrl+Z or the button bring it back."""
    for seed, name in enumerate("abc"):
        save(saves / f"{name}.kbgame", played(catalog, seed=seed), age=seed)
    before = (saves / "b.kbgame").read_bytes()
    dialog = shown()
    assert dialog.games.undo.isHidden()
    key(dialog, Qt.Key.Key_Right, NO_KEY)
    key(dialog, Qt.Key.Key_Delete, NO_KEY)
    qtbot.waitUntil(lambda: titles(dialog) == ["a", "c"])
    assert dialog.games.current.path.stem == "c"
    assert not (saves / "b.kbgame").exists()
    assert len(list(trash_folder().iterdir())) == 1
    assert dialog.games.state.text() == "“b” was deleted."
    key(dialog, Qt.Key.Key_Delete, NO_KEY)
    qtbot.waitUntil(lambda: titles(dialog) == ["a"])
    key(dialog, Qt.Key.Key_Z)
    qtbot.waitUntil(lambda: titles(dialog) == ["a", "c"])
    dialog.games.undo.click()
    qtbot.waitUntil(lambda: titles(dialog) == ["a", "b", "c"])
    assert (saves / "b.kbgame").read_bytes() == before
    assert dialog.games.current.path.stem == "b"
    assert dialog.games.undo.isHidden()
    dialog.reject()


def with_one_deleted(
    shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path, qtbot: QtBot
) -> OpenDialog:
    """Return a dialog in which the only game was thrown away."""
    save(saves / "a.kbgame", played(catalog))
    dialog = shown()
    key(dialog, Qt.Key.Key_Delete, NO_KEY)
    qtbot.waitUntil(lambda: titles(dialog) == [])
    return dialog


def test_undo_is_there_when_the_dialog_is_opened_again(
    shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path, qtbot: QtBot
) -> None:
    """For as long as the program runs."""
    dialog = with_one_deleted(shown, catalog, saves, qtbot)
    assert dialog.games.empty.text() == "There are no saved games yet."
    dialog.reject()
    dialog = shown()
    assert dialog.games.undo.isVisible()
    assert dialog.games.state.text() == "“a” was deleted."
    dialog.games.undo.click()
    qtbot.waitUntil(lambda: titles(dialog) == ["a"])
    dialog.reject()


def test_an_undo_that_fails_can_be_tried_again(
    shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path, qtbot: QtBot
) -> None:
    """The game lies in the trash still, and the button stays."""
    dialog = with_one_deleted(shown, catalog, saves, qtbot)
    saves.rmdir()
    dialog.games.undo.click()
    qtbot.waitUntil(lambda: "cannot be changed" in dialog.games.state.text())
    assert dialog.games.undo.isVisible()
    saves.mkdir()
    dialog.games.undo.click()
    qtbot.waitUntil(lambda: titles(dialog) == ["a"])
    dialog.reject()


def rename(dialog: OpenDialog, name: str) -> None:
    """Write another name onto the chosen card."""
    key(dialog, Qt.Key.Key_F2, NO_KEY)
    field = dialog.games.view.findChild(QLineEdit)
    assert field is not None
    field.selectAll()
    QTest.keyClicks(field, name)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_a_game_is_renamed(
    window: MainWindow, shown: Callable[[], OpenDialog], catalog: Catalog, qtbot: QtBot
) -> None:
    """With F2; the running game goes with its file, and Save writes to the new one."""
    path = paths.user_saves() / "Friday.kbgame"
    path.parent.mkdir(parents=True)
    window.desk.start(played(catalog, 1))
    assert save_in(window.saver, path)
    dialog = shown()
    rename(dialog, "Saturday")
    qtbot.waitUntil(lambda: titles(dialog) == ["Saturday"])
    dialog.reject()
    assert not path.exists()
    assert window.windowTitle().startswith("Saturday[*]")
    assert window.settings.recent_files == [str(path.with_stem("Saturday"))]
    click_hex(window, first_target(window))
    window.actions_["save"].trigger()
    wait_for(window.saver.disk)
    assert not path.exists()
    assert not window.isWindowModified()


def test_the_field_for_a_name_leaves_the_date_in_sight(
    shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path
) -> None:
    """It ends where the name ends."""
    save(saves / "old.kbgame", played(catalog))
    games = shown().games
    games.rename()
    field = games.view.findChild(QLineEdit)
    card = games.view.visualRect(games.view.currentIndex())
    bold = QFont(games.view.font())
    bold.setBold(True)
    name_ends = card.top() + 10 + QFontMetrics(bold).lineSpacing()
    assert card.top() <= field.geometry().top()
    assert field.geometry().bottom() <= name_ends + 1


def test_a_game_that_was_left_gets_a_name(
    shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path, qtbot: QtBot
) -> None:
    """Then it is the player's, and no longer one of the ten."""
    path = saves / "unfinished-2026-01-02-101500.kbgame"
    save(path, played(catalog))
    dialog = shown()
    rename(dialog, "Sunday")
    qtbot.waitUntil(lambda: titles(dialog) == ["Sunday"])
    assert (saves / "Sunday.kbgame").exists()
    dialog.reject()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("b", "There is already a game with this name."),
        ("aux", "Windows reserves"),
        ("a/b", "A file name cannot contain “/”"),
    ],
)
def test_a_name_that_cannot_be(
    shown: Callable[[], OpenDialog],
    catalog: Catalog,
    saves: Path,
    qtbot: QtBot,
    name: str,
    words: str,
) -> None:
    """One sentence says why, and nothing is changed."""
    for seed, stem in enumerate("ab"):
        save(saves / f"{stem}.kbgame", played(catalog, seed=seed), age=seed)
    dialog = shown()
    rename(dialog, name)
    qtbot.waitUntil(lambda: dialog.games.state.text().startswith(words))
    assert sorted(path.stem for path in saves.iterdir()) == ["a", "b"]
    dialog.reject()


def test_other_files_are_opened_by_the_dialog_of_the_system(
    window: MainWindow, shown: Callable[[], OpenDialog]
) -> None:
    """Where there are no games at all, too."""
    dialog = shown()
    assert dialog.games.empty.isVisible()
    assert not dialog.open_.isEnabled()
    dialog.other.click()
    assert isinstance(window.dialogs.current, QFileDialog)
    window.dialogs.close()


def test_a_damaged_file_is_a_card(
    window: MainWindow, shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path
) -> None:
    """It says what is wrong, line and all for who asks; a list of turns is not damaged."""
    whole = save(saves / "b.kbgame", played(catalog)).read_text(encoding="utf-8")
    (saves / "a.kbgame").write_text(whole[:400], encoding="utf-8")
    (saves / "c.kbgame").write_text("format: 99\n", encoding="utf-8")
    (saves / "d.kbgame").mkdir()
    (saves / "e.kbgame").write_text(game_text(played(catalog)), encoding="utf-8")
    dialog = shown()
    said = {name: spoken(dialog, row) for row, name in enumerate(titles(dialog))}
    assert said["a"].endswith("This file is damaged or incomplete.")
    assert said["c"].endswith("This file was saved by a newer version of the program.")
    assert said["d"].endswith("This file cannot be read.")
    assert said["e"].endswith("A game or position as text")
    row = titles(dialog).index("a")
    tip = dialog.games.shown.index(row, 0).data(int(Qt.ItemDataRole.ToolTipRole))
    assert str(saves / "a.kbgame") in tip.replace("\n", "")
    assert window.dialogs.current is dialog
    dialog.reject()


def test_many_games_can_be_searched(
    shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path
) -> None:
    """By name and player, all words; the first that is found is chosen."""
    path = save(saves / "Friday 0.kbgame", played(catalog))
    for number in range(1, 9):
        (saves / f"Friday {number}.kbgame").write_bytes(path.read_bytes())
    store_unfinished(path.read_text(encoding="utf-8") + "# another\n", as_it_is)
    dialog = shown()
    assert dialog.games.search.isVisible()
    QTest.keyClicks(dialog.games.search, "bob friday 7")
    assert titles(dialog) == ["Friday 7"]
    assert dialog.games.current.path.stem == "Friday 7"
    QTest.keyClicks(dialog.games.search, "x")
    assert titles(dialog) == []
    assert dialog.games.empty.isVisible()
    assert dialog.games.empty.text() == "No game matches the search."
    dialog.reject()


def test_a_few_games_need_no_search(
    shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path
) -> None:
    """The field is not there."""
    save(saves / "a.kbgame", played(catalog))
    dialog = shown()
    assert dialog.games.search.isHidden()
    dialog.reject()


def test_only_what_is_seen_is_painted(
    shown: Callable[[], OpenDialog],
    catalog: Catalog,
    saves: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of many games all are read, few painted, each once; all of that in threads."""
    painted: list[Path] = []

    def paint(path: Path, *rest: object) -> object:
        painted.append(path)
        return read_picture(path, *rest)

    monkeypatch.setattr(shelf_module, "read_picture", paint)
    path = save(saves / "a0.kbgame", played(catalog))
    for number in range(1, 60):
        (saves / f"a{number}.kbgame").write_bytes(path.read_bytes())
    dialog = shown()
    assert len(shelf_of(dialog)._cards) == 60
    assert 4 <= len(painted) <= 24
    assert len(set(painted)) == len(painted)
    dialog.reject()


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
def test_a_picture_shows_the_pieces(catalog: Catalog, saves: Path, theme: Theme) -> None:
    """In the colours of their players; a file without a board has none."""
    empty = save(saves / "a.kbgame", played(catalog, 0))
    built = save(saves / "b.kbgame", played(catalog, 3))
    one, other = (read_picture(path, catalog, theme) for path in (empty, built))
    assert one is not None
    assert other is not None
    assert one.size() == other.size()
    colour = theme.player(0).colour.rgba()
    counts = [
        sum(
            image.pixel(x, y) == colour
            for x in range(image.width())
            for y in range(0, image.height(), 2)
        )
        for image in (one, other)
    ]
    assert counts[0] == 0
    assert counts[1] > 3 * 10
    (saves / "c.kbgame").write_text("nonsense", encoding="utf-8")
    assert read_picture(saves / "c.kbgame", catalog, theme) is None
    assert read_picture(saves / "d.kbgame", catalog, theme) is None


def test_a_game_that_goes_on_from_a_moment_is_shown_as_others_are(
    shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path, theme: Theme
) -> None:
    """With its round, and with what stood there before it began."""
    session = played(catalog, 30)
    branch = branch_from(session, 30, session.seats, FACE_UP)
    again = Session(catalog, branch.options, list(branch.seats))
    path = save(saves / "branch.kbgame", again)
    whole = save(saves / "whole.kbgame", session)
    picture = read_picture(path, catalog, theme)
    assert picture is not None
    assert picture == read_picture(whole, catalog, theme)
    while again.position.round == session.position.round:
        again.play(again.position.legal_moves()[0])
    save(path, again)
    assert read_picture(path, catalog, theme) not in (None, picture)
    dialog = shown()
    row = titles(dialog).index("branch")
    assert f"round {session.position.round + 1}" in spoken(dialog, row)
    dialog.reject()


def test_the_cards_follow_the_theme(
    window: MainWindow, shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path, qtbot: QtBot
) -> None:
    """Pictures are painted anew."""
    save(saves / "a.kbgame", played(catalog))
    dialog = shown()
    file = dialog.games.current
    light = shelf_of(dialog).picture(file)
    window.themes.apply("dark")
    settle(dialog, qtbot)
    assert shelf_of(dialog).picture(file) not in (None, light)
    dialog.reject()


def test_a_dead_dialog_is_told_nothing(
    window: MainWindow, shown: Callable[[], OpenDialog], catalog: Catalog, saves: Path, qtbot: QtBot
) -> None:
    """What was begun in it ends without it."""
    save(saves / "a.kbgame", played(catalog))
    dialog = shown()
    keeper = dialog.games._games.keeper
    key(dialog, Qt.Key.Key_Delete, NO_KEY)
    dialog.reject()
    dialog.deleteLater()
    window.actions_["about"].trigger()
    qtbot.waitUntil(lambda: keeper.can_undo)
    QTest.qWait(0)
    window.dialogs.close()
