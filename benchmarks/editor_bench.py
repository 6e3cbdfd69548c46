"""Brush strokes in the section editor, offscreen at 1920 x 1080: time until a hex is visible.

Run by `benchmarks.window` in a process of its own; prints its rows as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from statistics import quantiles
from time import perf_counter
from typing import Final

from PySide6.QtCore import QRect

from benchmarks.timing import Row
from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.theme import apply_theme

WIDTH, HEIGHT = 1920, 1080
FRAME_MS: Final = 1000 / 60
TERRAINS: Final = ("forest", "water", "canyon")


def measure(*, quick: bool) -> list[Row]:
    """Return the time per hex of a stroke for each size of the brush, and of a full repaint.

    First for a section alone, then for one in the middle of the whole board.
    """
    application = program.make_application()
    settings, catalog = Settings(), load_catalog()
    window = EditorWindow(catalog, settings, apply_theme(application, "light"))
    window.resize(WIDTH, HEIGHT)
    window.show()
    window.files.edit(catalog.sections["farm"], catalog.section_files["farm"])
    application.processEvents()
    rounds = 1 if quick else 4
    rows = _rows(window, rounds, "")
    window.actions_["board"].trigger()
    window.board.turn_section()
    application.processEvents()
    rows += _rows(window, rounds, ", whole board")
    window.close_anyway()
    return rows


def _rows(window: EditorWindow, rounds: int, where: str) -> list[Row]:
    rows = []
    for size in (1, 2, 3):
        window.bench.set_size(size)
        times = [t for n in range(rounds) for id_ in TERRAINS for t in _stroke(window, id_)]
        name = f"a hex of a stroke, brush size {size}{where}"
        p95 = quantiles(times, n=100)[94]
        rows += [Row.of(name, "ms", times), Row(f"{name}, p95", "ms", p95, min(times), max(times))]
    name = f"full repaint of the canvas{where}"
    return [*rows, Row.of(name, "ms", _repaints(window, 5 * rounds))]


def _stroke(window: EditorWindow, terrain: str) -> list[float]:
    """Paint along all rows, there and back, and return milliseconds for each hex."""
    window.bench.set_cell(Cell(terrain=terrain))
    grid, tool = window.bench.grid, window.toolbox.tool
    way: list[Hex] = []
    for row in range(grid.rows):
        hexes = grid.hexes[row * grid.columns : (row + 1) * grid.columns]
        way += hexes if row % 2 == 0 else reversed(hexes)
    tool.press(way[0])
    times = [_timed(window, lambda h=hex_: tool.move(h)) for hex_ in way[1:]]
    tool.release()
    return times


def _timed(window: EditorWindow, call: Callable[[], object]) -> float:
    """Return the time of a change and of painting it, without waiting for a frame."""
    started = perf_counter()
    call()
    hex_ = window.toolbox.tool.hex
    assert hex_ is not None
    around = window.canvas.rect_of(hex_).toAlignedRect()
    grow = around.width() * window.bench.size
    window.canvas.viewport().repaint(QRect(around).adjusted(-grow, -grow, grow, grow))
    return 1000 * (perf_counter() - started)


def _repaints(window: EditorWindow, times: int) -> list[float]:
    values = []
    for _ in range(times):
        started = perf_counter()
        window.canvas.viewport().repaint()
        values.append(1000 * (perf_counter() - started))
    return values


if __name__ == "__main__":
    print(json.dumps([asdict(row) for row in measure(quick=sys.argv[1:] == ["quick"])]))
