"""Watching computers: pause, a move or a turn at a time, the speed; by keys, tool bar and panel."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.desktop.settings.pace import PACES, Pace
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.ai_process import AiProcess
from tests.helpers.cases import slow_but
from tests.ui.opening import wait_until
from tests.ui.sample_games import LEFT, finish_turn, new_session, press
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
TURN_MS = 20_000


def watch(window: MainWindow, catalog: Catalog, *controllers: str) -> Session:
    """Start a paused game, of computers unless others are named."""
    session = new_session(catalog, *(controllers or ("builder", "builder")))
    window.desk.start(session)
    press(window, Qt.Key.Key_P)
    assert window.desk.ai.is_paused
    return session


def settle(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until a step is over."""
    qtbot.waitUntil(lambda: window.desk.ai.is_paused, timeout=TURN_MS)
    qtbot.wait(60)


def test_one_move_by_key(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """S plays exactly one move and pauses again, as often as it is pressed."""
    session = watch(window, catalog)
    for count in (1, 2):
        press(window, Qt.Key.Key_S)
        settle(window, qtbot)
        assert len(session.log) == count


def test_one_turn_by_key(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """T plays to the end of the turn, then of the next one."""
    session = watch(window, catalog)
    for turn in (1, 2):
        press(window, Qt.Key.Key_T)
        settle(window, qtbot)
        assert [entry.move for entry in session.log].count(END_TURN) == turn
        assert session.log[-1].move == END_TURN


def test_a_turn_that_is_under_way_can_be_stopped(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """After a single move within the turn no other is played."""
    window.desk.ai.set_pace(PACES[0])
    session = watch(window, catalog)
    press(window, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: len(session.log) == 1, timeout=TURN_MS)
    press(window, Qt.Key.Key_S)
    window.desk.ai.set_pace(PACES[-1])
    settle(window, qtbot)
    assert len(session.log) == 2


def test_pause_in_a_step_stops_it(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """P during a step pauses the computers instead of resuming them."""
    window.desk.ai.set_pace(PACES[0])  # the first move follows the key
    session = watch(window, catalog)
    pause = window.actions_["pause_ai"]
    press(window, Qt.Key.Key_T)
    assert not pause.isChecked()
    press(window, Qt.Key.Key_P)
    assert window.desk.ai.is_paused
    assert pause.isChecked()
    qtbot.waitUntil(lambda: window.desk.ai._move is not None, timeout=TURN_MS)
    assert session.log == []
    press(window, Qt.Key.Key_P)
    assert not window.desk.ai.is_paused
    press(window, Qt.Key.Key_P)


def test_a_step_says_that_somebody_thinks(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The banner names the player during a step and the pause after it."""
    watch(window, catalog)
    assert "Paused" in window.banner.text.text()
    press(window, Qt.Key.Key_S)
    assert "Ann is thinking" in window.banner.text.text()
    settle(window, qtbot)
    assert "Paused" in window.banner.text.text()


def test_computers_think_one_after_the_other_without_a_pause(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two computers the panels get no change to idle and back."""
    monkeypatch.setattr(AiProcess, "set_game", lambda *_: None)
    monkeypatch.setattr(AiProcess, "cancel", lambda _: None)
    monkeypatch.setattr(AiProcess, "ask", lambda *_: 1)
    session = new_session(catalog, "builder", "builder")
    ai, told = window.desk.ai, []
    ai.thinking_changed.connect(told.append)
    window.desk.start(session)
    assert told == [True]
    for count in (1, 2, 3, 4, 5):  # the fourth move ends a turn
        ai._on_answered(1, str(session.position.legal_moves()[-1]))
        ai.set_busy(False)
        ai._on_pace()
        window.desk.queue.finish()
        assert len(session.log) == count
    assert {entry.player for entry in session.log} == {0, 1}
    assert told == [True]
    ai.set_paused(True)
    assert told == [True, False]


def test_no_step_without_need(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """Steps are offered only while a computer to move is paused."""
    actions = window.actions_
    session = watch(window, catalog, "human", "builder")
    assert not actions["step_move"].isEnabled()
    finish_turn(window)
    assert actions["step_move"].isEnabled()
    press(window, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: session.to_move == 0, timeout=TURN_MS)
    assert not actions["step_turn"].isEnabled()
    press(window, Qt.Key.Key_P)
    assert not actions["step_turn"].isEnabled()


def test_a_person_asked_in_a_stepped_turn_can_decide(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A stepped turn continues to its end although another player's seat was taken by a person."""
    session = watch(window, catalog, "builder", "builder")
    press(window, Qt.Key.Key_S)
    settle(window, qtbot)
    window.desk.change_seats([session.seats[0], games.new_session(catalog).seats[1]])
    press(window, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: session.to_move == 1, timeout=TURN_MS)
    assert window.desk.seats.is_human_turn


def test_speed_by_keys_is_remembered(window: MainWindow, catalog: Catalog) -> None:
    """Each key moves one step within the range; the settings file has the speed soon."""
    watch(window, catalog)
    for pace in (*PACES[-2::-1], PACES[0]):
        press(window, Qt.Key.Key_Less)
        assert window.desk.ai.pace == pace
        wait_until(lambda: load_settings()[0].ai_delay_ms == window.desk.ai.pace.delay_ms)
    assert "Very slow" in window.status_line.message
    press(window, Qt.Key.Key_Greater)
    assert window.settings.ai_delay_ms == PACES[1].delay_ms
    assert window.actions_.computer.paces[PACES[1]].isChecked()


def test_speed_holds_for_a_move_that_waits(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A delayed move is played at once when the speed is raised."""
    window.desk.ai.set_pace(PACES[0])
    session = new_session(catalog, "builder", "builder")
    window.desk.start(session)
    qtbot.waitUntil(lambda: len(session.log) == 1, timeout=TURN_MS)
    qtbot.waitUntil(lambda: window.desk.ai._move is not None, timeout=TURN_MS)
    with qtbot.waitSignal(window.desk.ai.decided, timeout=PACES[0].delay_ms // 3):
        window.desk.ai.set_pace(PACES[-1])
    press(window, Qt.Key.Key_P)


@pytest.mark.parametrize("pace", slow_but((PACES[0], PACES[-1]), PACES))
def test_computers_are_animated_at_their_own_speed(
    make_window: Callable[..., MainWindow], catalog: Catalog, pace: Pace, qtbot: QtBot
) -> None:
    """The fastest speed shows results only; the player's own moves keep the own animation."""
    window = make_window(animation_speed=1.0)
    qtbot.waitUntil(window.isActiveWindow)
    window.desk.ai.set_pace(pace)
    watch(window, catalog, "human", "builder")
    animator = window.game_page.scene.animator
    seen: list[tuple[int, float, bool]] = []
    window.desk.changed.connect(
        lambda _kind, entry: seen.append((entry.player, animator.factor, animator.is_running))
    )
    finish_turn(window)
    animator.skip()
    press(window, Qt.Key.Key_S)
    settle(window, qtbot)
    assert {factor for player, factor, _ in seen if player == 0} == {1.0}
    assert seen[0][2]
    assert seen[-1] == (1, pace.animation, pace.animation > 0)


def test_controls_are_shown_while_a_computer_plays(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Among people the controls are hidden, not even a line; with computers only the panel
    has them.
    """
    actions, panel = window.actions_, window.game_page.hand.spectator
    lines = [action for action in window.tool_bar.actions() if action.isSeparator()]

    def shown(id_: str) -> bool:
        return window.tool_bar.widgetForAction(actions[id_]).isVisible()

    for controllers, in_bar, prominent in (
        (("human", "human"), False, False),
        (("human", "builder"), True, False),
        (("builder", "builder"), True, True),
        (("human", "human"), False, False),
    ):
        window.desk.start(new_session(catalog, *controllers))
        qtbot.wait(20)
        assert [shown(id_) for id_ in ("pause_ai", "step_move", "step_turn", "hurry")] == [
            in_bar
        ] * 4
        assert sum(line.isVisible() for line in lines) == len(lines) - (not in_bar)
        assert panel.isVisible() == prominent
        assert window.game_page.hand.buttons.isVisible() != prominent


def test_panel_by_mouse(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """The large button pauses and resumes, the others play a move and a turn, the slider is
    live.
    """
    session = new_session(catalog, "builder", "builder")
    panel, ai = window.game_page.hand.spectator, window.desk.ai
    window.desk.start(session)
    assert panel.play.text() == "Pause"
    assert not panel.move_.isEnabled()
    QTest.mouseClick(panel.play, LEFT)
    assert (panel.play.text(), ai.is_paused) == ("Resume", True)
    assert window.actions_["pause_ai"].isChecked()
    before = len(session.log)
    QTest.mouseClick(panel.move_, LEFT)
    settle(window, qtbot)
    assert len(session.log) == before + 1
    QTest.mouseClick(panel.turn, LEFT)
    settle(window, qtbot)
    assert session.log[-1].move == END_TURN
    panel.speed.setFocus()
    QTest.keyClick(panel.speed, Qt.Key.Key_Home)
    assert (ai.pace, panel.word.text()) == (PACES[0], "Very slow")
    press(window, Qt.Key.Key_Greater)
    assert panel.speed.value() == 1
    QTest.mouseClick(panel.play, LEFT)
    assert not ai.is_paused
    QTest.mouseClick(panel.play, LEFT)


def test_speed_menu_of_the_tool_bar(window: MainWindow, catalog: Catalog) -> None:
    """One click opens the list of speeds, and a choice applies."""
    watch(window, catalog)
    menu = window.actions_.submenus["speed"]
    button = window.tool_bar.widgetForAction(menu.menuAction())
    assert isinstance(button, QToolButton)
    assert button.popupMode() == QToolButton.ToolButtonPopupMode.InstantPopup
    window.actions_.computer.paces[PACES[2]].trigger()
    assert window.settings.ai_delay_ms == 450
    assert "Normal" in menu.menuAction().toolTip()


@pytest.mark.parametrize("size", [(960, 540), (1440, 900)])
def test_nothing_is_cut_off(
    window: MainWindow, catalog: Catalog, size: tuple[int, int], qtbot: QtBot
) -> None:
    """With five players and eleven tiles the controls are not cut."""
    window.setMinimumSize(0, 0)
    window.resize(*size)
    session = games.crowded(catalog, 5)
    window.desk.start(session)
    qtbot.wait(30)
    window.desk.ai.set_paused(True)
    window.desk.change_seats([games.computer(seat) for seat in session.seats])
    qtbot.wait(30)
    panel = window.game_page.hand.spectator
    assert games.clipped(window.game_page.hand) == []
    for part in (panel.play, panel.move_, panel.turn, panel.speed):
        bottom = part.mapTo(window.game_page.hand, part.rect().bottomRight())
        assert window.game_page.hand.rect().contains(bottom)
    window.desk.ai.set_paused(True)


def test_the_watched_card_is_the_open_one(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A spectator sees the played card, which is face up, and no card of a hand."""
    session = watch(window, catalog)
    card = window.game_page.hand.card
    assert card.look.part == "face_up"
    assert card.card == session.position.card
    assert window.game_page.hand.task.text() == "You are watching"
    press(window, Qt.Key.Key_T)
    settle(window, qtbot)
    log = window.game_page.log.model
    lines = [log.index(row, 0).data() for row in range(log.rowCount())]
    drawn = [line for line in lines if "draws" in line]
    assert drawn
    assert all("a card" in line for line in drawn)
