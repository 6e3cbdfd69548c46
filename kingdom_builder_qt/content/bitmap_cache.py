"""Cache of rendered own pictures across starts, one file with a checksum per bitmap."""

from __future__ import annotations

import zlib
from contextlib import suppress
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.atomic_files import write_bytes
from kingdom_builder_qt.content.disk import changed_ns, children, read_bytes, status

FOLDER: Final = "pictures"  # in the cache folder
MOST_FILES: Final = 500
MOST_BYTES: Final = 32 << 20  # of all files
_MOST_OF_ONE: Final = 1 << 20
_SUFFIX: Final = ".bitmap"
_CHECK_BYTES: Final = 4


def cached_bitmap(key: str) -> bytes | None:
    """Return the bitmap of a key (letters and digits), None if it is missing or damaged."""
    data = read_bytes(_path(key), _MOST_OF_ONE)
    if isinstance(data, str):
        return None
    check, body = data[:_CHECK_BYTES], data[_CHECK_BYTES:]
    return body if check == _check(body) else None


def cache_bitmap(key: str, body: bytes) -> None:
    """Cache a bitmap and evict the oldest beyond the limits; OSError if it cannot be written."""
    path = _path(key)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_bytes(path, _check(body) + body)
    files = [file for file in children(path.parent) if file.suffix == _SUFFIX]
    sizes = {file: found.st_size for file in files if (found := status(file)) is not None}
    total = sum(sizes.values())
    for file in sorted(sizes, key=changed_ns):
        if len(sizes) <= MOST_FILES and total <= MOST_BYTES:
            break
        total -= sizes.pop(file)
        with suppress(OSError):
            file.unlink()


def _path(key: str) -> Path:
    return paths.user_cache() / FOLDER / f"{key}{_SUFFIX}"


def _check(body: bytes) -> bytes:
    return zlib.crc32(body).to_bytes(_CHECK_BYTES, "big")
