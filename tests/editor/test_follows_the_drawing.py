"""Panels and status bar follow the drawing and the selection."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.canvas.paint import Paint
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.files.files import blank_section
from kingdom_builder_qt.editor.sections.files.recovery import Leftover
from kingdom_builder_qt.editor.sections.panels.palette import Palette
from kingdom_builder_qt.editor.sections.panels.palette_rows import palette_key
from kingdom_builder_qt.editor.sections.window import section_opener
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.sections.window.new_section_dialog import NewSectionDialog
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyMap, key_map
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.canvas_support import at, click, drag, hover, key, offered, text_of
from tests.editor.hand import answer, press, press_keys, press_row
from tests.editor.support import CATALOG, mine, painted
from tests.ui.opening import open_file

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
SWAMP, WATER = Cell(terrain="swamp"), Cell(terrain="water")


def lines(editor: EditorWindow) -> list[str]:
    """Return the lines of the issue list."""
    found = editor.issues.list
    return [found.item(row).text() for row in range(found.count())]


# -- the status bar --------------------------------------------------------------------------------


def test_the_status_line_follows_the_drawing(editor: EditorWindow) -> None:
    """The hex under the pointer is described again after painting, undo and New."""
    editor.bench.set_cell(WATER)
    hover(editor, at(5, 8))
    before = editor.place_label.text()
    assert "Water" not in before.split(";")[0]
    click(editor, at(5, 8))
    assert "Water" in editor.place_label.text().split(";")[0]
    press_keys(editor, "undo")
    assert editor.place_label.text() == before
    editor.files.edit(blank_section(editor.catalog))
    assert "Empty" in editor.place_label.text()
    editor.files.edit(blank_section(editor.catalog, is_island=True))
    assert "8" not in editor.place_label.text()  # an island has no such column


def test_the_status_line_follows_new(editor: EditorWindow) -> None:
    """A new section under an unmoved pointer is described."""
    hover(editor, at(5, 8))
    before, page = editor.place_label.text(), editor.page
    editor.actions_["new"].trigger()
    dialog = editor.dialogs.current
    assert isinstance(dialog, NewSectionDialog)
    dialog.blank.ground.setCurrentIndex(dialog.blank.ground.findData("desert"))
    dialog.accept()
    assert editor.page is not page
    QApplication.processEvents()
    assert before.startswith("5/8")
    assert editor.place_label.text() == "" or "Desert" in editor.place_label.text()
    hover(editor, at(5, 8))
    assert editor.place_label.text().startswith("5/8  Desert, area of 100")


def test_the_history_says_what_was_painted(editor: EditorWindow) -> None:
    """An undo step names cell and place of one hex, else the number of hexes in the stroke."""
    editor.files.edit(mine())
    editor.bench.set_cell(SWAMP)
    click(editor, at(1, 1))
    drag(editor, [at(5, column) for column in range(1, 6)])
    editor.editing.rotate()
    stack = editor.document.stack
    texts = [stack.text(step) for step in range(stack.count())]
    assert texts[:2] == ["Paint (Swamp, 1/1)", "Paint (Swamp, 5 hexes)"]
    assert texts[2].startswith("Turn section (")
    assert texts[2].endswith(" hexes)")


# -- issues ----------------------------------------------------------------------------------------


def test_a_chosen_issue_stays_marked_until_it_is_settled(
    editor: EditorWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mark stays after the last flash, shrinks with the hexes and disappears with the issue."""
    editor.files.edit(painted(mine(), {at(2, 2): Cell(), at(7, 7): Cell()}))
    flash = editor.scene.flash
    flash.timer.setInterval(1)
    row = next(row for row, text in enumerate(lines(editor)) if "2/2" in text)
    press_row(editor.issues.list, row)
    qtbot.waitUntil(lambda: not flash.timer.isActive())
    assert flash.isVisible()
    assert flash.mask == 1 << at(2, 2) | 1 << at(7, 7)
    editor.document.paint({at(2, 2): SWAMP}, "Paint")
    editor.page.check_now()
    assert flash.isVisible()
    assert flash.mask == 1 << at(7, 7)
    assert "7/7" in editor.issues.list.currentItem().text()
    editor.document.paint({at(7, 7): SWAMP}, "Paint")
    editor.page.check_now()
    assert not flash.isVisible()


def test_another_section_begins_without_a_mark(editor: EditorWindow) -> None:
    """Another section starts without a mark, even if it has the same issue on the same hexes."""
    editor.files.edit(painted(mine(), {at(2, 2): Cell()}))
    row = next(row for row, text in enumerate(lines(editor)) if "2/2" in text)
    press_row(editor.issues.list, row)
    assert editor.scene.flash.mask
    editor.files.edit(blank_section(editor.catalog))
    assert not editor.scene.flash.mask
    assert not editor.scene.flash.isVisible()


