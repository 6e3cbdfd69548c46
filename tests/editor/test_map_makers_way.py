"""A map maker's workflow: an own section and tile, a pack of both, and a game elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
)
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.packs.archive import read_archive
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Mask, bits
from kingdom_builder_qt.core.public_geometry import distance
from kingdom_builder_qt.editor.sections.export.pack_export_dialog import PackExportDialog
from kingdom_builder_qt.editor.sections.files.files import own_folder
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.workbench.entries_window import EntriesWindow
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from kingdom_builder_qt.ui.newgame.packs.pack_dialog import PackDialog
from kingdom_builder_qt.ui.newgame.packs.packs_dialog import PacksDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.page import question_guard
from kingdom_builder_qt.ui.table.scores.scores_dialog import ScoresDialog
from tests.editor import test_entries as entries
from tests.editor.canvas_support import at, click, drag
from tests.editor.hand import (
    choose,
    name_files,
    press,
    press_entry,
    press_keys,
    press_tab,
    retype,
    take,
)
from tests.editor.test_packs_of_editor import export_to
from tests.ui.newgame.new_game import BOARD, OPTIONS, place_of, switch, thumb
from tests.ui.newgame.new_game import drag as drag_section
from tests.ui.sample_games import click_hex

pytestmark = [
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]
LEFT = Qt.MouseButton.LeftButton
DISK_MS = 20_000
MOST_DECISIONS = 1000  # more than any game has
Shown = TypeVar("Shown", bound=QDialog)
STRIPES = ("Grass", "Flower field", "Forest", "Canyon", "Desert")


def in_palette(editor: EditorWindow, name: str) -> None:
    """Click an entry of the palette."""
    rows = editor.palette_.rows
    press_entry(editor.palette_, next(e.cell for e in rows.entries if rows.name(e.cell) == name))


def shown(qtbot: QtBot, owner: MainWindow | EditorWindow, kind: type[Shown]) -> Shown:
    """Return the dialog of a type, once it is open."""
    qtbot.waitUntil(lambda: isinstance(owner.dialogs.current, kind), timeout=DISK_MS)
    found = owner.dialogs.current
    assert isinstance(found, kind)
    return found


def draw(editor: EditorWindow) -> None:
    """Paint stripes of terrain, water and two locations by mouse, and name the section."""
    for number in range(1, 11):
        in_palette(editor, STRIPES[(number - 1) // 2])
        drag(editor, [at(number, 1), at(number, 10)])
    in_palette(editor, "Water")
    drag(editor, [at(4, 4), at(4, 6)])
    in_palette(editor, "Location")
    for hex_ in (at(3, 5), at(8, 4)):
        click(editor, hex_)
    retype(editor.properties.lines["name"], "Mill brook")


def add_to_game(qtbot: QtBot, editor: EditorWindow, path: Path) -> None:
    """Save outside the game's folders, and click the offer of the window to add the file."""
    take(editor, "save_as")
    name_files(shown(qtbot, editor, QFileDialog), path)
    qtbot.waitUntil(editor.page.outside.isVisible, timeout=DISK_MS)
    assert path.is_file()
    press(editor.page.outside.button)
    qtbot.waitUntil(lambda: not editor.page.outside.isVisible(), timeout=DISK_MS)
    assert editor.document.path == own_folder() / "mill_brook.yaml"
    assert not editor.document.is_modified


def make_tile(qtbot: QtBot, editor: EditorWindow) -> None:
    """Make a tile that builds on a flower field, in a new expansion."""
    take(editor, "entries")
    made = editor.entries.window
    assert isinstance(made, EntriesWindow)
    qtbot.waitExposed(made)
    entries.wait_checked(qtbot, made)
    entries.from_menu(made.empty, "Location tile")
    assert isinstance(made.commands.dialog, QDialog)
    entries.answer(made.commands.dialog, "Millers")
    entries.wait_checked(qtbot, made)
    QTest.keyClicks(entries.field(made, "name"), "Water wheel")
    entries.wait_checked(qtbot, made)
    text = entries.field(made, "text")
    text.setFocus()
    QTest.keyClicks(text, "Build one settlement on a flower field.")
    entries.from_menu(entries.field(made, "action", "build", "add"), "Target hexes")
    entries.pick(entries.field(made, "action", "build", "to", "terrain"), "Flower field")
    entries.wait_checked(qtbot, made)
    assert made.preview.rule.text().startswith("Build one settlement on a flower field hex")
    entries.save(qtbot, made)
    take(made, "close")
    qtbot.waitUntil(lambda: "water_wheel" in editor.catalog.tiles, timeout=DISK_MS)
    assert editor.entries.window is None


def paint_tile(qtbot: QtBot, editor: EditorWindow) -> None:
    """Assign the own tile to both locations from the palette, and save."""
    choose(editor.palette_.combo, editor.palette_.combo.findText("Water wheel"))
    for hex_ in (at(3, 5), at(8, 4)):
        click(editor, hex_)
        assert editor.document.cell(hex_) == Cell(feature="location", tile="water_wheel")
    choose(editor.properties.expansion, editor.properties.expansion.findText("Millers"))
    press_keys(editor, "save")
    qtbot.waitUntil(lambda: not editor.document.is_modified, timeout=DISK_MS)
    assert not editor.issues.has_errors


