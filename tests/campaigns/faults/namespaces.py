"""Two programs in different PID namespaces share a folder.

This is the case of two containers, or two computers on one disk.  The other program is
`python -m tests.campaigns.faults.namespaces FOLDER`, which writes slowly.
"""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from kingdom_builder_qt.content.text_files import accept_any, write_atomic
from kingdom_builder_qt.ui.desktop.slot import take_lock
from tests.campaigns.faults.tally import Tally, Trial

ROOT: Final = Path(__file__).parents[3]
FSYNC_SECONDS: Final = 0.15  # of the slow disk of the other program
SILENCE: Final = 20.0  # seconds without output after which a program hangs
SECONDS: Final = 1.5  # of one round
_UNSHARE: Final = ("unshare", "--pid", "--fork", "--kill-child", "--mount-proc")
_AS_USER: Final = ("--user", "--map-root-user")
_LETTERS: Final = 20_000


def two_namespaces(trial: Trial, tally: Tally) -> None:
    """Write files of one folder from two namespaces, lock one in one of them, and kill that one."""
    unshare = _unshare()
    if not unshare:
        tally.outcomes["no namespaces on this system"] += 1
        return
    number = 0
    while number == 0 or trial.goes_on:
        number += 1
        folder = trial.folder / str(number)
        folder.mkdir()
        with _other_program(unshare, folder) as other:
            _round(other, folder, trial.random, tally)
        _after_the_kill(folder, tally)


def _round(other: subprocess.Popen[str], folder: Path, random: Random, tally: Tally) -> None:
    """Write next to the other program, and expect its lock and files untouched."""
    _hear(other, monotonic() + SILENCE)  # it has its lock and has written once
    until, number, heard = monotonic() + random.uniform(0.5, 1.0) * SECONDS, 0, 0
    while monotonic() < until:
        number += 1
        try:
            write_atomic(folder / "ours.kbgame", f"{number}", accept_any)
        except OSError as error:
            tally.fail(f"ours was not saved: {error}")
        lock = take_lock(folder / "theirs")
        tally.expect(lock is None, "lock respected", "the lock of a living program was taken")
        text = (folder / "theirs.kbgame").read_text(encoding="utf-8")
        tally.expect(_is_whole(text), "file whole", f"half of a file is there: {len(text)} letters")
        for line in _hear(other, monotonic() + 0.01):
            heard += 1
            tally.expect(line == "saved", "saved beside another program", f"theirs: {line}")
    if not heard:
        tally.fail("the other program saved nothing")


def _after_the_kill(folder: Path, tally: Tally) -> None:
    """Take the lock of the killed program, and remove its temporary files an hour later."""
    deadline = monotonic() + SILENCE  # the namespace ends shortly after the process that made it
    while (lock := take_lock(folder / "theirs")) is None and monotonic() < deadline:
        time.sleep(0.01)
    tally.expect(lock is not None, "lock taken over", "the lock of a dead program holds")
    if lock is not None:
        lock.unlock()
    for path in folder.glob("*.tmp"):
        os.utime(path, (1, 1))
    write_atomic(folder / "ours.kbgame", "at last", accept_any)
    left = [path.name for path in folder.glob("*.tmp")]
    tally.expect(not left, "no half file left", f"left over: {left}")


def _unshare() -> tuple[str, ...]:
    """Return the command that makes a namespace; empty if that is not allowed."""
    for words in (_UNSHARE, (*_UNSHARE, *_AS_USER)):
        try:
            subprocess.run([*words, "true"], check=True, capture_output=True, timeout=SILENCE)
        except (OSError, subprocess.SubprocessError):
            continue
        return words
    return ()


@contextmanager
def _other_program(unshare: tuple[str, ...], folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Run the other program in a new namespace; it is killed at the end of the block."""
    with subprocess.Popen(
        [*unshare, sys.executable, "-m", __name__, str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as other:
        try:
            yield other
        finally:
            other.kill()  # and with it the namespace (`--kill-child`)


def _hear(other: subprocess.Popen[str], until: float) -> list[str]:
    """Return the next line of the other program until a time of `monotonic`, if any."""
    assert other.stdout is not None, "it was started with a pipe"
    left = max(0.0, until - monotonic())
    if not select.select([other.stdout], [], [], left)[0]:
        return []
    return [other.stdout.readline().rstrip()]


def _is_whole(text: str) -> bool:
    return len(text) == _LETTERS and len(set(text)) == 1


def main(folder: Path) -> None:
    """Hold a lock and write one file again and again, on a slow disk."""
    lock = take_lock(folder / "theirs")
    fsync = os.fsync

    def slowly(descriptor: int) -> None:
        time.sleep(FSYNC_SECONDS)
        fsync(descriptor)

    os.fsync = slowly
    for number in range(1_000_000):
        try:
            write_atomic(folder / "theirs.kbgame", f"{number % 10}" * _LETTERS, accept_any)
            word = "saved"
        except OSError as error:
            word = str(error)
        print(word if lock is not None else "it got no lock", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
