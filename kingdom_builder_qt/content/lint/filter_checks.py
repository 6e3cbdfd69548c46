"""Lint: filters that never match or have no effect, and misplaced special words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from kingdom_builder_qt.content.entry_drafts import DraftContent, EntryDraft
from kingdom_builder_qt.content.problems import Problem, Severity
from kingdom_builder_qt.core.entries import (
    Around,
    BasicAction,
    BuildAction,
    Card,
    DrawAction,
    Expansion,
    Filter,
    Linked,
    MoveAction,
    Near,
    OneOf,
    RemoveAction,
    Score,
    Tile,
)
from kingdom_builder_qt.core.messages import Message

Found: TypeAlias = "Iterable[tuple[Severity, Message]]"


def check_filters(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield filters that never match or have no effect."""
    for draft in content.usable("tile", "card", "expansion"):
        yield from ((draft, draft.problem(*item)) for item in dict.fromkeys(_found(draft.value)))


def verbs(tile: Tile) -> tuple[BasicAction, ...]:
    """Return all verbs of the action of a tile."""
    action = tile.action
    if isinstance(action, OneOf):
        return action.branches
    if isinstance(action, DrawAction):
        return (action.then,)
    return () if action is None else (action,)


def nested(filter_: Filter) -> Iterator[Filter]:
    """Yield a filter and all nested filters."""
    yield filter_
    for near in filter_.near:
        yield from nested(near.filter)
    if filter_.not_ is not None:
        yield from nested(filter_.not_)


def _found(entry: Tile | Card | Expansion) -> Found:
    if isinstance(entry, Tile):
        for action in verbs(entry):
            if isinstance(action, MoveAction):
                yield from _origin(action.from_)
            if not isinstance(action, RemoveAction):
                yield from _target(action)
    elif isinstance(entry, Expansion):
        for overlay in entry.overlays:
            yield from _filter(overlay.on)
    elif isinstance(entry.score, Score):
        yield from _score(entry.score)


def _target(action: BuildAction | MoveAction) -> Found:
    to = action.to
    if action.adjacency == "if_possible" and (to.line_end or any(map(_asks_for_own, to.near))):
        # an outpost must not be used up where adjacency is the action itself.
        yield (
            "warning",
            Message("the filter requires own neighbours; add `adjacency: ignored`"),
        )
    if to.feature:
        yield "error", Message("`to` names a feature, but pieces cannot be on features")
    if to.piece in ("own", "opponent"):
        yield (
            "error",
            Message("`to` names `piece: {piece}`, but targets are always empty", piece=to.piece),
        )
    if to.piece == "none":
        yield "warning", Message("`piece: none` has no effect: targets are always empty")
    yield from _filter(to)


def _asks_for_own(near: Near) -> bool:
    return near.filter.piece == "own" and near.exactly != 0 and near.within == 1


def _origin(from_: Filter) -> Found:
    if from_.feature:
        yield "error", Message("`from` names a feature, but pieces cannot be on features")
    if from_.piece in ("opponent", "none"):
        yield (
            "error",
            Message("`from` names `piece: {piece}`, but only own pieces move", piece=from_.piece),
        )
    if from_.piece == "own":
        yield "warning", Message("`piece: own` has no effect: only own pieces move")
    if any(inner.line_end for inner in nested(from_)):
        yield (
            "error",
            Message("`line_end` is for empty hexes and has no meaning in `from`"),
        )
    yield from _filter(from_)


def _score(score: Score) -> Found:
    if score.of.feature:
        yield (
            "error",
            Message("`of` names a feature, but settlements cannot be on features"),
        )
    if score.of.piece in ("opponent", "none"):
        yield (
            "error",
            Message("`of` names `piece: {piece}`, but only own pieces count", piece=score.of.piece),
        )
    if score.of.piece == "own":
        yield "warning", Message("`piece: own` has no effect: only own pieces count")
    yield from _score_filter(score.of)
    if isinstance(score.group, Around | Linked):
        yield from _score_filter(score.group.filter)
        if any(inner.piece for inner in nested(score.group.filter)):
            yield (
                "error",
                Message("`piece` has no meaning in a group, whose hexes never change"),
            )


