"""Which characters a text may hold: those that every file of ours can carry."""

from __future__ import annotations

import re
from typing import Final

# Control characters but tab and line feed, halves of letters (of undecodable file names, say), and
# what Unicode keeps free.
UNFIT: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
INSTEAD: Final = "\ufffd"  # the sign for a letter that could not be kept
_BREAKS: Final = re.compile(r"\r\n|[\t\n\x0b\x0c\r\x85\u2028\u2029]")

# What chats, mail and word processors put in the place of signs, or between them where nobody
# sees it.
_TYPED: Final = {
    **dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d"), "-"),
    **dict.fromkeys(map(ord, "\u201c\u201d\u201e\u201f\u00ab\u00bb\uff02"), '"'),
    **dict.fromkeys(map(ord, "\u00a0\u2002\u2003\u2007\u2008\u2009\u200a\u202f\u3000"), " "),
    **dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff")),
}


def as_typed(text: str) -> str:
    """Return a text with the dashes, quotes and blanks of a keyboard, without invisible signs."""
    return text if text.isascii() else text.translate(_TYPED)


def storable(text: str) -> str:
    """Return a text with U+FFFD in place of each letter that no file can hold."""
    return text if text.isprintable() else UNFIT.sub(INSTEAD, text)


def clean_line(text: str, limit: int) -> str:
    """Return a text as one line of at most `limit` letters, without what no file can hold.

    Tabs and line breaks become blanks.
    """
    return UNFIT.sub("", _BREAKS.sub(" ", text))[:limit]


def clean_text(text: str, limit: int) -> str:
    """Return a text of any number of lines with at most `limit` letters, as `clean_line` else."""
    return UNFIT.sub("", text.replace("\r\n", "\n"))[:limit]
