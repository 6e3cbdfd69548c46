"""What the frozen program needs of the Linux system it is installed on."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from installers.project import run, tool

GLIBC: Final = frozenset(
    f"lib{name}"
    for name in (
        *("c.so.6", "m.so.6", "mvec.so.1", "dl.so.2", "pthread.so.0", "rt.so.1"),
        *("util.so.1", "resolv.so.2"),
    )
) | {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}

# Names of Debian packages, the newer name first where a release renamed one.
DEBIAN: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}


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


def debian_packages(sonames: Iterable[str], glibc: str) -> list[str]:
    """Return the Debian packages with these libraries; an unknown library is an error."""
    if unknown := sorted(set(sonames) - set(DEBIAN)):
        raise SystemExit(f"no Debian package is known for {', '.join(unknown)}")
    return sorted({DEBIAN[soname] for soname in sonames} | {f"libc6 (>= {glibc})"})


def rpm_provides(sonames: Iterable[str], glibc: str) -> list[str]:
    """Return the libraries as rpm packages name what they provide."""
    return [f"{soname}()(64bit)" for soname in sonames] + [f"libc.so.6(GLIBC_{glibc})(64bit)"]


def _begins_as_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"
