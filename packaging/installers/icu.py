"""Takes out of Qt's copy of the ICU library what neither Qt nor the program asks it for.

Qt brings its own names of languages, regions, currencies and units and breaks lines itself; of ICU
it uses collation, case, encodings and time zone rules.  ICU's data is one table of named items in
one symbol of libicudata; everything else of that library stays where it is.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

from installers.elf import segments

SYMBOL_OFFSET: Final = 0x1000  # of the table, in the file and in memory
PAGE: Final = 0x1000
LOAD: Final = 1
UNUSED: Final = ("unit", "zone", "curr", "lang", "region", "translit", "rbnf", "brkitr")
# ICU looks for these in every group and falls back to the root; without them it reports an error.
_KEPT: Final = ("root.res", "res_index.res", "pool.res", "tzdbNames.res")


def shrink(folder: Path) -> None:
    """Rewrite libicudata in a folder of libraries; a layout that is not known is refused."""
    for path in sorted(folder.glob("libicudata.so.*")):
        library = path.read_bytes()
        path.write_bytes(_with_table(library, reduced(_table(library))))


def items(table: bytes) -> list[tuple[str, bytes]]:
    """Return the names and contents of an ICU data table."""
    start, count = _body(table)
    spans = [struct.unpack_from("<II", table, start + 4 + 8 * number) for number in range(count)]
    ends = [data for _, data in spans[1:]] + [len(table) - start]
    found = []
    for (name, data), end in zip(spans, ends, strict=True):
        stop = table.index(b"\0", start + name)
        found.append(
            (table[start + name : stop].decode("ascii"), table[start + data : start + end])
        )
    return found


def reduced(table: bytes) -> bytes:
    """Return the table without the items that nobody asks for."""
    start, _ = _body(table)
    kept = [item for item in items(table) if is_needed(item[0])]
    names = b"".join(name.encode("ascii") + b"\0" for name, _ in kept)
    name_at = 4 + 8 * len(kept)
    data_at = _aligned(start + name_at + len(names), 16) - start
    index, contents = struct.pack("<I", len(kept)), b""
    parts, data_end = [], data_at
    for name, content in kept:
        index += struct.pack("<II", name_at, data_end)
        padded = content.ljust(_aligned(len(content), 16), b"\0")
        parts.append(padded)
        name_at += len(name) + 1
        data_end += len(padded)
    contents = b"".join(parts)
    return table[:start] + (index + names).ljust(data_at, b"\xaa") + contents


def is_needed(name: str) -> bool:
    """Return whether an item such as `icudt73l/unit/de.res` is needed."""
    _, *group, leaf = name.split("/")
    return not group or group[0] not in UNUSED or leaf in _KEPT


def _aligned(number: int, step: int) -> int:
    return -(-number // step) * step


def _body(table: bytes) -> tuple[int, int]:
    """Return where the index begins and how many items it has."""
    if table[2:4] != b"\xda\x27" or table[12:16] != b"CmnD":
        raise SystemExit("libicudata does not begin with the table of its data")
    (start,) = struct.unpack_from("<H", table)
    return start, struct.unpack_from("<I", table, start)[0]


def _loaded(library: bytes) -> list[list[int]]:
    loads = [fields for _, fields in segments(library) if fields[0] & 0xFFFFFFFF == LOAD]
    if library[:5] != b"\x7fELF\x02" or len(loads) != 2 or loads[0][1]:
        raise SystemExit("libicudata is laid out in another way than expected")
    return loads


def _table(library: bytes) -> bytes:
    first, _ = _loaded(library)
    return library[SYMBOL_OFFSET : first[4]]


def _with_table(library: bytes, table: bytes) -> bytes:
    """Return the library with a shorter table; its second segment keeps its address in memory."""
    first, second = _loaded(library)
    end = SYMBOL_OFFSET + len(table)
    moved = _aligned(end, PAGE) + second[2] % PAGE
    back = second[1] - moved
    made = bytearray((library[:SYMBOL_OFFSET] + table).ljust(moved, b"\0"))
    made += library[second[1] : second[1] + second[4]]
    for place, fields in segments(library):
        if fields[1] >= second[1]:
            fields[1] -= back
        elif fields == first:
            fields[4] = fields[5] = end
        struct.pack_into("<QQQQQQQ", made, place, *fields)
    struct.pack_into("<Q", made, 40, 0)  # no section headers: only debuggers read them
    struct.pack_into("<HHH", made, 58, 0, 0, 0)
    return bytes(made)
