"""Search in the rules browser: all words must occur, the best pages come first."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from kingdom_builder_qt.ui.learn.rules.rules_book import Leaf

_SNIPPET: Final = 90  # characters around a hit
# Ranks of hits: whole title, its beginning, a word of it, text, and so on downwards.
_WHOLE, _BEGIN, _WORD, _PHRASE, _PART, _TEXT, _BEYOND = 100, 60, 40, 30, 20, 8, 2
_SHORT: Final = 3  # characters: "to" is no hit in "mandatory"


def wanted_words(text: str) -> list[str]:
    """Return the words of a query."""
    return text.lower().split()  # `casefold` would search for “ss” where “ß” is


def search(leaves: Iterable[Leaf], text: str) -> list[Leaf]:
    """Return the pages that contain all words, best first; all pages without words."""
    words = wanted_words(text)
    ranked = [(_rank(leaf, words), leaf) for leaf in leaves]
    hits = [(rank, leaf) for rank, leaf in ranked if rank or not words]
    return [leaf for _rank, leaf in sorted(hits, key=lambda pair: -pair[0])]


def _rank(leaf: Leaf, words: list[str]) -> int:
    """Return the rank of a page, 0 if a word is missing."""
    title, text, *more = leaf.words()
    total = 0
    for word in words:
        worth = _worth(re.compile(_expression(word), re.IGNORECASE), title, text, more)
        if not worth:
            return 0
        total += worth
    phrase = " ".join(words)
    if title.lower() == phrase:
        total += _WHOLE
    if len(words) > 1 and phrase in text.lower():
        total += _PHRASE
    return total + leaf.in_game


def _worth(word: re.Pattern[str], title: str, text: str, more: list[str]) -> int:
    if hit := word.search(title):
        begins = hit.start() > 0 and title[hit.start() - 1] == " "
        return _BEGIN if hit.start() == 0 else _WORD if begins else _PART
    if word.search(text):
        return _TEXT
    return _BEYOND if any(word.search(part) for part in more) else 0


def _expression(word: str) -> str:
    """Return the regular expression for a word; short words match at word starts only."""
    return (r"\b" if len(word) <= _SHORT and word.isalnum() else "") + re.escape(word)


def pattern(text: str) -> re.Pattern[str] | None:
    """Return a pattern for all words of a query, None without words."""
    words = sorted(wanted_words(text), key=len, reverse=True)
    return re.compile("|".join(map(_expression, words)), re.IGNORECASE) if words else None


def snippet(leaf: Leaf, text: str) -> str:
    """Return the context of the first hit outside the title."""
    found = pattern(text)
    parts = [part for part in leaf.words()[1:] if part]
    for part in parts:
        hit = found.search(part) if found is not None else None
        if hit is not None:
            return _around(part, hit.start())
    return _around(parts[0], 0) if parts else ""


def _around(text: str, at: int) -> str:
    """Return the words around a position."""
    if at < _SNIPPET // 2:
        return text[: 2 * _SNIPPET]
    begin = text.rfind(" ", 0, at - _SNIPPET // 4) + 1
    return ("… " if begin else "") + text[begin : begin + 2 * _SNIPPET]
