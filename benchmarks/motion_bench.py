"""The cost of a frame of each motion, offscreen at 1920 x 1080, and of a full repaint of the board.

Run by `benchmarks.ui_bench` on its window. Every clock is driven, so that there are 60 frames in a
second; processor time is measured, so a busy machine makes no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import quantiles
from typing import Final

from PySide6.QtWidgets import QApplication

from benchmarks.paint_bench import FRAME_MS, timed
from benchmarks.timing import Row, take_turns
from kingdom_builder_qt.core.grid import Hex, bits, parse_hex
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.board.motion.animator import Animator
from kingdom_builder_qt.ui.table.board.motion.idle import STEP_MS
from kingdom_builder_qt.ui.table.board.piece_item import ShownPiece
from kingdom_builder_qt.ui.table.board.scene import BoardScene

FULL: Final = "full repaint"
IDLE: Final = "water and flags at rest"
IDLE_SHARE: Final = 1.0  # percent of a processor that a game may take while it waits
_A1, _A2, _A3, _J10, _K12 = map(parse_hex, ("A1", "A2", "A3", "J10", "K12"))
_SHIP: Final = ShownPiece("ship", 1)


def motion_rows(window: MainWindow, *, quick: bool) -> list[Row]:
    """Return the 95th percentile of the frames of each motion, and as a share of a full repaint."""
    session = Session(window.catalog, GameOptions(seed=3), (Seat("Ann", 0), Seat("Bob", 1)))
    window.desk.start(session)
    window.desk.lift_curtain()
    scene = window.game_page.scene
    scene.animator.skip()
    scene.animator.speed = 1.0
    for mover in (scene.marks.pulse, scene.idle):
        scene.idle_clock.allow(mover, False)
    window.grab()
    scene.sharpen()
    board = window.game_page.view.viewport()
    sides: dict[str, Callable[[int], list[float]]] = {
        FULL: lambda _round: [timed(board.grab)],
        IDLE: lambda _round: _idle(scene),
    }
    for name, play in _motions(window).items():
        sides[name] = lambda _round, play=play: _frames(scene.animator, play)  # type: ignore[misc]
    for side in sides.values():  # sprites are drawn once
        side(0)
    taken = take_turns(sides, 2 if quick else 6)
    full = [taken_[0] for taken_ in taken.pop(FULL)]
    found = []
    for name, rounds in taken.items():
        worst = [quantiles(frames, n=20)[-1] for frames in rounds]
        found.append(Row.of(f"a frame of {name}, p95", "ms", worst, FRAME_MS))
        ratios = [one / two for one, two in zip(worst, full, strict=True)]
        found.append(Row.of(f"a frame of {name}, p95 : {FULL} of the board", "x", ratios))
        if name == IDLE:
            share = [100 * sum(frames) / (STEP_MS * len(frames)) for frames in rounds]
            found.append(Row.of(f"{name}, share of a processor", "%", share, IDLE_SHARE))
    return found


def _motions(window: MainWindow) -> Mapping[str, Callable[[], None]]:
    """Return the motions: each begins with the same pieces, and leaves them elsewhere."""
    scene, session = window.game_page.scene, window.desk.session
    assert session is not None
    position = session.position
    target = next(bits(position.targets(MANDATORY)))
    standing: dict[Hex, ShownPiece | int] = {_A1: _SHIP, _J10: 0}

    def on(play: Callable[[], None]) -> Callable[[], None]:
        def begin() -> None:
            scene.sync(standing)
            play()

        return begin

    changes = scene.changes
    return {
        "a settlement that drops": on(lambda: changes.place(0, target)),
        "a settlement that leaps": on(lambda: changes.move(0, _J10, _K12)),
        "a ship that sails": on(lambda: changes.travel(1, (_A1, _A2, _A3))),
        "a piece that topples": on(lambda: changes.remove(_J10, fallen=True)),
        "a tile that flies": on(lambda: window.game_page.flights.fly_tile(0, "farm", _J10)),
        "gold that flies": on(lambda: window.game_page.flights.fly_coin(0, 3, centre(_J10))),
        "a card that turns": on(lambda: window.game_page.hand.card.turn_over()),
    }


def _frames(animator: Animator, play: Callable[[], None]) -> list[float]:
    """Play a motion to its end and return the processor time of each frame."""
    play()
    QApplication.processEvents()
    taken = []
    while not animator.is_still:
        taken.append(timed(lambda: _step(animator)))
    return taken


def _step(animator: Animator) -> None:
    animator.advance(FRAME_MS)
    QApplication.processEvents()


def _idle(scene: BoardScene) -> list[float]:
    """Return the time of each step of a cycle of water and flags, painted."""
    found = []
    for _ in range(160):
        scene.idle.step()
        found.append(timed(QApplication.processEvents))
    scene.idle.rest()
    QApplication.processEvents()
    return found
