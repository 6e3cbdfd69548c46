"""Which libraries of a Linux system Qt needs, and how they are installed; asked before Qt is.

`dev.py` and the packages for Linux read these tables, too.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

Probe: TypeAlias = Callable[[str], bool]
# The names of a library's Debian packages, the newer one first where a release renamed it.
Table: TypeAlias = Mapping[str, tuple[str, ...]]

# Without one of these `import PySide6.QtWidgets` fails.
IMPORT: Final[Table] = {
    "libGL.so.1": ("libgl1",),
    "libEGL.so.1": ("libegl1",),
    "libX11.so.6": ("libx11-6",),
    "libxkbcommon.so.0": ("libxkbcommon0",),
    "libdbus-1.so.3": ("libdbus-1-3",),
    "libfontconfig.so.1": ("libfontconfig1",),
    "libfreetype.so.6": ("libfreetype6",),
    "libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgthread-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgcc_s.so.1": ("libgcc-s1",),
    "libstdc++.so.6": ("libstdc++6",),
    "libz.so.1": ("zlib1g",),
    "libzstd.so.1": ("libzstd1",),
}
# Without one of these Qt aborts where only an X server is there.  Its own message names
# libxcb-cursor0 whichever of them is missing.
X11: Final[Table] = {
    "libX11-xcb.so.1": ("libx11-xcb1",),
    "libxcb-cursor.so.0": ("libxcb-cursor0",),
    "libxcb-icccm.so.4": ("libxcb-icccm4",),
    "libxcb-image.so.0": ("libxcb-image0",),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1",),
    "libxcb-randr.so.0": ("libxcb-randr0",),
    "libxcb-render-util.so.0": ("libxcb-render-util0",),
    "libxcb-render.so.0": ("libxcb-render0",),
    "libxcb-shape.so.0": ("libxcb-shape0",),
    "libxcb-shm.so.0": ("libxcb-shm0",),
    "libxcb-sync.so.1": ("libxcb-sync1",),
    "libxcb-util.so.1": ("libxcb-util1",),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0",),
    "libxcb-xkb.so.1": ("libxcb-xkb1",),
    "libxcb.so.1": ("libxcb1",),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0",),
}
# The same of a Wayland server.
WAYLAND: Final[Table] = {
    "libwayland-client.so.0": ("libwayland-client0",),
    "libwayland-cursor.so.0": ("libwayland-cursor0",),
}
# Needed by Python itself: without it the window opens, but no history of games is kept.
PYTHON: Final[Table] = {"libsqlite3.so.0": ("libsqlite3-0",)}
ALL: Final[Table] = {**IMPORT, **X11, **WAYLAND, **PYTHON}
_PLATFORMS: Final = {"xcb": X11, "wayland": WAYLAND}
_BY_SONAME: Final = ("dnf", "zypper")  # know what their packages provide


def can_load(soname: str) -> bool:
    """Return whether the dynamic linker finds this library and everything it needs."""
    import ctypes  # which brings files of its own, of no use where all is there

    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing(table: Iterable[str], loads: Probe = can_load) -> list[str]:
    """Return the sonames of `table` that cannot be loaded."""
    return [soname for soname in table if not loads(soname)]


def lacking(
    environ: Mapping[str, str], loads: Probe = can_load, imports: Callable[[], bool] = lambda: False
) -> list[str]:
    """Return the sonames without which Qt can open no window, of screens the one with fewest.

    `environ` tells which screens there are: an X server, a Wayland server, or another one.
    `imports` tells whether Qt's modules can be imported, which then lack nothing.
    """
    chosen = environ.get("QT_QPA_PLATFORM", "").split(";")
    screens = [name for part in chosen if (name := part.partition(":")[0])]
    if not screens:
        screens += ["xcb"] if environ.get("DISPLAY") else []
        wayland = environ.get("WAYLAND_DISPLAY") or environ.get("WAYLAND_SOCKET")
        screens += ["wayland"] if wayland else []
    tables = [_PLATFORMS.get(name.partition("-")[0], {}) for name in screens]
    fewest = min((missing(table, loads) for table in tables), key=len, default=[])
    return fewest if not fewest and imports() else missing(IMPORT, loads) + fewest


def complaint(
    environ: Mapping[str, str],
    platform: str = sys.platform,
    imports: Callable[[], bool] = lambda: False,
) -> str:
    """Return one sentence with what to install, empty where Qt has all it needs.

    `imports`: as for `lacking`.
    """
    sonames = lacking(environ, can_load, imports) if platform == "linux" else []
    if not sonames:
        return ""
    command = install_command(sonames)
    remedy = f"install what is missing with: {command}" if command else "install what is missing"
    return f"no window can be opened without {', '.join(sonames)}; {remedy}"


def install_command(sonames: list[str]) -> str:
    """Return the line that installs the libraries here, empty where that is not known."""
    if shutil.which("apt-get"):
        return f"sudo apt-get install --no-install-recommends {' '.join(apt_packages(sonames))}"
    for tool in _BY_SONAME:
        if shutil.which(tool):
            return f"sudo {tool} install " + " ".join(f"'{name}()(64bit)'" for name in sonames)
    return ""


def apt_knows(package: str) -> bool:
    """Return whether apt has a real package of that name (Debian and Ubuntu renamed some)."""
    import subprocess

    shown = subprocess.run(
        ["apt-cache", "show", package],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "C"},
    )
    return shown.returncode == 0 and bool(shown.stdout.strip())


def apt_packages(sonames: Iterable[str], knows: Probe = apt_knows) -> list[str]:
    """Return the packages of this distribution with these libraries, each named once."""
    found = []
    for soname in sonames:
        *newer, oldest = ALL[soname]
        # Nothing known (package lists never fetched): the last name is the one with aliases.
        found.append(next((name for name in newer if knows(name)), oldest))
    return list(dict.fromkeys(found))
