"""Entries in plain English, generated from the data, so that tooltip and behaviour agree.

The handwritten `text` of an entry is the full rule; these sentences stand beside it.
How cards pay is in `scores`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.describe.filters import (
    joined,
    piece_name,
    plural,
    plural_noun,
    predicate,
    target,
    terrain_name,
)
from kingdom_builder_qt.content.describe.scores import describe_score
from kingdom_builder_qt.core.entries import (
    Action,
    BasicAction,
    BuildAction,
    Card,
    Count,
    DrawAction,
    Filter,
    HandSize,
    Modifier,
    MoveAction,
    OneOf,
    Reach,
    RemoveAction,
    Tile,
    WaiveFirst,
)
from kingdom_builder_qt.core.specials import TILES

_SETUP: Final = {
    "": "",
    "remove_terrain_type": "The cards of one terrain leave the deck before the game. ",
}


def describe(entry: Tile | Card, names: Catalog) -> str:
    """Return one sentence that says what a tile does or how a card pays."""
    if isinstance(entry, Card):
        return _SETUP[entry.setup] + describe_score(entry.score, names)
    if entry.action is not None:
        start = _occasion(entry, names)
        if not start:
            return describe_action(entry.action, names, entry.printed)
        return f"{start}: {_words(entry.action, names, entry.printed)}."
    if entry.modifier is not None:
        return _lasting(entry.modifier)
    if entry.special:
        return TILES[entry.special].sentence
    return f"{entry.gold_on_claim} gold as soon as you take it."


def _occasion(tile: Tile, names: Catalog) -> str:
    """Return who may use the action of a tile and when, if not its holder once a turn."""
    if tile.upgrades:
        upgraded = names.tiles.get(tile.upgrades)
        name = upgraded.name.lower() if upgraded else tile.upgrades
        return f"In place of the action of each {name}"
    if tile.when == "opponent_takes_last_tile":
        return "When another player takes the last tile of a location or nomad space"
    if tile.when == "before_scoring":
        place = _bringer(tile, names)
        return f"Like every player, before scoring, once for each {place} next to your own"
    return "Like every player, once a turn" if tile.brought_by else ""


def _bringer(tile: Tile, names: Catalog) -> str:
    known = names.features.get(tile.brought_by)
    return known.name.lower() if known else f"{terrain_name(names, tile.brought_by)} hex"


def _lasting(modifier: Modifier) -> str:
    if isinstance(modifier, HandSize):
        return f"Draw {modifier.cards} terrain cards at the end of your turn."
    if isinstance(modifier, WaiveFirst):
        return "The first settlement of your mandatory action need not be adjacent to your own."
    return "One of your placements need not be adjacent to your own."


def describe_action(action: Action, names: Catalog, printed: str = "") -> str:
    """Return what the action of a tile does; `printed` is the terrain of its variant."""
    words = _words(action, names, printed)
    if isinstance(action, OneOf):
        return f"Do one of these: {words}."
    return f"{words[:1].upper()}{words[1:]}."


def _words(action: Action, names: Catalog, printed: str) -> str:
    if isinstance(action, DrawAction):
        return f"turn up a terrain card, then {_verb(action.then, names, printed)}"
    if isinstance(action, OneOf):
        return "; or ".join(_verb(branch, names, printed) for branch in action.branches)
    return _verb(action, names, printed)


def _verb(action: BasicAction, names: Catalog, printed: str) -> str:
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


def _building(action: BuildAction, to: Filter, names: Catalog) -> str:
    noun, count = piece_name(names, action.piece), action.count
    piece = names.pieces.get(action.piece)
    where = target(to, names, _stands_on(action.piece, names))
    if piece is not None and piece.ring:
        where += " and its six neighbours"
    if count.min == count.max == 1:
        return f"build one {noun} on {where}"
    return f"build {_number(count)} {plural_noun(noun)}, each on {where}"


def _number(count: Count) -> str:
    """Return `3`, `1 or 2` or `1 to 3`."""
    if count.min == count.max:
        return str(count.max)
    return f"{count.min} {'or' if count.max == count.min + 1 else 'to'} {count.max}"


def _moving(action: MoveAction, to: Filter, names: Catalog) -> str:
    reach = action.reach
    where = target(to, names, _stands_on(action.piece or "settlement", names))
    if reach.kind == "steps" and reach.shared:
        pieces = plural_noun(piece_name(names, action.piece or "settlement"))
        origin = " ".join(filter(None, [pieces, predicate(action.from_, names)]))
        return f"move your {origin} up to {plural(reach.length, 'step')} in all, each to {where}"
    start = f"move {_movers(action, names)}"
    each = "" if action.count == Count() else ", each"
    if reach.kind == "steps" and reach.length == 1:
        return f"{start} one step to {where}"
    if reach.kind == "steps":
        return f"{start} up to {plural(reach.length, 'step')}, each to {where}"
    if reach.kind == "slide":
        return f"{start}{each} in a straight line as far as possible, each step to {where}"
    if reach.kind == "ray":
        return f"{start}{each} to {where}, the first in a straight line over anything"
    return f"{start}{each} to {where}{_distance(reach)}"


def _distance(reach: Reach) -> str:
    if reach.kind == "leap":
        return f" exactly {plural(reach.length, 'hex')} away in a straight line"
    return " next to the area that it leaves" if reach.kind == "same_area" else ""


def _movers(action: MoveAction, names: Catalog) -> str:
    """Return what is moved: `one of your settlements next to a cave`."""
    piece, origin = action.piece or "settlement", predicate(action.from_, names)
    pieces = f"{_number(action.count)} of your {plural_noun(piece_name(names, piece))}"
    if action.count == Count():
        pieces = _one_of_yours(piece, names)
    return f"{pieces} {origin}" if origin else pieces


def _removal(action: RemoveAction, names: Catalog) -> str:
    if action.owner == "each_opponent":
        return "take one settlement of each opponent off the board"
    return f"take {_one_of_yours(action.piece, names)} off the board"


def _one_of_yours(piece: str, names: Catalog) -> str:
    known, noun = names.pieces.get(piece), piece_name(names, piece)
    only = known is not None and known.supply == 1
    return f"your {noun}" if only else f"one of your {plural_noun(noun)}"


def _stands_on(piece: str, names: Catalog) -> str:
    """Return the hexes that a piece can stand on where the action names no terrain."""
    known = names.pieces.get(piece)
    words = known.stands_on if known is not None else ("buildable",)
    return f"{joined([terrain_name(names, word) for word in words])} hex"
