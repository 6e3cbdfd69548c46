"""Lint: words of filters where they mean nothing: `card`, `drawn`, `printed`, `removed`, `same`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.lint.filters import Found, nested, verbs
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.entries import (
    Around,
    Card,
    DrawAction,
    Expansion,
    Filter,
    Linked,
    MoveAction,
    RemoveAction,
    Score,
    Tile,
)

# No terrain card is in play when the cards are scored.
_NO_CARD: Final = ("card", "drawn", "printed")


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield words that stand for nothing."""
    for draft in content.usable("tile", "card", "expansion"):
        yield from ((draft, draft.problem(*item)) for item in dict.fromkeys(_found(draft.value)))


def _found(entry: Tile | Card | Expansion) -> Found:
    if any(_misplaced_same(filter_) for filter_ in _filters(entry)):
        yield "error", "`terrain: same` stands by itself and directly in `near` only"
    words = _words(entry)
    if isinstance(entry, Tile):
        yield from _of_tile(entry, words)
    elif isinstance(entry, Card):
        yield from _of_card(entry, words)
    else:
        yield from _of_overlays(entry, words)


def _of_tile(tile: Tile, words: frozenset[str]) -> Found:
    if tile.printed and "printed" not in words:
        yield "warning", "the variants all do the same: no filter has `terrain: printed`"
    if "printed" in words and not tile.printed:
        yield "error", "`terrain: printed` needs `variants`"
    if "drawn" in words and not isinstance(tile.action, DrawAction):
        yield "error", "`terrain: drawn` needs the step `draw` before it"
    if isinstance(tile.action, DrawAction) and "drawn" not in words:
        yield "warning", "the card is turned up for nothing: no filter has `terrain: drawn`"
    if "removed" in words:
        yield "error", "`terrain: removed` has a meaning in scores only"
    if "card" in words and tile.when != "turn":
        yield "error", f"`terrain: card` has no meaning with `when: {tile.when}`"


def _of_card(card: Card, words: frozenset[str]) -> Found:
    for word in _NO_CARD:
        if word in words:
            yield "error", f"`terrain: {word}` has no meaning in a score"
    if "removed" in words and not card.setup:
        yield "error", "`terrain: removed` needs `setup: remove_terrain_type`"
    if card.setup and "removed" not in words:
        yield "warning", "cards are removed for nothing: no filter has `terrain: removed`"


def _of_overlays(expansion: Expansion, words: frozenset[str]) -> Found:
    for word in (*_NO_CARD, "removed", "same"):
        if word in words:
            yield "error", f"`terrain: {word}` has no meaning before the game"
    inner = [f for overlay in expansion.overlays for f in nested(overlay.on)]
    if any(filter_.piece for filter_ in inner):
        yield "error", "`piece` has no meaning before the game"
    if any(filter_.line_end for filter_ in inner):
        yield "error", "`line_end` has no meaning before the game"


def _filters(entry: Tile | Card | Expansion) -> Iterator[Filter]:
    """Yield the outermost filters of an entry."""
    if isinstance(entry, Expansion):
        yield from (overlay.on for overlay in entry.overlays)
    elif isinstance(entry, Tile):
        for action in verbs(entry):
            if isinstance(action, MoveAction):
                yield action.from_
            if not isinstance(action, RemoveAction):
                yield action.to
    elif isinstance(entry.score, Score):
        yield entry.score.of
        if isinstance(entry.score.group, Around | Linked):
            yield entry.score.group.filter


def _words(entry: Tile | Card | Expansion) -> frozenset[str]:
    return frozenset(w for f in _filters(entry) for inner in nested(f) for w in inner.terrain)


def _misplaced_same(filter_: Filter, allowed: bool = False) -> bool:
    """Return whether `same` stands where there is no other hex to compare with."""
    if "same" in filter_.terrain and not (allowed and len(filter_.terrain) == 1):
        return True
    if filter_.not_ is not None and _misplaced_same(filter_.not_):
        return True
    return any(_misplaced_same(near.filter, allowed=True) for near in filter_.near)
