"""Engines at seats of a game in the window: play, faults and their choices, the certain end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QTextEdit
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.grid import hex_name
from kingdom_builder_qt.game import Seat, record_text
from kingdom_builder_qt.game.record.record_reader import parse_record
from kingdom_builder_qt.game.record.saved_game import replay
from kingdom_builder_qt.game.seat_names import names_of
from kingdom_builder_qt.ui.desktop.own_engines import OwnEngine, own_engines, set_own_engines
from kingdom_builder_qt.ui.desktop.settings.engines import engines_data
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from kingdom_builder_qt.ui.engines.engines_dialog import EnginesDialog, LogDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk import engine_process
from kingdom_builder_qt.ui.table.page import status_line
from kingdom_builder_qt.ui.table.panels.player_panel import SeatMenu
from kingdom_builder_qt.ui.words.seat_names import seat_names
from tests.helpers.engine_files import EngineFile
from tests.helpers.processes import wait_for_end
from tests.ui.sample_games import finish_turn, new_session

ROOT = Path(__file__).parents[3]
ENGINE = "engine:First"
LONG_MS = 60_000
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def entry(file: EngineFile, key: str = "First", name: str = "My <b>engine</b>") -> list[object]:
    """Return the setting of an engine."""
    own = OwnEngine(key, name, str(file.path), file.arguments, "farm")
    return engines_data([own])[0]


@pytest.fixture
def window_with(
    make_window: Callable[..., MainWindow], tmp_path: Path
) -> Callable[..., tuple[MainWindow, EngineFile]]:
    """Return a function that makes a window with one engine of a kind of `BAD`."""

    def make(kind: str = "") -> tuple[MainWindow, EngineFile]:
        file = EngineFile(tmp_path / "engine", kind)
        return make_window(engines=[entry(file)]), file

    return make


def question(window: MainWindow) -> QMessageBox | None:
    """Return the open question."""
    box = window.dialogs.current
    return box if isinstance(box, QMessageBox) else None


def wait_for_question(window: MainWindow, qtbot: QtBot) -> QMessageBox:
    """Wait for the question after a fault."""
    qtbot.waitUntil(lambda: question(window) is not None, timeout=LONG_MS)
    box = question(window)
    assert box is not None
    return box


def click(box: QMessageBox, words: str) -> None:
    """Click an answer."""
    next(b for b in box.buttons() if b.text().replace("&", "") == words).click()


def test_a_game_against_a_level(
    window_with: Callable[..., tuple[MainWindow, EngineFile]], catalog: Catalog, qtbot: QtBot
) -> None:
    """The engine plays like a level, in one process, which has ended when the game is over."""
    window, file = window_with()
    session = new_session(catalog, ENGINE, "novice")
    window.files.start(session)
    qtbot.waitUntil(lambda: session.position.is_over, timeout=LONG_MS)
    assert len(file.pids) == 1
    file.wait_for_end()
    assert question(window) is None


def test_an_engine_follows_an_undo(
    window_with: Callable[..., tuple[MainWindow, EngineFile]], catalog: Catalog, qtbot: QtBot
) -> None:
    """With free undo the game is told again from its begin, to the same process."""
    window, file = window_with()
    session = new_session(catalog, "human", ENGINE, free_undo=True)
    window.files.start(session)
    for _turn in range(2):
        finish_turn(window)
        qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=LONG_MS)
    before = len(session.log)
    window.desk.controller.undo()
    assert len(session.log) < before
    finish_turn(window)
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=LONG_MS)
    assert len(file.pids) == 1
    window.close()
    file.wait_for_end()


FAULTS = [
    ("crash", "has ended by itself (status 3)"),
    ("silent", "has not answered for"),
    ("deaf", "has not answered for"),
    ("flood", "writes too much at once"),
    ("illegal", "has chosen a move that is not allowed: turn end"),
    ("no move", "cannot be read: not a move: '<b>fly</b>'"),
    ("error", "reports an error: no idea"),
    ("closed", "has stopped answering"),
    ("long line", "a line that is too long"),
    ("info", "words that cannot be read"),
    ("version", "reports an error: only version 2"),
    ("option", "offers an option that cannot be read: option"),
]


@pytest.mark.parametrize(("kind", "words"), FAULTS)
def test_each_fault_is_a_sentence_and_a_choice(
    window_with: Callable[..., tuple[MainWindow, EngineFile]],
    catalog: Catalog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    words: str,
) -> None:
    """Builder plays on where the engine has failed, and its process has ended."""
    monkeypatch.setattr(engine_process, "limit_seconds", 0.3)
    window, file = window_with(kind)
    session = new_session(catalog, ENGINE, "human")
    window.files.start(session)
    box = wait_for_question(window, qtbot)
    assert words in box.text()
    assert "My <b>engine</b>" in box.text()
    assert "\n" not in box.text()
    assert not session.log
    assert window.desk.ai.is_paused
    log = box.findChild(QTextEdit)
    assert log is not None
    assert log.textCursor().atEnd()
    click(box, "Let Builder play on")
    assert window.status_line.message == "Builder now plays for Ann."
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=LONG_MS)
    assert session.seats[0].controller == "builder"
    assert session.log
    file.wait_for_end()


def test_an_engine_that_cannot_be_started(
    make_window: Callable[..., MainWindow], catalog: Catalog, tmp_path: Path, qtbot: QtBot
) -> None:
    """The reason is that of the system; it is tried again once the file is there."""
    file = EngineFile(tmp_path / "engine")
    data = entry(file)
    data[2] = str(tmp_path / "missing")
    window = make_window(engines=[data])
    session = new_session(catalog, ENGINE, "human")
    window.files.start(session)
    box = wait_for_question(window, qtbot)
    reason = f"cannot be started: There is no such file or folder ({tmp_path / 'missing'})."
    assert box.text().endswith(reason)
    set_own_engines([OwnEngine("First", "First", str(file.path), file.arguments)])
    click(box, "Try again")
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=LONG_MS)
    assert session.seats[0].controller == ENGINE


def test_an_engine_that_is_gone(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """A continued game names it; the game ends or goes on without it, at the player's choice."""
    window = make_window()
    session = new_session(catalog, "human", "engine:Some_bot")
    window.files.start(session)
    assert window.game_page.players.cards[1].seat.isEnabled()
    finish_turn(window)
    box = wait_for_question(window, qtbot)
    assert box.text() == "Some bot is no longer among your engines."
    click(box, "Leave the game")
    qtbot.waitUntil(lambda: not window.in_game)


