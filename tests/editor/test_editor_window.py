"""The editor's window: keyboard, clipboard, panels, issues, title."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import process_time
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QDrag, QGuiApplication, QImage, QKeySequence, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QToolBar
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.editor.sections.canvas.canvas_marks import BlockedMark
from kingdom_builder_qt.editor.sections.document.fragment import fragment_from_json, lift
from kingdom_builder_qt.editor.sections.window.editor_actions import TOOLS
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.sections.window.new_section_dialog import NewSectionDialog
from kingdom_builder_qt.editor.sections.window.window_commands import KeysDialog
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from tests.editor.canvas_support import (
    LEFT,
    NO_KEY,
    SHIFT,
    at,
    click,
    hover,
    key,
    send,
    text_of,
)
from tests.editor.canvas_support import press as press_mouse
from tests.editor.hand import marked, press_entry, press_keys, press_tool, take

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SWAMP, CASTLE = Cell(terrain="swamp"), Cell(feature="castle")
K = Qt.Key


def painted(window: EditorWindow, cell: Cell) -> set[int]:
    """Return the hexes with a cell."""
    return set(bits(window.document.alike(cell)))


# -- keyboard --------------------------------------------------------------------------------------


def test_drawing_without_a_mouse(editor: EditorWindow) -> None:
    """Arrows move the cursor, Enter, Space and Shift with arrows paint, digits change terrain."""
    key(editor, K.Key_Right)  # shows the cursor in the middle
    editor.scene.go_to(at(1, 1))
    key(editor, K.Key_8)
    key(editor, K.Key_Return)
    key(editor, K.Key_Right, K.Key_Space)
    farmland = editor.bench.cell
    assert painted(editor, farmland) >= {at(1, 1), at(1, 2)}
    key(editor, K.Key_Down, K.Key_Down)
    key(editor, K.Key_Right, K.Key_Right, held=SHIFT)
    assert painted(editor, farmland) >= {at(3, 2), at(3, 3), at(3, 4)}


def test_line_and_rectangle_without_a_mouse(editor: EditorWindow) -> None:
    """Enter starts the shape, arrows stretch it, Enter ends it."""
    editor.bench.set_cell(SWAMP)
    press_keys(editor, "line")
    editor.scene.go_to(at(4, 2))
    key(editor, K.Key_Return, K.Key_Right, K.Key_Right, K.Key_Return)
    assert painted(editor, SWAMP) == {at(4, 2), at(4, 3), at(4, 4)}
    press_keys(editor, "select")
    key(editor, K.Key_Return, K.Key_Down, K.Key_Left, K.Key_Return)
    assert set(bits(editor.bench.selection)) == {at(r, c) for r in (4, 5) for c in (3, 4)}


@pytest.mark.parametrize(
    ("keys", "tool"),
    [("E", "eraser"), ("L", "line"), ("G", "fill"), ("R", "select"), ("B", "brush")],
)
def test_tool_keys(editor: EditorWindow, keys: str, tool: str) -> None:
    """A letter chooses a tool, from the canvas."""
    press_keys(editor, "pick")
    editor.activateWindow()
    QTest.keyClick(editor.canvas.viewport(), getattr(K, f"Key_{keys}"))
    assert editor.toolbox.current == tool
    assert editor.actions_[tool].isChecked()


def test_letters_in_a_field_are_letters(editor: EditorWindow) -> None:
    """Typing a name in a field does not change the brush."""
    line = editor.properties.lines["name"]
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "Egg 1")
    assert editor.document.section.name == "Egg 1"
    assert editor.toolbox.current == "brush"


@pytest.mark.parametrize(
    ("field", "way"),
    [
        pytest.param(field, way, marks=pytest.mark.slow if number and way != "turn" else ())
        for number, field in enumerate(("name", "id", "author", "description"))
        for way in ("save", "tool", "size", "entry", "turn")
    ],
)
def test_commands_take_the_keyboard_from_fields(
    editor: EditorWindow, qtbot: QtBot, field: str, way: str
) -> None:
    """Digits go into a field until a canvas command is used; the next digit chooses a terrain."""
    editor.files.edit(replace(editor.document.section, id="", name="Mill", origin="user"))
    properties = editor.properties
    line = properties.description if field == "description" else properties.lines[field]
    editor.activateWindow()
    assert QTest.qWaitForWindowActive(editor)
    line.setFocus()
    QTest.keyClicks(line, "s1")
    assert line.hasFocus()
    if way == "save":
        QTest.keySequence(line, editor.actions_["save"].shortcut())
        qtbot.waitUntil(lambda: not editor.files.saver.is_busy)
    elif way == "entry":
        press_entry(editor.palette_, editor.palette_.rows.entries[2].cell)
    elif way == "turn":
        take(editor, "rotate")
    else:
        press_tool(editor, {"tool": "line", "size": "size_2"}[way])
    assert editor.focusWidget() is not line
    before = editor.document.section
    words = getattr(before, field)
    QTest.keyClick(editor.focusWidget(), K.Key_7)
    assert editor.bench.cell == editor.palette_.rows.entries[6].cell
    assert getattr(editor.document.section, field) == words
    assert "1" in words


def test_a_command_of_the_palette_leaves_its_focus(editor: EditorWindow) -> None:
    """The focus of a user who works with the keyboard in the palette stays in the palette."""
    editor.activateWindow()
    assert QTest.qWaitForWindowActive(editor)
    palette, cell = editor.palette_, editor.palette_.rows.entries[2].cell
    palette.setFocus()
    palette.setCurrentIndex(palette.rows.place_of(cell))
    assert editor.bench.cell != cell
    QTest.keyClick(palette, K.Key_Space)
    assert editor.bench.cell == cell
    assert palette.hasFocus()


def test_cursor_tells_the_screen_reader(editor: EditorWindow) -> None:
    """The screen reader gets the words of the status bar: place, terrain, area, neighbours."""
    editor.scene.go_to(at(10, 10))
    words = editor.canvas.describe(at(10, 10))
    assert words == editor.place_label.text()
    assert words.startswith("10/10")
    assert "Water, area of" in words
    assert "beside: " in words or "; beside" not in words


# -- mouse without painting ------------------------------------------------------------------------


def test_hover_says_what_is_there(editor: EditorWindow) -> None:
    """Hovering shows row, column and location in the status bar and changes nothing."""
    hover(editor, at(2, 8))
    assert editor.place_label.text().startswith("2/8  Location: Farm")
    assert not editor.document.is_modified


def test_zoom_and_fit(editor: EditorWindow) -> None:
    """Zooming keeps the middle, fitting shows the whole section."""
    fitted = editor.canvas.zoom
    press_keys(editor, "zoom_in")
    assert editor.canvas.zoom > fitted
    press_keys(editor, "zoom_fit")
    assert editor.canvas.zoom == pytest.approx(fitted)
    view = editor.canvas.viewport().rect()
    assert all(view.contains(editor.canvas.rect_of(h).toRect()) for h in editor.bench.grid.hexes)


# -- clipboard and rotations -----------------------------------------------------------------------


def test_copy_and_paste(editor: EditorWindow) -> None:
    """A pasted fragment floats at the pointer; a click places it with its adjacencies."""
    editor.bench.select(1 << at(2, 2) | 1 << at(3, 2))
    cells = [editor.document.cell(at(2, 2)), editor.document.cell(at(3, 2))]
    press_keys(editor, "copy")
    editor.bench.select(0)
    press_keys(editor, "paste")
    assert editor.toolbox.is_stamping
    hover(editor, at(7, 6))
    assert len(editor.bench.preview) == 2
    click(editor, at(7, 6))
    assert not editor.toolbox.is_stamping
    landed = editor.document.cells_of(editor.bench.selection)
    assert list(landed.values()) == cells
    first, second = landed
    assert second - first in (21, 22)  # as before: neighbours below each other


def test_paste_from_a_clipboard_that_cannot_be_read(
    editor: EditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If Qt cannot read the clipboard, paste reports that it found nothing."""
    unreadable = SimpleNamespace(mimeData=lambda: None, text=lambda: "")
    monkeypatch.setattr(QGuiApplication, "clipboard", lambda: unreadable)
    press_keys(editor, "paste")
    assert editor.statusBar().currentMessage() == "There are no hexes on the clipboard."


