"""The cores that computer players may use: all of the machine, half of them on battery."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

MOST: Final = 6  # a process has some 35 MB, and those of one player together less than 250 MB
_SUPPLIES: Final = Path("/sys/class/power_supply")  # Linux
_PMSET_SECONDS: Final = 1.0
_OFFLINE: Final = 0  # ACLineStatus


def cores_of_machine() -> int:
    """Return the number of cores that this process may use, at most `MOST`."""
    if sys.version_info >= (3, 13):
        found = os.process_cpu_count()
    elif sys.platform == "linux":
        found = len(os.sched_getaffinity(0))
    else:
        found = os.cpu_count()
    return min(found or 1, MOST)


def is_on_battery() -> bool:
    """Return whether the machine is known to run on battery."""
    if sys.platform == "win32":
        return _windows_is_on_battery()
    if sys.platform == "darwin":
        return _pmset_tells_battery()
    return _supplies_tell_battery(_SUPPLIES)


def _supplies_tell_battery(folder: Path) -> bool:
    """Return whether a battery is being used; those of mice and keyboards do not count."""
    supplies = sorted(folder.glob("*"))
    if any(_line(supply / "online") == "1" for supply in supplies):
        return False
    return any(
        _line(supply / "type") == "Battery"
        and _line(supply / "scope") != "Device"
        and _line(supply / "status") == "Discharging"
        for supply in supplies
    )


def _line(path: Path) -> str:
    with suppress(OSError, UnicodeDecodeError):
        return path.read_text(encoding="ascii").strip()
    return ""


def _pmset_tells_battery() -> bool:
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


class _PowerStatus(ctypes.Structure):  # SYSTEM_POWER_STATUS
    _fields_ = (
        ("ac_line", ctypes.c_ubyte),
        ("battery", ctypes.c_ubyte),
        ("percent", ctypes.c_ubyte),
        ("saver", ctypes.c_ubyte),
        ("seconds_left", ctypes.c_uint32),
        ("seconds_full", ctypes.c_uint32),
    )


def _windows_is_on_battery() -> bool:
    if sys.platform != "win32":
        raise NotImplementedError
    status = _PowerStatus()
    is_told = ctypes.WinDLL("kernel32").GetSystemPowerStatus(ctypes.byref(status))
    return bool(is_told) and status.ac_line == _OFFLINE
