"""A turn and a section through the accessibility bus alone, in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.real_window.desktop import missing_tools

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.timeout(200)
@pytest.mark.skipif(sys.platform != "linux", reason="screen readers are asked through AT-SPI")
@pytest.mark.skipif(bool(missing_tools()), reason=f"needs {' '.join(missing_tools())}")
def test_a_turn_without_eyes(tmp_path: Path) -> None:
    """A crash of a client or of the program fails this test, not the run."""
    command = [sys.executable, "-m", "tests.real_window.reader", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
    assert "400 hexes read" in done.stdout