def test_paste_can_be_dropped(editor: EditorWindow) -> None:
    """Escape drops the fragment and returns to the previous tool."""
    press_keys(editor, "fill")
    editor.bench.select(1 << at(2, 2))
    press_keys(editor, "copy")
    press_keys(editor, "paste")
    key(editor, K.Key_Escape)
    assert not editor.document.is_modified
    assert editor.toolbox.tool is editor.toolbox.tools["fill"]


@pytest.mark.parametrize("begins", ["paste", "rotate"])
def test_enter_places_hexes_where_they_float(editor: EditorWindow, begins: str) -> None:
    """Enter places hexes at the pointer although the keyboard cursor is elsewhere; arrows start
    there.
    """
    editor.scene.go_to(at(9, 9))
    editor.bench.select(1 << at(2, 2) | 1 << at(2, 3) | 1 << at(3, 3))
    press_keys(editor, "copy")
    hover(editor, at(5, 5))
    press_keys(editor, begins)
    hover(editor, at(6, 6))
    floating, mask = dict(editor.bench.preview), editor.bench.marked
    assert mask >> at(6, 6) & 1 or begins == "rotate"
    key(editor, K.Key_Return)
    assert not editor.toolbox.is_stamping
    assert editor.bench.selection == mask
    assert {hex_: editor.document.cell(hex_) for hex_ in floating} == floating


