"""The cores that computer players may use."""

from __future__ import annotations

import os

import pytest

from kingdom_builder_qt.game import cores
from kingdom_builder_qt.game.cores import MOST, cores_now, cores_of_machine


@pytest.mark.parametrize(("count", "expected"), [(1, 1), (3, 3), (64, MOST), (None, 1)])
def test_cores_are_limited(
    count: int | None, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many cores are not all used, and an unknown number is one."""
    monkeypatch.setattr(os, "process_cpu_count", lambda: count, raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: count)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: range(count or 0), raising=False)
    assert cores_of_machine() == expected


@pytest.mark.parametrize(
    ("is_linux_told", "is_macos_told", "expected"),
    [(False, False, 6), (True, False, 3), (False, True, 3)],
)
def test_half_of_them_work_on_battery(
    is_linux_told: bool, is_macos_told: bool, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each way to learn of a battery counts."""
    monkeypatch.setattr(cores, "on_battery", lambda: is_linux_told)
    monkeypatch.setattr(cores, "pmset_says_so", lambda: is_macos_told)
    assert cores_now(6) == expected
