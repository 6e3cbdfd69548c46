"""The program ends at a signal in any state, without a loss."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.app.crash import EXIT_CODE, FATAL_FILE
from kingdom_builder_qt.app.end_signals import EndSignals
from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.editor.sections.files.recovery import leftovers
from kingdom_builder_qt.game.record.saved_game import load_record
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.opening import records
from tests.ui.sample_games import click_hex, first_target, new_session

ROOT = Path(__file__).parents[2]


@pytest.fixture
def _a_terminal_that_closes_is_heard() -> Iterator[None]:
    """Restore SIGHUP, which `nohup` makes every child process ignore."""
    if sys.platform == "win32":
        yield
        return
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


# The program itself, with a game and a built settlement; it runs the code of a test, then prints
# "ready" when it waits for the user.
_PROGRAM = """
import os, signal, sys
from PySide6.QtCore import QTimer
from kingdom_builder_qt import cli
from kingdom_builder_qt.app import program
from tests.editor.support import CASTLE, at
from tests.ui.sample_games import click_hex, first_target, new_session

def begin(window, argv, complaint=""):
    window.files.start(new_session(window.catalog, "human", "human"))
    click_hex(window, first_target(window))
    QTimer.singleShot(0, lambda: globals()[sys.argv[1]](window))

def ready():
    print("ready", flush=True)

def table(window):
    QTimer.singleShot(0, ready)

def dialog(window):
    window.new_game.show()
    QTimer.singleShot(0, ready)

def crash(window):
    QTimer.singleShot(0, ready)
    raise ZeroDivisionError("a mistake")

def editor(window):
    window.show_editor()
    window.workshop.editor.document.paint({at(1, 1): CASTLE}, "Paint")
    window.workshop.close()  # it asks
    QTimer.singleShot(0, ready)

def start(window):
    pass

if sys.argv[1] == "start":
    load = program.load_settings
    def load_settings():
        print("ready", flush=True)
        sys.stdin.readline()
        return load()
    program.load_settings = load_settings
program.begin = begin
sys.exit(cli.main(["play"]))
"""


@contextmanager
def running_in(state: str) -> Iterator[subprocess.Popen[str]]:
    """Start the program and wait until it has reached a state."""
    running = subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, state],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with running:
        try:
            assert running.stdout.readline() == "ready\n", running.communicate()
            yield running
        finally:
            running.kill()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize(
    ("state", "name", "status"),
    [
        ("table", "SIGTERM", 0),
        ("table", "SIGINT", 0),
        ("table", "SIGHUP", 0),
        ("dialog", "SIGTERM", 0),
        ("editor", "SIGHUP", 0),
        ("crash", "SIGTERM", EXIT_CODE),
        ("start", "SIGTERM", 0),
    ],
)
@pytest.mark.usefixtures("_a_terminal_that_closes_is_heard")
def test_a_real_program_ends_in_order(state: str, name: str, status: int, catalog: Catalog) -> None:
    """Game, section and settings are on the disk, without a crash report, and no dialog blocks."""
    with running_in(state) as running:
        running.send_signal(getattr(signal, name))
        _, errors = running.communicate("\n", timeout=30)
    assert (running.returncode, "Traceback" in errors) == (status, False), errors
    assert load_settings()[0].geometry
    assert not (paths.user_log() / FATAL_FILE).exists()
    if state != "start":
        (record,) = records()
        assert len(load_record(record, catalog).log) == 1
    if state == "editor":
        (leftover,), _ = leftovers(load_catalog())
        assert any(cell.feature == "castle" for cell in leftover.section.cells)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.usefixtures("_a_terminal_that_closes_is_heard")
def test_signals_are_heard_in_the_loop_of_a_dialog(qapp: QApplication) -> None:
    """Signals are handled by the next round of the event loop; the old handlers return at the
    end.
    """
    handler = signal.getsignal(signal.SIGTERM)
    signals, heard = EndSignals(), []
    try:
        dialog = QDialog()
        signals.received.connect(lambda: heard.append(1))
        signals.received.connect(dialog.reject)
        os.kill(os.getpid(), signal.SIGTERM)
        assert heard == []
        dialog.exec()
        assert heard == [1]
        QTimer.singleShot(0, lambda: os.kill(os.getpid(), signal.SIGHUP))
        dialog.exec()
        assert heard == [1, 1]
    finally:
        signals.close()
    assert signal.getsignal(signal.SIGTERM) is handler


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_an_ignored_signal_stays_ignored(qapp: QApplication) -> None:
    """A signal ignored through `nohup` stays ignored."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    signals = EndSignals()
    try:
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signals.close()
        signal.signal(signal.SIGHUP, before)


def test_the_window_ends_without_a_question(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`end` closes despite an unsaved game and a changed section, and a second call is harmless."""
    window.files.start(new_session(catalog, "human", "human"))
    monkeypatch.setattr(window.files, "may_leave", lambda *_arguments: False)
    click_hex(window, first_target(window))
    window.close()
    assert window.isVisible()
    window.end()
    assert not window.isVisible()
    window.end()
    (record,) = records()
    assert len(load_record(record, catalog).log) == 1
