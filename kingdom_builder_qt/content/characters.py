"""Characters that all of the program's file formats can store."""

from __future__ import annotations

import re
from typing import Final

# Control characters except tab and line feed, surrogates (from undecodable file names), and
# noncharacters of Unicode.
UNSTORABLE: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
REPLACEMENT: Final = "\ufffd"  # replacement of an unstorable character
_BREAKS: Final = re.compile(r"\r\n|[\t\n\x0b\x0c\r\x85\u2028\u2029]")

# Typographic and invisible characters that chats, mail and word processors insert.
_TYPED: Final = {
    **dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"), "-"),
    **dict.fromkeys(map(ord, "\u201c\u201d\u201e\u201f\u00ab\u00bb\uff02"), '"'),
    **dict.fromkeys(map(ord, "\u00a0\u2002\u2003\u2007\u2008\u2009\u200a\u202f\u3000"), " "),
    **dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff")),
}


def as_typed(text: str) -> str:
    """Return a text with ASCII dashes, quotes and spaces, and without invisible characters."""
    return text if text.isascii() else text.translate(_TYPED)


def storable(text: str) -> str:
    """Return a text with unstorable characters replaced by U+FFFD."""
    return text if text.isprintable() else UNSTORABLE.sub(REPLACEMENT, text)


def clean_line(text: str, limit: int) -> str:
    """Return a text as one line of at most `limit` characters, without unstorable ones.

    Tabs and line breaks become spaces.
    """
    return UNSTORABLE.sub("", _BREAKS.sub(" ", text))[:limit]


def clean_text(text: str, limit: int) -> str:
    """Return a multi-line text of at most `limit` characters, otherwise as `clean_line`."""
    return UNSTORABLE.sub("", text.replace("\r\n", "\n"))[:limit]