def test_arrows_carry_hexes_from_where_they_float(editor: EditorWindow) -> None:
    """The first arrow shows the cursor at the floating hexes without moving them."""
    editor.scene.go_to(at(9, 9))
    editor.bench.select(1 << at(2, 2))
    press_keys(editor, "copy")
    hover(editor, at(5, 5))
    press_keys(editor, "paste")
    key(editor, K.Key_Right)
    assert editor.scene.cursor == at(5, 5)
    assert editor.bench.marked == 1 << at(5, 5)
    key(editor, K.Key_Right, K.Key_Return)
    assert editor.bench.selection == 1 << at(5, 6)


@pytest.mark.parametrize("way", ["release", "beyond"])
def test_a_drop_outside_the_section_is_said(
    editor: EditorWindow, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """A drop outside the section, inside or outside the view, is reported and changes nothing."""
    monkeypatch.setattr(QDrag, "exec", lambda *_args: Qt.DropAction.IgnoreAction)
    editor.bench.select(1 << at(2, 2))
    before = text_of(editor)
    press_keys(editor, "select")
    press_mouse(editor, at(2, 2))
    viewport = editor.canvas.viewport()
    beside = viewport.rect().topLeft() + QPoint(1, 1)
    assert editor.scene.hex_at_point(editor.canvas.mapToScene(beside)) is None
    point = beside if way == "release" else QPoint(-20, 40)
    send(editor, QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton, LEFT, NO_KEY)
    send(editor, QEvent.Type.MouseButtonRelease, point, LEFT, Qt.MouseButton.NoButton, NO_KEY)
    assert text_of(editor) == before
    assert editor.bench.selection == 1 << at(2, 2)
    assert "dropped outside the section" in editor.statusBar().currentMessage()


def test_cut_between_sections(make_editor: Callable[..., EditorWindow]) -> None:
    """A fragment cut in one window can be pasted in another."""
    one, other = make_editor("farm"), make_editor("tower")
    one.bench.select(1 << at(2, 2))
    press_keys(one, "cut")
    assert painted(one, Cell()) == {at(2, 2)}
    press_keys(other, "paste")
    click(other, at(5, 5))
    assert other.document.cell(at(5, 5)) == CASTLE


@pytest.mark.parametrize("command", ["rotate", "mirror"])
def test_turning_the_section_twice(editor: EditorWindow, command: str) -> None:
    """Two half turns restore the section; each is one step."""
    before = text_of(editor)
    editor.actions_[command].trigger()
    assert text_of(editor) != before
    editor.actions_[command].trigger()
    assert text_of(editor) == before
    assert editor.document.stack.count() == 2


@pytest.mark.parametrize("command", ["rotate", "mirror"])
def test_turning_a_selection_keeps_neighbours(editor: EditorWindow, command: str) -> None:
    """The image of a flower of hexes is a flower for every shift of the rows."""
    middle = at(5, 5)
    editor.bench.select(editor.bench.grid.disk(middle, 2))
    before = editor.document.cells_of(editor.bench.selection)
    editor.actions_[command].trigger()
    assert editor.bench.selection == editor.bench.grid.disk(middle, 2)
    after = editor.document.cells_of(editor.bench.selection)
    assert sorted(map(str, after.values())) == sorted(map(str, before.values()))
    assert after[middle] == before[middle]
    assert after[middle + 1] == before[middle - 1]


def test_bad_clipboards_are_no_fragment(editor: EditorWindow) -> None:
    """Foreign clipboard data is no fragment."""
    bad = (
        "",
        "[]",
        "{}",
        "[[0]]",
        '[[0,0,"moon",null,null]]',
        "[" * 100_000,
        "[" * 9_000,
        "[[0,0,1,2,3]]",
    )
    for text in (*bad, '[[0,0,"grass","castle",null]]', '[[1e9,0,"grass",null,null]]'):
        assert fragment_from_json(text, editor.catalog) is None
    QGuiApplication.clipboard().setText("hello")
    press_keys(editor, "paste")
    assert not editor.toolbox.is_stamping
    assert "clipboard" in editor.statusBar().currentMessage()


def test_fragment_survives_the_clipboard(editor: EditorWindow) -> None:
    """A fragment converted to text is read back as equal."""
    cells = editor.document.cells_of(editor.bench.grid.mask)
    fragment = lift(cells, at(4, 4))
    assert fragment_from_json(fragment.as_json(), editor.catalog) == fragment
    assert fragment.at(at(4, 4), editor.bench.grid) == cells


def test_replace(editor: EditorWindow, qtbot: QtBot) -> None:
    """The dialog previews its effect on the canvas and applies it as one step."""
    editor.bench.set_cell(SWAMP)
    press_keys(editor, "replace")
    dialog = editor.dialogs.current
    dialog.old.setCurrentText("Water")
    count = len(painted(editor, Cell(terrain="water")))
    assert len(editor.bench.preview) == count
    dialog.accept()
    assert len(painted(editor, SWAMP)) == count
    assert editor.document.stack.count() == 1
    assert not editor.bench.preview


# -- panels ----------------------------------------------------------------------------------------


def test_issues_follow_the_drawing(editor: EditorWindow, qtbot: QtBot) -> None:
    """An empty hex is an error at once, and a click on the error shows the hex."""
    before = len(editor.issues.issues)
    press_keys(editor, "eraser")
    click(editor, at(5, 5))
    qtbot.waitUntil(lambda: len(editor.issues.issues) > 1)
    found = editor.issues.list.findItems("5/5: ", Qt.MatchFlag.MatchStartsWith)
    assert len(found) == 1
    item = found[0]
    editor.issues.list.itemClicked.emit(item)
    assert editor.scene.flash.mask == 1 << at(5, 5)
    assert editor.scene.flash.isVisible()
    assert "2 errors" in editor.docks["issues"].windowTitle()  # and that this is a shipped section
    press_keys(editor, "undo")
    qtbot.waitUntil(lambda: len(editor.issues.issues) == before)


def test_statistics_follow_the_drawing(editor: EditorWindow) -> None:
    """The bars count hexes and show the usual range."""
    bar = editor.statistics.bars["grass"]
    before = bar.count
    assert bar.is_usual
    editor.bench.document.paint(
        dict.fromkeys(editor.bench.grid.hexes, Cell(terrain="grass")), "all"
    )
    editor.page.check_now()
    assert bar.count == 100 > before
    assert not bar.is_usual
    assert "half turn" in editor.statistics.symmetry.text()


def test_palette_keys_and_tile(editor: EditorWindow) -> None:
    """Digits choose terrain; the list of tiles makes locations of another kind."""
    for action in editor.palette_.keys:
        action.trigger()
        assert marked(editor.palette_) == [editor.bench.cell]
    combo = editor.palette_.combo
    combo.activated.emit(combo.findData("harbor"))
    assert editor.bench.cell == Cell(feature="location", tile="harbor")
    keys = [action.shortcut().toString() for action in editor.palette_.keys]
    assert len(set(keys)) == len(keys)


def test_esc_in_the_palette_goes_back_to_the_section(editor: EditorWindow) -> None:
    """Esc leaves an entry, and the list of tiles, for the canvas."""
    editor.activateWindow()
    for part in (editor.palette_, editor.palette_.combo):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Escape)
        assert editor.focusWidget() is editor.canvas


