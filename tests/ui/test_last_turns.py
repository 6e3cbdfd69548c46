"""The moves of others stay marked until the own turn ends, and can be shown again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.last_turns import last_turn, turns_of_others
from kingdom_builder_qt.ui.table.gestures.event_player import before, marks_of, pieces_of
from tests.ui.drawn_games import drawn
from tests.ui.expansion_games import start
from tests.ui.table.board.driven import drive, drive_to_the_end, grab, running_clocks

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
TURN = "mandatory build {0}, mandatory build {1}, mandatory build {2}, turn end"
ANN = TURN.format("A1", "A2", "A3")
BOB = TURN.format("E1", "E2", "E3")


@pytest.fixture
def session(catalog: Catalog) -> Session:
    """Return a game in which Ann and Bob have played a turn each and Ann is to move."""
    play = f"{ANN}, {BOB}"
    return drawn(catalog, card="grass", hands=["forest", "forest"], play=play)


def hexes_of(names: str) -> int:
    """Return hexes by name."""
    return sum(1 << parse_hex(name) for name in names.split())


def test_the_turn_of_others_stays_marked_until_the_own_turn_ends(session: Session) -> None:
    """Bob's builds are marked during Ann's whole turn, and no longer."""
    bobs = hexes_of("E1 E2 E3")
    assert last_turn(session, 0) == bobs
    for name in ("A4", "A5", "B5"):
        session.play(parse_move(f"mandatory build {name}"))
        assert last_turn(session, 0) == bobs
    session.play(parse_move("turn end"))
    assert last_turn(session, 0) == 0
    assert last_turn(session, 1) == hexes_of("A4 A5 B5")


def test_the_board_before_the_turns_of_others(session: Session) -> None:
    """The board before the others' turns has the present own pieces and no new ones of others."""
    session.play(parse_move("mandatory build A4"))
    pieces, _, _, marks = before(session, turns_of_others(session, 0))
    assert set(pieces) == {parse_hex(name) for name in ("A1", "A2", "A3", "A4")}
    assert marks == marks_of(session)


@pytest.fixture
def window(make_window: Callable[..., MainWindow], session: Session) -> MainWindow:
    """Return a window with animation and Ann as the viewer."""
    window = make_window(animation_speed=1.0, running_score=False)
    start(window, session)
    window.desk.lift_curtain()
    window.game_page.scene.animator.skip()
    return window


def test_turns_are_shown_again_one_move_after_the_other(window: MainWindow) -> None:
    """The replay starts without Bob's pieces, adds them one by one, and ends with the same
    picture.
    """
    page, scene = window.game_page, window.game_page.scene
    resting = grab(page.view)
    assert window.actions_["last_turns"].isEnabled()
    window.actions_["last_turns"].trigger()
    shown = [len(scene.pieces.standing())]
    while not scene.animator.is_still:
        drive(scene.animator, 16)
        if len(scene.pieces.standing()) != shown[-1]:
            shown.append(len(scene.pieces.standing()))
    assert shown == [3, 4, 5, 6]
    assert grab(page.view) == resting
    assert running_clocks(scene.animator) == []


@pytest.mark.parametrize("how", ["key", "move", "undo", "skip"])
def test_showing_is_given_up_at_any_time(window: MainWindow, session: Session, how: str) -> None:
    """A press, a move or an undo ends the replay: the board then shows the game."""
    scene = window.game_page.scene
    assert window.desk.controller.play(parse_move("mandatory build A4"))
    window.game_page.interaction.show_last_turns()
    drive(scene.animator, 700)
    if how == "key":
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_F12)
        assert scene.animator.is_still
    elif how == "move":
        assert window.desk.controller.play(parse_move("mandatory build A5"))
    elif how == "undo":
        window.desk.controller.undo()
    drive_to_the_end(scene.animator)
    assert scene.pieces.standing() == pieces_of(session)


def test_a_piece_in_the_hand_is_put_back_before(window: MainWindow, session: Session) -> None:
    """Starting the replay returns a lifted piece to its place."""
    scene = window.game_page.scene
    scene.activate_supply()
    assert scene.hand.piece is not None
    window.game_page.interaction.show_last_turns()
    assert scene.hand.piece is None
    drive_to_the_end(scene.animator)
    assert scene.pieces.standing() == pieces_of(session)


def test_without_motion_or_turns_there_is_nothing_to_show(
    make_window: Callable[..., MainWindow], session: Session, catalog: Catalog
) -> None:
    """The replay is disabled before the others' turns; without animation a message gives the
    reason.
    """
    window = make_window()
    start(window, session)
    window.desk.lift_curtain()
    action, why = window.actions_["last_turns"], "Turns can be shown again only with animation"
    assert not action.isEnabled()
    assert why in action.toolTip()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window.game_page.view, Qt.Key.Key_R)
    assert window.status_line.message.startswith(why)
    window.apply_settings(replace(window.settings, animation_speed=1.0))
    assert action.isEnabled()
    assert why not in action.toolTip()
    moving = make_window(animation_speed=1.0)
    start(moving, drawn(catalog, card="grass"))
    moving.game_page.scene.animator.skip()
    assert not moving.actions_["last_turns"].isEnabled()
    moving.game_page.interaction.show_last_turns()
    assert moving.game_page.scene.animator.is_still
