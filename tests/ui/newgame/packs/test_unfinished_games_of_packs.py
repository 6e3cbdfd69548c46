"""An unfinished game of a removed pack is stored, reported, and offered once the pack is back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt import cli
from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.packs.places import switch
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.newgame.packs.packs_dialog import PacksDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.preparation import Preparation
from tests.game.test_needed_packs import played
from tests.helpers.sample_pack import installed_by_hand
from tests.ui.opening import leave_behind, library_texts, wait_for
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
NEEDS = "It needs the pack “Heath” 1.2 (Ann Moor), which is switched off."
TOLD = f"The unfinished game is kept, but cannot be continued now. {NEEDS}"


@pytest.fixture(autouse=True)
def _no_table_is_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Preparation, "begin", lambda _self: None)


@pytest.fixture
def of_pack() -> Session:
    """Return a game of the library whose pack was installed and then switched off."""
    installed_by_hand()
    session = played(load_catalog())
    leave_behind(session)
    switch("heath", False)
    return session


@pytest.fixture
def waiting(of_pack: Session, make_window: Callable[..., MainWindow], qtbot: QtBot) -> MainWindow:
    """Return a window in which the game is to be continued."""
    window = make_window()
    qtbot.waitUntil(lambda: window.files.to_continue is not None)
    window.files.resume()
    wait_for(window.files.reader)
    return window


def test_it_stays_where_it_is_and_the_bar_names_the_pack(
    waiting: MainWindow, of_pack: Session
) -> None:
    """The game is not damaged and stays in place, and the bar leads to the packs."""
    assert waiting.desk.session is None
    assert waiting.missing_packs_notice.isVisible()
    assert waiting.missing_packs_notice.text.text() == TOLD
    assert waiting.quarantine_notice.isHidden()
    box = waiting.dialogs.current
    assert isinstance(box, QMessageBox)
    assert box.text() == f"This game cannot be opened now. {NEEDS}"
    box.close()
    assert library_texts() == [record_text(of_pack)]
    waiting.missing_packs_notice.button.click()
    assert isinstance(waiting.dialogs.current, PacksDialog)


def test_it_is_continued_once_the_pack_is_back(
    waiting: MainWindow, of_pack: Session, qtbot: QtBot
) -> None:
    """The bar is hidden once the pack is back."""
    box = waiting.dialogs.current
    assert isinstance(box, QMessageBox)
    box.close()
    switch("heath", True)
    waiting.workshop.sections_changed.emit(load_catalog())
    assert waiting.missing_packs_notice.isHidden()
    waiting.files.resume()
    wait_for(waiting.files.reader)
    qtbot.waitUntil(lambda: waiting.desk.session is not None)
    session = waiting.desk.session
    assert session is not None
    assert record_text(session) == record_text(of_pack)


def test_the_next_game_leaves_it_alone(
    waiting: MainWindow, of_pack: Session, catalog: Catalog
) -> None:
    """After the next game both games are in the library."""
    game = new_session(catalog, "human", "human")
    waiting.files.start(game)
    waiting.desk.controller.execute(game.position.legal_moves()[0])
    waiting.game_saver.flush()
    assert sorted(library_texts()) == sorted([record_text(of_pack), record_text(game)])


def test_removing_a_pack_says_which_games_need_it(
    of_pack: Session, window: MainWindow, qtbot: QtBot
) -> None:
    """The list names the games that need a removed pack, with an undo; own words are no pack."""
    games = paths.user_data() / "games"
    (games / "other.kbgame").write_text("packs:\n  - nonsense\n", "utf-8")
    window.actions_["packs"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, PacksDialog)
    qtbot.waitUntil(lambda: dialog.current is not None, timeout=20_000)
    dialog.remove.click()
    qtbot.waitUntil(lambda: not dialog.packs.rows, timeout=20_000)
    told = "Heath was removed. 1 of your games needs it. 1 of them is unfinished."
    assert dialog.note.text() == told
    qtbot.waitUntil(lambda: not window.packs.packs.manager.is_busy, timeout=20_000)


def test_removing_a_pack_on_the_command_line_says_which_games_need_it(
    of_pack: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command line names the games of a removed pack, without a question."""
    assert cli.main(["pack", "remove", "heath"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["games that need it: 1 (unfinished: 1)"]
