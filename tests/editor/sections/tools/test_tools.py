"""Every tool by real mouse events on the canvas."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.editor.sections.canvas.cell_drag import cell_of, mime_of
from kingdom_builder_qt.editor.sections.tools.select_tools import enclosed
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from tests.editor.canvas_support import (
    CTRL,
    RIGHT,
    SHIFT,
    at,
    click,
    drag,
    drop,
    hover,
    key,
    move,
    point_of,
    press,
    release,
    text_of,
    wheel,
)
from tests.editor.hand import marked

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SWAMP, CASTLE, WATER = Cell(terrain="swamp"), Cell(feature="castle"), Cell(terrain="water")


def painted(window: EditorWindow, cell: Cell) -> set[int]:
    """Return the hexes with a cell."""
    return set(bits(window.document.alike(cell)))


def use(window: EditorWindow, tool: str, cell: Cell | None = SWAMP) -> None:
    """Choose a tool and the brush's cell by their actions."""
    if cell is not None:
        window.bench.set_cell(cell)
    window.actions_[tool].trigger()


# -- brush and eraser ------------------------------------------------------------------------------


def test_brush_paints_along_the_way(editor: EditorWindow) -> None:
    """A fast mouse that skips hexes leaves no gap, and the stroke is one step."""
    use(editor, "brush")
    drag(editor, [at(3, 2), at(3, 7), at(6, 7)])
    found = painted(editor, SWAMP)
    assert {at(3, c) for c in range(2, 8)} <= found
    assert {at(6, 7), at(4, 7), at(5, 7)} & found
    assert editor.document.stack.count() == 1


@pytest.mark.parametrize(("size", "count"), [(1, 1), (2, 7), (3, 19)])
def test_brush_sizes(editor: EditorWindow, size: int, count: int) -> None:
    """A brush is a hex, a flower of 7 or one of 19."""
    use(editor, "brush")
    editor.actions_[f"size_{size}"].trigger()
    click(editor, at(5, 5))
    assert len(painted(editor, SWAMP)) == count


@pytest.mark.parametrize("keys", [CTRL, SHIFT])
def test_wheel_changes_the_size(editor: EditorWindow, keys: Qt.KeyboardModifier) -> None:
    """Ctrl or Shift with the wheel changes the size between 1 and 3; the tool bar follows."""
    sizes = []
    for up in (True, True, True, False):
        wheel(editor, up, keys)
        sizes.append(editor.bench.size)
    assert sizes == [2, 3, 3, 2]
    assert editor.actions_["size_2"].isChecked()


def test_brush_shows_before_it_paints(editor: EditorWindow) -> None:
    """Hovering changes nothing, but previews the effect of a click."""
    use(editor, "brush")
    editor.bench.set_size(2)
    before = text_of(editor)
    hover(editor, at(5, 5))
    assert set(editor.bench.preview) == set(bits(editor.bench.grid.disk(at(5, 5), 2)))
    assert text_of(editor) == before


def test_escape_takes_a_stroke_back(editor: EditorWindow) -> None:
    """Escape removes a stroke without leaving a step to redo; an earlier step stays."""
    use(editor, "brush")
    click(editor, at(1, 1))
    before = text_of(editor)
    press(editor, at(3, 2))
    move(editor, at(3, 5))
    assert text_of(editor) != before
    key(editor, Qt.Key.Key_Escape)
    release(editor, at(3, 5))
    assert text_of(editor) == before
    assert not editor.document.stack.canRedo()
    assert editor.document.stack.index() == 1


def test_escape_after_painting_what_was_there(editor: EditorWindow) -> None:
    """Escape in a stroke without changes must not undo the previous step."""
    use(editor, "brush")
    click(editor, at(1, 1))
    press(editor, at(1, 1))
    key(editor, Qt.Key.Key_Escape)
    release(editor, at(1, 1))
    assert painted(editor, SWAMP) == {at(1, 1)}


def test_undo_key_in_a_stroke_takes_only_the_stroke(editor: EditorWindow) -> None:
    """Ctrl+Z while the button is pressed works like Escape."""
    use(editor, "brush")
    click(editor, at(1, 1))
    press(editor, at(3, 3))
    editor.editing.undo()
    release(editor, at(3, 3))
    assert painted(editor, SWAMP) == {at(1, 1)}


def test_eraser(editor: EditorWindow) -> None:
    """The eraser empties hexes, ignoring the brush's cell, and stays the current tool."""
    use(editor, "eraser")
    drag(editor, [at(2, 2), at(2, 4)])
    assert painted(editor, Cell()) == {at(2, 2), at(2, 3), at(2, 4)}
    assert editor.bench.cell == SWAMP
    assert editor.toolbox.current == "eraser"


