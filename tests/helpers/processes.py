"""The worker processes of a window, and whether a process is there."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

from PySide6.QtCore import QObject, QProcess


def is_alive(pid: int | None) -> bool:
    """Return whether a process exists, also as a zombie."""
    assert pid is not None
    return Path(f"/proc/{pid}").exists()


def pids_of(window: QObject) -> list[int]:
    """Return the process ids of all workers: those of the window and those of pools."""
    running = [process.processId() for process in window.findChildren(QProcess)]
    pools = [process.pid for process in multiprocessing.active_children()]
    return [pid for pid in [*running, *pools] if pid]
