"""Rule texts with parts that depend on the features in play.

`{location | castle | nomad: nomad space, or}` lists the features in play, each by id or by the
words after its colon. `{palace? words}` includes words only with that feature. Without a game all
features count.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from typing import Final

_ID: Final = r"[a-z][a-z0-9_]*"
_ITEM: Final = rf"{_ID}(?:: [^{{}}|,]+)?"
_LIST: Final = re.compile(rf"\{{({_ITEM}(?: \| {_ITEM})+), (\w+)\}}")
_ONLY: Final = re.compile(rf"\{{({_ID})\?([^{{}}]*)\}}")


def adapt(text: str, in_play: Collection[str] | None = None) -> str:
    """Return a text for a board with the features `in_play`, None: all features."""

    def is_there(feature: str) -> bool:
        return in_play is None or feature in in_play

    text = _ONLY.sub(lambda found: found[2] if is_there(found[1]) else "", text)
    return _LIST.sub(lambda found: _listed(found, is_there), text)


def features_of(text: str) -> Iterator[str]:
    """Yield the feature ids on which a text depends."""
    for found in _ONLY.finditer(text):
        yield found[1]
    for found in _LIST.finditer(text):
        yield from (id_ for id_, _ in _items(found[1]))


def is_malformed(text: str) -> bool:
    """Return whether braces remain that are neither a list nor a condition."""
    return any(brace in adapt(text) for brace in "{}")


def _items(items: str) -> list[tuple[str, str]]:
    parts = (item.partition(": ") for item in items.split(" | "))
    return [(id_, words or id_) for id_, _, words in parts]


def _listed(found: re.Match[str], is_there: Callable[[str], bool]) -> str:
    items = _items(found[1])
    # An empty list would break the sentence, so it names all its features.
    *first, last = [words for id_, words in items if is_there(id_)] or [w for _, w in items]
    return f"{', '.join(first)} {found[2]} {last}" if first else last
