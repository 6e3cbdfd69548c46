"""The benchmarks of the window, run in separate processes: this one does not import Qt."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from time import perf_counter

from benchmarks.paint_bench import LIMITS
from benchmarks.timing import Row, take_turns
from kingdom_builder_qt.content import Catalog

ONCE = Path(__file__).with_name("start_bench.py")
PAINT = ONCE.with_name("paint_bench.py")
HERE = ONCE.parents[1]
BARE = "a bare Qt window"
START = "start to usable window"
GERMAN = f"{START}, in German"
LOCALE = "de_DE.UTF-8"
MOST_GERMAN = 1.1  # times the processor of a start in English
OPENED = "a game opened and painted"


def rows(catalog: Catalog, *, quick: bool) -> list[Row]:
    """Measure offscreen, away from the player's own files; the windows read the catalog again."""
    return felt(quick=quick) + _others(quick=quick)


def felt(*, quick: bool, beside: Path | None = None) -> list[Row]:
    """Return the time of a start beyond a bare Qt window, and of opening a game.

    In wall time, and in processor time, which a busy machine disturbs less. `beside`: another
    checkout, which is measured in turn.
    """
    parts = {BARE: (HERE, "bare")}
    for folder in filter(None, (HERE, beside)):
        where = "" if folder == HERE else f", {folder.name}"
        parts[f"{START}{where}"] = folder, "program"
        parts[f"{OPENED}{where}"] = folder, "game"
    with tempfile.TemporaryDirectory() as home, tempfile.TemporaryDirectory() as german:
        sides = {name: partial(_measure, home, *part) for name, part in parts.items()}
        if not beside:
            _measure(german, HERE, "game", 0, LOCALE)  # stores the content in German
            sides[GERMAN] = partial(_measure, german, HERE, "program", locale=LOCALE)
        for side in sides.values():  # the compiled content is cached from then on
            side(0)
        taken = take_turns(sides, 3 if quick else 7)
    found = []
    for place, what in enumerate(("", ", processor")):
        values = {name: [pair[place] for pair in pairs] for name, pairs in taken.items()}
        found += [Row.of(f"{name}{what}", "ms", took) for name, took in values.items()]
        pairs = [(name, BARE) for name in values if name.startswith(START) and name != GERMAN]
        pairs.append((OPENED, f"{OPENED}, {beside.name}") if beside else (GERMAN, START))
        for name, other in pairs:
            ratios = [one / two for one, two in zip(values[name], values[other], strict=True)]
            limit = MOST_GERMAN if name == GERMAN and what else None
            found.append(Row.of(f"{name} : {other}{what}", "x", ratios, limit))
    return found


def painted(beside: Path, *, quick: bool) -> list[Row]:
    """Return the time of painting and motion here and in another checkout in turn."""
    with tempfile.TemporaryDirectory() as home:
        folders = (HERE, beside.resolve())
        sides = {str(folder): partial(_measure_painting, home, folder) for folder in folders}
        here, there = take_turns(sides, 3 if quick else 7).values()
    found = []
    for name in here[0]:
        values = [round_[name] for round_ in here]
        found.append(Row.of(name, "ms", values, LIMITS.get(name)))
        others = [round_[name] for round_ in there if name in round_]  # old versions lack some
        if not others:
            continue
        found.append(Row.of(f"{name}, {beside.name}", "ms", others))
        if all(others):
            ratios = [one / two for one, two in zip(values, others, strict=True)]
            found.append(Row.of(f"{name} : {beside.name}", "x", ratios))
    return found


def _measure_painting(home: str, folder: Path, _round: int) -> dict[str, float]:
    command = [sys.executable, str(PAINT)]
    done = subprocess.run(
        command,
        env=_environment(home, folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def _others(*, quick: bool) -> list[Row]:
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "KINGDOM_BUILDER_QT_HOME": home}
        part = "quick" if quick else "full"
        modules = "ui_bench", "editor_bench", "games_bench"
        return [row for name in modules for row in _rows_of(_command(part, name), env)]


def _rows_of(command: list[str], env: dict[str, str]) -> list[Row]:
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True)
    return [Row(**row) for row in json.loads(done.stdout)]


def _command(part: str, module: str) -> list[str]:
    return [sys.executable, "-m", f"benchmarks.{module}", part]


def _measure(
    home: str, folder: Path, part: str, _round: int, locale: str = ""
) -> tuple[float, float]:
    """Return wall milliseconds, until a process reports its end unless it measures itself, and
    those of its processor.
    """
    started = perf_counter()
    with _process(home, folder, part, locale) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        lasted = 1000 * (perf_counter() - started)
        process.stdout.read()
    processor, *known = map(float, line.split())
    return (known or [lasted])[0], processor


def _process(home: str, folder: Path, part: str, locale: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, str(ONCE), part, *filter(None, [locale])]
    env = _environment(home, folder)
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)


def _environment(home: str, folder: Path) -> dict[str, str]:
    changes = {"PYTHONPATH": str(folder), "PYTHONPYCACHEPREFIX": f"{home}/compiled"}
    env = {**os.environ, **changes, "QT_QPA_PLATFORM": "offscreen"}
    env |= {"KINGDOM_BUILDER_QT_HOME": f"{home}/{folder.name}"}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # else compiling would be measured
    return env
