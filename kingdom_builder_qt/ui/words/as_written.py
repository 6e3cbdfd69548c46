"""Text from others - names, files, content - so that Qt shows every letter as it was written.

Qt takes text for HTML where a tag seems to begin, "&" for the letter of a key, "[*]" in the title
of a window for the sign of unsaved changes.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

COLUMNS: Final = 64  # of a tooltip: about 420 pixels; a wide letter takes two
LINES: Final = 24
NAME: Final = 32  # letters of a player's name in a sentence: as many as the dialogs take
BRIEF: Final = 60  # letters of a name in the title of a window or of a menu

_JOINER: Final = "\u2060"  # takes no room and is not read aloud; behind it no tag can begin
_ISOLATE: Final = "\u2068"  # what lies between the two turns no word around it
_END: Final = "\u2069"
_NO_LETTER: Final = "[\ud800-\udfff]"  # bytes in the name of a file, half a letter
_TAG: Final = re.compile("<|&(?=lt)")


def no_markup(text: str) -> str:
    """Return a text that Qt never takes for HTML, for places without a text format of their own."""
    return _TAG.sub(rf"\g<0>{_JOINER}", text)


def in_letters(text: str) -> str:
    """Return a text with the usual sign for what is no letter; Qt would leave that out."""
    return re.sub(_NO_LETTER, "\ufffd", text)


def no_key(text: str) -> str:
    """Return a text for a button, a menu or a tab, in which "&" is a letter."""
    return text.replace("&", "&&")


def heading_text(text: str) -> str:
    """Return a text for the heading of a menu, where "&" is drawn and still makes a key."""
    return in_brief(text).replace("&", f"&{_JOINER}")


def no_sign(text: str) -> str:
    """Return a text for the title of a window, in which "[*]" is three letters."""
    return text.replace("[*]", "[*][*]")


def in_brief(text: str, most: int = BRIEF) -> str:
    """Return a text on one line, with dots where it has more letters than `most`."""
    flat = " ".join(text.split())
    return flat if len(flat) <= most else f"{flat[: most - 1].rstrip()}…"


def isolated(text: str) -> str:
    """Return a name for a sentence: one from right to left keeps its own direction in it.

    Other names stay as they are: Latin, Greek or Chinese ones turn nothing around.
    """
    if text.isascii() or (text.startswith(_ISOLATE) and text.endswith(_END)):
        return text
    import unicodedata  # a library of its own, which few starts need

    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in text)
    return f"{_ISOLATE}{text}{_END}" if turns else text


def in_a_row(names: Iterable[str]) -> str:
    """Return names with commas between them, each in its own direction.

    Two from right to left beside each other would change places, the comma with them.
    """
    return ", ".join(map(isolated, names))


def spoken_name(text: str) -> str:
    """Return the name of a player for a sentence: one line, not endless, in its own direction."""
    return isolated(in_brief(text, NAME))


@lru_cache(maxsize=512)
def tip_text(text: str) -> str:
    """Return the text of a tooltip: no HTML, lines that fit the screen, and not endlessly many."""
    lines: list[str] = []
    for line in in_letters(text).splitlines():
        lines += _wrapped(line[: LINES * COLUMNS + 1]) or [""]  # what is cut off is not shown
    if len(lines) > LINES:
        lines = [*lines[: LINES - 1], "…"]
    return no_markup("\n".join(lines))


def _wrapped(line: str) -> list[str]:
    wide = 0 if line.isascii() else _wide_letters(line)
    if len(line) + wide <= COLUMNS:
        return [line]
    columns = COLUMNS // 2 if 2 * wide > len(line) else COLUMNS
    return textwrap.wrap(line, columns, break_on_hyphens=False)


def _wide_letters(line: str) -> int:
    import unicodedata

    return sum(unicodedata.east_asian_width(letter) in "WF" for letter in line)
