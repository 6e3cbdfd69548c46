"""The requirements of the frozen program on a Linux system."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from elftools.elf.dynamic import DynamicSegment, DynamicTag
from elftools.elf.elffile import ELFFile
from elftools.elf.gnuversions import GNUVerNeedSection

from kingdom_builder_qt.app import libraries

GLIBC: Final = frozenset(
    f"lib{name}"
    for name in (
        *("c.so.6", "m.so.6", "mvec.so.1", "dl.so.2", "pthread.so.0", "rt.so.1"),
        *("util.so.1", "resolv.so.2"),
    )
) | {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}

# The promise in README.md, the limit for Qt and the Python of the build machine.
NEWEST_GLIBC: Final = "2.35"


def programs(folder: Path) -> list[Path]:
    """Return all ELF files of a folder."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if _begins_as_elf(path)]


def needed(files: Iterable[Path]) -> tuple[list[str], str]:
    """Return the libraries that are not among the files, and the glibc version they need."""
    files = list(files)
    sonames: set[str] = set()
    versions: set[str] = set()
    for path in files:
        with path.open("rb") as file:
            library = ELFFile(file)
            sonames.update(_text(tag) for tag in _tags(library) if tag["d_tag"] == "DT_NEEDED")
            versions.update(_versions(library))
    found = [re.fullmatch(r"GLIBC_(\d+)\.(\d+)(\.\d+)?", version) for version in versions]
    newest = max((int(match[1]), int(match[2])) for match in found if match)
    return sorted(sonames - {path.name for path in files} - GLIBC), ".".join(map(str, newest))


def check_glibc(needed: str) -> None:
    """Stop the build if the program needs a newer glibc than promised."""
    if _number(needed) > _number(NEWEST_GLIBC):
        raise SystemExit(
            f"the program needs glibc {needed}, README.md promises {NEWEST_GLIBC}:"
            " build on an older system"
        )


def drop_foreign_paths(files: Iterable[Path]) -> None:
    """Remove the library search paths of the files, except those to their own folders.

    A Python compiled in a home folder has that folder in each of its modules.
    """
    for path in files:
        library = path.read_bytes()
        if foreign_paths(library):
            path.write_bytes(_without_foreign_paths(library))


def foreign_paths(library: bytes) -> list[str]:
    """Return the search paths in an ELF file that leave the program's folder."""
    folders = [folder for tag in _tags(ELFFile(BytesIO(library))) for folder in _search_paths(tag)]
    return [folder for folder in folders if not folder.startswith("$ORIGIN")]


def _search_paths(tag: DynamicTag) -> list[str]:
    """Return the folders that an entry of the dynamic section names."""
    if tag["d_tag"] not in ("DT_RPATH", "DT_RUNPATH"):
        return []
    return _text(tag).split(":")


def _text(tag: DynamicTag) -> str:
    text: str = getattr(tag, tag["d_tag"].removeprefix("DT_").lower())
    return text


def _without_foreign_paths(library: bytes) -> bytes:
    """Return the file without the entries that name a foreign path; no byte moves."""
    elf = ELFFile(BytesIO(library))
    (segment,) = elf.iter_segments("PT_DYNAMIC")
    start, size = segment["p_offset"], elf.structs.Elf_Dyn.sizeof()
    kept, end = b"", start
    for tag in _tags(elf):
        if all(folder.startswith("$ORIGIN") for folder in _search_paths(tag)):
            kept += library[end : end + size]
        end += size
    # The first entry of zeros ends the list.
    return library[:start] + kept.ljust(end - start, b"\0") + library[end:]


def _tags(library: ELFFile) -> Iterator[DynamicTag]:
    for segment in library.iter_segments("PT_DYNAMIC"):
        assert isinstance(segment, DynamicSegment)
        yield from segment.iter_tags()


def _versions(library: ELFFile) -> Iterator[str]:
    """Yield the symbol versions that the file needs from other libraries."""
    for section in library.iter_sections("SHT_GNU_verneed"):
        assert isinstance(section, GNUVerNeedSection)
        for _, versions in section.iter_versions():
            yield from (version.name for version in versions)


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def debian_packages(sonames: Iterable[str], glibc: str) -> list[str]:
    """Return the Debian packages with these libraries; an unknown library is an error."""
    if unknown := sorted(set(sonames) - set(libraries.ALL)):
        raise SystemExit(f"no Debian package is known for {', '.join(unknown)}")
    names = {" | ".join(libraries.ALL[soname]) for soname in sonames}
    return sorted(names | {f"libc6 (>= {glibc})"})


def rpm_provides(sonames: Iterable[str], glibc: str) -> list[str]:
    """Return the libraries as rpm packages name their capabilities."""
    return [f"{soname}()(64bit)" for soname in sonames] + [f"libc.so.6(GLIBC_{glibc})(64bit)"]


def _begins_as_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"
