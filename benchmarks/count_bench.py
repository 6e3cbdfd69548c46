"""The cost of the frames in which gold is counted at the end of a game, and of those after.

Run by `benchmarks.ui_bench` on its window, with the clocks driven as in `motion_bench`.
"""

from __future__ import annotations

from random import Random
from statistics import quantiles
from typing import Final

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop

from benchmarks.paint_bench import FRAME_MS, timed
from benchmarks.timing import Row
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.ui.shell.main_window import MainWindow

EXPANSIONS: Final = ("base", "nomads", "crossroads", "marshlands", "harvest")
COUNT: Final = "a count"
AFTER: Final = "after a count"
_NAMES: Final = ("Ann", "Bob", "Cleo", "Dan", "Eve")


def count_rows(window: MainWindow, *, quick: bool) -> list[Row]:
    """Return the frames from the last move to the open score sheet, by their content.

    The count begins with the decision that ends the game; after it the column returns and the sheet
    opens.
    """
    found = []
    for players, expansions in ((2, ("base",)), (5, EXPANSIONS)):
        rounds = [_count(window, players, expansions) for _ in range(2 if quick else 5)][1:]
        for part in (COUNT, AFTER):
            what, taken = f"{part} of {players} players", [round_[part] for round_ in rounds]
            longest = [max(frames, default=0.0) for frames in taken]
            found.append(Row.of(f"the event loop held {what}, longest", "ms", longest, FRAME_MS))
            over = [float(sum(ms > FRAME_MS for ms in frames)) for frames in taken]
            found.append(Row.of(f"frames over {FRAME_MS} ms {what}", "", over, 0))
            if part == COUNT:
                worst = [quantiles(frames, n=20)[-1] for frames in taken]
                found.append(Row.of(f"the event loop held {what}, p95", "ms", worst, FRAME_MS))
    return found


def _count(window: MainWindow, players: int, expansions: tuple[str, ...]) -> dict[str, list[float]]:
    """Play a game to its end and return the times of the later rounds of the event loop."""
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
    return _frames(window, session, whole)


def _frames(window: MainWindow, session: Session, whole: Session) -> dict[str, list[float]]:
    counting, animator = window.table.counting, window.game_page.scene.animator
    move = whole.log[-1].move
    found = {COUNT: [timed(lambda: window.desk.controller.play(move))], AFTER: []}
    while not (session.position.is_over and animator.is_still and not window.desk.queue.is_due):
        for call in (lambda: animator.advance(FRAME_MS), _round):
            taken = timed(call)
            found[COUNT if counting.is_running else AFTER].append(taken)
    found[AFTER] += [timed(_round) for _ in range(40)]
    window.dialogs.close()
    return found


def _round() -> None:
    """Run the event loop once, which delays the answer to a key."""
    QAbstractEventDispatcher.instance().processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
