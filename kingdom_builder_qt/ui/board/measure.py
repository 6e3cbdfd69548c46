"""Measures how fast the board is painted; benchmarks print it, no test depends on it."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from kingdom_builder_qt.ui.board.view import BoardView


def full_repaint_ms(view: BoardView, repeats: int = 20) -> float:
    """Return the median time of painting the whole visible view again, in milliseconds."""
    view.board_scene.sharpen()
    view.viewport().repaint()
    times = []
    for _ in range(repeats):
        start = perf_counter()
        view.viewport().repaint()
        times.append(1000 * (perf_counter() - start))
    return median(times)
