"""The cost of a frame of each motion, offscreen at 1920 x 1080, and of a full repaint of the board.

Run by `benchmarks.ui_bench` on its window. Every clock is driven, so that there are 60 frames in a
second; processor time is measured, so a busy machine makes no difference.

As a program it plays games and prints the longest frame of moments of a game, such as the first
settlement, a hint or the score sheet:

    python -m benchmarks.motion_bench [--rounds 3] [--profile]

A frame is here one pass of the event loop, and its cost the processor time of the window's thread.
`--profile` prints the functions that take most of each pass above the limit.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import os
import pstats
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import quantiles
from time import perf_counter, thread_time
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from benchmarks.paint_bench import FRAME_MS, HEIGHT, WIDTH, timed
from benchmarks.timing import Row, take_turns
from kingdom_builder_qt.app import program
from kingdom_builder_qt.core.events import TileTaken
from kingdom_builder_qt.core.grid import Hex, bits, parse_hex
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
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


# -- the longest frame of moments of a game --------------------------------------------------------

MOMENTS: Final = (
    "first settlement",
    "later settlements",
    "undo",
    "a computer's turn with a tile",
    "hint shown",
    "score sheet opening",
)
_TURNS: Final = 12  # of a computer, at most, until it takes a tile
_CALM_MS: Final = 300  # without a motion, after which a moment has ended
_PATIENCE_S: Final = 90.0
_TIMES: Final = 12  # functions printed


class _Passes:
    """The passes of the event loop during a moment, with the processor time of each."""

    def __init__(self, window: MainWindow, *, profiles: bool) -> None:
        self._window, self._profiles = window, profiles

    def during(self, act: Callable[[], object], is_done: Callable[[], bool]) -> float:
        """Return milliseconds of the longest pass from an act until all is still and done.

        There are a million passes: a list of them would itself cost the collector 60 ms.
        """
        window, loop = self._window, QEventLoop()
        animator, longest = window.game_page.scene.animator, 0.0
        last, still_since, began = thread_time(), perf_counter(), perf_counter()

        profile = cProfile.Profile()

        def tick() -> None:
            nonlocal last, longest, still_since, profile
            now, clock = thread_time(), perf_counter()
            cost = 1000 * (now - last)
            longest = max(longest, cost)
            if self._profiles:
                profile.disable()
                if cost > FRAME_MS:
                    pstats.Stats(profile).sort_stats("tottime").print_stats(_TIMES)
                profile = cProfile.Profile()
            if not (animator.is_still and is_done()):
                still_since = clock
            if 1000 * (clock - still_since) > _CALM_MS or clock - began > _PATIENCE_S:
                loop.quit()
            last = thread_time()
            if self._profiles:
                profile.enable()

        timer = QTimer(interval=0)
        timer.timeout.connect(tick)
        QTimer.singleShot(0, act)
        timer.start()
        if self._profiles:
            profile.enable()
        loop.exec()
        profile.disable()
        timer.stop()
        return longest


def moment_rows(window: MainWindow, rounds: int, *, profiles: bool = False) -> list[Row]:
    """Return the longest frame of each moment, in games with other seeds."""
    longest: dict[str, list[float]] = {name: [] for name in MOMENTS}
    passes = _Passes(window, profiles=profiles)
    for seed in range(1, rounds + 1):
        for name, frame in _moments(window, passes, seed).items():
            longest[name].append(frame)
    return [
        Row.of(f"longest frame, {name}", "ms", values, FRAME_MS) for name, values in longest.items()
    ]


def _moments(window: MainWindow, passes: _Passes, seed: int) -> dict[str, float]:
    desk, view = window.desk, window.game_page.view
    seats = (Seat("Ann", 0), Seat("Bob", 1, "builder"))
    session = Session(window.catalog, GameOptions(seed=seed, start=0), seats)
    desk.start(session)
    desk.lift_curtain()
    passes.during(lambda: None, lambda: True)  # the board of this game is drawn

    def own_turn() -> bool:
        return desk.seats.is_human_turn or session.position.is_over

    def build() -> float:
        target = next(bits(session.position.targets(MANDATORY)))
        return passes.during(lambda: view.press_hex(target), lambda: True)

    def turn_of_computer() -> float:
        return passes.during(desk.controller.finish, own_turn)

    found = {"first settlement": build()}
    later = build()
    found["undo"] = passes.during(window.actions_["undo"].trigger, lambda: True)
    with_tile = 0.0
    for _ in range(_TURNS):
        while session.position.targets(MANDATORY):
            later = max(later, build())
        played = len(session.log)
        frame = turn_of_computer()
        if any(isinstance(e, TileTaken) for entry in session.log[played:] for e in entry.events):
            with_tile = frame
            break
    found["later settlements"] = later
    found["a computer's turn with a tile"] = with_tile
    advice = window.game_page.advice
    found["hint shown"] = passes.during(
        window.actions_["hint"].trigger, lambda: advice.current is not None
    )
    found["score sheet opening"] = passes.during(window.actions_["scores"].trigger, lambda: True)
    dialog = window.dialogs.current
    if dialog is not None:
        dialog.close()
    return found


def main() -> None:
    """Print the table of the longest frames."""
    parser = argparse.ArgumentParser(prog="benchmarks.motion_bench")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--profile", action="store_true")
    parsed = parser.parse_args()
    _application = program.make_application()
    window = program.make_window(settings=Settings(tips=False, sound=False, theme="light"))
    window.resize(WIDTH, HEIGHT)
    window.show()
    while not window.preparation.is_done:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    for row in moment_rows(window, parsed.rounds, profiles=parsed.profile):
        print(row, flush=True)
    window.close()
    os._exit(0)  # pending clean-up does not count


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["KINGDOM_BUILDER_QT_HOME"] = home
        screen = {"name": "bench", "x": 0, "y": 0, "width": WIDTH, "height": HEIGHT, "dpr": 1}
        screen |= {"logicalDpi": 96, "logicalBaseDpi": 96}
        screens = Path(home) / "screens.json"
        screens.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
        main()
