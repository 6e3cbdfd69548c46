"""The settings file: round trip, broken files, unknown keys, values of the wrong kind, threads."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from errno import ENOTDIR
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.settings import settings as module
from kingdom_builder_qt.ui.desktop.settings.profiles import PORTRAITS
from kingdom_builder_qt.ui.desktop.settings.settings import (
    FORMAT,
    Settings,
    load_settings,
    queue_settings,
    save_settings,
    settings_path,
    unwritable,
)
from kingdom_builder_qt.ui.desktop.settings.values import MAX_RECENT
from kingdom_builder_qt.ui.desktop.tasks import is_writing, wait_for_writes
from tests.helpers.settings_ini import line, write, write_text

INI = QSettings.Format.IniFormat


def quarantined_copy(path: Path) -> Path:
    """Return the one file in the quarantine for another one."""
    (aside,) = path.parent.glob(f"{path.stem}-*.bad")
    return aside


def test_settings_come_back() -> None:
    """Saved settings are loaded equal, without a warning."""
    mine = Settings(theme="dark", ai_delay_ms=900, new_game={"seats": [1]}, geometry="abc")
    save_settings(mine)
    assert load_settings() == (mine, "")


def test_first_start_has_defaults() -> None:
    """Without a file the settings are the defaults, without a complaint."""
    assert load_settings() == (Settings(), "")


@pytest.mark.parametrize(
    "text", ["", "\n", "{", "[]", "nul", "; theme=dark", "[x\ntheme=dark", 'theme="dark']
)
def test_broken_file_is_kept_aside(text: str, expect_log: Callable[..., None]) -> None:
    """A malformed file gives defaults, one sentence, and a .bad file."""
    expect_log("settings not readable")
    path = write_text(text)
    settings, complaint = load_settings()
    assert settings == Settings()
    assert "were reset" in complaint
    assert quarantined_copy(path).read_text(encoding="utf-8") == text
    assert not path.exists()


def test_wrong_values_keep_their_defaults(expect_log: Callable[..., None]) -> None:
    """A value of the wrong kind is dropped with a log line; the other values are used."""
    for name in ("sound", "sound_volume", "theme", "animation_speed", "ai_delay_ms", "tips_shown"):
        expect_log(f"settings: {name} cannot be .*, left out")
    expect_log("settings: recent_sections .* some are left out")
    write_text(
        "sound=1\nsound_volume=101\ntheme=pink\nanimation_speed=fast\nai_delay_ms=-5\n"
        'tips_shown="["\nrunning_score=false\nrecent_sections="[\\"a\\", 3]"\ncoordinates=a, b\n'
        "editor_corner=SE\n"
    )
    expect_log("settings: coordinates cannot be 'a, b', left out")
    settings, complaint = load_settings()
    assert settings == Settings(running_score=False, recent_sections=["a"], editor_corner="SE")
    assert complaint == ""
    save_settings(settings)  # repairs them, so that the next load is silent
    assert load_settings() == (settings, "")


@pytest.mark.parametrize(
    ("given", "kept"), [(0, 0), (100, 100), (-1, 60), (101, 60), (50.5, 60), (True, 60), ("9x", 60)]
)
def test_volume_is_a_whole_number_to_100(
    given: object, kept: int, expect_log: Callable[..., None]
) -> None:
    """Any other volume is ignored like other wrong values."""
    if given != kept or given is True:
        expect_log("settings: sound_volume cannot be")
    write(sound=False, sound_volume=given)
    assert load_settings() == (Settings(sound=False, sound_volume=kept), "")


@pytest.mark.parametrize("given", [0, 0.2, 0.5, 1, 2.0, 5, 10.0])
def test_times_of_master_come_back(given: float) -> None:
    """Each time offered by the dialog is read, as a whole number too."""
    write(master_seconds=given)
    assert load_settings() == (Settings(master_seconds=given), "")


@pytest.mark.parametrize(
    "given", [-1, 0.3, 20, 1e400, float("nan"), True, False, "5s", None, [5], {"seconds": 5}]
)
def test_another_time_of_master_is_ignored(given: object, expect_log: Callable[..., None]) -> None:
    """A time missing from the dialog gives Master the default; the other values are read."""
    expect_log("settings: master_seconds cannot be")
    write(master_seconds=given, coordinates=False)
    settings, complaint = load_settings()
    assert (settings, complaint) == (Settings(coordinates=False), "")
    assert type(settings.master_seconds) is float


def test_unknown_keys_survive() -> None:
    """Values of a newer version stay in the file, in any group, after each save."""
    future = {"future": 'a "b", 1; \\x', "list": ["a", "b"], "presets_2/x": "{}", "ü/ö": "ß"}
    path = write(theme="dark")
    newer = QSettings(str(path), INI)
    for key, value in future.items():
        newer.setValue(key, value)
    newer.sync()
    settings = load_settings()[0]
    settings.coordinates = False
    save_settings(settings)
    text = path.read_text(encoding="utf-8")
    assert "format=1\n" in text
    assert "theme=dark\n" in text
    found = QSettings(str(path), INI)
    assert {key: found.value(key) for key in future} == future


def test_only_what_was_changed_is_written() -> None:
    """Values written by hand, and defaults, stay unchanged in the file."""
    path = write_text("[General]\nmaster_seconds=5\ntheme = dark\nformat=1\n")
    settings = load_settings()[0]
    save_settings(settings)
    assert path.read_text(encoding="utf-8").startswith("[General]\nmaster_seconds=5\ntheme = dark")
    settings.coordinates = False
    save_settings(settings)
    kept = {*path.read_text(encoding="utf-8").split()}
    assert kept == {"[General]", "master_seconds=5", "theme=dark", "format=1", "coordinates=false"}


def test_a_preset_under_another_key_moves_to_its_own() -> None:
    """A preset renamed or copied by hand occurs once, under its name."""
    value = line("some", '{"name": "Rain", "set_up": {}}')
    path = write_text(f"[General]\nformat=1\n\n[presets]\n{value}")
    settings = load_settings()[0]
    assert settings.new_game == {"presets": [{"name": "Rain", "set_up": {}}]}
    assert save_settings(settings)
    assert "some=" not in path.read_text(encoding="utf-8")
    assert load_settings() == (settings, "")
    settings.new_game = {}
    assert save_settings(settings)
    assert path.read_text(encoding="utf-8").split() == ["[General]", "format=1"]


def test_newer_settings_are_refused_with_a_sentence(expect_log: Callable[..., None]) -> None:
    """Settings in a later format give defaults and a sentence, and stay in the file."""
    expect_log("settings not readable")
    text = f"[General]\nformat={FORMAT + 1}\ntheme=dark\n"
    path = write_text(text)
    settings, complaint = load_settings()
    assert settings == Settings()
    assert "newer version" in complaint
    assert quarantined_copy(path).read_text(encoding="utf-8") == text


def test_unwritable_folder_is_only_logged(expect_log: Callable[..., None]) -> None:
    """An unwritable settings folder is logged and raises nothing."""
    expect_log("settings not saved")
    settings_path().parent.parent.mkdir(parents=True, exist_ok=True)
    settings_path().parent.write_text("a file in the way", encoding="utf-8")
    save_settings(Settings())


def test_recent_sections_are_few_and_newest_first() -> None:
    """The list moves a file to the top, has it once and drops the oldest."""
    settings = Settings()
    for number in range(MAX_RECENT + 3):
        settings.add_recent_section(Path(f"/{number}"))
    settings.add_recent_section(Path("/5"))
    fifth = str(Path("/5").absolute())  # with its drive, on Windows
    assert settings.recent_sections[0] == fifth
    assert settings.recent_sections.count(fifth) == 1
    assert len(settings.recent_sections) == MAX_RECENT
    settings.forget_recent_section(Path("/5"))
    assert fifth not in settings.recent_sections


def test_folders_that_cannot_be_written_to_are_told_at_the_start(
    expect_log: Callable[..., None], user_home: Path
) -> None:
    """The player reads before the game that nothing will be saved, with the reason."""
    assert unwritable() == ""
    expect_log("cannot be written to")
    shutil.rmtree(user_home)
    user_home.touch()
    sentence = unwritable()
    assert sentence.startswith(f"Settings and games cannot be saved in {user_home}")
    assert sentence.endswith(f": {os.strerror(ENOTDIR)}.")


def test_a_file_is_listed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file named relatively, by a detour or by a link is the same recent file."""
    game, link = tmp_path / "mine.yaml", tmp_path / "link.yaml"
    game.touch()
    if os.name == "nt":  # on systems where links need a privilege
        link = game
    else:
        link.symlink_to(game)
    monkeypatch.chdir(tmp_path)
    old = str(Path("/elsewhere/old.yaml"))
    settings = Settings(recent_sections=[old])
    for path in (game, Path("mine.yaml"), tmp_path / "x" / ".." / "mine.yaml", link):
        settings.add_recent_section(path)
    assert settings.recent_sections == [str(game.resolve()), old]
    settings.forget_recent_section(Path("mine.yaml"))
    settings.forget_recent_section(Path(old))
    assert settings.recent_sections == []


