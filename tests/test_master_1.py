"""The frozen Master that later ones are compared with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import master_1
from benchmarks.master_1 import COMMIT, ROOT, unpacked

_GIT = ["git", "-C", str(ROOT), "cat-file", "-e", COMMIT]
HAS_HISTORY = not subprocess.run(_GIT, capture_output=True, check=False).returncode


@pytest.mark.skipif(not HAS_HISTORY, reason="a checkout without the history of the project")
def test_it_speaks_the_protocol_with_the_code_of_its_commit() -> None:
    """The engine answers, and its weights are those of the commit."""
    said = subprocess.run(
        [sys.executable, str(Path(master_1.__file__))],
        input="kbi 1\nquit\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    ).stdout
    assert "kbiok" in said.splitlines()
    weights = unpacked(COMMIT) / "kingdom_builder_qt/ai/evaluation/weights.json"
    kept = ["git", "-C", str(ROOT), "show", f"{COMMIT}:{weights.relative_to(unpacked(COMMIT))}"]
    assert weights.read_bytes() == subprocess.run(kept, capture_output=True, check=True).stdout


def test_a_checkout_without_the_commit_is_an_error(tmp_path: Path) -> None:
    """The message names the commit, and nothing is made."""
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    with pytest.raises(SystemExit, match=f"commit {COMMIT} .* is not in this checkout"):
        unpacked(COMMIT, tmp_path)
    assert not (tmp_path / "build").exists()
