"""The frozen program: one folder with everything in it, and the licences beside the program."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from installers import icu, notices, version_info
from installers.project import APP, BUILD, PACKAGING, emptied, run

INTERNAL = "_internal"


def freeze() -> Iterator[Path]:
    """Freeze the program into `build/app`; yield its folder."""
    emptied(APP.parent)
    if sys.platform == "win32":
        version_info.write(BUILD / "version-info.txt")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean"]
    folders = ["--distpath", str(APP.parent), "--workpath", str(BUILD / "pyinstaller")]
    run([*command, *folders, PACKAGING / "kingdom-builder.spec"])
    if sys.platform == "linux":
        icu.shrink(APP / INTERNAL / "PySide6" / "Qt" / "lib")
    notices.write(APP / "licences", APP / INTERNAL)
    yield APP


def built() -> Path:
    """Return the folder of the frozen program, which has to be there already."""
    if not APP.is_dir():
        raise SystemExit("the program is not frozen yet: packaging/build.py --target app")
    return APP
