"""A piece moves over several hexes in one drag."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import Hex, bits
from kingdom_builder_qt.core.moves import MOVE, REMOVE
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.drawn_games import ready
from tests.ui.expansion_games import expected, shown, start
from tests.ui.sample_games import LEFT, point_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
SWORD = "nomad:sword"
WALKS = [
    ("nomad:resettlement", 4, "1 step left"),
    ("tile:wagon", 3, "1 step left"),
    ("tile:lighthouse", 2, "2 steps left"),
]


def way(window: MainWindow, source: str, steps: int) -> list[Hex]:
    """Return the path of a piece on which each hex is needed."""
    position = window.desk.position.copy()
    origin = next(bits(position.origins(source)))
    trail = [origin]
    reached = 1 << origin
    for _ in range(steps):
        targets = position.targets(source, trail[-1], MOVE)
        hex_ = next(hex_ for hex_ in bits(targets & ~reached))
        reached |= targets
        moves = position.legal_moves([source], 1 << trail[-1], 1 << hex_)
        position.push(next(move for move in moves if move.verb == MOVE))
        trail.append(hex_)
    return trail


def lead(window: MainWindow, trail: list[Hex]) -> None:
    """Press on the first hex and move the mouse over the others."""
    viewport = window.game_page.view.viewport()
    QTest.mouseMove(viewport, point_of(window, trail[0]))
    QTest.mousePress(viewport, LEFT, pos=point_of(window, trail[0]))
    QTest.mouseMove(viewport, point_of(window, trail[0]) + QPoint(4, 8))
    for hex_ in trail[1:]:
        QTest.mouseMove(viewport, point_of(window, hex_))


def let_go(window: MainWindow, hex_: Hex) -> None:
    """Release the button on a hex."""
    QTest.mouseRelease(window.game_page.view.viewport(), LEFT, pos=point_of(window, hex_))


@pytest.mark.parametrize(("source", "steps", "left"), WALKS)
def test_all_steps_in_one_drag(
    window: MainWindow, catalog: Catalog, source: str, steps: int, left: str
) -> None:
    """The path and the remaining steps are shown, and played at the release."""
    start(window, ready(catalog, source, MOVE))
    window.desk.controller.select_source(source)
    session, page = window.desk.session, window.game_page
    trail = way(window, source, steps)
    lead(window, trail[:-1])
    assert f"({left})" in page.hand.task.text()
    passed = page.scene.marks.item.mask("path")
    assert passed == sum(1 << hex_ for hex_ in trail[1:-2])
    assert page.scene.marks.item.mask("target") >> trail[-1] & 1
    QTest.mouseMove(page.view.viewport(), point_of(window, trail[-1]))
    assert session.log == []
    let_go(window, trail[-1])
    assert [entry.move.target for entry in session.log] == trail[1:]
    assert shown(window) == expected(session)


def test_the_shortest_way_counts(window: MainWindow, catalog: Catalog) -> None:
    """A hex touched on the way costs no step, and moving back returns steps."""
    source = "nomad:resettlement"
    start(window, ready(catalog, source, MOVE))
    window.desk.controller.select_source(source)
    session = window.desk.session
    trail = way(window, source, 2)
    lead(window, [*trail, trail[1]])
    let_go(window, trail[1])
    assert [entry.move.target for entry in session.log] == trail[1:2]


def test_a_drag_to_its_beginning_plays_nothing(window: MainWindow, catalog: Catalog) -> None:
    """A release at the start, or at an impossible hex, changes nothing."""
    source = "tile:wagon"
    start(window, ready(catalog, source, MOVE))
    window.desk.controller.select_source(source)
    trail = way(window, source, 2)
    lead(window, [*trail, trail[1], trail[0]])
    let_go(window, trail[0])
    assert window.desk.session.log == []
    assert shown(window) == expected(window.desk.session)


# -- the sword strikes one piece of every opponent -------------------------------------------------


def sword_in_hand(window: MainWindow, catalog: Catalog) -> tuple[Hex, Hex, Hex]:
    """Select a sword; return two pieces of the first opponent and one of the second."""
    pieces = ["D4 D5", "J8 J9", "J13 J14"]
    start(window, ready(catalog, SWORD, REMOVE, *["human"] * 3, pieces=pieces))
    window.desk.controller.select_source(SWORD)
    first, second = (list(bits(window.desk.position.removable(player))) for player in (1, 2))
    return first[0], first[1], second[0]


def test_one_drag_strikes_a_piece_of_every_opponent(window: MainWindow, catalog: Catalog) -> None:
    """The last piece passed of each opponent is removed at the release, none before."""
    passed, struck, other = sword_in_hand(window, catalog)
    marks = window.game_page.scene.marks
    lead(window, [passed, struck, other])
    assert marks.item.mask("chosen") == 1 << struck | 1 << other
    assert not marks.item.mask("victim")
    assert not window.desk.session.log
    let_go(window, other)
    assert [entry.move.target for entry in window.desk.session.log] == [struck, other]
    assert window.desk.position.block is None
    assert shown(window) == expected(window.desk.session)


def test_a_sweep_released_elsewhere_strikes_no_piece(window: MainWindow, catalog: Catalog) -> None:
    """Nothing is played, and the pieces of the first opponent are lit again."""
    passed, _, other = sword_in_hand(window, catalog)
    lead(window, [passed, other])
    let_go(window, other + 60)
    assert not window.desk.session.log
    marks = window.game_page.scene.marks
    assert marks.item.mask("chosen") == 0
    assert marks.item.mask("victim") == window.desk.position.removable(1)


def test_a_dragged_piece_asks_for_its_place(window: MainWindow, catalog: Catalog) -> None:
    """The task is the same during a drag as after the first of two clicks."""
    source = "tile:paddock"
    start(window, ready(catalog, source, MOVE))
    window.desk.controller.select_source(source)
    task = window.game_page.hand.task
    before = task.text()
    trail = way(window, source, 1)
    lead(window, trail)
    assert task.text() != before
    assert "where it goes" in task.text()
    QTest.keyClick(window.game_page.view, Qt.Key.Key_Escape)
    assert task.text() == before
