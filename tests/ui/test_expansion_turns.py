"""The outpost, the fort and the choice of a card, in the desk and on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.events import Gold
from kingdom_builder_qt.core.grid import bits, ring_of
from kingdom_builder_qt.core.moves import (
    CHOOSE,
    DRAW,
    MANDATORY,
    MOVE,
    TURN,
    USE,
    Move,
    choose_card,
    parse_move,
)
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.drawn_games import drawn, ready
from tests.ui.expansion_games import (
    a_move,
    by_clicks,
    click_slot,
    said,
    shown,
    slot_point,
    start,
    take_seat,
)
from tests.ui.sample_games import click_hex, drag, point_of, press

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SHIP, WAGON, SWORD = "tile:lighthouse", "tile:wagon", "nomad:sword"
RESETTLEMENT, DONATION, QUARRY = "nomad:resettlement", "nomad:donation_desert", "tile:quarry"
OUTPOST, FORT, BARRACKS = "nomad:outpost", "tile:fort", "tile:barracks"
PADDOCK = "tile:paddock"


def test_city_hall_shows_its_seven_hexes(window: MainWindow, catalog: Catalog) -> None:
    """The ghost under the mouse is the city hall, by click and by drag, also around its middle."""
    start(window, ready(catalog, "tile:city_hall", "place"))
    desk, scene = window.desk, window.game_page.scene
    desk.controller.select_source("tile:city_hall")
    target = next(bits(desk.position.targets("tile:city_hall")))
    viewport = window.game_page.view.viewport()
    QTest.mouseMove(viewport, point_of(window, target))
    assert scene.hand.ghost.kind == "city_hall"
    click_slot(window, "city_hall")
    assert scene.hand.piece.kind == "city_hall"
    click_hex(window, target)
    owner = desk.position.own[0]
    assert owner & ring_of(target) == ring_of(target)
    assert shown(window)[target].kind == "city_hall"


def test_outpost_is_a_switch(window: MainWindow, catalog: Catalog) -> None:
    """A selected outpost waives adjacency, a second click undoes that, and the board shows it."""
    session = ready(catalog, OUTPOST, USE)
    start(window, session)
    desk, scene, played = window.desk, window.game_page.scene, len(session.log)
    near = scene.marks.item.mask("target")
    desk.controller.select_source(OUTPOST)
    assert desk.position.armed
    assert desk.controller.source == MANDATORY
    assert scene.marks.item.mask("target") == near
    assert scene.marks.item.mask("waived") | near == desk.position.targets(MANDATORY)
    assert scene.marks.item.mask("waived") > 0
    desk.controller.select_source(OUTPOST)
    assert not desk.position.armed
    assert len(session.log) == played
    assert scene.marks.item.mask("waived") == 0
    desk.controller.select_source(OUTPOST)
    far = next(bits(scene.marks.item.mask("waived")))
    click_hex(window, far)
    assert session.log[-1].move.target == far
    assert not desk.position.armed


def test_outpost_stays_once_something_followed(window: MainWindow, catalog: Catalog) -> None:
    """Later moves are not undone with the outpost."""
    session = drawn(catalog, tiles="outpost paddock", own="C5 D4 D6")
    start(window, session)
    window.desk.controller.select_source(OUTPOST)
    by_clicks(window, a_move(session.position, PADDOCK, MOVE))
    played = len(session.log)
    window.desk.controller.select_source(OUTPOST)
    assert len(session.log) == played
    assert said(window) == "The outpost stays in use until your next placement."


def test_outpost_keeps_the_tile_in_use(window: MainWindow, catalog: Catalog) -> None:
    """A tile selected before the outpost stays selected."""
    start(window, drawn(catalog, tiles="outpost paddock", own="C5 D4 D6"))
    window.desk.controller.select_source(PADDOCK)
    for armed in (True, False):
        window.desk.controller.select_source(OUTPOST)
        assert window.desk.position.armed is armed
        assert window.desk.controller.source == PADDOCK


def test_fort_draws_only_when_asked(window: MainWindow, catalog: Catalog) -> None:
    """Selecting the fort draws no card; a click on the board names the first step."""
    session = ready(catalog, FORT, DRAW)
    start(window, session)
    desk, played = window.desk, len(session.log)
    desk.controller.select_source(FORT)
    assert desk.controller.plain_move == Move(FORT, DRAW)
    click_hex(window, next(bits(desk.position.free_mask)))
    assert said(window) == "Fort: first turn up a card."
    assert len(session.log) == played
    assert desk.controller.play_plain()
    assert desk.position.drawn
    assert desk.controller.source == FORT
    assert desk.controller.plain_move is None
    assert not desk.controller.can_undo
    target = next(bits(desk.position.targets(FORT)))
    assert window.game_page.scene.marks.item.mask("target") == desk.position.targets(FORT)
    click_hex(window, target)
    assert target in shown(window)
    assert desk.position.drawn is None


def test_card_is_chosen_or_the_reason_told(window: MainWindow, catalog: Catalog) -> None:
    """With several cards in hand no source is selected until a card is chosen."""
    session = drawn(catalog, tiles="crossroads", card="grass desert", own="D4")
    start(window, session)
    desk, position = window.desk, window.desk.position
    assert desk.controller.source == ""
    assert not desk.controller.can_end_turn
    press(window, Qt.Key.Key_E)
    desk.controller.end_turn()
    assert said(window) == "First choose one of your terrain cards."
    desk.controller.select_source(MANDATORY)
    assert said(window) == "First choose one of your terrain cards."
    other = next(card for card in position.rules.terrain_cards if card not in position.hands[0])
    assert not desk.controller.choose_card(other)
    assert said(window).startswith("You do not hold ")
    card = position.hands[0][1]
    assert desk.controller.choose_card(card)
    assert session.log[-1].move == choose_card(card)
    assert position.card == card
    assert desk.controller.source == MANDATORY
    assert not desk.controller.choose_card(card)
    assert said(window) == "You have already chosen your card for this turn."


def test_blocked_hexes_are_shown_and_named(window: MainWindow, catalog: Catalog) -> None:
    """Hexes next to a warrior are hatched while the action could use them, and refused by name."""
    session = drawn(catalog, card="grass", own="D4", others_of={1: "warrior@B2"})
    start(window, session)
    scene, position = window.game_page.scene, session.position
    hatched = position.card_mask & position.blocked & position.empty_mask
    assert scene.marks.item.mask("blocked") == hatched
    click_hex(window, next(bits(hatched)))
    assert said(window).endswith("is next to a warrior: nothing can be placed there.")
    assert scene.marks.item.mask("blocked") == position.blocked & position.empty_mask


def test_lifted_warrior_blocks_nothing(window: MainWindow, catalog: Catalog) -> None:
    """While the only warrior is in the hand its hatched hexes are clear (R-166)."""
    session = ready(catalog, BARRACKS, "return")
    start(window, session)
    scene = window.game_page.scene
    window.desk.controller.select_source(BARRACKS)
    assert scene.marks.item.mask("blocked") > 0
    move = a_move(session.position, BARRACKS, "return")
    click_hex(window, move.target)
    assert scene.marks.item.mask("blocked") == 0
    assert scene.tray.drop_zone == "warrior"
    click_hex(window, next(bits(session.position.free_mask)))
    assert "This piece can only go back to the supply" in said(window)
    assert window.desk.controller.source == BARRACKS


def test_dragging_out_of_a_mandatory_action(window: MainWindow, catalog: Catalog) -> None:
    """A ship dragged to an impossible hex returns, and the lighthouse stays selected."""
    start(window, ready(catalog, SHIP, "place"))
    desk, scene = window.desk, window.game_page.scene
    before = shown(window)
    drag(window, slot_point(window, "ship"), slot_point(window, "settlement"))
    assert desk.controller.source == SHIP
    assert scene.hand.piece is None
    assert shown(window) == before
    assert scene.marks.item.mask("target") == desk.position.targets(SHIP)


def test_supply_of_others_is_explained(window: MainWindow, catalog: Catalog) -> None:
    """A piece without a source is not lifted, and the status bar gives the reason."""
    start(window, ready(catalog, WAGON, "place", play="mandatory build C4"))
    click_slot(window, "wagon")
    assert window.game_page.scene.hand.piece is None
    assert said(window).startswith("No wagon can be placed now")


def test_news_of_the_sword_and_of_gold(window: MainWindow, catalog: Catalog) -> None:
    """The banner names the removed piece to its owner, and the earner of gold with its card."""
    session = ready(catalog, SWORD, "remove")
    start(window, session)
    move = a_move(session.position, SWORD, "remove")
    window.desk.controller.play(move)
    assert "settlement of Bob" in window.banner.text.text()
    entry = session.log[-1]
    window.desk.seats.viewer = 1  # as if Bob were the viewer
    window.banner._announce_news(entry)
    assert window.banner.text.text().startswith("Ann has removed your settlement on ")


def test_gold_rises_where_it_was_earned(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """A coin with the amount is shown at the earning hex, and the banner names the card."""
    window = make_window(animation_speed=1.0)
    session = drawn(catalog, own="D4", other="C3", cards=("ambassadors",))
    start(window, session)
    window.desk.controller.play(parse_move("mandatory build C4"))
    (gold,) = [event for event in session.log[-1].events if isinstance(event, Gold)]
    scene = window.game_page.scene
    while scene.animator.is_running:
        QApplication.processEvents()
    assert (gold.hex, gold.amount) in scene.coins.shown()
    assert f"Ann earns {gold.amount} gold (" in window.banner.text.text()
    scene.settle()


def test_turn_is_open_only_for_the_choice(window: MainWindow, catalog: Catalog) -> None:
    """TURN among the sources does not mean that the turn may end."""
    session = drawn(catalog, card="grass desert", own="D4")
    start(window, session)
    assert TURN in session.position.sources()
    assert not window.desk.controller.can_end_turn
    assert any(move.verb == CHOOSE for move in session.position.legal_moves())


def test_city_hall_of_another_is_marked(window: MainWindow, catalog: Catalog) -> None:
    """All seven hexes of a city hall are marked for the next player as the last move."""
    source = "tile:city_hall"
    session = ready(catalog, source, "place")
    start(window, session)
    move = a_move(session.position, source, "place")
    by_clicks(window, move)
    while session.to_move == 0:
        plain = [m for m in session.position.legal_moves() if m.verb == "end"]
        window.desk.controller.play((plain or session.position.legal_moves([MANDATORY, TURN]))[0])
    take_seat(window)
    marked = window.game_page.scene.marks.item.mask("last_move")
    assert marked & ring_of(move.target) == ring_of(move.target)
