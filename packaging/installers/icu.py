"""Removes the data that neither Qt nor the program uses from Qt's copy of the ICU library.

Qt has its own names of languages, regions, currencies and units and breaks lines itself; of ICU it
uses collation, case, encodings and time zone rules. ICU's data is one table of named items in one
symbol of libicudata; the rest of that library is unchanged.
"""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path
from typing import Final

from elftools.common.exceptions import ELFError
from elftools.construct.lib.container import Container
from elftools.elf.elffile import ELFFile

SYMBOL_OFFSET: Final = 0x1000  # of the table, in the file and in memory
PAGE: Final = 0x1000
UNUSED: Final = ("unit", "zone", "curr", "lang", "region", "translit", "rbnf", "brkitr")
# ICU searches these in every group and falls back to the root; without them it reports an error.
_KEPT: Final = ("root.res", "res_index.res", "pool.res", "tzdbNames.res")


def shrink(folder: Path) -> None:
    """Rewrite libicudata in a folder of libraries; an unknown layout is an error."""
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
    """Return the table without the unused items."""
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
    """Return the offset of the index and the number of its items."""
    if table[2:4] != b"\xda\x27" or table[12:16] != b"CmnD":
        raise SystemExit("libicudata does not begin with the table of its data")
    (start,) = struct.unpack_from("<H", table)
    return start, struct.unpack_from("<I", table, start)[0]


def _headers(library: bytes) -> tuple[ELFFile, list[Container]]:
    """Return the library and the headers of its segments."""
    try:
        elf = ELFFile(BytesIO(library))
        return elf, [segment.header for segment in elf.iter_segments()]
    except ELFError as error:
        raise SystemExit(f"libicudata cannot be read: {error}") from error


def _loaded(headers: list[Container]) -> list[Container]:
    loads = [header for header in headers if header.p_type == "PT_LOAD"]
    if len(loads) != 2 or loads[0].p_offset:
        raise SystemExit("libicudata is laid out in another way than expected")
    return loads


def _table(library: bytes) -> bytes:
    _, headers = _headers(library)
    return library[SYMBOL_OFFSET : _loaded(headers)[0].p_filesz]


def _with_table(library: bytes, table: bytes) -> bytes:
    """Return the library with a shorter table; its second segment keeps its address in memory."""
    elf, headers = _headers(library)
    first, second = _loaded(headers)
    end = SYMBOL_OFFSET + len(table)
    start = second.p_offset
    moved = _aligned(end, PAGE) + second.p_vaddr % PAGE
    made = bytearray((library[:SYMBOL_OFFSET] + table).ljust(moved, b"\0"))
    made += library[start : start + second.p_filesz]
    for header in headers:
        if header.p_offset >= start:
            header.p_offset -= start - moved
        elif header is first:
            header.p_filesz = header.p_memsz = end
    built = b"".join(map(elf.structs.Elf_Phdr.build, headers))
    made[elf["e_phoff"] : elf["e_phoff"] + len(built)] = built
    # No section headers: only debuggers read them.
    elf.header.update(e_shoff=0, e_shentsize=0, e_shnum=0, e_shstrndx=0)
    made[: elf["e_ehsize"]] = elf.structs.Elf_Ehdr.build(elf.header)
    return bytes(made)
