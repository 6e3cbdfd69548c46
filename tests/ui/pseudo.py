"""Languages made from the English texts: every text in brackets, with accents and much longer.

They stand under the codes of languages that Qt knows and the program does not have. The texts of
the windows come from the calls of `tr`, the words of the content from the originals of overlays.
"""

from __future__ import annotations

import json
import re
import runpy
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.languages.originals import (
    Original,
    is_list,
    originals_of,
    part_record,
    shipped_homes,
)
from kingdom_builder_qt.content.languages.overlays import overlay_path
from kingdom_builder_qt.content.nouns import noun_of
from kingdom_builder_qt.content.schema.compound import RecordOf
from kingdom_builder_qt.content.schema.overlay_grammar import ENTRIES
from kingdom_builder_qt.ui.desktop.message_files import compile_file

SCRIPT: Final = Path(__file__).parents[2] / "resources" / "translate.py"
LONG: Final = "eo"  # read from left to right
RIGHT_TO_LEFT: Final = "he"
_LETTER: Final = "\u200f"  # an invisible letter of Hebrew: Qt aligns a label by its first letter
_KEPT: Final = re.compile(r"(\{[^}]*\}|%n|%L?\d|<[^>]*>|&\w+;|&|\n|\*\.\w+)")
# In a text of the content: {location | nomad: nomad space, or} and {palace? words}.
_LIST: Final = re.compile(r"\{([^{}?]*), (\w+)\}")
_CONDITION: Final = re.compile(r"\{(\w+\?)([^{}]*)\}")
_ACCENTS: Final = str.maketrans("aeiouncszAEIOUNCSZ", "áéíóúñçšžÁÉÍÓÚÑÇŠŽ")
_GROWTH: Final = 0.4  # of the letters, as in German
_WORD: Final = 8  # letters of each word that is added
# The loader warns of longer ones.
_LIMITS: Final = {"name": 40, "text": 400}


def pseudo(text: str, limit: int | None = None) -> str:
    """Return a text in brackets, with accents and `_GROWTH` more letters, up to a limit."""
    parts = _KEPT.split(text)
    words = "".join(p if _KEPT.fullmatch(p) else accented(p) for p in parts)
    letters = sum(len(part) for part in parts if not _KEPT.fullmatch(part))
    growth = round(letters * _GROWTH)
    if limit is not None:
        growth = max(0, min(growth, limit - len(words) - len("⟦⟧")))
    more = " ".join("~" * min(_WORD, growth - at) for at in range(0, growth, _WORD))
    return f"⟦{words}{more[:growth]}⟧"


def accented(text: str) -> str:
    """Return the words of a text as they are found in its pseudo-language."""
    return text.translate(_ACCENTS)


def write_language(code: str, folder: Path) -> Path:
    """Compile all texts of the program in a pseudo-language; return the .qm file."""
    script: dict[str, Any] = runpy.run_path(str(SCRIPT))
    contexts: dict[str, list[str]] = {}
    for text in dict.fromkeys(
        (one.context, one.text, one.comment, one.is_plural)
        for one in script["texts_of"](script["PACKAGE"])
    ):
        contexts.setdefault(text[0], []).append(_message(code, *text[1:]))
    lines = [f'<!DOCTYPE TS>\n<TS version="2.1" language="{code}">']
    for name, messages in contexts.items():
        lines += [f"<context><name>{name}</name>", *messages, "</context>"]
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / f"kingdom_builder_qt_{code}.ts"
    source.write_text("\n".join([*lines, "</TS>"]), encoding="utf-8")
    return compile_file(source)


def _message(code: str, text: str, comment: str, is_plural: bool) -> str:
    said = (_LETTER if code == RIGHT_TO_LEFT else "") + escape(pseudo(text))
    forms = f"<numerusform>{said}</numerusform>" * 2 if is_plural else said
    numerus = ' numerus="yes"' if is_plural else ""
    note = f"<comment>{escape(comment)}</comment>" if comment else ""
    return (
        f"<message{numerus}><source>{escape(text)}</source>{note}"
        f"<translation>{forms}</translation></message>"
    )


# -- content ---------------------------------------------------------------------------------------


def write_program(code: str, folder: Path) -> None:
    """Copy the shipped data, with all words in a pseudo-language, and let the program read it."""
    for name in ("board_data", "resources", "docs"):
        unused = shutil.ignore_patterns("images", "decisions", "*.py")
        shutil.copytree(paths._shipped(name), folder / name, ignore=unused)
    paths._shipped = lambda name: folder / name
    paths.compiled_content = lambda: folder / "none.json"
    for home in shipped_homes():
        for place in home.places():
            lines: list[str] = []
            for kind, record in ENTRIES.items():
                found = {key[1]: of for key, of in originals_of(place).items() if key[0] == kind}
                lines += [f"{kind}:"] if found else []
                for id_, original in found.items():
                    lines += [f"  {id_}:", *_entry(original, record, 4)]
            if lines:
                overlay_path(place, code).parent.mkdir(exist_ok=True)
                overlay_path(place, code).write_text("\n".join([*lines, ""]), encoding="utf-8")
    write_language(code, folder / "resources" / "translations")


def _entry(original: Original, record: RecordOf[Any], indent: int) -> Iterator[str]:
    """Yield the lines of the words of an entry or part, which may be none."""
    pad = " " * indent
    limits = {item.key: getattr(item.kind, "max_length", 2000) for item in record.fields}
    for key, text in original.words.items():
        yield f"{pad}{key}: {_scalar(text, min(limits[key], _LIMITS.get(key, 2000)))}"
    if original.forms is not None:
        noun = noun_of(original.words["name"], original.given.items())
        yield f"{pad}forms:"
        for form, said in {"bare": str(noun), **noun.forms}.items():
            yield f"{pad}  {form}: {_scalar(said)}"
    for key, parts in original.parts.items():
        inner = part_record(record, key)
        lines = [list(_entry(part, inner, indent + 4)) for part in parts.values()]
        yield f"{pad}{key}:"
        for name, (first, *rest) in zip(parts, lines, strict=True):
            if is_list(record, key):
                yield from [f"{pad}  - {first.lstrip()}", *rest]
            else:
                yield from [f"{pad}  {name}:", first, *rest]


def _scalar(text: str, limit: int | None = None) -> str:
    """Return a text of the content in a pseudo-language, as a value in YAML."""
    return json.dumps(pseudo(_inner(text), limit), ensure_ascii=False)


def _inner(text: str) -> str:
    """Return a text of the content with translated words in its braces."""

    def items(found: re.Match[str]) -> str:
        pairs = (item.partition(": ") for item in found[1].split(" | "))
        said = " | ".join(f"{id_}: {pseudo(words or id_)}" for id_, _, words in pairs)
        return f"{{{said}, {accented(found[2])}}}"

    text = _LIST.sub(items, text)
    return _CONDITION.sub(lambda found: f"{{{found[1]}{pseudo(found[2])}}}", text)
