"""Drawing on the whole board with real mouse and key events, in every corner and rotation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS, Cell
from kingdom_builder_qt.core.grid import Hex, bits, hex_name, parse_hex
from kingdom_builder_qt.editor.sections.canvas.section_item import SectionPainter
from kingdom_builder_qt.editor.sections.document.section_grid import (
    BOARD_GRID,
    MAIN_GRID,
    grid_of,
    placed_grid,
)
from kingdom_builder_qt.editor.sections.surroundings import around_items
from kingdom_builder_qt.editor.sections.surroundings.around_items import AroundItem
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.art.geometry import centre, hex_under
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme
from tests.editor.canvas_support import RIGHT, SHIFT, click, drag, hover, key, move, press, text_of
from tests.editor.support import mine
from tests.helpers.pinned import pinned
from tests.ui.opening import wait_for

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
PLACES = [(quadrant, rotation) for quadrant in range(4) for rotation in ROTATIONS]
# Each quadrant, in both rotations, in every run.
every_place = pytest.mark.parametrize(
    ("quadrant", "rotation"),
    [
        pytest.param(*place, marks=pytest.mark.slow if number in (1, 2, 4, 7) else ())
        for number, place in enumerate(PLACES)
    ],
)
SWAMP = Cell(terrain="swamp")
PICTURE = AroundItem(SectionPainter(pinned(), THEMES["light"])).boundingRect()


def show(window: EditorWindow, quadrant: int = 0, rotation: int = 0) -> None:
    """Show the board and place the section, with keys only."""
    window.board._random = Random(1)
    key(window, Qt.Key.Key_W)
    while window.board.around.quadrant != quadrant:
        key(window, Qt.Key.Key_C)
    if rotation:
        key(window, Qt.Key.Key_T)


def there(window: EditorWindow, row: int, column: int) -> Hex:
    """Return the present hex on the board of a section's hex, counted from 1."""
    return window.bench.grid.hexes[10 * row + column - 11]


def beside(window: EditorWindow) -> Hex:
    """Return a hex of a neighbouring section."""
    return min(window.board.cells)


def paint_everything(window: EditorWindow) -> None:
    """Paint with all tools by mouse and keys, by rows and columns of the section."""

    def at(*place: int) -> Hex:
        return there(window, *place)

    window.bench.set_cell(SWAMP)
    key(window, Qt.Key.Key_B)
    drag(window, [at(2, 2), at(2, 5), at(3, 5), at(4, 5)])
    window.bench.set_size(2)
    click(window, at(1, 1))
    click(window, at(10, 10))
    window.bench.set_size(1)
    key(window, Qt.Key.Key_M, held=SHIFT)
    click(window, at(6, 2))
    key(window, Qt.Key.Key_R, held=SHIFT)
    click(window, at(9, 3))
    key(window, Qt.Key.Key_N, held=SHIFT)
    window.bench.set_cell(Cell(feature="castle"))
    key(window, Qt.Key.Key_L)
    drag(window, [at(7, 7), at(7, 10)])
    key(window, Qt.Key.Key_G)
    click(window, at(3, 1))
    key(window, Qt.Key.Key_S)
    drag(window, [at(1, 1), at(7, 8)])
    key(window, Qt.Key.Key_R)
    drag(window, [at(6, 6), at(8, 8)])
    key(window, Qt.Key.Key_C, held=Qt.KeyboardModifier.ControlModifier)
    key(window, Qt.Key.Key_V, held=Qt.KeyboardModifier.ControlModifier)
    click(window, at(9, 9))
    key(window, Qt.Key.Key_A, held=Qt.KeyboardModifier.ControlModifier | SHIFT)
    key(window, Qt.Key.Key_A)
    drag(window, [at(2, 7), at(2, 9), at(3, 9), at(4, 9), at(4, 7), at(3, 7)])
    key(window, Qt.Key.Key_Delete)
    key(window, Qt.Key.Key_A, held=Qt.KeyboardModifier.ControlModifier | SHIFT)
    click(window, at(2, 2), button=RIGHT)
    key(window, Qt.Key.Key_B)
    click(window, at(10, 1))
    key(window, Qt.Key.Key_E)
    click(window, at(5, 5))


