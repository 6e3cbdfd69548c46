"""Describes tiles and cards in plain English from their data, so that tooltips match behaviour."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.describe.filter_words import (
    HEX,
    STEP,
    beside,
    hex_of,
    joined,
    piece_name,
    plural,
    predicate,
    site,
    target,
    terrain_name,
)
from kingdom_builder_qt.content.nouns import Noun, choice_of, noun_of
from kingdom_builder_qt.core.entries import (
    Action,
    Around,
    BasicAction,
    BuildAction,
    Card,
    ClaimRows,
    Count,
    DrawAction,
    Filter,
    Flat,
    HandSize,
    Keep,
    Linked,
    Modifier,
    MoveAction,
    OneOf,
    PerGroup,
    PerUnit,
    Rank,
    Reach,
    RemoveAction,
    Run,
    Score,
    Tile,
    WaiveFirst,
)
from kingdom_builder_qt.core.specials import TILES

# -- cards -----------------------------------------------------------------------------------------

_RANKS: Final = ("the most", "the second most", "the third most")
_PLACES: Final = {
    "none": noun_of("board"),
    "row": noun_of("row"),
    "sector": noun_of("sector"),
    "edge": noun_of("edge of the board"),
    "area": noun_of("settlement area"),
    "terrain_area": noun_of("terrain area"),
}
_DURING: Final = {
    "final": "",
    "build": "At once, for each settlement you build: ",
    "mandatory_end": "After your mandatory action, counting only its settlements: ",
    "turn_end": "At the end of your turn, counting only the settlements built in it: ",
}


def describe_score(score: Score | ClaimRows, names: Catalog) -> str:
    """Return the scoring rule of a card."""
    if isinstance(score, ClaimRows):
        row = f"row in which you were the first to have {score.units} settlements"
        return f"{score.gold} gold for each {row}."
    pay = score.pay
    if _single(score):
        where = predicate(score.of, names)
        return f"{pay.gold} gold at once for each settlement you build{' ' * bool(where)}{where}."
    if isinstance(pay, Rank):
        words = _ranked(score, pay, names)
    elif isinstance(pay, PerGroup):
        words = f"{pay.gold} gold for {_group(score, names)}."
    elif isinstance(pay, Flat):
        words = _flat(score, pay, names)
    else:
        words = _units(score, pay, names)
    return _DURING[score.when] + words


def _single(score: Score) -> bool:
    """Return whether single settlements are paid when built, so that no group is described."""
    pay = score.pay
    if score.when != "build" or isinstance(pay, Rank):
        return False
    return (score.group, score.keep) == ("none", Keep()) and pay in (
        Flat(pay.gold),
        PerUnit(pay.gold),
    )


def _settlements(score: Score, names: Catalog) -> str:
    where = predicate(score.of, names)
    return f"settlements {where}" if where else "settlements"


def _place(score: Score, names: Catalog) -> Noun:
    """Return the noun of a group: `row`, `settlement area`, `castle`."""
    group = score.group
    if isinstance(group, Linked) and group.terrain_area:
        return noun_of(f"{terrain_name(names, group.terrain_area)} area")
    if isinstance(group, Around | Linked):
        return site(group.filter, names)
    if isinstance(group, Run):
        return noun_of("diagonal line" if group.diagonal else "straight line")
    return _PLACES[group]


def _amount(score: Score) -> str:
    return "most" if score.keep.which == "best" else "fewest"


def _inside(score: Score) -> str:
    """Return the preposition of a settlement and its group."""
    if isinstance(score.group, Around):
        return beside(score.group.within)
    if isinstance(score.group, Linked):
        return "joined to"
    return "at" if score.group == "edge" else "in"


def _kept(score: Score) -> str:
    """Return the condition for paid groups, "" if all are paid: `, only where ...`."""
    keep = score.keep
    if keep.which == "full":
        return ", only where they fill it"
    if keep.which != "all":
        return f", only where you have the {'most' if keep.which == 'best' else 'fewest'}"
    return "" if keep == Keep() else f", only where you have {_size(keep)}"


def _ranked(score: Score, pay: Rank, names: Catalog) -> str:
    ranks = [*_RANKS, *(f"the {n}th most" for n in range(4, len(pay.gold) + 1))]
    parts = [f"{gold} gold for {rank}" for gold, rank in zip(pay.gold, ranks, strict=False)]
    start = "" if score.group == "none" else f"For each {_place(score, names)}: "
    zero = "; having none counts, too" if pay.zero_ranks else ""
    what = _settlements(score, names)
    where = f" {_inside(score)} it" if isinstance(score.group, Around) else ""
    return f"{start}{joined(parts, 'and')} {what}{where}{_kept(score)}{zero}."


def _group(score: Score, names: Catalog) -> str:
    """Return the groups paid by `pay: per_group`."""
    place, settlements = _place(score, names), _settlements(score, names)
    if score.keep.which in ("best", "worst"):
        return f"the {place} {_inside(score)} which you have the {_amount(score)} {settlements}"
    if score.keep != Keep():
        return f"each {_filled(score, place, settlements)}"
    if isinstance(score.group, Linked):
        return f"each {place} that one area of your {settlements} joins to another {place}"
    if isinstance(score.group, Around):
        return f"each {place} {_inside(score)} at least one of your {settlements}"
    if score.group == "area":
        return f"each separate area of your {settlements}"
    if score.group == "none":
        return f"having at least one of your {settlements}"
    return f"each {place} with at least one of your {settlements}"


def _filled(score: Score, place: str, settlements: str) -> str:
    """Return a group with enough settlements: `row with at least 3 of your settlements`."""
    around = f"{_inside(score)} it" if isinstance(score.group, Around) else ""
    if score.keep.which == "full":
        return f"{place} with your {settlements} on every hex {around or 'of it'}"
    where = f" on the hexes {around}" if around else ""
    return f"{place} with {_size(score.keep)} of your {settlements}{where}"


def _size(keep: Keep) -> str:
    return f"at least {keep.min}" if keep.exactly is None else f"exactly {keep.exactly}"


def _flat(score: Score, pay: Flat, names: Catalog) -> str:
    place, settlements = _place(score, names), _settlements(score, names)
    start = f"{pay.gold} gold for having"
    if score.keep.which in ("best", "worst"):
        which = f"{_inside(score)} the {place} where you have the {_amount(score)}"
        return f"{start} {settlements} {which}."
    if score.group == "none":
        return f"{start} {_size(score.keep)} of your {settlements}."
    if pay.need > 1:
        if score.keep.which == "full":
            return f"{start} {pay.need} {place:plural} filled with your {settlements}."
        places = f"{_inside(score)} each of {plural(pay.need, place)}"
        return f"{start} {_size(score.keep)} of your {settlements} {places}."
    return f"{start} {_filled(score, format(place, 'indefinite'), settlements)}."


def _span(score: Score, pay: PerUnit, names: Catalog) -> str:
    """Return the pay for the way between the farthest settlements of an area."""
    keep = score.keep
    hexes = "each hex" if pay.every == 1 else f"every {plural(pay.every, HEX)}"
    areas = {"best": "one area", "worst": "the area where it is shortest"}
    where = areas.get(keep.which, "each area") + ("" if keep.which in areas else _kept(score))
    apart = f"the two of your {_settlements(score, names)} farthest apart in {where}"
    return f"{pay.gold} gold for {hexes} on the shortest way between {apart}, both ends included."


def _units(score: Score, pay: PerUnit, names: Catalog) -> str:
    if score.measure == "span":
        return _span(score, pay, names)
    number = "each" if pay.every == 1 else f"every {pay.every}"
    settlements = _settlements(score, names)
    start = f"{pay.gold} gold for {number} of your {settlements}"
    place = _place(score, names)
    if isinstance(score.group, Around) and score.keep == Keep():
        return f"{start} {_inside(score)} {place:indefinite}, separately for each {place}."
    if score.keep.which in ("best", "worst"):
        if score.group == "none":
            return f"{start}."
        if score.group == "area":
            size = "largest" if score.keep.which == "best" else "smallest"
            return f"{start} in your {size} settlement area."
        return f"{start} {_inside(score)} the {place} where you have the {_amount(score)}."
    kept = _kept(score)
    if score.group == "none":
        return f"{start}{kept}."
    return f"{start}, counted separately for each {place}{kept}."


# -- tiles and cards -------------------------------------------------------------------------------

_SETUP: Final = {
    "": "",
    "remove_terrain_type": "The cards of one terrain leave the deck before the game. ",
}


def describe(entry: Tile | Card, names: Catalog) -> str:
    """Return a sentence with the effect of a tile or the scoring rule of a card."""
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
    """Return the users and time of a tile, "" for its holder once per turn."""
    if tile.upgrades:
        upgraded = names.tiles.get(tile.upgrades)
        name = noun_of(upgraded.name if upgraded else tile.upgrades)
        return f"In place of the action of each {name}"
    if tile.when == "opponent_takes_last_tile":
        return "When another player takes the last tile of a location or nomad space"
    if tile.when == "before_scoring":
        place = _bringer(tile, names)
        own = f"{place} next to your own settlements"
        return f"Like every player, before scoring, once for each {own}"
    return "Like every player, once a turn" if tile.brought_by else ""


def _bringer(tile: Tile, names: Catalog) -> Noun:
    known = names.features.get(tile.brought_by)
    return noun_of(known.name) if known else hex_of(terrain_name(names, tile.brought_by))


def _lasting(modifier: Modifier) -> str:
    if isinstance(modifier, HandSize):
        return f"Draw {modifier.cards} terrain cards at the end of your turn."
    placement = "One of your placements"
    if isinstance(modifier, WaiveFirst):
        placement = "The first settlement of your mandatory action"
    return f"{placement} need not be adjacent to your own settlements."


def describe_action(action: Action, names: Catalog, printed: str = "") -> str:
    """Return the action of a tile as a sentence; `printed`: the terrain of its variant."""
    words = _words(action, names, printed)
    if isinstance(action, OneOf):
        return f"Do one of these: {words}."
    return f"{words[:1].upper()}{words[1:]}."


def _words(action: Action, names: Catalog, printed: str) -> str:
    if isinstance(action, DrawAction):
        return f"reveal a terrain card, then {_verb(action.then, names, printed)}"
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
    """Return a filter with `printed` replaced by the terrain of the variant."""
    if not printed:
        return filter_
    terrain = tuple(printed if word == "printed" else word for word in filter_.terrain)
    inner = filter_.not_ and _with_printed(filter_.not_, printed)
    near = tuple(replace(n, filter=_with_printed(n.filter, printed)) for n in filter_.near)
    return replace(filter_, terrain=terrain, near=near, not_=inner)


def _ending(action: BuildAction | MoveAction, to: Filter) -> str:
    if action.adjacency == "required":
        return ", adjacent to your own settlements"
    # The end of an own line and a hex next to own pieces are adjacent by definition.
    always = to.line_end or any(
        near.filter.piece == "own" and near.within == 1 and near.exactly != 0 for near in to.near
    )
    return (
        ", adjacent to your own settlements if possible"
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
    return f"build {_number(count)} {noun:plural}, each on {where}"


def _number(count: Count) -> str:
    """Return `3`, `1 or 2` or `1 to 3`."""
    if count.min == count.max:
        return str(count.max)
    return f"{count.min} {'or' if count.max == count.min + 1 else 'to'} {count.max}"


def _moving(action: MoveAction, to: Filter, names: Catalog) -> str:
    reach = action.reach
    where = target(to, names, _stands_on(action.piece or "settlement", names))
    if reach.kind == "steps" and reach.shared:
        pieces = piece_name(names, action.piece or "settlement")
        origin = " ".join(filter(None, [f"{pieces:plural}", predicate(action.from_, names)]))
        return f"move your {origin} up to {plural(reach.length, STEP)} in all, each to {where}"
    start = f"move {_movers(action, names)}"
    each = "" if action.count == Count() else ", each"
    if reach.kind == "steps" and reach.length == 1:
        return f"{start} one step to {where}"
    if reach.kind == "steps":
        return f"{start} up to {plural(reach.length, STEP)}, each to {where}"
    if reach.kind == "slide":
        return f"{start}{each} in a straight line as far as possible, each step to {where}"
    if reach.kind == "ray":
        return f"{start}{each} to {where}, the first in a straight line over anything"
    return f"{start}{each} to {where}{_distance(reach)}"


def _distance(reach: Reach) -> str:
    if reach.kind == "leap":
        return f" exactly {plural(reach.length, HEX)} away in a straight line"
    return " next to the area that it leaves" if reach.kind == "same_area" else ""


def _movers(action: MoveAction, names: Catalog) -> str:
    """Return the moved pieces: `one of your settlements next to a cave`."""
    piece, origin = action.piece or "settlement", predicate(action.from_, names)
    pieces = f"{_number(action.count)} of your {piece_name(names, piece):plural}"
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
    return f"your {noun}" if only else f"one of your {noun:plural}"


def _stands_on(piece: str, names: Catalog) -> Noun:
    """Return the hexes of a piece where the action names no terrain."""
    known = names.pieces.get(piece)
    words = known.stands_on if known is not None else ("buildable",)
    return hex_of(choice_of([terrain_name(names, word) for word in words], joined))
