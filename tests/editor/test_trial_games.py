"""Trial games of a section: separate from real games, marked on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.core.board import SECTION_SIZE
from kingdom_builder_qt.core.grid import bits, row_column
from kingdom_builder_qt.editor.sections.files.files import copy_of
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.trial import tried_section
from tests.ui.opening import library_texts, record_path, records, wait_for
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def editor_of(window: MainWindow, qtbot: QtBot) -> EditorWindow:
    """Open the editor with an unsaved copy of the farm."""
    window.actions_["section_editor"].trigger()
    editor = window.workshop.editor
    assert editor is not None
    qtbot.waitExposed(editor)
    editor.files.edit(copy_of(editor.catalog.sections["farm"], editor.catalog))
    return editor


def play_here(window: MainWindow, qtbot: QtBot) -> Session:
    """Press F5 in the editor and return the game that starts."""
    editor = window.workshop.editor or editor_of(window, qtbot)
    before = window.desk.session
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    QTest.keyClick(editor, Qt.Key.Key_F5)
    session = window.desk.session
    assert session is not None
    assert session is not before
    assert window.desk.trial == "copy_of_farm"
    return session


def real_game(window: MainWindow) -> str:
    """Start a game without the editor, build once, and return its record."""
    window.files.start(new_session(window.catalog, "human", "human"))
    click_hex(window, first_target(window))
    session = window.desk.session
    assert session is not None
    assert window.game_saver.flush()
    return record_text(session)


def build(window: MainWindow, qtbot: QtBot) -> None:
    """Make the person's first move when it is the person's turn."""
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=10_000)
    click_hex(window, first_target(window))
    window.game_saver.flush()


def test_a_real_game_survives_play_here(window: MainWindow, qtbot: QtBot) -> None:
    """The game stays in the library, is offered after two trials, and continues unchanged."""
    window.library.begin()
    kept = real_game(window)
    for _ in range(2):
        play_here(window, qtbot)
        build(window, qtbot)
        assert library_texts() == [kept]
    window.actions_["close_game"].trigger()
    assert window.desk.trial == ""
    qtbot.waitUntil(lambda: "Round 1" in window.start_page.resume.accessibleDescription())
    QTest.mouseClick(window.start_page.resume, Qt.MouseButton.LeftButton)
    wait_for(window.files.reader)
    assert window.desk.session is not None
    assert record_text(window.desk.session) == kept


def test_a_trial_is_not_offered_again(window: MainWindow, qtbot: QtBot) -> None:
    """A trial is not on the disk and is offered neither now nor at the next start."""
    play_here(window, qtbot)
    build(window, qtbot)
    window.actions_["close_game"].trigger()
    assert not window.start_page.resume.isVisible()
    assert records() == []


def test_a_new_game_after_a_trial_costs_no_game(window: MainWindow, qtbot: QtBot) -> None:
    """The real game stays in the library, and the trial is deleted."""
    kept = real_game(window)
    play_here(window, qtbot)
    build(window, qtbot)
    window.files.start_first_game()
    assert window.desk.trial == ""
    build(window, qtbot)
    assert len(records()) == 2
    assert kept in library_texts()


def test_a_game_to_be_continued_is_not_lost(window: MainWindow, qtbot: QtBot) -> None:
    """The game offered by the start page survives a trial that the window's end closes."""
    kept = real_game(window)
    window.actions_["close_game"].trigger()
    play_here(window, qtbot)
    build(window, qtbot)
    window.end()
    assert library_texts() == [kept]


def test_the_same_set_up_again_is_a_trial_again(window: MainWindow, qtbot: QtBot) -> None:
    """A trial of the same section and corner is a trial again; the real game stays."""
    kept = real_game(window)
    first = play_here(window, qtbot)
    window.actions_["restart"].trigger()
    again = window.desk.session
    assert again is not None
    assert again is not first
    assert again.options.sections == first.options.sections
    assert window.desk.trial == "copy_of_farm"
    build(window, qtbot)
    assert library_texts() == [kept]


