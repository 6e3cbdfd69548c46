"""Battery or mains, from imitated files and answers of the system."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path

import pytest

from kingdom_builder_qt.game import power
from kingdom_builder_qt.game.power import on_battery, pmset_says_so, windows_says_so

BATTERY = {"type": "Battery", "status": "Discharging"}


@pytest.mark.parametrize(
    ("supplies", "expected"),
    [
        ({}, False),
        ({"BAT0": BATTERY}, True),
        ({"BAT0": {"status": "Discharging"}, "AC": {"type": "Mains", "online": "0"}}, True),
        ({"BAT0": BATTERY, "AC": {"type": "Mains", "online": "1"}}, False),
        ({"BAT0": BATTERY, "ucsi": {"type": "USB", "online": "1"}}, False),
        ({"BAT0": {"status": "Full"}}, False),
        ({"BAT0": {"status": "Charging"}}, False),
        ({"mouse": BATTERY | {"scope": "Device"}}, False),
        ({"BAT0": BATTERY | {"scope": "System"}}, True),
        ({"BAT0": {"type": "Battery"}}, False),
    ],
)
def test_linux_says_whether_it_runs_on_its_battery(
    tmp_path: Path,
    supplies: dict[str, dict[str, str]],
    expected: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A battery counts while it is discharged; peripherals, unknown states and no folder do not."""
    monkeypatch.setattr(power.sys, "platform", "linux")
    for name, values in supplies.items():
        (tmp_path / name).mkdir()
        for key, value in values.items():
            (tmp_path / name / key).write_text(f"{value}\n", encoding="ascii")
    assert on_battery(tmp_path) is expected
    assert on_battery(tmp_path / "nowhere") is False


@pytest.mark.parametrize(
    ("told", "line", "expected"), [(1, 0, True), (1, 1, False), (1, 255, False), (0, 0, False)]
)
def test_windows_says_whether_it_runs_on_its_battery(told: int, line: int, expected: bool) -> None:
    """Missing mains power gives True; an unknown state, or no answer, gives False."""

    def ask(status: object) -> int:
        assert ctypes.sizeof(status._obj) == 12
        status._obj.ac_line = line
        return told

    assert windows_says_so(ask) is expected


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (b"Now drawing from 'Battery Power'\n -InternalBattery-0 80%; discharging", True),
        (b"Now drawing from 'AC Power'\n -InternalBattery-0 80%; charging", False),
        (b"", False),
    ],
)
def test_pmset_of_macos(told: bytes, expected: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first line of pmset names the source; other systems do not start it."""

    def run(command: list[str], **_details: object) -> subprocess.CompletedProcess[bytes]:
        return subprocess.CompletedProcess(command, 0, told)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(power.sys, "platform", "darwin")
    assert pmset_says_so() is expected
    monkeypatch.setattr(power.sys, "platform", "linux")
    assert not pmset_says_so()


def test_a_pmset_that_fails_is_mains(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system without an answer counts as one on mains."""

    def run(command: list[str], timeout: float, **_details: object) -> object:
        raise subprocess.TimeoutExpired(command, timeout)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(power.sys, "platform", "darwin")
    assert not pmset_says_so()
