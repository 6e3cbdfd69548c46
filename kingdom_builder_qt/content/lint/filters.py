"""Lint: filters and actions that can never match, or say something without effect."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.problems import Problem, Severity
from kingdom_builder_qt.core.entries import Around, Filter, Linked, Score, Tile

_EMPTY = Filter()


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield filters that cannot be meant."""
    for draft in content.usable("tile", "card"):
        found = _tile(draft.value) if draft.kind == "tile" else _score(draft.value.score)
        yield from ((draft, draft.problem(*item)) for item in found)


def _tile(tile: Tile) -> Iterator[tuple[Severity, str]]:
    to = tile.action.to
    if tile.action.adjacency == "ignored" and to.line_end:
        yield "warning", "`adjacency: ignored` changes nothing: `line_end` asks for own neighbours"
    if to.feature:
        yield "error", "`to` names a feature, but no piece can stand on a feature"
    yield from _filter(to)


def _score(score: Score) -> Iterator[tuple[Severity, str]]:
    filters = [score.of]
    if score.of.feature:
        yield "error", "`of` names a feature, but no settlement can stand on a feature"
    if isinstance(score.group, Around | Linked):
        filters.append(score.group.filter)
    for filter_ in filters:
        yield from _filter(filter_)
        # No terrain card is in play when the cards are scored.
        if any("card" in inner.terrain for inner in _nested(filter_)):
            yield "error", "`terrain: card` has no meaning in a score"
        if any(inner.line_end for inner in _nested(filter_)):
            yield "error", "`line_end` is about empty hexes and has no meaning in a score"


def _filter(filter_: Filter) -> Iterator[tuple[Severity, str]]:
    for inner in _nested(filter_):
        if inner.terrain and inner.feature:
            yield "error", "no hex has both a terrain and a feature: the filter never matches"
        if inner.not_ == _EMPTY:
            yield "error", "`not` with an empty filter never matches"
        if inner.line_end == 1:
            yield "warning", "`line_end` below 2 is no line"
        if any(near.filter == _EMPTY for near in inner.near):
            yield "warning", "`near` with an empty filter always matches"


def _nested(filter_: Filter) -> Iterator[Filter]:
    """Yield a filter and all filters within it."""
    yield filter_
    for near in filter_.near:
        yield from _nested(near.filter)
    if filter_.not_ is not None:
        yield from _nested(filter_.not_)
