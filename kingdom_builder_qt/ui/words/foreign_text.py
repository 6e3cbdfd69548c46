"""Escapes foreign text (names, files, content) so that Qt shows every character unchanged.

Qt would interpret tags as HTML, "&" as a mnemonic, and "[*]" in a window title as the marker of
unsaved changes.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

COLUMNS: Final = 64  # of a tooltip, about 420 pixels; a wide character takes two
LINES: Final = 24
NAME: Final = 32  # characters of a player's name in a sentence: the limit of the dialogs
BRIEF: Final = 60  # characters of a name in the title of a window or of a menu

_JOINER: Final = "\u2060"  # zero width and not read aloud; ends a possible tag
_ISOLATE: Final = "\u2068"  # first strong isolate
_END: Final = "\u2069"
_NO_LETTER: Final = "[\ud800-\udfff]"  # surrogates, as of undecodable file names
_MARKS: Final = (".", "!", "?", "…", "。", ":")
_TAG: Final = re.compile("<|&(?=lt)")


def escape_markup(text: str) -> str:
    """Escape a text for widgets whose text format is automatic."""
    return _TAG.sub(rf"\g<0>{_JOINER}", text)


def replace_surrogates(text: str) -> str:
    """Replace surrogates by U+FFFD; Qt would drop them."""
    return re.sub(_NO_LETTER, "\ufffd", text)


def escape_mnemonic(text: str) -> str:
    """Escape "&" for a button, a menu or a tab."""
    return text.replace("&", "&&")


def menu_heading(text: str) -> str:
    """Escape a menu heading, where Qt draws "&" and still takes it for a mnemonic."""
    return truncated(text).replace("&", f"&{_JOINER}")


def escape_modified_marker(text: str) -> str:
    """Escape "[*]" for the title of a window."""
    return text.replace("[*]", "[*][*]")


def truncated(text: str, most: int = BRIEF) -> str:
    """Return a text on one line, elided to `most` characters."""
    flat = " ".join(text.split())
    return flat if len(flat) <= most else f"{flat[: most - 1].rstrip()}…"


def isolated(text: str) -> str:
    """Wrap a name that contains right-to-left characters in a Unicode isolate.

    All other names are returned unchanged.
    """
    if text.isascii() or (text.startswith(_ISOLATE) and text.endswith(_END)):
        return text
    import unicodedata  # a separate library that few starts need

    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in text)
    return f"{_ISOLATE}{text}{_END}" if turns else text


def joined(parts: Iterable[str]) -> str:
    """Join the parts of a list by commas, as the language writes them."""
    return tr(", ", "between the parts of a list").join(parts)


def sentences(texts: Iterable[str]) -> str:
    """Join texts as sentences: each ends with one mark."""
    stop = tr("{text}.", "a sentence of its own")
    ended = (text if text.endswith(_MARKS) else stop.format(text=text) for text in texts if text)
    return tr(" ", "between two sentences").join(ended)


def remarks(parts: Iterable[str]) -> str:
    """Join short remarks on one line, without the empty ones."""
    return tr(" · ", "between short remarks on one line").join(filter(None, parts))


def labelled(label: str, text: str) -> str:
    """Join a text to the name of its subject, as the language writes a colon."""
    return tr("{label}: {text}", "a subject and the text about it").format(label=label, text=text)


def joined_names(names: Iterable[str]) -> str:
    """Join names by commas, each isolated.

    Two adjacent right-to-left names would otherwise swap their places.
    """
    return joined(map(isolated, names))


def name_in_sentence(text: str) -> str:
    """Return the name of a player for a sentence: on one line, elided, isolated."""
    return isolated(truncated(text, NAME))


@lru_cache(maxsize=512)
def tip_text(text: str) -> str:
    """Return the text of a tooltip: escaped, wrapped, and cut to `LINES` lines."""
    lines: list[str] = []
    for line in replace_surrogates(text).splitlines():
        lines += _wrapped(line[: LINES * COLUMNS + 1]) or [""]  # text beyond the cut is never shown
    if len(lines) > LINES:
        lines = [*lines[: LINES - 1], "…"]
    return escape_markup("\n".join(lines))


def _wrapped(line: str) -> list[str]:
    wide = 0 if line.isascii() else _wide_letters(line)
    if len(line) + wide <= COLUMNS:
        return [line]
    columns = COLUMNS // 2 if 2 * wide > len(line) else COLUMNS
    return textwrap.wrap(line, columns, break_on_hyphens=False)


def _wide_letters(line: str) -> int:
    import unicodedata

    return sum(unicodedata.east_asian_width(letter) in "WF" for letter in line)
