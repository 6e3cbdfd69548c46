"""Saving over a file that another program holds open: later or beside it, and the player knows."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.atomic_files import HELD_SECONDS
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.helpers.held import Holder
from tests.ui.opening import save_in
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(window: MainWindow, catalog: Catalog, tmp_path: Path) -> Path:
    """Return the file of the running game, in which a move has been played since."""
    window.desk.start(new_session(catalog, "human", "human"))
    path = tmp_path / "mine.kbgame"
    assert save_in(window.saver, path)
    click_hex(window, first_target(window))
    return path


def test_a_game_is_saved_when_the_file_is_let_go(
    window: MainWindow, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says that it tries again, the window does not wait, and what follows comes after it."""
    Holder(path, HELD_SECONDS / 2, monkeypatch)
    text, said, after = record_text(window.desk.session), list[str](), list[str]()
    window.saver.message.connect(said.append)
    window.saver.save(path, then=lambda: after.append(path.read_text("utf-8")))
    qtbot.waitUntil(lambda: bool(after), timeout=5000)
    assert after == [text]
    assert said[0] == "mine.kbgame is open in another program: trying again…"
    assert said[1].startswith("Saved as ")
    assert list(path.parent.glob("mine*")) == [path]


def test_a_game_that_is_held_for_long_is_kept_beside(
    window: MainWindow, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dialog names both files, nothing is closed unread, and no move is lost."""
    old = path.read_text(encoding="utf-8")
    Holder(path, 1e9, monkeypatch)
    after: list[str] = []
    window.saver.save(path, then=lambda: after.append("closed"))
    qtbot.waitUntil(lambda: window.dialogs.current is not None, timeout=5000)
    box = window.dialogs.current
    assert isinstance(box, QMessageBox)
    (beside,) = path.parent.glob("mine-kept-*.kbgame")
    assert box.text() == f"{path} is open in another program and was not changed."
    assert box.informativeText() == f"Your version was saved beside it as {beside.name}."
    assert beside.read_text(encoding="utf-8") == record_text(window.desk.session)
    assert path.read_text(encoding="utf-8") == old
    assert window.settings.recent_files[0] == str(beside)
    assert after == []
    box.close()


def test_a_disk_that_fails_meanwhile_is_told(
    window: MainWindow, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error of the last attempt, with the name of the file."""
    Holder(path, 1e9, monkeypatch)

    def refuse(*_args: object) -> None:
        raise OSError(28, "No space left on device", "beside")

    monkeypatch.setattr("kingdom_builder_qt.content.atomic_files.HeldOpen._keep", refuse)
    save_in(window.saver, path)
    qtbot.waitUntil(lambda: window.dialogs.current is not None, timeout=5000)
    told = f"{path} cannot be written: No space left on device."
    assert window.dialogs.current.text() == told
    window.dialogs.close()


def test_the_autosave_waits_for_its_file(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its thread tries again, so that no warning comes for a moment's scan."""
    window.desk.start(new_session(catalog, "human", "human"))
    assert window.autosave.flush()
    Holder(window.autosave.path, HELD_SECONDS / 2, monkeypatch)
    click_hex(window, first_target(window))
    assert window.autosave.flush()
    assert window.autosave.trouble == ""
    assert window.autosave.path.read_text("utf-8") == record_text(window.desk.session)


# Saves settings while Qt cannot replace the file, as on Windows while another program holds it.
_SETTINGS = """
import logging, os, sys, threading
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings, save_settings
from kingdom_builder_qt.ui.desktop.settings.settings import settings_path

def wait():
    for thread in {*threading.enumerate()} - {threading.main_thread()}:
        thread.join()

if os.name == "nt":
    hold = lambda: settings_path().open("rb")
    let_go = lambda file: file.close()
else:
    import resource
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    hold = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (200, limits[1]))
    let_go = lambda _: resource.setrlimit(resource.RLIMIT_FSIZE, limits)

logging.basicConfig()
settings, _ = load_settings()
assert save_settings(settings)
before = settings_path().read_bytes()
held = hold()
settings.theme, settings.geometry = "dark", "A" * 5000
assert not save_settings(settings)
if sys.argv[1] == "for long":
    wait()
    assert settings_path().read_bytes() == before
let_go(held)
if sys.argv[1] == "for long":
    settings.coordinates, settings.geometry = False, ""
    assert save_settings(settings)
wait()
assert list(settings_path().parent.iterdir()) == [settings_path()]
"""


def settings_held(how_long: str) -> str:
    """Return the log of a program that saves its settings while their file is held."""
    command = [sys.executable, "-c", _SETTINGS, how_long]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stderr


def test_settings_are_written_when_the_file_is_let_go(user_home: Path) -> None:
    """Without the window waiting, and with nothing kept beside them."""
    assert settings_held("for a moment") == ""
    found = load_settings()[0]
    assert (found.theme, found.geometry) == ("dark", "A" * 5000)


def test_settings_that_stay_held_come_with_the_next_change(user_home: Path) -> None:
    """A line in the log; no choice is forgotten while the program runs, nor brought back by Qt."""
    log = settings_held("for long")
    assert log.count("settings not saved: ") == log.count("\n") == 1
    found = load_settings()[0]
    assert (found.theme, found.geometry, found.coordinates) == ("dark", "", False)
