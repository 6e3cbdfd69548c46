"""The compiled translations, which the repository does not contain."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Final

from installers.project import ROOT
from kingdom_builder_qt.ui.desktop.message_files import COMPILED, SOURCE, compile_file

RESOURCES: Final = ROOT / "resources"
FOLDER: Final = RESOURCES / "translations"


def compile_all() -> None:
    """Compile each language next to its source, and remove files without a source."""
    for path in FOLDER.glob(f"*{COMPILED}"):
        path.unlink()
    for path in sorted(FOLDER.glob(f"*{SOURCE}")):
        compile_file(path)


def check(names: Collection[str]) -> None:
    """Refuse a program, given by the names of its files, that lacks a language."""
    wanted = {path.with_suffix(COMPILED).name for path in FOLDER.glob(f"*{SOURCE}")}
    if missing := sorted(wanted - {name.rpartition("/")[2] for name in names}):
        raise SystemExit(f"the program lacks translations: {', '.join(missing)}")


def shipped() -> list[Path]:
    """Return all files of `resources` that belong to the program."""
    files = (path for path in RESOURCES.rglob("*") if path.is_file())
    return sorted(path for path in files if path.suffix not in (SOURCE, ".pyc"))
