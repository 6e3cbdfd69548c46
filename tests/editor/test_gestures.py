"""Random gestures with real mouse events: painting, undo and redo are exact to the byte."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.sections.window.editor_actions import SYMMETRIES, TOOLS
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from tests.editor.canvas_support import (
    CTRL,
    NO_KEY,
    RIGHT,
    SHIFT,
    click,
    key,
    move,
    press,
    release,
    text_of,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CELLS = (
    Cell(terrain="grass"),
    Cell(terrain="swamp"),
    Cell(),
    Cell(feature="castle"),
    Cell(feature="location", tile="tower"),
)
HEX = st.sampled_from(MAIN_GRID.hexes)
DRAG = st.tuples(
    st.just("drag"),
    st.sampled_from(TOOLS),
    st.lists(HEX, min_size=1, max_size=5),
    st.sampled_from([NO_KEY, NO_KEY, SHIFT, CTRL]),
    st.booleans(),  # given up with Escape
)
COMMANDS = ("rotate", "mirror", "cut", "copy", "paste", "delete", "select_all", "undo", "redo")
STEP = st.one_of(
    DRAG,
    DRAG,
    st.tuples(st.just("cell"), st.sampled_from(CELLS)),
    st.tuples(st.just("size"), st.integers(1, 3)),
    st.tuples(st.just("command"), st.sampled_from((*COMMANDS, *SYMMETRIES))),
    st.tuples(st.just("pick"), HEX),
)


def do(window: EditorWindow, step: tuple) -> None:
    """Make one gesture."""
    kind, *what = step
    if kind == "drag":
        tool, hexes, keys, is_cancelled = what
        window.actions_[tool].trigger()
        press(window, hexes[0], keys)
        for hex_ in hexes[1:]:
            move(window, hex_, keys)
        if is_cancelled:
            key(window, Qt.Key.Key_Escape)
        release(window, hexes[-1], keys)
    elif kind == "cell":
        window.bench.set_cell(what[0])
    elif kind == "size":
        window.bench.set_size(what[0])
    elif kind == "pick":
        click(window, what[0], button=RIGHT)
    else:
        window.actions_[what[0]].trigger()


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(steps=st.lists(STEP, min_size=1, max_size=10))
def test_undo_and_redo_are_exact(editor: EditorWindow, steps: list[tuple]) -> None:
    """A gesture is at most one step; undo leads back to the first byte, redo to the last."""
    QGuiApplication.clipboard().clear()  # a copied section would be another document
    editor.files.edit(editor.catalog.sections["oasis"], editor.catalog.section_files["oasis"])
    stack, first = editor.document.stack, text_of(editor)
    texts = [first]
    for step in steps:
        index, before = stack.index(), text_of(editor)
        do(editor, step)
        after = text_of(editor)
        is_undoing = step[1] in ("undo", "redo")
        assert is_undoing or stack.index() - index in (0, 1)
        assert is_undoing or (stack.index() == index) == (after == before)
        texts = [*texts[: index + 1], after] if stack.index() > index and not is_undoing else texts
    while stack.canRedo():
        stack.redo()
    assert text_of(editor) == texts[-1]
    for text in reversed(texts[:-1]):
        stack.undo()
        assert text_of(editor) == text
    assert text_of(editor) == first
    assert not stack.canUndo()
    for text in texts[1:]:
        stack.redo()
        assert text_of(editor) == text


@pytest.mark.parametrize("tool", TOOLS)
def test_escape_leaves_no_trace(make_editor: Callable[..., EditorWindow], tool: str) -> None:
    """Escape in the middle of a gesture of any tool changes nothing."""
    window = make_editor()
    window.bench.set_cell(Cell(terrain="swamp"))
    window.bench.select(MAIN_GRID.disk(MAIN_GRID.hexes[55], 2) if tool in ("select",) else 0)
    window.actions_[tool].trigger()
    before = text_of(window)
    press(window, MAIN_GRID.hexes[55])
    move(window, MAIN_GRID.hexes[23])
    key(window, Qt.Key.Key_Escape)
    release(window, MAIN_GRID.hexes[23])
    assert text_of(window) == before
    assert window.document.stack.count() == 0
