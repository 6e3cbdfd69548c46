"""The line in the tool bar: whom we wait for, and what just happened."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.events import CardUseless, EndTriggered, TileTaken
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.window.main_window import MainWindow
from tests.ui.sample_games import new_session


def test_own_turn_needs_no_words(window: MainWindow, catalog: Catalog) -> None:
    """The hand panel says what to do, so the banner stays empty."""
    window.desk.start(new_session(catalog, "human", "human"))
    assert window.banner.text.text() == ""
    assert window.banner.icon.isHidden()


def test_waiting_and_pause_are_said(window: MainWindow, catalog: Catalog) -> None:
    """During a computer's turn the banner names whom we wait for, and that it is paused."""
    window.desk.start(new_session(catalog, "builder", "human"))
    assert window.banner.text.text() == "Ann is thinking…"
    window.actions_["pause_ai"].trigger()
    assert "paused" in window.banner.text.text()


def test_thinking_shows_its_sign_and_the_key_that_ends_it(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """While a computer thinks the banner is busy and names the key, with news too; then no more."""
    window = make_window(animation_speed=1.0)
    banner = window.banner
    window.desk.start(new_session(catalog, "builder", "human"))
    assert banner.text.text() == "Ann is thinking…"
    assert banner.busy.is_moving
    assert banner.key.isVisible()
    assert banner.key.text() == "H: move now"
    assert window.actions_["hurry"].shortcut().toString() == "H"
    window.desk.changed.emit("played", LogEntry(1, 1, 0, END_TURN, (EndTriggered(0),)))
    assert banner.busy.isVisible()
    window.actions_["hurry"].trigger()
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=20_000)
    assert not banner.busy.isVisible()
    assert not banner.busy.is_moving
    assert not banner.key.isVisible()


def test_busy_sign_rests_with_reduced_motion(window: MainWindow, catalog: Catalog) -> None:
    """Without animation it is shown, but nothing moves."""
    window.desk.start(new_session(catalog, "builder", "human"))
    assert window.banner.busy.isVisible()
    assert not window.banner.busy.is_moving


def test_news_are_heard_and_replaced(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """News are shown and announced to a screen reader, and make way for the task."""
    window.desk.start(new_session(catalog, "human", "human"))
    heard: list[str] = []
    window.game_page.view.announce = heard.append
    news = (TileTaken(0, "farm", 0), EndTriggered(0))
    window.desk.changed.emit("played", LogEntry(1, 1, 0, END_TURN, news))
    text = window.banner.text.text()
    assert "takes the Farm tile" in text
    assert "last round" in text
    assert heard == [text]
    window.banner.show_task()
    assert window.banner.text.text() == ""


def test_undo_is_no_news(window: MainWindow, catalog: Catalog) -> None:
    """Taking a move back does not announce its events again."""
    window.desk.start(new_session(catalog, "human", "human"))
    entry = LogEntry(1, 1, 0, END_TURN, (CardUseless(0, "grass"),))
    window.desk.changed.emit("undone", entry)
    assert window.banner.text.text() == ""
