"""Lint: entries that are twice the same thing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.errors import quoted

# What a tile does; two kinds of tile may do the same.
_EFFECT: Final = ("kind", "action", "modifier", "printed", "gold_on_claim", "when", "special")


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield entries that repeat an earlier one in what tells it apart."""
    for draft, first in _repeated(content, "terrain", "letter"):
        message = f"letter {draft.value.letter} belongs to terrain {quoted(first.id)} already"
        yield draft, draft.problem("error", message)
    for draft, first in _repeated(content, "tile", *_EFFECT):
        message = f"the action is the same as that of {quoted(first.id)}"
        yield draft, draft.problem("warning", message)
    for draft, first in _repeated(content, "card", "score"):
        message = f"the score is the same as that of {quoted(first.id)}"
        yield draft, draft.problem("warning", message)
    for draft, first in _repeated(content, "section", "cells"):
        yield draft, draft.problem("warning", f"the same hexes as those of {quoted(first.id)}")
    for kind in ("tile", "card", "section"):
        for draft, first in _repeated(content, kind, "name"):
            yield draft, draft.problem("hint", f"the same name as that of {quoted(first.id)}")


def _repeated(content: Content, kind: str, *attributes: str) -> Iterator[tuple[Draft, Draft]]:
    """Yield each entry whose attributes an earlier entry has too, and that entry."""
    seen: dict[Any, Draft] = {}
    for draft in content.usable(kind):
        values = tuple(getattr(draft.value, attribute) for attribute in attributes)
        first = seen.setdefault(values, draft)
        if first is not draft:
            yield draft, first
