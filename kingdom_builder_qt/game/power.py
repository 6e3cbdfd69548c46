"""Battery detection: on battery decorative animation stops, and fewer cores think."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import disk

_SUPPLIES: Final = Path("/sys/class/power_supply")  # Linux
_MOST_BYTES: Final = 1 << 16
_PMSET_SECONDS: Final = 1.0


def on_battery(supplies: Path = _SUPPLIES) -> bool:
    """Return whether the system reports battery power; False if it reports nothing.

    Answers at once. macOS is asked by `pmset_says_so`.
    """
    if sys.platform == "win32":
        import ctypes

        return windows_says_so(ctypes.windll.kernel32.GetSystemPowerStatus)
    found = disk.children(supplies)
    if any(_line(supply / "online") == "1" for supply in found):
        return False
    # The batteries of mice and keyboards have the scope "Device".
    return any(
        _line(supply / "status") == "discharging" and _line(supply / "scope") != "device"
        for supply in found
    )


def _line(path: Path) -> str:
    content = disk.read_bytes(path, _MOST_BYTES)
    return "" if isinstance(content, str) else content.decode("ascii", "replace").strip().lower()


def pmset_says_so() -> bool:
    """Return whether macOS reports battery power, False on other systems; may take a second."""
    if sys.platform != "darwin":
        return False
    try:
        told = subprocess.run(
            ["/usr/bin/pmset", "-g", "batt"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_PMSET_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return b"'Battery Power'" in told.stdout


def windows_says_so(ask: Callable[[object], int]) -> bool:
    """Return whether `ask`, the function `GetSystemPowerStatus`, reports no mains."""
    import ctypes  # other systems start without it

    class Status(ctypes.Structure):  # SYSTEM_POWER_STATUS
        _fields_ = (
            ("ac_line", ctypes.c_ubyte),  # 0: no mains
            ("battery", ctypes.c_ubyte),
            ("percent", ctypes.c_ubyte),
            ("saver", ctypes.c_ubyte),
            ("seconds", ctypes.c_uint32),
            ("full_seconds", ctypes.c_uint32),
        )

    status = Status()
    return bool(ask(ctypes.byref(status))) and status.ac_line == 0
