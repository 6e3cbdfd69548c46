"""Runs first in the frozen program, before PyInstaller's own hooks, in the namespace of `__main__`.

Modules are read from the program's files as they were at the start: these are opened once, not for
each module, which virus scanners look at each time, and an update may put others in their place
while the program runs.  A module is found by its name; the folder of its package, which no disk
has, is not looked for.  What PyInstaller changes in a module it changes when that is imported, not
at each start; and Qt is imported by who needs it, not by each command and worker.  On Windows a
window's libraries are loaded beside the modules of Python.
"""

from __future__ import annotations


def _read_once() -> None:
    """Keep open what modules are read from."""
    import zipimport
    from io import BytesIO, FileIO
    from mmap import ACCESS_READ, mmap

    import pyimod01_archive
    from pyimod02_importers import pyz_archive

    with FileIO(pyz_archive._filename) as file:
        program = mmap(file.fileno(), 0, access=ACCESS_READ)

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
            return program[self._place : self._place + size]

    vars(pyimod01_archive)["open"] = Opened

    class Archives:
        """What the reader of archives takes for the module `_io`, of which it asks one function."""

        def __init__(self) -> None:
            self._contents: dict[str, bytes] = {}

        def open_code(self, name: str) -> BytesIO:
            if name not in self._contents:
                with FileIO(name) as file:
                    self._contents[name] = file.read()
            return BytesIO(self._contents[name])

    vars(zipimport)["_io"] = Archives()


def _find_by_name() -> None:
    """Find the program's modules where they are, before anybody asks the disk."""
    import sys
    from _frozen_importlib import ModuleSpec

    from pyimod01_archive import PYZ_ITEM_MODULE, PYZ_ITEM_PKG
    from pyimod02_importers import PyiFrozenLoader, pyz_archive

    modules = pyz_archive.toc

    class Changed(PyiFrozenLoader):
        """Loads a module that a hook of PyInstaller changes, then the hook."""

        def exec_module(self, module: object) -> None:
            super().exec_module(module)
            __import__(f"pyi_rth_{self.name}")

    class Finder:
        @staticmethod
        def find_spec(name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
            kind = modules[name][0] if name in modules else None
            if kind not in (PYZ_ITEM_MODULE, PYZ_ITEM_PKG):
                return None
            maker = Changed if f"pyi_rth_{name}" in modules else PyiFrozenLoader
            loader = maker(name, pyz_archive, name, kind == PYZ_ITEM_PKG)
            spec = ModuleSpec(name, loader, origin=loader.path, is_package=kind == PYZ_ITEM_PKG)
            spec.has_location = True
            if spec.submodule_search_locations is not None:
                spec.submodule_search_locations.append(loader.path[: -len("/__init__.py")])
            return spec

    sys.meta_path.insert(-1, Finder)  # the last asks the disk


def _spare_qt() -> None:
    """Let no hook import Qt, to tell it where it lies if its wheel has not: PySide's always do."""
    from _pyi_rth_utils import qt

    vars(qt)["create_embedded_qt_conf"] = lambda *_: None


def _load_ahead() -> None:
    """Load the libraries of a window in a thread of its own, while modules are imported.

    Windows maps, links and often scans them, which takes longer than Python needs to come to them.
    What cannot be loaded is said where it is imported.
    """
    import sys
    from os.path import isabs

    # No word or a file opens a window; a worker or another command may need no Qt.
    if sys.platform != "win32" or not all(map(isabs, sys.argv[1:2])):
        return
    from _ctypes import LoadLibrary  # leaves the lock of the interpreter to others
    from _thread import start_new_thread

    folder = sys._MEIPASS
    names = (
        r"shiboken6\shiboken6.abi3.dll",
        r"PySide6\QtWidgets.pyd",
        r"PySide6\QtSvg.pyd",
        r"PySide6\plugins\platforms\qwindows.dll",
    )

    def load() -> None:
        for name in names:
            try:
                LoadLibrary(rf"{folder}\{name}", 0x1100)  # with what lies beside it
            except OSError:
                return

    start_new_thread(load, ())


_read_once()
_find_by_name()
_spare_qt()
_load_ahead()
del _read_once, _find_by_name, _spare_qt, _load_ahead
