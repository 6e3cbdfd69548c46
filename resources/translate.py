"""Update the translations: the texts of the program and their compiled files.

Run from anywhere: ``python resources/translate.py nl``. It writes every text of the program to
``translations/kingdom_builder_qt_nl.ts``, where existing translations stay, and compiles it to the
``.qm`` file next to it, which the program loads. Without a language it updates all.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "kingdom_builder_qt"
FOLDER = ROOT / "resources" / "translations"


def main(languages: Sequence[str]) -> None:
    """Update and compile the files of some languages, such as ``nl`` or ``pt_BR``."""
    FOLDER.mkdir(exist_ok=True)
    for path in [source_of(language) for language in languages] or sorted(FOLDER.glob("*.ts")):
        update(path)
        compile_to(path.with_suffix(".qm"), path)


def source_of(language: str) -> Path:
    """Return the source file of a language."""
    return FOLDER / f"kingdom_builder_qt_{language}.ts"


def update(path: Path) -> None:
    """Write all texts of the program into a .ts file; removed texts are dropped."""
    texts = [str(file) for file in sorted(PACKAGE.rglob("*.py"))]
    _run("pyside6-lupdate", *texts, "-no-obsolete", "-locations", "none", "-ts", str(path))


def compile_to(target: Path, path: Path) -> None:
    """Make the .qm file of the finished translations of a .ts file."""
    _run("pyside6-lrelease", str(path), "-qm", str(target))


def _run(tool: str, *words: str) -> None:
    """Run a program of PySide6; CalledProcessError if it fails."""
    subprocess.run([str(Path(sysconfig.get_path("scripts")) / tool), *words], check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