def test_the_palette_shows_names_whole(editor: EditorWindow) -> None:
    """If name and keys do not fit in one row, the keys are below the name."""
    stacked, rows = {}, editor.palette_.rows
    for entry in rows.entries:
        name = rows.name(entry.cell)
        # The width of the window's palette.
        shown, stacked[name] = editor.palette_.delegate.shown_name(name, entry.keys, 132)
        assert shown == name
    assert stacked["Nomad space"]
    assert not stacked["Grass"]
    assert not stacked["Castle"]


def test_a_long_name_has_two_lines(editor: EditorWindow) -> None:
    """A name too long for one line stays whole, and its keys at the side."""
    shown_name = editor.palette_.delegate.shown_name
    assert shown_name("Champ de fleurs", "4", 132) == ("Champ\nde fleurs", False)
    assert shown_name("Blumenwiese", "4", 132) == ("Blumenwiese", True)
    assert "…" in shown_name("Blumenwiesenlandschaft", "4", 132)[0]


def test_properties_are_undo_steps(editor: EditorWindow) -> None:
    """Changes of texts and tiles go through the undo stack."""
    panel, document = editor.properties, editor.document
    QTest.keyClicks(panel.lines["author"], "Ann")
    panel.description.setPlainText("A long river.")
    combo = panel.tiles[at(2, 8)]
    combo.activated.emit(combo.findData("barn"))
    section = document.section
    assert (section.author, section.description) == ("Ann", "A long river.")
    assert document.cell(at(2, 8)).tile == "barn"
    while document.stack.canUndo():
        document.stack.undo()
    assert panel.lines["author"].text() == panel.description.toPlainText() == ""
    assert combo.currentData() == "farm"


