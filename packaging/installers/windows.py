"""For Windows: an installer made by NSIS, and an archive that needs no installation."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from installers import icons
from installers.app import built
from installers.project import BUILD, NAME, PACKAGING, architecture, result, run, tool, version

SCRIPT: Final = PACKAGING / "windows" / "installer.nsi"


def installer() -> Iterator[Path]:
    """Make the installer."""
    path = result(f"windows-{architecture()}-setup.exe")
    compile_script(built(), path)
    yield path


def compile_script(source: Path, output: Path) -> None:
    """Compile the script over a folder with the frozen program; works on Linux, too."""
    four = ".".join([*version().split("."), "0", "0", "0"][:4])
    icon = icons.ico(BUILD / f"{NAME}.ico")
    words = {"VERSION": version(), "FOUR": four, "SOURCE": source, "OUTPUT": output, "ICON": icon}
    sign = "/" if sys.platform == "win32" else "-"
    options = [f"{sign}D{name}={value}" for name, value in words.items()]
    run([tool("makensis", "nsis"), f"{sign}V2", f"{sign}WX", *options, SCRIPT])


def portable() -> Iterator[Path]:
    """Make an archive to unpack anywhere."""
    path = result(f"windows-{architecture()}.zip")
    made = shutil.make_archive(str(path.with_suffix("")), "zip", built().parent, NAME)
    yield Path(made)
