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
        command = _command("quick" if quick else "full")
        done = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True)
    found = [Row(**row) for row in json.loads(done.stdout)]
    return [Row.of("start of Python to usable window", "ms", starts), *found]


def _command(part: str) -> list[str]:
    return [sys.executable, "-m", "benchmarks.ui_bench", part]


def _start_time(env: dict[str, str]) -> float:
    """Return milliseconds from the start of a process until its window is painted."""
    started = perf_counter()
    with subprocess.Popen(_command("start"), env=env, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        return 1000 * (perf_counter() - started)
