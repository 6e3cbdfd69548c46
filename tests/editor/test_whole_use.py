"""A user draws a section, saves it and plays a game on it with the computer, to the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, bits
from kingdom_builder_qt.editor.sections.files.files import own_path
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.canvas_support import at, click, drag
from tests.ui.opening import save_in
from tests.ui.sample_games import click_hex

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
TURNS = 200  # more than any game has


def row(number: int, first: int = 1, last: int = 10) -> list[Hex]:
    """Return a part of a row as a path for the mouse."""
    return [at(number, column) for column in range(first, last + 1)]


def draw(editor: EditorWindow) -> None:
    """Paint stripes of terrain, a lake, mountains, two locations and a castle by mouse."""
    keys = {action.text(): action for action in editor.palette_.keys}
    stripes = ("Grass", "Flower field", "Forest", "Canyon", "Desert")
    editor.actions_["brush"].trigger()
    for number in range(1, 11):
        keys[stripes[(number - 1) // 2]].trigger()
        drag(editor, [at(number, 1), at(number, 10)])
    keys["Water"].trigger()
    editor.actions_["size_2"].trigger()
    click(editor, at(5, 3))
    editor.actions_["size_1"].trigger()
    keys["Mountain"].trigger()
    drag(editor, [at(6, 7), at(6, 9)])
    keys["Location"].trigger()
    combo = editor.palette_.combo
    combo.activated.emit(combo.findData("tower"))
    click(editor, at(3, 7))
    click(editor, at(8, 4))
    keys["Castle"].trigger()
    click(editor, at(9, 8))


@pytest.mark.slow
def test_draw_save_and_play(window: MainWindow, qtbot: QtBot) -> None:
    """The user gets from an empty section to the score sheet."""
    window.start_page.editor.click()
    editor = window.workshop.editor
    draw(editor)
    line = editor.properties.lines["name"]
    line.setFocus()
    QTest.keyClicks(line, "Stripes")
    QTest.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not editor.page.checker.isActive())
    assert not editor.issues.has_errors, editor.issues.issues
    path = own_path(editor.document.section)
    assert save_in(editor.files, path)
    assert path.name == "stripes.yaml"
    assert load_catalog().sections["stripes"].cells == editor.document.section.cells

    editor.actions_["play"].trigger()
    desk = window.desk
    assert desk.session is not None
    assert [seat.is_human for seat in desk.session.seats].count(False) >= 1
    assert window.in_game
    board = desk.position.rules.board
    played = [placement.section.id for placement in board.placements]
    assert "stripes" in played
    tiles = [place.tile for place in board.locations]
    assert tiles.count("tower") >= 2
    _play_to_the_end(window, qtbot)
    qtbot.waitUntil(lambda: window.dialogs.current is not None, timeout=10_000)  # the scores
    assert editor.isVisible()
    assert editor.document.cell(at(9, 8)) == Cell(feature="castle")


def _play_to_the_end(window: MainWindow, qtbot: QtBot) -> None:
    """Play as a person does: click a highlighted hex or the large button; the computer plays too.

    Every click must have an effect, so all highlighted hexes are playable.
    """
    desk, page = window.desk, window.game_page
    clicks = 0
    for _ in range(5 * TURNS):
        qtbot.waitUntil(lambda: desk.seats.is_human_turn or desk.position.is_over, timeout=20_000)
        if desk.position.is_over:
            break
        before, lit = len(desk.session.log), page.scene.marks.item.mask("target")
        if page.hand.buttons.end.isEnabled():
            QTest.mouseClick(page.hand.buttons.end, Qt.MouseButton.LeftButton)
        else:
            assert lit, "a person is to move and nothing is lit"
            click_hex(window, next(bits(lit)))
            clicks += 1
        assert len(desk.session.log) > before
    assert desk.position.is_over
    assert clicks > 20  # no player has built less at the end of a game
