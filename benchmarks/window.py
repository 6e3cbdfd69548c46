"""The window's benchmarks, run in processes of their own: no Qt is loaded into this one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from time import perf_counter

from benchmarks.timing import Row, take_turns
from kingdom_builder_qt.content import Catalog

ONCE = Path(__file__).with_name("start_bench.py")
HERE = ONCE.parents[1]


def rows(catalog: Catalog, *, quick: bool) -> list[Row]:
    """Measure offscreen, away from the player's own files; the windows read the catalog anew."""
    return felt(quick=quick) + _others(quick=quick)


def felt(*, quick: bool, beside: Path | None = None) -> list[Row]:
    """Return what a start takes beside a bare Qt window, and a game that is opened.

    `beside`: another checkout, which is measured in turn.
    """
    with tempfile.TemporaryDirectory() as home:
        sides = {"a bare Qt window": partial(_start_time, home, HERE, "bare")}
        for folder in filter(None, (HERE, beside)):
            where = "" if folder == HERE else f", {folder.name}"
            sides[f"start to usable window{where}"] = partial(_start_time, home, folder, "program")
            sides[f"a game opened and painted{where}"] = partial(_opening_time, home, folder)
        for side in sides.values():  # what is compiled is kept from then on
            side(0)
        values = take_turns(sides, 3 if quick else 7)
    found = [Row.of(name, "ms", took) for name, took in values.items()]
    bare = values["a bare Qt window"]
    for name, took in values.items():
        if name.startswith("start"):
            found.append(_ratios(f"{name} : bare", took, bare))
        if beside and name == "a game opened and painted":
            old = values[f"{name}, {beside.name}"]
            found.append(_ratios(f"{name} : {beside.name}", took, old))
    return found


def _ratios(name: str, values: list[float], others: list[float]) -> Row:
    return Row.of(name, "x", [one / other for one, other in zip(values, others, strict=True)])


def _others(*, quick: bool) -> list[Row]:
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "KINGDOM_BUILDER_QT_HOME": home}
        part = "quick" if quick else "full"
        return _rows_of(_command(part), env) + _rows_of(_command(part, "editor_bench"), env)


def _rows_of(command: list[str], env: dict[str, str]) -> list[Row]:
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True)
    return [Row(**row) for row in json.loads(done.stdout)]


def _command(part: str, module: str = "ui_bench") -> list[str]:
    return [sys.executable, "-m", f"benchmarks.{module}", part]


def _start_time(home: str, folder: Path, part: str, _round: int) -> float:
    """Return milliseconds from the start of a process until its window is painted."""
    started = perf_counter()
    with _process(home, folder, part) as process:
        assert process.stdout is not None
        process.stdout.readline()
        return 1000 * (perf_counter() - started)


def _opening_time(home: str, folder: Path, _round: int) -> float:
    """Return the milliseconds that a process measured."""
    with _process(home, folder, "game") as process:
        assert process.stdout is not None
        return float(process.stdout.read())


def _process(home: str, folder: Path, part: str) -> subprocess.Popen[bytes]:
    changes = {"PYTHONPATH": str(folder), "PYTHONPYCACHEPREFIX": f"{home}/compiled"}
    env = {**os.environ, **changes, "QT_QPA_PLATFORM": "offscreen"}
    env |= {"KINGDOM_BUILDER_QT_HOME": f"{home}/{folder.name}"}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # else compiling would be measured
    command = [sys.executable, str(ONCE), part]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
