"""Without Qt everything but the windows works; rules and players need no YAML either."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kingdom_builder_qt.app import qt
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.saved_game import save_record
from tests.helpers import builders

ROOT = Path(__file__).parents[2]
QT = ("PySide6", "shiboken6")
ALL = (*QT, "yaml", "platformdirs", "tqdm")
# A module that is None cannot be imported, nor can its parts, as if it were not installed.
REFUSED = "import sys; sys.modules.update(dict.fromkeys({names!r})); sys.argv[1:] = {words!r}\n"
RUN = "import runpy; runpy.run_module('kingdom_builder_qt', run_name='__main__')"
WALK = """
import importlib, pkgutil
package = importlib.import_module({package!r})
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
print("all")
"""


def run(code: str, names: tuple[str, ...], *words: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process in which some packages cannot be imported."""
    environ = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", REFUSED.format(names=names, words=[*words]) + code]
    return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=100)


@pytest.mark.parametrize("name", ["PySide6.QtCore", "yaml"])
def test_what_is_refused_cannot_be_imported(name: str) -> None:
    """The blocked packages cannot be imported in the processes of these tests."""
    assert "ModuleNotFoundError" in run(f"import {name}", ALL).stderr


@pytest.mark.parametrize(
    ("package", "names"),
    [
        ("kingdom_builder_qt.core", ALL),
        ("kingdom_builder_qt.ai", ALL),
        ("kingdom_builder_qt.content", QT),
        ("kingdom_builder_qt.game", QT),
        ("kingdom_builder_qt.cli", QT),
    ],
)
def test_every_module_is_imported_without(package: str, names: tuple[str, ...]) -> None:
    """This includes modules that the package itself does not import."""
    done = run(WALK.format(package=package), names)
    assert (done.stdout, done.stderr) == ("all\n", "")


def test_learning_needs_no_window() -> None:
    """The environments need the extra rl only."""
    pytest.importorskip("pettingzoo", reason="the extra rl is not installed")
    done = run(WALK.format(package="kingdom_builder_qt.rl"), QT)
    assert (done.stdout, done.stderr) == ("all\n", "")


@pytest.mark.parametrize("name", ["numpy", "gymnasium", "pettingzoo"])
def test_learning_names_its_extra(name: str) -> None:
    """Without one of its libraries there is one error."""
    last = run("import kingdom_builder_qt.rl", (name,)).stderr.splitlines()[-1]
    assert last == ("ImportError: learning needs the extra: pip install 'kingdom-builder-qt[rl]'")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "--players", "novice,random", "--games", "2", "--jobs", "2"), "novice"),
        (("describe", "paddock"), "Paddock"),
        (("check-data",), r"no problems|\d+ hints?$"),  # a gap in a language is a hint
    ],
)
def test_commands_work(words: tuple[str, ...], said: str) -> None:
    """This includes games in worker processes."""
    done = run(RUN, QT, *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(said, done.stdout)


def test_a_saved_game_is_verified(tmp_path: Path) -> None:
    """A server reads a file that a window wrote."""
    path = tmp_path / "game.kbgame"
    seats = [Seat("A", 0), Seat("B", 1, "master")]
    save_record(path, Session(builders.catalog(), GameOptions(seed=1), seats))
    done = run(RUN, QT, "replay", str(path), "--verify")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words", [(), ("play",), ("edit",)])
def test_a_window_says_what_to_install(words: tuple[str, ...]) -> None:
    """A sentence is on stderr and the status is 1, without traceback."""
    done = run(RUN, QT, *words)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"kingdom-builder-qt: a window requires PySide6; install it with: {qt.install_command()}\n"
    )


def test_the_sentence_knows_how_the_program_was_installed(tmp_path: Path) -> None:
    """The sentence suggests pipx for an environment of pipx, and pip for others."""
    first, second = qt.REQUIREMENTS
    by_pip = qt.install_command(tmp_path, "linux", "/opt/a b/python")
    assert by_pip == f"'/opt/a b/python' -m pip install '{first}' '{second}'"
    on_windows = qt.install_command(tmp_path, "win32", r"C:\a b\python.exe")
    assert on_windows == rf'"C:\a b\python.exe" -m pip install "{first}" "{second}"'
    (tmp_path / "pipx_metadata.json").touch()
    by_pipx = qt.install_command(tmp_path, "linux", "/opt/python")
    assert by_pipx == f"pipx inject kingdom-builder-qt '{first}' '{second}'"


def test_qt_is_an_extra_of_the_same_versions() -> None:
    """The extras `window` and `sound` install the package of the sentence, the base does not."""
    tables = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = tables["optional-dependencies"]
    assert tables["name"] == qt.PACKAGE
    assert extras["window"] == [*qt.REQUIREMENTS]
    assert f"{qt.PACKAGE}[window]" in extras["sound"]
    assert not [line for line in tables["dependencies"] if "PySide6" in line]


def test_the_readme_installs_extras_that_exist() -> None:
    """Each extra in the README exists, and none is needed to install the program."""
    tables = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (line,) = [line for line in readme.splitlines() if "pipx" in line]
    assert 'pipx install "./kingdom_builder_qt-VERSION-py3-none-any.whl[sound]"' in line
    named = set(re.findall(r"\[(\w+)\]", line))
    assert named == {"sound", "window"} <= set(tables["optional-dependencies"])
