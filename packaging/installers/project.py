"""Paths and names of the project, and running a tool."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD: Final = ROOT / "build"
DIST: Final = ROOT / "dist"
PACKAGING: Final = ROOT / "packaging"
NAME: Final = "kingdom-builder-qt"
TITLE: Final = "Kingdom Builder Qt"
APP: Final = BUILD / "app" / NAME  # the frozen program, one folder
HOMEPAGE: Final = "https://github.com/kingdom-builder-qt/KingdomBuilderQt"
IDENTIFIER: Final = "io.github.kingdom_builder_qt.KingdomBuilderQt"  # for desktops
MAINTAINER: Final = (
    "the Kingdom Builder Qt contributors <kingdom-builder-qt@users.noreply.github.com>"
)
SUMMARY: Final = "Unofficial desktop edition of the hex board game Kingdom Builder"
DESCRIPTION: Final = (
    "Play against people at the same screen or against the computer, with expansions, replays and "
    "your own board sections."
)
UNOFFICIAL: Final = (
    "A program made by fans of the board game. It is not affiliated with or endorsed by the "
    "game's publisher or its author, and contains no artwork of the printed game."
)


def version() -> str:
    """Return the program's version from its only definition."""
    text = (ROOT / "kingdom_builder_qt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    if found is None:
        raise SystemExit("kingdom_builder_qt/__init__.py names no version")
    return found[1]


def architecture() -> str:
    """Return this machine's architecture as in file names: x86_64, arm64."""
    machine = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(machine, machine)


def result(suffix: str) -> Path:
    """Return the path of a result in `dist/`, such as `kingdom-builder-qt-1.0-x86_64.deb`."""
    DIST.mkdir(exist_ok=True)
    return DIST / f"{NAME}-{version()}-{suffix}"


def epoch() -> int:
    """Return the date of all files: SOURCE_DATE_EPOCH, else the last commit.

    A source archive has no commits; its files have the date of their last commit.
    """
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        if not given.isdecimal():
            raise SystemExit(f"SOURCE_DATE_EPOCH is no number of seconds: {given!r}")
        return int(given)
    # Ignore the commits of a repository around the unpacked archive; accept those of any owner.
    if (ROOT / ".git").exists() and (git := shutil.which("git")):
        command = [git, "-c", "safe.directory=*", "log", "-1", "--format=%ct"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if done.returncode == 0:
            return int(done.stdout)
    return int((ROOT / "pyproject.toml").stat().st_mtime)


def run(command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> str:
    """Run a tool and return its output; stop with its output if it fails.

    The output goes to files: a pipe closes only with the last process that inherited it, and Wine's
    desktop, which a tool may have started, never ends.
    """
    words = [str(word) for word in command]
    environ = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), **(env or {})}
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        status = subprocess.call(words, cwd=ROOT, env=environ, stdout=output, stderr=errors)
        printed, complaints = _text(output), _text(errors)
    if status:
        raise SystemExit(f"{' '.join(words)}\n{printed[-4000:]}{complaints[-4000:]}")
    return printed


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode("utf-8", "replace").replace("\r\n", "\n")


def tool(name: str, package: str) -> str:
    """Return the path of a program, or stop with the name of its package."""
    found = shutil.which(name)
    if found is None:
        raise SystemExit(f"{name} is missing: install {package}")
    return found


def emptied(folder: Path) -> Path:
    """Return the folder, new and empty."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    return folder


def filled(template: Path, **words: str) -> str:
    """Return a template with its `@WORD@` replaced; one without a value is an error."""
    text = template.read_text(encoding="utf-8")
    for word, value in words.items():
        text = text.replace(f"@{word.upper()}@", value)
    if left := re.search(r"@[A-Z_]+@", text):
        raise SystemExit(f"{template}: nothing is known of {left[0]}")
    return text
