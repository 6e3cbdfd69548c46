"""The frozen program: one folder with everything in it, and the licences next to the program."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from installers import elf, icu, licence_folder, translations, version_info
from installers.project import APP, BUILD, PACKAGING, emptied, run

INTERNAL: Final = "_internal"
ENVIRONMENT: Final = {
    # Sets of names are written in the order of their hashes, the same each time with a fixed seed.
    "PYTHONHASHSEED": "0",
    # All packages are compressed as a whole, which is smaller than module by module.
    "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
}


def freeze() -> Iterator[Path]:
    """Freeze the program into `build/app`; yield its folder."""
    emptied(APP.parent)
    if sys.platform == "win32":
        version_info.write(BUILD / "version-info.txt")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean"]
    folders = ["--distpath", str(APP.parent), "--workpath", str(BUILD / "pyinstaller")]
    run([*command, *folders, PACKAGING / "kingdom-builder.spec"], ENVIRONMENT)
    translations.check([path.name for path in APP.rglob("*.qm")])
    if sys.platform == "linux":
        icu.shrink(APP / INTERNAL / "PySide6" / "Qt" / "lib")
        programs = elf.programs(APP)
        elf.drop_foreign_paths(programs)
        elf.check_glibc(elf.needed(programs)[1])
    licence_folder.write(APP / "licences", APP / INTERNAL)
    yield APP


def built() -> Path:
    """Return the folder of the frozen program, which has to be there already."""
    if not APP.is_dir():
        raise SystemExit("the program is not frozen yet: packaging/build.py --target app")
    return APP
