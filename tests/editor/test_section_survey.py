"""Keys that tell neighbours and find sites on the canvas of a section."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from tests.editor.canvas_support import SHIFT, at

K = Qt.Key


@pytest.fixture
def heard(editor: EditorWindow) -> list[str]:
    """Return what the canvas announces."""
    said: list[str] = []
    editor.canvas.announced.connect(said.append)
    editor.canvas.setFocus()
    return said


def press(editor: EditorWindow, key: K) -> None:
    """Press a key with Shift on the canvas."""
    QTest.keyClick(editor.canvas, key, SHIFT)


def sites(editor: EditorWindow, feature: str) -> set[int]:
    """Return the hexes with a feature."""
    cells = editor.document.cells()
    return {hex_ for hex_, cell in cells.items() if cell.feature == feature}


def test_neighbours_are_told(editor: EditorWindow, heard: list[str]) -> None:
    """Shift+I tells the hex and its six neighbours by place and content, "the rim" outside."""
    press(editor, K.Key_I)
    assert heard == [], "there is no cursor yet"
    editor.canvas.set_cursor(at(2, 1))
    before = editor.document.section
    press(editor, K.Key_I)
    assert editor.document.section == before
    assert heard[-1].startswith("2/1  ")
    ways = ("north-east", "east", "south-east", "south-west", "west", "north-west")
    places = [heard[-1].index(f" {way}: ") for way in ways]
    assert places == sorted(places)
    for way, hex_ in (("north-east", at(1, 2)), ("east", at(2, 2)), ("north-west", at(1, 1))):
        name = editor.page.names.name(editor.document.cell(hex_))
        assert f"{way}: {editor.document.grid.name(hex_)}  {name}" in heard[-1]
    assert " west: the rim" in heard[-1]


def test_neighbours_across_the_border_are_told(editor: EditorWindow, heard: list[str]) -> None:
    """On the whole board the hexes of other sections are neighbours, too."""
    editor.actions_["board"].trigger()
    grid = editor.document.grid
    other = editor.page.board.cells
    hex_ = next(h for h in grid.hexes for o in other if abs(o - h) == 1)
    editor.canvas.set_cursor(hex_)
    press(editor, K.Key_I)
    assert "; part of " in heard[-1]


def test_sites_are_found(editor: EditorWindow, heard: list[str]) -> None:
    """Shift+L and Shift+C visit all locations and castles; without one they say so."""
    canvas = editor.canvas
    canvas.set_cursor(at(1, 1))
    for key, feature in ((K.Key_L, "location"), (K.Key_C, "castle")):
        wanted, found = sites(editor, feature), set()
        assert wanted
        for _ in wanted:
            press(editor, key)
            found.add(canvas.cursor_hex)
        assert found == wanted
    editor.document.paint(dict.fromkeys(sites(editor, "castle"), Cell(terrain="grass")), "Paint")
    press(editor, K.Key_C)
    assert heard[-1] == "There is none in this section."


def test_the_keys_are_listed_and_free(editor: EditorWindow) -> None:
    """The list of keys names them, and no command of the window has one of them."""
    listed = " ".join(keys for keys, _text in editor.actions_.shortcuts())
    taken = {key.toString() for action in editor.actions() for key in action.shortcuts()}
    for letter in "ILC":
        assert f"Shift+{letter}" in listed
        assert f"Shift+{letter}" not in taken
