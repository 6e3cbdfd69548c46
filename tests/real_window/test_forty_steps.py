"""A first game from the start page to the score sheet and back, in a real window."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.real_window.desktop import missing_tools
from tests.real_window.play import WAYS
from tests.real_window.steps import STEPS

ROOT = Path(__file__).parents[2]


def test_there_are_forty_steps() -> None:
    """The list has the promised length, and no step twice."""
    assert len(STEPS) == len({step.name for step in STEPS}) == 40


@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.skipif(sys.platform != "linux", reason="screen readers are asked through AT-SPI")
@pytest.mark.skipif(bool(missing_tools()), reason=f"needs {' '.join(missing_tools())}")
@pytest.mark.parametrize("way", WAYS)
def test_a_first_game(way: str, tmp_path: Path) -> None:
    """Forty steps by keys, also on a Russian layout, and by mouse reach their conditions."""
    command = [sys.executable, "-m", "tests.real_window.play", way, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=380)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