def test_no_two_actions_share_a_key(editor: EditorWindow) -> None:
    """No two actions share a key: an ambiguous shortcut would do nothing."""
    keys = [k.toString() for action in editor.actions() for k in action.shortcuts()]
    assert len(set(keys)) == len(keys)


def test_island(make_editor: Callable[..., EditorWindow]) -> None:
    """An island has its own grid; erasing makes sea."""
    window = make_editor("tree_house")
    assert len(window.bench.grid.hexes) == 30
    assert not window.actions_["symmetry_rotation"].isEnabled()
    press_keys(window, "eraser")
    land = next(h for h in window.bench.grid.hexes if window.document.cell(h) != Cell())
    click(window, land)
    assert window.document.cell(land) == Cell()
    hover(window, land)
    assert "Sea" in window.place_label.text()


@pytest.mark.usefixtures("hexes_painted")
@pytest.mark.parametrize("theme", THEMES)
def test_themes(editor: EditorWindow, theme: str, use_theme: Callable[[str], Theme]) -> None:
    """Every part of the window changes to another theme."""
    use_theme(theme)
    assert not editor.grab().isNull()


def test_title(editor: EditorWindow) -> None:
    """The title has the name, the file and the mark of unsaved changes."""
    assert editor.windowTitle() == "Farm (farm.yaml)[*] — Section editor"
    assert not editor.isWindowModified()
    click(editor, at(1, 5))
    assert editor.isWindowModified()


# -- the palette and the eraser --------------------------------------------------------------------


def test_choosing_what_the_brush_holds_already(editor: EditorWindow) -> None:
    """A click on the entry of the current brush returns from another tool to painting."""
    for tool in ("eraser", "select", "pick"):
        editor.actions_[tool].trigger()
        press_entry(editor.palette_, editor.bench.cell)
        assert editor.toolbox.current == "brush"
        assert marked(editor.palette_) == [editor.bench.cell]


