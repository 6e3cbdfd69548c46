"""Kills and stops computer players and the worker processes of long runs."""

from __future__ import annotations

import csv
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from kingdom_builder_qt.ui.desktop.workers import child
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk import ai_process
from tests.campaigns.faults.game_kills import COMPUTERS, Player
from tests.campaigns.faults.kills import quick_settings
from tests.campaigns.faults.lives import Life, Teller, left_of, members
from tests.campaigns.faults.tally import Tally, Trial

ROOT: Final = Path(__file__).parents[3]
DEAD_SECONDS: Final = 15.0  # until the next move after a kill
GRACE: Final = 4.0  # seconds of silence of a worker; the program waits for a minute
HUNG_SECONDS: Final = 40.0  # until the next move after a stop
END_SECONDS: Final = 15.0  # until a window is closed
TIMES: Final = 4  # in one life
RUNS: Final = (
    ("simulate", "--players", "novice,builder", "--games", "100000"),
    ("tournament", "--players", "novice,builder,random", "--games", "100000"),
)


class Watcher(Player):
    """Lets computers play against each other."""

    def levels(self) -> list[str]:
        """Return the controllers of two or three computers."""
        return self._random.choices(COMPUTERS, k=self._random.randint(2, 3))


def dead_workers(trial: Trial, tally: Tally) -> None:
    """Kill the process of a computer player while it plays: another one continues."""
    _hurt(signal.SIGKILL, DEAD_SECONDS, trial, tally)


def hung_workers(trial: Trial, tally: Tally) -> None:
    """Stop the process of a computer player: it is replaced, and the window closes."""
    _hurt(signal.SIGSTOP, HUNG_SECONDS, trial, tally)


def _hurt(number: signal.Signals, seconds: float, trial: Trial, tally: Tally) -> None:
    home = trial.folder / "home"
    while trial.goes_on:
        quick_settings(home)
        with _watched(home, trial.random) as life:
            if _play_on(life, number, seconds, trial, tally):
                _close(life, number, tally)
        if trouble := life.trouble():
            tally.fail(f"the program made a mistake: {trouble}")
        shutil.rmtree(home)


@contextmanager
def _watched(home: Path, random: Random) -> Iterator[Life]:
    seed = random.getrandbits(32)

    def begin(window: MainWindow, teller: Teller) -> None:
        ai_process.GRACE_SECONDS = GRACE
        Watcher(window, teller, home, Random(seed), (0, 60), only_plays=True)

    life = Life(home, begin)
    try:
        yield life
    finally:
        life.kill()
        left_of(life.pid)


def _play_on(
    life: Life, number: signal.Signals, seconds: float, trial: Trial, tally: Tally
) -> bool:
    """Kill or stop the worker a few times; return whether the game continued each time."""
    name = number.name
    for _ in range(TIMES):
        life.wait_for("move")
        _linger(life, trial.random.uniform(0, 0.4))
        hurt = _workers(life)
        for process in hurt:
            os.kill(process, number)
        if not hurt:
            continue
        hurt_at = monotonic()
        # An earlier answer is still played.
        _linger(life, 0.3)
        with closing(life.messages(hurt_at + seconds)) as messages:
            goes_on = any("move" in message for message in messages)
        tally.expect(goes_on, f"goes on after {name}", f"no move {seconds:.0f} s after {name}")
        if not goes_on:
            return False
        if not trial.goes_on:
            break
    return True


def _close(life: Life, number: signal.Signals, tally: Tally) -> None:
    """Close the window while the worker is stopped."""
    for process in _workers(life):
        os.kill(process, number)
    life.send(signal.SIGTERM)
    ended = monotonic() + END_SECONDS
    while monotonic() < ended and life.pid in members(life.pid):
        _linger(life, 0.02)
    is_open = life.pid in members(life.pid)
    tally.expect(not is_open, "window closed", f"the window is open {END_SECONDS:.0f} s later")
    left = [] if is_open else left_of(life.pid)
    tally.expect(not left, "no process left", f"left running: {left}")


def _linger(life: Life, seconds: float) -> None:
    """Wait and read messages, so that the pipe never blocks the life."""
    until = monotonic() + seconds
    for _ in life.messages(until):
        pass
    time.sleep(max(0.0, until - monotonic()))


def _workers(life: Life) -> list[int]:
    """Return the running processes of computer players."""
    name = child.__name__
    return [process for process, command in members(life.pid).items() if name in command]


# -- long runs ---------------------------------------------------------------------------------


def killed_runs(trial: Trial, tally: Tally) -> None:
    """End a run with `--jobs 2`: no process stays, and a tournament resumes from its file."""
    number = 0
    while trial.goes_on:
        words = RUNS[number % len(RUNS)]
        number += 1
        folder = trial.folder / str(number)
        folder.mkdir()
        _killed_run(words, folder, trial.random, tally)


def _killed_run(words: tuple[str, ...], folder: Path, random: Random, tally: Tally) -> None:
    rows = folder / "tournament.csv"
    kept = ["--csv", str(rows)] if "tournament" in words else []
    run = _start([*words, "--jobs", "2", *kept], folder)
    # From the first imports to the middle of many games.
    time.sleep(random.choice((0.2, 1.0, 3.0, 6.0)) * random.uniform(0.5, 1.0))
    if random.random() < 0.3 and (others := [p for p in members(run.pid) if p != run.pid]):
        os.kill(random.choice(others), signal.SIGKILL)
        time.sleep(0.2)
    if not _is_running(run):
        tally.fail(f"{words[0]} ended by itself: {_last_line(folder)}")
        return
    number = random.choice((signal.SIGKILL, signal.SIGTERM))
    os.kill(run.pid, number)
    try:
        run.wait(END_SECONDS)
    except subprocess.TimeoutExpired:
        tally.fail(f"{words[0]} goes on {END_SECONDS:.0f} s after {number.name}")
        run.kill()
        run.wait()
    left = left_of(run.pid)
    tally.expect(not left, f"{words[0]}: no process left", f"{words[0]}: left running: {left}")
    if kept and rows.is_file():
        _go_on(words, kept, rows, folder, tally)


def _go_on(words: tuple[str, ...], kept: list[str], rows: Path, folder: Path, tally: Tally) -> None:
    """Run the tournament again for one game of each pair: the rows of its file are reused."""
    before = _rows(rows)
    again = _start([*words[:-1], "1", *kept], folder)
    status = again.wait()
    after = _rows(rows)
    right = status == 0 and after[: len(before)] == before
    tally.expect(right, "tournament: goes on", f"tournament: {status}: {_last_line(folder)}")


def _rows(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def _start(words: list[str], folder: Path) -> subprocess.Popen[bytes]:
    with (folder / "said.txt").open("wb") as said:
        return subprocess.Popen(
            [sys.executable, "-m", "kingdom_builder_qt", *words],
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            start_new_session=True,
        )


def _is_running(process: subprocess.Popen[bytes]) -> bool:
    return process.poll() is None


def _last_line(folder: Path) -> str:
    lines = (folder / "said.txt").read_text(encoding="utf-8", errors="replace").splitlines()
    return lines[-1] if lines else "nothing was said"
