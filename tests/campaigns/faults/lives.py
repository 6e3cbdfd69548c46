"""Lives of the real program: processes that follow a script and are killed at some moment.

A life is a fork of this process, which has imported all modules, so that a minute has many lives.
It reports through a pipe, one line of JSON per message; messages sent before the kill are read
after it.
"""

from __future__ import annotations

import importlib
import json
import os
import select
import signal
import sys
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.app import program
from kingdom_builder_qt.ui.shell.main_window import MainWindow

Message: TypeAlias = dict[str, Any]
SILENCE: Final = 20.0  # seconds without a message after which a life hangs
PATIENCE: Final = 10.0  # seconds until a process without its parent must have ended
_CRASHED: Final = 71


@dataclass(frozen=True, slots=True)
class User:
    """A user without rights, and a Python that the user may run: its file and module path."""

    id: int
    group: int
    python: str
    path: tuple[str, ...]


class Teller:
    """The end of the pipe in the life."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def tell(self, **message: Any) -> None:
        """Send a message with the time; it survives a kill."""
        data = json.dumps({**message, "at": monotonic()}).encode() + b"\n"
        while data:
            data = data[os.write(self._descriptor, data) :]


Script: TypeAlias = Callable[[MainWindow, Teller], object]


class Life:
    """A process that runs the program with a script in it."""

    def __init__(
        self, home: Path, script: Script, *, editor: bool = False, user: User | None = None
    ) -> None:
        """Start; `home` is the folder of all user files, `script` gets the window.

        `user`: the user of the process, which only root may choose.
        """
        self.home = home
        home.mkdir(parents=True, exist_ok=True)
        self._pipe, told = os.pipe()
        self._rest = b""
        self._heard: deque[Message] = deque()
        self.status: int | None = None
        self.killed = 0.0  # a time of `monotonic`
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()  # its children stay in its session after its death
            os.close(self._pipe)
            _live(home, script, Teller(told), editor, user)
        os.close(told)
        while os.getsid(self.pid) != self.pid:  # `members` would not find it yet
            time.sleep(0.001)

    def messages(self, until: float) -> Iterator[Message]:
        """Yield messages until a time of `monotonic` or the end of the process."""
        while True:
            while self._heard:
                yield self._heard.popleft()
            left = until - monotonic()
            if left <= 0 or not select.select([self._pipe], [], [], left)[0] or not self._read():
                return

    def wait_for(self, word: str) -> Message:
        """Return the next message with this key; raises AssertionError after a timeout."""
        for message in self.messages(monotonic() + SILENCE):
            if word in message:
                return message
        raise AssertionError(f"no word of {word!r}: {self.trouble() or 'the program hangs'}")

    def kill(self) -> list[Message]:
        """Kill the process and return its unread messages."""
        self.killed = monotonic()
        self.send(signal.SIGKILL)
        self.wait()
        while self._read():
            pass
        os.close(self._pipe)
        return list(self._heard)

    def send(self, number: signal.Signals) -> None:
        """Send a signal to the process."""
        if self.status is None:
            os.kill(self.pid, number)

    def wait(self) -> int:
        """Return the exit status once the process has ended."""
        if self.status is None:
            self.status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return self.status

    def orphans(self) -> list[str]:
        """Return the processes that still run some seconds after the end of the life."""
        return left_of(self.pid)

    def trouble(self) -> str:
        """Return the crash report of the program, empty without one."""
        for name in ("log/crash-report.txt", "log/fatal.log", "life.txt"):
            path = self.home / name
            text = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
            if text.strip():
                return " | ".join(text.strip().splitlines()[-7:])
        return ""

    def _read(self) -> bool:
        data = os.read(self._pipe, 1 << 16)
        *lines, self._rest = (self._rest + data).split(b"\n")
        self._heard.extend(map(json.loads, lines))
        return bool(data)


def _live(home: Path, script: Script, teller: Teller, editor: bool, user: User | None) -> None:
    """Run the program in the forked process; never returns."""
    try:
        os.environ["KINGDOM_BUILDER_QT_HOME"] = str(home)
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        null = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(null, descriptor)
        if user is not None:
            _become(user, home)
        program.make_application()
        QTimer.singleShot(0, lambda: _begin(script, teller))
        status = program.run([], editor=editor)
    except BaseException:  # noqa: BLE001  # the fork must not continue
        (home / "life.txt").write_text(traceback.format_exc(), encoding="utf-8")
        os._exit(_CRASHED)
    os._exit(status)


def _become(user: User, home: Path) -> None:
    """Drop root for good; modules that only root may read are imported from the user's path."""
    os.setgroups([])
    os.setresgid(user.group, user.group, user.group)
    os.setresuid(user.id, user.id, user.id)
    os.environ["HOME"] = str(home)
    sys.executable = user.python
    sys.path += [path for path in user.path if path not in sys.path]
    importlib.invalidate_caches()


def _begin(script: Script, teller: Teller) -> None:
    windows = QApplication.topLevelWidgets()
    (window,) = [widget for widget in windows if isinstance(widget, MainWindow)]
    script(window, teller)


def members(session: int) -> dict[int, str]:
    """Return the living processes of a session with their command lines."""
    found = {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            words = (entry / "stat").read_text(errors="replace").rpartition(")")[2].split()
            if int(words[3]) == session and words[0] not in "ZX":
                found[int(entry.name)] = (entry / "cmdline").read_text().replace("\0", " ")
        except (OSError, IndexError):
            continue  # it has ended
    return found


def left_of(session: int) -> list[str]:
    """Return the processes that do not end within some seconds after the first of a session."""
    deadline = monotonic() + PATIENCE
    while left := members(session):
        if monotonic() > deadline:
            for process in left:
                os.kill(process, signal.SIGKILL)
            return list(left.values())
        time.sleep(0.02)
    return []


def can_live() -> bool:
    """Return whether this system has `fork`."""
    return sys.platform.startswith("linux")