def test_the_eraser_is_a_brush_that_holds_empty(editor: EditorWindow) -> None:
    """The palette highlights the eraser; afterwards the brush has its previous cell again."""
    held = editor.bench.cell
    press_keys(editor, "eraser")
    assert marked(editor.palette_) == [Cell()] != [held]
    press_entry(editor.palette_, Cell())
    assert editor.toolbox.current == "eraser"
    press_keys(editor, "brush")
    assert marked(editor.palette_) == [held]


# -- unbuildable hexes -----------------------------------------------------------------------------


def test_hatching_is_painted_in_a_moment(editor: EditorWindow) -> None:
    """Hatching all hexes of a large window is fast: stroking single lines takes half a second."""
    mark = BlockedMark()
    mark.set_mask(editor.scene.blocked.grid.mask)
    picture = QImage(1000, 900, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = mark.boundingRect()
    painter.scale(1000 / room.width(), 900 / room.height())
    painter.translate(-room.topLeft())
    began = process_time()
    mark.draw(painter)
    taken = process_time() - began
    painter.end()
    assert taken < 0.15


@pytest.mark.usefixtures("hexes_painted")
def test_overlay_of_hexes_that_cannot_be_built_on(editor: EditorWindow) -> None:
    """Water, mountains and locations are hatched, also during a stroke; empty hexes are not."""
    mark = editor.scene.blocked
    assert not mark.isVisible()
    before = editor.canvas.grab().toImage()
    key(editor, K.Key_O)
    assert mark.isVisible()
    assert editor.canvas.grab().toImage() != before
    section, grid = editor.document.section, editor.bench.grid
    closed = {"water", "mountain"}
    expected = {
        hex_
        for hex_, cell in zip(grid.hexes, section.cells, strict=True)
        if cell.feature or cell.terrain in closed
    }
    assert set(bits(mark.mask)) == expected
    editor.bench.set_cell(CASTLE)
    click(editor, at(5, 5))
    assert mark.mask >> at(5, 5) & 1
    editor.bench.set_cell(Cell())
    click(editor, at(5, 5))
    assert not mark.mask >> at(5, 5) & 1
    key(editor, K.Key_O)
    assert not mark.isVisible()


# -- the expansion follows the drawing -------------------------------------------------------------


def test_expansion_follows_what_the_section_shows(editor: EditorWindow) -> None:
    """Swamp makes it a section of the Marshlands, undo reverts that, an explicit choice stays."""
    before = text_of(editor)
    editor.bench.set_cell(SWAMP)
    click(editor, at(5, 5))
    assert editor.document.section.expansion == "marshlands"
    assert editor.properties.expansion.currentData() == "marshlands"
    painted_text = text_of(editor)
    press_keys(editor, "undo")
    assert text_of(editor) == before
    press_keys(editor, "redo")
    assert text_of(editor) == painted_text
    combo = editor.properties.expansion
    combo.setCurrentIndex(combo.findData("harvest"))
    combo.activated.emit(combo.currentIndex())
    click(editor, at(5, 6))
    assert editor.document.section.expansion == "harvest"
    assert editor.properties.needs.isVisible()
    assert editor.properties.needs.text() == "Also needs Marshlands"


def test_expansion_of_an_island_stays(make_editor: Callable[..., EditorWindow]) -> None:
    """The expansion of an island does not depend on its terrain."""
    island = next(s.id for s in make_editor().catalog.sections.values() if s.is_island)
    editor = make_editor(island)
    home = editor.document.section.expansion
    editor.bench.set_cell(SWAMP)
    click(editor, at(3, 3))
    assert editor.document.section.expansion == home


# -- refused analysis ------------------------------------------------------------------------------


def test_analysis_says_why_not(make_editor: Callable[..., EditorWindow]) -> None:
    """The analysis is refused, with a reason, for islands (off the board) and invalid drafts."""
    island = next(s.id for s in make_editor().catalog.sections.values() if s.is_island)
    editor = make_editor(island)
    press_keys(editor, "analyse")
    assert "An island cannot be analysed" in editor.dialogs.current.text()
    editor = make_editor("farm")
    editor.bench.set_cell(Cell())
    click(editor, at(5, 5))
    press_keys(editor, "analyse")
    box = editor.dialogs.current
    assert box.windowTitle() == "Section editor"
    assert box.text() == "The section cannot be analysed yet."
    assert "• 1 hex has no terrain." in box.informativeText()


def test_nothing_follows_a_closed_window(editor: EditorWindow) -> None:
    """The undo stack empties itself after the window closes, when its actions may be deleted."""
    editor.close_anyway()
    editor.actions_["undo"].setEnabled(True)
    editor.document.stack.indexChanged.emit(0)
    editor._follow()
    assert editor.actions_["undo"].isEnabled()


def test_no_field_takes_the_key_of_a_menu(editor: EditorWindow) -> None:
    """Alt and a letter have one meaning: a title of the menu bar or a field of a panel."""
    texts = [action.text() for action in editor.menuBar().actions()]
    texts += [label.text() for label in editor.findChildren(QLabel) if label.buddy() is not None]
    found = [QKeySequence.mnemonic(text).toString() for text in texts]
    keys = [key for key in found if key]
    assert len(keys) > 10
    assert sorted(keys) == sorted(set(keys))


def test_a_blank_section_is_drawn_by_keys_at_once(
    make_editor: Callable[..., EditorWindow], qtbot: QtBot
) -> None:
    """A blank section has nothing to lose: one Enter shows the cursor, the next one paints."""
    editor = make_editor()
    editor.actions_["new"].trigger()
    dialog = editor.dialogs.current
    assert isinstance(dialog, NewSectionDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert set(editor.document.section.cells) == {Cell()}
    assert not editor.isWindowModified()
    editor.activateWindow()
    qtbot.waitUntil(editor.canvas.hasFocus)
    QTest.keyClick(editor.canvas, Qt.Key.Key_3)
    QTest.keyClick(editor.canvas, Qt.Key.Key_Return)
    assert editor.scene.cursor is not None
    assert editor.scene.cursor_item.isVisible()
    assert not editor.isWindowModified()
    QTest.keyClick(editor.canvas, Qt.Key.Key_Return)
    assert editor.document.cell(editor.scene.cursor) == Cell(terrain="desert")
    assert editor.isWindowModified()


def test_the_hint_of_the_brush_names_click_and_keys(editor: EditorWindow) -> None:
    """The status bar names a click, Enter and the present keys of the size, in two lines if large.

    Two buttons zoom by single clicks.
    """
    editor.actions_["brush"].trigger()
    text = editor.usage_label.text()
    assert text.startswith("Click, drag or press Enter to paint. [ ]: size.")
    key_map().set_own({"editor.smaller": ["Q"], "editor.larger": []})
    assert "Q “Larger brush”: size." in editor.usage_label.text()
    key_map().set_own({})
    bar = editor.findChild(QToolBar, "tool_bar")
    for id_ in ("zoom_in", "zoom_out"):
        assert bar.widgetForAction(editor.actions_[id_]).isVisible()


@pytest.mark.parametrize("tool", TOOLS)
def test_the_status_bar_is_whole_with_large_text(
    editor: EditorWindow, resize_text: Callable[[int], None], tool: str
) -> None:
    """At 200 % in a window of 1280x800 the hint of a tool is not cut, and neither is the place."""
    editor.resize(1280, 800)
    resize_text(200)
    editor.actions_[tool].trigger()
    editor.canvas.set_cursor(editor.bench.grid.hexes[44])
    QApplication.processEvents()
    assert not editor.usage_label.is_cut, editor.usage_label.text()
    assert not editor.place_label.is_cut, editor.place_label.text()


def test_the_list_of_keys_grows_with_the_text(
    editor: EditorWindow, resize_text: Callable[[int], None]
) -> None:
    """At 200 % it is wide enough for its rows, and says where keys are changed."""
    resize_text(200)
    editor.actions_["keys"].trigger()
    dialog = editor.findChild(KeysDialog)
    QApplication.processEvents()
    area = dialog.findChild(QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    assert any("You can change the keys" in one.text() for one in dialog.findChildren(QLabel))
