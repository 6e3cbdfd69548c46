"""Writes overlays: what is translated, and the original as a comment for what is not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from kingdom_builder_qt.content.atomic_files import write_bytes
from kingdom_builder_qt.content.disk import is_file
from kingdom_builder_qt.content.languages.language import Language
from kingdom_builder_qt.content.languages.originals import (
    Key,
    Original,
    Originals,
    is_list,
    part_record,
)
from kingdom_builder_qt.content.languages.overlays import Overlay, overlay_path, read_overlay
from kingdom_builder_qt.content.nouns import BARE
from kingdom_builder_qt.content.schema.compound import RecordOf, Values
from kingdom_builder_qt.content.schema.overlay_grammar import ENTRIES, HEADER, STAMP
from kingdom_builder_qt.content.schema.tile_grammar import FORMS_OF_NAME
from kingdom_builder_qt.content.yaml.scalars import resolve
from kingdom_builder_qt.content.yaml.writer import as_yaml
from kingdom_builder_qt.core.errors import KingdomBuilderError

_WIDTH: Final = 100
_PLAIN: Final = re.compile(r"[^\W\d_](?:[\w.'()/+–…«»„“”’-]|[,;!?]? (?=[\w(«„“]))*[.!?)]?")
_FOLDED: Final = re.compile(r"[^\s\x85\u2028\u2029\ufeff]+(?: [^\s\x85\u2028\u2029\ufeff]+)+")


class FaultyOverlay(KingdomBuilderError):
    """An overlay has errors; one line for each."""


def present_overlay(place: Path, language: Language) -> Overlay:
    """Return the overlay of a folder; FaultyOverlay if it has errors, whose words would be lost."""
    path = overlay_path(place, language.id)
    if not is_file(path):
        return Overlay(path)
    overlay, problems = read_overlay(path, path, language.forms)
    if problems:
        raise FaultyOverlay("\n".join(map(str, problems)))
    return overlay


def write_overlay(
    originals: Originals, overlay: Overlay, language: Language, *, is_root: bool = False
) -> None:
    """Write an overlay with all entries of its folder; nothing for a folder without words.

    `is_root`: the overlay that declares the properties of the language.
    """
    if originals:
        overlay.path.parent.mkdir(exist_ok=True)
        text = overlay_text(originals, overlay, language, is_root=is_root)
        write_bytes(overlay.path, text.encode())


def overlay_text(
    originals: Originals, overlay: Overlay, language: Language, *, is_root: bool = False
) -> str:
    """Return the text of an overlay with all entries of a folder.

    Words without a translation have no value, and the original as a comment. An entry without a
    checksum gets the current one: its translation was just made. Entries without original are
    dropped.
    """
    lines: list[str] = []
    if overlay.header or is_root:
        lines += _header({**(_HEADER if is_root else {}), **overlay.header})
    for kind, record in ENTRIES.items():
        keys = [key for key in originals if key[0] == kind]
        lines += [f"{kind}:"] if keys else []
        for key in keys:
            words = overlay.entries.get(key, {})
            lines.append(f"  {key[1]}:")
            lines += _entry(originals[key], words, record, language, 4)
    return "\n".join([*lines, ""])


_HEADER: Final[Mapping[str, Any]] = {
    "name": "",
    "complete": False,
    "capital_nouns": False,
    "forms": (),
}


def _header(header: Mapping[str, Any]) -> Iterator[str]:
    yield f"{HEADER}:"
    for key, value in header.items():
        if not value and value is not False:
            yield f"  {key}:"
        elif isinstance(value, tuple):
            yield f"  {key}:"
            yield from (f"    {name.text}: {as_yaml(doc)}" for name, doc in value)
        else:
            yield f"  {key}: {scalar(value) if isinstance(value, str) else str(value).lower()}"


def _entry(
    original: Original, words: Values, record: RecordOf[Values], language: Language, indent: int
) -> Iterator[str]:
    pad = " " * indent
    stamp = words.get(STAMP)
    if original.words.keys() & words.keys() or FORMS_OF_NAME.key in words:
        stamp = stamp or original.stamp
        yield f"{pad}{STAMP}: {_stamp(stamp)}"
    is_old = stamp not in (None, original.stamp)
    for item in record.fields:
        key = item.key
        if key in original.words:
            if key not in words or is_old:
                yield from _comment(original.words[key], indent)
            yield from _word(key, words.get(key), indent)
        elif key == FORMS_OF_NAME.key and original.forms is not None:
            yield from _forms(original, dict(words.get(key, ())), language, indent)
        elif key in original.parts:
            yield f"{pad}{key}:"
            yield from _parts(original, words, record, key, language, indent + 2)


def _stamp(stamp: str) -> str:
    return stamp if isinstance(resolve(stamp), str) else f'"{stamp}"'


def _comment(text: str, indent: int) -> Iterator[str]:
    for row in text.splitlines():
        for line in wrap(row, _WIDTH - indent - 2, break_long_words=False):
            yield f"{' ' * indent}# {line}"


def _word(key: str, text: str | None, indent: int) -> Iterator[str]:
    head = f"{' ' * indent}{key}:"
    if text is None:
        yield head
        return
    line = f"{head} {scalar(text)}"
    if len(line) <= _WIDTH or not _FOLDED.fullmatch(text):
        yield line
        return
    yield f"{head} >-"
    for row in wrap(text, _WIDTH - indent - 2, break_long_words=False, break_on_hyphens=False):
        yield f"{' ' * (indent + 2)}{row}"


def scalar(text: str) -> str:
    """Return a text on one line, without quotes if it needs none."""
    return text if _PLAIN.fullmatch(text) and resolve(text) == text else as_yaml(text)


def needed_forms(original: Original, language: Language) -> dict[str, str]:
    """Return the forms that a translated name should have, with a hint for translators."""
    hints = {form: original.given.get(form, "") for form in original.forms or ()}
    return {**hints, **language.forms}


def _forms(
    original: Original, given: Mapping[str, str], language: Language, indent: int
) -> Iterator[str]:
    needed = needed_forms(original, language)
    forms = [*needed, *(form for form in (BARE, *language.all_forms()) if form in given)]
    if not forms:
        return
    yield f"{' ' * indent}{FORMS_OF_NAME.key}:"
    for form in dict.fromkeys(forms):
        pad = " " * (indent + 2)
        if form in given:
            yield f"{pad}{form}: {scalar(given[form])}"
        else:
            hint = " ".join(needed[form].split())
            yield f"{pad}{form}:" + (f"  # {hint}" if hint else "")


def _parts(
    original: Original,
    words: Values,
    record: RecordOf[Values],
    key: str,
    language: Language,
    indent: int,
) -> Iterator[str]:
    inner = part_record(record, key)
    translated = translated_parts(original, words, record, key)
    for name, part in original.parts[key].items():
        if not is_list(record, key):
            yield f"{' ' * indent}{name}:"
            yield from _entry(part, translated[name], inner, language, indent + 2)
            continue
        is_first = True
        for line in _entry(part, translated[name], inner, language, indent + 2):
            if is_first and not line.lstrip().startswith("#"):
                line, is_first = f"{' ' * indent}- {line.lstrip()}", False
            yield line


def translated_parts(
    original: Original, words: Values, record: RecordOf[Values], key: str
) -> dict[str, Values]:
    """Return the translations of parts by their ids or positions.

    Those of a list are found by their checksums, else by position, as the loader does.
    """
    parts = original.parts[key]
    given = words.get(key, ())
    if not is_list(record, key):
        found = {name.text: values for name, values in given}
        return {name: found.get(name, {}) for name in parts}
    stamps = {part.stamp for part in parts.values()}
    by_stamp = {values[STAMP]: values for values in given if values.get(STAMP) in stamps}
    rest = [values if values.get(STAMP) not in by_stamp else {} for values in given]
    rest += [{}] * (len(parts) - len(rest))
    return {
        name: by_stamp.get(part.stamp, rest[index])
        for index, (name, part) in enumerate(parts.items())
    }


def key_text(key: Key) -> str:
    """Return kind and id in one word."""
    return ".".join(key)
