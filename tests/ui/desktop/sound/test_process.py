"""The sound process as seen by the window, which never waits for a device."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.ui.desktop.sound import device
from kingdom_builder_qt.ui.desktop.sound import process as process_module
from kingdom_builder_qt.ui.desktop.sound.player import SoundProblem
from kingdom_builder_qt.ui.desktop.sound.process import MAX_DEATHS, MAX_PENDING, ProcessPlayer
from tests.helpers import sound_targets
from tests.helpers.processes import is_alive

SOUNDS = paths.resources() / "sounds"
START_MS = 60_000  # a process that starts on a machine with other work
needs_library = pytest.mark.skipif(find_spec("miniaudio") is None, reason="no sound library")
Maker = Callable[..., ProcessPlayer]


@pytest.fixture
def make(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Maker]:
    """Return a function that makes a player with a substitute for the library; all are closed."""
    monkeypatch.setattr(device, "is_installed", lambda: True)
    made: list[ProcessPlayer] = []

    def player(target: object, folder: Path = SOUNDS, volume: int = 60) -> ProcessPlayer:
        made.append(ProcessPlayer(folder, None, target))
        made[-1].set_volume(volume)
        return made[-1]

    yield player
    for one in made:
        one.close()


def answered(player: ProcessPlayer) -> bool:
    """Return whether no answer is outstanding."""
    return not player._patience.isActive()


def test_off_means_no_process(make: Maker) -> None:
    """Volume 0 starts no process, and switching off ends a running one."""
    player = make(sound_targets.hang, volume=0)
    player.prepare()
    player.play("place")
    player.sample(0)
    assert player.pid is None
    player.set_volume(50)
    player.play("place")
    pid = player.pid
    assert pid is not None
    player.set_volume(0)
    assert player.pid is None
    assert not is_alive(pid)


@pytest.mark.parametrize(("given", "kept"), [(-5, 0), (0, 0), (60, 60), (100, 100), (700, 100)])
def test_volume_stays_in_range(make: Maker, given: int, kept: int) -> None:
    """A volume is limited to 0 to 100."""
    assert make(sound_targets.hang, volume=given).volume == kept


def test_a_missing_library_is_reported_and_logged_once(
    make: Maker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A missing library starts no process, gives a plain reason and logs one line."""
    caplog.set_level("INFO")
    monkeypatch.setattr(device, "is_installed", lambda: False)
    player = make(sound_targets.hang)
    for _ in range(3):
        player.play("place")
    assert (player.problem, player.pid) == (SoundProblem.LIBRARY, None)
    assert [record.getMessage() for record in caplog.records] == [
        "no sound (library): not installed"
    ]


def test_a_stuck_device_blocks_no_call(
    make: Maker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hundreds of sounds for a process that never answers take no time; then it is ended."""
    monkeypatch.setattr(process_module, "STUCK_SECONDS", 0.3)
    player = make(sound_targets.hang)
    player.prepare()
    pid = player.pid
    began = perf_counter()
    for _ in range(1000):
        player.play("place")
    assert perf_counter() - began < 1.0
    assert player._pending == MAX_PENDING
    qtbot.waitUntil(lambda: player.pid is None, timeout=START_MS)
    assert player.problem == SoundProblem.DEVICE
    assert pid is not None
    assert not is_alive(pid)


def test_closing_does_not_wait_for_a_stuck_device(make: Maker) -> None:
    """The program can exit while the process opens a device."""
    player = make(sound_targets.hang)
    player.play("place")
    pid = player.pid
    began = perf_counter()
    player.close()
    assert perf_counter() - began < 1.5
    assert pid is not None
    assert not is_alive(pid)
    player.close()


def test_a_crashing_driver_is_given_up(make: Maker, qtbot: QtBot, tmp_path: Path) -> None:
    """The process is restarted a few times, then only after a change of the settings."""
    player = make(sound_targets.die, tmp_path)
    for _ in range(MAX_DEATHS):
        player.play("place")
        qtbot.waitUntil(lambda: player.pid is None, timeout=START_MS)
    player.play("place")
    assert (player.pid, player.problem) == (None, SoundProblem.DEVICE)
    assert (tmp_path / "deaths").read_text(encoding="utf-8") == "x" * MAX_DEATHS
    player.set_volume(70)
    player.play("place")
    assert player.pid is not None


def test_plugging_in_later_works_with_the_next_sound(
    make: Maker, qtbot: QtBot, tmp_path: Path
) -> None:
    """The reason disappears with a notification once a device is available."""
    player = make(sound_targets.plugged_in_later, tmp_path)
    with qtbot.waitSignal(player.problem_changed, timeout=START_MS) as told:
        player.play("place")
    assert told.args == [SoundProblem.DEVICE]
    (tmp_path / "plugged").touch()
    with qtbot.waitSignal(player.problem_changed, timeout=START_MS) as told:
        player.play("place")
    assert told.args == [SoundProblem.NONE]


def test_the_terminal_stays_clean(
    make: Maker, qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    """Output of the sound system does not reach the player's terminal."""
    player = make(sound_targets.noisy_failure)
    player.play("place")
    qtbot.waitUntil(lambda: player.problem == SoundProblem.DEVICE, timeout=START_MS)
    assert capfd.readouterr().err == ""


@needs_library
def test_the_real_library_plays_on_a_null_device(make: Maker, qtbot: QtBot) -> None:
    """The null device plays every sound, several at once, and an end in the middle of them."""
    player = make(sound_targets.null_device)
    for name in ("place", "tile_gained", "turn", "end"):
        player.play(name, 100)
    qtbot.waitUntil(lambda: answered(player), timeout=START_MS)
    assert player.problem == SoundProblem.NONE
    pid = player.pid
    assert pid is not None
    assert is_alive(pid)
    player.close()
    assert not is_alive(pid)
