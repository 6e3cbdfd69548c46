"""Games that end in the window come into the history, whatever ends the program meanwhile."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from kingdom_builder_qt.game.history.history_filter import HistoryFilter
from kingdom_builder_qt.game.history.listing import ListedGame, listing, told
from kingdom_builder_qt.game.history.store import GameHistory
from kingdom_builder_qt.ui.desktop.files.unfinished_games import autosave_path
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session, record_text
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.workshop_interface import Trial
from tests.ui.library.history.near_end import at_end, before_end

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
ExpectLog = Callable[..., None]
MakeWindow = Callable[..., MainWindow]


def kept() -> list[ListedGame]:
    """Return what is in the history on the disk."""
    return GameHistory().ask(lambda db: told(db, listing(db, HistoryFilter()).keys))


def play_to_end(window: MainWindow, *, free_undo: bool = False) -> Session:
    """Begin a game that is about to end, and play its last move."""
    session, last = before_end(free_undo=free_undo)
    window.files.start(session)
    window.desk.controller.execute(last)
    window.desk.controller.finish()
    assert session.position.is_over
    return session


def filed(window: MainWindow, qtbot: QtBot) -> Session:
    """Play a game to its end and wait until it is in the history."""
    with qtbot.waitSignal(window.history.changed):
        return play_to_end(window)


def test_a_game_that_ends_is_filed(window: MainWindow, qtbot: QtBot) -> None:
    """With its whole record, which is the one that is saved."""
    session = filed(window, qtbot)
    (game,) = kept()
    assert (game.name, game.gold) == ("Ann", session.position.gold()[0])
    path = window.history.locate(game.file)
    assert path.read_text(encoding="utf-8") == record_text(session)


def test_a_game_is_filed_though_the_window_is_closed_at_once(window: MainWindow) -> None:
    """Before anything has shown its end; nobody waits for it."""
    play_to_end(window)
    window.close()
    for thread in threading.enumerate():
        if thread.name == "disk":
            thread.join(10)
    assert len(kept()) == 1


def test_a_game_that_was_over_is_not_filed(window: MainWindow, qtbot: QtBot) -> None:
    """Whoever looks at it has not played it; the next game is filed."""
    window.files.start(at_end())
    QApplication.processEvents()
    window.show_start_page()
    filed(window, qtbot)
    assert len(kept()) == 1


def test_an_end_that_was_taken_back_is_replaced(window: MainWindow, qtbot: QtBot) -> None:
    """By the one to which the game came then: the same one once, another one in its place."""
    with qtbot.waitSignal(window.history.changed):
        session = play_to_end(window, free_undo=True)
    desk, first = window.desk, kept()
    desk.controller.undo()
    assert not session.position.is_over
    QApplication.processEvents()
    with qtbot.waitSignal(window.history.changed):
        desk.controller.redo()
    assert session.position.is_over
    (again,), (before,) = kept(), first
    assert (before.assistance, again.assistance) == ((), ("takebacks",))
    assert again.file != before.file


def test_nothing_is_kept_of_a_trial(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """As nothing else is of a game that tries a section."""
    session, last = before_end()
    window.files.start_trial(Trial("farm", session.options, session.seats))
    window.autosave.leave_out(session)
    window.desk.start(session, "farm")
    window.desk.controller.execute(last)
    assert session.position.is_over
    window.show_start_page()
    QApplication.processEvents()
    assert kept() == []


def test_without_a_history_nothing_is_kept_ever(make_window: MakeWindow, qtbot: QtBot) -> None:
    """Also not later, when there is one again and an autosave still holds the game."""
    window = make_window(keep_history=False)
    play_to_end(window)
    QApplication.processEvents()
    assert window.autosave.flush()
    assert autosave_path().is_file()
    assert kept() == []
    with qtbot.waitSignal(window.history.changed):
        window.actions_["settings"].trigger()
        dialog = window.dialogs.current
        assert dialog is not None
        dialog.keep_history.click()  # type: ignore[attr-defined]
        dialog.accept()
    window.history.catch_up(keeps=True)
    with qtbot.waitSignal(window.history.changed):
        pass
    assert kept() == []
    assert window.settings.keep_history


def test_what_fails_is_said_and_made_good(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog
) -> None:
    """With the next game that ends."""
    window = make_window()
    expect_log("a finished game was not filed: .*")

    def full(*_args: object) -> str:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(GameHistory, "file", full)
        with qtbot.waitSignal(window.history.failed) as said:
            session = play_to_end(window)
    assert "No space left on device" in said.args[0]
    assert window.autosave.flush()
    assert kept() == []
    with qtbot.waitSignal(window.history.changed):
        window.history.file(record_text(session), "", lambda _key: None)
    assert len(kept()) == 1


def test_the_next_start_files_what_is_missing(make_window: MakeWindow, qtbot: QtBot) -> None:
    """A killed program has left the finished game in its autosave."""
    path = autosave_path()
    path.parent.mkdir(parents=True)
    path.write_text(record_text(at_end()), encoding="utf-8")
    window = make_window()
    qtbot.waitUntil(lambda: len(kept()) == 1)
    assert window.history.locate(kept()[0].file).is_file()


PROGRAM = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from kingdom_builder_qt.app import program
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from tests.helpers.pinned import pinned
from tests.ui.library.history.near_end import before_end
program.make_application()
window = program.make_window(pinned(), Settings(animation_speed=0.0))
window.show()
session, last = before_end()
window.files.start(session)
window.autosave.flush()
print("ready", flush=True)
sys.stdin.readline()
window.desk.controller.execute(last)
window.desk.controller.finish()
assert session.position.is_over
QTimer.singleShot(int(sys.argv[1]), lambda: os.kill(os.getpid(), signal.SIGKILL))
QApplication.exec()
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
@pytest.mark.parametrize("moment", [0, 20, 90])
def test_a_killed_program_loses_no_finished_game(
    user_home: Path, catalog: Catalog, moment: int
) -> None:
    """`kill -9` so many milliseconds after the last move: the next start files the game.

    Or the autosave has it before that move, and it can be played again.
    """
    process = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(moment)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        input="\n",
        text=True,
        stdout=subprocess.PIPE,
    )
    assert process.returncode == -signal.SIGKILL
    text = autosave_path().read_text(encoding="utf-8")
    GameHistory().catch_up([autosave_path()])
    found = [
        GameHistory().folder.joinpath(game.file).read_text(encoding="utf-8") for game in kept()
    ]
    whole = record_text(at_end())
    assert found == [whole] or (found == [] and text == record_text(before_end()[0]))