def test_errors_of_the_file_stand_before_hints(editor: EditorWindow, tmp_path: Path) -> None:
    """All errors, of the file and of the checks, are listed before the hints."""
    path = tmp_path / "mine.yaml"
    editor.files.edit(mine())
    text = text_of(editor).replace("ddcwwtttgg", "ddcwwtt!gg").replace("wwwwwwwwww", "wwwwwwwwwg")
    path.write_text(text, encoding="utf-8")
    open_file(editor.opener, path)
    editor.document.paint({at(8, 1): Cell(feature="castle")}, "Paint")
    editor.page.check_now()
    errors = [row for row, text in enumerate(lines(editor)) if "In the file" in text]
    hints = [row for row, i in enumerate(editor.issues._shown) if i.severity == "hint"]
    assert errors
    assert hints
    assert max(errors) < min(hints)


def test_a_draft_without_id_opens_with_what_it_lacks(editor: EditorWindow, tmp_path: Path) -> None:
    """A draft of the editor, or one with a comment, has one issue for all hexes without terrain,
    not 100.
    """
    editor.files.edit(blank_section(editor.catalog))
    editor.page.check_now()
    before, text = lines(editor), text_of(editor)
    path = tmp_path / "draft.yaml"
    path.write_text(text, encoding="utf-8")
    editor.document.stack.setClean()
    open_file(editor.opener, path)
    assert lines(editor) == before
    path.write_text("# mine\n" + text, encoding="utf-8")
    open_file(editor.opener, path)
    assert sum("have no terrain" in line for line in lines(editor)) == 1
    QGuiApplication.clipboard().setText(text)
    editor.opener.paste_text()
    assert lines(editor) == before


