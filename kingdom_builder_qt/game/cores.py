"""The cores that computer players may use: all of the machine, half of them on battery."""

from __future__ import annotations

import os
import sys
from typing import Final

from kingdom_builder_qt.game.power import on_battery, pmset_says_so

MOST: Final = 6  # a process has some 35 MB, and those of one player together less than 250 MB


def cores_of_machine() -> int:
    """Return the number of cores that this process may use, at most `MOST`."""
    if sys.version_info >= (3, 13):
        found = os.process_cpu_count()
    elif sys.platform == "linux":
        found = len(os.sched_getaffinity(0))
    else:
        found = os.cpu_count()
    return min(found or 1, MOST)


def cores_now(cores: int) -> int:
    """Return how many of some cores are used at present."""
    return cores // 2 if on_battery() or pmset_says_so() else cores
