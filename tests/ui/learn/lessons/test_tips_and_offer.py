"""Tips in a first game, each once and all off by one click; lessons offered to a newcomer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from benchmarks.library_rows import generated
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.core.state import NEW, USABLE, HeldTile
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.learn.lessons.lessons_dialog import LessonsDialog
from kingdom_builder_qt.ui.learn.lessons.tip_card import TipCard
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.panels.side_column import ADVICE, CARDS, LOG
from tests.ui.learn.lessons.learner import open_lesson, wait_until
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT = Qt.MouseButton.LeftButton


def begin(window: MainWindow, *, cards: bool = True) -> TipCard | None:
    """Begin a first game of a person against a computer, or one with other cards; return the tips.

    The function waits until the store is read.
    """
    session = new_session(window.catalog, "human", "builder")
    if not cards:
        options = replace(session.options, cards=("lords", "miners", "workers"))
        session = Session(window.catalog, options, session.seats)
    window.desk.start(session)
    card = vars(window.lessons).get("tips")
    if card is not None:
        wait_until(lambda: window.lessons.store.is_read)
    return card


def test_tips_come_when_they_help_and_once(make_window: Callable[..., MainWindow]) -> None:
    """The first settlement brings the first tip, the next one the second; read tips do not
    return.
    """
    window = make_window(tips=True)
    card = begin(window)
    assert card is not None
    assert card.isVisible()
    assert "next to a location" in card.text.text()
    click_hex(window, first_target(window))
    assert "few kinds of terrain" in card.text.text()
    QTest.mouseClick(card.read, LEFT)
    assert card.isHidden()
    click_hex(window, first_target(window))
    assert card.isHidden()
    assert window.settings.tips_shown == ["first_location", "few_terrains"]
    wait_until(lambda: load_settings()[0].tips_shown == window.settings.tips_shown)
    begin(window)
    assert card.isHidden()


def test_one_click_ends_all_tips(make_window: Callable[..., MainWindow]) -> None:
    """One click ends all tips, and the menu restores all of them."""
    window = make_window(tips=True)
    card = begin(window)
    assert card is not None
    QTest.mouseClick(card.none, LEFT)
    assert card.isHidden()
    assert not window.settings.tips
    assert not window.actions_["tips"].isChecked()
    click_hex(window, first_target(window))
    assert card.isHidden()
    begin(window)
    assert card.isHidden()
    window.actions_["tips"].trigger()
    assert window.settings.tips
    assert card.isVisible()
    assert "next to a location" in card.text.text()


def test_only_a_first_game_has_tips(make_window: Callable[..., MainWindow]) -> None:
    """Neither a game with other cards nor a lesson has tips; a start reads none."""
    window = make_window(tips=True)
    assert begin(window, cards=False) is None
    open_lesson(window, "building")
    assert "tips" not in vars(window.lessons)


def test_a_tip_goes_with_its_moment(make_window: Callable[..., MainWindow]) -> None:
    """A tip about building disappears with the last settlement of the turn, any tip with the turn;
    it does not block a player who ignores it.
    """
    window = make_window(tips=True)
    card = begin(window)
    assert card is not None
    for _ in range(2):
        click_hex(window, first_target(window))
    assert card.isVisible()
    click_hex(window, first_target(window))
    assert card.isHidden()
    session = window.desk.session
    assert session is not None
    tip = next(tip for tip in window.lessons.store.lessons.tips if tip.when == "end_near")
    session.position.supply = (5, 5)
    window.settings.tips_shown = [
        one.id for one in window.lessons.store.lessons.tips if one.id != tip.id
    ]
    card.follow()
    assert card.isVisible()
    window.desk.ai.set_paused(True)
    window.desk.controller.end_turn()
    QApplication.processEvents()
    assert card.isHidden()


def test_the_cards_return_after_a_tip(make_window: Callable[..., MainWindow]) -> None:
    """A tip that ends leaves no empty page: the scoring cards return, until the next tip comes.

    A player who has chosen a tab keeps it.
    """
    window = make_window(tips=True)
    tabs, changes = window.game_page.column.tabs, list[int]()
    tabs.currentChanged.connect(changes.append)
    card = begin(window)
    assert card is not None
    assert changes == [ADVICE]
    for _ in range(2):
        click_hex(window, first_target(window))
    assert changes == [ADVICE]  # the next tip takes the place of the first one
    click_hex(window, first_target(window))
    assert not card.is_open
    assert changes == [ADVICE, CARDS]
    card.show_card("The next tip")
    assert changes == [ADVICE, CARDS, ADVICE]
    tabs.setCurrentIndex(LOG)
    tabs.setCurrentIndex(ADVICE)
    card.expire()
    assert tabs.currentIndex() == ADVICE


def test_a_tip_respects_the_tab_that_the_player_chose(
    make_window: Callable[..., MainWindow],
) -> None:
    """Behind a chosen tab a tip only gets the dot; "Reset layout" forgets the choice."""
    window = make_window(tips=True)
    card, column = begin(window), window.game_page.column
    assert card is not None
    column.tabs.setCurrentIndex(LOG)
    click_hex(window, first_target(window))
    assert "few kinds of terrain" in card.text.text()
    assert (column.tabs.currentIndex(), column.tabs.marked) == (LOG, ADVICE)
    window.actions_["reset_layout"].trigger()
    card.show_card("The next tip")
    assert column.tabs.currentIndex() == ADVICE


def test_the_tip_about_a_tile_goes_when_no_tile_is_left(
    make_window: Callable[..., MainWindow],
) -> None:
    """The tip about a tile disappears in the same turn when every tile is used or new."""
    window = make_window(tips=True)
    card = begin(window)
    assert card is not None
    click_hex(window, first_target(window))
    session = window.desk.session
    assert session is not None
    position, player = session.position, session.to_move
    hex_, tile = next(iter(position.rules.tile_of.items()))
    held = HeldTile(tile, hex_, USABLE)
    position.tiles = tuple((held,) if n == player else () for n in range(2))
    tip = next(tip for tip in window.lessons.store.lessons.tips if tip.when == "tile_ready")
    card._turn, card._tip = (position.round, position.active), tip
    card.show_card(tip.text)
    window.settings.tips_shown = [tip.id for tip in window.lessons.store.lessons.tips]
    card.follow()
    assert card.is_open
    position.tiles = tuple((held._replace(state=NEW),) if n == player else () for n in range(2))
    card.follow()
    assert not card.is_open


def test_a_reader_hears_a_tip(make_window: Callable[..., MainWindow]) -> None:
    """A new tip is announced to a screen reader."""
    window = make_window(tips=True)
    heard: list[str] = []
    assert window.lessons.tips
    window.lessons.tips.said.connect(heard.append)
    begin(window)
    assert heard == [f"Tip. {window.lessons.tips.text.text()}"]


def test_a_newcomer_is_offered_lessons(make_window: Callable[..., MainWindow]) -> None:
    """A newcomer who accepts the offer of the start page gets the list, and no second offer."""
    window = make_window()
    offer = window.start_page.offer
    assert offer.take.isVisible()
    QTest.mouseClick(offer.take, LEFT)
    assert isinstance(window.dialogs.current, LessonsDialog)
    assert not offer.is_open
    wait_until(lambda: not load_settings()[0].learning_offered)
    assert make_window(learning_offered=False).start_page.offer.isHidden()


def test_the_offer_is_put_away(make_window: Callable[..., MainWindow]) -> None:
    """Dismissing the offer opens nothing, and the link to the lessons stays."""
    window = make_window()
    page = window.start_page
    QTest.mouseClick(page.offer.shut, LEFT)
    assert window.dialogs.current is None
    assert not page.offer.is_open
    assert page.links.buttons["lessons"].isVisible()
    wait_until(lambda: not load_settings()[0].learning_offered)


def test_who_has_games_is_no_newcomer(window: MainWindow) -> None:
    """The page of a player with games has no offer, which returns once all of them are deleted."""
    page = window.start_page
    page.set_continue("Round 3")
    assert not page.offer.is_open
    page.set_continue("")
    assert page.offer.take.isVisible()
    entry = replace(next(generated(window.catalog, 1)).entry, title="game")
    page.set_games([entry], window.games.make_recent)
    assert not page.offer.is_open


def test_enter_still_begins_a_first_game(window: MainWindow) -> None:
    """The offer does not take Enter from a player who knows the game."""
    window.start_page.focus_first()
    assert window.focusWidget() is window.start_page.first


def test_the_board_of_the_rulebook_is_known(make_window: Callable[..., MainWindow]) -> None:
    """The menu's own first game has tips, too."""
    window = make_window(tips=True)
    window.files.start_first_game()
    wait_until(lambda: window.lessons.store.is_read)
    assert window.lessons.tips.isVisible() or not window.desk.seats.is_human_turn
    assert window.desk.position.rules.board.tile_at(parse_hex("L18")) == "farm"
