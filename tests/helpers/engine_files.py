"""Engines in Python for tests, good and bad ones; each notes its process id in a file."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep

from PySide6.QtCore import QCoreApplication

from tests.helpers.processes import has_not_ended

GOOD = """
import os, sys, time
open(sys.argv[1], "a").write(str(os.getpid()) + "\\n")
def say(text):
    print(text, flush=True)
number = 0
while True:
    line = sys.stdin.readline()
    if not line:
        break
    word, _, rest = line.strip().partition(" ")
    if word == "kbi":
        say("id name First"); say("id author Ann"); say("kbiok")
    elif word == "ping":
        say("pong " + rest)
    elif word == "moves":
        moves = rest.split(", ")
    elif word == "go":
        number += 1
        say("bestmove " + moves[0])
    elif word == "quit":
        break
"""
_BEST = 'say("bestmove " + moves[0])'
# It tells more and more positions, until it is stopped.
SEARCHING = (
    GOOD.replace(
        _BEST,
        """
        import select
        count = 0
        while not select.select([0], [], [], 0.02)[0]:
            count += 100
            say("info value 6.6 positions %d line %s" % (count, moves[0]))
        say("bestmove " + moves[0])
""",
    )
    .replace("sys.stdin.readline()", "raw.readline().decode()")
    .replace("number = 0", 'raw = os.fdopen(0, "rb", 0)\nnumber = 0')  # for select
)
_LOOP = "while True: time.sleep(0.01)"
# By name: a text of `GOOD` and its replacement.
BAD = {
    "crash": (_BEST, "os._exit(3)"),
    "silent": (_BEST, "pass"),
    "deaf": (_BEST, _LOOP),  # reads nothing any more, neither stop nor the end of its input
    "flood": (_BEST, 'while True: say("x" * 1000)'),
    "illegal": (_BEST, 'say("bestmove turn end")'),
    "no move": (_BEST, 'say("bestmove <b>fly</b>")'),
    "error": (_BEST, 'say("error no idea")'),
    "closed": (_BEST, "os.close(1); time.sleep(99)"),
    "long line": (_BEST, 'say("x" * 70000)'),
    "info": (_BEST, 'say("info value much")'),
    "version": ('say("kbiok")', 'say("error only version 2")'),
    "option": ('say("kbiok")', 'say("option a number x")'),
    "stays": ("break", _LOOP),
}


class EngineFile:
    """An engine in a folder."""

    def __init__(self, folder: Path, kind: str = "", code: str = "") -> None:
        """`kind`: of `BAD`, a good one without it."""
        folder.mkdir(parents=True, exist_ok=True)
        old, new = BAD[kind] if kind else ("", "")
        self.path, self._pids = folder / "engine.py", folder / "pids"
        self.path.write_text((code or GOOD).replace(old, new), encoding="utf-8")

    @property
    def arguments(self) -> str:
        """Return the arguments for the engine: the file of its process ids."""
        return f'"{self._pids}"'

    @property
    def pids(self) -> list[int]:
        """Return the process ids of all its runs."""
        text = self._pids.read_text("ascii") if self._pids.exists() else ""
        return [int(line) for line in text.split()]

    def wait_for_end(self, seconds: float = 20.0) -> None:
        """Assert that it was started and that no process of it is left."""
        assert self.pids
        deadline = monotonic() + seconds
        while any(has_not_ended(pid) for pid in self.pids):
            assert monotonic() < deadline, f"one of {self.pids} goes on"
            QCoreApplication.processEvents()  # Qt writes the last message, then closes the pipe
            sleep(0.01)
