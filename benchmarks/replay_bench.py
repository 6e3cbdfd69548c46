"""The cost of a replay: reading and replaying a game, and showing and painting any move.

Run by `benchmarks.ui_bench` with its window.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

from PySide6.QtCore import QSize

from benchmarks.count_bench import EXPANSIONS
from benchmarks.timing import Row
from kingdom_builder_qt.game import GameOptions, Seat, Session, record_text
from kingdom_builder_qt.ui.library.replay.loading import LoadedGame, load
from kingdom_builder_qt.ui.library.replay.replay_window import ReplayWindow
from kingdom_builder_qt.ui.shell.main_window import MainWindow

SIZE: Final = QSize(1920, 1080)
_NAMES: Final = ("Ann", "Bob", "Cleo", "Dan", "Eve")


def replay_rows(window: MainWindow, *, quick: bool) -> list[Row]:
    """Return the time to read a game of five, and to show and paint any move."""
    seats = tuple(Seat(name, number) for number, name in enumerate(_NAMES))
    options = GameOptions(seed=5, players=len(seats), expansions=EXPANSIONS)
    session, rng = Session(window.catalog, options, seats), Random(5)
    while not session.position.is_over:
        session.play(session.position.random_move(rng))
    text = record_text(session)
    game = load(text, "game", window.catalog)
    assert isinstance(game, LoadedGame), game
    replay = ReplayWindow(game, window.settings)
    replay.resize(SIZE)
    replay.show()
    replay.grab()
    replay.board.scene.sharpen()
    times = 20 if quick else 100
    moments = [rng.randrange(game.course.moves + 1) for _ in range(times)]
    shown, painted = [], []
    for moves in moments:
        shown.append(_timed(lambda at=moves: replay.go_to(at)))
        painted.append(_timed(replay.grab))
    replay.close()
    reads = [_timed(lambda: load(text, "game", window.catalog)) for _ in range(2 if quick else 5)]
    what = f"of {game.course.moves} moves"
    return [
        Row.of(f"a game {what} read for its replay", "ms", reads),
        Row.of(f"any moment shown of a replay {what}", "ms", shown),
        Row.of(f"any moment painted of a replay {what}", "ms", painted),
    ]


def _timed(call: Callable[[], object]) -> float:
    started = perf_counter()
    call()
    return 1000 * (perf_counter() - started)