@pytest.mark.skipif(shutil.which("strace") is None, reason="no strace to look on")
def test_what_is_saved_outlives_a_power_cut(user_home: Path, tmp_path: Path) -> None:
    """Qt syncs the new file before the rename, and the folder is synced afterwards."""
    save_settings(Settings())
    calls = tmp_path / "calls"
    command = ["strace", "-f", "-e", "trace=fsync,fdatasync,rename", "-y", "-o", str(calls)]
    subprocess.run([*command, sys.executable, "-c", _SAVE], check=True, timeout=60)
    lines = calls.read_text(encoding="utf-8").splitlines()
    named = next(n for n, line in enumerate(lines) if "rename(" in line)
    assert f"{settings_path()}" in lines[named]
    synced = [line for line in lines[:named] if "sync(" in line and ".lock" not in line]
    assert f"{settings_path().parent}/" in synced[-1]
    assert any(f"<{settings_path().parent}>" in line for line in lines[named + 1 :])


@pytest.mark.skipif(os.name == "nt", reason="no limit for files there")
def test_a_full_disk_leaves_the_file_as_it_was(user_home: Path) -> None:
    """The failure is in the log, the old file is unchanged, and no other file remains."""
    save_settings(Settings(theme="light"))
    before = settings_path().read_bytes()
    command = [sys.executable, "-c", _FULL]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "False\n"
    assert f"settings not saved: [Errno 5] the file cannot be written: '{settings_path()}'" in (
        done.stderr
    )
    assert settings_path().read_bytes() == before
    assert list(settings_path().parent.iterdir()) == [settings_path()]


