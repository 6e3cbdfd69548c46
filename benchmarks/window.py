"""The window's benchmarks, run in processes of their own: no Qt is loaded into this one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from time import perf_counter

from benchmarks.timing import Row
from kingdom_builder_qt.content import Catalog


def rows(catalog: Catalog, *, quick: bool) -> list[Row]:
    """Measure offscreen, away from the player's own files; the windows read the catalog anew."""
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "KINGDOM_BUILDER_QT_HOME": home}
        starts = [_start_time(env) for _ in range(3 if quick else 7)]
        part = "quick" if quick else "full"
        found = _rows_of(_command(part), env) + _rows_of(_command(part, "editor_bench"), env)
    return [Row.of("start of Python to usable window", "ms", starts), *found]


def _rows_of(command: list[str], env: dict[str, str]) -> list[Row]:
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True)
    return [Row(**row) for row in json.loads(done.stdout)]


def _command(part: str, module: str = "ui_bench") -> list[str]:
    return [sys.executable, "-m", f"benchmarks.{module}", part]


def _start_time(env: dict[str, str]) -> float:
    """Return milliseconds from the start of a process until its window is painted."""
    started = perf_counter()
    with subprocess.Popen(_command("start"), env=env, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        return 1000 * (perf_counter() - started)