def _score_filter(filter_: Filter) -> Found:
    yield from _filter(filter_)
    if any(inner.line_end for inner in nested(filter_)):
        yield (
            "error",
            Message("`line_end` is for empty hexes and has no meaning in a score"),
        )


def _filter(filter_: Filter) -> Found:
    for inner in nested(filter_):
        if inner.terrain and inner.feature:
            yield (
                "error",
                Message("the filter never matches: a hex has either terrain or a feature"),
            )
        if inner.piece in ("own", "opponent") and inner.feature:
            yield (
                "error",
                Message("the filter never matches: pieces cannot be on features"),
            )
        if inner.line_end == 1:
            yield "warning", Message("`line_end` must be at least 2")


# -- special words: `card`, `drawn`, `printed`, `removed`, `same` ----------------------------------

# During scoring no terrain card is in play.
_NO_CARD: Final = ("card", "drawn", "printed")


def check_filter_words(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield special words without a meaning."""
    for draft in content.usable("tile", "card", "expansion"):
        yield from (
            (draft, draft.problem(*item)) for item in dict.fromkeys(_misplaced_words(draft.value))
        )


def _misplaced_words(entry: Tile | Card | Expansion) -> Found:
    if any(_misplaced_same(filter_) for filter_ in _filters(entry)):
        yield (
            "error",
            Message("`terrain: same` must be the only terrain, directly in `near`"),
        )
    words = _words(entry)
    if isinstance(entry, Tile):
        yield from _of_tile(entry, words)
    elif isinstance(entry, Card):
        yield from _of_card(entry, words)
    else:
        yield from _of_overlays(entry, words)


def _of_tile(tile: Tile, words: frozenset[str]) -> Found:
    if tile.printed and "printed" not in words:
        yield (
            "warning",
            Message("the variants are equal: no filter has `terrain: printed`"),
        )
    if "printed" in words and not tile.printed:
        yield "error", Message("`terrain: printed` needs `variants`")
    if "drawn" in words and not isinstance(tile.action, DrawAction):
        yield "error", Message("`terrain: drawn` needs the step `draw` before it")
    if isinstance(tile.action, DrawAction) and "drawn" not in words:
        yield (
            "warning",
            Message("the revealed card is unused: no filter has `terrain: drawn`"),
        )
    if "removed" in words:
        yield "error", Message("`terrain: removed` has a meaning only in scores")
    if "card" in words and tile.when != "turn":
        yield (
            "error",
            Message("`terrain: card` has no meaning with `when: {when}`", when=tile.when),
        )


def _of_card(card: Card, words: frozenset[str]) -> Found:
    for word in _NO_CARD:
        if word in words:
            yield (
                "error",
                Message("`terrain: {word}` has no meaning in a score", word=word),
            )
    if "removed" in words and not card.setup:
        yield "error", Message("`terrain: removed` needs `setup: remove_terrain_type`")
    if card.setup and "removed" not in words:
        yield (
            "warning",
            Message("the removed terrain is unused: no filter has `terrain: removed`"),
        )


def _of_overlays(expansion: Expansion, words: frozenset[str]) -> Found:
    for word in (*_NO_CARD, "removed", "same"):
        if word in words:
            yield (
                "error",
                Message("`terrain: {word}` has no meaning before the game", word=word),
            )
    inner = [f for overlay in expansion.overlays for f in nested(overlay.on)]
    if any(filter_.piece for filter_ in inner):
        yield "error", Message("`piece` has no meaning before the game")
    if any(filter_.line_end for filter_ in inner):
        yield "error", Message("`line_end` has no meaning before the game")


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
    """Return whether `same` occurs without another hex to compare with."""
    if "same" in filter_.terrain and not (allowed and len(filter_.terrain) == 1):
        return True
    if filter_.not_ is not None and _misplaced_same(filter_.not_):
        return True
    return any(_misplaced_same(near.filter, allowed=True) for near in filter_.near)
