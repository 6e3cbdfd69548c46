"""Packages that import what they offer when somebody asks for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

PACKAGES = ("ai", "content", "game")


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_tells_what_it_offers(package: str) -> None:
    """`dir` and completion know every public name, also before anybody has asked for one."""
    name = f"kingdom_builder_qt.{package}"
    code = f"import {name} as it; print(set(it.__all__) - set(dir(it)), '__name__' in dir(it))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "set() True\n"
