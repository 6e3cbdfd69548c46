"""Finds growth: `python -m benchmarks.soak [--hours N] [--games N] [--dialogs N]`.

Computers play one game after another in the main window, offscreen and without animation, each of
another preset, set up in the dialog for a new game. Every pass through the presets plays the same
games, so a pass must end with the sizes of the one before; with `--hours` every pass plays other
games. After each game a line has the hours that all of them would have lasted with the settings of
a new user, and the sizes of the process; no garbage is collected for it, because that is the task
of the program's own collector. At the end it prints the growth by least squares, the sizes after
the first hour and later, and the classes with more objects than a pass before. `--dialogs N` opens
each dialog N times instead. Linux only, because it reads /proc.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import os
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.app import program
from kingdom_builder_qt.app.gc_guard import GarbageGuard
from kingdom_builder_qt.ui.desktop.settings.pace import pace_of
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.board.motion.motion import Motion
from tests.helpers.leaks import let_go, qt_objects

LEVEL: Final = "novice"
GAME_SECONDS: Final = 600  # a game that takes longer hangs
LOOK_MS: Final = 50  # so often it is looked whether a game is over
SEED: Final = 1
# The dialogs that can be opened for a finished game, as actions of the window.
DIALOGS: Final = (
    *("new_game", "settings", "scores", "review", "players", "moves", "rules", "problems"),
    *("about", "open", "name_game"),
)
MANY: Final = 12  # listed classes


# -- the sizes of a process ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of the process at an instant; memory in MB."""

    rss: float
    heap: float  # in use, of malloc: memory of C++
    blocks: int  # in use, of Python
    wrappers: int  # Python's wrappers of Qt objects
    widgets: int
    top_levels: int
    objects: int  # tracked by Python's collector
    fds: int
    threads: int
    children: int

    @classmethod
    def now(cls) -> Sizes:
        """Measure this process; OSError without /proc."""
        process = Path("/proc/self")
        return cls(
            rss=int((process / "statm").read_text().split()[1]) * _PAGE / 1e6,
            heap=_malloc_in_use() / 1e6,
            blocks=sys.getallocatedblocks(),
            wrappers=qt_objects().total(),
            widgets=len(QApplication.allWidgets()),
            top_levels=len(QApplication.topLevelWidgets()),
            objects=len(gc.get_objects()),
            fds=len(list((process / "fd").iterdir())),
            threads=threading.active_count(),
            children=sum(len(file.read_text().split()) for file in process.glob("task/*/children")),
        )


_PAGE: Final = 4096
_COLUMNS: Final = [field.name for field in fields(Sizes)]


