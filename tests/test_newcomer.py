"""The examples of CONTRIBUTING.md and docs/extending.md, applied literally, pass the named tests.

They are applied to a copy of the repository, in which no other file is written: a tile, a card, a
section, a computer player, a dialog and a language.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.helpers import worked_examples
from tests.helpers.worked_examples import ROOT

KINDS = (
    "location tile",
    "scoring or task card",
    "board section",
    "computer player",
    "feature with a dialog",
    "language",
)
LANGUAGE = "da"
COPIED = (
    *("board_data", "docs", "kingdom_builder_qt", "resources", "tests", "benchmarks"),
    *("packaging", "requirements", "examples"),
)
FILES = ("CONTRIBUTING.md", "README.md", "pyproject.toml", "dev.py")
SECONDS = 900  # the whole core-side suite on a busy machine

pytestmark = [pytest.mark.slow, pytest.mark.timeout(SECONDS + 60)]


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy, with the modules of the copy."""
    environ = {**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, *words]
    return subprocess.run(
        command, cwd=root, env=environ, capture_output=True, text=True, timeout=SECONDS
    )


def pytest_in(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run tests of the copy, without the plugins of this run."""
    quiet = ("-q", "-m", "not slow", "-p", "no:cacheprovider", "--hypothesis-profile=ci")
    return run(root, "-m", "pytest", *quiet, *words)


def digests(root: Path) -> dict[str, bytes]:
    """Return the digest of every file of the copy."""
    return {
        path.relative_to(root).as_posix(): hashlib.sha256(path.read_bytes()).digest()
        for path in root.rglob("*")
        if path.is_file() and ".hypothesis" not in path.parts and path.suffix != ".qm"
    }


def follow(root: Path) -> None:
    """Apply all examples; `python3 dev.py translate` is replaced by the script that it runs."""
    worked_examples.follow(root)
    translate = ("resources/translate.py", LANGUAGE)
    assert run(root, *translate).returncode == 0
    for block in worked_examples.examples():
        if block.is_of_language:
            block.follow(root)
    assert run(root, *translate).returncode == 0


@dataclass(frozen=True)
class Copy:
    """A copy of the repository with the examples, and the digests of its original files."""

    root: Path
    before: dict[str, bytes]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """Return a copy with only the examples applied."""
    root = tmp_path_factory.mktemp("newcomer")
    for name in COPIED:
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, root / name)
    before = digests(root)
    follow(root)
    return Copy(root, before)


def test_the_pages_name_all_files(copy: Copy) -> None:
    """The named tests pass, and exactly the listed files differ."""
    done = pytest_in(copy.root, *worked_examples.tests_to_run())
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    before, after = copy.before, digests(copy.root)
    changed = {path for path in {*before, *after} if before.get(path) != after.get(path)}
    assert changed == worked_examples.made()
    listed = [worked_examples.pattern(path) for kind in KINDS for path in worked_examples.row(kind)]
    assert [path for path in changed if not any(one.fullmatch(path) for one in listed)] == []
    assert [one.pattern for one in listed if not any(map(one.fullmatch, changed))] == []


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("resources/tiles/mill.svg", "tests/content/test_shipped.py -k no_problem"),
        ("tests/data/entries/mill.yaml", "tests/core/test_entries.py -k mill"),
        ("board_data/base/pages.yaml", "tests/game/test_examples.py -k mill"),
        ("tests/data/entries/neighbours.yaml", "tests/core/test_entries.py -k neighbours"),
        ("board_data/base/lang/da.yaml", "tests/ui/test_languages.py -k overlay"),
        (
            "kingdom_builder_qt/ui/shell/main_window.py",
            "tests/ui/shell/test_supplies_dialog.py",
        ),
        (
            "kingdom_builder_qt/ui/shell/main_actions.py",
            "tests/ui/shell/test_menu_bar.py -k place",
        ),
    ],
)
def test_a_forgotten_file_is_missed(copy: Copy, path: str, test: str) -> None:
    """A named test fails when one of the listed files is left out."""
    forgotten = copy.root / path
    written = forgotten.read_bytes()
    if (ROOT / path).exists():
        shutil.copy(ROOT / path, forgotten)
    else:
        forgotten.unlink()
    try:
        assert pytest_in(copy.root, *test.split()).returncode == 1
    finally:
        forgotten.write_bytes(written)
