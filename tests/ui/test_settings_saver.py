"""Settings that change in passing are written by a thread, and the newest of them stay."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.settings import settings as module
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, load_settings, save_settings
from kingdom_builder_qt.ui.desktop.settings.settings_saver import SettingsSaver


class Disk:
    """Writes as the program does, once it is let; remembers in which threads."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_write = threading.Event()
        self.began = threading.Event()
        self.threads: list[threading.Thread] = []
        self._write = module.write_atomic
        monkeypatch.setattr(module, "write_atomic", self.write)

    def write(self, *args: Any) -> None:
        self.threads.append(threading.current_thread())
        self.began.set()
        assert self.may_write.wait(10)
        self._write(*args)


@pytest.fixture
def disk(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Return a disk that holds whoever writes."""
    return Disk(monkeypatch)


def shown() -> list[str]:
    """Return the tips that the file has."""
    return load_settings()[0].tips_shown


def test_nobody_waits_for_the_disk(disk: Disk, qtbot: QtBot) -> None:
    """What is changed meanwhile is written after it, in one go."""
    settings = Settings()
    keeper = SettingsSaver(settings)
    for tip in ("one", "two", "three"):
        settings.tips_shown = [*settings.tips_shown, tip]
        keeper.keep()
    assert disk.began.wait(10)
    assert shown() == []
    disk.may_write.set()
    qtbot.waitUntil(lambda: shown() == ["one", "two", "three"])
    assert len(disk.threads) == 2
    assert threading.main_thread() not in disk.threads


def test_what_is_saved_at_once_counts_as_newer(
    disk: Disk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that comes late does not bring back what was before."""
    settings = Settings()
    held = threading.Event()
    monkeypatch.setattr(
        "kingdom_builder_qt.ui.desktop.settings.settings_saver.write_draft",
        lambda draft: held.wait(10) and module.write_draft(draft),
    )
    keeper = SettingsSaver(settings)
    settings.tips_shown = ["one"]
    keeper.keep()
    settings.tips_shown = ["one", "two"]
    disk.may_write.set()
    save_settings(settings)
    held.set()
    qtbot.waitUntil(lambda: not keeper.is_writing)
    assert shown() == ["one", "two"]
    assert len(disk.threads) == 1


def test_other_programs_keep_what_they_changed(disk: Disk, qtbot: QtBot) -> None:
    """Also while a thread writes; files that were opened here since stay, too."""
    disk.may_write.set()
    save_settings(Settings())
    mine, other = load_settings()[0], load_settings()[0]
    other.theme, other.recent_files = "dark", ["/theirs"]
    save_settings(other)
    disk.may_write.clear()
    disk.began.clear()
    keeper = SettingsSaver(mine)
    mine.lessons_done = ["building"]
    keeper.keep()
    assert disk.began.wait(10)
    mine.recent_files = ["/mine"]
    disk.may_write.set()
    qtbot.waitUntil(lambda: not keeper.is_writing)
    assert mine.recent_files == ["/mine"]
    save_settings(mine)
    found = load_settings()[0]
    assert (found.theme, found.lessons_done) == ("dark", ["building"])
    assert found.recent_files == mine.recent_files == ["/mine", "/theirs"]


def test_a_program_that_ends_has_written(disk: Disk, qtbot: QtBot) -> None:
    """Its thread is none that is cut off."""
    settings = Settings(tips_shown=["one"])
    SettingsSaver(settings).keep()
    assert disk.began.wait(10)
    assert not disk.threads[0].daemon
    disk.may_write.set()
    qtbot.waitUntil(lambda: shown() == ["one"])


def test_a_failure_is_logged_and_tried_again(
    qapp: object, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[..., None]
) -> None:
    """With the next change, as nothing counts as written before it is."""
    expect_log("settings not saved: full")

    def fail(*_args: object) -> None:
        raise OSError("full")

    settings = Settings(tips_shown=["one"])
    keeper = SettingsSaver(settings)
    with monkeypatch.context() as broken:
        broken.setattr(module, "write_atomic", fail)
        keeper.keep()
        qtbot.waitUntil(lambda: not keeper.is_writing)
    settings.lessons_done = ["building"]
    keeper.keep()
    qtbot.waitUntil(lambda: load_settings()[0].lessons_done == ["building"])
    assert shown() == ["one"]
