"""Master's thinking time: the messages to the worker, also in a running game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ai.players import PLAYERS, TIMED, check_player
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.challenges.challenge import challenge_of_day
from kingdom_builder_qt.game.session import HUMAN, Seat
from kingdom_builder_qt.ui.desktop.settings.pace import PACES
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.desktop.settings.thinking_time import AS_NEEDED, TIMES, with_time
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.opening import saved_session, wait_until
from tests.ui.sample_games import click_hex, finish_turn, first_target, new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
TURN_MS = 20_000


def choose(window: MainWindow, seconds: float) -> None:
    """Choose a time, like the settings dialog when it is accepted."""
    window.apply_settings(replace(window.settings, master_seconds=seconds))


def told(window: MainWindow) -> tuple[str, ...]:
    """Return the last levels sent to the worker."""
    game = window.desk.ai.process._game
    assert game is not None
    return game.levels


def start(window: MainWindow, catalog: Catalog, *controllers: str) -> Session:
    """Start a game with these controllers."""
    session = new_session(catalog, *controllers)
    window.files.start(session)
    return session


@pytest.mark.parametrize("seconds", TIMES[1:])
def test_players_take_the_name(seconds: float) -> None:
    """Each time can be added to a level with a choice of time, and to no other."""
    for level in (HUMAN, *PLAYERS):
        name = with_time(level, seconds)
        assert (name != level) == (level in TIMED)
        if level != HUMAN:
            check_player(name)
    assert with_time("master@3", seconds) == "master@3"


def test_as_needed_is_the_plain_name() -> None:
    """Without a chosen time no name changes: answers are equal on every machine."""
    for level in (HUMAN, *PLAYERS, "master@3"):
        assert with_time(level, AS_NEEDED) == level


def test_worker_is_told_the_time(window: MainWindow, catalog: Catalog) -> None:
    """Only the worker gets the time: settings, seats and file keep the plain names."""
    choose(window, 5.0)
    wait_until(lambda: load_settings()[0].master_seconds == 5.0)
    session = start(window, catalog, "human", "master", "builder")
    assert told(window) == ("human", "master@5", "builder")
    assert [seat.controller for seat in session.seats] == ["human", "master", "builder"]
    click_hex(window, first_target(window))
    kept = saved_session(window)
    assert [seat.controller for seat in kept.seats] == ["human", "master", "builder"]


def test_a_challenge_knows_no_time(window: MainWindow, catalog: Catalog) -> None:
    """The opponent of a challenge has no time; its key, which reveals the seed, is not sent."""
    choose(window, 5.0)
    sunday = challenge_of_day(date(2026, 11, 29), catalog)
    assert sunday.opponent == "master"
    seats = sunday.seats(Seat("Ann", 0), Seat("Bob", 1))
    window.desk.start(Session(catalog, sunday.options, seats))
    assert told(window) == ("human", "master")
    game = window.desk.ai.process._game
    assert game is not None
    assert (game.options.seed, game.options.challenge) == (0, "")


def test_time_of_the_settings_holds_from_the_start(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """A chosen time of the settings applies from the start of the program."""
    window = make_window(master_seconds=0.2)
    start(window, catalog, "human", "master@3", "master")
    assert told(window) == ("human", "master@3", "master@0.2")


def test_thinking_master_is_asked_again(window: MainWindow, catalog: Catalog) -> None:
    """An open question is asked again with a new time; the same time changes none."""
    start(window, catalog, "master", "human")
    ai = window.desk.ai
    for seconds, name in ((10.0, "master@10"), (5.0, "master@5"), (AS_NEEDED, "master")):
        asked, worker = ai._asked, ai.process.pid
        assert asked is not None
        choose(window, seconds)
        assert (ai._asked, told(window)) == (asked + 1, (name, "human"))
        assert ai.process.pid != worker
        worker = ai.process.pid
        choose(window, seconds)
        assert (ai._asked, ai.process.pid) == (asked + 1, worker)


def test_worker_understands_the_new_time(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A replaced worker plays the turn to its end."""
    choose(window, 10.0)
    session = start(window, catalog, "master", "human")
    choose(window, 0.2)
    qtbot.waitUntil(lambda: session.to_move == 1, timeout=TURN_MS)
    assert told(window) == ("master@0.2", "human")


def test_somebody_else_goes_on_thinking(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """Builder's question stays open; the next decision is Master's, with the new time."""
    session = start(window, catalog, "builder", "master", "human")
    ai = window.desk.ai
    asked, worker = ai._asked, ai.process.pid
    assert asked is not None
    choose(window, 0.5)
    assert (ai._asked, ai.process.pid) == (asked, worker)
    assert told(window) == ("builder", "master", "human")
    qtbot.waitUntil(lambda: session.to_move == 1, timeout=TURN_MS)
    assert told(window) == ("builder", "master@0.5", "human")
    qtbot.waitUntil(lambda: session.to_move == 2, timeout=TURN_MS)


def test_a_time_of_its_own_is_not_disturbed(window: MainWindow, catalog: Catalog) -> None:
    """A Master with a time in its seat keeps that, and its open question."""
    start(window, catalog, "master@10", "human")
    asked = window.desk.ai._asked
    choose(window, 0.2)
    assert window.desk.ai._asked == asked
    assert told(window) == ("master@10", "human")


def test_an_answer_that_has_come_is_played(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that waits for the display is kept; the decision after it has the new time."""
    ai = window.desk.ai
    ai.set_pace(PACES[0])
    session = start(window, catalog, "master", "human")
    with monkeypatch.context() as patched:
        patched.setattr(ai, "_remaining", lambda: TURN_MS)  # however long Master thought
        qtbot.waitUntil(lambda: ai._move is not None, timeout=TURN_MS)
    move = ai._move
    choose(window, 0.2)
    assert (ai._asked, ai._move) == (None, move)
    assert told(window) == ("master", "human")
    ai.set_pace(PACES[-1])
    qtbot.waitUntil(lambda: bool(session.log), timeout=TURN_MS)
    assert session.log[0].move == move
    assert told(window) == ("master@0.2", "human")


def test_a_paused_master_is_asked_when_it_goes_on(window: MainWindow, catalog: Catalog) -> None:
    """The open question is cancelled, and asked with the new time when play resumes."""
    start(window, catalog, "master", "human")
    ai = window.desk.ai
    ai.set_paused(True)
    choose(window, 10.0)
    assert ai.is_paused
    assert ai._asked is None
    assert not ai.process.is_busy
    ai.set_paused(False)
    assert ai._asked is not None
    assert told(window) == ("master@10", "human")


def test_nothing_is_asked_in_a_persons_turn(window: MainWindow, catalog: Catalog) -> None:
    """The change waits for Master's own turn; without a game no worker is notified."""
    ai = window.desk.ai
    choose(window, 2.0)
    assert ai.process.pid is None
    start(window, catalog, "human", "master")
    choose(window, 10.0)
    assert ai._asked is None
    assert not ai.process.is_busy
    finish_turn(window)
    assert ai._asked is not None
    assert told(window) == ("human", "master@10")
