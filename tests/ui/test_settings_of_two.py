"""Two programs on one folder: neither reverts a change of the other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingdom_builder_qt.ui.desktop.settings.settings import (
    Settings,
    load_settings,
    save_settings,
    settings_path,
)
from kingdom_builder_qt.ui.desktop.settings.values import MAX_RECENT
from tests.helpers.settings_ini import write_text

ROOT = Path(__file__).parents[2]


def two() -> tuple[Settings, Settings]:
    """Return the settings as read by two programs."""
    return load_settings()[0], load_settings()[0]


def preset(name: str, **set_up: object) -> dict[str, object]:
    """Return a preset in the form of the settings."""
    return {"name": name, "set_up": set_up}


@pytest.mark.parametrize("is_first_start", [True, False])
def test_each_keeps_what_the_other_changed(is_first_start: bool) -> None:
    """A theme set by one and a size set by the other are both in the file."""
    if not is_first_start:
        save_settings(Settings(theme="light", coordinates=False))
    mine, other = two()
    mine.theme = "dark"
    save_settings(mine)
    other.geometry, other.sound_volume = "abcd", 30
    save_settings(other)
    save_settings(mine)
    found = load_settings()[0]
    assert (found.theme, found.geometry, found.sound_volume) == ("dark", "abcd", 30)
    assert found.coordinates is is_first_start
    assert other.theme != "dark"  # an open window does not change


def test_what_both_changed_is_the_last_ones() -> None:
    """The last change of a setting wins, including a change back."""
    mine, other = two()
    mine.theme, other.theme = "dark", "light"
    save_settings(mine)
    save_settings(other)
    assert load_settings()[0].theme == "light"
    other.theme = "system"
    save_settings(other)
    assert load_settings()[0].theme == "system"


def test_recent_sections_of_both() -> None:
    """Sections opened by both are listed, newest first; a removed one stays removed."""
    save_settings(
        Settings(recent_sections=[str(Path(name).resolve()) for name in ("/a", "/b", "/c")])
    )
    mine, other = two()
    mine.add_recent_section(Path("/mine"))
    save_settings(mine)
    other.add_recent_section(Path("/b"))
    other.forget_recent_section(Path("/c"))
    save_settings(other)
    kept = [str(Path(name).resolve()) for name in ("/b", "/mine", "/a")]
    assert load_settings()[0].recent_sections == kept == other.recent_sections
    save_settings(mine)
    assert mine.recent_sections == kept == load_settings()[0].recent_sections
    for number in range(MAX_RECENT):
        mine.add_recent_section(Path(f"/{number}"))
    save_settings(mine)
    save_settings(other)
    newest = [str(Path(f"/{number}").resolve()) for number in reversed(range(MAX_RECENT))]
    assert other.recent_sections == newest


def test_presets_of_both() -> None:
    """Each program saves presets; a changed, renamed or deleted one is so for both."""
    save_settings(Settings(new_game={"presets": [preset("gone"), preset("new"), preset("old")]}))
    mine, other = two()
    mine.new_game = {"start": 1, "presets": [preset("old", a=1), preset("gone"), preset("x@")]}
    save_settings(mine)
    other.new_game = {**other.new_game, "presets": [preset("old"), preset("Ä/b"), preset("y")]}
    save_settings(other)
    found = load_settings()[0].new_game
    assert found["start"] == 1
    assert found["presets"] == [preset("old", a=1), preset("x@"), preset("y"), preset("Ä/b")]
    assert other.new_game == found


def test_a_last_game_is_taken_as_a_whole() -> None:
    """The last game is written as a whole, never with the seats of one and the board of the
    other.
    """
    save_settings(Settings(new_game={"seats": 0, "slots": 0}))
    mine, other = two()
    mine.new_game = {"seats": 1, "slots": 0}
    other.new_game = {"seats": 0, "slots": 2}
    save_settings(mine)
    save_settings(other)
    assert load_settings()[0].new_game == {"seats": 0, "slots": 2}


def test_a_deleted_file_is_written_again() -> None:
    """Settings deleted during the program are written again completely."""
    mine, _ = two()
    mine.theme = "dark"
    save_settings(mine)
    settings_path().unlink()
    mine.coordinates = False
    save_settings(mine)
    found = load_settings()[0]
    assert (found.theme, found.coordinates) == ("dark", False)


def test_a_file_of_the_same_size_and_time_is_read_again() -> None:
    """A write of another program within the clock's resolution is noticed."""
    for theme in ("light", "dark ", "light"):
        path = write_text(f"[General]\ntheme={theme}\n")
        os.utime(path, ns=(10**18, 10**18))
        mine = load_settings()[0]
        assert mine.theme == theme.strip()
        for volume in (30, 40):  # mine, and then theirs of the same size at the same time
            mine.sound_volume = volume
            save_settings(mine)
            times = path.stat()
            text = path.read_text(encoding="utf-8").replace(f"={volume}", f"={volume + 5}")
            path.write_text(text + "tips=false\n", encoding="utf-8")
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
            mine.coordinates = volume == 30
            save_settings(mine)
            found = load_settings()[0]
            assert (found.sound_volume, found.tips) == (volume + 5, False)


# Changes its settings repeatedly at full speed, without a limit of time.
_BUSY = """
import sys
from kingdom_builder_qt.ui.desktop.settings import settings as module
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings, save_settings
module._WAIT_SECONDS = 60
settings, _ = load_settings()
for number in range(10):
    setattr(settings, sys.argv[1], number)
    preset = {"name": f"{sys.argv[1]} {number}", "set_up": {}}
    presets = [*settings.new_game.get("presets", []), preset]
    settings.new_game = {**settings.new_game, "presets": presets}
    assert save_settings(settings)
"""


@pytest.mark.slow
def test_two_processes_that_write_at_once(user_home: Path) -> None:
    """Two processes that write at once lose no change, in any order."""
    running = [
        subprocess.Popen(
            [sys.executable, "-c", _BUSY, name], env={**os.environ, "PYTHONPATH": str(ROOT)}
        )
        for name in ("sound_volume", "ai_delay_ms")
    ]
    assert [process.wait(60) for process in running] == [0, 0]
    found = load_settings()[0]
    assert (found.sound_volume, found.ai_delay_ms) == (9, 9)
    assert len(found.new_game["presets"]) == 20


@pytest.mark.skipif(sys.platform == "win32", reason="there names are text")
def test_names_that_are_no_text_come_back_exactly() -> None:
    """A file name of any bytes is written with escapes and read back equal."""
    name = os.fsdecode(b"/tmp/Spiel von J\xfcrgen \xf0\x9f\x8f\xa0 \x7f\n.kbgame")
    mine, _ = two()
    mine.add_recent_section(Path(name))
    save_settings(mine)
    assert settings_path().read_bytes().isascii()
    found, complaint = load_settings()
    assert (found.recent_sections, complaint) == ([name], "")
