"""Silo actions and the sides of a card in the window."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.core.moves import BUILD, MANDATORY, MOVE, SILO, SKIP, Move, choose_card
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.presenters.card_rows import hand_cards
from tests.ui.drawn_games import ALL, at_silos, drawn, of_two
from tests.ui.expansion_games import NAMES, expected, said, shown, start
from tests.ui.mixed_games import (
    card_button,
    click,
    key,
    play_by_mouse,
    tile_button,
)
from tests.ui.sample_games import click_hex

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
ORACLE = "tile:oracle"


# -- silos -----------------------------------------------------------------------------------------


def test_silo_actions_by_mouse(window: MainWindow, catalog: Catalog) -> None:
    """The phase names the owner and progress of the action, and ends with the scoring."""
    session = at_silos(catalog)
    start(window, session)
    desk, page, position = window.desk, window.game_page, session.position
    player = position.to_move
    assert not desk.seats.curtain_down
    assert desk.controller.source == SILO
    assert page.status.round.text() == "Silo actions before scoring"
    assert page.status.turn.text().startswith(f"{NAMES[player]}: ")
    assert tile_button(window, "silo_action").row.in_use
    assert not page.hand.progress.isVisible()
    assert "or else move up to 3, or Done" in page.hand.task.text()
    origin = next(bits(position.origins(SILO)))
    target = next(bits(position.targets(SILO, origin, MOVE)))
    click_hex(window, origin)
    assert "now choose where it goes" in page.hand.task.text()
    click_hex(window, target)
    assert session.log[-1].move == Move(SILO, MOVE, origin, target)
    if position.block is not None:
        assert page.hand.progress.words == "step 2 of 3"
        assert position.targets(SILO, verb=BUILD) == 0
        desk.controller.undo()
        assert position.block is None
    random = Random(1)
    while not position.is_over:
        assert desk.controller.source == SILO
        play_by_mouse(window, position.random_move(random))
    assert page.status.round.text() == ""
    assert shown(window) == expected(session)


def test_silo_action_left_out(window: MainWindow, catalog: Catalog) -> None:
    """E ends one action; the next one, or the next player's, begins."""
    start(window, at_silos(catalog))
    session = window.desk.session
    before = session.position.extras.silos
    key(window, Qt.Key.Key_E)
    assert session.log[-1].move == Move(SILO, SKIP)
    assert session.position.extras.silos != before


# -- sides of a card -------------------------------------------------------------------------------


def test_side_is_chosen_by_click(window: MainWindow, catalog: Catalog) -> None:
    """Both sides are cards; focus and mouse show their hexes, and a click chooses for the turn."""
    session = drawn(catalog, expansions=ALL, card="swamp_grass", own="D4")
    start(window, session)
    page, position = window.game_page, session.position
    other = position.rules.options[position.card][-1]
    names = [button.look.name for button in page.hand.cards.buttons[:2]]
    assert names == ["Swamp: 2", f"{catalog.terrains[other.terrain].name}: 3"]
    for choice in ("swamp", other.terrain):
        card_button(window, choice).setFocus()
        lit = page.scene.marks.item.mask("earned")
        assert lit
        assert lit & ~position.rules.board.terrain_masks[choice] == 0
    click(card_button(window, "swamp"))
    assert session.log[-1].move == choose_card("swamp")
    assert position.terrain == "swamp"
    assert window.desk.controller.source == MANDATORY
    assert page.scene.marks.item.mask("earned") == 0
    assert page.hand.card.look.name == "Swamp"
    key(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert position.choosing


def test_cards_show_the_letters_of_the_board(window: MainWindow, catalog: Catalog) -> None:
    """With letters of terrains, a card has those of its terrains, at once and until they go."""
    session = drawn(catalog, expansions=ALL, card="swamp_grass", own="D4")
    start(window, session)
    cards, themes = window.game_page.hand.cards, window.themes
    plain = cards.grab().toImage()
    themes.show_boards(themes.hues, True)
    assert [button.look.letter for button in cards.buttons[:2]] == ["P", "G"]
    assert cards.grab().toImage() != plain
    themes.show_boards(themes.hues, False)
    assert [button.look.letter for button in cards.buttons[:2]] == ["", ""]


def test_side_is_chosen_by_key(window: MainWindow, catalog: Catalog) -> None:
    """Alt and the number of the card choose the side, with the focus anywhere."""
    session = drawn(catalog, expansions=ALL, card="swamp_grass", own="D4")
    start(window, session)
    side = session.position.rules.options[session.position.card][1].terrain
    QTest.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert session.position.terrain == side


def test_side_without_a_free_hex(window: MainWindow, catalog: Catalog) -> None:
    """A side without a free hex gives the reason."""
    session = drawn(catalog, expansions=ALL, card="swamp_grass", own="D4")
    position = session.position
    grass = position.rules.board.terrain_masks["grass"]
    position.empty_mask &= ~grass
    position.free_mask &= ~grass
    position.clear_caches()
    start(window, session)
    button = card_button(window, "grass")
    assert button.look.part == "refused"
    assert button.look.ribbon == "no free hex"
    click(button)
    assert said(window) == "No free grass hex is left: choose the other side."
    assert position.choosing


def test_tile_that_waits_for_the_side(window: MainWindow, catalog: Catalog) -> None:
    """A tile that needs the card requests the side and is selected after the choice."""
    session = drawn(catalog, expansions=ALL, card="swamp_grass", own="D4", tiles="oracle")
    start(window, session)
    click(tile_button(window, "oracle"))
    assert said(window) == "Oracle: first choose a side of your card."
    card_button(window, "swamp").setFocus()
    click(card_button(window, "swamp"))
    assert window.desk.controller.source == ORACLE
    assert window.game_page.scene.marks.item.mask("target") == session.position.targets(ORACLE)


def test_stored_settlements_count_on_both_sides(window: MainWindow, catalog: Catalog) -> None:
    """The settlement stored on the temple is built too: the cards include it in their number."""
    stored = {"tiles": "temple", "stored": {0: 1}}
    start(window, drawn(catalog, expansions=ALL, own="B3", card="swamp_grass", **stored))
    session = window.desk.session
    assert "3 on swamp hexes or 4 on grass hexes" in window.game_page.hand.task.text()
    assert [card.build for card in hand_cards(window.desk.current_view())] == [3, 4]
    window.desk.controller.choose_card("grass")
    assert session.position.builds_left == 4


def test_equal_cards_are_no_choice(window: MainWindow, catalog: Catalog) -> None:
    """Two equal cards are chosen automatically; undo stops there, and builds can be undone."""
    hands = ["grass grass", "forest canyon"]
    session = of_two(catalog, card=hands[0], hands=hands)
    start(window, session)
    desk = window.desk
    assert session.position.card == "grass"
    assert desk.controller.source == MANDATORY
    assert window.game_page.scene.marks.item.mask("target")
    assert not desk.controller.can_undo
    click_hex(window, next(bits(session.position.targets(MANDATORY))))
    assert desk.controller.can_undo
    desk.controller.undo()
    assert session.position.card == "grass"
    assert session.position.built == 0
    assert not desk.controller.can_undo


def test_different_cards_stay_a_choice(window: MainWindow, catalog: Catalog) -> None:
    """Different cards are not chosen automatically."""
    session = of_two(catalog)
    start(window, session)
    assert session.position.card is None
    assert not session.log
