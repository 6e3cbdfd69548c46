"""Reads and writes the files of a `.kbpack` in memory, with hard limits.

Nothing is extracted to disk, and sizes stated by the archive are not trusted: the bytes actually
read count. Names that are not portable are refused.
"""

from __future__ import annotations

import io
import stat
import struct
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.characters import UNSTORABLE
from kingdom_builder_qt.content.disk import read_bytes, size_text
from kingdom_builder_qt.content.portable_names import name_fault
from kingdom_builder_qt.core.errors import KingdomBuilderError, quoted
from kingdom_builder_qt.core.messages import Message

MOST_BYTES: Final = 32 << 20  # of the archive
MOST_FILES: Final = 1000
MOST_BYTES_OF_FILE: Final = 2 << 20
MOST_BYTES_IN_ALL: Final = 64 << 20
MOST_TIMES: Final = 100  # limit of total size to archive size, except for small packs
DEEPEST: Final = 4  # levels of names, including the file's
LONGEST_PART: Final = 100  # characters
_LONGEST_BYTES: Final = 255  # of a name in UTF-8, the limit of most file systems
SUFFIXES: Final = (".yaml", ".svg", ".png", ".txt", ".md")

_SMALL: Final = 1 << 20  # bytes in total that are exempt from the ratio
_END: Final = struct.Struct("<4s4H2LH")  # of the central directory, and of the archive
_END_SIGN: Final = b"PK\x05\x06"
_LARGE_SIGN: Final = b"PK\x06\x07"
_LONGEST_ENTRY: Final = 46 + 1024  # bytes in the central directory
_ENCRYPTED: Final = 0x1 | 0x40 | 0x2000
_KINDS: Final = {zipfile.ZIP_STORED: "stored", zipfile.ZIP_DEFLATED: "deflated"}
_BROKEN: Final = (
    *(zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, struct.error, EOFError),
    *(NotImplementedError, RuntimeError, ValueError, OSError, OverflowError),
)


class PackError(KingdomBuilderError):
    """An unusable pack; the message names its file."""


def read_archive(path: Path) -> dict[str, bytes]:
    """Return the files of a pack by name with `/`, sorted; PackError gives the reason."""
    data = read_bytes(path, MOST_BYTES)
    if isinstance(data, Message):
        raise PackError(Message("{file}: {problem}", file=path, problem=data))
    return files_of(data, str(path))


def files_of(data: bytes, name: str) -> dict[str, bytes]:
    """Return the files of an archive in memory; `name`: its name in a PackError."""
    try:
        return _read(data)
    except PackError as error:
        raise PackError(Message("{file}: {problem}", file=name, problem=error.message)) from None
    except _BROKEN as error:  # its message may contain half the archive
        raise PackError(
            Message("{file}: {problem}", file=name, problem=Message("the archive is damaged"))
        ) from error


