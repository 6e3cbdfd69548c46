"""Packages that import what they offer when somebody asks for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

PACKAGES = ("ai", "content", "core", "game")


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_tells_what_it_offers(package: str) -> None:
    """`dir` and completion know every public name, also before anybody has asked for one."""
    name = f"kingdom_builder_qt.{package}"
    code = f"import {name} as it; print(set(it.__all__) - set(dir(it)), '__name__' in dir(it))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "set() True\n"


def test_a_module_of_the_core_does_not_bring_the_others() -> None:
    """Who asks for hexes gets no rules; a name of the package brings its own module."""
    code = (
        "import sys\n"
        "from kingdom_builder_qt.core import grid\n"
        "ours = 'kingdom_builder_qt.core.'\n"
        "print(*sorted(name for name in sys.modules if name.startswith(ours)))\n"
        "from kingdom_builder_qt.core import Position\n"
        "print(Position.__module__)\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    core = "kingdom_builder_qt.core"
    found = [f"{core}.{name}" for name in ("errors", "grid", "late", "late.names", "position")]
    assert told.stdout.split() == found


def test_a_late_module_is_imported_with_the_first_question() -> None:
    """What it stands for is the module's own, found once; a wrong name is told as that of any."""
    code = (
        "import sys\n"
        "from kingdom_builder_qt.core.late.modules import LateModule\n"
        "name = 'kingdom_builder_qt.core.ranking'\n"
        "ranking = LateModule(name)\n"
        "print(name in sys.modules)\n"
        "asked = ranking.ranks\n"
        "print(asked is sys.modules[name].ranks, 'ranks' in vars(ranking))\n"
        "print(hasattr(ranking, 'nothing'))\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "True", "True", "False"]