def pack(qtbot: QtBot, editor: EditorWindow, path: Path) -> None:
    """Export the own expansion."""
    take(editor, "export_pack")
    dialog = shown(qtbot, editor, PackExportDialog)
    qtbot.waitUntil(dialog.export.isEnabled, timeout=DISK_MS)
    assert dialog.expansions.currentText() == "Millers"
    retype(dialog.fields["author"], "Ann Moor")
    export_to(qtbot, dialog, path)
    assert dialog.note.text() == f"Saved as {path}."
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def install(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    """Install a pack by the menu and the list of packs."""
    take(window, "packs")
    listed = shown(qtbot, window, PacksDialog)
    qtbot.waitUntil(lambda: not window.packs.packs.manager.is_busy, timeout=DISK_MS)
    assert listed.packs.rows == []
    press(listed.install)
    name_files(shown(qtbot, window, QFileDialog), path)
    asked = shown(qtbot, window, PackDialog)
    press(asked.install)
    listed = shown(qtbot, window, PacksDialog)
    qtbot.waitUntil(lambda: len(listed.packs.rows) == 1, timeout=DISK_MS)
    assert listed.note.text() == "Millers was installed."
    QTest.keyClick(listed, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: "water_wheel" in window.catalog.tiles, timeout=DISK_MS)


def begin(qtbot: QtBot, window: MainWindow) -> None:
    """Start a game on the section of the pack against the weakest computer."""
    take(window, "new_game")
    dialog = shown(qtbot, window, NewGameDialog)
    press(dialog.seats.rows[1].level.buttons["novice"])
    switch(dialog, "millers")
    press_tab(dialog.tabs.bar, BOARD)
    qtbot.wait(1)
    drag_section(
        dialog, thumb(dialog, "mill_brook"), place_of(dialog, dialog.pages.board.scene.quadrants[0])
    )
    press_tab(dialog.tabs.bar, OPTIONS)
    retype(dialog.options_page.seed, "7")
    assert dialog.problem.text() == ""
    press(dialog.play)


def wheels(window: MainWindow) -> Mask:
    """Return the locations of the own tile."""
    position = window.desk.position
    assert position is not None
    return sum(1 << p.hex for p in position.rules.board.locations if p.tile == "water_wheel")


def play_to_the_end(qtbot: QtBot, window: MainWindow) -> int:
    """Click highlighted hexes near the own locations and use the own tile; return the number of
    uses.
    """
    desk, page = window.desk, window.game_page
    goals, used = list(bits(wheels(window))), 0
    for _ in range(MOST_DECISIONS):
        qtbot.waitUntil(lambda: desk.seats.is_human_turn or desk.position.is_over, timeout=DISK_MS)
        session = desk.session
        assert session is not None
        if session.position.is_over:
            return used
        before = len(session.log)
        own = [b for b in page.tiles.buttons if b.row.tile == "water_wheel" and b.row.can_use]
        if own and not own[0].isChecked():
            QTest.mouseClick(own[0], LEFT)
            assert own[0].isChecked()
        lit = list(bits(page.scene.marks.item.mask("target")))
        if lit:
            used += bool(own)
            click_hex(window, min(lit, key=lambda h: min(distance(h, goal) for goal in goals)))
        else:
            QTest.mouseClick(page.hand.buttons.end, LEFT)
        assert len(session.log) > before, "a click without an effect"
    raise AssertionError("the game has no end")


def test_from_an_empty_section_to_a_game_elsewhere(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Draw, add to the game, make a tile, pack both; install them in an empty home and play."""
    (tmp_path / "maps").mkdir()
    monkeypatch.setattr(question_guard, "GUARD_MS", 0)  # tests click at once
    take(window, "section_editor")
    editor = window.workshop.editor
    assert isinstance(editor, EditorWindow)
    qtbot.waitExposed(editor)
    draw(editor)
    add_to_game(qtbot, editor, tmp_path / "maps" / "mill.yaml")
    qtbot.waitUntil(lambda: "mill_brook" in window.catalog.sections, timeout=DISK_MS)
    make_tile(qtbot, editor)
    paint_tile(qtbot, editor)
    path = tmp_path / "millers.kbpack"
    pack(qtbot, editor, path)
    assert {"millers/tiles.yaml", "millers/sections/mill_brook.yaml"} <= set(read_archive(path))
    take(editor, "quit")
    assert window.workshop.editor is None

    monkeypatch.setenv("KINGDOM_BUILDER_QT_HOME", str(tmp_path / "elsewhere"))
    settings = Settings(animation_speed=0.0, ai_delay_ms=0, theme="light")
    other = program.make_window(settings=settings)
    other.resize(1280, 800)
    other.show()
    try:
        qtbot.waitExposed(other)
        assert not paths.user_content().exists()
        assert "water_wheel" not in other.catalog.tiles
        install(qtbot, other, path)
        begin(qtbot, other)
        position = other.desk.position
        assert position is not None
        placed = [one.section.id for one in position.rules.board.placements]
        assert "mill_brook" in placed
        assert play_to_the_end(qtbot, other) > 0
        shown(qtbot, other, ScoresDialog)
        assert not paths.user_content().exists()
    finally:
        other.close()
        other.deleteLater()