def test_a_trial_that_is_named_is_a_game_like_others(window: MainWindow, qtbot: QtBot) -> None:
    """A named trial is in the library, next to the real game."""
    kept = real_game(window)
    session = play_here(window, qtbot)
    build(window, qtbot)
    window.game_saver.save_from_now_on()
    window.game_saver.describe(title="Farm, tried")
    assert window.game_saver.flush()
    assert len(records()) == 2
    assert kept in library_texts()
    assert record_text(session) in library_texts()
    assert "Farm, tried" in record_path(window).read_text(encoding="utf-8")


def test_the_title_names_the_section(window: MainWindow, qtbot: QtBot) -> None:
    """The title names the section in place of the players of a real game."""
    play_here(window, qtbot)
    assert window.windowTitle().startswith("Trying Copy of")
    window.files.start_first_game()
    assert "Trying" not in window.windowTitle()


def test_the_section_is_marked_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    """A line surrounds exactly its hexes, with its name; an action hides it for good."""
    session = play_here(window, qtbot)
    board, mark = session.position.rules.board, window.game_page.scene.section_mark
    found = tried_section(board, "copy_of_farm")
    assert found is not None
    corner = next(i for i, p in enumerate(board.placements) if p.section.id == "copy_of_farm")
    rows = {row_column(h)[0] // SECTION_SIZE for h in bits(found.mask)}
    columns = {row_column(h)[1] // SECTION_SIZE for h in bits(found.mask)}
    assert (rows, columns) == ({corner // 2}, {corner % 2})
    assert mark.label == f"Trying {found.name}"
    assert mark.isVisible()
    assert window.actions_["section_mark"].isVisible()
    window.actions_["section_mark"].trigger()
    assert not mark.isVisible()
    play_here(window, qtbot)
    assert not mark.isVisible()
    assert window.settings.section_mark is False
    window.actions_["section_mark"].trigger()
    assert mark.isVisible()


def test_the_menu_leads_back_to_the_editor(window: MainWindow, qtbot: QtBot) -> None:
    """The Game menu and F5 return to the editor and end the trial; real games lack the entry."""
    back = window.actions_["back_to_editor"]
    (menu,) = (m for m in window.findChildren(QMenu) if back in m.actions())
    assert window.actions_["close_game"] in menu.actions()
    window.library.begin()
    real_game(window)
    assert not back.isVisible()
    for _ in range(2):
        play_here(window, qtbot)
        editor = window.workshop.editor
        assert editor is not None
        assert back.isVisible()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTest.keyClick(window, Qt.Key.Key_F5)
        assert not window.in_game
        qtbot.waitUntil(editor.isActiveWindow)
        assert not back.isVisible()
    qtbot.waitUntil(window.start_page.resume.isVisible)


def test_the_label_of_the_mark_is_readable(window: MainWindow, qtbot: QtBot) -> None:
    """The letters are as high as the smallest text of the window, at 1280 x 800."""
    play_here(window, qtbot)
    mark, view = window.game_page.scene.section_mark, window.game_page.view
    height = view.transform().m22() * QFontMetricsF(mark.font()).capHeight()
    assert height >= 6.5


def test_real_games_have_no_mark(window: MainWindow, qtbot: QtBot) -> None:
    """After a trial neither its mark nor its menu action is left."""
    play_here(window, qtbot)
    real_game(window)
    assert window.game_page.scene.section_mark.label == ""
    assert not window.actions_["section_mark"].isVisible()


def test_a_game_that_cannot_be_kept_is_asked_about(
    window: MainWindow, qtbot: QtBot, expect_log: Callable[..., None]
) -> None:
    """On a full disk a trial would cost the game its last moves: it starts after a question."""
    real_game(window)
    editor = editor_of(window, qtbot)
    expect_log("the game is not being saved")
    path = record_path(window)
    path.unlink()
    path.mkdir()  # a folder in the way
    click_hex(window, first_target(window))
    assert not window.game_saver.flush()
    real = window.desk.session
    for words, begins in (("Cancel", False), ("Start without saving", True)):
        editor.activateWindow()
        qtbot.waitUntil(editor.isActiveWindow)
        QTest.keyClick(editor, Qt.Key.Key_F5)
        assert window.desk.session is real
        box = window.dialogs.current
        assert isinstance(box, QMessageBox)
        next(b for b in box.buttons() if b.text().replace("&", "") == words).click()
        assert (window.desk.trial == "copy_of_farm") is begins
    path.rmdir()
