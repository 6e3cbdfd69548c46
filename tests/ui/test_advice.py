"""Advice: requested by key and button, answered by the worker or not, and removed in time."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import END_TURN, MANDATORY
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.advice_request import AdviceState
from kingdom_builder_qt.ui.table.desk.ai_process import AiProcess
from tests.ui.drawn_games import asked, drawn
from tests.ui.fake_advice import CTRL, FakeWorker, ask, request_of, shown, start
from tests.ui.mixed_games import click
from tests.ui.opening import saved_session
from tests.ui.sample_games import click_hex, first_target, new_session, press

# -- asking ----------------------------------------------------------------------------------------


def test_advice_from_the_worker_is_played_by_its_button(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The full path works: key, real process, ghosts, card, and the click that plays the line."""
    session = new_session(catalog, "human", "builder")
    window.desk.start(session)
    assert QTest.qWaitForWindowActive(window)
    press(window, Qt.Key.Key_Question)
    assert request_of(window).state is AdviceState.THINKING
    assert window.advice.card.busy.isVisible()
    qtbot.waitUntil(lambda: request_of(window).state is AdviceState.SHOWN, timeout=30_000)
    found = request_of(window).shown
    assert found is not None
    line = found.advice.line
    assert [ghost.target for ghost in window.advice.ghosts.ghosts] == [m.target for m in line]
    assert [ghost.number for ghost in window.advice.ghosts.ghosts] == [1, 2, 3]
    gold = found.advice.gold_then[0] - found.advice.gold_now[0]
    assert window.advice.card.gold.text().startswith(f"+{gold} gold: " if gold else "No gold now")
    click(window.advice.card.play)
    qtbot.waitUntil(lambda: len(session.log) == len(line))
    assert [entry.move for entry in session.log] == list(line)
    assert tuple(session.position.gold()) == found.advice.gold_then
    qtbot.waitUntil(lambda: request_of(window).state is AdviceState.NONE)
    assert not window.advice.card.isVisible()
    assert window.advice.ghosts.ghosts == ()


