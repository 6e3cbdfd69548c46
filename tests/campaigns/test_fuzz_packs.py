"""A small share of the damaged packs of `fuzz_packs`, which runs with the tests."""

from __future__ import annotations

import pytest

from tests.campaigns import fuzz_packs
from tests.campaigns.fuzz_packs import damaged, fuzz


def test_some_damaged_packs_do_no_harm() -> None:
    """There is no exception, no pack takes more than a second, and several outcomes occur."""
    report = fuzz(20, range(12))
    assert report.failures == []
    assert len(report.outcomes) >= 3


@pytest.mark.slow
def test_damaged_packs_do_no_harm() -> None:
    """All outcomes occur."""
    report = fuzz(21, range(600))
    assert report.failures == []
    assert len(report.outcomes) == 5
    assert report.outcomes.total() == 600


def test_a_number_names_a_pack() -> None:
    """A failure can be repeated by its number."""
    assert damaged(1, 5) == damaged(1, 5)
    assert len({damaged(1, number) for number in range(30)}) > 25


def test_a_failure_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exception and a slow pack fail the run with their number."""

    def broken(data: bytes, name: str) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(fuzz_packs, "inspect_bytes", broken)
    monkeypatch.setattr(fuzz_packs, "MAX_SECONDS", 0.0)
    report = fuzz(1, range(1))
    assert report.outcomes == {"exception": 1}
    assert report.failures[0] == "number 0: RuntimeError: no"
    assert report.failures[1].startswith("number 0: 0.")
