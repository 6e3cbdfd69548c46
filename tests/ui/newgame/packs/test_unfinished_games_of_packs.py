"""An unfinished game whose pack is gone is kept, told of, and offered once the pack is back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt import cli
from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.packs.places import switch
from kingdom_builder_qt.game.record.saved_game import record_text, save_record
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.files.unfinished_games import unfinished_games
from kingdom_builder_qt.ui.newgame.packs.packs_dialog import PacksDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.preparation import Preparation
from kingdom_builder_qt.ui.table.desk.autosave import autosave_path
from tests.game.test_needed_packs import played
from tests.helpers.sample_pack import installed_by_hand
from tests.ui.opening import open_file
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
NEEDS = "this game needs the pack 'Heath' 1.2 by Ann Moor, which is switched off"
TOLD = f"The unfinished game is kept, but cannot be continued now: {NEEDS}."


@pytest.fixture(autouse=True)
def _no_table_is_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Preparation, "begin", lambda _self: None)


@pytest.fixture
def of_pack() -> Session:
    """Return a game with a pack that is installed and then switched off; the autosave holds it."""
    installed_by_hand()
    session = played(load_catalog())
    autosave_path().parent.mkdir(parents=True, exist_ok=True)
    save_record(autosave_path(), session)
    switch("heath", False)
    return session


@pytest.fixture
def waiting(of_pack: Session, make_window: Callable[..., MainWindow], qtbot: QtBot) -> MainWindow:
    """Return a window that has read the autosave."""
    window = make_window()
    with qtbot.waitSignal(window.files.waits):
        window.files.read_unfinished()
    return window


def test_it_stays_where_it_is_and_the_bar_names_the_pack(
    waiting: MainWindow, of_pack: Session
) -> None:
    """Nothing of it is bad; the bar leads to the packs."""
    assert waiting.waiting.isVisible()
    assert waiting.waiting.text.text() == TOLD
    assert waiting.kept_aside.isHidden()
    assert not waiting.start_page.resume.isVisible()
    assert autosave_path().read_text("utf-8") == record_text(of_pack)
    assert not list(autosave_path().parent.glob("*.bad"))
    waiting.waiting.button.click()
    assert isinstance(waiting.dialogs.current, PacksDialog)


def test_it_is_offered_once_the_pack_is_back(
    waiting: MainWindow, of_pack: Session, qtbot: QtBot
) -> None:
    """Switched on, it can be continued; off again, it cannot."""
    switch("heath", True)
    with qtbot.waitSignal(waiting.files.waits):
        waiting.workshop.sections_changed.emit(load_catalog())
    assert waiting.waiting.isHidden()
    assert waiting.start_page.resume.isVisible()
    switch("heath", False)
    with qtbot.waitSignal(waiting.files.waits):
        waiting.workshop.sections_changed.emit(load_catalog())
    assert waiting.waiting.text.text() == TOLD
    switch("heath", True)
    waiting.workshop.sections_changed.emit(load_catalog())
    waiting.files.resume()  # who does not wait for the disk gets it as well
    session = waiting.desk.session
    assert session is not None
    assert record_text(session) == record_text(of_pack)


def test_the_next_game_makes_it_a_saved_one(
    waiting: MainWindow, of_pack: Session, catalog: Catalog
) -> None:
    """It lies among the recent games, and the bar is gone."""
    waiting.files.start(new_session(catalog, "human", "human"))
    waiting.autosave.flush()
    (kept,) = unfinished_games()
    assert kept.read_text("utf-8") == record_text(of_pack)
    assert waiting.files.recent() == [kept]
    assert waiting.waiting.isHidden()
    open_file(waiting.files, kept)
    box = waiting.dialogs.current
    assert isinstance(box, QMessageBox)
    assert box.text() == f"This game cannot be opened now: {NEEDS}."
    assert waiting.files.recent() == [kept]


def test_no_game_begins_where_it_cannot_be_kept(
    waiting: MainWindow, of_pack: Session, catalog: Catalog, expect_log: Callable[[str], None]
) -> None:
    """A folder of saved games that cannot be made loses nothing."""
    expect_log("unfinished game not kept")
    saves = autosave_path().parent / "saves"
    saves.parent.mkdir(parents=True, exist_ok=True)
    saves.write_text("in the way", "utf-8")
    waiting.files.start(new_session(catalog, "human", "human"))
    assert waiting.desk.session is None
    assert autosave_path().read_text("utf-8") == record_text(of_pack)
    box = waiting.dialogs.current
    assert isinstance(box, QMessageBox)
    assert "would be lost" in box.text()


def test_removing_a_pack_says_which_games_need_it(
    of_pack: Session, window: MainWindow, qtbot: QtBot
) -> None:
    """In the list, which can undo it at once, and on the command line; own words are no pack."""
    saves = paths.user_saves()
    saves.mkdir(parents=True, exist_ok=True)
    save_record(saves / "mine.kbgame", of_pack)
    (saves / "other.kbgame").write_text("packs:\n  - nonsense\n", "utf-8")
    window.actions_["packs"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, PacksDialog)
    qtbot.waitUntil(lambda: dialog.current is not None, timeout=20_000)
    dialog.remove.click()
    qtbot.waitUntil(lambda: not dialog.packs.rows, timeout=20_000)
    told = "Heath was removed. Your unfinished game needs it. 1 saved game needs it."
    assert dialog.note.text() == told
    qtbot.waitUntil(lambda: not window.packs.packs.keeper.is_busy, timeout=20_000)


def test_removing_a_pack_on_the_command_line_says_which_games_need_it(
    of_pack: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    """No more than that: the pack can be got back."""
    assert cli.main(["pack", "remove", "heath"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["the unfinished game needs it"]
