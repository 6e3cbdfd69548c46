"""The Linux libraries required by Qt, and commands to install them; used before Qt is loaded.

`dev.py` and the packages for Linux read these tables, too.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

Probe: TypeAlias = Callable[[str], bool]
# The Debian packages of a library, the newer name first if a release renamed it.
Table: TypeAlias = Mapping[str, tuple[str, ...]]

# Required by `import PySide6.QtWidgets`.
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
# Required if there is only an X server; otherwise Qt aborts. Qt's own message always names
# libxcb-cursor0.
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
# Required for a Wayland server.
WAYLAND: Final[Table] = {
    "libwayland-client.so.0": ("libwayland-client0",),
    "libwayland-cursor.so.0": ("libwayland-cursor0",),
}
# Required by Python: without it the window opens, but there is no history of games.
PYTHON: Final[Table] = {"libsqlite3.so.0": ("libsqlite3-0",)}
ALL: Final[Table] = {**IMPORT, **X11, **WAYLAND, **PYTHON}
_PLATFORMS: Final = {"xcb": X11, "wayland": WAYLAND}
_BY_SONAME: Final = ("dnf", "zypper")  # resolve sonames to packages


def can_load(soname: str) -> bool:
    """Return whether the dynamic linker finds a library and its dependencies."""
    import ctypes  # lazy: it loads files that a complete system does not need

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
    """Return the sonames missing for Qt to open a window, on the display that lacks fewest.

    `environ` names the displays: an X server, a Wayland server, or another platform. `imports`
    returns whether Qt's modules can be imported, which then lack nothing.
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
    """Return one sentence with the libraries to install, "" if Qt is complete.

    `imports` is that of `lacking`.
    """
    sonames = lacking(environ, can_load, imports) if platform == "linux" else []
    if not sonames:
        return ""
    lack = f"Qt cannot open a window without {', '.join(sonames)}; install the missing libraries"
    command = install_command(sonames)
    return f"{lack} with: {command}" if command else lack


def install_command(sonames: list[str]) -> str:
    """Return the command that installs the libraries on this system, "" if unknown."""
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
    """Return the packages of this distribution for the libraries, without duplicates."""
    found = []
    for soname in sonames:
        *newer, oldest = ALL[soname]
        # If no package lists were fetched, the last name is the one with aliases.
        found.append(next((name for name in newer if knows(name)), oldest))
    return list(dict.fromkeys(found))