@pytest.mark.parametrize(("symmetry", "image"), [("rotation", at(8, 9)), ("mirror", at(3, 9))])
def test_symmetry(editor: EditorWindow, symmetry: str, image: int) -> None:
    """Strokes are repeated on the other side, in the same step."""
    use(editor, "brush")
    editor.actions_[f"symmetry_{symmetry}"].trigger()
    click(editor, at(3, 2))
    assert painted(editor, SWAMP) == {at(3, 2), image}
    assert editor.scene.axis.symmetry == symmetry
    assert editor.document.stack.count() == 1


def test_painting_stays_inside_the_selection(editor: EditorWindow) -> None:
    """Strokes paint only inside the selection; without a selection they paint everywhere."""
    editor.bench.select(1 << at(3, 3) | 1 << at(3, 4))
    use(editor, "brush")
    drag(editor, [at(3, 1), at(3, 8)])
    assert painted(editor, SWAMP) == {at(3, 3), at(3, 4)}


# -- line and fill ---------------------------------------------------------------------------------


def test_line(editor: EditorWindow) -> None:
    """The line is previewed during the drag and painted at its end, as one step."""
    use(editor, "line")
    before = text_of(editor)
    press(editor, at(2, 2))
    move(editor, at(9, 9))
    move(editor, at(2, 6))
    expected = {at(2, c) for c in range(2, 7)}
    assert set(editor.bench.preview) == expected
    assert text_of(editor) == before
    release(editor, at(2, 6))
    assert painted(editor, SWAMP) == expected
    assert editor.document.stack.count() == 1


def test_line_can_be_given_up(editor: EditorWindow) -> None:
    """Escape cancels a line, and the next line starts at its own first hex."""
    use(editor, "line")
    press(editor, at(2, 2))
    move(editor, at(2, 6))
    key(editor, Qt.Key.Key_Escape)
    release(editor, at(2, 6))
    assert not editor.document.is_modified
    drag(editor, [at(7, 1), at(7, 2)])
    assert painted(editor, SWAMP) == {at(7, 1), at(7, 2)}


@pytest.mark.usefixtures("hexes_painted")
def test_fill_preview_is_half_transparent(editor: EditorWindow) -> None:
    """The fill preview is half transparent; without the window's focus it is hidden."""
    use(editor, "fill")
    editor.canvas.viewport().grab()
    place = editor.canvas.rect_of(at(9, 9)).toAlignedRect().adjusted(8, 8, -8, -8)
    pictures = [editor.canvas.viewport().grab(place).toImage()]
    hover(editor, at(9, 9))
    pictures.append(editor.canvas.viewport().grab(place).toImage())
    QApplication.sendEvent(editor.canvas.viewport(), QEvent(QEvent.Type.WindowDeactivate))
    assert not editor.bench.preview
    click(editor, at(9, 9))
    QApplication.sendEvent(editor.canvas.viewport(), QEvent(QEvent.Type.WindowDeactivate))
    pictures.append(editor.canvas.viewport().grab(place).toImage())
    before, shown, after = (picture.scaled(1, 1).pixelColor(0, 0) for picture in pictures)
    way = abs(after.blue() - before.blue())
    assert way > 20
    assert abs(shown.blue() - before.blue()) < 0.65 * way


def test_fill(editor: EditorWindow) -> None:
    """The area under the pointer is previewed, then filled."""
    use(editor, "fill")
    water = painted(editor, WATER)
    hover(editor, at(10, 10))
    area = set(editor.bench.preview)
    assert area < water
    click(editor, at(10, 10))
    assert painted(editor, SWAMP) == area
    assert editor.document.stack.count() == 1


def test_fill_everything_alike(editor: EditorWindow) -> None:
    """Shift and a click replace every hex of a terrain."""
    use(editor, "fill")
    water = painted(editor, WATER)
    click(editor, at(10, 10), SHIFT)
    assert painted(editor, SWAMP) == water


def test_fill_stops_at_the_selection(editor: EditorWindow) -> None:
    """The fill does not cross the border of the selection."""
    editor.bench.select(1 << at(10, 10) | 1 << at(10, 9))
    use(editor, "fill")
    click(editor, at(10, 10))
    assert painted(editor, SWAMP) == {at(10, 9), at(10, 10)}


# -- picking, swapping, tiles ----------------------------------------------------------------------


def test_pick(editor: EditorWindow) -> None:
    """The picker puts the cell of a hex into the brush and returns to the previous tool."""
    use(editor, "fill")
    use(editor, "pick", None)
    click(editor, at(2, 2))
    assert editor.bench.cell == CASTLE
    assert editor.toolbox.current == "fill"


def test_right_click_picks_with_any_tool(editor: EditorWindow) -> None:
    """A right click picks with any tool; the eraser gives way to the brush; the palette follows."""
    use(editor, "eraser")
    click(editor, at(2, 8), button=RIGHT)
    assert editor.bench.cell == Cell(feature="location", tile="farm")
    assert editor.toolbox.current == "brush"
    assert marked(editor.palette_) == [editor.bench.cell]