@pytest.fixture(scope="module")
def alone() -> dict[str, str]:
    """Return the result of the same gestures on a section without a board."""
    return {}


@every_place
def test_all_tools_do_the_same_on_any_place(
    editor: EditorWindow, alone: dict[str, str], quadrant: int, rotation: int
) -> None:
    """The tools paint the same rows and columns at every place; all of it can be undone."""
    before = text_of(editor)
    if not alone:
        paint_everything(editor)
        alone["text"] = text_of(editor)
        while editor.document.stack.canUndo():
            key(editor, Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
        assert text_of(editor) == before != alone["text"]
    show(editor, quadrant, rotation)
    assert editor.bench.grid is placed_grid(editor.document.section, quadrant, rotation)
    paint_everything(editor)
    assert text_of(editor) == alone["text"]
    while editor.document.stack.canUndo():
        key(editor, Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert text_of(editor) == before


@every_place
def test_keys_walk_as_the_board_lies(editor: EditorWindow, quadrant: int, rotation: int) -> None:
    """Right is right on the screen, also in a rotated section; the cursor stops at the rim."""
    show(editor, quadrant, rotation)
    editor.bench.set_cell(SWAMP)
    key(editor, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_PageUp)
    top, left = 10 * (quadrant // 2), 10 * (quadrant % 2)
    corner = f"{chr(ord('A') + top)}{left + 1}"
    assert editor.scene.cursor == parse_hex(corner)
    key(editor, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space)
    painted = parse_hex(f"{chr(ord('A') + top + 2)}{left + 2}")
    assert editor.document.cell(painted) == SWAMP
    assert editor.scene.cursor == painted
    name = "8/9" if rotation else "3/2"
    assert editor.place_label.text().startswith(f"{name} ({hex_name(painted)})  Swamp")
    key(editor, Qt.Key.Key_End, Qt.Key.Key_PageDown)
    assert editor.scene.cursor == parse_hex(f"{chr(ord('A') + top + 9)}{left + 10}")


@every_place
def test_only_the_section_can_be_painted(
    editor: EditorWindow, quadrant: int, rotation: int
) -> None:
    """A click outside the section names the hex's owner; a drag from there paints inside."""
    show(editor, quadrant, rotation)
    editor.bench.set_cell(SWAMP)
    before, hex_ = text_of(editor), beside(editor)
    click(editor, hex_)
    assert text_of(editor) == before
    name = editor.board.neighbour(editor.board.quadrant_of(hex_)).name
    said = editor.statusBar().currentMessage()
    assert said == f"Only your section can be painted: {hex_name(hex_)} is part of {name}."
    hover(editor, there(editor, 6, 6))
    assert not editor.statusBar().currentMessage()
    drag(editor, [hex_, there(editor, 5, 5), hex_])
    assert not editor.statusBar().currentMessage()
    assert editor.document.cell(there(editor, 5, 5)) == SWAMP
    assert editor.document.stack.count() == 1


def test_cells_of_neighbours_can_be_picked(editor: EditorWindow) -> None:
    """A right click and the picker take a cell from a neighbour, and both then paint with it."""
    show(editor)
    found = [h for h, c in editor.board.cells.items() if c.terrain == "forest"]
    editor.bench.set_cell(SWAMP)
    key(editor, Qt.Key.Key_E)
    click(editor, found[0], button=RIGHT)
    assert editor.bench.cell == Cell(terrain="forest")
    assert editor.toolbox.current == "brush"
    editor.bench.set_cell(SWAMP)
    key(editor, Qt.Key.Key_I)
    click(editor, found[-1])
    assert editor.bench.cell == Cell(terrain="forest")
    assert not editor.document.stack.count()


def test_status_bar_names_the_neighbour(editor: EditorWindow) -> None:
    """The status bar names the board's hex and a neighbour's section; without a board neither."""
    show(editor)
    hex_ = parse_hex("C15")
    hover(editor, hex_)
    name = editor.board.neighbour(1).name
    assert editor.place_label.text().startswith("C15  ")
    assert editor.place_label.text().endswith(f"; part of {name}")
    hover(editor, there(editor, 3, 3))
    assert editor.place_label.text().startswith("3/3 (C3)  ")
    key(editor, Qt.Key.Key_W)
    hover(editor, there(editor, 3, 3))
    assert editor.place_label.text().startswith("3/3  ")


def test_selection_and_cursor_stay_on_their_cells(editor: EditorWindow) -> None:
    """Selection and cursor stay on their cells in a move; an unfinished gesture is cancelled."""
    show(editor)
    key(editor, Qt.Key.Key_R)
    drag(editor, [there(editor, 2, 2), there(editor, 3, 4)])
    chosen = {editor.bench.grid.name(hex_) for hex_ in bits(editor.bench.selection)}
    key(editor, Qt.Key.Key_Right)
    cursor = editor.bench.grid.name(editor.scene.cursor)
    for step in (Qt.Key.Key_C, Qt.Key.Key_T, Qt.Key.Key_C, Qt.Key.Key_W, Qt.Key.Key_W):
        key(editor, step)
        names = {editor.bench.grid.name(hex_) for hex_ in bits(editor.bench.selection)}
        assert names == chosen
        assert editor.bench.grid.name(editor.scene.cursor) == cursor
        assert editor.scene.selection.mask == editor.bench.selection
    key(editor, Qt.Key.Key_Escape, Qt.Key.Key_B)
    before = text_of(editor)
    editor.bench.set_cell(SWAMP)
    press(editor, there(editor, 5, 5))
    move(editor, there(editor, 5, 8))
    assert text_of(editor) != before
    key(editor, Qt.Key.Key_T)
    assert text_of(editor) == before
    assert not editor.toolbox.tool.is_down
    assert not editor.document.stack.canRedo()


def test_the_issue_is_marked_where_the_hex_lies(editor: EditorWindow) -> None:
    """The issue is named in section coordinates and marked on the board, also after a move."""

    def marked(code: str) -> int:
        return next(i.hexes for i in editor.issues.issues if i.code == code)

    show(editor, 3, 180)
    key(editor, Qt.Key.Key_E)
    click(editor, there(editor, 2, 9))
    editor.page.check_now()
    assert marked("empty_hex") == 1 << there(editor, 2, 9)
    rows = [editor.issues.list.item(n) for n in range(editor.issues.list.count())]
    row = next(row for row in rows if row.text().startswith("2/9: "))
    editor.issues.list.itemClicked.emit(row)
    assert editor.scene.flash.mask == marked("empty_hex")
    key(editor, Qt.Key.Key_C)
    editor.page.check_now()
    assert marked("empty_hex") == 1 << there(editor, 2, 9)
    assert editor.scene.flash.mask == 1 << there(editor, 2, 9)


def test_hatching_and_location_tiles_follow(editor: EditorWindow) -> None:
    """Hatching of unbuildable hexes and the slots of the properties follow the section."""
    show(editor, 2, 180)
    key(editor, Qt.Key.Key_O)
    layers = {
        c.terrain for h, c in editor.document.cells().items() if editor.scene.blocked.mask >> h & 1
    }
    assert layers == {"water", "mountain", None}
    tiles = editor.properties.tiles
    assert {editor.document.cell(hex_).feature for hex_ in tiles} == {"location"}
    hex_, combo = next(iter(tiles.items()))
    combo.tile_chosen.emit("tower")
    assert editor.document.cell(hex_) == Cell(feature="location", tile="tower")


@pytest.mark.usefixtures("hexes_painted")
def test_an_island_lies_beside_the_board(
    make_editor: Callable[..., EditorWindow], qtbot: QtBot
) -> None:
    """The island is drawn in its place next to four sections; its corner cannot be chosen."""
    editor = make_editor("tree_house")
    with qtbot.waitActive(editor):
        editor.activateWindow()
    show(editor)
    assert sum(other is not None for other in editor.board.around.others) == len(QUADRANTS)
    assert not editor.actions_["board_corner"].isEnabled()
    editor.bench.set_cell(SWAMP)
    hex_ = parse_hex("iC3")
    click(editor, hex_)
    assert editor.document.cell(hex_) == SWAMP
    assert editor.document.section.cells[14] == SWAMP
    key(editor, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_PageUp)
    assert editor.scene.cursor == parse_hex("iA1")
    editor.files.edit(editor.catalog.sections["farm"], None)
    assert editor.board.around.others.count(None) == 1
    assert editor.bench.grid is MAIN_GRID


# -- stored settings -------------------------------------------------------------------------------


def test_the_choice_is_kept_for_the_next_window(editor: EditorWindow) -> None:
    """A new window starts with the last visibility, corner and rotation."""
    show(editor, 2, 180)
    settings: Settings = editor.settings
    assert (settings.editor_board, settings.editor_corner) == (True, "SW")
    other = EditorWindow(editor.catalog, settings, editor._themes)
    assert other.board.is_shown
    assert other.actions_["board"].isChecked()
    assert other.bench.grid is placed_grid(other.document.section, 2, 180)
    other.close_anyway()
    other.deleteLater()
    key(editor, Qt.Key.Key_W)
    assert not settings.editor_board
    assert editor.bench.grid is MAIN_GRID


def test_another_section_keeps_the_board(editor: EditorWindow) -> None:
    """The neighbours stay when another section is opened, except the opened section."""
    show(editor, 1, 180)
    around = editor.board.around
    neighbour = around.others[0][0]
    editor.files.edit(editor.catalog.sections[neighbour], editor.catalog.section_files[neighbour])
    ids = [other[0] for other in editor.board.around.others if other]
    assert neighbour not in ids
    assert (len(set(ids)), editor.board.around.others[2]) == (3, around.others[2])
    assert (editor.board.around.quadrant, editor.board.around.rotation) == (1, 180)
    editor.document.set_header("id", around.others[2][0])
    editor.board.set_catalog(editor.catalog)
    assert around.others[2][0] not in [o[0] for o in editor.board.around.others if o]


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel_chooses_the_corner(editor: EditorWindow) -> None:
    """The corner is chosen by mouse and by arrow keys."""
    show(editor)
    picker = editor.page.board_panel.picker
    assert picker.isVisible()
    for quadrant in (3, 1, 2, 0):
        point = picker.cell(quadrant).center().toPoint()
        QTest.mouseClick(picker, Qt.MouseButton.LeftButton, pos=point)
        assert editor.board.around.quadrant == quadrant
    for step, quadrant in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Left, 2)):
        QTest.keyClick(picker, step)
        assert editor.board.around.quadrant == quadrant
    QTest.mouseClick(editor.page.board_panel.turn, Qt.MouseButton.LeftButton)
    assert editor.board.around.rotation == 180
    key(editor, Qt.Key.Key_W)
    assert not editor.page.board_panel.isVisible()


def test_the_panel_chooses_the_others(editor: EditorWindow) -> None:
    """One click redraws all neighbours, the menu redraws one; each can be rotated and removed."""
    show(editor)
    panel, before = editor.page.board_panel, editor.board.around
    QTest.mouseClick(panel.draw, Qt.MouseButton.LeftButton)
    assert editor.board.around.others != before.others
    assert [b.isVisible() for b in panel.others] == [False, True, True, True]
    before, menu = editor.board.around, panel.others[2].menu()
    panel.fill_menu(menu, 2)
    _choose, draw, turn, empty, _line, _edit = menu.actions()
    draw.trigger()
    assert editor.board.around.others[2][0] != before.others[2][0]
    rotation = editor.board.around.others[2][1]
    turn.trigger()
    assert editor.board.around.others[2][1] == 180 - rotation
    empty.trigger()
    assert editor.board.around.others[2] is None
    assert panel.others[2].text() == "Empty"
    panel.fill_menu(menu, 2)
    assert [action.isEnabled() for action in menu.actions() if not action.isSeparator()] == [
        *(True, True, False, False, False)
    ]


def test_a_neighbour_is_chosen_from_all_sections(editor: EditorWindow) -> None:
    """The menu shows pictures; choosing a section that is already on the board swaps the two."""
    show(editor)
    others = editor.board.around.others
    chooser = editor.page.board_panel.choose(1)
    chooser.chosen.emit(others[2][0])
    chooser.close()
    assert editor.board.around.others[1] == (others[2][0], 0)
    assert editor.board.around.others[2] == others[1]


def test_a_neighbour_of_the_game_is_edited_as_a_copy(editor: EditorWindow) -> None:
    """The neighbour's menu opens a copy in a new tab; the original stays on the board."""
    show(editor)
    first, panel = editor.page, editor.page.board_panel
    neighbour, around = editor.board.neighbour(3), editor.board.around
    assert neighbour is not None
    panel.fill_menu(panel.others[3].menu(), 3)
    action = panel.others[3].menu().actions()[-1]
    assert action.text().replace("&", "") == "Edit a copy"
    action.trigger()
    assert editor.page is not first
    assert editor.document.section.cells == neighbour.cells
    assert editor.document.section.id != neighbour.id
    assert editor.document.path is None
    assert first.board.around == around


def test_an_own_neighbour_is_edited_itself(editor: EditorWindow, tmp_path: Path) -> None:
    """An own neighbour's file is opened; a copy would be a section that the user did not want."""
    path = tmp_path / "mine.yaml"
    own = mine()
    path.write_text(section_text(own, editor.catalog.terrains), encoding="utf-8")
    before = editor.catalog
    editor.set_catalog(
        replace(
            before,
            sections={**before.sections, own.id: own},
            section_files={**before.section_files, own.id: path},
            user_entries=before.user_entries | {("section", own.id)},
        )
    )
    show(editor)
    editor.board.lay(3, own.id)
    panel = editor.page.board_panel
    panel.fill_menu(panel.others[3].menu(), 3)
    action = panel.others[3].menu().actions()[-1]
    assert action.text().replace("&", "") == "Edit"
    action.trigger()
    wait_for(editor.opener.reader)
    assert editor.document.path == path


# -- the picture -----------------------------------------------------------------------------------


def of_scene(window: EditorWindow, scale: float) -> QImage:
    """Return the hexes of the board as the scene shows them, with the parts that overlap them."""
    rect = PICTURE
    image = QImage(
        round(rect.width() * scale), round(rect.height() * scale), QImage.Format.Format_RGB32
    )
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    goal = QRectF(0, 0, rect.width() * scale, rect.height() * scale)
    window.scene.render(painter, goal, rect)
    painter.end()
    return image


def differing(one: QImage, other: QImage) -> float:
    """Return the share of pixels that differ visibly."""
    assert one.size() == other.size()
    grey = [i.convertToFormat(QImage.Format.Format_Grayscale8) for i in (one, other)]
    a, b = (bytes(image.constBits()) for image in grey)
    return sum(abs(x - y) > 24 for x, y in zip(a, b, strict=True)) / len(a)


@pytest.mark.usefixtures("hexes_painted")
@pytest.mark.parametrize(("quadrant", "rotation"), [(0, 0), (3, 180)])
def test_land_runs_across_the_borders(
    editor: EditorWindow, monkeypatch: pytest.MonkeyPatch, quadrant: int, rotation: int
) -> None:
    """Without the paler colour, the picture equals that of one landscape, borders included."""
    monkeypatch.setattr(around_items, "_DIM", 0)
    monkeypatch.setattr(AroundItem, "_draw_seams", lambda self, painter, part: None)
    show(editor, quadrant, rotation)
    for item in (editor.board.border, editor.board.frame):
        item.hide()
    editor.scene.setBackgroundBrush(Qt.GlobalColor.black)
    scale, rect = 1.0, PICTURE
    cells = editor.board.cells | editor.document.cells()
    wanted = QImage(of_scene(editor, scale).size(), QImage.Format.Format_RGB32)
    wanted.fill(0)
    painter = QPainter(wanted)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-rect.topLeft())
    SectionPainter(editor.catalog, THEMES["light"]).paint_cells(painter, cells, BOARD_GRID)
    painter.end()
    assert differing(of_scene(editor, scale), wanted) < 0.002