def test_a_hint_that_was_seen_stays_with_the_game(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """A shown hint is saved at once, also without a move; an unanswered request is no hint."""
    session = new_session(catalog, "human", "builder")
    window.game_saver.begin_new(session)
    start(window, session)
    click_hex(window, first_target(window))
    assert saved_session(window).assistance == ()
    ask(window)
    assert session.assistance == ()
    worker.answer(window)
    assert session.assistance == ("hints",)
    kept = saved_session(window)
    assert (kept.assistance, len(kept.log)) == (("hints",), 1)


def test_view_of_the_worker_is_that_of_the_player(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """The worker gets the view of the person at the screen, and no more."""
    session = new_session(catalog, "human", "human")
    window.desk.start(session)
    ask(window)
    assert worker.views == [session.position.view(0)]


def test_shared_advice_ignores_all_hands(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """A canoe needs no card, so the advice about it uses no hand, not even the player's own."""
    session = asked(catalog)
    window.desk.start(session)
    window.desk.lift_curtain()
    assert window.desk.seats.hides_hands
    ask(window)
    view = worker.views[0]
    cards = [card for hand in session.position.hands for card in hand]
    assert view.hands == (None, None, None)
    assert sorted(view.unseen) == sorted([*session.position.deck, *cards])
    other = session.position.copy()
    hands = list(other.hands)
    hands[view.player], deck = other.deck[:1], (*hands[view.player], *other.deck[1:])
    other.hands, other.deck = tuple(hands), tuple(deck)
    window.desk.session.position = other
    press(window, Qt.Key.Key_Escape)
    ask(window)
    assert worker.views[1] == view


@pytest.mark.parametrize("controllers", [("builder", "human"), ("human", "human")])
def test_advice_is_only_for_who_decides(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, controllers: tuple[str, str]
) -> None:
    """Advice is refused during a computer's decision and before the curtain is lifted."""
    session = new_session(catalog, *controllers)
    for _ in range(3):
        session.play(session.position.legal_moves()[0])
    if controllers[0] == "human":
        session.play(END_TURN)
    window.desk.start(session)
    window.desk.ai.set_paused(True)
    assert not window.desk.seats.is_human_turn
    assert not window.actions_["hint"].isEnabled()
    ask(window)
    assert worker.views == []
    if window.desk.seats.curtain_down:
        click(window.game_page.curtain.button)
        assert window.actions_["hint"].isEnabled()


def test_thinking_is_cancelled_by_escape_and_by_an_own_move(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """The answer to a cancelled request is not shown."""
    window.desk.start(new_session(catalog, "human", "human"))
    ask(window)
    press(window, Qt.Key.Key_Escape)
    assert request_of(window).state is AdviceState.NONE
    worker.answer(window)
    assert request_of(window).shown is None
    ask(window)
    assert request_of(window).state is AdviceState.THINKING
    worker.cancelled.clear()
    click_hex(window, first_target(window))
    assert request_of(window).state is AdviceState.NONE
    assert worker.cancelled
    assert not window.advice.card.isVisible()


def test_escape_closes_the_advice_before_it_puts_a_tile_back(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """Escape closes the latest thing first: the advice, then the selected tile."""
    session = drawn(catalog, tiles="farm", own="D4")
    start(window, session)
    window.desk.controller.select_source("tile:farm")
    ask(window)
    worker.answer(window)
    press(window, Qt.Key.Key_Escape)
    assert request_of(window).state is AdviceState.NONE
    assert window.desk.controller.source == "tile:farm"
    press(window, Qt.Key.Key_Escape)
    assert window.desk.controller.source == MANDATORY


def test_long_thought_is_hurried(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while the worker is hurried and answers with its best line so far."""
    hurried: list[bool] = []
    request = request_of(window)
    process = request.process
    monkeypatch.setattr(AiProcess, "hurry", lambda hurrying: hurried.append(hurrying is process))
    request._patience.timeout.disconnect()
    request._patience.timeout.connect(process.hurry)
    window.desk.start(new_session(catalog, "human", "human"))
    ask(window)
    assert request._patience.isActive()
    request._patience.timeout.emit()
    assert hurried == [True]
    worker.answer(window)
    assert not request._patience.isActive()


# -- the worker fails ------------------------------------------------------------------------------


def test_worker_that_dies_is_replaced(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """Advice arrives although its process was killed during the search."""
    window.desk.start(new_session(catalog, "human", "human"))
    ask(window)
    os.kill(request_of(window).process.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: request_of(window).state is AdviceState.SHOWN, timeout=30_000)


def test_worker_failure_ends_the_request_with_a_notice(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """Repeated failures of the worker end the request with a notice; the game continues."""
    window.desk.start(new_session(catalog, "human", "human"))
    ask(window)
    request_of(window).process.failed.emit(1, "Traceback\nValueError: no board")
    assert request_of(window).state is AdviceState.NONE
    assert "No hint" in window.status_line.message
    assert "ValueError: no board" in window.status_line.message
    click_hex(window, first_target(window))
    assert len(window.desk.session.log) == 1


def test_closing_leaves_no_process(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the start page nor another game keeps the worker of the last game or restarts it."""
    replaced: list[AiProcess] = []
    monkeypatch.setattr(AiProcess, "_restart", lambda process: replaced.append(process))
    window.desk.start(new_session(catalog, "human", "human"))
    ask(window)
    assert request_of(window).process.pid is not None
    window.desk.start(new_session(catalog, "human", "human", seed=6))
    assert request_of(window).process.pid is None
    ask(window)
    window.show_start_page()
    assert request_of(window).process.pid is None
    assert replaced == []


# -- it goes in time -------------------------------------------------------------------------------


def own_move(window: MainWindow) -> None:
    """Click a possible hex."""
    click_hex(window, first_target(window))


def undo(window: MainWindow) -> None:
    """Undo the last move."""
    press(window, Qt.Key.Key_Z, CTRL)


def new_game(window: MainWindow) -> None:
    """Begin another game."""
    window.desk.start(new_session(window.catalog, "human", "human", seed=9))


def other_seats(window: MainWindow) -> None:
    """Give a seat to a computer."""
    session = window.desk.session
    window.desk.ai.set_paused(True)
    seats = [replace(session.seats[0], controller="novice"), session.seats[1]]
    window.desk.change_seats(seats)


@pytest.mark.parametrize("end", [own_move, undo, new_game, other_seats])
def test_advice_disappears(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, end: Callable[[MainWindow], None]
) -> None:
    """A change of the position removes the advice about it."""
    session = new_session(catalog, "human", "human")
    window.desk.start(session)
    own_move(window)
    ask(window)
    worker.answer(window)
    assert window.advice.card.isVisible()
    assert window.advice.ghosts.ghosts
    end(window)
    assert not window.advice.card.isVisible()
    assert window.advice.ghosts.ghosts == ()
    assert request_of(window).shown is None


def test_advice_disappears_with_the_turn(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """The advice to one person is hidden from the next person at the screen."""
    session = drawn(
        catalog,
        tiles="farm",
        own="D4",
        play="mandatory build C4, mandatory build C5, mandatory build D5",
    )
    shown(window, worker, session)
    assert window.advice.card.isVisible()
    press(window, Qt.Key.Key_E)
    assert session.to_move == 1
    assert not window.advice.card.isVisible()
    assert window.advice.ghosts.ghosts == ()
    assert not any(part.text() for part in (window.advice.card.why, window.advice.card.moves))
