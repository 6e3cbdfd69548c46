"""Checks that need all entries: one module per concern, listed here, run on all content alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.lint import (
    duplicates,
    expansions,
    filter_words,
    filters,
    icons,
    once,
    pieces,
    references,
    supplies,
    terrain_cards,
    texts,
    tile_sets,
    unused,
)
from kingdom_builder_qt.content.problems import Problem

Pass: TypeAlias = Callable[[Content], Iterable[tuple[Draft, Problem]]]

# In this order: `references` must see what the passes before it left out, and the passes after
# it only what is left.
PASSES: Final[tuple[Pass, ...]] = (
    texts.check,
    duplicates.check,
    filters.check,
    filter_words.check,
    pieces.check,
    tile_sets.check,
    expansions.check,
    once.check,
    references.check,
    unused.check,
    terrain_cards.check,
    supplies.check,
    icons.check,
)


def run_passes(content: Content) -> None:
    """Run all passes; an error leaves its entry out."""
    for check in PASSES:
        for draft, problem in check(content):
            content.problems.append(problem)
            draft.broken = draft.broken or problem.is_error