# Limits the size of files to a few bytes.
_FULL = """
import logging, resource, signal
from kingdom_builder_qt.ui.desktop.settings import settings as module
logging.basicConfig()
module.RETRY_SECONDS = 0
settings, _ = module.load_settings()
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (200, 200))
settings.geometry = "A" * 5000
print(module.save_settings(settings))
"""
_SAVE = """
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings, save_settings
settings, _ = load_settings()
settings.theme = "dark"
assert save_settings(settings)
"""


# -- threads ---------------------------------------------------------------------------------------


class Disk:
    """Writes like the program, once released; records the threads."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_write = threading.Event()
        self.began = threading.Event()
        self.threads: list[threading.Thread] = []
        self._write = module._try_to_write
        monkeypatch.setattr(module, "_try_to_write", self.write)

    def write(self, kept: Any) -> Any:
        self.threads.append(threading.current_thread())
        self.began.set()
        assert self.may_write.wait(10)
        return self._write(kept)


@pytest.fixture
def disk(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Return a disk on which every write blocks."""
    return Disk(monkeypatch)


def shown() -> list[str]:
    """Return the tips in the file."""
    return load_settings()[0].tips_shown


def test_writes_never_block_the_window(disk: Disk, qtbot: QtBot) -> None:
    """Changes during a write are written together after it, never by the main thread."""
    settings = Settings()
    for tip in ("one", "two", "three"):
        settings.tips_shown = [*settings.tips_shown, tip]
        queue_settings(settings)
    assert disk.began.wait(10)
    assert shown() == []
    disk.may_write.set()
    qtbot.waitUntil(lambda: shown() == ["one", "two", "three"])
    qtbot.waitUntil(lambda: not settings.file_state.is_writing)
    assert len(disk.threads) == 2
    assert threading.main_thread() not in disk.threads


