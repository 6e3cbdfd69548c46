"""The canoe in the window: the asked player, the view during the question, and the resumed turn."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.core.moves import BUILD, CANOE, SKIP, Move
from kingdom_builder_qt.core.state import USABLE
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.page import question_guard
from tests.ui.drawn_games import asked, before_canoe, saved
from tests.ui.expansion_games import NAMES, said, start, take_seat
from tests.ui.mixed_games import click, key, tile_button
from tests.ui.sample_games import click_hex

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def start_asked(window: MainWindow, catalog: Catalog) -> tuple[int, int]:
    """Show a game just after a move that asks a player; return that player and the active one."""
    session, move = before_canoe(catalog)
    start(window, session)
    assert window.desk.controller.play(move)
    take_seat(window)
    return session.position.to_move, session.position.active


def test_the_curtain_says_who_is_asked(window: MainWindow, catalog: Catalog) -> None:
    """Among people at one screen the curtain names the asked player and the tile, once."""
    session, move = before_canoe(catalog)
    start(window, session)
    desk, curtain = window.desk, window.game_page.curtain
    assert desk.controller.play(move)
    assert desk.seats.curtain_down
    assert not desk.seats.is_human_turn
    assert curtain.text.text() == "Bob: use the canoe?"
    assert "Ann's turn continues" in curtain.detail.text()
    click(curtain.button)
    assert desk.seats.viewer == 1
    assert desk.controller.source == CANOE
    click(window.game_page.hand.decline)
    assert desk.seats.viewer == session.to_move == 0  # Bob, still at the table


def test_a_question_is_not_answered_by_habit(window: MainWindow, catalog: Catalog) -> None:
    """Neither the button of the turn's end nor E, Esc or Ctrl+Return declines."""
    start_asked(window, catalog)
    hand, session = window.game_page.hand, window.desk.session
    assert hand.buttons.end.text() == "End turn"
    assert not hand.buttons.end.isEnabled()
    assert hand.decline.isVisible()
    places = [QRect(b.mapTo(hand, QPoint()), b.size()) for b in (hand.decline, hand.buttons)]
    assert not places[0].intersects(places[1])
    count = len(session.log)
    for key_ in (Qt.Key.Key_E, Qt.Key.Key_Escape):
        key(window, key_)
    key(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(session.log) == count
    assert said(window).startswith("First decide whether to use the canoe")


def test_clicks_in_flight_answer_nothing(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The curtain ignores clicks at first, and so do the board and Decline with one person."""
    monkeypatch.setattr(question_guard, "GUARD_MS", 60_000)
    session, move = before_canoe(catalog)
    start(window, session)
    desk, page = window.desk, window.game_page
    assert desk.controller.play(move)
    QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
    assert desk.seats.curtain_down
    page.guard.timer.start(0)
    qtbot.waitUntil(page.curtain.button.isEnabled)
    click(page.curtain.button)
    click_hex(window, next(bits(session.position.targets(CANOE))))
    assert session.log[-1].move.source == CANOE


def test_the_board_rests_where_no_curtain_falls(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """A person alone among computers is asked at once, and clicks and keys do nothing at first."""
    monkeypatch.setattr(question_guard, "GUARD_MS", 60_000)
    session, move = before_canoe(catalog)
    seats = [replace(seat, controller="builder") for seat in session.seats]
    seats[1] = replace(seats[1], controller="human")
    session.change_seats(seats)
    desk, page = window.desk, window.game_page
    monkeypatch.setattr(desk.ai, "follow", lambda: None)
    monkeypatch.setattr(desk.ai, "start", lambda *_: None)
    desk.start(session)
    assert desk.controller.execute(move)
    assert desk.seats.is_human_turn
    target, count = next(bits(session.position.targets(CANOE))), len(session.log)
    click_hex(window, target)
    key(window, Qt.Key.Key_D)
    assert len(session.log) == count
    page.guard.timer.start(0)
    qtbot.waitUntil(page.hand.decline.isEnabled)
    click_hex(window, target)
    assert session.log[-1].move.source == CANOE


def test_a_canoe_can_be_declined_by_mistake(window: MainWindow, catalog: Catalog) -> None:
    """Undo asks the same player again, behind the curtain, with the same hexes."""
    player, active = start_asked(window, catalog)
    desk, session = window.desk, window.desk.session
    targets = session.position.targets(CANOE)
    click(window.game_page.hand.decline)
    assert session.to_move == active
    assert window.actions_["undo"].isEnabled()
    window.actions_["undo"].trigger()
    assert desk.seats.curtain_down
    take_seat(window)
    assert session.to_move == desk.seats.viewer == player
    assert session.position.targets(CANOE) == targets
    assert not desk.controller.can_undo  # the moves before were Ann's


def test_a_second_canoe_is_asked_for_in_other_words(window: MainWindow, catalog: Catalog) -> None:
    """The words count the canoes, including one won by the first."""
    session = asked(catalog)
    position, player = session.position, session.to_move
    canoe = next(t for t in position.tiles[player] if t.tile == "canoe")
    tiles = list(position.tiles)
    tiles[player] = tuple(sorted([*tiles[player], canoe._replace(location=canoe.location + 1)]))
    position.tiles = tuple(tiles)
    position.clear_caches()
    start(window, session)
    hand = window.game_page.hand
    assert hand.task.text() == "Canoe 1 of 2: build on a swamp or water hex, or decline"
    click_hex(window, next(bits(position.targets(CANOE))))
    assert session.to_move == player
    assert not window.desk.seats.curtain_down
    assert hand.task.text() == "Canoe 2 of 2: build on a swamp or water hex, or decline"


def test_canoe_shows_what_the_asked_player_needs(window: MainWindow, catalog: Catalog) -> None:
    """Behind the curtain the asked player's tiles and targets are shown, and no hand."""
    player, active = start_asked(window, catalog)
    desk, page, position = window.desk, window.game_page, window.desk.position
    assert player != active
    assert not desk.seats.curtain_down
    assert desk.seats.viewer == player
    assert desk.controller.source == CANOE
    assert page.scene.marks.item.mask("target") == position.targets(CANOE)
    words = f"{NAMES[player]} may use the canoe on {NAMES[active]}'s turn"
    assert page.status.turn.text() == f"{NAMES[player]}: canoe"
    assert page.hand.card.card is None
    assert page.hand.asked.text() == NAMES[player]
    assert page.hand.asked.isVisible()
    assert page.hand.asked.font().weight() == QFont.Weight.DemiBold
    assert page.hand.house.isVisible()
    assert tile_button(window, "canoe").row.in_use
    assert f"{NAMES[player]} may use the canoe" in window.banner.text.text()
    window.banner.show_task()
    assert window.banner.text.text() == words
    assert window.banner.house.isVisible()


def test_log_keeps_the_hand_of_who_is_asked(window: MainWindow, catalog: Catalog) -> None:
    """The log hides earlier draws of the asked player while the active player can see it."""
    start_asked(window, catalog)
    model = window.game_page.log.model
    lines = [model.index(row).data() for row in range(model.rowCount())]
    drawn = [line for line in lines if "ends the turn and draws" in line]
    assert drawn
    assert all("a card" in line or "cards" in line for line in drawn)
    assert window.desk.seats.card_viewer is None


def test_canoe_by_click_gives_the_turn_back(window: MainWindow, catalog: Catalog) -> None:
    """After the build the turn of the active player continues; the answer can be undone."""
    player, active = start_asked(window, catalog)
    desk, session = window.desk, window.desk.session
    while session.position.extras.asked:
        take_seat(window)
        asked = session.position.to_move
        click_hex(window, next(bits(session.position.targets(CANOE))))
        assert session.log[-1].player == asked
        assert session.log[-1].move[:2] == (CANOE, BUILD)
    assert session.position.to_move == active
    assert desk.seats.viewer == active
    assert not desk.seats.curtain_down
    assert desk.controller.can_undo
    assert window.banner.text.text() == f"{NAMES[active]}'s turn continues"
    assert player != active


@pytest.mark.parametrize("how", ["button", "D"])
def test_canoe_is_declined(window: MainWindow, catalog: Catalog, how: str) -> None:
    """The canoe's button and key decline; a refused hex does not."""
    player, _ = start_asked(window, catalog)
    session, position = window.desk.session, window.desk.position
    click_hex(window, next(bits(position.own[player])))
    assert position.to_move == player
    if how == "button":
        click(window.game_page.hand.decline)
    else:
        key(window, Qt.Key.Key_D)
    assert session.log[-1].player == player
    assert session.log[-1].move == Move(CANOE, SKIP)


def test_active_player_is_asked_in_the_own_turn(window: MainWindow, catalog: Catalog) -> None:
    """A nested offer goes to the active player too; then the same turn continues."""
    session = asked(catalog)
    position, active = session.position, session.position.active
    canoe = next(t for t in position.tiles[position.to_move] if t.tile == "canoe")
    tiles = list(position.tiles)
    tiles[active] = (canoe._replace(state=USABLE),)
    position.tiles = tuple(tiles)
    position.extras = position.extras._replace(asked=(position.to_move, active))
    position.clear_caches()
    start(window, session)
    key(window, Qt.Key.Key_D)
    assert position.extras.asked == (active,)
    take_seat(window)
    assert window.desk.seats.viewer == active
    assert window.desk.controller.source == CANOE
    assert window.desk.seats.hides_hands
    key(window, Qt.Key.Key_D)
    assert position.extras.asked == ()
    assert position.to_move == active


def test_canoe_in_the_turn_of_a_computer(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A person asked in a computer's turn sees their own cards, and the turn continues
    afterwards.
    """
    session = saved(catalog, "canoe")
    desk = window.desk
    desk.start(session)
    assert desk.seats.is_human_turn
    assert desk.seats.card_viewer == 0
    assert window.game_page.hand.decline.isVisible()
    active = session.position.active
    key(window, Qt.Key.Key_D)
    assert session.log[-1].move == Move(CANOE, SKIP)
    count = len(session.log)
    qtbot.waitUntil(lambda: len(session.log) > count, timeout=20000)
    assert session.log[count].player in (active, *range(1, 3))
