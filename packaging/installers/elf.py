"""What the frozen program needs of the Linux system it is installed on."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from installers.project import run, tool
from kingdom_builder_qt.app import libraries

GLIBC: Final = frozenset(
    f"lib{name}"
    for name in (
        *("c.so.6", "m.so.6", "mvec.so.1", "dl.so.2", "pthread.so.0", "rt.so.1"),
        *("util.so.1", "resolv.so.2"),
    )
) | {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}

# What README.md promises, the newest that Qt or the Python of the building machine may ask for.
NEWEST_GLIBC: Final = "2.35"
_DYNAMIC: Final = 2  # type of the segment with these entries:
_STRINGS, _RPATH, _RUNPATH = 5, 15, 29


def programs(folder: Path) -> list[Path]:
    """Return all ELF files of a folder."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if _begins_as_elf(path)]


def needed(files: Iterable[Path]) -> tuple[list[str], str]:
    """Return the libraries that are not among the files, and the glibc version they need."""
    files = list(files)
    text = run([tool("objdump", "binutils"), "-p", *files])
    sonames = set(re.findall(r"NEEDED +(\S+)", text)) - {path.name for path in files}
    versions = re.findall(r"GLIBC_(\d+)\.(\d+)", text)
    newest = max((int(major), int(minor)) for major, minor in versions)
    return sorted(sonames - GLIBC), ".".join(map(str, newest))


def segments(library: bytes) -> list[tuple[int, list[int]]]:
    """Return the program headers of a 64-bit ELF file with their places in it."""
    (at,) = struct.unpack_from("<Q", library, 32)
    size, count = struct.unpack_from("<HH", library, 54)
    places = [at + size * number for number in range(count)]
    # type and flags, offset, address, physical address, size in the file, size in memory, alignment
    return [(place, list(struct.unpack_from("<QQQQQQQ", library, place))) for place in places]


def check_glibc(needed: str) -> None:
    """Stop the build when the program needs a newer glibc than is promised."""
    if _number(needed) > _number(NEWEST_GLIBC):
        raise SystemExit(
            f"the program needs glibc {needed}, README.md promises {NEWEST_GLIBC}:"
            " build on an older system"
        )


def drop_foreign_paths(files: Iterable[Path]) -> None:
    """Take from the files where to look for libraries, unless that is beside themselves.

    A Python that somebody compiled at home names that home in each of its modules.
    """
    for path in files:
        library = path.read_bytes()
        if foreign_paths(library):
            path.write_bytes(_without_foreign_paths(library))


def foreign_paths(library: bytes) -> list[str]:
    """Return the search paths in a 64-bit ELF file that lead out of the program's folder."""
    return [path for _, path in _search_paths(library) if not path.startswith("$ORIGIN")]


def _search_paths(library: bytes) -> Iterator[tuple[int, str]]:
    """Yield the numbers of the dynamic entries with search paths, and each of their folders."""
    entries = _entries(library)
    strings = _in_file(library, next((value for tag, value in entries if tag == _STRINGS), 0))
    for number, (tag, value) in enumerate(entries):
        if tag in (_RPATH, _RUNPATH):
            at = strings + value
            for folder in library[at : library.index(b"\0", at)].decode().split(":"):
                yield number, folder


def _without_foreign_paths(library: bytes) -> bytes:
    """Return the file without the entries that name a foreign path; no byte changes its place."""
    numbers = {n for n, folder in _search_paths(library) if not folder.startswith("$ORIGIN")}
    entries = _entries(library)
    kept = [entry for number, entry in enumerate(entries) if number not in numbers]
    kept += [(0, 0)] * len(numbers)  # the list ends with the first of these
    made = bytearray(library)
    at = _dynamic(library)[0]
    made[at : at + 16 * len(kept)] = b"".join(struct.pack("<QQ", *entry) for entry in kept)
    return bytes(made)


def _entries(library: bytes) -> list[tuple[int, int]]:
    at, size = _dynamic(library)
    return list(struct.iter_unpack("<QQ", library[at : at + size - size % 16]))


def _dynamic(library: bytes) -> tuple[int, int]:
    """Return where the dynamic entries lie in the file, and how many bytes they take."""
    for _, fields in segments(library):
        if fields[0] & 0xFFFFFFFF == _DYNAMIC:
            return fields[1], fields[4]
    return 0, 0


def _in_file(library: bytes, address: int) -> int:
    for _, (_, offset, start, _, size, *_) in segments(library):
        if start <= address < start + size:
            return offset + address - start
    return 0


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def debian_packages(sonames: Iterable[str], glibc: str) -> list[str]:
    """Return the Debian packages with these libraries; an unknown library is an error."""
    if unknown := sorted(set(sonames) - set(libraries.ALL)):
        raise SystemExit(f"no Debian package is known for {', '.join(unknown)}")
    names = {" | ".join(libraries.ALL[soname]) for soname in sonames}
    return sorted(names | {f"libc6 (>= {glibc})"})


def rpm_provides(sonames: Iterable[str], glibc: str) -> list[str]:
    """Return the libraries as rpm packages name what they provide."""
    return [f"{soname}()(64bit)" for soname in sonames] + [f"libc.so.6(GLIBC_{glibc})(64bit)"]


def _begins_as_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"