@pytest.mark.usefixtures("hexes_painted")
def test_others_are_painted_again_only_at_the_border(
    editor: EditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stroke inside repaints no neighbour; one at the border repaints the adjacent part."""
    show(editor, 0, 0)
    editor.canvas.viewport().repaint()
    parts: list[QRectF] = []
    real = AroundItem.draw

    def draw(self: AroundItem, painter: QPainter, part: QRectF) -> None:
        parts.append(part)
        real(self, painter, part)

    monkeypatch.setattr(AroundItem, "draw", draw)
    editor.bench.set_cell(Cell(terrain="water"))
    drag(editor, [there(editor, 2, 2), there(editor, 7, 7)])
    assert parts == []
    drag(editor, [there(editor, 10, 2), there(editor, 10, 9)])
    assert parts
    assert max(part.height() for part in parts) < 300
    painted = editor.board.others._pixmap.toImage()
    editor.board.others.renew()
    editor.canvas.viewport().repaint()
    # The clip of a part may change an antialiased pixel by one level.
    whole = editor.board.others._pixmap.toImage()
    pairs = zip(bytes(whole.constBits()), bytes(painted.constBits()), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= 1


@pytest.mark.usefixtures("hexes_painted")
def test_others_follow_the_theme(editor: EditorWindow, use_theme: Callable[[str], Theme]) -> None:
    """The neighbours are painted in the colours of the theme."""
    show(editor)
    before = of_scene(editor, 0.3)
    use_theme("dark")
    assert differing(before, of_scene(editor, 0.3)) > 0.5
    assert grid_of(editor.document.section) is MAIN_GRID


def test_every_tab_has_its_own_board(editor: EditorWindow) -> None:
    """The board is shown in all tabs or in none; corner and neighbours belong to the section."""
    show(editor, 2, 180)
    first = editor.page
    section = editor.catalog.sections["tower"]
    editor.opener.edit_copy(section)
    assert editor.page is not first
    assert editor.board.is_shown
    key(editor, Qt.Key.Key_C)
    assert editor.board.around.quadrant != first.board.around.quadrant
    key(editor, Qt.Key.Key_W)
    assert not first.board.is_shown
    assert first.bench.grid is MAIN_GRID


def test_the_panel_scrolls_in_a_low_window(editor: EditorWindow) -> None:
    """The panel needs no more height than the canvas, at every text size."""
    show(editor)
    panel = editor.page.board_panel
    assert panel.isVisible()
    assert panel.minimumSizeHint().height() <= editor.canvas.minimumHeight()
    editor.resize(960, 400)
    last = panel.others[3]
    last.setFocus()
    assert last.isVisible()


def middle_of(window: EditorWindow) -> str:
    """Return the name of the hex in the middle of the view."""
    canvas = window.canvas
    point = canvas.mapToScene(canvas.viewport().rect().center())
    hex_ = hex_under(point, window.bench.grid.mask)
    return window.bench.grid.name(hex_) if hex_ is not None else ""


def test_the_view_goes_along_with_the_section(editor: EditorWindow) -> None:
    """The middle of an enlarged view stays there in the next corner and after a rotation."""
    show(editor)
    for _ in range(6):
        key(editor, Qt.Key.Key_Plus)
    editor.canvas.centerOn(centre(there(editor, 6, 6)))
    name = middle_of(editor)
    assert name
    for step in (Qt.Key.Key_C, Qt.Key.Key_T, Qt.Key.Key_C, Qt.Key.Key_C):
        key(editor, step)
        assert middle_of(editor) == name
    assert not editor.canvas.is_fitted


def test_all_of_the_board_is_seen_again(editor: EditorWindow) -> None:
    """The view fits the board when it is shown and when an island is placed next to it."""
    show(editor)
    assert editor.canvas.is_fitted
    editor.files.edit(editor.catalog.sections["tree_house"], None)
    view, room = editor.canvas.viewport().rect(), editor.scene.sceneRect()
    seen = editor.canvas.mapFromScene(room).boundingRect()
    assert view.adjusted(-2, -2, 2, 2).contains(seen)
    key(editor, Qt.Key.Key_W)
    seen = editor.canvas.mapFromScene(editor.scene.sceneRect()).boundingRect()
    assert editor.canvas.viewport().rect().adjusted(-2, -2, 2, 2).contains(seen)
