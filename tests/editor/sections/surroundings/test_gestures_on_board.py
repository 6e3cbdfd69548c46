"""Random gestures while the section moves between places: undo and redo are exact to the byte."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication

from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from tests.editor.canvas_support import text_of
from tests.editor.test_gestures import DRAG, STEP, do

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
PLACE = st.tuples(
    st.just("board"), st.sampled_from(("board", "board_corner", "board_turn", "board_draw"))
)


def there(window: EditorWindow, step: tuple) -> tuple:
    """Return a gesture on the hexes of the section's present place."""

    def lying(hex_: int) -> int:
        return window.bench.grid.hexes[MAIN_GRID.index(hex_)]

    if step[0] == "drag":
        return (*step[:2], [lying(hex_) for hex_ in step[2]], *step[3:])
    return ("pick", lying(step[1])) if step[0] == "pick" else step


@settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(st.lists(st.one_of(STEP, DRAG, PLACE, PLACE), min_size=2, max_size=9))
def test_gestures_on_the_board_can_be_undone(editor: EditorWindow, steps: list[tuple]) -> None:
    """All gestures can be undone and redone, wherever the section was when they were made."""
    QGuiApplication.clipboard().clear()  # a copied section would be another document
    editor.board._random = Random(1)
    editor.files.edit(editor.catalog.sections["oasis"], editor.catalog.section_files["oasis"])
    stack, texts = editor.document.stack, [text_of(editor)]
    for step in steps:
        index, before = stack.index(), text_of(editor)
        if step[0] == "board":
            editor.actions_[step[1]].trigger()
            assert (stack.index(), text_of(editor)) == (index, before)
        else:
            do(editor, there(editor, step))
        if stack.index() > index and step[1] not in ("undo", "redo"):
            texts = [*texts[: index + 1], text_of(editor)]
        grid = editor.bench.grid
        assert not editor.bench.selection & ~grid.mask
        assert not editor.board.is_shown or set(editor.board.cells).isdisjoint(grid.hexes)
    while stack.canRedo():
        stack.redo()
    for text in reversed(texts):
        assert text_of(editor) == text
        stack.undo()
    assert not stack.canUndo()
