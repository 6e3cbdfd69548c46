"""Games as text in the window: copied, pasted, exported, opened; a wrong one changes nothing."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.record.game_text import game_text, read_game
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.ui.newgame.position.position_dialog import PositionDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.position_text import LONGEST
from tests.ui.fake_advice import CTRL
from tests.ui.opening import library_texts, open_file, wait_for, wait_for_tasks
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

SHIFT = Qt.KeyboardModifier.ShiftModifier


def other_game(catalog: Catalog) -> Session:
    """Return a game of two people with a move, other than the one in the window."""
    session = new_session(catalog, "human", "human", seed=8)
    session.play(session.position.legal_moves()[0])
    return session


def start(window: MainWindow, catalog: Catalog, *controllers: str) -> Session:
    """Start a game in the window, with a build of a person."""
    session = new_session(catalog, *(controllers or ("human", "human")))
    window.files.start(session)
    click_hex(window, first_target(window))
    return session


def paste(window: MainWindow, text: str) -> None:
    """Press the keys with a text on the clipboard."""
    QGuiApplication.clipboard().setText(text)
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_V, CTRL)
    wait_for(window.files.reader)


def warning(window: MainWindow) -> QMessageBox:
    """Return the box with the problem."""
    box = window.dialogs.current
    assert isinstance(box, QMessageBox)
    return box


def test_a_game_that_a_mail_quotes_is_pasted(window: MainWindow, catalog: Catalog) -> None:
    """A quoted list of turns or saved game is pasted; the box names the line of a damaged one."""
    other = other_game(catalog)
    for text in (game_text(other), record_text(other)):
        paste(window, indent(text, "> ", lambda line: True))
        found = window.desk.session
        assert found is not None
        assert record_text(found) == record_text(other)
        window.files.start(new_session(catalog, "human", "human"))
    paste(window, record_text(other).replace("mandatory build", "mandatory bild"))
    assert warning(window).text() == "The copied game cannot be played."
    assert "mandatory bild" in warning(window).informativeText()


def test_a_game_is_copied_and_pasted_by_keys(window: MainWindow, catalog: Catalog) -> None:
    """The pasted game equals the copied one; both games are in the library."""
    session = start(window, catalog)
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_C, CTRL | SHIFT)
    copied = QGuiApplication.clipboard().text()
    assert "hidden cards" in window.status_line.message
    assert record_text(read_game(copied, catalog)) == record_text(session)
    kept, other = record_text(session), other_game(catalog)
    paste(window, game_text(other))
    assert window.desk.session is not None
    assert record_text(window.desk.session) == record_text(other)
    assert sorted(library_texts()) == sorted([kept, record_text(other)])


def test_a_game_without_secrets_is_copied_without_a_remark(
    window: MainWindow, catalog: Catalog
) -> None:
    """A game of computers alone is copied without a remark, since no hand is secret."""
    window.desk.ai.set_paused(True)
    window.desk.start(new_session(catalog, "random", "random"))
    window.actions_["copy_game"].trigger()
    assert window.status_line.message == "Game copied."


def test_there_is_no_game_to_copy_on_the_start_page(window: MainWindow) -> None:
    """Without a game both commands are disabled, and the clipboard is not changed."""
    assert not window.actions_["copy_game"].isEnabled()
    assert not window.actions_["export_game"].isEnabled()
    QGuiApplication.clipboard().setText("before")
    window.clipboard.copy_game()
    assert QGuiApplication.clipboard().text() == "before"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("mandatory build", "mandatory built", "“mandatory built A8” is not a move."),
        ("gold: *", "", "the list was cut off; the line “gold” is missing."),
        ("seed: 8", "sede: 8", "there is no option “sede”."),
        ("edition: base", "edition: bese", "the option “edition” cannot be “bese”."),
        ("1.0:", "7.0:", "this is turn 7.0, but turn 1.0 is next."),
    ],
)
def test_a_wrong_game_names_its_line_and_changes_nothing(
    window: MainWindow, catalog: Catalog, old: str, new: str, told: str
) -> None:
    """The box names the line; the running game continues, and the library has no new game."""
    session = start(window, catalog)
    text = game_text(other_game(catalog))
    assert old in text
    paste(window, text.replace(old, new, 1))
    box = warning(window)
    assert box.text() == "The copied game cannot be played."
    assert box.informativeText().startswith("Line ")
    assert told in box.informativeText()
    assert window.desk.session is session
    assert window.game_saver.flush()
    assert library_texts() == [record_text(session)]
    box.close()


def test_a_game_is_exported_and_opened(
    window: MainWindow, catalog: Catalog, tmp_path: Path
) -> None:
    """The dialog proposes a text file; the written list opens as the same game."""
    session = start(window, catalog)
    window.actions_["export_game"].trigger()
    wait_for_tasks()
    dialog = window.dialogs.current
    assert isinstance(dialog, QFileDialog)
    assert dialog.nameFilters()[0] == "Games as text (*.txt)"
    path = tmp_path / "game.txt"
    dialog.fileSelected.emit(str(path.with_suffix("")))  # gets the file ending
    wait_for_tasks()
    wait_for(window.table_game.disk)
    dialog.close()
    assert path.read_text(encoding="utf-8") == game_text(session)
    window.actions_["close_game"].trigger()
    open_file(window.files, path)
    assert window.desk.session is not None
    assert record_text(window.desk.session) == record_text(session)


def test_a_wrong_file_names_its_line(window: MainWindow, catalog: Catalog, tmp_path: Path) -> None:
    """The box names the line of an edited list; the running game continues."""
    session = start(window, catalog)
    path = tmp_path / "game.txt"
    text = game_text(other_game(catalog)).replace("mandatory build", "mandatory built", 1)
    path.write_text(text, encoding="utf-8")
    open_file(window.files, path)
    line = 1 + text[: text.index("built")].count("\n")
    assert warning(window).text() == "This file is damaged or incomplete."
    assert (
        warning(window)
        .informativeText()
        .startswith(f"game.txt · Line {line}: “mandatory built A8” is not a move.")
    )
    assert window.desk.session is session
    warning(window).close()


def test_a_position_in_a_file_is_shown(window: MainWindow, tmp_path: Path) -> None:
    """The dialog shows the position, wrong or right, as if pasted, and no game starts."""
    path = tmp_path / "puzzle.txt"
    path.write_text("board: tavern paddock oasis fram\ncard: grass\n", encoding="utf-8")
    open_file(window.files, path)
    dialog = window.dialogs.current
    assert isinstance(dialog, PositionDialog)
    assert dialog.text.toPlainText() == path.read_text(encoding="utf-8")
    assert dialog.problems.model().rowCount() == 1


def test_a_position_that_does_not_fit_is_refused(window: MainWindow, tmp_path: Path) -> None:
    """A text above the length limit is refused, not truncated silently."""
    path = tmp_path / "puzzle.txt"
    path.write_text("board: tavern paddock oasis farm\n" + "# x\n" * LONGEST, encoding="utf-8")
    open_file(window.files, path)
    assert "too long" in warning(window).text()
    warning(window).close()


def test_the_text_of_a_game_is_no_position(window: MainWindow, catalog: Catalog) -> None:
    """The dialog for positions says that the text is a game, in addition to its 15 wrong lines."""
    paste(window, "")
    dialog = window.dialogs.current
    assert isinstance(dialog, PositionDialog)
    dialog.text.setPlainText(game_text(other_game(catalog)))
    dialog.check()
    assert dialog.state.text().startswith("This is a whole game.")
