"""Top-bottom symmetry, and copying one half over the other, by mouse and menu."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import around, bits
from kingdom_builder_qt.editor.sections.document.fragment import lift
from kingdom_builder_qt.editor.sections.document.section_grid import (
    ISLAND_GRID,
    MAIN_GRID,
    placed_grid,
)
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from tests.editor.canvas_support import CTRL, SHIFT, at, click, key, text_of
from tests.editor.hand import press_keys, press_tool, take
from tests.editor.support import CATALOG

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SWAMP = Cell(terrain="swamp")
HALVES = [
    ("half_left", "left", "flipped"),
    ("half_right", "right", "flipped"),
    ("half_top", "top", "upended"),
    ("half_bottom", "bottom", "upended"),
    ("half_turn_top", "top", "rotated"),
    ("half_turn_bottom", "bottom", "rotated"),
]


def test_top_bottom_symmetry(editor: EditorWindow) -> None:
    """A key switches the symmetry on; a stroke is repeated in the other half, as one step."""
    key(editor, Qt.Key.Key_T, held=SHIFT)
    assert editor.actions_["symmetry_top_bottom"].isChecked()
    editor.bench.set_cell(SWAMP)
    click(editor, at(3, 2))
    assert set(bits(editor.document.alike(SWAMP))) == {at(3, 2), at(8, 2)}
    assert editor.document.stack.count() == 1


@pytest.mark.usefixtures("hexes_painted")
@pytest.mark.parametrize("section", ["farm", "tree_house"])
def test_axis_lies_between_the_halves(
    make_editor: Callable[..., EditorWindow], section: str
) -> None:
    """The axis is painted in the middle of the symmetry, from side to side."""
    window = make_editor(section)
    before = window.canvas.grab().toImage()
    press_tool(window, "symmetry_top_bottom")
    after = window.canvas.grab().toImage()
    changed = [
        (x, y)
        for x in range(0, after.width(), 3)
        for y in range(after.height())
        if before.pixel(x, y) != after.pixel(x, y)
    ]
    middle = window.canvas.mapFromScene(window.scene.axis.boundingRect().center()).y()
    assert changed
    assert abs(sum(y for _, y in changed) / len(changed) - middle) < 12
    assert max(x for x, _ in changed) - min(x for x, _ in changed) > after.width() // 3


def test_upended_on_an_island_is_exact() -> None:
    """A flip of an odd number of rows keeps all neighbours and is its own inverse."""
    grid = ISLAND_GRID
    for hex_ in grid.hexes:
        images = {grid.upended(other) for other in bits(around(1 << hex_) & grid.mask)}
        assert images == set(bits(around(1 << grid.upended(hex_)) & grid.mask))
    assert all(MAIN_GRID.upended(MAIN_GRID.upended(hex_)) == hex_ for hex_ in MAIN_GRID.hexes)


@pytest.mark.parametrize(("action", "side", "turn"), HALVES)
def test_copy_half(editor: EditorWindow, action: str, side: str, turn: str) -> None:
    """The named half overwrites the other, as one step that can be undone."""
    grid, before = editor.bench.grid, text_of(editor)
    cells = editor.document.cells()
    take(editor, action)
    source = grid.half(side)
    for hex_ in grid.hexes:
        image = hex_ if source >> hex_ & 1 else getattr(grid, turn)(hex_)
        assert editor.document.cell(hex_) == cells[image]
    assert editor.document.stack.count() == 1
    assert "Copy half" in editor.document.stack.undoText()
    press_keys(editor, "undo")
    assert text_of(editor) == before


def test_copy_half_overwrites_selected_hexes_only(editor: EditorWindow) -> None:
    """Only selected hexes are overwritten; the source may be outside the selection."""
    cells, goal = editor.document.cells(), at(8, 2)
    editor.bench.select(1 << goal)
    editor.bench.document.paint({at(3, 2): SWAMP}, "Paint")
    take(editor, "half_top")
    changed = {h for h in cells if editor.document.cell(h) != cells[h]}
    assert changed == {at(3, 2), goal}
    assert editor.document.cell(goal) == SWAMP


def test_halves_are_those_that_one_sees() -> None:
    """Halves are those on the screen: a rotated section has its last rows at the top."""
    section = CATALOG.sections["farm"]
    grid = placed_grid(section, 3, 180)
    top = {grid.row_column(hex_)[0] for hex_ in bits(grid.half("top"))}
    left = {grid.row_column(hex_)[1] for hex_ in bits(grid.half("left"))}
    assert (top, left) == ({5, 6, 7, 8, 9}, {5, 6, 7, 8, 9})
    assert not ISLAND_GRID.half("top") & ISLAND_GRID.half("bottom")


def test_selection_is_mirrored_top_to_bottom(editor: EditorWindow) -> None:
    """Mirroring in true hexes keeps adjacent hexes adjacent."""
    editor.bench.document.paint({at(3, 3): SWAMP, at(4, 3): Cell()}, "Paint")
    editor.bench.select(1 << at(3, 3) | 1 << at(4, 3) | 1 << at(5, 3))
    key(editor, Qt.Key.Key_M, held=CTRL | SHIFT)
    assert editor.document.cell(at(5, 3)) == SWAMP
    fragment = lift({at(3, 3): SWAMP, at(4, 3): Cell()}, at(3, 3))
    assert fragment.upended().upended() == fragment


def test_statistics_name_the_symmetry(editor: EditorWindow) -> None:
    """A section copied top to bottom is reported as symmetric."""
    take(editor, "half_top")
    editor.page.check_now()
    assert "top to bottom" in editor.statistics.symmetry.text()


def test_island_has_no_half_turn(make_editor: Callable[..., EditorWindow]) -> None:
    """An island has an odd number of rows, so no half turn; the other halves can be copied."""
    window = make_editor("tree_house")
    assert not window.actions_["half_turn_top"].isEnabled()
    assert window.actions_["half_top"].isEnabled()


def test_bar_of_tools_has_room_in_a_small_window(editor: EditorWindow) -> None:
    """At 960 by 540 no tool is hidden in the overflow menu."""
    editor.setMinimumSize(0, 0)  # as on a small screen
    editor.resize(960, 540)
    editor.docks.arrange()
    QApplication.processEvents()
    assert editor.height() == 540
    bar = editor.findChild(object, "tools")
    hidden = [
        button.toolTip()
        for action in bar.actions()
        if isinstance(button := bar.widgetForAction(action), QToolButton) and not button.isVisible()
    ]
    assert hidden == []
