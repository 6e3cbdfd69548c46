"""Settings in a file that another program has open are written later."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from kingdom_builder_qt.ui.desktop.settings.settings import load_settings

ROOT = Path(__file__).parents[2]

# Saves settings while Qt cannot replace the file, as on Windows while another program has it open.
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
    """Return the log of a program that saves its settings while their file is blocked."""
    command = [sys.executable, "-c", _SETTINGS, how_long]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stderr


def test_settings_are_written_when_the_file_is_let_go(user_home: Path) -> None:
    """The settings are written later, without blocking the window or leaving another file."""
    assert settings_held("for a moment") == ""
    found = load_settings()[0]
    assert (found.theme, found.geometry) == ("dark", "A" * 5000)


def test_settings_that_stay_held_come_with_the_next_change(user_home: Path) -> None:
    """A blocked write is logged and repeated with the next change; no choice is lost or
    reverted.
    """
    log = settings_held("for long")
    assert log.count("settings not saved: ") == log.count("\n") == 1
    found = load_settings()[0]
    assert (found.theme, found.geometry, found.coordinates) == ("dark", "", False)
