"""The shares of the window: the board, the forms of the column, and the user's width."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.saved_game import load_record
from kingdom_builder_qt.ui.art.geometry import WIDTH
from kingdom_builder_qt.ui.desktop.style.text_size import factor_for, text_factor
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.panels.player_card import HEIGHTS
from kingdom_builder_qt.ui.table.panels.side_column import LOG
from tests.helpers.cases import slow_but
from tests.ui.mixed_games import mixed_session
from tests.ui.table.panels import games

GAMES = Path(__file__).parents[1] / "data" / "pictures"
LONG = ("lords", "miners", "merchants")  # the cards with the longest texts
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def game(catalog: Catalog, players: int) -> Session:
    """Return a game of people with the longest cards."""
    seats = [Seat(f"Player {n}", n) for n in range(players)]
    return Session(catalog, GameOptions(players=players, seed=1, cards=LONG), seats)


def lay_out(window: MainWindow, session: Session, width: int, height: int, qtbot: QtBot) -> None:
    """Show a game in a window of a size."""
    window.resize(width, height)
    window.desk.start(session)
    qtbot.waitUntil(lambda: not window.is_growing)
    qtbot.wait(30)


def needs_scrolling(window: MainWindow) -> bool:
    """Return whether a part of the cards is out of view."""
    return window.game_page.cards.page.verticalScrollBar().maximum() > 0


@pytest.mark.parametrize("players", [2, 3])
def test_few_players_see_all_cards_and_many_lines_of_the_log(
    window: MainWindow, catalog: Catalog, players: int, qtbot: QtBot
) -> None:
    """At 1280 x 800 all closed cards are visible without scrolling, or ten lines of the log."""
    lay_out(window, game(catalog, players), 1280, 800, qtbot)
    page = window.game_page
    assert page.cards.isVisible()
    assert not page.log.isVisible()
    assert not needs_scrolling(window)
    page.column.tabs.setCurrentIndex(LOG)
    assert page.log.isVisible()
    assert not page.cards.isVisible()
    line = page.log.view.fontMetrics().height() + 4
    assert page.log.view.viewport().height() >= 10 * line


def test_the_handle_stays_where_it_was_put(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """A moved handle is saved in the settings; an automatic width stays automatic."""
    window = make_window()
    lay_out(window, game(catalog, 2), 1280, 800, qtbot)
    page = window.game_page
    assert page.saved_layout() == ""
    page.splitter.moveSplitter(900, 1)
    sizes = page.splitter.sizes()
    window.close()
    later = make_window(window_state=window.settings.window_state)
    lay_out(later, game(catalog, 2), 1280, 800, qtbot)
    assert later.game_page.splitter.sizes() == pytest.approx(sizes, abs=8)


@pytest.mark.parametrize(
    "size", slow_but(((960, 540), (1920, 1080)), ((960, 540), (1280, 800), (1920, 1080)))
)
@pytest.mark.parametrize("kind", ["crowded", "tasks"])
def test_expansions_fit_every_window(
    window: MainWindow, catalog: Catalog, size: tuple[int, int], kind: str, qtbot: QtBot
) -> None:
    """With five players, eleven tiles or four tasks no text is cut, players' names included."""
    window.setMinimumSize(0, 0)
    session = games.crowded(catalog, 5) if kind == "crowded" else games.four_tasks(catalog, 5)
    lay_out(window, session, *size, qtbot)
    window.desk.lift_curtain()
    qtbot.wait(30)
    page = window.game_page
    assert (window.width(), window.height()) == size
    parts = (page.hand, page.players, page.cards, page.status)
    qtbot.waitUntil(lambda: [text for part in parts for text in games.clipped(part)] == [])
    for card in page.players.cards:
        assert card.name.width() >= card.name.sizeHint().width()
    assert page.players.height() >= page.players.height_of(page.players._size)
    assert page.tiles.height() == page.hand.plan.tiles.height()
    for button in (page.hand.card, page.hand.buttons.end, page.hand.buttons.undo):
        bottom = button.mapTo(page.hand, button.rect().bottomRight())
        assert page.hand.rect().contains(bottom)


