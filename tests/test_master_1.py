"""The frozen Master that later ones are compared with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import master_1
from benchmarks.master_1 import COMMIT, ROOT, unpacked


def _git(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, check=False)


def test_it_plays_with_the_code_of_its_commit() -> None:
    """The engine answers; its modules and weights are those of the commit."""
    if _git("cat-file", "-e", COMMIT).returncode:
        pytest.skip("a checkout without the history of the project")
    ran = subprocess.run(
        [sys.executable, "-v", str(Path(master_1.__file__))],
        input="kbi 1\nquit\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert "kbiok" in ran.stdout.splitlines()
    players = Path("kingdom_builder_qt/ai/players.py")
    assert str(unpacked(COMMIT) / players) in ran.stderr
    assert str(ROOT / players) not in ran.stderr
    weights = "kingdom_builder_qt/ai/evaluation/weights.json"
    assert (unpacked(COMMIT) / weights).read_bytes() == _git("show", f"{COMMIT}:{weights}").stdout


def test_a_folder_made_meanwhile_by_another_process_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder of the first process stays, and nothing else is left."""
    root = tmp_path / "checkout"
    for name in master_1.NEEDED:
        (root / name).mkdir(parents=True)
        (root / name / "file").write_text("content")
    identity = ("-c", "user.name=a", "-c", "user.email=a@example.org")
    for arguments in (("init", "-q"), ("add", "."), (*identity, "commit", "-qm", "all")):
        subprocess.run(["git", "-C", str(root), *arguments], check=True)
    folder = root / "build" / "earlier" / "HEAD"
    rename = Path.rename

    def late(whole: Path, target: Path) -> Path:
        (target / "first").mkdir(parents=True)
        return rename(whole, target)

    monkeypatch.setattr(Path, "rename", late)
    assert unpacked("HEAD", root) == folder
    assert [path.name for path in folder.iterdir()] == ["first"]
    assert list(folder.parent.iterdir()) == [folder]
    (folder / "first").rmdir()
    folder.rmdir()
    monkeypatch.undo()
    assert (unpacked("HEAD", root) / master_1.NEEDED[0] / "file").read_text() == "content"
    assert list(folder.parent.iterdir()) == [folder]


def test_a_checkout_without_the_commit_is_an_error(tmp_path: Path) -> None:
    """The message names the commit, and nothing is made."""
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    with pytest.raises(SystemExit, match=f"commit {COMMIT} .* is not in this checkout"):
        unpacked(COMMIT, tmp_path)
    assert not (tmp_path / "build").exists()