def test_a_question_that_is_left_leaves_the_game_paused(
    window_with: Callable[..., tuple[MainWindow, EngineFile]], catalog: Catalog, qtbot: QtBot
) -> None:
    """Going on asks the engine again."""
    window, file = window_with("crash")
    window.files.start(new_session(catalog, ENGINE, "human"))
    wait_for_question(window, qtbot).reject()
    assert window.desk.ai.is_paused
    assert "not responding" in window.status_line.message
    assert window.actions_["pause_ai"].isEnabled()
    window.actions_["pause_ai"].trigger()  # P
    assert not window.status_line.message
    wait_for_question(window, qtbot).reject()
    assert len(file.pids) == 2
    file.wait_for_end()


@pytest.mark.parametrize("kind", ["deaf", "stays"])
def test_no_process_is_left_after_the_window(
    window_with: Callable[..., tuple[MainWindow, EngineFile]],
    catalog: Catalog,
    qtbot: QtBot,
    kind: str,
) -> None:
    """Also of an engine that neither answers nor ends when it is told to."""
    window, file = window_with(kind)
    window.files.start(new_session(catalog, ENGINE, "human"))
    qtbot.waitUntil(lambda: bool(file.pids), timeout=LONG_MS)
    pid = window.desk.ai.engines.pid
    assert pid is not None
    window.close()
    wait_for_end(pid, 2.0)
    file.wait_for_end(2.0)


def test_no_process_is_left_after_the_game(
    window_with: Callable[..., tuple[MainWindow, EngineFile]], catalog: Catalog, qtbot: QtBot
) -> None:
    """Another game begins without waiting for the engine of the last one."""
    window, file = window_with("stays")
    window.files.start(new_session(catalog, ENGINE, "human"))
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=LONG_MS)
    window.files.start(new_session(catalog, "human", "builder"))
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=LONG_MS)
    file.wait_for_end()