def test_a_restored_section_has_no_errors_of_another_file(
    editor: EditorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The errors of the previously open file are dropped."""
    path = tmp_path / "mine.yaml"
    editor.files.edit(mine())
    path.write_text(text_of(editor).replace("ddcwwtttgg", "ddcwwtt!gg"), encoding="utf-8")
    open_file(editor.opener, path)
    assert any("In the file" in line for line in lines(editor))
    leftover = Leftover(tmp_path / "gone.draft", mine(name="Other"), path)
    monkeypatch.setattr(section_opener, "leftovers", lambda _catalog: ([leftover], []))
    press(offered(editor).restore)
    assert editor.document.section.name == "Other"
    assert not any("In the file" in line for line in lines(editor))


# -- unsaved changes -------------------------------------------------------------------------------


def test_looking_at_a_shipped_section_changes_nothing(editor: EditorWindow) -> None:
    """A copy of a shipped section is left without a question until it is changed."""
    open_file(editor.opener, editor.catalog.section_files["oasis"])
    assert editor.document.path is None
    assert not editor.document.is_modified
    click(editor, at(1, 1))
    assert editor.document.is_modified


# -- the palette -----------------------------------------------------------------------------------


def test_a_key_shows_what_it_chose(editor: EditorWindow) -> None:
    """An entry outside the viewport is scrolled into view."""
    palette = editor.palette_
    editor.docks["palette"].setMaximumHeight(160)
    QGuiApplication.processEvents()
    palette.verticalScrollBar().setValue(0)
    rows, area = palette.rows, palette.viewport().rect()
    last = [entry for entry in rows.entries if entry.keys][-1]
    assert not area.intersects(palette.visualRect(rows.place_of(last.cell)))
    editor.activateWindow()
    assert QTest.qWaitForWindowActive(editor)
    QTest.keySequence(editor.canvas, QKeySequence(last.keys))
    QGuiApplication.processEvents()
    assert editor.bench.cell == last.cell
    assert area.contains(palette.visualRect(rows.place_of(last.cell)))


def test_own_terrain_shifts_no_key(qtbot: QtBot) -> None:
    """Own terrain takes the free digits, independent of its place in the content."""
    mud = replace(CATALOG.terrains["grass"], id="mud", letter="u")
    own = replace(
        CATALOG,
        terrains={"mud": mud, **CATALOG.terrains},
        user_entries=frozenset({("terrain", "mud")}),
    )
    keys = []
    for catalog in (CATALOG, own):
        bench = Workbench(SectionDocument(blank_section(catalog)), catalog, Paint(Cell()))
        palette = Palette(bench)
        qtbot.addWidget(palette)
        keys.append({entry.cell: entry.keys for entry in palette.rows.entries})
    assert keys[1].pop(Cell(terrain="mud")) not in keys[0].values()
    assert keys[0] == keys[1]


@pytest.fixture
def restored_keys() -> Iterator[KeyMap]:
    """Return the registry of keys, and restore its keys at the end."""
    yield key_map()
    key_map().set_own({})


def test_keys_of_the_palette_can_be_changed(editor: EditorWindow, restored_keys: KeyMap) -> None:
    """A digit can be another key, or none; the palette names it, and the window obeys it."""
    rows = editor.palette_.rows
    grass, forest = (next(e for e in rows.entries if e.keys == digit) for digit in "13")
    key(editor, Qt.Key.Key_0)
    restored_keys.set_keys(grass.key_id, ["Shift+G"])
    restored_keys.set_keys(forest.key_id, [])

    editor.activateWindow()
    key(editor, Qt.Key.Key_1)
    key(editor, Qt.Key.Key_3)
    assert editor.bench.cell == Cell()
    key(editor, Qt.Key.Key_G, held=Qt.KeyboardModifier.ShiftModifier)
    assert editor.bench.cell == grass.cell

    tips = [rows.place_of(e.cell).data(Qt.ItemDataRole.ToolTipRole) for e in (grass, forest)]
    assert "(Shift+G)" in tips[0]
    assert "(" not in tips[1].partition("\n")[0]
    assert ("Shift+G, 2, 4 to 9", "Paint with that terrain") in editor.actions_.shortcuts()


def test_the_tenth_terrain_has_a_key(editor: EditorWindow) -> None:
    """Own terrains after the last digit use Ctrl and a digit, which chooses them."""
    grass, known = CATALOG.terrains["grass"], CATALOG.terrains
    letters = sorted(set("abehijkn") - {terrain.letter for terrain in known.values()})
    own = {f"own_{n}": replace(grass, id=f"own_{n}", letter=n) for n in letters[:3]}
    assert len(known) + len(own) > 9
    editor.take_content(
        replace(
            CATALOG,
            terrains={**known, **own},
            user_entries=frozenset(("terrain", id_) for id_ in own),
        )
    )
    rows = editor.palette_.rows
    entries = [entry for entry in rows.entries if entry.cell.terrain]
    keys = sorted((entry.keys for entry in entries), key=lambda k: (len(k), k))
    digits = [str(n) for n in range(1, 10)]
    assert keys == [*digits, *(f"Ctrl+{n}" for n in range(1, len(entries) - 8))]
    last = next(entry for entry in entries if entry.keys == keys[-1])
    editor.activateWindow()
    key(editor, getattr(Qt.Key, f"Key_{keys[-1][-1]}"), held=Qt.KeyboardModifier.ControlModifier)
    assert editor.bench.cell == last.cell
    assert keys[-1] in rows.place_of(last.cell).data(Qt.ItemDataRole.ToolTipRole)


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_drawn", [False, True])
def test_quitting_in_the_editor_ends_the_program(window: MainWindow, is_drawn: bool) -> None:
    """Quitting in the editor works as in the game's window; it asks once about unsaved changes."""
    window.show_editor()
    editor = window.workshop.editor
    if is_drawn:
        click(editor, at(3, 3))
    press_keys(editor, "quit")
    assert window.isVisible() is is_drawn
    if is_drawn:
        answer(editor.dialogs.current, QMessageBox.StandardButton.Discard)
    assert not window.isVisible()
    assert window.workshop.editor is None


def test_keys_are_shown_beside_long_names(qtbot: QtBot) -> None:
    """A long name is shortened in favour of its key: another key changes the entry's picture."""
    grass = replace(CATALOG.terrains["grass"], name="A terrain with a very long name indeed")
    catalog = replace(CATALOG, terrains={**CATALOG.terrains, "grass": grass})
    bench = Workbench(SectionDocument(blank_section(catalog)), catalog, Paint(Cell()))
    palette = Palette(bench)
    qtbot.addWidget(palette)
    palette.resize(220, 300)
    place = palette.rows.place_of(Cell(terrain="grass"))
    entry, pictures = palette.rows.rows[place.row()], []
    for id_ in ("terrain_1", "site_9"):
        palette.rows.rows[place.row()] = replace(entry, key_id=palette_key(id_))
        pictures.append(palette.viewport().grab(palette.visualRect(place)).toImage())
    assert not pictures[0].isNull()
    assert pictures[0] != pictures[1]


def test_the_wheel_scrolls_the_palette(editor: EditorWindow, qtbot: QtBot) -> None:
    """The wheel over the list of tiles scrolls the palette; tile and brush stay."""
    editor.resize(1200, 500)
    palette, held = editor.palette_, editor.paint.cell
    combo, tile = palette.combo, palette.combo.currentData()
    qtbot.waitUntil(combo.isVisible)
    assert not combo.hasFocus()
    spot = combo.rect().center()
    wheel = QWheelEvent(
        *(QPointF(spot), QPointF(combo.mapToGlobal(spot)), QPoint(), QPoint(0, -240)),
        *(Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier),
        *(Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(combo, wheel)
    assert not wheel.isAccepted()
    assert (combo.currentData(), editor.paint.cell) == (tile, held)


def test_the_palette_stays_where_it_was_scrolled_to(editor: EditorWindow, qtbot: QtBot) -> None:
    """After the content is read again the next click hits the same entry."""
    editor.resize(1200, 500)
    bar = editor.palette_.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 60)
    bar.setValue(60)
    editor.take_content(replace(CATALOG))
    again = editor.palette_.verticalScrollBar()
    assert again is not bar
    qtbot.waitUntil(lambda: again.value() == 60)
