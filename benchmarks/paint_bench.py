"""The cost of painting at 1920 x 1080: a static board, a new board, pieces in motion.

`benchmarks.ui_bench` measures its own window with it; `benchmarks.window` runs it as a program,
also with another checkout on the path, so it uses only functions that old versions have, too. The
processor time of the window's thread is measured, so a busy machine makes no difference.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from random import Random
from statistics import median, quantiles
from time import thread_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

WIDTH, HEIGHT = 1920, 1080
FRAME_MS = 16
WARM_UPS = 3
REPAINT = "full repaint of the board, a cached picture"
LIT = "full repaint of the board, legal hexes lit"
DRAWN = "a new board drawn"
STEP = "a new board drawn, longest step"
STAMPED = "a new board drawn of stamps that are there"
MOTION = "a frame of a settlement in motion, p95"
OVER = f"frames over {FRAME_MS} ms of settlements in motion"
LIMITS: Mapping[str, float] = {REPAINT: 4, DRAWN: 250, STEP: FRAME_MS, STAMPED: 250, MOTION: 16}


def measure(window: Any, *, quick: bool) -> dict[str, list[float]]:
    """Return the measurements of a window without a dialog, by name, in milliseconds."""
    times = 4 if quick else 12
    session = _open(window)
    scene, port = window.game_page.scene, window.game_page.view.viewport()
    scene.sharpen()
    found = {LIT: _repaints(port, 5 * times)}
    marks = getattr(scene, "marks", scene)  # old versions ask the scene
    marks.highlight("target", 0)
    found[REPAINT] = _repaints(port, 5 * times)
    found |= _drawn(scene, session.position.rules.board, window.catalog, times)
    found |= _moved(scene, session, moves=2 * times)
    return found


def _repaints(port: QWidget, times: int) -> list[float]:
    for _ in range(WARM_UPS):
        port.grab()
    return [timed(port.grab) for _ in range(times)]


def timed(call: Callable[[], object]) -> float:
    """Return the milliseconds of the processor that a call takes in this thread."""
    started = thread_time()
    call()
    return 1000 * (thread_time() - started)


def _open(window: Any) -> Any:
    from kingdom_builder_qt.game import GameOptions, Seat, Session

    session = Session(window.catalog, GameOptions(seed=3), (Seat("Ann", 0), Seat("Bob", 1)))
    desk = window.desk if hasattr(window, "desk") else window.bridge
    desk.start(session)
    desk.lift_curtain()
    scene = window.game_page.scene
    scene.animator.skip()
    if hasattr(scene, "idle_clock"):  # not in old versions
        for mover in (scene.marks.pulse, scene.idle):
            scene.idle_clock.allow(mover, False)
    elif hasattr(scene, "idle"):
        scene.idle.want(moves=False)
        scene.marks.pulse.want(moves=False)
    window.grab()
    return session


def _drawn(scene: Any, board: Any, catalog: Any, times: int) -> dict[str, list[float]]:
    """Return the time to draw a board, without a cache and with the stamps of another."""
    from kingdom_builder_qt.ui.art.painter import BoardPainter

    scale = scene.views()[0].transform().m11()

    def painter(*more: Any) -> Any:
        return BoardPainter(board, scene._sprites.theme, catalog.terrains, *more)

    found = {DRAWN: [timed(lambda: painter().render(scale)) for _ in range(times)]}
    if hasattr(BoardPainter, "steps"):
        from kingdom_builder_qt.ui.art.sprites import Stamps

        found[STEP] = [max(_steps(painter().steps(scale))) for _ in range(times)]
        shared = True, -1, Stamps()
        painter(*shared).render(scale)
        found[STAMPED] = [timed(lambda: painter(*shared).render(scale)) for _ in range(times)]
    return found


def _steps(steps: Any) -> list[float]:
    found, drawn = [], False

    def step() -> None:
        nonlocal drawn
        drawn = next(steps, True) is True

    while not drawn:
        found.append(timed(step))
    return found


def _moved(scene: Any, session: Any, moves: int) -> dict[str, list[float]]:
    """Play random moves and return the times of frames, 60 in a second."""
    from PySide6.QtWidgets import QApplication

    rng, taken = Random(3), []
    scene.animator.speed = 1.0
    for _ in range(moves):
        session.play(session.position.random_move(rng))
        QApplication.processEvents()
        taken.append(_frames(scene.animator))
    taken = [frames for frames in taken[WARM_UPS:] if len(frames) > 1]  # sprites are drawn once
    over = [float(sum(ms > FRAME_MS for frames in taken for ms in frames))]
    return {MOTION: [quantiles(frames, n=20)[-1] for frames in taken], OVER: over}


def _frames(animator: Any) -> list[float]:
    from PySide6.QtCore import QAbstractAnimation, QVariantAnimation
    from PySide6.QtWidgets import QApplication

    def step() -> None:
        for clock in animator.findChildren(QVariantAnimation):
            if clock.state() == QAbstractAnimation.State.Running:
                clock.setCurrentTime(min(clock.currentTime() + FRAME_MS, clock.duration()))
        QApplication.processEvents()

    found = []
    while animator.is_running:
        found.append(timed(step))
    return found


def main() -> None:
    """Measure a window of the version on the path; print the medians as JSON."""
    from kingdom_builder_qt.app import program

    _application = program.make_application()
    window: Any = program.make_window()
    window.resize(WIDTH, HEIGHT)
    window.show()
    _paint(window)
    found = measure(window, quick=True)
    print(json.dumps({name: median(values) for name, values in found.items()}), flush=True)
    window.close()
    os._exit(0)  # pending clean-up of a version does not count


def _paint(window: QWidget) -> None:
    from PySide6.QtWidgets import QApplication

    for _ in range(WARM_UPS):
        QApplication.processEvents()
        window.grab()


if __name__ == "__main__":
    sys.path.pop(0)  # this folder: the version to be measured is found by PYTHONPATH
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main()
