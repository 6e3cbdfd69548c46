"""Hints by an engine: its line, the decisions asked for, its faults, and the choice of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.desktop.own_engines import MASTER, OwnEngine, set_own_engines
from kingdom_builder_qt.ui.desktop.settings.engines import engines_data
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.settings_dialog import SettingsDialog
from kingdom_builder_qt.ui.table.desk import advice_request, engine_process
from kingdom_builder_qt.ui.table.desk.advice_request import AdviceState
from tests.helpers.engine_files import BAD, GOOD, EngineFile
from tests.ui.fake_advice import ask, request_of
from tests.ui.mixed_games import click
from tests.ui.sample_games import new_session

ENGINE = "engine:First"
LONG_MS = 60_000
BEST = 'say("bestmove " + moves[0])'
TOLD = f'say("info value 6.6 positions 12400 line " + moves[0]); {BEST}'
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def window_with(
    make_window: Callable[..., MainWindow], tmp_path: Path
) -> Callable[..., tuple[MainWindow, EngineFile]]:
    """Return a function that makes a window with an engine of some code, which gives hints."""

    def make(code: str = GOOD) -> tuple[MainWindow, EngineFile]:
        file = EngineFile(tmp_path / "engine", code=code)
        own = OwnEngine("First", "My <b>engine</b>", str(file.path), file.arguments, "farm")
        window = make_window(engines=engines_data([own]), hints_by=ENGINE)
        return window, file

    return make


def wait_for(window: MainWindow, qtbot: QtBot, state: AdviceState) -> None:
    """Wait for a state of the hint."""
    qtbot.waitUntil(lambda: request_of(window).state is state, timeout=LONG_MS)


def test_a_turn_of_an_engine_is_shown_and_played(
    window_with: Callable[..., tuple[MainWindow, EngineFile]], catalog: Catalog, qtbot: QtBot
) -> None:
    """Ghosts, gold and value are shown; the hint is recorded and played, and the engine ends."""
    window, file = window_with(GOOD.replace(BEST, TOLD))
    session = new_session(catalog, "human", "builder")
    window.desk.start(session)
    ask(window)
    wait_for(window, qtbot, AdviceState.SHOWN)
    shown, card = request_of(window).shown, window.advice.card
    assert shown is not None
    assert len(shown.advice.line) == 3
    assert [ghost.number for ghost in window.advice.ghosts.ghosts] == [1, 2, 3]
    assert card.title.text().replace("\u2060", "") == "My <b>engine</b> suggests"
    assert card.lead.text() == "Expected result: you win by 7 gold · 12400 positions"
    assert not card.other.isVisible()
    assert not card.why.isVisible()
    assert session.assistance == ("hints",)
    click(card.play)
    qtbot.waitUntil(lambda: request_of(window).state is AdviceState.NONE, timeout=LONG_MS)
    assert tuple(entry.move for entry in session.log) == shown.advice.line
    assert tuple(session.position.gold()) == shown.advice.gold_then
    assert len(file.pids) == 1
    window.close()
    file.wait_for_end()


def test_an_engine_without_information_is_asked_move_by_move(
    window_with: Callable[..., tuple[MainWindow, EngineFile]], catalog: Catalog, qtbot: QtBot
) -> None:
    """The card has no expected result; another question goes to the same process."""
    window, file = window_with()
    window.desk.start(new_session(catalog, "human", "builder"))
    for _ in range(2):
        ask(window)
        wait_for(window, qtbot, AdviceState.SHOWN)
        shown = request_of(window).shown
        assert shown is not None
        assert len(shown.advice.line) == 3
        assert not window.advice.card.lead.isVisible()
        request_of(window).close()
    assert len(file.pids) == 1


@pytest.mark.parametrize("kind", ["crash", "deaf", "illegal", "info", "option"])
def test_a_fault_is_a_sentence_in_the_card(
    window_with: Callable[..., tuple[MainWindow, EngineFile]],
    catalog: Catalog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
) -> None:
    """The game goes on, no hint is recorded, and no process is left."""
    monkeypatch.setattr(engine_process, "limit_seconds", 0.3)
    old, new = BAD[kind]
    window, file = window_with(GOOD.replace(old, new))
    session = new_session(catalog, "human", "builder")
    window.desk.start(session)
    ask(window)
    wait_for(window, qtbot, AdviceState.FAILED)
    card = window.advice.card
    assert card.title.text() == "No hint was found"
    assert card.why.isVisible()
    assert card.why.text().replace("\u2060", "").startswith("My <b>engine</b> ")
    assert session.assistance == ()
    assert not window.desk.ai.is_paused
    file.wait_for_end()
    ask(window)  # starts it again
    assert request_of(window).state is AdviceState.THINKING
    request_of(window).close()
    assert not card.isVisible()
    file.wait_for_end()


def test_master_is_asked_in_the_place_of_an_engine_that_failed(
    window_with: Callable[..., tuple[MainWindow, EngineFile]], catalog: Catalog, qtbot: QtBot
) -> None:
    """By the button next to the sentence; the engine is asked again by the next hint."""
    window, file = window_with(GOOD.replace(*BAD["crash"]))
    window.desk.start(new_session(catalog, "human", "builder"))
    ask(window)
    wait_for(window, qtbot, AdviceState.FAILED)
    card = window.advice.card
    assert card.play.isVisible()
    assert card.play.text() == "Ask &Master"
    assert not card.other.isVisible()
    click(card.play)
    assert request_of(window).state is AdviceState.THINKING
    assert not card.play.isVisible()
    wait_for(window, qtbot, AdviceState.SHOWN)
    assert card.title.text() == "Master suggests"
    assert card.play.text() == "Pla&y it"
    assert len(file.pids) == 1
    request_of(window).close()
    ask(window)
    wait_for(window, qtbot, AdviceState.FAILED)
    assert len(file.pids) == 2


def test_a_slow_engine_is_hurried(
    window_with: Callable[..., tuple[MainWindow, EngineFile]],
    catalog: Catalog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It gets `stop` for each of its decisions after the patience of a hint."""
    monkeypatch.setattr(advice_request, "PATIENCE_MS", 300)
    stop = f'elif word == "stop":\n        {BEST}\n    elif word == "quit"'
    code = GOOD.replace(BEST, "pass").replace('elif word == "quit"', stop)
    window, _file = window_with(code)
    window.desk.start(new_session(catalog, "human", "builder"))
    ask(window)
    wait_for(window, qtbot, AdviceState.SHOWN)
    shown = request_of(window).shown
    assert shown is not None
    assert len(shown.advice.line) == 3


