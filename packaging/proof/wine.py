"""Runs Windows programs under Wine, in separate Windows installations (prefixes)."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

WINE: Final = Path("/usr/lib/wine/wine64")
SERVER: Final = Path("/usr/lib/wine/wineserver64")
# Variables of this machine that a Windows program would misread.
FOREIGN: Final = ("PYTHON", "PIP_", "SSL_", "XDG_", "QT_", "KINGDOM_BUILDER_QT_")
# Wine would search this machine for these at each start of a program, while Windows has them
# loaded: drivers of graphics cards, of which none here is an emulation; the compose keys of an X
# server; and all fonts, which a service of Windows has read before (Wine has some of its own).
NOT_HERE: Final = {
    "VK_DRIVER_FILES": "/nonexistent",
    "VK_LOADER_LAYERS_DISABLE": "~all~",
    "XCOMPOSEFILE": "/dev/null",
    "FONTCONFIG_FILE": str(Path(__file__).parents[1] / "windows" / "python" / "fonts.conf"),
}
LINGER: Final = 5.0  # seconds in which the output of a program arrives after its end


class Failure(Exception):
    """A fault of the proven release."""


def require(holds: bool, sentence: str) -> None:
    """Stop with a sentence unless a condition is true."""
    if not holds:
        raise Failure(sentence)


def wait_until(condition: Callable[[], bool], seconds: float, sentence: str) -> float:
    """Wait for a condition and return the seconds; stop with a sentence after a timeout."""
    begun = time.monotonic()
    while not condition():
        require(time.monotonic() - begun < seconds, f"not within {seconds:.0f} s: {sentence}")
        time.sleep(0.05)
    return time.monotonic() - begun


class Running:
    """A running Windows program.

    Its streams are pipes, because under Wine Python accepts neither a file nor /dev/null; they are
    read by threads, because a service that it started may keep them open.
    """

    def __init__(self, words: list[str], environ: dict[str, str], show: bool) -> None:
        """Start the program; `show`: print its output."""
        pipe = subprocess.PIPE
        self.words = words
        self._process = subprocess.Popen(
            words, env=environ, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT
        )
        self._printed: list[bytes] = []
        assert self._process.stdout is not None
        self._reader = threading.Thread(
            target=self._read, args=(self._process.stdout, show), daemon=True
        )
        self._reader.start()

    def _read(self, stream: IO[bytes], show: bool) -> None:
        while data := os.read(stream.fileno(), 65536):
            self._printed.append(data)
            if show:
                os.write(1, data)

    @property
    def printed(self) -> str:
        """Its output until now."""
        return b"".join(self._printed).decode("utf-8", "replace").replace("\r\n", "\n")

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self._process.poll() is not None

    def wait(self, seconds: float) -> int:
        """Return its exit status; stop it after a timeout."""
        try:
            status = self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise Failure(
                f"{' '.join(self.words)} did not end within {seconds:.0f} s\n{self.printed[-4000:]}"
            ) from None
        self._reader.join(LINGER)
        return status


class Wine:
    """A Windows in a folder."""

    def __init__(self, prefix: Path, display: str = "", **variables: str) -> None:
        """`display`: the X server for windows, none if empty; `variables`: further environment."""
        self.prefix = prefix
        kept = {name: text for name, text in os.environ.items() if not name.startswith(FOREIGN)}
        self.environ = {
            **kept,
            **NOT_HERE,
            "WINEPREFIX": str(prefix),
            "WINEDEBUG": os.environ.get("WINEDEBUG", "-all"),
            # No dialogs about Mono and Gecko, and no entries in the menus of this machine.
            "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=",
            "DISPLAY": display,
            **variables,
        }
        self.environ.pop("WAYLAND_DISPLAY", None)

    @property
    def user(self) -> Path:
        """The folder of the user."""
        return next(
            path for path in (self.prefix / "drive_c/users").iterdir() if path.name != "Public"
        )

    def start(self, program: Path | str, *words: str | Path, show: bool = False) -> Running:
        """Start a program."""
        return Running([str(WINE), str(program), *map(str, words)], self.environ, show)

    def run(
        self, program: Path | str, *words: str | Path, seconds: float = 120, show: bool = False
    ) -> tuple[int, str]:
        """Run a program to its end; return its exit status and its output."""
        running = self.start(program, *words, show=show)
        status = running.wait(seconds)
        return status, running.printed

    def done(self, program: Path | str, *words: str | Path, seconds: float = 120) -> str:
        """Run a program that must succeed; return its output."""
        status, printed = self.run(program, *words, seconds=seconds)
        require(status == 0, f"{program} ended with {status}\n{printed[-4000:]}")
        return printed

    def processes(self, name: str = "") -> list[int]:
        """Return the process ids of the programs of this Windows with a name, or of all."""
        mark = f"WINEPREFIX={self.prefix}".encode()
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                words = (folder / "cmdline").read_bytes().split(b"\0")
                variables = (folder / "environ").read_bytes().split(b"\0")
            except OSError:
                continue
            if mark in variables and words[0].decode("utf-8", "replace").lower().endswith(name):
                found.append(int(folder.name))
        return sorted(found)

    def kill(self, name: str) -> None:
        """Kill all programs of a name, as a power cut would."""
        for process in self.processes(name):
            os.kill(process, signal.SIGKILL)
        wait_until(lambda: not self.processes(name), 20, f"{name} is gone")

    def has_key(self, key: str) -> bool:
        """Return whether a key of the registry exists."""
        return self.run("reg", "query", key)[0] == 0

    def stop(self) -> None:
        """End all its processes and let it write to the disk."""
        environ = {**self.environ}
        subprocess.run([SERVER, "-k"], env=environ, check=False, capture_output=True)
        subprocess.run([SERVER, "-w"], env=environ, check=False, capture_output=True, timeout=60)


@contextmanager
def windows(prefix: Path, display: str = "", **variables: str) -> Iterator[Wine]:
    """Yield a Windows whose programs end with the block."""
    wine = Wine(prefix, display, **variables)
    try:
        yield wine
    finally:
        wine.stop()
