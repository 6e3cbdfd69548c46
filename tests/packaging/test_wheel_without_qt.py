"""The wheel without extras, as `pipx install` puts it into a fresh environment: no windows."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kingdom_builder_qt.app import qt
from tests.packaging.conftest import Installed


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "--players", "builder,random", "--games", "4", "--jobs", "2"), "builder"),
        (("describe", "paddock"), "Paddock"),
        (("check-data",), "no problems"),
    ],
)
def test_commands_work(installed: Installed, words: tuple[str, ...], said: str) -> None:
    """Simulations, explanations and checks need no window."""
    done = installed("kingdom-builder-qt", *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout


@pytest.mark.slow
def test_play_says_what_to_install(installed: Installed) -> None:
    """It prints one sentence and exits with an error status."""
    done = installed("kingdom-builder-qt", "play")
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    assert "a window requires PySide6" in line
    assert all(requirement in line for requirement in qt.REQUIREMENTS)


@pytest.mark.slow
@pytest.mark.parametrize("words", [("list",), ("run", "puzzle_search")])
def test_example_programs_come_along(installed: Installed, words: tuple[str, ...]) -> None:
    """The programs of docs/api.md are listed and run without the repository."""
    python = Path(sys.executable).name
    done = installed(python, "-I", "-m", "kingdom_builder_qt.examples", *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert ("puzzle_search" in done.stdout) == (words == ("list",))
    assert ("7 gold" in done.stdout) == (words != ("list",))