@pytest.mark.skipif(sys.platform == "win32", reason="no process groups")
@pytest.mark.parametrize("kind", ["", "deaf"])
def test_no_process_is_left_after_a_killed_window(tmp_path: Path, kind: str) -> None:
    """The process between window and engine ends a deaf engine, too."""
    file = EngineFile(tmp_path / "engine", kind)
    code = f"""
        from PySide6.QtCore import QCoreApplication
        from kingdom_builder_qt.ui.desktop.own_engines import OwnEngine, set_own_engines
        from kingdom_builder_qt.ui.table.desk.engine_process import EngineSeats
        from tests.helpers.pinned import pinned
        from tests.ui.sample_games import new_session
        app = QCoreApplication([])
        set_own_engines([OwnEngine("First", "", {str(file.path)!r}, {file.arguments!r})])
        seats = EngineSeats()
        seats.ask(new_session(pinned(), "engine:First", "human"))
        seats.answered.connect(lambda *_: print("answered", flush=True))
        print(seats.pid, flush=True)
        app.exec()
    """
    window = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(code)], stdout=subprocess.PIPE, cwd=ROOT, text=True
    )
    assert window.stdout is not None
    with window:
        worker = int(window.stdout.readline())
        while not file.pids:
            pass
        if not kind:
            assert window.stdout.readline() == "answered\n"
        os.kill(window.pid, signal.SIGKILL)
    wait_for_end(worker, 10.0)
    file.wait_for_end(10.0)


def test_names_of_engines(catalog: Catalog) -> None:
    """A game knows the key alone; the window shows the name that the player has chosen."""
    seats = [Seat("", 0, "engine:Some_bot"), Seat("", 1, "engine:Some_bot"), Seat("Ann", 2)]
    assert names_of(seats) == ("Some bot", "Some bot 2", "Ann")
    set_own_engines([OwnEngine("Some_bot", "Berta", "/bin/bot")])
    assert seat_names(seats)[:2] == ("Berta", "Berta 2")
    set_own_engines([])
    assert seat_names(seats)[0] == "Some bot"
    session = new_session(catalog, "engine:Some_bot", "human")
    text = record_text(session)
    assert "engine:Some_bot" in text
    again = replay(parse_record(text, "x"), catalog)
    assert again.seats == session.seats


def test_a_game_starts_no_program_of_a_file(catalog: Catalog) -> None:
    """A path is not the name of an engine."""
    with pytest.raises(SetupError, match="not the name of an engine"):
        new_session(catalog, "engine:/bin/sh -c true", "human")


def test_a_continued_game_finds_its_engine(
    make_window: Callable[..., MainWindow], catalog: Catalog, tmp_path: Path, qtbot: QtBot
) -> None:
    """Under another name, too; the engine is told the whole game again."""
    file = EngineFile(tmp_path / "engine")
    window = make_window(engines=[entry(file)])
    session = new_session(catalog, "human", ENGINE)
    window.files.start(session)
    finish_turn(window)
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=LONG_MS)
    played = len(session.log)
    window.close()
    assert wait_for_writes()
    other = make_window(engines=[entry(file, name="Berta")])
    other.library.begin()
    other.files.look_for_unfinished()
    qtbot.waitUntil(lambda: other.files.to_continue is not None, timeout=LONG_MS)
    other.files.resume()
    qtbot.waitUntil(lambda: other.desk.seats.is_human_turn, timeout=LONG_MS)
    assert other.desk.session is not None
    assert len(other.desk.session.log) == played
    assert other.game_page.players.rows[1].controller == ENGINE
    finish_turn(other)
    qtbot.waitUntil(lambda: other.desk.seats.is_human_turn, timeout=LONG_MS)
    assert len(file.pids) == 2
    other.close()
    file.wait_for_end()


