"""Languages made from the English texts: every text in brackets, with accents and much longer.

They stand under the codes of languages that Qt knows and the program does not have.
"""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from kingdom_builder_qt.ui.desktop.message_files import compile_file

SCRIPT: Final = Path(__file__).parents[2] / "resources" / "translate.py"
LONG: Final = "eo"  # read from left to right
RIGHT_TO_LEFT: Final = "he"
_KEPT: Final = re.compile(r"(\{[^}]*\}|%n|%L?\d|<[^>]*>|&\w|\n|\*\.\w+)")
_ACCENTS: Final = str.maketrans("aeiouncszAEIOUNCSZ", "áéíóúñçšžÁÉÍÓÚÑÇŠŽ")
_GROWTH: Final = 0.4  # of the letters, as in German


def pseudo(text: str) -> str:
    """Return a text in brackets, with accents and `_GROWTH` more letters."""
    parts = _KEPT.split(text)
    words = "".join(p if _KEPT.fullmatch(p) else p.translate(_ACCENTS) for p in parts)
    letters = sum(len(part) for part in parts if not _KEPT.fullmatch(part))
    return f"⟦{words}{'~' * round(letters * _GROWTH)}⟧"


def write_language(code: str, folder: Path) -> Path:
    """Compile all texts of the program in a pseudo-language; return the .qm file."""
    script: dict[str, Any] = runpy.run_path(str(SCRIPT))
    contexts: dict[str, list[str]] = {}
    for text in dict.fromkeys(
        (one.context, one.text, one.comment, one.is_plural)
        for one in script["texts_of"](script["PACKAGE"])
    ):
        contexts.setdefault(text[0], []).append(_message(*text[1:]))
    lines = [f'<!DOCTYPE TS>\n<TS version="2.1" language="{code}">']
    for name, messages in contexts.items():
        lines += [f"<context><name>{name}</name>", *messages, "</context>"]
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / f"kingdom_builder_qt_{code}.ts"
    source.write_text("\n".join([*lines, "</TS>"]), encoding="utf-8")
    return compile_file(source)


def _message(text: str, comment: str, is_plural: bool) -> str:
    said = escape(pseudo(text))
    forms = f"<numerusform>{said}</numerusform>" * 2 if is_plural else said
    numerus = ' numerus="yes"' if is_plural else ""
    note = f"<comment>{escape(comment)}</comment>" if comment else ""
    return (
        f"<message{numerus}><source>{escape(text)}</source>{note}"
        f"<translation>{forms}</translation></message>"
    )
