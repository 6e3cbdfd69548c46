"""Entries in plain English, generated from the data, so that tooltip and behaviour agree.

The handwritten `text` of an entry is the full rule; these sentences stand beside it.
How cards pay is in `describe_scores`.
"""

from __future__ import annotations

from dataclasses import replace

from kingdom_builder_qt.content.describe_filters import (
    Names,
    joined,
    piece_name,
    plural,
    plural_noun,
    target,
)
from kingdom_builder_qt.content.describe_scores import describe_score
from kingdom_builder_qt.core.entries import (
    Action,
    BasicAction,
    BuildAction,
    Card,
    DrawAction,
    Filter,
    HandSize,
    MoveAction,
    OneOf,
    RemoveAction,
    Tile,
)

__all__ = ["describe", "describe_action", "describe_score"]


def describe(entry: Tile | Card, names: Names) -> str:
    """Return one sentence that says what a tile does or how a card pays."""
    if isinstance(entry, Card):
        return describe_score(entry.score, names)
    if entry.action is not None:
        return describe_action(entry.action, names, entry.printed)
    if isinstance(entry.modifier, HandSize):
        return f"Draw {entry.modifier.cards} terrain cards at the end of your turn."
    if entry.modifier is not None:
        return "One of your placements need not be adjacent to your own."
    return f"{entry.gold_on_claim} gold as soon as you take it."


def describe_action(action: Action, names: Names, printed: str = "") -> str:
    """Return what the action of a tile does; `printed` is the terrain of its variant."""
    if isinstance(action, DrawAction):
        return f"Turn up a terrain card, then {_verb(action.then, names, printed)}."
    if isinstance(action, OneOf):
        branches = [_verb(branch, names, printed) for branch in action.branches]
        return f"Do one of these: {'; or '.join(branches)}."
    words = _verb(action, names, printed)
    return f"{words[:1].upper()}{words[1:]}."


def _verb(action: BasicAction, names: Names, printed: str) -> str:
    if isinstance(action, RemoveAction):
        return _removal(action, names)
    to = _with_printed(action.to, printed)
    if isinstance(action, BuildAction):
        return _building(action, to, names) + _ending(action, to)
    return _moving(action, to, names) + _ending(action, to)


def _with_printed(filter_: Filter, printed: str) -> Filter:
    """Return a filter with the terrain of the variant in place of `printed`."""
    if not printed:
        return filter_
    terrain = tuple(printed if word == "printed" else word for word in filter_.terrain)
    inner = filter_.not_ and _with_printed(filter_.not_, printed)
    near = tuple(replace(n, filter=_with_printed(n.filter, printed)) for n in filter_.near)
    return replace(filter_, terrain=terrain, near=near, not_=inner)


def _ending(action: BuildAction | MoveAction, to: Filter) -> str:
    if action.adjacency == "required":
        return ", adjacent to your own"
    # The end of an own line and a hex beside own pieces always are adjacent.
    always = to.line_end or any(
        near.filter.piece == "own" and near.within == 1 and near.exactly != 0 for near in to.near
    )
    return (
        ", adjacent to your own if possible"
        if action.adjacency == "if_possible" and not always
        else ""
    )


def _building(action: BuildAction, to: Filter, names: Names) -> str:
    noun, count = piece_name(names, action.piece), action.count
    piece = names.pieces.get(action.piece)
    where = target(to, names, _stands_on(action.piece, names))
    if piece is not None and piece.flower:
        where += " and its six neighbours"
    if count.min == count.max == 1:
        return f"build one {noun} on {where}"
    if count.min == count.max:
        return f"build {plural(count.max, noun)}, each on {where}"
    word = "or" if count.max == count.min + 1 else "to"
    return f"build {count.min} {word} {plural(count.max, noun)}, each on {where}"


def _moving(action: MoveAction, to: Filter, names: Names) -> str:
    reach = action.reach
    where = target(to, names, _stands_on(action.piece or "settlement", names))
    noun = piece_name(names, action.piece or "settlement")
    if reach.kind == "steps" and reach.shared:
        steps = f"{plural(reach.length, 'step')} in all"
        return f"move your {plural_noun(noun)} up to {steps}, each to {where}"
    start = f"move {_one_of_yours(action.piece or 'settlement', names)}"
    if reach.kind == "steps":
        return f"{start} up to {plural(reach.length, 'step')}, each to {where}"
    if reach.kind == "leap":
        return f"{start} to {where} exactly {plural(reach.length, 'hex')} away in a straight line"
    if reach.kind == "slide":
        return f"{start} in a straight line as far as possible, each step to {where}"
    return f"{start} to {where}"


def _removal(action: RemoveAction, names: Names) -> str:
    if action.owner == "each_opponent":
        return "take one settlement of each opponent off the board"
    return f"take {_one_of_yours(action.piece, names)} off the board"


def _one_of_yours(piece: str, names: Names) -> str:
    known, noun = names.pieces.get(piece), piece_name(names, piece)
    only = known is not None and known.supply == 1
    return f"your {noun}" if only else f"one of your {plural_noun(noun)}"


def _stands_on(piece: str, names: Names) -> str:
    """Return the hexes that a piece can stand on where the action names no terrain."""
    known = names.pieces.get(piece)
    words = known.stands_on if known is not None else ("buildable",)
    return f"{joined([_terrain(word, names) for word in words])} hex"


def _terrain(word: str, names: Names) -> str:
    return names.terrains[word].name.lower() if word in names.terrains else word
