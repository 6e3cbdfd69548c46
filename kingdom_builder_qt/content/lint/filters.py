"""Lint: filters that can never match, or say something without effect.

Which words a filter may use where is checked by `filter_words`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from kingdom_builder_qt.content.drafts import Content, Draft
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

Found: TypeAlias = "Iterable[tuple[Severity, str]]"


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield filters that cannot be meant."""
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
    """Yield a filter and all filters within it."""
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
        # an outpost is not spent where adjacency is the action itself.
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


def _origin(from_: Filter) -> Found:
    if from_.feature:
        yield "error", "`from` names a feature, but no piece can stand on a feature"
    if from_.piece in ("opponent", "none"):
        yield "error", f"`from` names `piece: {from_.piece}`, but only own pieces are moved"
    if from_.piece == "own":
        yield "warning", "`piece: own` changes nothing: only own pieces are moved"
    if any(inner.line_end for inner in nested(from_)):
        yield "error", "`line_end` is about empty hexes and has no meaning in `from`"
    yield from _filter(from_)


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
        if any(inner.piece for inner in nested(score.group.filter)):
            yield "error", "`piece` has no meaning in a group: its hexes never change"


def _score_filter(filter_: Filter) -> Found:
    yield from _filter(filter_)
    if any(inner.line_end for inner in nested(filter_)):
        yield "error", "`line_end` is about empty hexes and has no meaning in a score"


def _filter(filter_: Filter) -> Found:
    for inner in nested(filter_):
        if inner.terrain and inner.feature:
            yield "error", "no hex has both a terrain and a feature: the filter never matches"
        if inner.piece in ("own", "opponent") and inner.feature:
            yield "error", "no piece stands on a feature: the filter never matches"
        if inner.line_end == 1:
            yield "warning", "`line_end` below 2 is not a line"