def test_a_cancelled_hint_leaves_no_process(
    window_with: Callable[..., tuple[MainWindow, EngineFile]], catalog: Catalog, qtbot: QtBot
) -> None:
    """Also if the engine does not answer any more."""
    old, new = BAD["deaf"]
    window, file = window_with(GOOD.replace(old, new))
    window.desk.start(new_session(catalog, "human", "builder"))
    ask(window)
    qtbot.waitUntil(lambda: bool(file.pids), timeout=LONG_MS)
    request_of(window).close()
    file.wait_for_end()


def test_master_advises_in_the_place_of_a_removed_engine(
    window_with: Callable[..., tuple[MainWindow, EngineFile]], catalog: Catalog, qtbot: QtBot
) -> None:
    """The setting is offered for engines that there are."""
    window, file = window_with()
    dialog = SettingsDialog(window.settings, window)
    offered = [dialog.hints_by.itemData(row) for row in range(dialog.hints_by.count())]
    assert offered == [MASTER, ENGINE]
    assert dialog.hints_by.controller == ENGINE
    set_own_engines([])
    dialog.show_engines()
    assert dialog.hints_by.controller == MASTER
    window.desk.start(new_session(catalog, "human", "builder"))
    ask(window)
    wait_for(window, qtbot, AdviceState.SHOWN)
    assert window.advice.card.title.text() == "Master suggests"
    assert file.pids == []


def test_the_time_of_an_engine_is_told(
    make_window: Callable[..., MainWindow], catalog: Catalog, tmp_path: Path, qtbot: QtBot
) -> None:
    """With each question, for hints and at a seat."""
    heard = tmp_path / "heard"
    file = EngineFile(
        tmp_path / "engine",
        code=GOOD.replace(
            "number += 1", f"number += 1; open({str(heard)!r}, 'a').write(rest + ';')"
        ),
    )
    own = OwnEngine("First", "First", str(file.path), file.arguments, "farm", seconds=5)
    window = make_window(engines=engines_data([own]), hints_by=ENGINE)
    window.desk.start(new_session(catalog, "human", ENGINE))
    ask(window)
    wait_for(window, qtbot, AdviceState.SHOWN)
    assert heard.read_text() == "seconds 5.000;" * 3
    click(window.advice.card.play)
    qtbot.waitUntil(lambda: request_of(window).state is AdviceState.NONE, timeout=LONG_MS)
    heard.unlink()
    window.desk.controller.end_turn()
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=LONG_MS)
    assert set(heard.read_text().rstrip(";").split(";")) == {"seconds 5.000"}