def test_swap(editor: EditorWindow) -> None:
    """Dragging a hex onto another one swaps the two."""
    use(editor, "swap")
    document = editor.document
    castle, other = document.cell(at(2, 2)), document.cell(at(8, 8))
    drag(editor, [at(2, 2), at(5, 5), at(8, 8)])
    assert (document.cell(at(8, 8)), document.cell(at(2, 2))) == (castle, other)
    assert document.stack.count() == 1


def test_tile_from_the_palette(editor: EditorWindow) -> None:
    """A tile dropped on a hex is placed there; a drop outside the section does nothing."""
    data, viewport = mime_of(CASTLE), editor.canvas.viewport()
    drop(viewport, data, point_of(editor, at(6, 6)))
    assert editor.document.cell(at(6, 6)) == CASTLE
    assert not editor.bench.preview
    count = editor.document.stack.count()
    drop(viewport, data, viewport.rect().topLeft())
    assert editor.document.stack.count() == count


def test_tile_is_lifted_from_the_palette(
    editor: EditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A drag from a palette entry carries the cell of the entry."""
    carried = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, _actions: carried.append(drag.mimeData()))
    palette, viewport = editor.palette_, editor.palette_.viewport()
    castle = palette.rows.place_of(CASTLE)
    palette.scrollTo(castle)
    start = palette.visualRect(castle).topLeft() + QPoint(8, 8)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for way in (QPoint(2, 1), QPoint(52, 12)):
        place = QPointF(start + way)
        far = QMouseEvent(
            QEvent.Type.MouseMove, place, viewport.mapToGlobal(place), none, left,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(viewport, far)
    assert carried
    assert cell_of(carried[0], editor.catalog) == CASTLE


# -- selections ------------------------------------------------------------------------------------


def selected(window: EditorWindow) -> set[int]:
    """Return the selected hexes."""
    return set(bits(window.bench.selection))


def test_rectangle(editor: EditorWindow) -> None:
    """The rectangle spans two corners; Shift adds to it; a click outside clears it."""
    use(editor, "select")
    drag(editor, [at(2, 2), at(3, 4)])
    first = {at(r, c) for r in (2, 3) for c in (2, 3, 4)}
    assert selected(editor) == first
    drag(editor, [at(8, 8), at(8, 9)], SHIFT)
    assert selected(editor) == first | {at(8, 8), at(8, 9)}
    click(editor, at(10, 1))
    assert selected(editor) == set()


def test_lasso(editor: EditorWindow) -> None:
    """The lasso selects its trail and the enclosed hexes."""
    use(editor, "lasso")
    drag(editor, [at(3, 3), at(3, 6), at(6, 7), at(6, 3)])
    assert {at(4, 4), at(5, 5), at(3, 3), at(6, 7)} <= selected(editor)
    assert at(8, 5) not in selected(editor)


def test_nothing_is_enclosed_by_a_line(editor: EditorWindow) -> None:
    """A ring encloses its middle; a line encloses nothing."""
    grid, ring = editor.bench.grid, 0
    ring = grid.disk(at(5, 5), 2) & ~(1 << at(5, 5))
    assert enclosed(ring, grid) == 1 << at(5, 5)
    assert enclosed(sum(1 << h for h in grid.line(at(2, 2), at(9, 2))), grid) == 0


def test_moving_a_selection(editor: EditorWindow) -> None:
    """Dragging a selection moves its cells and leaves empty hexes."""
    use(editor, "select")
    editor.bench.select(1 << at(2, 2) | 1 << at(2, 1))
    cells = [editor.document.cell(at(2, c)) for c in (1, 2)]
    drag(editor, [at(2, 2), at(6, 6)])
    assert [editor.document.cell(at(6, c)) for c in (5, 6)] == cells
    assert painted(editor, Cell()) == {at(2, 1), at(2, 2)}
    assert selected(editor) == {at(6, 5), at(6, 6)}
    assert editor.document.stack.count() == 1


def test_copying_a_selection_by_drag(editor: EditorWindow) -> None:
    """Dragging with Ctrl copies the cells and empties nothing."""
    use(editor, "select")
    editor.bench.select(1 << at(2, 2))
    drag(editor, [at(2, 2), at(7, 7)], CTRL)
    assert painted(editor, CASTLE) == {at(2, 2), at(7, 7)}
    assert painted(editor, Cell()) == set()


def test_escape_puts_a_moved_selection_back(editor: EditorWindow) -> None:
    """Escape restores the section; a second Escape clears the selection."""
    use(editor, "select")
    editor.bench.select(1 << at(2, 2))
    press(editor, at(2, 2))
    move(editor, at(7, 7))
    key(editor, Qt.Key.Key_Escape)
    release(editor, at(7, 7))
    assert not editor.document.is_modified
    assert selected(editor) == {at(2, 2)}
    key(editor, Qt.Key.Key_Escape)
    assert selected(editor) == set()
