"""The worker processes of a window, and the state of a process."""

from __future__ import annotations

import multiprocessing
import os
import struct
import sys
from pathlib import Path
from time import monotonic, sleep

from PySide6.QtCore import QObject, QProcess


def is_alive(pid: int | None) -> bool:
    """Return whether a process exists, also as a zombie."""
    assert pid is not None
    if sys.platform == "win32":
        return _is_alive_on_windows(pid)
    return Path(f"/proc/{pid}").exists()


def _is_alive_on_windows(pid: int) -> bool:
    import ctypes

    kernel = ctypes.WinDLL("kernel32")
    handle = kernel.OpenProcess(0x100000, False, pid)  # the right to wait for its end
    if not handle:
        return False
    is_over = kernel.WaitForSingleObject(handle, 0) == 0
    kernel.CloseHandle(handle)
    return not is_over


def wait_for_end(pid: int, seconds: float = 20.0) -> None:
    """Wait until a process that is no child of this one has ended, if only to be collected by
    init.
    """
    deadline = monotonic() + seconds
    while has_not_ended(pid):
        assert monotonic() < deadline, f"process {pid} goes on"
        sleep(0.01)


def has_not_ended(pid: int) -> bool:
    """Return whether a process runs; one that has ended may wait to be collected."""
    return _state(pid) not in ("", "Z")


def children_of(pid: int) -> list[int]:
    """Return the process ids of the children of a process."""
    running = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
    return [child for child in running if _status(child)[1:2] == [str(pid)]]


def held_by_us() -> tuple[int, ...]:
    """Return the number of open files (on Windows handles) and threads of this process; macOS:
    files.
    """
    if sys.platform == "win32":
        return _held_on_windows()
    if sys.platform == "darwin":
        return (len(list(Path("/dev/fd").iterdir())),)
    return tuple(len(list(Path("/proc/self", kind).iterdir())) for kind in ("fd", "task"))


def _held_on_windows() -> tuple[int, int]:
    """Search the list of all processes, as GetProcessHandleCount is a stub under Wine."""
    import ctypes

    information = ctypes.create_string_buffer(1 << 22)
    status = ctypes.WinDLL("ntdll").NtQuerySystemInformation(5, information, len(information), None)
    assert status == 0, hex(status)
    start = 0
    while True:  # SYSTEM_PROCESS_INFORMATION on 64 bit
        (step, threads) = struct.unpack_from("<LL", information, start)
        (pid, handles) = struct.unpack_from("<Q8xL", information, start + 80)
        if pid == os.getpid():
            return handles, threads
        assert step, "this process is not listed"
        start += step


def _state(pid: int) -> str:
    return "".join(_status(pid)[:1])


def _status(pid: int) -> list[str]:
    """Return state, parent and so on of a process; empty if there is none."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return []
    return status.rpartition(")")[2].split()


def pids_of(window: QObject) -> list[int]:
    """Return the process ids of all workers: those of the window and those of pools."""
    running = [process.processId() for process in window.findChildren(QProcess)]
    pools = [process.pid for process in multiprocessing.active_children()]
    return [pid for pid in [*running, *pools] if pid]
