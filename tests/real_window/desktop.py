"""A separate desktop: an X server, a window manager, an accessibility bus and input devices."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

TOOLS: Final = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "dbus-daemon": "dbus",
    "setxkbmap": "x11-xkb-utils",
}
SIZE: Final = "1280x800x24"
# The key codes of a PC, row by row, for the letters of an English layout.
_ROWS: Final = {24: "qwertyuiop", 38: "asdfghjkl", 52: "zxcvbnm"}
_NUMBERS: Final = {key: first + i for first, row in _ROWS.items() for i, key in enumerate(row)}
_SWITCH_SECONDS: Final = 1.0  # until the windows have the new layout
_PATIENCE: Final = 20.0  # timeout in seconds for the start of a server


def missing_tools() -> list[str]:
    """Return the Debian packages that this machine needs for a desktop."""
    lacking = [package for tool, package in TOOLS.items() if shutil.which(tool) is None]
    has_bus = Path("/usr/share/dbus-1/services/org.a11y.Bus.service").is_file()
    return lacking if has_bus else [*lacking, "at-spi2-core"]


def wait_for(condition: Callable[[], bool], what: str, seconds: float = _PATIENCE) -> None:
    """Wait until a condition holds; raise TimeoutError with `what` after the timeout."""
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            raise TimeoutError(what)
        time.sleep(0.03)


class Desktop:
    """A screen with one program; `environ` is the environment of its processes."""

    def __init__(self, environ: dict[str, str]) -> None:
        self.environ = environ
        self._layouts = ""  # "" for that of the server

    def _tool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self.environ, capture_output=True, text=True, check=True
        )
        return done.stdout

    def key(self, *keys: str) -> None:
        """Press keys one after the other, in xdotool's syntax: "ctrl+n", "Return"."""
        pressed = [self._numbered(key) for key in keys] if self._layouts else keys
        self._tool("key", "--clearmodifiers", "--delay", "12", *pressed)

    def use_cyrillic(self, layouts: str) -> None:
        """Switch the keyboard to layouts, Russian first; keys are pressed by their position."""
        self._layouts = layouts
        self._set_layouts(layouts)

    def _set_layouts(self, layouts: str) -> None:
        subprocess.run(["setxkbmap", layouts], env=self.environ, check=True)
        time.sleep(_SWITCH_SECONDS)

    @staticmethod
    def _numbered(key: str) -> str:
        """Return a key with its letter as a key code, for a layout with other letters.

        The question mark is typed, as its position depends on the layout.
        """
        *held, last = key.replace("question", "shift+7").split("+")
        return "+".join([*held, str(_NUMBERS.get(last, last))])

    def type(self, text: str) -> None:
        """Type a text."""
        if self._layouts:  # xdotool types a letter that no layout has by changing a key too late
            self._set_layouts("us")
        self._tool("type", "--delay", "12", text)
        if self._layouts:
            self._set_layouts(self._layouts)

    def move(self, x: int, y: int) -> None:
        """Move the mouse to a point of the screen."""
        self._tool("mousemove", str(x), str(y))

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Click a point of the screen at the speed of a fast person."""
        self.move(x, y)
        time.sleep(0.05)
        self._tool("click", str(button))

    def picture(self, path: Path) -> None:
        """Save a screenshot."""
        path.parent.mkdir(parents=True, exist_ok=True)
        command = ["import", "-window", "root", str(path)]
        subprocess.run(command, env=self.environ, check=True)

    def pixels(self, left: int, top: int, width: int, height: int) -> bytes:
        """Return the pixels of a part of the screen."""
        part = f"{width}x{height}+{left}+{top}"
        command = ["import", "-window", "root", "-crop", part, "-depth", "8", "rgb:-"]
        return subprocess.run(command, env=self.environ, capture_output=True, check=True).stdout

    def start(self, *args: str) -> subprocess.Popen[str]:
        """Start the program."""
        command = [sys.executable, "-m", "kingdom_builder_qt", *args]
        return subprocess.Popen(command, env=self.environ, text=True, stdin=subprocess.DEVNULL)


@contextmanager
def desktop(folder: Path, display: int | None = None) -> Iterator[Desktop]:
    """Run screen, window manager and bus; all files are in a folder, which is also the home.

    `display`: the number of the screen; None: a free one.
    """
    environ = {
        **os.environ,
        "HOME": str(folder),
        "KINGDOM_BUILDER_QT_HOME": str(folder / "home"),
        "XDG_RUNTIME_DIR": str(folder),
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "LC_ALL": "C.UTF-8",
    }
    for name in ("WAYLAND_DISPLAY", "QT_SCALE_FACTOR", "DBUS_SESSION_BUS_ADDRESS"):
        environ.pop(name, None)
    folder.chmod(0o700)
    with ExitStack() as stack:
        number = stack.enter_context(_screen(display))
        environ["DISPLAY"] = f":{number}"
        bus = f"unix:path={folder / 'bus'}"
        command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={bus}"]
        stack.enter_context(_running(command, environ))
        wait_for((folder / "bus").exists, "no session bus")
        environ["DBUS_SESSION_BUS_ADDRESS"] = bus
        stack.enter_context(_running(["openbox"], environ))
        table = Desktop(environ)
        wait_for(lambda: _is_managed(environ), "no window manager")
        yield table


def _is_managed(environ: dict[str, str]) -> bool:
    command = ["xdotool", "get_num_desktops"]
    return subprocess.run(command, env=environ, capture_output=True, check=False).returncode == 0


@contextmanager
def _running(command: list[str], environ: dict[str, str]) -> Iterator[None]:
    """Run a program; its output goes to a file of its name in the home."""
    with Path(environ["HOME"], f"{command[0]}.log").open("w") as log:
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(command, env=environ, stdin=quiet, stdout=log, stderr=log)
    try:
        yield
    finally:
        process.terminate()
        process.wait(_PATIENCE)


@contextmanager
def _screen(display: int | None) -> Iterator[int]:
    """Run an X server, which writes the number of its free screen to a pipe."""
    reading, writing = os.pipe()
    named = [] if display is None else [f":{display}"]
    # Without -noreset the server resets after its last client and takes the next one with it.
    screen = ["-screen", "0", SIZE, "-noreset", "-nolisten", "tcp"]
    command = ["Xvfb", *named, *screen, "-displayfd", str(writing)]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(command, pass_fds=(writing,), stdout=quiet, stderr=quiet)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise TimeoutError("Xvfb does not start")
        yield int(number)
    finally:
        server.terminate()
        server.wait(_PATIENCE)