def archive_of(files: Mapping[str, bytes]) -> bytes:
    """Return an archive of files by name; deterministic.

    Files are stored uncompressed, since compression depends on the version of the library.
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name)  # dated 1980
            info.create_system = 3
            info.external_attr = (stat.S_IFREG | 0o644) << 16
            archive.writestr(info, files[name])
    return buffer.getvalue()


def _read(data: bytes) -> dict[str, bytes]:
    _check_end(data)
    found: dict[str, bytes] = {}
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        infos = archive.infolist()
        if len(infos) > MOST_FILES:
            raise PackError(Message("more than {most} files", most=MOST_FILES))
        names: dict[str, str] = {}
        left = min(MOST_BYTES_IN_ALL, max(_SMALL, MOST_TIMES * len(data)))
        for info in infos:
            name = _checked(info)
            for taken in _taken(name):
                first = names.setdefault(_folded(taken), taken)
                if first != taken or (taken == name and name in found):
                    raise PackError(
                        Message(
                            "two names would be the same file on some systems: {name} and {other}",
                            name=quoted(first),
                            other=quoted(taken),
                        )
                    )
            if name.endswith("/"):
                continue
            found[name] = _content(archive, info, name, left)
            left -= len(found[name])
    if not found:
        raise PackError(Message("the archive has no files"))
    return dict(sorted(found.items()))


def _check_end(data: bytes) -> None:
    """Reject an archive whose directory would take too much memory to be counted."""
    place = data.rfind(_END_SIGN, max(0, len(data) - (1 << 16) - _END.size))
    if place < 0 or len(data) - place < _END.size:
        raise PackError(Message("not a ZIP archive, or the file is truncated"))
    if data[max(0, place - 20) : place].startswith(_LARGE_SIGN):
        raise PackError(Message("ZIP64 archives are not supported"))
    size = _END.unpack_from(data, place)[5]
    if size > MOST_FILES * _LONGEST_ENTRY:
        raise PackError(Message("more than {most} files", most=MOST_FILES))


def _checked(info: zipfile.ZipInfo) -> str:
    name = info.orig_filename  # `filename` ends at a NUL, and has no backslash on Windows
    _check_name(name)
    if info.flag_bits & _ENCRYPTED:
        raise PackError(Message("{name} is encrypted", name=quoted(name)))
    if info.compress_type not in _KINDS:
        raise PackError(
            Message(
                "{name} has an unknown compression ({type})",
                name=quoted(name),
                type=info.compress_type,
            )
        )
    kind = stat.S_IFMT(info.external_attr >> 16)
    is_folder = name.endswith("/")
    if kind not in (0, stat.S_IFDIR if is_folder else stat.S_IFREG):
        raise PackError(Message("{name} is a link or another special file", name=quoted(name)))
    if is_folder and info.file_size:
        raise PackError(Message("the folder {name} contains data", name=quoted(name)))
    if not is_folder and not name.endswith(SUFFIXES):
        raise PackError(
            Message(
                "{name}: a pack can only contain {names}",
                name=quoted(name),
                names=", ".join(SUFFIXES),
            )
        )
    return name


def _check_name(name: str) -> None:
    if not name or name.startswith("/"):
        raise PackError(Message("{name} is not an allowed file name", name=quoted(name)))
    parts = name.removesuffix("/").split("/")
    if len(parts) > DEEPEST:
        raise PackError(
            Message(
                "{name} is nested deeper than {most} folders",
                name=quoted(name),
                most=DEEPEST - 1,
            )
        )
    for part in parts:
        if not part or part.startswith("."):  # `..` and hidden files
            raise PackError(Message("{name} is not an allowed file name", name=quoted(name)))
        if len(part) > LONGEST_PART:
            raise PackError(
                Message(
                    "{name}: a name has more than {most} characters",
                    name=quoted(name),
                    most=LONGEST_PART,
                )
            )
        if UNSTORABLE.search(part):
            raise PackError(
                Message("{name}: a name contains a control character", name=quoted(name))
            )
        if len(part.encode()) > _LONGEST_BYTES:
            raise PackError(
                Message(
                    "{name}: a name has more than {most} bytes",
                    name=quoted(name),
                    most=_LONGEST_BYTES,
                )
            )
        if fault := name_fault(part):
            raise PackError(Message("{file}: {problem}", file=quoted(name), problem=str(fault)))


def _taken(name: str) -> Iterator[str]:
    """Yield a name and the names of its folders with trailing slash."""
    parts = name.removesuffix("/").split("/")
    for count in range(1, len(parts)):
        yield "/".join(parts[:count]) + "/"
    yield name


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name.removesuffix("/").casefold())


def _content(archive: zipfile.ZipFile, info: zipfile.ZipInfo, name: str, left: int) -> bytes:
    most = min(left, MOST_BYTES_OF_FILE)
    try:
        with archive.open(info) as member:
            data = member.read(most + 1)
    except _BROKEN as error:
        raise PackError(Message("{name} is damaged", name=quoted(name))) from error
    if len(data) > MOST_BYTES_OF_FILE:
        raise PackError(
            Message(
                "{name} is larger than {most}",
                name=quoted(name),
                most=size_text(MOST_BYTES_OF_FILE),
            )
        )
    if len(data) > most:
        raise PackError(Message("the files are too large for the size of the archive"))
    return data