def test_players_take_one_line_only_where_the_cards_need_it(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Five players have one line each in a low window, and else two."""
    window.setMinimumSize(0, 0)
    lay_out(window, games.four_tasks(catalog, 5), 960, 540, qtbot)
    low = window.game_page.players.height()
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: window.game_page.players.height() > low + 80)
    window.resize(960, 540)
    qtbot.waitUntil(lambda: window.game_page.players.height() == low)


@pytest.mark.parametrize("size", slow_but(((960, 540),), ((960, 540), (1920, 1080))))
def test_the_board_keeps_its_size_whatever_is_to_be_done(
    window: MainWindow, catalog: Catalog, size: tuple[int, int], qtbot: QtBot
) -> None:
    """Task texts, progress and curtain of any length have a fixed height: the board never jumps."""
    seats = [Seat("Ann", 0), Seat("Bob", 1)]
    session, random = Session(catalog, GameOptions(seed=3), seats), Random(3)
    lay_out(window, session, *size, qtbot)
    sizes, tasks = set(), set()
    for _ in range(30):
        window.desk.controller.select_source(random.choice(session.position.sources()))
        QApplication.processEvents()
        sizes.add(window.game_page.view.size().toTuple())
        tasks.add(window.game_page.hand.task.text())
        window.desk.controller.play(session.position.random_move(random))
        QApplication.processEvents()
        sizes.add(window.game_page.view.size().toTuple())
        window.desk.lift_curtain()
    assert len(tasks) > 10
    assert len(sizes) == 1


@pytest.mark.parametrize(
    ("size", "least", "with_island"),
    [
        ((960, 540), 24, 21),
        ((1280, 800), 37, 32),
        ((1440, 900), 44, 38),
        ((1920, 1080), 58, 50),
    ],
)
@pytest.mark.parametrize("players", [2, 5])
def test_hexes_are_large(
    window: MainWindow,
    catalog: Catalog,
    size: tuple[int, int],
    least: int,
    with_island: int,
    players: int,
    qtbot: QtBot,
) -> None:
    """A hex has a minimum width in pixels, without and with an island."""
    window.setMinimumSize(0, 0)
    island = mixed_session(catalog, *["human"] * players)
    for session, wanted in ((game(catalog, players), least), (island, with_island)):
        lay_out(window, session, *size, qtbot)
        page = window.game_page
        assert (window.width(), window.height()) == size
        assert page.view.is_fitted
        assert page.view.zoom * WIDTH >= wanted
        assert page.players.isVisible()


@pytest.mark.parametrize(
    ("size", "least"),
    [((960, 540), 24.9), ((1280, 800), 38.8), ((1440, 900), 44.2), ((1920, 1080), 55.2)],
)
@pytest.mark.parametrize("players", [2, 5])
def test_large_text_takes_hardly_anything_from_the_board(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    usual_text: None,
    size: tuple[int, int],
    least: float,
    players: int,
    qtbot: QtBot,
) -> None:
    """At 200 per cent a hex has 95 per cent of its usual width; the panels give way."""
    widths = []
    for percent in (100, 200):
        window = make_window(text_size=percent)
        window.setMinimumSize(0, 0)
        lay_out(window, game(catalog, players), *size, qtbot)
        assert (window.width(), window.height()) == size
        widths.append(window.game_page.view.zoom * WIDTH)
        window.close()
    usual, large = widths
    assert large >= least
    assert large >= 0.95 * usual


def test_cards_lie_apart_after_the_window_was_large(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """After a large window the cards of a small one do not overlap."""
    window.setMinimumSize(0, 0)
    lay_out(window, games.four_tasks(catalog, 4), 1920, 1080, qtbot)
    window.desk.lift_curtain()
    qtbot.wait(30)
    window.resize(960, 540)
    window.desk.start(games.crowded(catalog, 5))
    window.desk.lift_curtain()
    qtbot.wait(30)
    cards = window.game_page.cards.cards
    places = [card.geometry() for card in cards]
    assert not any(one.intersects(other) for one, other in combinations(places, 2))


def test_text_grows_with_the_window(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """Full HD has larger text and taller rows than 1280 pixels; a smaller window restores both."""
    lay_out(window, game(catalog, 2), 1280, 800, qtbot)
    page = window.game_page
    small = page.log.view.font().pointSizeF(), page.players.cards[0].height()
    assert text_factor() == 1.0
    window.resize(1920, 1080)
    # Without a running application Qt propagates fonts at the next event.
    qtbot.waitUntil(lambda: page.log.view.font().pointSizeF() > small[0])
    large = page.log.view.font().pointSizeF(), page.players.cards[0].height()
    assert text_factor() == 1.2
    usual = QApplication.instance().property("usual_text")  # of the desktop, which may be smaller
    assert small[1] == HEIGHTS["roomy"]
    assert large == pytest.approx([1.2 * usual, 1.2 * HEIGHTS["tall"]], abs=0.6)
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: page.log.view.font().pointSizeF() == small[0])
    assert page.players.cards[0].height() == small[1]


@pytest.mark.parametrize(
    ("size", "factor"),
    [
        ((960, 540), 1),
        ((1440, 870), 1),
        ((1920, 1000), 1.2),
        ((2560, 1370), 1.6),
        ((9999, 9999), 2.4),
    ],
)
def test_steps_of_text(size: tuple[int, int], factor: float) -> None:
    """A window of a usual screen has usual text, and the growth has a limit."""
    assert factor_for(QSize(*size)) == factor


@pytest.mark.parametrize("name", sorted(path.stem for path in GAMES.glob("*.kbgame")))
@pytest.mark.parametrize("size", slow_but(((960, 540),), ((960, 540), (1280, 800), (1920, 1080))))
def test_what_has_to_be_done_needs_no_scrolling(
    window: MainWindow, catalog: Catalog, name: str, size: tuple[int, int], qtbot: QtBot
) -> None:
    """Task, cards, buttons and tiles are all visible, for any asked player and source."""
    lay_out(window, load_record(GAMES / f"{name}.kbgame", catalog), *size, qtbot)
    if window.desk.seats.curtain_down:
        window.game_page.curtain.button.click()
        qtbot.wait(30)
    page = window.game_page
    parts = (page.hand.card, page.hand.task, page.hand.steps, page.hand.buttons, page.tiles)
    for part in parts:
        place = part.rect().translated(part.mapTo(page.bottom, QPoint()))
        assert page.bottom.rect().contains(place)
        assert page.rect().contains(part.rect().translated(part.mapTo(page, QPoint())))
