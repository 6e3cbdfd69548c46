"""Compiles translations: the `.ts` files of the repository to the `.qm` files that Qt loads.

No Qt here: the wheel and the source archive are also built where Qt is not installed.
"""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from kingdom_builder_qt.content.atomic_files import write_bytes

SOURCE, COMPILED = ".ts", ".qm"

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LANGUAGE, _HASHES, _MESSAGES, _RULES = 0xA7, 0x42, 0x69, 0x88  # sections
_END, _TRANSLATION, _TEXT, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8  # parts of a message
# The choice between plural forms, in Qt's bytecode; all other languages have a single form.
_PLURALS: Final = {
    "0101": "aa ab af am as ay az ba bg bn ca co da de el en eo es et eu fi fo fur fy gl gu ha he "
    "hi ia ie it ka kk kl km kn ks ku kw ky la lb lg ln lo mg ml mn mr nb ne nl nn nso oc or pa ps "
    "pt_PT qu rm rn rw sd si sn so sq ss st sv sw ta te tg tk tn to ts ug ur uz vo wo xh yi zu",
    "0301": "br fil fr hy pt ti wa",
    "0101ff0102": "dv ga gv ik iu mi sa se sm",
    "1101fd290bff140204fd2c0a13": "be bs hr ru sr uk",
    "0101ff040204": "cs sk",
    "0100ff0101ff0102ff24030aff2a0b": "ar",
    "0100ff0101ff040205ff0106": "cy",
    "0101fe010bff0102fe010cff040313": "gd",
    "1101fd290b": "is",
    "1101fd290bff1900fd2c0a13": "lt",
    "1101fd290bff0900": "lv",
    "1101ff1102": "mk",
    "0101ff0100fe24010aff240b13": "mt",
    "0101ff140204fd2c0a13": "pl",
    "0101ff0100fe240113": "ro",
    "2101ff2102ff240304": "sl",
}


class _Message(NamedTuple):
    """A finished translation; `forms`: one, or one for each plural form."""

    context: bytes
    text: bytes
    comment: bytes
    forms: tuple[str, ...]

    @property
    def hash(self) -> int:
        return _hash(self.text + self.comment)


def compile_stale(folder: Path) -> None:
    """Compile each file of a folder that is newer than its compiled file.

    A shipped program has compiled files only. OSError if a file cannot be written.
    """
    for path in sorted(folder.glob(f"*{SOURCE}")):
        target = path.with_suffix(COMPILED)
        if not target.is_file() or target.stat().st_mtime_ns < path.stat().st_mtime_ns:
            compile_file(path)


def compile_file(path: Path) -> Path:
    """Compile a `.ts` file and return the path of the compiled file next to it."""
    target = path.with_suffix(COMPILED)
    write_bytes(target, compiled(path.read_text(encoding="utf-8")))
    return target


def compiled(text: str) -> bytes:
    """Return the content of the `.qm` file of a `.ts` file, without unfinished translations.

    Qt finds a message by its hash, and compares the parts that are there: the English text is only
    written where another one has the same hash, because it would be a third of the file.
    """
    root = ET.fromstring(text)
    language = root.get("language", "")
    finished = sorted(_finished(root))
    texts = defaultdict[int, set[bytes]](set)
    for message in finished:
        texts[message.hash].add(message.text)
    hashes, messages = [], bytearray()
    for message in finished:
        hashes.append((message.hash, len(messages)))
        for form in message.forms:
            messages += _part(_TRANSLATION, form.encode("utf-16-be"))
        messages += _part(_COMMENT, message.comment)
        if len(texts[message.hash]) > 1:
            messages += _part(_TEXT, message.text)
        messages += _part(_CONTEXT, message.context) + bytes([_END])
    index = b"".join(struct.pack(">II", *entry) for entry in sorted(hashes))
    sections = {_LANGUAGE: language.encode(), _HASHES: index, _MESSAGES: bytes(messages)}
    sections[_RULES] = _rules(language)
    return _MAGIC + b"".join(_part(tag, data) for tag, data in sections.items() if data)


def _finished(root: ET.Element) -> Iterator[_Message]:
    for context in root.iter("context"):
        name = context.findtext("name", "").encode()
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or "type" in translation.attrib:  # unfinished, or obsolete
                continue
            forms = tuple(part.text or "" for part in list(translation) or [translation])
            if all(forms):
                text = message.findtext("source", "").encode()
                yield _Message(name, text, message.findtext("comment", "").encode(), forms)


def _rules(language: str) -> bytes:
    """Return the rule for plurals of a language such as `nl` or `pt_BR`."""
    for name in (language, language.partition("_")[0]):
        for rule, names in _PLURALS.items():
            if name in names.split():
                return bytes.fromhex(rule)
    return b""


def _part(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def _hash(text: bytes) -> int:
    """Return the hash of the ELF format, which Qt searches; 1 in place of 0."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        top = value & 0xF0000000
        value ^= top >> 24
        value &= ~top & 0xFFFFFFFF
    return value or 1
