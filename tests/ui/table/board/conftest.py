"""A board from inline text, and a scene with a view for mouse events."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.core.board import Board, Cell, Placement, Section, build_board
from kingdom_builder_qt.core.entries import Feature, Terrain
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from tests.helpers.pinned import shipped

SECTION = """
    g g f f t t c c d d
    g g f f t t c c d d
    g L f f t t c c d d
    w w w w w w w w w w
    m m m g g g g m m m
    d d d c S c t t f f
    d d d c c c t t f f
    d d d c c c t t f f
    w w w w g g w w w w
    g g g g g g g g g w
"""
NAMES = {
    "g": "grass",
    "f": "flower",
    "t": "forest",
    "c": "canyon",
    "d": "desert",
    "w": "water",
    "m": "mountain",
}
FEATURES = {name: Feature(name, name.title(), True) for name in ("location", "castle")}


def _cell(letter: str) -> Cell:
    if letter == "L":
        return Cell(feature="location", tile="oracle")
    return Cell(feature="castle") if letter == "S" else Cell(terrain=NAMES[letter])


@pytest.fixture(scope="session")
def board() -> Board:
    """Return a board of four equal sections, every second one rotated."""
    cells = tuple(_cell(letter) for letter in SECTION.split())
    section = Section("test", "Test", "base", cells)
    terrains = {name: Terrain(name, name, key, True, "") for key, name in NAMES.items()}
    turns = (0, 180, 180, 0)
    return build_board([Placement(section, turn) for turn in turns], terrains, FEATURES)


@pytest.fixture
def view(qtbot: QtBot, board: Board, boards_painted_once: None) -> Iterator[BoardView]:
    """Show a scene with the board, a supply and one settlement of player 0 on A1."""
    scene = BoardScene()
    scene.set_board(board)
    scene.pieces.set_kinds(shipped().pieces)
    scene.set_supply(0, 20, 3)
    scene.sync({0: 0})
    shown = BoardView(scene)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    yield shown
    scene.settle()
