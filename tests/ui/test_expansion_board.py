"""Nomads and Crossroads on the board: every verb of every tile by clicks, by drag and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import MANDATORY, MOVE, PLACE, RETURN, WALL
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.drawn_games import ready
from tests.ui.expansion_games import (
    a_move,
    by_clicks,
    by_drag,
    expected,
    shown,
    start,
)
from tests.ui.sample_games import press, walk_to

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

BRINGS = [
    ("tile:quarry", WALL),
    ("tile:village", "build"),
    ("tile:garden", "build"),
    ("nomad:donation_grass", "build"),
    ("nomad:donation_water", "build"),
    ("tile:lighthouse", PLACE),
    ("tile:foresters_lodge", "build"),
    ("tile:barracks", PLACE),
    ("tile:city_hall", PLACE),
    ("tile:monastery", "build"),
    ("tile:wagon", PLACE),
]
MOVES = [
    ("tile:caravan", MOVE),
    ("nomad:resettlement", MOVE),
    ("tile:lighthouse", MOVE),
    ("tile:wagon", MOVE),
]
RETURNS = [("tile:lighthouse", RETURN), ("tile:barracks", RETURN), ("tile:wagon", RETURN)]
STRIKES = [("nomad:sword", "remove")]


def check_played(window: MainWindow, source: str, verb: str, how: object) -> None:
    """Make a move, undo and redo it: the board shows the position each time."""
    desk = window.desk
    session, position = desk.session, desk.position
    before = shown(window)
    assert before == expected(session)
    move = a_move(position, source, verb)
    how(window, move)
    assert session.log[-1].move == move
    assert shown(window) == expected(session) != before
    if session.can_undo:
        desk.controller.undo()
        assert shown(window) == expected(session) == before
        desk.controller.redo()
        assert shown(window) == expected(session) != before


@pytest.mark.parametrize(("source", "verb"), BRINGS + MOVES + RETURNS + STRIKES)
def test_every_verb_by_clicks(window: MainWindow, catalog: Catalog, source: str, verb: str) -> None:
    """Every action of the new tiles is made by clicks, undone and redone exactly."""
    start(window, ready(catalog, source, verb))
    check_played(window, source, verb, by_clicks)


@pytest.mark.parametrize(("source", "verb"), BRINGS + MOVES + RETURNS)
def test_every_verb_by_drag(window: MainWindow, catalog: Catalog, source: str, verb: str) -> None:
    """The same actions work by drag: from the supply, over the board, back into the supply.

    A ship, wagon, warrior, wall or city hall dragged from the supply selects its tile.
    """
    start(window, ready(catalog, source, verb))
    if MANDATORY in window.desk.position.sources():
        window.desk.controller.select_source(MANDATORY)
    check_played(window, source, verb, by_drag)


@pytest.mark.parametrize(("source", "verb"), RETURNS)
def test_take_back_by_keys(window: MainWindow, catalog: Catalog, source: str, verb: str) -> None:
    """Enter on the piece and Delete return it to the supply."""
    start(window, ready(catalog, source, verb))
    move = a_move(window.desk.position, source, verb)
    window.desk.controller.select_source(source)
    walk_to(window, move.target)
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Delete)
    assert window.desk.session.log[-1].move == move
    assert shown(window) == expected(window.desk.session)
