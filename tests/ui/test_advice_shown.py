"""The ghosts and words of an advice, and its execution."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ai.advice import advise
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import hexes
from kingdom_builder_qt.core.moves import DRAW, END_TURN, MANDATORY, MOVE, SKIP, Move
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.advice_request import AdviceState
from kingdom_builder_qt.ui.table.panels.side_column import PLAYERS
from tests.ui.drawn_games import ALL, THREE, asked, at_silos, begun, of_two, ready
from tests.ui.fake_advice import FakeWorker, ask, made_up, request_of, shown, start
from tests.ui.mixed_games import click
from tests.ui.sample_games import new_session, press

PADDOCK, RESETTLEMENT = "tile:paddock", "nomad:resettlement"
MOMENTS: dict[str, Callable[[Catalog], Session]] = {
    "move tile": lambda catalog: ready(catalog, PADDOCK, MOVE, *THREE, expansions=ALL),
    "canoe": asked,
    "silo": at_silos,
    "block": lambda catalog: begun(catalog, RESETTLEMENT, 1, *THREE, expansions=ALL),
    "choice": lambda catalog: of_two(catalog, *THREE, expansions=ALL),
}


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # the score sheet opens
@pytest.mark.parametrize("moment", MOMENTS)
def test_advice_in_a_game_with_everything(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, qtbot: QtBot, moment: str
) -> None:
    """Every kind of decision has advice in words and on the board, which can be played."""
    session = MOMENTS[moment](catalog)
    start(window, session)
    ask(window)
    position, before = session.position, len(session.log)
    advice = worker.answer(window)
    places = [m for m in advice.line if isinstance(m.target, int)]
    ghosts = window.advice.ghosts.ghosts
    assert [(g.origin, g.target) for g in ghosts] == [(m.origin, m.target) for m in places]
    assert window.advice.card.why.text().endswith(".")
    assert position.is_legal(advice.line[0] if advice.line else END_TURN)
    click(window.advice.card.play)
    qtbot.waitUntil(lambda: request_of(window).state is AdviceState.NONE)
    played = [entry.move for entry in session.log[before:]]
    assert played
    assert played[: len(advice.line)] == list(advice.line[: len(played)])


def test_ghost_of_a_move_comes_from_its_origin(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """A piece moved twice has two numbers and a ghost at its last hex only."""
    session = ready(catalog, PADDOCK, MOVE)
    move = next(m for m in session.position.legal_moves() if m.verb == MOVE)
    assert isinstance(move.target, int)
    assert move.origin is not None
    start(window, session)
    ask(window)
    back = Move(move.source, MOVE, move.target, move.origin)
    worker.answer(window, made_up(session, [move, back]))
    first, second = window.advice.ghosts.ghosts
    assert (first.origin, first.target) == (second.target, second.origin)
    assert first.piece == second.piece
    assert first.piece.owner == session.seats[session.to_move].colour
    standing = window.advice.ghosts._pieces()
    assert len(standing) == 1


def test_playing_stops_where_something_is_revealed(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, qtbot: QtBot
) -> None:
    """Playing the line stops at a revealed card, after which the rest would be a guess."""
    session = ready(catalog, "tile:fort", DRAW)
    draw = next(m for m in session.position.legal_moves() if m.verb == DRAW)
    start(window, session)
    ask(window)
    worker.answer(window, made_up(session, [draw, Move(draw.source, SKIP)]))
    before = len(session.log)
    click(window.advice.card.play)
    qtbot.wait(120)
    assert [entry.move for entry in session.log[before:]] == [draw]
    assert request_of(window).state is AdviceState.NONE


def test_ghosts_go_as_they_are_played(
    make_window: Callable[..., MainWindow], catalog: Catalog, worker: FakeWorker, qtbot: QtBot
) -> None:
    """During the play of the line its remaining ghosts stay visible, and Esc stops it."""
    window = make_window(animation_speed=0.2)
    session = new_session(catalog, "human", "human")
    advice = shown(window, worker, session)
    click(window.advice.card.play)
    assert len(session.log) == 1
    assert request_of(window).state is AdviceState.PLAYING
    assert [ghost.number for ghost in window.advice.ghosts.ghosts] == [2, 3]
    press(window, Qt.Key.Key_Escape)
    window.game_page.scene.animator.skip()
    qtbot.wait(120)
    assert [entry.move for entry in session.log] == list(advice.line[:1])
    assert window.advice.ghosts.ghosts == ()


def test_keyboard_reaches_the_buttons(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, qtbot: QtBot
) -> None:
    """The key focuses the advice's buttons, Enter presses them, and the board gets the focus
    back.
    """
    session = new_session(catalog, "human", "human")
    advice = shown(window, worker, session)
    ask(window)
    assert QApplication.focusWidget() is window.advice.card.play
    QTest.keyClick(window.advice.card.play, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is window.advice.card.close_
    QTest.keyClick(window.advice.card.close_, Qt.Key.Key_Return)
    assert request_of(window).state is AdviceState.NONE
    assert QApplication.focusWidget() is window.game_page.view
    ask(window)
    worker.answer(window, advice)
    ask(window)
    QTest.keyClick(window.advice.card.play, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(session.log) == len(advice.line))


def test_advice_is_spoken(window: MainWindow, catalog: Catalog, worker: FakeWorker) -> None:
    """A screen reader announces the search and then all of the card."""
    window.desk.start(new_session(catalog, "human", "human"))
    heard: list[str] = []
    window.game_page.view.announced.connect(heard.append)
    ask(window)
    worker.answer(window)
    assert heard[0].startswith("Looking for a hint")
    card = window.advice.card
    for part in (card.gold, card.lead, card.why, card.moves):
        assert part.text() in heard[-1]
    assert card.accessibleName() == "Hint"
    assert card.accessibleDescription() == heard[-1]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("size", [(960, 540), (1280, 800), (1440, 900)])
def test_card_is_whole_in_its_tab(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, size: tuple[int, int]
) -> None:
    """All words and buttons of the card have their room; the cards return after it."""
    window.resize(*size)
    page, card = window.game_page, window.advice.card
    shown(window, worker, new_session(catalog, "human", "human"))
    for _ in range(3):  # the text is measured after it is laid out
        QApplication.processEvents()
    assert page.advice.isVisible()
    assert not page.cards.isVisible()
    for part in (card.title, *card.words, card.play, card.close_):
        needed = (
            part.heightForWidth(part.width())
            if part.hasHeightForWidth()
            else part.sizeHint().height()
        )
        assert part.height() >= needed
        assert card.rect().contains(part.mapTo(card, part.rect().bottomRight()))
    press(window, Qt.Key.Key_Escape)
    assert page.cards.isVisible()


@pytest.mark.usefixtures("usual_text")
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("size", [(960, 540), (1280, 800)])
def test_large_text_leaves_all_of_the_card_in_reach(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    worker: FakeWorker,
    size: tuple[int, int],
) -> None:
    """With large text the buttons are in sight; words can be scrolled to, and all players, which
    are a tab in a low window.
    """
    window = make_window(text_size=200)
    window.resize(*size)
    shown(window, worker, new_session(catalog, "human", "human"))
    for _ in range(3):
        QApplication.processEvents()
    page, card = window.game_page, window.advice.card
    assert not card.title.isVisible()  # the words need its room
    for part in (card.play, card.close_, card.moves):
        assert part.height() >= part.sizeHint().height()
        if part is card.moves:
            page.advice.page.ensureWidgetVisible(part)
        assert part.visibleRegion().boundingRect() == part.rect()
    last = card.lead if card.lead.text() else card.why
    card.page.ensureWidgetVisible(last)
    page.advice.page.ensureWidgetVisible(last)
    assert not last.visibleRegion().isEmpty()
    if page.column.tabs.isTabVisible(PLAYERS):
        page.column.tabs.setCurrentIndex(PLAYERS)
        QApplication.processEvents()
    for player in page.players.cards:
        assert player.height() == player.minimumHeight()
        page.column.players_page.ensureWidgetVisible(player.name)
        assert player.name.visibleRegion().boundingRect() == player.name.rect()
    assert not page.hand.buttons.undo.visibleRegion().isEmpty()


def test_a_second_press_shows_the_second_best(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, qtbot: QtBot
) -> None:
    """A second press shows the second best with its deficit and own ghosts; a third leads back."""
    session = new_session(catalog, "human", "human")
    start(window, session)
    ask(window)
    card = window.advice.card
    advice = advise(session.position.rules, worker.views[-1], 3, is_hurried=lambda: True)
    second = Move(MANDATORY, "build", None, hexes(session.position.targets(MANDATORY))[-1])
    other = replace(advice, line=(second,), lead=advice.lead - 3, second=None)
    worker.answer(window, replace(advice, second=other))
    assert (card.title.text(), card.other.text()) == ("Master suggests", "&Second best")
    best = card.moves.text()
    ask(window)
    assert card.title.text() == "Second best"
    assert "About 3 gold less in the end" in card.lead.text()
    assert [ghost.target for ghost in window.advice.ghosts.ghosts] == [second.target]
    ask(window)
    assert (card.title.text(), card.moves.text()) == ("Master suggests", best)
    click(card.other)
    click(card.play)
    qtbot.waitUntil(lambda: [entry.move for entry in session.log] == [second])


def test_without_a_second_best_there_is_no_button(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """Without a second best a second press only focuses the card."""
    shown(window, worker, new_session(catalog, "human", "human"))
    assert not window.advice.card.other.isVisible()
    ask(window)
    assert window.advice.card.title.text() == "Master suggests"
    assert window.advice.card.play.hasFocus()


def test_sign_of_thinking_rests_with_reduced_motion(
    make_window: Callable[..., MainWindow], catalog: Catalog, worker: FakeWorker
) -> None:
    """Without animation the dots do not move; otherwise they move only while visible."""
    for speed, moves in ((0.0, False), (1.0, True)):
        window = make_window(animation_speed=speed)
        window.desk.start(new_session(catalog, "human", "human"))
        ask(window)
        assert window.advice.card.busy.isVisible()
        assert window.advice.card.busy.is_moving is moves
        press(window, Qt.Key.Key_Escape)
        assert not window.advice.card.busy.is_moving


def picture(window: MainWindow) -> QImage:
    """Return the pixels of the board at the displayed scale."""
    view = window.game_page.view
    view.grab()
    view.board_scene.sharpen()
    return view.grab().toImage()


def test_ghosts_are_drawn_and_wiped_away(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """Ghosts change the board in each theme, and the board is identical again without them."""
    session = new_session(catalog, "human", "human")
    window.desk.start(session)
    without = picture(window)
    ask(window)
    worker.answer(window)
    light = picture(window)
    assert light != without
    window.themes.apply("dark")
    assert picture(window) != light
    window.themes.apply("light")
    press(window, Qt.Key.Key_Escape)
    assert picture(window) == without


def test_random_positions_have_advice_in_words(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """The advice in several positions of a game always names the gold, the lead and a reason."""
    session, random = new_session(catalog, "human", "human", seed=3), Random(3)
    said = set()
    while not session.position.is_over and len(said) < 6:
        if session.position.builds_left == 3:
            window.desk.start(session)
            if window.desk.seats.curtain_down:
                window.desk.lift_curtain()
            ask(window)
            worker.answer(window)
            card = window.advice.card
            assert "gold" in card.gold.text()
            assert card.lead.text().startswith("Expected result")
            said.add(card.why.text())
        session.play(session.position.random_move(random))
    assert len(said) == 6


def test_tab_reaches_the_buttons_of_the_hint(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """The card is painted over the column, and its buttons follow the board in the tab order."""
    window.desk.start(new_session(catalog, "human", "human"))
    ask(window)
    worker.answer(window)
    card, view = window.advice.card, window.game_page.view
    view.setFocus()
    for button in (card.play, card.close_):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert button.hasFocus()
    QTest.keyClick(card.close_, Qt.Key.Key_Backtab)
    QTest.keyClick(card.play, Qt.Key.Key_Backtab)
    assert view.hasFocus()
