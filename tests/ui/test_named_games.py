"""A game has a name once it has a file: Save goes there, the title tells, nothing is replaced."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from kingdom_builder_qt.ui.desktop.files.unfinished_games import (
    autosave_path,
    name_path,
    store_unfinished,
    unfinished_games,
)
from kingdom_builder_qt.ui.library.saved.save_dialog import SaveDialog
from kingdom_builder_qt.ui.table.desk.named_games import NamedGames
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.game.record.saved_game import load_record, record_text
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.opening import open_file, save_in, wait_for
from tests.ui.sample_games import click_hex, first_target, new_session
from tests.ui.table.scores.test_counting import before_the_end

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def play(window: MainWindow) -> str:
    """Play a move by mouse and return the game as it is then."""
    click_hex(window, first_target(window))
    return record_text(window.desk.session)


def press_save(window: MainWindow) -> None:
    """Save, and wait until the file is written or a dialog is open."""
    window.actions_["save"].trigger()
    wait_for(window.saver.disk)


def title(window: MainWindow) -> tuple[str, bool]:
    """Return what the title of the window calls the game, and whether it has the mark."""
    name, _, program = window.windowTitle().rpartition(" — ")
    assert program == "Kingdom Builder Qt"
    assert name.endswith("[*]")
    return name.removesuffix("[*]"), window.isWindowModified()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of the game in `named`."""
    return tmp_path / "Friday.kbgame"


@pytest.fixture
def named(window: MainWindow, catalog: Catalog, file: Path) -> MainWindow:
    """Return a window with a game that was saved under a name after its first move."""
    window.desk.start(new_session(catalog, "human", "human"))
    play(window)
    assert save_in(window.saver, file)
    return window


def test_a_named_game_that_ends_is_saved_under_its_name(
    window: MainWindow, catalog: Catalog, file: Path
) -> None:
    """Its file grows to the end, the mark goes, and no copy without a name is made of it."""
    session, last = before_the_end(catalog)
    window.desk.start(session)
    window.desk.lift_curtain()
    assert save_in(window.saver, file)
    window.desk.controller.play(last)
    wait_for(window.saver.disk)
    assert load_record(file, catalog).position.is_over
    assert title(window) == ("Friday", False)
    window.files.start(new_session(catalog, "human", "human"))
    assert unfinished_games() == []
    assert file.parent.joinpath("Friday.kbgame").exists()


def test_a_game_without_a_name_stays_without_one_when_it_ends(
    window: MainWindow, catalog: Catalog
) -> None:
    """Nobody is asked for a name while gold is counted."""
    session, last = before_the_end(catalog)
    window.desk.start(session)
    window.desk.lift_curtain()
    asked: list[bool] = []
    window.saver.place_wanted.connect(lambda: asked.append(True))
    window.desk.controller.play(last)
    assert not asked
    assert not window.saver.disk.is_busy


def test_save_asks_once(window: MainWindow, catalog: Catalog) -> None:
    """The first time where to, from then on Ctrl+S writes to that file without a question."""
    window.desk.start(new_session(catalog, "human", "human"))
    play(window)
    QTest.keyClick(window.game_page.view, Qt.Key.Key_S, CONTROL)
    dialog = window.dialogs.current
    assert isinstance(dialog, SaveDialog)
    dialog.name.setText("Friday")
    dialog.save.click()
    wait_for(window.saver.disk)
    file = paths.user_saves() / "Friday.kbgame"
    text = play(window)
    press_save(window)
    assert window.dialogs.current is None
    assert file.read_text(encoding="utf-8") == text


def test_save_as_gives_another_name(named: MainWindow, file: Path) -> None:
    """Ctrl+Shift+S begins at the file, and Save goes to the new one; the old one stays."""
    before = file.read_text(encoding="utf-8")
    play(named)
    QTest.keyClick(named.game_page.view, Qt.Key.Key_S, CONTROL | SHIFT)
    dialog = named.dialogs.current
    assert isinstance(dialog, SaveDialog)
    assert dialog.place == file
    dialog.name.setText("Saturday")
    dialog.save.click()
    wait_for(named.saver.disk)
    other = file.with_name("Saturday.kbgame")
    text = play(named)
    press_save(named)
    assert file.read_text(encoding="utf-8") == before
    assert other.read_text(encoding="utf-8") == text
    assert title(named) == ("Saturday", False)


