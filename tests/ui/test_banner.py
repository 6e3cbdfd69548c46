"""The line in the tool bar: the awaited player, and the latest news."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.events import CardUseless, EndTriggered, TileTaken
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.drawn_games import asked
from tests.ui.opening import wait_until
from tests.ui.sample_games import click_hex, finish_turn, first_target, new_session


def test_own_turn_needs_no_words(window: MainWindow, catalog: Catalog) -> None:
    """The hand panel describes the task, so the banner is empty."""
    window.desk.start(new_session(catalog, "human", "human"))
    assert window.banner.text.text() == ""
    assert window.banner.icon.isHidden()


def test_waiting_and_pause_are_said(window: MainWindow, catalog: Catalog) -> None:
    """During a computer's turn the banner names the awaited player and the pause."""
    window.desk.start(new_session(catalog, "builder", "human"))
    assert window.banner.text.text() == "Ann is thinking…"
    window.actions_["pause_ai"].trigger()
    assert "Paused" in window.banner.text.text()


def test_thinking_shows_its_sign_and_the_key_that_ends_it(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """While a computer thinks, with news too, the banner is busy and names the key."""
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
    """Without animation the busy sign is shown and does not move."""
    window.desk.start(new_session(catalog, "builder", "human"))
    assert window.banner.busy.isVisible()
    assert not window.banner.busy.is_moving


def test_news_are_heard_and_replaced(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """News are shown and announced to a screen reader, and then replaced by the task."""
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


def test_tiles_of_a_computer_are_heard_with_its_turn(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The banner shows the tile at once; screen readers hear it once, in the turn as a whole."""
    window.desk.start(new_session(catalog, "human", "builder"))
    heard: list[str] = []
    window.game_page.view.announced.connect(heard.append)
    for player in (1, 0):
        news = (TileTaken(player, "farm", 0),)
        window.desk.changed.emit("played", LogEntry(1, 1, player, END_TURN, news))
        assert "takes the Farm tile" in window.banner.text.text()
        assert bool(heard) == (player == 0)


@pytest.mark.parametrize("shown_ms", [0, 60])
def test_news_of_others_stays_until_the_own_move(
    window: MainWindow, catalog: Catalog, shown_ms: int
) -> None:
    """News outlasts its time while a person decides, and goes with their first move."""
    window.desk.start(new_session(catalog, "human", "human"))
    window.banner._timer.setInterval(10 if shown_ms else 60_000)
    news = (TileTaken(1, "farm", 0),)
    window.desk.changed.emit("played", LogEntry(1, 1, 1, END_TURN, news))
    QTest.qWait(shown_ms)
    assert "Bob takes the Farm tile" in window.banner.text.text()
    click_hex(window, first_target(window))
    assert window.banner.text.text() == ""


def test_own_news_stays_until_the_next_turn(window: MainWindow, catalog: Catalog) -> None:
    """News of an own move outlasts further own moves, and goes with the turn or an undo."""
    for end in (finish_turn, lambda window: window.desk.controller.undo()):
        window.desk.start(new_session(catalog, "human", "human"))
        window.banner._timer.setInterval(10)
        news = (TileTaken(0, "farm", 0),)
        window.desk.changed.emit("played", LogEntry(1, 1, 0, END_TURN, news))
        QTest.qWait(60)
        click_hex(window, first_target(window))
        assert "Ann takes the Farm tile" in window.banner.text.text()
        end(window)
        assert "Farm" not in window.banner.text.text()


def test_undo_is_no_news(window: MainWindow, catalog: Catalog) -> None:
    """Undo does not announce the events of the move again."""
    window.desk.start(new_session(catalog, "human", "human"))
    entry = LogEntry(1, 1, 0, END_TURN, (CardUseless(0, "grass"),))
    window.desk.changed.emit("undone", entry)
    assert window.banner.text.text() == ""


def test_bar_and_header_name_the_same_player(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While panels show computers' moves one by one, bar and header name the same next computer."""
    window.desk.start(new_session(catalog, "human", "builder", "builder"))
    desk, page = window.desk, window.game_page
    seen: set[tuple[str, str]] = set()
    show_next = desk.queue._next

    def watch() -> None:
        show_next()
        seen.add((page.status.turn.text(), window.banner.text.text()))

    monkeypatch.setattr(desk.queue, "_next", watch)
    finish_turn(window)
    seen.clear()
    while not desk.seats.is_human_turn:
        desk._on_ai_decided(desk.position.legal_moves()[0])
        desk.queue.finish()
        window.banner.show_task()  # without the news
    assert seen == {
        ("Bob to move", "Bob is thinking…"),
        ("Cid to move", "Cid is thinking…"),
        ("Your turn", ""),
    }


def test_a_question_of_an_earlier_game_is_forgotten(window: MainWindow, catalog: Catalog) -> None:
    """After a game left during a question the next game runs without one."""
    heard: list[str] = []
    window.desk.start(asked(catalog))
    window.game_page.view.announced.connect(heard.append)
    window.desk.start(new_session(catalog, "human", "human"))
    assert not any("turn continues" in words for words in heard)
    assert window.banner.text.text() == ""


def test_a_notice_of_an_earlier_game_is_forgotten(window: MainWindow, catalog: Catalog) -> None:
    """A notice about players of the previous game is not shown in the next one."""
    window.desk.start(new_session(catalog, "human", "human"))
    window.desk.change_seats(
        [replace(window.desk.session.seats[0], name="Zoltan"), *window.desk.session.seats[1:]]
    )
    assert "Zoltan" in window.status_line.message
    window.desk.start(new_session(catalog, "human", "human"))
    assert window.status_line.message == ""


@pytest.mark.usefixtures("usual_text")
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(960, 540), (1280, 800), (1920, 1080)])
def test_news_are_whole_in_some_place(
    make_window: Callable[..., MainWindow], catalog: Catalog, size: tuple[int, int], percent: int
) -> None:
    """News that the tool bar cuts, even on two lines, are whole on the rim of the board; tooltip
    and accessible name are whole in any case, and the tool bar keeps its height.
    """
    window = make_window(text_size=percent)
    window.resize(*size)
    window.desk.start(new_session(catalog, "human", "human"))
    wait_until(lambda: not window.is_growing)
    window.banner.announce("Bob takes the Farm")
    for _ in range(3):  # the row follows the size of text
        QApplication.processEvents()
    banner, line = window.banner, window.game_page.corner
    height = window.top_row.height()
    long = "Margarete takes the Canoe tile · Bob loses the Oracle tile (G13) · Carl takes a crown"
    for text in ("Bob takes the Farm", long):
        line.say("")
        banner.announce(text)
        QApplication.processEvents()
        assert banner.text.accessibleName() == banner.text.text() == text
        assert banner.text.toolTip()
        is_cut = not banner.isVisible() or banner.text.is_cut
        assert line.message.text() == (text if is_cut else "")
        assert window.top_row.height() == height
    assert is_cut or size[0] > 960  # the long text does not fit there
