"""The program's icon in the formats of Windows and macOS, made from the PNG files in `resources`.

Both formats are a list of PNG files with a small header.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

from installers.project import NAME, ROOT

FOLDER: Final = ROOT / "resources" / "app"
SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
# Type codes of icns for PNG contents, by pixels; the second row is for screens with twice as many.
_ICNS_TYPES: Final = {
    "icp4": 16,
    "icp5": 32,
    "icp6": 64,
    "ic07": 128,
    "ic08": 256,
    "ic09": 512,
    "ic11": 32,
    "ic12": 64,
    "ic13": 256,
    "ic14": 512,
}


def png(size: int) -> Path:
    """Return the picture of one size."""
    return FOLDER / f"{NAME}-{size}.png"


def ico(path: Path) -> Path:
    """Write the icon of Windows and return its path."""
    pictures = [(size, png(size).read_bytes()) for size in _ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in pictures:
        side = size % 256  # 0 means 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(head + b"".join(picture for _, picture in pictures))
    return path


def icns(path: Path) -> Path:
    """Write the icon of macOS and return its path."""
    parts = b""
    for code, size in _ICNS_TYPES.items():
        picture = png(size).read_bytes()
        parts += code.encode("ascii") + struct.pack(">I", len(picture) + 8) + picture
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"icns" + struct.pack(">I", len(parts) + 8) + parts)
    return path
