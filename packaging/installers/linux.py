"""Packages for Linux: .deb and .rpm made by nfpm, and an archive that needs no installation."""

from __future__ import annotations

import os
import shutil
import sys
import tarfile
import textwrap
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from installers import ar, debian_copyright, documents, elf, icons, parts, share, texts
from installers.app import INTERNAL, built
from installers.project import (
    BUILD,
    DESCRIPTION,
    HOMEPAGE,
    IDENTIFIER,
    MAINTAINER,
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
_ZSH: Final = {"deb": "vendor-completions", "rpm": share.ZSH}
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
    share.write_documents(folder / "docs")
    share.write(folder / "share", folder / "share" / "man" / share.MAN)
    with tarfile.open(path, "w:xz", format=tarfile.PAX_FORMAT) as archive:
        for file in [folder, *sorted(folder.rglob("*"))]:
            name = file.relative_to(folder.parent).as_posix()
            archive.add(file, name, recursive=False, filter=_as_anybody)
    yield path


def stage(kind: str = "deb") -> Path:
    """Lay out the files of the installed package; return the folder that represents `/`.

    Documents and man pages are separate, in `doc` and `man`, because an .rpm marks them.
    """
    root = emptied(BUILD / "stage")
    shutil.copytree(built(), root / FOLDER, symlinks=True)
    shared = root / "usr" / "share"
    sources = {
        "applications": f"{IDENTIFIER}.desktop",
        "metainfo": f"{IDENTIFIER}.metainfo.xml",
        "mime/packages": f"{NAME}.xml",
    }
    for folder, name in sources.items():
        share.write_text(shared / folder / name, _text(name))
    share.write_documents(root / "doc")
    (root / "doc" / "changelog.gz").write_bytes(documents.packed(documents.changelog()))
    share.write(shared, root / "man", _ZSH[kind])
    if kind == "deb":
        found = parts.parts(built() / INTERNAL)
        share.write_text(root / "doc" / "copyright", debian_copyright.text(found, FOLDER))
        _copy(_SOURCES / "lintian-overrides", shared / "lintian" / "overrides" / NAME)
    else:
        _copy(built() / "licences" / "LICENSE.txt", root / "doc" / "LICENSE.txt")
    for size in icons.SIZES:
        _copy(icons.png(size), shared / f"icons/hicolor/{size}x{size}/apps/{NAME}.png")
    _copy(icons.FOLDER / f"{NAME}.svg", shared / f"icons/hicolor/scalable/apps/{NAME}.svg")
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    _make_uniform(root)
    return root


def _package(kind: str) -> Path:
    root = stage(kind)
    sonames, glibc = elf.needed(elf.programs(root / FOLDER))
    words = {
        "arch": _GO_NAMES[architecture()],
        "version": version(),
        "summary": SUMMARY,
        "description": _wrapped(f"{DESCRIPTION} {UNOFFICIAL}"),
        "homepage": HOMEPAGE,
        "maintainer": MAINTAINER,
        "licence": parts.licence(parts.parts(built() / INTERNAL)),
        "changelog": str(BUILD / "changelog.yaml"),
        "moment": _moment().strftime("%Y-%m-%dT%H:%M:%SZ"),
        "stage": str(root),
        "documents": "\n  ".join(_document(path, kind) for path in sorted(root.glob("[dm]*/*"))),
        "deb_depends": _listed(elf.debian_packages(sonames, glibc)),
        "rpm_depends": _listed(elf.rpm_provides(sonames, glibc)),
    }
    share.write_text(BUILD / "changelog.yaml", documents.package_changelog())
    recipe = BUILD / "nfpm.yaml"
    share.write_text(recipe, filled(_SOURCES / "nfpm.yaml", **words))
    path = result(f"{architecture()}.{kind}")
    nfpm = Path(sys.executable).with_name("nfpm")
    run([nfpm, "package", "--config", recipe, "--packager", kind, "--target", path])
    if kind == "deb":
        ar.pack(path)
    return path


def _document(path: Path, kind: str) -> str:
    """Return the line of a document, which only an .rpm marks as such."""
    mark = ", type: doc" if kind == "rpm" else ""
    folder = {"doc": f"doc/{NAME}", "man": f"man/{share.MAN}"}[path.parent.name]
    return f"- {{src: {path}, dst: /usr/share/{folder}/{path.name}{mark}}}"


def _wrapped(text: str) -> str:
    """Return a text in lines for the block of a YAML file."""
    return textwrap.fill(text, 76).replace("\n", "\n  ")


def _moment() -> datetime:
    return datetime.fromtimestamp(epoch(), UTC)


def _listed(words: list[str]) -> str:
    return ", ".join(f'"{word}"' for word in words)


def _text(name: str) -> str:
    if name == f"{NAME}.xml":
        return filled(_SOURCES / name, **{key: texts.comments(key) for key in texts.FILE_TYPES})
    if not name.endswith(".metainfo.xml"):
        return (_SOURCES / name).read_text(encoding="utf-8")
    date = _moment().date().isoformat()
    words = {"title": TITLE, "unofficial": UNOFFICIAL, "version": version(), "date": date}
    words |= {"identifier": IDENTIFIER, "homepage": HOMEPAGE, "description": DESCRIPTION}
    return filled(_SOURCES / name, **words)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _make_uniform(root: Path) -> None:
    """Give all files the same date, and permissions that do not depend on the build machine."""
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