def test_a_late_thread_brings_nothing_back(disk: Disk, qtbot: QtBot) -> None:
    """A thread writes the settings at the time of the write, not of its start."""
    settings = Settings(tips_shown=["one"])
    queue_settings(settings)
    assert disk.began.wait(10)
    settings.tips_shown = ["one", "two"]
    assert not save_settings(settings)  # the disk blocks: a thread continues
    disk.may_write.set()
    qtbot.waitUntil(lambda: not settings.file_state.is_writing)
    qtbot.waitUntil(lambda: not any(thread.is_alive() for thread in disk.threads))
    qtbot.waitUntil(lambda: shown() == ["one", "two"])
    settings.tips_shown = ["one"]
    assert save_settings(settings)
    assert shown() == ["one"]


def test_other_programs_keep_what_they_changed(disk: Disk, qtbot: QtBot) -> None:
    """A thread's write keeps changes of other programs and files opened here since."""
    disk.may_write.set()
    save_settings(Settings())
    mine, other = load_settings()[0], load_settings()[0]
    other.theme, other.recent_sections = "dark", ["/theirs"]
    save_settings(other)
    disk.may_write.clear()
    disk.began.clear()
    mine.lessons_done = ["building"]
    queue_settings(mine)
    assert disk.began.wait(10)
    mine.recent_sections = ["/mine"]
    disk.may_write.set()
    qtbot.waitUntil(lambda: not mine.file_state.is_writing)
    assert mine.recent_sections == ["/mine"]
    save_settings(mine)
    found = load_settings()[0]
    assert (found.theme, found.lessons_done) == ("dark", ["building"])
    assert found.recent_sections == mine.recent_sections == ["/mine", "/theirs"]


def test_a_program_that_ends_has_written(disk: Disk, qtbot: QtBot) -> None:
    """The exit of the program waits for the thread that writes."""
    settings = Settings(tips_shown=["one"])
    queue_settings(settings)
    assert disk.began.wait(10)
    assert is_writing()
    disk.may_write.set()
    assert wait_for_writes()
    assert shown() == ["one"]
    qtbot.waitUntil(lambda: not settings.file_state.is_writing)


def test_a_failure_is_logged_and_tried_again(
    qapp: object, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[..., None]
) -> None:
    """A failed write is logged and repeated with the next change."""
    expect_log("settings not saved: full")

    def fail(*_args: object) -> None:
        raise OSError("full")

    settings = Settings(tips_shown=["one"])
    with monkeypatch.context() as broken:
        broken.setattr(module, "_try_to_write", fail)
        broken.setattr(module, "RETRY_SECONDS", 0)
        queue_settings(settings)
        qtbot.waitUntil(lambda: not settings.file_state.is_writing)
    settings.lessons_done = ["building"]
    queue_settings(settings)
    qtbot.waitUntil(lambda: load_settings()[0].lessons_done == ["building"])
    assert shown() == ["one"]
    qtbot.waitUntil(lambda: not settings.file_state.is_writing)


def test_what_qt_could_not_write_is_not_written_later(
    monkeypatch: pytest.MonkeyPatch, expect_log: Callable[..., None]
) -> None:
    """Qt's cache of a failed write is dropped: a choice taken back is not written."""
    expect_log("settings not saved: .*cannot be written")
    settings = load_settings()[0]
    save_settings(settings)
    settings.theme = "dark"
    with monkeypatch.context() as broken:
        broken.setattr(module, "RETRY_SECONDS", 0)
        broken.setattr(QSettings, "status", lambda _self: QSettings.Status.AccessError)
        broken.setattr(QSettings, "sync", lambda _self: None)
        broken.setattr(module, "_opened", lambda path: QSettings(str(path), INI))
        assert not save_settings(settings)
    settings.theme = "system"
    assert save_settings(settings)
    assert load_settings()[0].theme == "system"


def test_damaged_profiles_are_left_out(expect_log: Callable[..., None]) -> None:
    """Profiles with a usable name come back, others are left out with a log line."""
    expect_log("settings: profiles is too long or has unusable parts")
    write(profiles=[["Anna", 9, "farm"], ["", 1, "farm"], ["Ben", 1, "x"], ["Anna", 2, "barn"]])
    settings, complaint = load_settings()
    assert settings.profiles == [["Anna", 0, "farm"], ["Ben", 1, PORTRAITS[0]]]
    assert complaint == ""
    save_settings(settings)
    assert load_settings()[0].profiles == settings.profiles