class _Mallinfo(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


def _malloc_in_use() -> int:
    """Return the bytes allocated by malloc (glibc); 0 if unknown."""
    try:
        ask = ctypes.CDLL(None).mallinfo2
    except AttributeError:
        return 0
    ask.restype = _Mallinfo
    told = ask()
    return int(told.uordblks + told.hblkhd)


def objects() -> Counter[str]:
    """Return the number of objects tracked by Python's collector, by class."""
    return Counter(f"{type(o).__module__}.{type(o).__qualname__}" for o in gc.get_objects())


def growth(points: Sequence[tuple[float, float]]) -> float:
    """Return the slope of the line through points (x, y) by least squares; 0 for fewer than two."""
    if len(points) < 2:
        return 0.0
    middle_x, middle_y = (sum(axis) / len(points) for axis in zip(*points, strict=True))
    spread = sum((x - middle_x) ** 2 for x, _y in points)
    return sum((x - middle_x) * (y - middle_y) for x, y in points) / spread if spread else 0.0


# -- games -----------------------------------------------------------------------------------------


def shown_window() -> MainWindow:
    """Return the program's window, offscreen; without animation, so that games take seconds."""
    program.make_application()
    window = program.make_window(settings=Settings(animation_speed=0.0, ai_delay_ms=0))
    window.resize(1280, 800)
    window.show()
    return window


class UsualPace:
    """Counts the time that the shown moves would have lasted with the default settings.

    It excludes the thinking time of computers, which is not visible here; of several motions of one
    move the longest counts.
    """

    def __init__(self, window: MainWindow) -> None:
        """Start counting."""
        usual = Settings()
        pace = pace_of(usual.ai_delay_ms)
        self._pause, self._speed = pace.delay_ms, usual.animation_speed * pace.animation
        self.moves, self.milliseconds = 0, 0.0
        self._shown = 0  # milliseconds of the motions of the move that the board shows now
        animator = window.game_page.scene.animator
        self._play = animator.play
        animator.play = self._on_motion  # type: ignore[method-assign]
        window.game_page.interaction.begun.connect(self._on_change_shown)

    @property
    def hours(self) -> float:
        """Return the hours that all moves would have lasted."""
        return self.milliseconds / 3_600_000

    def _on_motion(self, motion: Motion, *, parallel: bool = False, **how: Any) -> None:
        self._play(motion, parallel=parallel, **how)
        if not parallel:
            self._shown = max(self._shown, motion.duration)

    def _on_change_shown(self, kind: str, _entry: object) -> None:
        # The pause runs while the board shows the move, and the next one waits for both.
        lasted, self._shown = max(self._pause, self._shown / self._speed), 0
        if kind == "played":
            self.moves += 1
            self.milliseconds += lasted


def new_game(window: MainWindow, number: int, *, other_games: bool = False) -> str:
    """Set up a game of computers in the dialog and start it; return the name of its preset.

    `other_games`: each pass through the presets has a seed of its own.
    """
    window.actions_["new_game"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, NewGameDialog)
    chosen = dialog.presets.list
    can_be_chosen = Qt.ItemFlag.ItemIsSelectable
    rows = [row for row in range(chosen.count()) if chosen.item(row).flags() & can_be_chosen]
    row = rows[number % len(rows)]
    chosen.setCurrentRow(row)
    name = chosen.item(row).text()
    for seat in dialog.seats.rows:
        seat.level.choose(LEVEL)
    seed = SEED + number // len(rows) if other_games else SEED
    dialog.options_page.seed.setText(str(seed))
    dialog.play.click()
    return name


def play_game(window: MainWindow, number: int, *, other_games: bool = False) -> str:
    """Let computers play a game until its score sheet is shown; return the name of its preset."""
    name = new_game(window, number, other_games=other_games)
    window.actions_["hurry"].trigger()
    end = monotonic() + GAME_SECONDS
    while not (_is_over(window) and window.dialogs.current is not None):
        assert monotonic() < end, f"{name}: no end after {GAME_SECONDS} s"
        QTest.qWait(LOOK_MS)
    return name


def _is_over(window: MainWindow) -> bool:
    position = window.desk.position
    return position is not None and position.is_over


def open_dialog(window: MainWindow, name: str) -> None:
    """Open a dialog by its action, let it be painted, close it."""
    action = window.actions_[name]
    action.setEnabled(True)
    action.trigger()
    dialog = window.rules.window if name == "rules" else window.dialogs.current
    assert dialog is not None, name
    QApplication.processEvents()
    dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()


# -- report ----------------------------------------------------------------------------------------


def soak_games(
    window: MainWindow, until: Callable[[int, float], bool], *, other_games: bool = False
) -> None:
    """Play games until stopped and print the sizes after each, then the growth.

    `until` gets the number of games played and the hours that they would have lasted.
    """
    presets = len(_names(window))
    began, pace = monotonic(), UsualPace(window)
    rows: list[tuple[float, Sizes]] = []
    classes: dict[int, Counter[str]] = {}
    _print_head(" hours preset")
    number = 0
    while not until(number, pace.hours):
        name = play_game(window, number, other_games=other_games)
        rows.append((pace.hours, Sizes.now()))
        classes[number] = qt_objects() + objects()
        classes.pop(number - 2 * presets, None)
        _print_row(f"{rows[-1][0]:6.2f} {name}", rows[-1][1])
        number += 1
    minutes = (monotonic() - began) / 60
    print(
        f"{number} games, {pace.moves} moves: {pace.hours:.2f} hours at the usual pace,"
        f" played in {minutes:.1f} minutes"
    )
    _print_growth(rows[presets:])
    _print_later(rows)
    _print_classes(classes, presets)


def soak_dialogs(window: MainWindow, times: int) -> None:
    """Open each dialog repeatedly with a finished game and print its growth per opening."""
    play_game(window, 0)
    _print_head("growth per opening")
    for name in DIALOGS:
        for _ in range(5):  # objects created only once
            open_dialog(window, name)
        _forget()
        before, classes = Sizes.now(), qt_objects() + objects()
        for _ in range(times):
            open_dialog(window, name)
        _forget()
        after = Sizes.now()
        cells = [(getattr(after, c) - getattr(before, c)) / times for c in _COLUMNS]
        print(f"{name:<24.24}" + "".join(f"{cell:>11.3f}" for cell in cells), flush=True)
        more = qt_objects() + objects() - classes
        for class_, count in more.most_common(MANY):
            if count >= times:
                print(f"{count:>+14} {class_}")


def _forget() -> None:
    """Drop garbage and Qt's cached pixmaps, up to ten MB."""
    let_go()
    QPixmapCache.clear()


def _names(window: MainWindow) -> list[str]:
    window.actions_["new_game"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, NewGameDialog)
    names = [preset.word for preset in dialog.presets.presets]
    dialog.close()
    return names


def _print_head(first: str) -> None:
    print(f"{first:<24}" + "".join(f"{column:>11}" for column in _COLUMNS))


def _print_row(first: str, sizes: Sizes) -> None:
    cells = [getattr(sizes, column) for column in _COLUMNS]
    texts = [f"{cell:>11.1f}" if isinstance(cell, float) else f"{cell:>11}" for cell in cells]
    print(f"{first:<24.24}" + "".join(texts), flush=True)


def _print_growth(rows: Sequence[tuple[float, Sizes]]) -> None:
    """Print the growth per hour, without the first pass, in which caches fill."""
    slopes = [growth([(at, getattr(held, c)) for at, held in rows]) for c in _COLUMNS]
    print(f"{'growth per hour':<24}" + "".join(f"{slope:>+11.2f}" for slope in slopes))


def _print_later(rows: Sequence[tuple[float, Sizes]]) -> None:
    """Print the sizes after the first hour, the later maximum, and the final ones."""
    later = [held for at, held in rows if at >= 1]
    if not later:
        return
    most = Sizes(*(max(getattr(held, column) for held in later) for column in _COLUMNS))
    for what, held in (("first hour", later[0]), ("most later", most), ("at the end", later[-1])):
        _print_row(what, held)


def _print_classes(classes: dict[int, Counter[str]], presets: int) -> None:
    last = max(classes, default=0)
    if last - presets not in classes:
        return
    more = classes[last] - classes[last - presets]
    print("more objects than a pass before:" if more else "no more objects than a pass before")
    for name, count in more.most_common(MANY):
        print(f"{count:>+11} {name}")


def main() -> int:
    """Soak, print, return the exit status."""
    parser = argparse.ArgumentParser(prog="benchmarks.soak", description=__doc__)
    parser.add_argument("--hours", type=float, help="play games of so long at the usual pace")
    parser.add_argument("--games", type=int, help="play so many (default: two passes)")
    parser.add_argument("--dialogs", type=int, help="open each dialog so often")
    parsed = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["KINGDOM_BUILDER_QT_HOME"] = home
        window = shown_window()
        guard = GarbageGuard()
        window.game_left.connect(guard.collect_soon)
        if parsed.dialogs:
            soak_dialogs(window, parsed.dialogs)
        else:
            most = parsed.games or (None if parsed.hours else 2 * len(_names(window)))
            soak_games(
                window,
                lambda played, hours: played == most or hours >= (parsed.hours or inf),
                other_games=parsed.hours is not None,
            )
        window.close()
        guard.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
