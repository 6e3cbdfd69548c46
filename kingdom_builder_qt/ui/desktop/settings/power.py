"""Battery detection, used to stop decorative animation."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import disk

_SUPPLIES: Final = Path("/sys/class/power_supply")  # Linux
_MOST_BYTES: Final = 1 << 16


def on_battery(supplies: Path = _SUPPLIES) -> bool:
    """Return whether the system reports battery power; False if it reports nothing."""
    if sys.platform == "win32":
        import ctypes

        return windows_says_so(ctypes.windll.kernel32.GetSystemPowerStatus)
    return any(_says(supply, "status") == "discharging" for supply in disk.children(supplies))


def _says(supply: Path, name: str) -> str:
    content = disk.read_bytes(supply / name, _MOST_BYTES)
    return "" if isinstance(content, str) else content.decode("ascii", "replace").strip().lower()


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
