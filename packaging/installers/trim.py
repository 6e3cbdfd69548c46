"""The parts of Python, Qt and the build machine's libraries in the frozen program.

Parts of Qt are included by name, so that new modules of PySide6 are left out until they are needed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path, PurePath, PurePosixPath
from typing import Final, TypeAlias

Entry: TypeAlias = tuple[str, str, str]  # target, source, PyInstaller's type


def _unused_of_pillow() -> list[str]:
    """Return the modules of Pillow that writing GIF files does not need.

    All formats of pictures but GIF are left out by their names, also new ones.
    """
    found = find_spec("PIL")
    folders = (found and found.submodule_search_locations) or ()
    paths = [path for folder in folders for path in Path(folder).glob("*ImagePlugin.py")]
    plugins = sorted(path.stem for path in paths if path.stem != "GifImagePlugin")
    unused = "ImageCms", "ImageQt", "ImageShow", "ImageTk", "ImageWin"
    compiled = ["_avif", "_imagingcms", "_imagingft", "_imagingmath", "_imagingmorph", "_imagingtk"]
    return [f"PIL.{name}" for name in (*plugins, *compiled, "_webp", *unused)]


MODULES: Final = [
    # The program never talks to a network (tests/packaging/test_offline.py).
    *("ssl", "_ssl", "_hashlib", "ftplib", "imaplib", "poplib", "smtplib", "xmlrpc", "http.server"),
    "PySide6.QtNetwork",
    # Linux alone is asked for the wish for less motion through a bus.
    *(() if sys.platform == "linux" else ("PySide6.QtDBus",)),
    # Development tools, and formats that the program does not read.
    *("test", "unittest", "doctest", "pydoc", "pdb", "curses", "readline", "tkinter", "turtle"),
    *("ensurepip", "venv", "setuptools", "pip", "lib2to3", "distutils"),
    *("bz2", "_bz2", "lzma", "_lzma", "xml", "pyexpat", "tqdm.contrib"),
    "_pydecimal",  # the replacement of the C half of `decimal`
    *_unused_of_pillow(),
]

QT_LIBRARIES: Final = {"Core", "Gui", "Widgets", "Svg", "DBus", "XcbQpa", "WaylandClient"}
PLUGINS: Final = {
    "platforms": "xcb wayland offscreen windows cocoa",
    "platformthemes": "xdgdesktopportal",
    "platforminputcontexts": "composeplatforminputcontextplugin ibusplatforminputcontextplugin",
    "iconengines": "svgicon",
    "imageformats": "svg",
    "styles": "modernwindowsstyle windowsvistastyle macstyle",
    "wayland-shell-integration": "xdg-shell",
    "wayland-decoration-client": "adwaita bradient",
}
# Windows only: a software OpenGL and a shader compiler, for programs that draw with OpenGL.
UNUSED_DLLS: Final = frozenset({"opengl32sw.dll", "d3dcompiler_47.dll"})

# Of the libraries of the Linux build machine: those that a desktop may lack, small and under
# MIT-like licences. All others are from the player's system (see linux.DEPENDS).
SYSTEM: Final = (
    "libpython3",
    "libffi.",
    "libxcb-cursor.",
    "libxcb-icccm.",
    "libxcb-image.",
    "libxcb-keysyms.",
    "libxcb-render-util.",
    "libxcb-util.",
)
_SYSTEM_FOLDERS: Final = ("/lib", "/usr/lib", "/lib64", "/usr/lib64")


def kept(entries: Iterable[Entry], resources: Path) -> list[Entry]:
    """Return the needed part of PyInstaller's list; `resources` gives the languages of the
    program.
    """
    languages = {path.stem.removeprefix("kingdom_builder_qt_") for path in _own(resources)}
    return [entry for entry in entries if is_needed(entry, frozenset(languages))]


def is_needed(entry: Entry, languages: frozenset[str] = frozenset()) -> bool:
    """Return whether one file of PyInstaller's list is needed."""
    target, source, _kind = entry
    path = PurePosixPath(PurePath(target).as_posix())
    if any(part.endswith(".dist-info") for part in path.parts):
        return False  # unused, and its RECORD has checksums of scripts with local paths
    if path.name in UNUSED_DLLS:
        return False
    if path.suffix == ".py" and path.parts[1:2] == ("resources",):
        return False  # a script that makes pictures or sounds
    if path.suffix == ".ts":
        return False  # compiled to .qm
    if "plugins" in path.parts:
        return _is_plugin_needed(path)
    if path.suffix == ".qm" and "PySide6" in path.parts:
        return path.stem.removeprefix("qtbase_") in languages
    if library := _qt_library(path):
        return library in QT_LIBRARIES
    return _is_system_needed(path.name, source)


def _own(resources: Path) -> Iterable[Path]:
    return (resources / "translations").glob("*.qm")


def _is_plugin_needed(path: PurePosixPath) -> bool:
    """Decide by folder and name: `libqxcb.so`, `qwindows.dll`, `libxdg-shell.so`."""
    names = PLUGINS.get(path.parent.name, "").split()
    stem = path.name.split(".")[0].removeprefix("lib")
    return stem in names or stem.removeprefix("q") in names


def _qt_library(path: PurePosixPath) -> str:
    """Return `Gui` for libQt6Gui.so.6, Qt6Gui.dll and QtGui.framework, empty for other files."""
    name = path.name.removeprefix("lib")
    if name.startswith("Qt6"):
        return name.removeprefix("Qt6").split(".")[0]
    frameworks = [part for part in path.parts if part.endswith(".framework")]
    if frameworks and frameworks[0].startswith("Qt"):
        return frameworks[0].removeprefix("Qt").removesuffix(".framework")
    return ""


def _is_system_needed(name: str, source: str) -> bool:
    """Leave out the libraries in the folders of the Linux system, except for a few."""
    if not sys.platform.startswith("linux") or "/python" in source:
        return True
    return not source.startswith(_SYSTEM_FOLDERS) or name.startswith(SYSTEM)