def test_an_export_is_a_copy(named: MainWindow, file: Path) -> None:
    """The list of turns has the name of the game, which stays that of its file."""
    named.saved_games.ask_export()
    dialog = named.dialogs.current
    assert isinstance(dialog, QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == "Friday.txt"
    dialog.fileSelected.emit(str(file.with_suffix(".txt")))
    dialog.close()
    wait_for(named.saver.disk)
    assert file.with_suffix(".txt").exists()
    assert title(named) == ("Friday", False)
    text = play(named)
    press_save(named)
    assert file.read_text(encoding="utf-8") == text


def test_the_title_marks_what_the_file_does_not_hold(named: MainWindow) -> None:
    """A move sets the mark, undo takes it away, other players set it; saving ends it."""
    assert title(named) == ("Friday", False)
    play(named)
    assert title(named) == ("Friday", True)
    named.desk.controller.undo()
    assert title(named) == ("Friday", False)
    seats = named.desk.session.seats
    named.desk.change_seats([replace(seats[0], name="Zoe"), seats[1]])
    assert title(named) == ("Friday", True)
    press_save(named)
    assert title(named) == ("Friday", False)


def test_a_game_without_a_file_is_called_by_its_players(
    window: MainWindow, catalog: Catalog
) -> None:
    """It has no mark: nothing is behind; on the start page there is no game."""
    assert window.windowTitle() == "Kingdom Builder Qt"
    window.desk.start(new_session(catalog, "human", "human"))
    play(window)
    assert title(window) == ("Ann, Bob", False)
    window.show_start_page()
    assert window.windowTitle() == "Kingdom Builder Qt"


@pytest.mark.parametrize("name", ["a[*]b", "x" * 200])
def test_a_title_is_short_and_as_written(named: MainWindow, file: Path, name: str) -> None:
    """Whatever the file is called, the mark is ours and the title is one line."""
    assert save_in(named.saver, file.with_name(f"{name}.kbgame".replace("*", "x")))
    shown, _ = title(named)
    assert len(shown) <= 60
    assert "\n" not in shown


def test_closing_asks_nothing_and_the_name_is_known_again(
    named: MainWindow, make_window: Callable[..., MainWindow], file: Path
) -> None:
    """Moves that the file does not hold are kept all the same; Continue brings name and mark."""
    before, text = file.read_text(encoding="utf-8"), play(named)
    assert named.close()
    assert file.read_text(encoding="utf-8") == before
    again = make_window()
    again.files.resume()
    assert record_text(again.desk.session) == text
    assert title(again) == ("Friday", True)
    press_save(again)
    assert again.dialogs.current is None
    assert file.read_text(encoding="utf-8") == text
    assert title(again) == ("Friday", False)
    assert again.close()
    third = make_window()
    third.files.resume()
    assert title(third) == ("Friday", False)


def test_leaving_the_table_keeps_the_name(named: MainWindow) -> None:
    """The start page continues the game under its name, too."""
    play(named)
    named.actions_["close_game"].trigger()
    named.start_page.resume.click()
    assert title(named) == ("Friday", True)


def test_an_opened_game_has_its_file(window: MainWindow, named: MainWindow, file: Path) -> None:
    """Save writes there; a list of turns and a file of ours are only read."""
    before = file.read_text(encoding="utf-8")
    named.saver.export(file.with_suffix(".txt"))
    wait_for(named.saver.disk)
    window.files.restart()
    open_file(window.files, file)
    assert title(window) == ("Friday", False)
    ours = store_unfinished(before, lambda _text: "")
    for other in (file.with_suffix(".txt"), ours):
        held = other.read_bytes()
        open_file(window.files, other)
        assert title(window) == ("Ann, Bob", False)
        press_save(window)
        assert isinstance(window.dialogs.current, SaveDialog)
        window.dialogs.close()
        assert other.read_bytes() == held


def test_another_game_does_not_take_the_file(named: MainWindow, file: Path) -> None:
    """The name of a game goes with it, on the disk, too."""
    before = file.read_text(encoding="utf-8")
    named.autosave.flush()
    assert name_path(autosave_path()).exists()
    named.files.restart()
    named.autosave.flush()
    assert not name_path(autosave_path()).exists()
    assert title(named) == ("Ann, Bob", False)
    press_save(named)
    assert isinstance(named.dialogs.current, SaveDialog)
    named.dialogs.close()
    assert file.read_text(encoding="utf-8") == before


# -- a file that others write to -------------------------------------------------------------------


def changed_outside(window: MainWindow, file: Path) -> QMessageBox:
    """Let somebody else write to the file of the game, save, and return the question."""
    file.write_text("of somebody else", encoding="utf-8")
    play(window)
    press_save(window)
    box = window.dialogs.current
    assert isinstance(box, QMessageBox)
    assert "Friday.kbgame was changed" in box.text()
    assert file.read_text(encoding="utf-8") == "of somebody else"
    return box


def click(box: QMessageBox, words: str) -> None:
    """Click a button of a box."""
    next(b for b in box.buttons() if b.text().replace("&", "") == words).click()


def test_a_file_that_was_changed_outside_is_not_overwritten(named: MainWindow, file: Path) -> None:
    """Cancel leaves all as it is, Save as asks for another file; the mark stays."""
    click(changed_outside(named, file), "Cancel")
    assert named.dialogs.current is None
    assert title(named) == ("Friday", True)
    box = changed_outside(named, file)
    assert box.defaultButton().text() == "Save as…"
    click(box, "Save as…")
    assert isinstance(named.dialogs.current, SaveDialog)
    named.dialogs.close()
    assert file.read_text(encoding="utf-8") == "of somebody else"


def test_the_player_may_replace_it(named: MainWindow, file: Path) -> None:
    """Then the file is the game's again, and nothing is asked the next time."""
    box = changed_outside(named, file)
    click(box, "Replace")
    wait_for(named.saver.disk)
    assert file.read_text(encoding="utf-8") == record_text(named.desk.session)
    text = play(named)
    press_save(named)
    assert file.read_text(encoding="utf-8") == text
    assert title(named) == ("Friday", False)


def test_saving_twice_in_a_row_asks_nothing(named: MainWindow, file: Path) -> None:
    """What is still being written is ours, though the file is not as it was read."""
    play(named)
    named.saver.save_again()
    text = play(named)
    named.saver.save_again()
    wait_for(named.saver.disk)
    assert named.dialogs.current is None
    assert file.read_text(encoding="utf-8") == text


def test_a_file_that_is_gone_is_written_anew(named: MainWindow, file: Path) -> None:
    """There is nothing that could be lost."""
    file.unlink()
    press_save(named)
    assert file.read_text(encoding="utf-8") == record_text(named.desk.session)


# -- the end of a game -----------------------------------------------------------------------------


def finish(window: MainWindow) -> str:
    """Play to the end and return the game."""
    session = window.desk.session
    while not session.position.is_over:
        session.play(session.position.legal_moves()[0])
    window.desk.controller.decided.emit("")
    return record_text(session)


def test_the_end_of_a_named_game_is_kept(
    named: MainWindow,
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Killed before its file has the end: the game becomes a file of its own."""
    monkeypatch.setattr(named.saver, "save_again", lambda: None)
    text = finish(named)
    assert title(named) == ("Friday", True)
    assert named.close()
    again = make_window()
    again.files.find_unfinished()
    assert not again.start_page.resume.isVisible()
    (kept,) = unfinished_games()
    assert kept.read_text(encoding="utf-8") == text
    assert load_record(file, catalog).position.round == 1
    again.autosave.flush()
    assert not autosave_path().exists()


def test_the_end_of_a_game_without_a_name_is_kept(
    window: MainWindow, make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """A finished game that nobody saved lies among the others after the next start."""
    window.desk.start(session_of(catalog))
    text = finish(window)
    assert window.close()
    again = make_window()
    again.files.find_unfinished()
    assert not again.start_page.resume.isVisible()
    (kept,) = unfinished_games()
    assert kept.read_text(encoding="utf-8") == text


def test_a_finished_game_that_cannot_be_kept_is_not_replaced(
    window: MainWindow,
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    expect_log: Callable[..., None],
) -> None:
    """The next game asks first; once there is room it keeps the finished one by itself."""
    expect_log("finished game not kept")
    window.desk.start(session_of(catalog))
    text = finish(window)
    assert window.close()
    saves = paths.user_saves()
    saves.write_text("in the way", encoding="utf-8")
    again = make_window()
    again.files.find_unfinished()
    assert not again.start_page.resume.isVisible()
    again.start_page.first.click()
    assert again.desk.session is None
    assert "would be lost" in again.dialogs.current.text()
    again.dialogs.close()
    again.autosave.flush()
    assert autosave_path().read_text(encoding="utf-8") == text
    saves.unlink()
    again.start_page.first.click()
    assert again.desk.session is not None
    (kept,) = unfinished_games()
    assert kept.read_text(encoding="utf-8") == text


def test_a_saved_end_needs_no_keeping(named: MainWindow, file: Path) -> None:
    """The file of the player holds all of it."""
    text = finish(named)
    press_save(named)
    assert file.read_text(encoding="utf-8") == text
    named.autosave.flush()
    assert not autosave_path().exists()
    assert not name_path(autosave_path()).exists()


# -- what is kept of a name ------------------------------------------------------------------------


def session_of(catalog: Catalog, seed: int = 5) -> Session:
    """Return a game."""
    return new_session(catalog, "human", "human", seed=seed)


def test_a_name_belongs_to_its_game(qapp: object, catalog: Catalog) -> None:
    """It comes back for the same game, not for another one; bytes that are no letters do, too."""
    games, path = NamedGames(), Path("/x/\udcff.kbgame")
    games.name(session_of(catalog), path, "f")
    session = session_of(catalog)
    games.name(session, path, "f")
    text = games.as_text(session)
    assert text is not None
    same, other = session_of(catalog), session_of(catalog, seed=6)
    for game in (same, other):
        games.restore(game, text)
    assert games.file_of(same) == games.file_of(session)
    assert games.file_of(other) is None


@pytest.mark.parametrize("key", ["path", "fingerprint", "seats", "moves", "game"])
@pytest.mark.parametrize("value", [None, 3, "\0", [[1]], {"a": 1}])
def test_a_damaged_name_is_no_name(qapp: object, catalog: Catalog, key: str, value: object) -> None:
    """The game asks for a file then; nothing else happens."""
    games, session = NamedGames(), session_of(catalog)
    games.name(session, Path("/x"), "f")
    kept = json.loads(games.as_text(session) or "")
    again = session_of(catalog)
    games.restore(again, json.dumps({**kept, key: value}))
    if (key, value) != ("fingerprint", "\0"):
        assert games.file_of(again) is None
    games.restore(again, "{")
    games.restore(again, "")