def test_an_engine_is_hurried(
    window_with: Callable[..., tuple[MainWindow, EngineFile]], catalog: Catalog, qtbot: QtBot
) -> None:
    """It gets `stop`, and plays the best move it knows; one that does not is a fault."""
    window, file = window_with("silent")
    code = file.path.read_text("utf-8")
    stop = 'elif word == "stop":\n        say("bestmove " + moves[0])\n    elif word == "quit"'
    file.path.write_text(code.replace('elif word == "quit"', stop), encoding="utf-8")
    session = new_session(catalog, ENGINE, "human")
    window.files.start(session)
    qtbot.waitUntil(lambda: bool(file.pids), timeout=LONG_MS)
    assert not session.log
    window.desk.ai.set_hurried(True)
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=LONG_MS)
    assert question(window) is None
    assert session.seats[0].controller == ENGINE


def test_a_missing_file_of_python_is_named(
    make_window: Callable[..., MainWindow], catalog: Catalog, tmp_path: Path, qtbot: QtBot
) -> None:
    """Python itself would only end with status 2."""
    data = entry(EngineFile(tmp_path / "engine"))
    data[2], data[3] = str(tmp_path / "missing.py"), ""
    window = make_window(engines=[data])
    window.files.start(new_session(catalog, ENGINE, "human"))
    box = wait_for_question(window, qtbot)
    reason = f"cannot be started: There is no such file or folder ({tmp_path / 'missing.py'})."
    assert box.text().endswith(reason)


def test_a_thinking_engine_tells_its_plan(
    window_with: Callable[..., tuple[MainWindow, EngineFile]],
    catalog: Catalog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The status line shows its value, positions and line until it has moved."""
    monkeypatch.setattr(status_line, "PLAN_MS", 50)
    window, file = window_with("silent")
    code = file.path.read_text("utf-8")
    told = 'say("info value -3 positions 1200"); say("info line " + moves[0])'
    stop = 'elif word == "stop":\n        say("bestmove " + moves[0])\n    elif word == "quit"'
    code = code.replace("number += 1\n", f"number += 1; {told}\n")
    file.path.write_text(code.replace('elif word == "quit"', stop), encoding="utf-8")
    session = new_session(catalog, ENGINE, "human")
    window.files.start(session)
    qtbot.waitUntil(lambda: "1200 positions" in window.status_line.message, timeout=LONG_MS)
    first = session.position.legal_moves()[0]
    assert isinstance(first.target, int)
    assert window.status_line.message == (
        f"Ann: expects a lead of −3 gold · 1200 positions · Build: {hex_name(first.target)}."
    )
    window.desk.ai.set_hurried(True)
    qtbot.waitUntil(lambda: bool(session.log), timeout=LONG_MS)
    assert "positions" not in window.status_line.message
    window.close()
    file.wait_for_end()


def test_the_log_of_a_running_game(
    window_with: Callable[..., tuple[MainWindow, EngineFile]], catalog: Catalog, qtbot: QtBot
) -> None:
    """The menu of the player opens it, before the first message, too; so do the settings."""
    window, file = window_with()
    session = new_session(catalog, "human", ENGINE)
    window.files.start(session)
    view = window.desk.view
    assert view is not None

    def log() -> LogDialog:
        menu = SeatMenu(1, view.seats[1], view.words.names, window)
        assert not window.dialogs.current
        menu.log_requested.connect(lambda: window.desk.ai.ask_engine_log(1))
        next(a for a in menu.actions() if a.text() == "&Log of the engine…").trigger()
        qtbot.waitUntil(lambda: isinstance(window.dialogs.current, LogDialog), timeout=LONG_MS)
        dialog = window.dialogs.current
        assert isinstance(dialog, LogDialog)
        return dialog

    empty = log()
    assert empty.text.toPlainText() == ""
    empty.accept()
    qtbot.waitUntil(lambda: not window.dialogs.current)
    finish_turn(window)
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=LONG_MS)
    played = log()
    assert "> newgame 1 " in played.text.toPlainText()
    assert "< bestmove " in played.text.toPlainText()
    assert "My <b>engine</b>" in played.windowTitle()
    played.accept()
    person = SeatMenu(0, view.seats[0], view.words.names, window)
    assert not any("engine…" in action.text() for action in person.actions())
    dialog = EnginesDialog(own_engines(), window, [seat.controller for seat in session.seats])
    asked: list[int] = []
    dialog.log_requested.connect(asked.append)
    dialog.log.click()
    assert asked == [1]
    dialog.accept()
    window.close()
    file.wait_for_end()
