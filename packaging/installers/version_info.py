"""The version resource of the Windows programs."""

from __future__ import annotations

from pathlib import Path

from installers.project import NAME, PACKAGING, SUMMARY, TITLE, filled, version


def write(path: Path) -> None:
    """Write the file that PyInstaller embeds in the programs."""
    numbers = [int(part) for part in version().split(".")] + [0, 0, 0, 0]
    four = ", ".join(map(str, numbers[:4]))
    words = {"numbers": four, "version": version(), "title": TITLE, "name": NAME}
    path.parent.mkdir(parents=True, exist_ok=True)
    template = PACKAGING / "windows" / "version-info.txt"
    path.write_text(filled(template, summary=SUMMARY, **words), encoding="utf-8")
