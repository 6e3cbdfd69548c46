"""Packages for Linux: .deb and .rpm made by nfpm, and an archive that needs no installation."""

from __future__ import annotations

import os
import shutil
import sys
import tarfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from installers import elf, icons
from installers.app import built
from installers.project import (
    BUILD,
    NAME,
    PACKAGING,
    SUMMARY,
    TITLE,
    UNOFFICIAL,
    architecture,
    emptied,
    epoch,
    filled,
    result,
    run,
    version,
)

FOLDER: Final = f"usr/lib/{NAME}"  # of the program, once it is installed
_SOURCES: Final = PACKAGING / "linux"
_GO_NAMES: Final = {"x86_64": "amd64", "arm64": "arm64"}


def deb() -> Iterator[Path]:
    """Make the package for Debian, Ubuntu and their relatives."""
    yield _package("deb")


def rpm() -> Iterator[Path]:
    """Make the package for Fedora, openSUSE and their relatives."""
    yield _package("rpm")


def tar() -> Iterator[Path]:
    """Make an archive to unpack anywhere."""
    path = result(f"linux-{architecture()}.tar.xz")
    _, glibc = elf.needed(elf.programs(built()))
    words = {"version": version(), "unofficial": UNOFFICIAL, "glibc": glibc}
    readme = filled(_SOURCES / "README.txt", **words)
    folder = emptied(BUILD / "portable") / f"{NAME}-{version()}"
    shutil.copytree(built(), folder, symlinks=True)
    (folder / "README.txt").write_text(readme, encoding="utf-8")
    with tarfile.open(path, "w:xz", format=tarfile.PAX_FORMAT) as archive:
        for file in [folder, *sorted(folder.rglob("*"))]:
            name = file.relative_to(folder.parent).as_posix()
            archive.add(file, name, recursive=False, filter=_as_anybody)
    yield path


def stage() -> Path:
    """Lay out the files as they are to lie in a system; return the folder that stands for `/`."""
    root = emptied(BUILD / "stage")
    shutil.copytree(built(), root / FOLDER, symlinks=True)
    share = root / "usr" / "share"
    texts = {
        "applications": f"{NAME}.desktop",
        "metainfo": f"{NAME}.metainfo.xml",
        "mime/packages": f"{NAME}.xml",
    }
    for folder, name in texts.items():
        _write(share / folder / name, _text(name))
    _write(share / "doc" / NAME / "copyright", (built() / "licences" / "LICENSE.txt").read_text())
    for size in icons.SIZES:
        _copy(icons.png(size), share / f"icons/hicolor/{size}x{size}/apps/{NAME}.png")
    _copy(icons.FOLDER / f"{NAME}.svg", share / f"icons/hicolor/scalable/apps/{NAME}.svg")
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    _make_uniform(root)
    return root


def _package(kind: str) -> Path:
    root = stage()
    sonames, glibc = elf.needed(elf.programs(root / FOLDER))
    words = {
        "arch": _GO_NAMES[architecture()],
        "version": version(),
        "summary": SUMMARY,
        "unofficial": UNOFFICIAL,
        "moment": _moment().strftime("%Y-%m-%dT%H:%M:%SZ"),
        "stage": str(root),
        "deb_depends": _listed(elf.debian_packages(sonames, glibc)),
        "rpm_depends": _listed(elf.rpm_provides(sonames, glibc)),
    }
    recipe = BUILD / "nfpm.yaml"
    _write(recipe, filled(_SOURCES / "nfpm.yaml", **words))
    path = result(f"{architecture()}.{kind}")
    nfpm = Path(sys.executable).with_name("nfpm")
    run([nfpm, "package", "--config", recipe, "--packager", kind, "--target", path])
    return path


def _moment() -> datetime:
    return datetime.fromtimestamp(epoch(), UTC)


def _listed(words: list[str]) -> str:
    return ", ".join(f'"{word}"' for word in words)


def _text(name: str) -> str:
    if not name.endswith(".metainfo.xml"):
        return (_SOURCES / name).read_text(encoding="utf-8")
    date = _moment().date().isoformat()
    words = {"title": TITLE, "unofficial": UNOFFICIAL, "version": version(), "date": date}
    return filled(_SOURCES / name, **words)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _make_uniform(root: Path) -> None:
    """Give all files the same moment, and rights that do not depend on who builds."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or (path.parent.name == NAME and path.name == NAME)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)


def _as_anybody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = epoch()
    entry.mode = 0o755 if entry.mode & 0o100 or entry.isdir() else 0o644
    return entry
