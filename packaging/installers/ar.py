"""The outer archive of a .deb, compressed better than by nfpm."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_MAGIC: Final = b"!<arch>\n"
_HEAD: Final = 60  # letters: name 16, date 12, user 6, group 6, mode 8, size 10, end 2
_PLAIN: Final = "data.tar"


def pack(path: Path) -> None:
    """Compress `data.tar` of a .deb; all other members are unchanged."""
    whole = _MAGIC
    for head, content in members(path.read_bytes()):
        if name(head) == _PLAIN:
            content = lzma.compress(content, preset=9)
            head = b"%-16s%s%-10d`\n" % (f"{_PLAIN}.xz".encode(), head[16:48], len(content))
        whole += head + content + b"\n" * (len(content) % 2)
    path.write_bytes(whole)


def members(archive: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield header and content of each file."""
    if not archive.startswith(_MAGIC):
        raise SystemExit("this is no .deb")
    place = len(_MAGIC)
    while place < len(archive):
        head = archive[place : place + _HEAD]
        size = int(head[48:58])
        place += _HEAD
        yield head, archive[place : place + size]
        place += size + size % 2


def name(head: bytes) -> str:
    """Return the name in a header."""
    return head[:16].decode().rstrip(" /")
