"""Lint: filters that can never match, or say something without effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.problems import Problem, Severity
from kingdom_builder_qt.core.entries import (
    Around,
    BasicAction,
    BuildAction,
    DrawAction,
    Filter,
    Linked,
    MoveAction,
    Near,
    OneOf,
    RemoveAction,
    Score,
    Tile,
)

Found: TypeAlias = "Iterable[tuple[Severity, str]]"

_EMPTY: Final = Filter()
_NO_CARD: Final = ("card", "drawn", "printed")


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield filters that cannot be meant."""
    for draft in content.usable("tile", "card"):
        found = _tile(draft.value) if draft.kind == "tile" else _score(draft.value.score)
        yield from ((draft, draft.problem(*item)) for item in dict.fromkeys(found))


def verbs(tile: Tile) -> tuple[BasicAction, ...]:
    """Return all verbs of the action of a tile."""
    action = tile.action
    if isinstance(action, OneOf):
        return action.branches
    if isinstance(action, DrawAction):
        return (action.then,)
    return () if action is None else (action,)


def _tile(tile: Tile) -> Found:
    used = set()
    for action in verbs(tile):
        if not isinstance(action, RemoveAction):
            yield from _target(action)
            used |= {word for inner in _nested(action.to) for word in inner.terrain}
    if tile.printed and "printed" not in used:
        yield "warning", "the variants all do the same: no filter has `terrain: printed`"
    if "printed" in used and not tile.printed:
        yield "error", "`terrain: printed` needs `variants`"
    if "drawn" in used and not isinstance(tile.action, DrawAction):
        yield "error", "`terrain: drawn` needs the step `draw` before it"
    if isinstance(tile.action, DrawAction) and "drawn" not in used:
        yield "warning", "the card is turned up for nothing: no filter has `terrain: drawn`"


def _target(action: BuildAction | MoveAction) -> Found:
    to = action.to
    if action.adjacency == "if_possible" and (to.line_end or any(map(_asks_for_own, to.near))):
        # RULINGS 6.1: an outpost is not spent where adjacency is the action itself.
        yield "warning", "the filter asks for own neighbours: write `adjacency: ignored`"
    if to.feature:
        yield "error", "`to` names a feature, but no piece can stand on a feature"
    if to.piece in ("own", "opponent"):
        yield "error", f"`to` names `piece: {to.piece}`, but a target is always empty"
    if to.piece == "none":
        yield "warning", "`piece: none` changes nothing: a target is always empty"
    yield from _filter(to)


def _asks_for_own(near: Near) -> bool:
    return near.filter.piece == "own" and near.exactly != 0 and near.within == 1


def _score(score: Score) -> Found:
    if score.of.feature:
        yield "error", "`of` names a feature, but no settlement can stand on a feature"
    if score.of.piece in ("opponent", "none"):
        yield "error", f"`of` names `piece: {score.of.piece}`, but only own pieces are counted"
    if score.of.piece == "own":
        yield "warning", "`piece: own` changes nothing: only own pieces are counted"
    yield from _score_filter(score.of)
    if isinstance(score.group, Around | Linked):
        yield from _score_filter(score.group.filter)
        if any(inner.piece for inner in _nested(score.group.filter)):
            yield "error", "`piece` has no meaning in a group: its hexes never change"


def _score_filter(filter_: Filter) -> Found:
    yield from _filter(filter_)
    for inner in _nested(filter_):
        # No terrain card is in play when the cards are scored.
        for word in _NO_CARD:
            if word in inner.terrain:
                yield "error", f"`terrain: {word}` has no meaning in a score"
        if inner.line_end:
            yield "error", "`line_end` is about empty hexes and has no meaning in a score"


def _filter(filter_: Filter) -> Found:
    if _misplaced_same(filter_):
        yield "error", "`terrain: same` stands by itself and directly in `near` only"
    for inner in _nested(filter_):
        if inner.terrain and inner.feature:
            yield "error", "no hex has both a terrain and a feature: the filter never matches"
        if inner.piece in ("own", "opponent") and inner.feature:
            yield "error", "no piece stands on a feature: the filter never matches"
        if inner.not_ == _EMPTY:
            yield "error", "`not` with an empty filter never matches"
        if inner.line_end == 1:
            yield "warning", "`line_end` below 2 is no line"
        if any(near.filter == _EMPTY and near.exactly is None for near in inner.near):
            yield "warning", "`near` with an empty filter always matches"


def _misplaced_same(filter_: Filter, allowed: bool = False) -> bool:
    """Tell whether `same` stands where there is no other hex to compare with."""
    if "same" in filter_.terrain and not (allowed and len(filter_.terrain) == 1):
        return True
    if filter_.not_ is not None and _misplaced_same(filter_.not_):
        return True
    return any(_misplaced_same(near.filter, allowed=True) for near in filter_.near)


def _nested(filter_: Filter) -> Iterator[Filter]:
    """Yield a filter and all filters within it."""
    yield filter_
    for near in filter_.near:
        yield from _nested(near.filter)
    if filter_.not_ is not None:
        yield from _nested(filter_.not_)
