"""Brushes that paint landscapes, by mouse and keyboard."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import NEIGHBOURS, around, bits, flood
from kingdom_builder_qt.editor.sections.document.land_shapes import coast, scattered, winding
from kingdom_builder_qt.editor.sections.document.section_grid import (
    ISLAND_GRID,
    MAIN_GRID,
    SectionGrid,
    placed_grid,
)
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from tests.editor.canvas_support import (
    SHIFT,
    at,
    click,
    drag,
    hover,
    key,
    move,
    press,
    release,
    text_of,
)
from tests.editor.support import CATALOG

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SWAMP = Cell(terrain="swamp")
KEYS = {"river": "V", "coast": "K", "noise": "N", "outline": "U"}
TURNED = placed_grid(CATALOG.sections["farm"], 3, 180)
GRIDS = st.sampled_from([MAIN_GRID, ISLAND_GRID, TURNED])
SEEDS = st.integers(0, 999)


def changed(editor: EditorWindow, before: dict[int, Cell]) -> dict[int, Cell]:
    """Return the hexes with another cell than before."""
    return {h: c for h, c in editor.document.cells().items() if c != before[h]}


def use(editor: EditorWindow, tool: str) -> None:
    """Choose a tool by its key."""
    editor.bench.set_cell(SWAMP)
    key(editor, Qt.Key(ord(KEYS[tool])))
    assert editor.toolbox.current == tool


# -- shapes ----------------------------------------------------------------------------------------


@given(GRIDS, SEEDS, st.data())
def test_winding_way_is_unbroken(grid: SectionGrid, seed: int, data: st.DataObject) -> None:
    """The path joins its ends without visiting a hex twice; an equal seed gives an equal path."""
    start, end = (data.draw(st.sampled_from(grid.hexes)) for _ in range(2))
    way = list(winding(start, end, grid.mask, Random(seed), 0.4))
    assert (way[0], way[-1]) == (start, end)
    assert len(set(way)) == len(way)
    assert all(NEIGHBOURS[one] >> other & 1 for one, other in pairwise(way))
    assert way == list(winding(start, end, grid.mask, Random(seed), 0.4))


def test_winding_way_is_thin_and_winds() -> None:
    """No hex touches others than its neighbours on the path, and few paths are the shortest."""
    thick, bent = 0, 0
    for seed in range(60):
        way = list(winding(at(1, 2), at(10, 8), MAIN_GRID.mask, Random(seed), 0.4))
        mask = sum(1 << hex_ for hex_ in way)
        thick += sum((NEIGHBOURS[hex_] & mask).bit_count() > 2 for hex_ in way)
        bent += len(way) > len(MAIN_GRID.line(at(1, 2), at(10, 8)))
    assert not thick
    assert bent > 50


@given(GRIDS, SEEDS, st.booleans(), st.data())
def test_coast_reaches_the_rim(
    grid: SectionGrid, seed: int, is_far: bool, data: st.DataObject
) -> None:
    """A coast is one piece at the rim of the section and inside it."""
    start, end = (data.draw(st.sampled_from(grid.hexes)) for _ in range(2))
    mask = coast(grid, start, end, Random(seed), is_far=is_far)
    lines = grid.lines
    rim = {*lines[0], *lines[-1], *(line[0] for line in lines), *(line[-1] for line in lines)}
    assert mask
    assert not mask & ~grid.mask
    assert flood(mask & -mask, mask) == mask
    assert rim & set(bits(mask))


def test_scattered_is_a_share_that_stays() -> None:
    """The choice of a hex does not depend on the other hexes that are examined."""
    whole = scattered(MAIN_GRID.mask, 7, 0.4)
    part = MAIN_GRID.disk(at(5, 5), 3)
    assert scattered(part, 7, 0.4) == whole & part
    assert 25 < whole.bit_count() < 55


# -- tools -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("tool", ["river", "coast"])
def test_preview_is_what_is_painted(editor: EditorWindow, tool: str) -> None:
    """The drag shows the shape, and its end paints exactly this shape as one step."""
    use(editor, tool)
    before, text = editor.document.cells(), text_of(editor)
    press(editor, at(3, 2))
    move(editor, at(5, 8))
    move(editor, at(4, 9))
    shown = {h: c for h, c in editor.bench.preview.items() if c != before[h]}
    assert text_of(editor) == text
    release(editor, at(4, 9))
    assert changed(editor, before) == shown
    assert set(shown.values()) == {SWAMP}
    assert len(shown) > 3
    assert editor.document.stack.count() == 1
    assert tool in editor.document.stack.undoText()
    editor.document.stack.undo()
    assert text_of(editor) == text


@pytest.mark.parametrize("tool", ["river", "coast", "noise"])
def test_next_gesture_has_other_chance(editor: EditorWindow, tool: str) -> None:
    """A gesture has one seed until its end; the next one has another."""
    use(editor, tool)
    tool_ = editor.toolbox.tool
    seed = tool_.seed
    press(editor, at(3, 2))
    move(editor, at(5, 8))
    assert tool_.seed == seed
    release(editor, at(5, 8))
    assert tool_.seed != seed
    seed = tool_.seed
    press(editor, at(3, 2))
    key(editor, Qt.Key.Key_Escape)
    assert tool_.seed != seed


def test_coast_fills_up_to_the_nearer_rim(editor: EditorWindow) -> None:
    """The coast fills the hexes up to the nearer rim, except a ragged shore; Shift: the others."""
    use(editor, "coast")
    before, sites = editor.document.cells(), editor.bench.sites
    drag(editor, [at(3, 1), at(3, 5), at(3, 10)])
    inside = {at(row, column) for row in (1, 2) for column in range(1, 11)}
    beyond = {at(row, column) for row in range(5, 11) for column in range(1, 11)}
    for hex_ in inside - set(bits(sites)):
        assert editor.document.cell(hex_) == SWAMP
    assert not beyond & changed(editor, before).keys()
    editor.document.stack.undo()
    drag(editor, [at(3, 1), at(3, 5), at(3, 10)], SHIFT)
    for hex_ in beyond - set(bits(sites)):
        assert editor.document.cell(hex_) == SWAMP
    assert editor.document.cell(at(1, 4)) == before[at(1, 4)]


@pytest.mark.parametrize("tool", KEYS)
@pytest.mark.parametrize("size", [1, 3])
def test_sites_are_spared(editor: EditorWindow, tool: str, size: int) -> None:
    """A gesture over locations leaves them unchanged."""
    sites = editor.document.cells_of(editor.bench.sites)
    assert len(sites) >= 3
    use(editor, tool)
    editor.bench.set_size(size)
    for site in sites:
        drag(editor, [site, at(5, 5), at(9, 9)])
        click(editor, site)
    assert editor.document.cells_of(sum(1 << h for h in sites)) == sites
    assert editor.document.stack.count()


@pytest.mark.parametrize("tool", ["river", "coast", "noise"])
def test_selection_and_symmetry(editor: EditorWindow, tool: str) -> None:
    """Nothing is painted outside the selection; symmetry repeats the stroke inside it."""
    use(editor, tool)
    before = editor.document.cells()
    editor.bench.select(editor.bench.grid.half("top"))
    drag(editor, [at(2, 1), at(4, 6), at(8, 9)])
    found = set(changed(editor, before))
    assert found
    assert found <= set(bits(editor.bench.selection))
    editor.document.stack.undo()
    editor.bench.select(0)
    editor.bench.set_symmetry("rotation")
    drag(editor, [at(2, 1), at(3, 6), at(2, 9)])
    painted = changed(editor, before)
    for hex_ in painted:
        image = editor.bench.grid.rotated(hex_)
        cell = editor.document.cell(image)
        assert cell == SWAMP or cell.feature


def test_noise_scatters_as_one_step(editor: EditorWindow) -> None:
    """Noise paints a share of the hexes under the brush, and always the clicked hex."""
    use(editor, "noise")
    editor.bench.set_size(3)
    before = editor.document.cells()
    hover(editor, at(5, 5))
    shown = {h for h, c in editor.bench.preview.items() if before[h] != c}
    press(editor, at(5, 5))
    assert set(changed(editor, before)) == shown
    move(editor, at(5, 9))
    release(editor, at(5, 9))
    found = changed(editor, before)
    disk = editor.bench.grid.disk
    under = disk(at(5, 5), 3) | disk(at(5, 9), 3)
    assert 3 < len(found) < under.bit_count() - 3
    assert editor.document.cell(at(5, 5)) == SWAMP or editor.bench.sites >> at(5, 5) & 1
    assert editor.document.stack.count() == 1


def test_noise_can_be_given_up(editor: EditorWindow) -> None:
    """Escape takes all painted noise back."""
    use(editor, "noise")
    text = text_of(editor)
    press(editor, at(4, 4))
    move(editor, at(8, 8))
    key(editor, Qt.Key.Key_Escape)
    release(editor, at(8, 8))
    assert text_of(editor) == text
    assert not editor.document.stack.canRedo()


def test_outline_surrounds_the_area(editor: EditorWindow) -> None:
    """The outline is one ring around the connected area; locations stay."""
    use(editor, "outline")
    document, grid = editor.document, editor.bench.grid
    area = grid.region(at(5, 5), document.alike(document.cell(at(5, 5))))
    ring = around(area) & grid.mask & ~area & ~editor.bench.sites
    before = document.cells()
    hover(editor, at(5, 5))
    assert set(editor.bench.preview) == set(bits(ring))
    click(editor, at(5, 5))
    assert all(document.cell(hex_) == SWAMP for hex_ in bits(ring))
    assert not set(changed(editor, before)) - set(bits(ring))
    assert document.stack.count() == 1


def test_outline_surrounds_the_selection(editor: EditorWindow) -> None:
    """The outline surrounds the selection, wherever the click is."""
    selected = MAIN_GRID.disk(at(5, 5), 2)
    editor.bench.select(selected)
    use(editor, "outline")
    before = editor.document.cells()
    click(editor, at(9, 2))
    ring = around(selected) & ~selected & ~editor.bench.sites
    assert all(editor.document.cell(hex_) == SWAMP for hex_ in bits(ring))
    assert set(changed(editor, before)) <= set(bits(ring))


def test_by_keyboard_alone(editor: EditorWindow) -> None:
    """Enter starts and Enter ends a river, as for a line."""
    use(editor, "river")
    before = editor.document.cells()
    editor.scene.go_to(at(2, 2))
    key(editor, Qt.Key.Key_Return)
    for _ in range(6):
        key(editor, Qt.Key.Key_Down)
    key(editor, Qt.Key.Key_Return)
    assert len(changed(editor, before)) >= 4
    assert editor.document.stack.count() == 1


def test_button_opens_the_menu_and_shows_the_tool(editor: EditorWindow) -> None:
    """The button opens the menu, takes the chosen tool and is checked while it is in use."""
    button, menu = editor.actions_.land_button.button, editor.actions_.submenus["land"]
    assert not button.isChecked()
    coast_ = editor.actions_["coast"]

    def choose() -> None:
        place = menu.actionGeometry(coast_).center()
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    QTimer.singleShot(0, choose)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    QApplication.processEvents()
    assert editor.toolbox.current == "coast"
    assert button.isChecked()
    assert menu.icon().cacheKey() == coast_.icon().cacheKey()
    assert "shore" in editor.usage_label.text()
    editor.actions_["brush"].trigger()
    assert not button.isChecked()
    assert menu.icon().cacheKey() == coast_.icon().cacheKey()
