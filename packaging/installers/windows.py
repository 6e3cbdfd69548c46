"""For Windows: an installer made by NSIS, and an archive that needs no installation."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from installers import icons, texts
from installers.app import built
from installers.project import BUILD, NAME, PACKAGING, architecture, result, run, tool, version

SCRIPT: Final = PACKAGING / "windows" / "installer.nsi"


def installer() -> Iterator[Path]:
    """Make the installer."""
    path = result(f"windows-{architecture()}-setup.exe")
    compile_script(built(), path)
    yield path


def compile_script(source: Path, output: Path, stub: str = "") -> None:
    """Compile the script over a folder with the frozen program; works on Linux, too.

    `stub`: the type of the installer program; empty for the default of NSIS on every system, a
    32-bit one.
    """
    four = ".".join([*version().split("."), "0", "0", "0"][:4])
    icon = icons.ico(BUILD / f"{NAME}.ico")
    entries = BUILD / "entries.nsh"
    entries.write_text(each_of(source), encoding="utf-8")
    languages = BUILD / "languages.nsh"
    languages.write_text(texts.for_nsis(), encoding="utf-8")
    words = {"VERSION": version(), "FOUR": four, "SOURCE": source, "OUTPUT": output, "ICON": icon}
    words |= {"ENTRIES": entries, "LANGUAGES": languages, **({"STUB": stub} if stub else {})}
    sign = "/" if sys.platform == "win32" else "-"
    options = [f"{sign}D{name}={value}" for name, value in words.items()]
    run([tool("makensis", "nsis"), f"{sign}V2", f"{sign}WX", *options, SCRIPT])


def each_of(source: Path) -> str:
    """Return the macro that inserts another for every name in the program's folder."""
    names = sorted(path.name for path in source.iterdir())
    lines = [f'  !insertmacro ${{DO}} "{name}"' for name in names]
    return "\n".join(["!macro EACH DO", *lines, "!macroend"]) + "\n"


def portable() -> Iterator[Path]:
    """Make an archive to unpack anywhere."""
    path = result(f"windows-{architecture()}.zip")
    made = shutil.make_archive(str(path.with_suffix("")), "zip", built().parent, NAME)
    yield Path(made)
