"""The JSON settings of earlier versions are migrated once, whenever the program is killed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from kingdom_builder_qt.ui.desktop.settings import settings as module
from kingdom_builder_qt.ui.desktop.settings.settings import (
    FORMAT,
    Settings,
    load_settings,
    save_settings,
    settings_path,
)
from tests.helpers.settings_ini import RELEASED, write, write_old

ROOT = Path(__file__).parents[2]


def released() -> Path:
    """Put the settings of the released user folder at the path of earlier versions."""
    path = write_old()
    shutil.copy(RELEASED / "settings.json", path)
    return path


def folder() -> Path:
    """Return the folder of the old file after the migration."""
    return settings_path().parent / f"migrated-{datetime.now():%Y%m%d}"


def check_taken_over(settings: Settings) -> None:
    """The new file has all values, and the old file is in its folder, unchanged."""
    assert (settings.theme, settings.ai_delay_ms, settings.running_score) == ("dark", 900, False)
    assert [preset["name"] for preset in settings.new_game["presets"]] == ["Friday"]
    assert not settings_path().with_suffix(".json").exists()
    assert (folder() / "settings.json").read_bytes() == (RELEASED / "settings.json").read_bytes()
    assert load_settings() == (settings, "")


def test_the_settings_of_the_released_folder_are_taken_over() -> None:
    """The released settings are migrated once, and later changes win."""
    released()
    settings, complaint = load_settings()
    assert complaint == ""
    check_taken_over(settings)
    settings.theme = "light"
    save_settings(settings)
    assert load_settings()[0].theme == "light"


# Starts, and is killed at a step.
_KILLED = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QSettings
from kingdom_builder_qt.ui.desktop.settings import settings as module
owner = {"module": module, "QSettings": QSettings, "Path": Path}[sys.argv[1]]
setattr(owner, sys.argv[2], lambda *args, **options: os._exit(9))
module.load_settings()
"""
STEPS = [
    ("module", "_fill"),  # read
    ("QSettings", "setValue"),
    ("QSettings", "sync"),
    ("module", "sync_folder"),  # written
    ("module", "_move_old"),
    ("Path", "replace"),  # its folder exists, the file is not yet moved
]


@pytest.mark.parametrize(("owner", "name"), STEPS, ids=[name for _, name in STEPS])
def test_a_start_after_a_kill_finishes_it(owner: str, name: str) -> None:
    """The next start completes the migration for a kill at any step."""
    old = released()
    command = [sys.executable, "-c", _KILLED, owner, name]
    found = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=False)
    assert found.returncode == 9
    assert old.exists()
    settings, complaint = load_settings()
    assert complaint == ""
    check_taken_over(settings)


def test_a_file_that_appears_later_is_not_taken_over() -> None:
    """The file of an earlier version run later changes nothing, and is kept as well."""
    released()
    check_taken_over(load_settings()[0])
    write_old(theme="light")
    settings, complaint = load_settings()
    assert (settings.theme, complaint) == ("dark", "")
    kept = json.loads((folder() / "settings-2.json").read_text(encoding="utf-8"))
    assert kept == {"theme": "light"}


def test_two_programs_may_start_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second program finds the file moved, and reports nothing."""
    old = released()
    move = module._move_old

    def move_twice(path: Path) -> None:
        move(path)
        with monkeypatch.context() as patch:
            patch.setattr(module, "is_present", lambda _path: False)
            move(path)

    monkeypatch.setattr(module, "_move_old", move_twice)
    check_taken_over(load_settings()[0])
    assert not old.exists()


@pytest.mark.parametrize("text", ["", "{", "[]", "nul", '"text"', "[" * 100_000, '{"format": 2}'])
def test_a_broken_old_file_is_put_aside(text: str, expect_log: Callable[..., None]) -> None:
    """A malformed old file gives defaults and a sentence, and is quarantined."""
    expect_log("settings not readable")
    old = write_old()
    old.write_text(text, encoding="utf-8")
    settings, complaint = load_settings()
    assert settings == Settings()
    assert "were reset" in complaint
    assert ("newer version" in complaint) == ("format" in text)
    (aside,) = old.parent.glob("settings-*.bad")
    assert aside.read_text(encoding="utf-8") == text
    assert not old.exists()
    assert load_settings() == (Settings(), "")


def test_wrong_values_of_the_old_file_keep_their_defaults(
    expect_log: Callable[..., None],
) -> None:
    """The log names each wrong value once, and unknown values stay in the moved file."""
    expect_log("settings: sound cannot be 1, left out")
    expect_log("settings: geometry cannot be 5, left out")
    old = write_old(format=FORMAT, sound=1, geometry=5, theme="dark", future={"a": 1})
    text = old.read_bytes()
    assert load_settings() == (Settings(theme="dark"), "")
    assert (folder() / "settings.json").read_bytes() == text
    assert load_settings() == (Settings(theme="dark"), "")


@pytest.mark.skipif(os.name == "nt", reason="a folder cannot be write-protected there")
def test_nothing_is_moved_before_it_is_written(
    monkeypatch: pytest.MonkeyPatch, expect_log: Callable[..., None]
) -> None:
    """On an unwritable disk the old file stays, and the next start migrates it."""
    expect_log("settings not saved: full")
    old = released()

    def fail(*_args: object) -> None:
        raise OSError("full")

    with monkeypatch.context() as broken:
        broken.setattr(module, "_try_to_write", fail)
        broken.setattr(module, "RETRY_SECONDS", 0)
        assert load_settings()[0].theme == "dark"
    assert old.exists()
    assert not settings_path().exists()
    check_taken_over(load_settings()[0])


def test_what_was_not_written_comes_with_the_next_change(
    monkeypatch: pytest.MonkeyPatch, expect_log: Callable[..., None]
) -> None:
    """Settings migrated in memory only are written completely with the next change."""
    expect_log("settings not saved: full")
    released()

    def fail(*_args: object) -> None:
        raise OSError("full")

    with monkeypatch.context() as broken:
        broken.setattr(module, "_try_to_write", fail)
        broken.setattr(module, "RETRY_SECONDS", 0)
        settings = load_settings()[0]
    settings.coordinates = False
    save_settings(settings)
    again = load_settings()[0]
    assert (again.theme, again.coordinates) == ("dark", False)
    check_taken_over(again)


def test_new_settings_are_not_touched_by_a_broken_old_file() -> None:
    """With both files present, the old one is only moved."""
    write(theme="dark")
    write_old().write_text("{", encoding="utf-8")
    assert load_settings() == (Settings(theme="dark"), "")
    assert (folder() / "settings.json").read_text(encoding="utf-8") == "{"
