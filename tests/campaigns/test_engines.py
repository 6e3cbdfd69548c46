"""The campaign of misbehaving engines."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingdom_builder_qt.ui.table.desk import engine_process
from tests.campaigns import engines


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_misbehaving_engines_leave_no_process(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Each question is answered or a fault, and each process has ended with its game."""
    monkeypatch.setattr(engine_process, "limit_seconds", 0.3)
    found = engines.run(20, seed, tmp_path)
    assert found.problems == []
    assert found.games == 20
    assert found.processes >= 20
    assert len(found.faults) > 3
