"""Windows: a program that ends together with all its children, in a job object."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from contextlib import suppress
from ctypes import wintypes
from typing import Any, Final

_SUSPENDED: Final = 0x00000004  # CREATE_SUSPENDED
_EXTENDED_LIMITS: Final = 9  # JobObjectExtendedLimitInformation
_KILL_ON_CLOSE: Final = 0x00002000  # JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE


class _Limits(ctypes.Structure):  # JOBOBJECT_EXTENDED_LIMIT_INFORMATION
    _fields_ = (
        ("process_time", ctypes.c_int64),
        ("job_time", ctypes.c_int64),
        ("flags", wintypes.DWORD),
        ("least_working_set", ctypes.c_size_t),
        ("most_working_set", ctypes.c_size_t),
        ("most_processes", wintypes.DWORD),
        ("affinity", ctypes.c_size_t),
        ("priority", wintypes.DWORD),
        ("scheduling", wintypes.DWORD),
        ("counters", ctypes.c_uint64 * 6),
        ("memory", ctypes.c_size_t * 4),
    )


class JobProcess(subprocess.Popen[bytes]):
    """A program whose children are killed with it, and all of them with this process."""

    def __init__(self, command: list[str], *, creationflags: int, **details: Any) -> None:
        """Start a program as `Popen` does."""
        self._job: int | None = None
        # Suspended until it is in the job: a child of its first instructions would stay outside.
        super().__init__(command, creationflags=creationflags | _SUSPENDED, **details)
        handle = int(self._handle)  # type: ignore[attr-defined]
        # Where this process may not make a job, `kill` ends the program without its children.
        with suppress(OSError):
            self._job = _job_of(handle)
        _function("ntdll", "NtResumeProcess", wintypes.HANDLE)(handle)

    def kill(self) -> None:
        """Kill the program and its children."""
        job, self._job = self._job, None
        if job is not None:
            _close(job)
        super().kill()


def _job_of(process: int) -> int:
    """Put a process into a new job, which ends with the handle that is returned."""
    create = _function("kernel32", "CreateJobObjectW", wintypes.LPVOID, wintypes.LPCWSTR)
    create.restype = wintypes.HANDLE
    kinds = wintypes.HANDLE, ctypes.c_int, wintypes.LPVOID, wintypes.DWORD
    limit = _function("kernel32", "SetInformationJobObject", *kinds)
    assign = _function("kernel32", "AssignProcessToJobObject", wintypes.HANDLE, wintypes.HANDLE)
    job: int = _checked(create(None, None))
    limits = _Limits(flags=_KILL_ON_CLOSE)
    try:
        _checked(limit(job, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)))
        _checked(assign(job, process))
    except OSError:
        _close(job)
        raise
    return job


def _close(handle: int) -> None:
    _function("kernel32", "CloseHandle", wintypes.HANDLE)(handle)


def _function(library: str, name: str, *kinds: Any) -> Any:
    """Return a function of the system; without its types handles would be cut to 32 bits."""
    if sys.platform != "win32":
        raise NotImplementedError
    function = ctypes.WinDLL(library, use_last_error=True)[name]
    function.argtypes = kinds
    return function


def _checked(answer: Any) -> Any:
    """Return what a function of the system answered; OSError if it failed."""
    if not answer and sys.platform == "win32":
        raise ctypes.WinError(ctypes.get_last_error())
    return answer
