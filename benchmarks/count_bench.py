"""What a frame costs in which gold is counted at the end of a game, and the score sheet after it.

Run by `benchmarks.ui_bench` on its window, with the clocks driven as in `motion_bench`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import quantiles
from time import process_time
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QAbstractEventDispatcher,
    QEventLoop,
    QVariantAnimation,
)

from benchmarks.timing import Row
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.ui.board.motion.animator import Animator
from kingdom_builder_qt.ui.window.main_window import MainWindow
from tests.ui.board.driven import is_still

FRAME_MS: Final = 16
EXPANSIONS: Final = ("base", "nomads", "crossroads", "marshlands", "harvest")
_NAMES: Final = ("Ann", "Bob", "Cleo", "Dan", "Eve")


def count_rows(window: MainWindow, *, quick: bool) -> list[Row]:
    """Return the frames of a whole count, from the last move to the open score sheet."""
    found = []
    for players, expansions in ((2, ("base",)), (5, EXPANSIONS)):
        rounds = [_count(window, players, expansions) for _ in range(2 if quick else 5)][1:]
        what = f"a count of {players} players"
        for name, place in (("p95 of a round", -1), ("longest", None)):
            values = [max(r) if place is None else quantiles(r, n=20)[place] for r in rounds]
            found.append(Row.of(f"the event loop held in {what}, {name}", "ms", values))
        over = [float(sum(ms > FRAME_MS for ms in taken)) for taken in rounds]
        found.append(Row.of(f"frames over {FRAME_MS} ms in {what}", "", over))
    return found


def _count(window: MainWindow, players: int, expansions: tuple[str, ...]) -> list[float]:
    """Play a game to its end and return what each round of the event loop took from then on."""
    seats = tuple(Seat(_NAMES[n], n) for n in range(players))
    options = GameOptions(seed=5, players=players, expansions=expansions)
    whole, rng = Session(window.catalog, options, seats), Random(5)
    while not whole.position.is_over:
        whole.play(whole.position.random_move(rng))
    session = Session(window.catalog, options, seats)
    for entry in whole.log[:-1]:
        session.play(entry.move)
    window.desk.start(session)
    window.desk.lift_curtain()
    animator = window.game_page.scene.animator
    animator.speed = 1.0
    animator.skip()
    window.grab()
    window.game_page.scene.sharpen()
    for _ in range(20):
        _round()
    play = window.desk.controller.play
    taken = [_timed(lambda: play(whole.log[-1].move)), _round()]
    while not is_still(animator):
        taken += [_timed(lambda: _step(animator)), _round()]
    taken += [_round() for _ in range(40)]
    window.dialogs.close()
    return taken


def _step(animator: Animator) -> None:
    for clock in animator.findChildren(QVariantAnimation):
        if clock.state() == QAbstractAnimation.State.Running:
            clock.setCurrentTime(min(clock.currentTime() + FRAME_MS, clock.duration()))


def _round() -> float:
    """Return what one round of the event loop takes: whoever presses a key waits for it."""
    dispatcher = QAbstractEventDispatcher.instance()
    return _timed(lambda: dispatcher.processEvents(QEventLoop.ProcessEventsFlag.AllEvents))


def _timed(call: Callable[[], object]) -> float:
    """Return the milliseconds of the processor that a call takes."""
    started = process_time()
    call()
    return 1000 * (process_time() - started)
