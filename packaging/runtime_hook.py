"""Runs first in the frozen program, before PyInstaller's own hooks, in the namespace of `__main__`.

Modules are read from the program's file as it was at the start: it is opened once, not for each of
them, which virus scanners look at each time, and an update may put another one in its place while
the program runs.  And Qt is imported by who needs it, not by each command and worker.
"""

from __future__ import annotations


def _prepare() -> None:
    import mmap
    from pathlib import Path

    import pyimod01_archive
    from _pyi_rth_utils import qt
    from pyimod02_importers import pyz_archive

    with Path(pyz_archive._filename).open("rb") as file:
        content = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    class Opened:
        """What the reader of modules takes for the file: each of its threads has its own place."""

        def __init__(self, _name: str, _mode: str) -> None:
            self._place = 0

        def __enter__(self) -> Opened:
            return self

        def __exit__(self, *_error: object) -> None:
            """Stay open for the next module."""

        def seek(self, place: int) -> None:
            self._place = place

        def read(self, size: int) -> bytes:
            return content[self._place : self._place + size]

    vars(pyimod01_archive)["open"] = Opened
    # This imports Qt, to tell it where it lies if its wheel has not done so; PySide's always do.
    vars(qt)["create_embedded_qt_conf"] = lambda *_: None


_prepare()
del _prepare
