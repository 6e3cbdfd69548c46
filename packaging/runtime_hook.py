"""Runs first in the frozen program, before PyInstaller's own hooks, in the namespace of `__main__`.

The program's files are opened once at the start and not for each module, because virus scanners
check them each time, and an update may replace them while the program runs.  A module is found by
its name; the folder of its package, which does not exist, is not searched.  PyInstaller's changes
of a module are made at its import, not at each start; and Qt is imported on demand, not by each
command and worker.  On Windows a window's libraries are loaded while Python's modules are imported.
"""

from __future__ import annotations


def _read_once() -> None:
    """Keep the files of the modules open."""
    import zipimport
    from io import BytesIO, FileIO
    from mmap import ACCESS_READ, mmap

    import pyimod01_archive
    from pyimod02_importers import pyz_archive

    with FileIO(pyz_archive._filename) as file:
        program = mmap(file.fileno(), 0, access=ACCESS_READ)

    class Opened:
        """The file for the reader of modules, with a separate position for each thread."""

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
        """Replaces the module `_io` for the reader of archives, which uses one function of it."""

        def __init__(self) -> None:
            self._contents: dict[str, bytes] = {}

        def open_code(self, name: str) -> BytesIO:
            if name not in self._contents:
                with FileIO(name) as file:
                    self._contents[name] = file.read()
            return BytesIO(self._contents[name])

    vars(zipimport)["_io"] = Archives()


def _find_by_name() -> None:
    """Find the program's modules in the archive before the disk is searched."""
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

    sys.meta_path.insert(-1, Finder)  # the last one searches the disk


def _spare_qt() -> None:
    """Let no hook import Qt only to set its path, which PySide's wheels already do."""
    from _pyi_rth_utils import qt

    vars(qt)["create_embedded_qt_conf"] = lambda *_: None


def _load_ahead() -> None:
    """Load the libraries of a window in a separate thread while modules are imported.

    Windows maps, links and often scans them, which takes longer than Python needs to reach them. A
    failure is reported by the import.
    """
    import sys
    from os.path import isabs

    # No word or a file opens a window; a worker or another command may need no Qt.
    if sys.platform != "win32" or not all(map(isabs, sys.argv[1:2])):
        return
    from _ctypes import LoadLibrary  # releases the lock of the interpreter
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
                LoadLibrary(rf"{folder}\{name}", 0x1100)  # with the libraries next to it
            except OSError:
                return

    start_new_thread(load, ())


_read_once()
_find_by_name()
_spare_qt()
_load_ahead()
del _read_once, _find_by_name, _spare_qt, _load_ahead
