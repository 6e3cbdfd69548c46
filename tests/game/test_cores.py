"""The cores of the machine and its battery, from imitated files and answers of the system."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kingdom_builder_qt.game import cores
from kingdom_builder_qt.game.cores import MOST, cores_of_machine, is_on_battery

BATTERY = {"type": "Battery", "status": "Discharging"}


def supplies(folder: Path, **files: dict[str, str]) -> Path:
    """Write the files of power supplies, by name."""
    for name, values in files.items():
        (folder / name).mkdir()
        for file, text in values.items():
            (folder / name / file).write_text(f"{text}\n", encoding="ascii")
    return folder


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        ({}, False),
        ({"BAT0": BATTERY}, True),
        ({"BAT0": BATTERY, "AC": {"type": "Mains", "online": "0"}}, True),
        ({"BAT0": BATTERY, "AC": {"type": "Mains", "online": "1"}}, False),
        ({"BAT0": BATTERY, "ucsi": {"type": "USB", "online": "1"}}, False),
        ({"BAT0": {"type": "Battery", "status": "Full"}}, False),
        ({"BAT0": {"type": "Battery", "status": "Charging"}}, False),
        ({"mouse": BATTERY | {"scope": "Device"}}, False),
        ({"BAT0": BATTERY | {"scope": "System"}}, True),
        ({"BAT0": {"type": "Battery"}}, False),
    ],
)
def test_supplies_of_linux(files: dict[str, Any], expected: bool, tmp_path: Path) -> None:
    """A battery counts while it is discharged; peripherals and unknown states do not."""
    assert cores._supplies_tell_battery(supplies(tmp_path, **files)) == expected


def test_a_missing_folder_is_mains(tmp_path: Path) -> None:
    """Containers and many desktops have no power supplies."""
    assert not cores._supplies_tell_battery(tmp_path / "missing")


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (b"Now drawing from 'Battery Power'\n -InternalBattery-0 80%; discharging", True),
        (b"Now drawing from 'AC Power'\n -InternalBattery-0 80%; charging", False),
        (b"", False),
    ],
)
def test_pmset_of_macos(told: bytes, expected: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first line of pmset names the source."""

    def run(command: list[str], **_details: object) -> subprocess.CompletedProcess[bytes]:
        return subprocess.CompletedProcess(command, 0, told)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(sys, "platform", "darwin")
    assert is_on_battery() == expected


def test_a_pmset_that_fails_is_mains(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system without an answer counts as one on mains."""

    def run(command: list[str], timeout: float, **_details: object) -> object:
        raise subprocess.TimeoutExpired(command, timeout)

    monkeypatch.setattr(subprocess, "run", run)
    assert not cores._pmset_tells_battery()


@pytest.mark.parametrize(("count", "expected"), [(1, 1), (3, 3), (64, MOST), (None, 1)])
def test_cores_are_limited(
    count: int | None, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many cores are not all used, and an unknown number is one."""
    monkeypatch.setattr(os, "process_cpu_count", lambda: count, raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: count)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: range(count or 0), raising=False)
    assert cores_of_machine() == expected
