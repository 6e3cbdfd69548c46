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
from kingdom_builder_qt.ui.table.board.motion.animator import Animator
from kingdom_builder_qt.ui.table.board.motion.motion import Pause
from kingdom_builder_qt.ui.table.desk.last_turns import last_turn, left_hexes, turns_of_others
from kingdom_builder_qt.ui.table.gestures.event_player import before, marks_of, pieces_of
from kingdom_builder_qt.ui.table.gestures.flights import gains
from kingdom_builder_qt.ui.table.gestures.interaction import HOLD_MS
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


def test_the_hex_that_a_moved_piece_left_is_marked(catalog: Catalog) -> None:
    """Both ends of another player's move are marked until the own turn ends."""
    session = drawn(
        catalog,
        card="grass",
        hands=["forest", "forest"],
        tiles="paddock",
        play="tile:paddock move A1 A3, mandatory build A4, mandatory build A5, mandatory build B5, "
        "turn end",
        own="A1",
    )
    assert left_hexes(session, 1) == hexes_of("A1")
    assert last_turn(session, 1) == hexes_of("A3 A4 A5 B5")
    assert left_hexes(session, 0) == 0


def test_a_computers_piece_rests_before_the_next_move(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """The board stays busy for a moment after a computer's piece has landed, and a key ends it;
    at the highest speed there is no rest.
    """
    window = make_window(animation_speed=1.0)
    window.desk.ai.set_paused(True)
    start(window, drawn(catalog, "builder", "human", card="grass"))
    window.desk.ai.set_paused(True)
    animator, move = window.game_page.scene.animator, parse_move("mandatory build A1")
    window.desk._on_ai_decided(move)
    rested = 0
    while animator.is_running:
        stands = len(window.game_page.scene.pieces.standing()) == 1
        drive(animator, 16)
        rested += 16 if stands and isinstance(current(animator), Pause) else 0
    assert HOLD_MS - 40 <= rested <= HOLD_MS + 40
    window.desk._on_ai_decided(parse_move("mandatory build A2"))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F12)
    assert animator.is_still
    animator.factor = 0.0
    window.desk._on_ai_decided(parse_move("mandatory build A3"))
    assert animator.is_still


def current(animator: Animator) -> object:
    """Return the running motion, or None."""
    return animator._running.motion if animator._running is not None else None


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


def test_without_motion_the_turns_are_told(
    make_window: Callable[..., MainWindow], session: Session, catalog: Catalog
) -> None:
    """Without animation R shows the turns of the others in words; before those it is disabled."""
    window = make_window()
    start(window, session)
    window.desk.lift_curtain()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window.game_page.view, Qt.Key.Key_R)
    turn = window.game_page.players.spoken_turn(1)
    assert turn
    assert turn in window.status_line.message
    assert window.game_page.scene.animator.is_still
    moving = make_window(animation_speed=1.0)
    start(moving, drawn(catalog, card="grass"))
    moving.game_page.scene.animator.skip()
    assert not moving.actions_["last_turns"].isEnabled()
    moving.game_page.interaction.show_last_turns()
    assert moving.game_page.scene.animator.is_still


GOLD = f"{ANN}, mandatory build E1, mandatory build E2, mandatory build F1, turn end"


@pytest.fixture
def paying(make_window: Callable[..., MainWindow], catalog: Catalog) -> MainWindow:
    """Return a window with gold in which Ann and Bob have played and Ann is to move."""
    window = make_window(animation_speed=1.0)
    hands = ["forest", "forest"]
    cards = ("discoverers", "knights")
    start(window, drawn(catalog, card="grass", hands=hands, play=GOLD, cards=cards))
    window.desk.lift_curtain()
    window.game_page.scene.animator.skip()
    return window


def test_a_row_tells_the_last_turn_of_its_player(paying: MainWindow) -> None:
    """Each row has a line with the gold by card; tooltip and description have the whole turn."""
    card = paying.game_page.players.cards[1]
    assert card.turn.text() == "+2 Discoverers, +4 Knights"
    assert card.turn.toolTip().splitlines()[:2] == [
        "Forest: E1, E2, F1",
        "+2 Discoverers, +4 Knights",
    ]
    assert card.accessibleDescription() == "Forest: E1, E2, F1. +2 Discoverers, +4 Knights."
    own = paying.game_page.players.cards[0].turn
    assert own.text() == "+1 Discoverers, +6 Knights"
    assert own.toolTip().startswith("Grass: A1, A2, A3")
    paying.apply_settings(replace(paying.settings, running_score=False))
    assert card.turn.text() == "Forest: E1, E2, F1"


def test_a_row_keeps_its_height_in_every_turn(paying: MainWindow, catalog: Catalog) -> None:
    """A row has the same geometry before the first turn and after later ones, in each form."""
    page = paying.game_page

    def places() -> list[object]:
        QTest.qWait(0)
        return [(card.geometry(), card.gold.geometry().right()) for card in page.players.cards]

    later = places()
    paying.desk.start(drawn(catalog, card="grass", hands=["forest", "forest"]))
    assert all(not card.turn.text() for card in page.players.cards)
    assert places() == later


def test_a_click_on_the_line_shows_that_turn_again_with_its_gold(paying: MainWindow) -> None:
    """The pieces of the row's player disappear and return, and coins with the gold fly."""
    page, scene = paying.game_page, paying.game_page.scene
    flown: list[tuple[int, int]] = []
    page.interaction.shown_again.connect(
        lambda entry, before, after: flown.extend(
            (gain.player, gain.amount) for gain in gains(before, after)
        )
    )
    resting = grab(page.view)
    QTest.mouseClick(page.players.cards[1].turn, Qt.MouseButton.LeftButton)
    assert len(scene.pieces.standing()) == 3
    gold = page.players.cards[1].gold.text()
    coins = 0
    while not scene.animator.is_still:
        coins = max(coins, len(scene.animator._parallel))
        drive(scene.animator, 16)
    assert sum(amount for player, amount in flown if player == 1) == 6
    assert coins > 0
    assert page.players.cards[1].gold.text() == gold
    assert grab(page.view) == resting


def test_the_line_of_a_turn_is_told_without_animation(
    make_window: Callable[..., MainWindow], session: Session
) -> None:
    """Without animation a click on the line shows the whole turn in words."""
    window = make_window()
    start(window, session)
    window.desk.lift_curtain()
    QTest.mouseClick(window.game_page.players.cards[1].turn, Qt.MouseButton.LeftButton)
    assert window.game_page.players.spoken_turn(1) in window.status_line.message
