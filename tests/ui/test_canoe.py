"""The canoe in the window: who is asked, what is seen meanwhile, and how the turn goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.core.moves import BUILD, CANOE, SKIP, Move
from kingdom_builder_qt.core.parts import USABLE
from kingdom_builder_qt.ui.window.main_window import MainWindow
from tests.ui.drawn_games import asked, before_canoe, saved
from tests.ui.expansion_games import NAMES, start
from tests.ui.mixed_games import click, key, tile_button
from tests.ui.sample_games import click_hex

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def start_asked(window: MainWindow, catalog: Catalog) -> tuple[int, int]:
    """Show a game in which somebody is asked by a move just made; return who, and whose turn."""
    session, move = before_canoe(catalog)
    start(window, session)
    assert window.desk.controller.play(move)
    return session.position.to_move, session.position.active


def test_canoe_is_offered_without_a_curtain(window: MainWindow, catalog: Catalog) -> None:
    """The asked player's tiles and targets are shown at once, and nobody's hand."""
    player, active = start_asked(window, catalog)
    desk, page, position = window.desk, window.game_page, window.desk.position
    assert player != active
    assert not desk.seats.curtain_down
    assert desk.seats.viewer == player
    assert desk.controller.source == CANOE
    assert page.scene.marks.highlighted("target") == position.targets(CANOE)
    words = f"{NAMES[player]} may use the canoe in {NAMES[active]}'s turn"
    assert page.status.turn.text() == f"{NAMES[player]}: canoe"
    assert page.hand.card.card is None
    assert page.hand.buttons.end.text() == "Decline"
    assert tile_button(window, "canoe").row.in_use
    assert f"{NAMES[player]} may use the canoe" in window.banner.text.text()
    window.banner.show_task()
    assert window.banner.text.text() == words
    assert window.banner.house.isVisible()


def test_log_keeps_the_hand_of_who_is_asked(window: MainWindow, catalog: Catalog) -> None:
    """What the asked player once drew is not told while the active player looks on."""
    start_asked(window, catalog)
    model = window.game_page.log.model
    lines = [model.index(row).data() for row in range(model.rowCount())]
    drawn = [line for line in lines if "ends the turn and draws" in line]
    assert drawn
    assert all("a card" in line or "cards" in line for line in drawn)
    assert window.desk.seats.card_viewer is None


def test_canoe_by_click_gives_the_turn_back(window: MainWindow, catalog: Catalog) -> None:
    """After the build the turn of the active player goes on, and nothing can be taken back."""
    player, active = start_asked(window, catalog)
    desk, session = window.desk, window.desk.session
    while session.position.extras.asked:
        asked = session.position.to_move
        click_hex(window, next(bits(session.position.targets(CANOE))))
        assert session.log[-1].player == asked
        assert session.log[-1].move[:2] == (CANOE, BUILD)
    assert session.position.to_move == active
    assert desk.seats.viewer == active
    assert not desk.seats.curtain_down
    assert not desk.controller.can_undo
    assert window.banner.text.text() == f"{NAMES[active]}'s turn goes on"
    assert player != active


@pytest.mark.parametrize("how", ["button", "E", "Escape"])
def test_canoe_is_declined(window: MainWindow, catalog: Catalog, how: str) -> None:
    """Button, E and Escape all decline; a refused hex does not."""
    player, _ = start_asked(window, catalog)
    session, position = window.desk.session, window.desk.position
    click_hex(window, next(bits(position.own[player])))
    assert position.to_move == player
    if how == "button":
        click(window.game_page.hand.buttons.end)
    else:
        key(window, Qt.Key.Key_E if how == "E" else Qt.Key.Key_Escape)
    assert session.log[-1].player == player
    assert session.log[-1].move == Move(CANOE, SKIP)


def test_active_player_is_asked_in_the_own_turn(window: MainWindow, catalog: Catalog) -> None:
    """A nested offer goes to the active player too; then the same turn goes on."""
    session = asked(catalog)
    position, active = session.position, session.position.active
    canoe = next(t for t in position.tiles[position.to_move] if t.tile == "canoe")
    tiles = list(position.tiles)
    tiles[active] = (canoe._replace(state=USABLE),)
    position.tiles = tuple(tiles)
    position.extras = position.extras._replace(asked=(position.to_move, active))
    position.forget_answers()
    start(window, session)
    key(window, Qt.Key.Key_E)
    assert position.extras.asked == (active,)
    assert window.desk.seats.viewer == active
    assert window.desk.controller.source == CANOE
    assert window.desk.seats.hides_hands
    key(window, Qt.Key.Key_E)
    assert position.extras.asked == ()
    assert position.to_move == active


def test_canoe_in_the_turn_of_a_computer(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A person is asked while the computer plays, keeps the own cards in sight, and it goes on."""
    session = saved(catalog, "canoe")
    desk = window.desk
    desk.start(session)
    assert desk.seats.is_human_turn
    assert desk.seats.card_viewer == 0
    assert window.game_page.hand.buttons.end.text() == "Decline"
    active = session.position.active
    key(window, Qt.Key.Key_Escape)
    assert session.log[-1].move == Move(CANOE, SKIP)
    count = len(session.log)
    qtbot.waitUntil(lambda: len(session.log) > count, timeout=20000)
    assert session.log[count].player in (active, *range(1, 3))
