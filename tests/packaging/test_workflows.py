"""The workflows of the code host are small, have few rights, and call the scripts that run here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def read(path: Path) -> dict[str, Any]:
    """Return a workflow."""
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    """Return all steps of all jobs."""
    return [step for job in workflow["jobs"].values() for step in job.get("steps", [])]


def test_both_are_there() -> None:
    """Tests run on every push, installers on a tag."""
    assert [path.stem for path in WORKFLOWS] == ["release", "tests"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_by_commit(path: Path) -> None:
    """The reviewed commit runs, not the present target of a tag."""
    uses = [step["uses"] for step in steps(read(path)) if "uses" in step]
    assert uses
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", use) for use in uses), uses


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_rights_are_few(path: Path) -> None:
    """All may only read; the one job that drafts the release may write and runs no third-party
    code.
    """
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    writers = [name for name, job in workflow["jobs"].items() if "permissions" in job]
    assert writers == (["draft"] if path.stem == "release" else [])
    assert "secrets." not in path.read_text(encoding="utf-8")
    for step in steps(workflow):
        if "checkout" in step.get("uses", ""):
            assert step["with"]["persist-credentials"] is False


def test_the_matrix_is_whole() -> None:
    """Three systems, and every Python version in pyproject.toml."""
    matrix = read(ROOT / ".github/workflows/tests.yml")["jobs"]["tests"]["strategy"]["matrix"]
    assert [name.split("-")[0] for name in matrix["os"]] == ["ubuntu", "windows", "macos"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]


def test_the_scripts_that_are_called_exist() -> None:
    """A workflow names existing files of this repository."""
    for path in WORKFLOWS:
        for step in steps(read(path)):
            for name in re.findall(r"packaging/[\w/.]+", step.get("run", "")):
                assert (ROOT / name).is_file(), name
