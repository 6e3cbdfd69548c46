"""Rotating, mirroring and moving a selection empties, overwrites and loses no hex."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, Qt

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Mask, bits
from kingdom_builder_qt.editor.sections.canvas.cell_drag import mime_of_fragment
from kingdom_builder_qt.editor.sections.canvas.landing import landing
from kingdom_builder_qt.editor.sections.document.fragment import lift
from kingdom_builder_qt.editor.sections.document.section_grid import (
    ISLAND_GRID,
    MAIN_GRID,
    placed_grid,
)
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from tests.editor.canvas_support import CTRL, at, click, drag, hover, key, text_of
from tests.editor.hand import press_keys, take
from tests.editor.support import CATALOG, mine

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
TURNS = ("rotate", "mirror", "upend")
# Not a rectangle, and no half turn or mirror image of itself.
SHAPE = (at(3, 3), at(3, 4), at(4, 3), at(5, 3), at(5, 4), at(5, 5), at(6, 3))
ENDS = st.tuples(st.integers(1, 10), st.integers(1, 10))


def rectangle(first: tuple[int, int], last: tuple[int, int]) -> Mask:
    """Return the hexes between two corners."""
    return MAIN_GRID.rectangle(at(*first), at(*last))


@pytest.mark.parametrize("command", TURNS)
@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(first=ENDS, last=ENDS)
def test_turn_of_a_rectangle_moves_its_hexes_among_each_other(
    editor: EditorWindow, command: str, first: tuple[int, int], last: tuple[int, int]
) -> None:
    """A rectangle turned twice is unchanged, no other hex changes; undo restores the selection."""
    editor.files.edit(mine(), saved=True)
    mask, before = rectangle(first, last), editor.document.cells()
    editor.bench.select(mask)
    start = text_of(editor)
    press_keys(editor, command)
    after, turned = editor.document.cells(), text_of(editor)
    assert all(after[hex_] == before[hex_] for hex_ in bits(MAIN_GRID.mask & ~mask))
    assert Counter(after.values()) == Counter(before.values())
    assert editor.bench.selection == mask
    steps = editor.document.stack.count()
    assert steps == (turned != start)
    if steps:
        editor.bench.select(1 << at(10, 10))
        press_keys(editor, "undo")
        assert (text_of(editor), editor.bench.selection) == (start, mask)
        editor.bench.select(0)
        press_keys(editor, "redo")
        assert (text_of(editor), editor.bench.selection) == (turned, mask)
    press_keys(editor, command)
    assert text_of(editor) == start


@pytest.mark.parametrize("command", TURNS)
@pytest.mark.parametrize("section", ["farm", "tree_house"])
def test_all_selected_is_the_whole_section(
    make_editor: Callable[..., EditorWindow], command: str, section: str
) -> None:
    """Ctrl+A does not change the effect of the keys; an island has no half turn of the whole."""
    if (command, section) == ("rotate", "tree_house"):
        pytest.skip("an island as a whole has no half turn")
    window = make_editor(section)
    press_keys(window, command)
    whole = text_of(window)
    press_keys(window, "undo")
    press_keys(window, "select_all")
    press_keys(window, command)
    assert text_of(window) == whole


@pytest.mark.parametrize("rotation", [0, 180])
def test_rectangle_of_a_section_on_the_board_is_found(rotation: int) -> None:
    """A rectangle is recognised at every rotation; hexes with a gap or a bay are none."""
    grid = placed_grid(CATALOG.sections["farm"], 2, rotation)
    box = grid.rectangle(grid.hexes[23], grid.hexes[57])
    part = grid.part(box)
    assert part is not None
    assert (part.rows, part.columns, part.mask) == (4, 5, box)
    corner = part.hexes[0]
    assert grid.part(box & ~(1 << corner)) is None
    assert grid.part(1 << grid.hexes[0] | 1 << grid.hexes[2]) is None
    assert grid.part(0) is None
    island = ISLAND_GRID.part(ISLAND_GRID.mask)
    assert island is not None
    assert island.hexes == ISLAND_GRID.hexes


@pytest.mark.parametrize("command", TURNS)
def test_other_shapes_hang_on_the_pointer_until_they_are_placed(
    editor: EditorWindow, command: str
) -> None:
    """Other shapes float at the pointer until they are placed as one step; the section is
    unchanged.
    """
    editor.document.paint({at(5, 5): Cell(feature="location", tile="farm")}, "Paint")
    editor.files.edit(editor.document.section, saved=True)
    mask, before, start = sum(1 << h for h in SHAPE), editor.document.cells(), text_of(editor)
    editor.actions_["lasso"].trigger()
    hover(editor, at(5, 3))
    editor.bench.select(mask)
    press_keys(editor, command)
    assert text_of(editor) == start
    assert editor.toolbox.is_stamping
    assert Counter(
        (editor.document.cells() | editor.bench.preview)[hex_] for hex_ in bits(editor.bench.marked)
    ) == Counter(before[hex_] for hex_ in SHAPE)
    goal = at(5, 6)
    click(editor, goal)
    placed, selected = text_of(editor), editor.bench.selection
    assert Counter(editor.document.cell(h) for h in bits(selected)) == Counter(
        before[h] for h in SHAPE
    )
    empty = {hex_ for hex_ in before if editor.document.cell(hex_) == Cell()}
    assert empty == set(bits(mask & ~selected))
    assert editor.document.stack.count() == 1
    assert editor.toolbox.current == "lasso"
    press_keys(editor, "undo")
    assert (text_of(editor), editor.bench.selection) == (start, mask)
    press_keys(editor, "redo")
    assert (text_of(editor), editor.bench.selection) == (placed, selected)


@pytest.mark.parametrize("command", TURNS)
@pytest.mark.parametrize("pointer", [None, at(5, 3), at(6, 3), at(9, 9)])
def test_two_turns_in_the_air_are_none(
    editor: EditorWindow, command: str, pointer: int | None
) -> None:
    """Two half turns of floating hexes cancel out; placing them at their origin is no step."""
    if pointer is not None:
        hover(editor, pointer)
    editor.bench.select(sum(1 << h for h in SHAPE))
    press_keys(editor, command)
    press_keys(editor, command)
    assert set(bits(editor.bench.marked)) == set(SHAPE)
    if pointer in SHAPE:
        click(editor, pointer)
        assert editor.document.stack.count() == 0
        assert set(bits(editor.bench.selection)) == set(SHAPE)


def test_escape_puts_lifted_hexes_back(editor: EditorWindow) -> None:
    """Escape restores the section, the selection and the previous tool."""
    editor.actions_["lasso"].trigger()
    editor.bench.select(sum(1 << h for h in SHAPE))
    start = text_of(editor)
    press_keys(editor, "rotate")
    assert "puts it back" in editor.usage_label.text()
    hover(editor, at(8, 8))
    key(editor, Qt.Key.Key_Escape)
    assert (text_of(editor), set(bits(editor.bench.selection))) == (start, set(SHAPE))
    assert editor.document.stack.count() == 0
    assert not editor.bench.preview
    assert editor.toolbox.tool is editor.toolbox.tools["lasso"]
    click(editor, at(1, 1))
    assert text_of(editor) == start


@pytest.mark.parametrize(
    "change",
    [
        lambda window: take(window, "undo"),
        lambda window: take(window, "delete"),
        lambda window: window.actions_["brush"].trigger(),
        lambda window: window.opener.edit_copy(CATALOG.sections["oasis"]),
        lambda window: window.files.edit(mine()),
        lambda window: take(window, "board_turn"),
    ],
    ids=["undo", "delete", "tool", "tab", "other", "board"],
)
def test_any_other_change_puts_lifted_hexes_back(
    editor: EditorWindow, change: Callable[[EditorWindow], object]
) -> None:
    """Any other change ends floating, and no later click empties hexes."""
    take(editor, "board")
    editor.document.paint({at(1, 1): Cell(terrain="water")}, "Paint")
    editor.bench.select(sum(1 << h for h in SHAPE))
    page = editor.page
    press_keys(editor, "rotate")
    change(editor)
    editor.tabs.show_page(page)
    assert not editor.toolbox.is_stamping
    assert not editor.bench.preview
    assert editor.document.stack.count() <= 2


@pytest.mark.parametrize("tool", ["select", "lasso"])
def test_move_over_the_edge_loses_nothing(editor: EditorWindow, tool: str) -> None:
    """A move over the edge keeps all hexes floating until they fit into the section."""
    editor.actions_[tool].trigger()
    mask = rectangle((4, 4), (5, 5))
    before, start = editor.document.cells(), text_of(editor)
    editor.bench.select(mask)
    drag(editor, [at(4, 4), at(6, 7), at(7, 10)])
    assert text_of(editor) == start
    assert "outside the section" in editor.statusBar().currentMessage()
    click(editor, at(10, 10))
    assert text_of(editor) == start
    assert "outside the section" in editor.statusBar().currentMessage()
    assert editor.toolbox.is_stamping
    hover(editor, at(8, 8))
    assert editor.statusBar().currentMessage() == ""
    click(editor, at(8, 8))
    landed = MAIN_GRID.rectangle(at(8, 8), at(9, 9))
    assert Counter(editor.document.cell(h) for h in bits(editor.bench.selection)) == Counter(
        before[h] for h in bits(mask)
    )
    assert editor.bench.selection == landed
    assert editor.document.stack.count() == 1
    assert "Move selection" in editor.document.stack.undoText()
    press_keys(editor, "undo")
    assert (text_of(editor), editor.bench.selection) == (start, mask)


def test_copy_over_the_edge_is_put_down(editor: EditorWindow) -> None:
    """A copy over the edge is placed; the selection keeps the hexes that do not fit."""
    editor.actions_["select"].trigger()
    editor.bench.select(rectangle((4, 4), (5, 5)))
    before = editor.document.cells()
    drag(editor, [at(4, 4), at(7, 10)], CTRL)
    assert not editor.toolbox.is_stamping
    assert editor.document.cell(at(7, 10)) == before[at(4, 4)]
    assert editor.document.cell(at(4, 5)) == before[at(4, 5)]


def test_hexes_that_come_back_by_drag_and_drop_land_only_as_a_whole(editor: EditorWindow) -> None:
    """A section refuses a partial drop of its own hexes, but accepts one of a copy."""
    mask = rectangle((4, 4), (5, 5))
    editor.bench.select(mask)
    data: QMimeData = mime_of_fragment(lift(editor.document.cells_of(mask), at(4, 4)))
    assert landing(data, editor.bench, at(6, 10), moves=True) is None
    assert landing(data, editor.bench, at(6, 10), moves=False) is not None
    whole = landing(data, editor.bench, at(6, 9), moves=True)
    assert whole is not None
    assert whole.mask.bit_count() == 4


def test_undo_restores_the_selection_of_a_step(editor: EditorWindow) -> None:
    """Undo and redo restore the selection before and after a step."""
    editor.actions_["select"].trigger()
    first = rectangle((2, 2), (3, 3))
    editor.bench.select(first)
    drag(editor, [at(2, 2), at(6, 6)])
    moved = editor.bench.selection
    press_keys(editor, "copy")
    hover(editor, at(9, 3))
    press_keys(editor, "paste")
    click(editor, at(9, 3))
    pasted = editor.bench.selection
    seen = []
    for id_ in ("undo", "undo", "redo", "redo"):
        press_keys(editor, id_)
        seen.append(editor.bench.selection)
    assert seen == [moved, first, moved, pasted]
    assert len({first, moved, pasted}) == 3


def test_undo_of_all_steps_leads_to_no_selection(editor: EditorWindow) -> None:
    """Undo restores the selection of that time, including an empty one."""
    press_keys(editor, "brush")
    editor.bench.set_cell(Cell(terrain="water"))
    click(editor, at(1, 1))
    editor.bench.select(1 << at(5, 5))
    click(editor, at(5, 5))
    selections = []
    for _ in range(2):
        press_keys(editor, "undo")
        selections.append(editor.bench.selection)
    assert selections == [1 << at(5, 5), 0]
