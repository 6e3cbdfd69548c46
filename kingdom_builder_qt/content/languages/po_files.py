"""The content in one `.po` file, for Weblate, Poedit and other tools of translators.

The context of a text is its place: `board_data/nomads: tiles.quarry.text`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content.conditional_text import features_of, is_malformed
from kingdom_builder_qt.content.languages.language import Language
from kingdom_builder_qt.content.languages.originals import (
    Original,
    Originals,
    is_list,
    part_record,
)
from kingdom_builder_qt.content.languages.overlay_writer import needed_forms, translated_parts
from kingdom_builder_qt.content.languages.overlays import Overlay, stamp_of
from kingdom_builder_qt.content.schema.compound import RecordOf, Values
from kingdom_builder_qt.content.schema.kinds import Text
from kingdom_builder_qt.content.schema.overlay_grammar import ENTRIES, STAMP
from kingdom_builder_qt.content.schema.tile_grammar import FORMS_OF_NAME
from kingdom_builder_qt.content.yaml.nodes import ScalarNode
from kingdom_builder_qt.core.errors import KingdomBuilderError

_FORMS: Final = FORMS_OF_NAME.key
_TAG: Final = re.compile(r"</?[a-zA-Z][^>]*>")
_KEYWORD: Final = re.compile(r'(msgctxt|msgid|msgstr)\s+(".*")\s*')
_ESCAPED: Final = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


class PoError(KingdomBuilderError):
    """A `.po` file cannot be imported; one line for each reason."""


@dataclass(frozen=True, slots=True)
class PoMessage:
    """One text; `is_old`: its translation is older than the original (fuzzy)."""

    context: str
    text: str
    translation: str = ""
    hint: str = ""
    is_old: bool = False
    line: int = 0
    limit: int = 0  # characters of the translation, 0 for none


# -- the format ------------------------------------------------------------------------------------


def po_text(messages: Sequence[PoMessage], language: str) -> str:
    """Return messages as the text of a file."""
    header = f"Language: {language}\nContent-Type: text/plain; charset=UTF-8\n"
    blocks = [["msgid " + _quoted(""), "msgstr " + _quoted(header)]]
    for one in messages:
        hints = [f"#. {line}" for line in one.hint.splitlines()]
        flags = ["#, fuzzy"] if one.is_old and one.translation else []
        words = (("msgctxt", one.context), ("msgid", one.text), ("msgstr", one.translation))
        blocks.append([*hints, *flags, *(f"{key} {_quoted(text)}" for key, text in words)])
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", r"\\").replace('"', r"\"")
    return '"' + escaped.replace("\n", r"\n").replace("\t", r"\t") + '"'


def read_po(text: str, name: str) -> dict[str, PoMessage]:
    """Return the messages of a file by context; PoError names file and line."""
    found: dict[str, PoMessage] = {}
    parts: dict[str, str] = {}
    key, start, is_fuzzy = "", 0, False
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        line = line.strip()
        match = _KEYWORD.fullmatch(line)
        if line.startswith("#~"):
            continue
        if not line or line.startswith("#") or (match and match[1] in parts):
            if "msgstr" in parts:
                _keep(found, parts, start, is_fuzzy, name)
                parts, key, is_fuzzy = {}, "", False
            is_fuzzy |= line.startswith("#,") and "fuzzy" in line
        if match:
            start = start if parts else number
            key = match[1]
            parts[key] = _unquoted(match[2])
        elif line.startswith('"') and line.endswith('"') and key:
            parts[key] += _unquoted(line)
        elif line and not line.startswith("#"):
            raise PoError(f"{name}:{number}: expected msgctxt, msgid or msgstr")
    return found


def _keep(
    found: dict[str, PoMessage], parts: Mapping[str, str], line: int, is_fuzzy: bool, name: str
) -> None:
    context = parts.get("msgctxt", "")
    if not context and not parts.get("msgid"):
        return  # the header
    if context in found or not context:
        raise PoError(f"{name}:{line}: the context is missing or occurs twice: {context!r}")
    found[context] = PoMessage(
        context, parts.get("msgid", ""), parts["msgstr"], is_old=is_fuzzy, line=line
    )


def _unquoted(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: _ESCAPED.get(found[1], found[0]), text[1:-1])


# -- from and to overlays --------------------------------------------------------------------------


def messages_of(
    place: str, originals: Originals, overlay: Overlay, language: Language
) -> Iterator[PoMessage]:
    """Yield the messages of a folder; `place`: its name in contexts."""
    for (kind, id_), original in originals.items():
        words = overlay.entries.get((kind, id_), {})
        path = f"{place}: {kind}.{id_}"
        yield from _messages(path, original, words, ENTRIES[kind], language)


def _messages(
    path: str, original: Original, words: Values, record: RecordOf[Values], language: Language
) -> Iterator[PoMessage]:
    is_old = words.get(STAMP, original.stamp) != original.stamp
    given: Mapping[str, str] = dict(words.get(_FORMS, ()))
    for item in record.fields:
        key, limit = item.key, item.kind.max_length if isinstance(item.kind, Text) else 0
        if key in original.words:
            text = original.words[key]
            yield PoMessage(
                f"{path}.{key}", text, words.get(key, ""), item.doc, is_old, limit=limit
            )
        elif key == _FORMS and original.forms is not None:
            for form, hint in needed_forms(original, language).items():
                said = language.all_forms()[form]
                text = hint if form in original.given else original.words["name"]
                context = f"{path}.{_FORMS}.{form}"
                yield PoMessage(context, text, given.get(form, ""), said, is_old, limit=100)
        elif key in original.parts:
            inner, translated = (
                part_record(record, key),
                translated_parts(original, words, record, key),
            )
            for name, part in original.parts[key].items():
                inside = f"{path}.{key}.{name}"
                yield from _messages(inside, part, translated[name], inner, language)


def with_messages(
    place: str,
    originals: Originals,
    overlay: Overlay,
    language: Language,
    messages: Mapping[str, PoMessage],
) -> Overlay:
    """Return an overlay with the translations of a `.po` file.

    A fuzzy translation leaves the present one. An entry translated from an older original keeps
    the checksum of that one, and so counts as outdated.
    """
    entries = {
        (kind, id_): _words(
            f"{place}: {kind}.{id_}",
            original,
            overlay.entries.get((kind, id_), {}),
            ENTRIES[kind],
            language,
            messages,
        )
        for (kind, id_), original in originals.items()
    }
    return Overlay(overlay.path, overlay.header, entries)


def _words(
    path: str,
    original: Original,
    words: Values,
    record: RecordOf[Values],
    language: Language,
    messages: Mapping[str, PoMessage],
) -> Values:
    made = dict(words)
    sources, is_new, is_old = dict(original.words), False, False
    for key in original.words:
        message = messages.get(f"{path}.{key}")
        if message is None:
            continue
        is_old |= message.is_old
        if not message.is_old:
            sources[key] = message.text
            is_new |= bool(message.translation) and message.translation != words.get(key)
            _set(made, key, message.translation)
    if original.forms is not None:
        forms = dict(words.get(_FORMS, ()))
        for form in needed_forms(original, language):
            message = messages.get(f"{path}.{_FORMS}.{form}")
            if message is not None and not message.is_old:
                _set(forms, form, message.translation)
        made[_FORMS] = tuple(forms.items())
    if not is_old and (is_new or STAMP not in made) and original.words.keys() & made.keys():
        made[STAMP] = stamp_of(sources)
    for key, parts in original.parts.items():
        inner = part_record(record, key)
        translated = translated_parts(original, words, record, key)
        inside = {
            name: _words(f"{path}.{key}.{name}", part, translated[name], inner, language, messages)
            for name, part in parts.items()
        }
        made[key] = (
            tuple(inside.values())
            if is_list(record, key)
            else tuple((ScalarNode(0, 0, name, name), one) for name, one in inside.items())
        )
    return made


def _set(words: dict[str, str], key: str, text: str) -> None:
    if text:
        words[key] = text
    else:
        words.pop(key, None)


def faults(
    messages: Mapping[str, PoMessage], wanted: Mapping[str, PoMessage], name: str
) -> Iterator[str]:
    """Yield a line for each translation that cannot be used; `wanted`: the present messages."""
    checks: tuple[Callable[[PoMessage, PoMessage], str], ...] = (_braces, _tags, _length)
    for context, message in messages.items():
        known = wanted.get(context)
        if known is None:
            yield f"{name}:{message.line}: {context}: no such text"
        elif message.translation and not message.is_old:
            found = (check(message, known) for check in checks)
            yield from (f"{name}:{message.line}: {context}: {one}" for one in found if one)


def _braces(message: PoMessage, known: PoMessage) -> str:
    if sorted(features_of(message.translation)) != sorted(features_of(known.text)):
        return "the conditions in braces differ from the original"
    is_new = is_malformed(message.translation) and not is_malformed(known.text)
    return "braces that are neither a list nor a condition" if is_new else ""


def _tags(message: PoMessage, known: PoMessage) -> str:
    new = set(_TAG.findall(message.translation)) - set(_TAG.findall(known.text))
    return f"markup that the original does not have: {', '.join(sorted(new))}" if new else ""


def _length(message: PoMessage, known: PoMessage) -> str:
    length = len(message.translation)
    if not known.limit or length <= known.limit:
        return ""
    return f"{length} characters; the limit is {known.limit}"


# -- all shipped content ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Part:
    """A folder with words: its name in contexts, its originals and its overlay."""

    place: str
    folder: Path
    originals: Originals
    overlay: Overlay


def exported(parts: Sequence[Part], language: Language) -> str:
    """Return all parts as the text of a `.po` file."""
    return po_text(_all(parts, language), language.id)


def imported(parts: Sequence[Part], language: Language, text: str, name: str) -> list[Part]:
    """Return the parts with the translations of a `.po` file; PoError, with places, for faults."""
    messages = read_po(text, name)
    wanted = {message.context: message for message in _all(parts, language)}
    if found := list(faults(messages, wanted, name)):
        raise PoError("\n".join(found))
    return [
        Part(
            part.place,
            part.folder,
            part.originals,
            with_messages(part.place, part.originals, part.overlay, language, messages),
        )
        for part in parts
    ]


def _all(parts: Sequence[Part], language: Language) -> list[PoMessage]:
    return [
        message
        for part in parts
        for message in messages_of(part.place, part.originals, part.overlay, language)
    ]
