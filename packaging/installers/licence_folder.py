"""The folder with all licences next to the frozen program."""

from __future__ import annotations

import shutil
from pathlib import Path

from installers import notices
from installers.parts import FONT_FOLDER, FONTS, Part, parts
from installers.project import ROOT


def write(folder: Path, internal: Path) -> None:
    """Fill the folder of licences; `internal` contains the frozen program's libraries."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    for name in ("LGPL-3.0.txt", "GPL-3.0.txt", "MPL-2.0.txt"):
        shutil.copy(notices.TEXTS / name, folder)
    for name, _, text in FONTS:
        shutil.copy(FONT_FOLDER / text, folder / f"{name}-OFL.txt")
    shutil.copy(notices.TEXTS / "qt-third-party.txt", folder)
    (folder / "qt.txt").write_text(notices.qt_text(), encoding="utf-8")
    chapters = [_chapter(part) for part in parts(internal)]
    text = "\n\n".join(chapters) + "\n"
    (folder / "third-party-notices.txt").write_text(text, encoding="utf-8")


def _chapter(part: Part) -> str:
    title = f"{part.name} {part.version}" + (f" (in {part.inside})" if part.inside else "")
    return "\n\n".join([f"{title}\n{'=' * len(title)}", f"Licence: {part.licence}", *part.texts])
