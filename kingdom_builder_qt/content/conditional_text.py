"""Rule texts that speak only of what is in play, and of everything where no game is.

`{location | castle | nomad: nomad space, or}` lists features of the board, each by its id or by
other words after a colon; `{palace? words}` stands only where there is such a feature.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from typing import Final

_ID: Final = r"[a-z][a-z0-9_]*"
_ITEM: Final = rf"{_ID}(?:: [^{{}}|,]+)?"
_LIST: Final = re.compile(rf"\{{({_ITEM}(?: \| {_ITEM})+), (\w+)\}}")
_ONLY: Final = re.compile(rf"\{{({_ID})\?([^{{}}]*)\}}")


def told(text: str, in_play: Collection[str] | None = None) -> str:
    """Return a text for a board with the features `in_play`, None for all there are."""

    def is_there(feature: str) -> bool:
        return in_play is None or feature in in_play

    text = _ONLY.sub(lambda found: found[2] if is_there(found[1]) else "", text)
    return _LIST.sub(lambda found: _listed(found, is_there), text)


def features_of(text: str) -> Iterator[str]:
    """Yield the ids of the features that a text names to be left out without them."""
    for found in _ONLY.finditer(text):
        yield found[1]
    for found in _LIST.finditer(text):
        yield from (id_ for id_, _ in _items(found[1]))


def is_malformed(text: str) -> bool:
    """Return whether braces are left that belong to no list and no condition."""
    return any(brace in told(text) for brace in "{}")


def _items(items: str) -> list[tuple[str, str]]:
    """Return id and words of every item."""
    parts = (item.partition(": ") for item in items.split(" | "))
    return [(id_, words or id_) for id_, _, words in parts]


def _listed(found: re.Match[str], is_there: Callable[[str], bool]) -> str:
    items = _items(found[1])
    # A list that nothing is left of says what it would be about.
    *first, last = [words for id_, words in items if is_there(id_)] or [w for _, w in items]
    return f"{', '.join(first)} {found[2]} {last}" if first else last
