"""Strokes outside a selection paint nothing, and the status bar says so."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from tests.editor.canvas_support import at, click, text_of
from tests.editor.support import mine

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.mark.parametrize("tool", ["brush", "fill", "line"])
@pytest.mark.parametrize("symmetry", ["none", "rotation"])
def test_outside_the_selection_nothing_is_painted(
    editor: EditorWindow, tool: str, symmetry: str
) -> None:
    """The mirror image inside the selection is not painted either; the status bar says why."""
    editor.files.edit(mine())
    editor.bench.set_cell(Cell(terrain="water"))
    editor.bench.set_symmetry(symmetry)
    outside = at(1, 1)
    editor.bench.select(1 << editor.bench.grid.rotated(outside))
    before = text_of(editor)
    editor.actions_[tool].trigger()
    click(editor, outside)
    if tool == "line":
        click(editor, outside)  # its other end
    assert text_of(editor) == before
    assert "outside the selection" in editor.statusBar().currentMessage()


def test_message_about_a_hex_outside_ends_with_the_selection(editor: EditorWindow) -> None:
    """The message ends with the selection or the next stroke, and shortens no other message."""
    editor.files.edit(mine())
    editor.bench.set_cell(Cell(terrain="water"))
    for end in (
        lambda: editor.bench.select(0),
        lambda: click(editor, at(5, 5)),
    ):
        editor.bench.select(1 << at(5, 5))
        click(editor, at(1, 1))
        assert "outside the selection" in editor.statusBar().currentMessage()
        end()
        assert editor.statusBar().currentMessage() == ""
    editor.show_message("Something else")
    editor.bench.select(0)
    assert editor.statusBar().currentMessage() == "Something else"
