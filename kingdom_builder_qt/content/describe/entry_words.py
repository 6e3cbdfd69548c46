"""Describes tiles and cards in words from their data, so that tooltips match behaviour."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.describe.filter_words import (
    hex_of,
    listing,
    own_noun,
    piece_name,
    predicate,
    site,
    target,
    terrain_name,
)
from kingdom_builder_qt.content.describe.translator import translator
from kingdom_builder_qt.content.nouns import Noun, noun_of
from kingdom_builder_qt.core.entries import (
    SETTLEMENT,
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
    RemoveAction,
    Run,
    Score,
    Tile,
    WaiveFirst,
)

tr = translator(__name__)

# -- cards -----------------------------------------------------------------------------------------

_RANKS: Final = (
    tr.later("the most", "settlements"),
    tr.later("the second most", "settlements"),
    tr.later("the third most", "settlements"),
)
_DURING: Final = {
    "build": tr.later("At once, for each settlement you build: {rule}"),
    "mandatory_end": tr.later("After your mandatory action, counting only its settlements: {rule}"),
    "turn_end": tr.later(
        "At the end of your turn, counting only the settlements built in it: {rule}"
    ),
}
# Groups of settlements that are no place of the content.
_INSIDE: Final = {
    "none": tr.later("on the board", "settlements"),
    "row": tr.later("in the row", "settlements"),
    "sector": tr.later("in the sector", "settlements"),
    "edge": tr.later("at the edge of the board", "settlements"),
    "area": tr.later("in the settlement area", "settlements"),
    "terrain_area": tr.later("in the terrain area", "settlements"),
    "straight": tr.later("in the straight line", "settlements"),
    "diagonal": tr.later("in the diagonal line", "settlements"),
}


def describe_score(score: Score | ClaimRows, names: Catalog) -> str:
    """Return the scoring rule of a card."""
    if isinstance(score, ClaimRows):
        pattern = tr(
            "{gold} gold for each row in which you were the first to have {count} settlements."
        )
        return pattern.format(gold=score.gold, count=score.units)
    pay = score.pay
    if _single(score):
        if where := predicate(score.of, names):
            pattern = tr("{gold} gold at once for each settlement you build {where}.")
            return pattern.format(gold=pay.gold, where=where)
        return tr("{gold} gold at once for each settlement you build.").format(gold=pay.gold)
    if isinstance(pay, Rank):
        words = _ranked(score, pay, names)
    elif isinstance(pay, PerGroup):
        words = _group(score, pay, names)
    elif isinstance(pay, Flat):
        words = _flat(score, pay, names)
    else:
        words = _units(score, pay, names)
    rule = tr("{rule}.", "ends a sentence").format(rule=words)
    return _DURING[score.when]().format(rule=rule) if score.when in _DURING else rule


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
    return tr("settlements {where}").format(where=where) if where else tr("settlements")


def _kind(score: Score) -> str:
    """Return the key of a group that is no place of the content, "" for all others."""
    group = score.group
    if isinstance(group, Run):
        return "diagonal" if group.diagonal else "straight"
    return "" if isinstance(group, Around | Linked) else group


def _place(score: Score, names: Catalog) -> Noun:
    """Return the noun of a group: `row`, `settlement area`, `castle`."""
    group = score.group
    if isinstance(group, Linked) and group.terrain_area:
        terrain = terrain_name(names, group.terrain_area)
        return own_noun(
            tr("{terrain} area").format(terrain=terrain),
            tr("{terrain:indefinite} area").format(terrain=terrain),
            tr("{terrain} areas").format(terrain=terrain),
        )
    if isinstance(group, Around | Linked):
        return site(group.filter, names)
    return {
        "none": own_noun(tr("board"), tr("a board"), tr("boards")),
        "row": own_noun(tr("row"), tr("a row"), tr("rows")),
        "sector": own_noun(tr("sector"), tr("a sector"), tr("sectors")),
        "edge": own_noun(
            tr("edge of the board"), tr("an edge of the board"), tr("edges of the board")
        ),
        "area": own_noun(tr("settlement area"), tr("a settlement area"), tr("settlement areas")),
        "terrain_area": own_noun(tr("terrain area"), tr("a terrain area"), tr("terrain areas")),
        "straight": own_noun(tr("straight line"), tr("a straight line"), tr("straight lines")),
        "diagonal": own_noun(tr("diagonal line"), tr("a diagonal line"), tr("diagonal lines")),
    }[_kind(score)]


def _inside(score: Score, names: Catalog) -> str:
    """Return the place of settlements of a group: `in the row`, `next to the castle`."""
    group, place = score.group, _place(score, names)
    if isinstance(group, Around) and group.within > 1:
        pattern = tr("within {count} hexes of {place:indefinite}", "settlements")
        return pattern.format(count=group.within, place=place)
    if isinstance(group, Around):
        return tr("next to {place:indefinite}", "settlements").format(place=place)
    if isinstance(group, Linked):
        return tr("joined to {place:indefinite}", "settlements").format(place=place)
    return _INSIDE[_kind(score)]()


def _beside_it(group: Around) -> str:
    """Return `next to it`, after a place."""
    if group.within > 1:
        return tr("within {count} hexes of it", "a place").format(count=group.within)
    return tr("next to it", "a place")


def _kept(rule: str, score: Score) -> str:
    """Return a rule with the condition for paid groups."""
    keep = score.keep
    if keep.which == "full":
        return tr("{rule}, only where they fill it").format(rule=rule)
    if keep.which == "best":
        return tr("{rule}, only where you have the most").format(rule=rule)
    if keep.which == "worst":
        return tr("{rule}, only where you have the fewest").format(rule=rule)
    if keep == Keep():
        return rule
    return tr("{rule}, only where you have {number}").format(rule=rule, number=_size(keep))


def _ranked(score: Score, pay: Rank, names: Catalog) -> str:
    parts = []
    for place, gold in enumerate(pay.gold):
        rank = _RANKS[place]() if place < len(_RANKS) else _later_rank(place + 1)
        parts.append(tr("{gold} gold for {rank}").format(gold=gold, rank=rank))
    payments, settlements = listing(parts), _settlements(score, names)
    if isinstance(score.group, Around):
        pattern, where = tr("{payments} {settlements} {where}"), _beside_it(score.group)
        words = pattern.format(payments=payments, settlements=settlements, where=where)
    else:
        words = tr("{payments} {settlements}").format(payments=payments, settlements=settlements)
    words = _kept(words, score)
    if pay.zero_ranks:
        words = tr("{rule}; having none counts, too").format(rule=words)
    if score.group == "none":
        return words
    return tr("For each {place}: {rule}").format(place=_place(score, names), rule=words)


def _later_rank(place: int) -> str:
    return tr("the {place}th most", "settlements; from the fourth on").format(place=place)


def _group(score: Score, pay: PerGroup, names: Catalog) -> str:
    """Return the groups paid by `pay: per_group`."""
    place, settlements = _place(score, names), _settlements(score, names)
    words = {"gold": pay.gold, "place": place, "settlements": settlements}
    if score.keep.which == "best":
        pattern = tr("{gold} gold for the {place} with the most of your {settlements}")
    elif score.keep.which == "worst":
        pattern = tr("{gold} gold for the {place} with the fewest of your {settlements}")
    elif score.keep != Keep():
        filled = _filled(score, place, settlements)
        return tr("{gold} gold for each {filled}").format(gold=pay.gold, filled=filled)
    elif isinstance(score.group, Linked):
        pattern = tr(
            "{gold} gold for each {place} that one area of your {settlements} joins to another"
            " {place}"
        )
    elif isinstance(score.group, Around) and score.group.within > 1:
        words["count"] = score.group.within
        pattern = tr(
            "{gold} gold for each {place} within {count} hexes of at least one of your"
            " {settlements}"
        )
    elif isinstance(score.group, Around):
        pattern = tr("{gold} gold for each {place} next to at least one of your {settlements}")
    elif score.group == "area":
        pattern = tr("{gold} gold for each separate area of your {settlements}")
    elif score.group == "none":
        pattern = tr("{gold} gold for having at least one of your {settlements}")
    else:
        pattern = tr("{gold} gold for each {place} with at least one of your {settlements}")
    return pattern.format(**words)


def _filled(score: Score, place: str, settlements: str) -> str:
    """Return a group with enough settlements: `row with at least 3 of your settlements`."""
    words = {"place": place, "settlements": settlements, "number": _size(score.keep)}
    around = score.group if isinstance(score.group, Around) else None
    if around is not None:
        words["where"] = _beside_it(around)
    if score.keep.which == "full" and around is not None:
        pattern = tr("{place} with your {settlements} on every hex {where}")
    elif score.keep.which == "full":
        pattern = tr("{place} with your {settlements} on every hex of it")
    elif around is not None:
        pattern = tr("{place} with {number} of your {settlements} on the hexes {where}")
    else:
        pattern = tr("{place} with {number} of your {settlements}")
    return pattern.format(**words)


def _size(keep: Keep) -> str:
    if keep.exactly is None:
        return tr("at least {count}").format(count=keep.min)
    return tr("exactly {count}").format(count=keep.exactly)


def _flat(score: Score, pay: Flat, names: Catalog) -> str:
    place, settlements = _place(score, names), _settlements(score, names)
    words = {"gold": pay.gold, "settlements": settlements}
    if score.keep.which in ("best", "worst"):
        pattern = tr("{gold} gold for having {settlements} {where} with the most of yours")
        if score.keep.which == "worst":
            pattern = tr("{gold} gold for having {settlements} {where} with the fewest of yours")
        return pattern.format(**words, where=_inside(score, names))
    if score.group == "none":
        pattern = tr("{gold} gold for having {number} of your {settlements}")
        return pattern.format(**words, number=_size(score.keep))
    if pay.need > 1 and score.keep.which == "full":
        pattern = tr("{gold} gold for having {need} {place:plural} filled with your {settlements}")
        return pattern.format(**words, need=pay.need, place=place)
    if pay.need > 1:
        pattern = tr("{gold} gold for having {number} of your {settlements} {where}")
        return pattern.format(**words, number=_size(score.keep), where=_each(score, pay, place))
    filled = _filled(score, format(place, "indefinite"), settlements)
    return tr("{gold} gold for having {filled}").format(gold=pay.gold, filled=filled)


def _each(score: Score, pay: Flat, place: Noun) -> str:
    """Return the place of settlements in several groups: `in each of 4 rows`."""
    group = score.group
    pattern = tr("in each of {need} {place:plural}", "settlements")
    if isinstance(group, Around) and group.within > 1:
        pattern = tr("within {count} hexes of each of {need} {place:plural}", "settlements")
        return pattern.format(count=group.within, need=pay.need, place=place)
    if isinstance(group, Around):
        pattern = tr("next to each of {need} {place:plural}", "settlements")
    elif isinstance(group, Linked):
        pattern = tr("joined to each of {need} {place:plural}", "settlements")
    elif group == "edge":
        pattern = tr("at each of {need} {place:plural}", "settlements")
    return pattern.format(need=pay.need, place=place)


def _span(score: Score, pay: PerUnit, names: Catalog) -> str:
    """Return the pay for the way between the farthest settlements of an area."""
    hexes = tr("each hex")
    if pay.every > 1:
        hexes = tr("every {count} hexes").format(count=pay.every)
    areas = {"best": tr("one area"), "worst": tr("the area where it is shortest")}
    rule = tr(
        "{gold} gold for {hexes} on the shortest way between the two of your {settlements} farthest"
        " apart in {area}, both ends included"
    ).format(
        gold=pay.gold,
        hexes=hexes,
        settlements=_settlements(score, names),
        area=areas.get(score.keep.which) or tr("each area"),
    )
    return rule if score.keep.which in areas else _kept(rule, score)


def _units(score: Score, pay: PerUnit, names: Catalog) -> str:
    if score.measure == "span":
        return _span(score, pay, names)
    pattern = tr("{gold} gold for each of your {settlements}")
    if pay.every > 1:
        pattern = tr("{gold} gold for every {count} of your {settlements}")
    settlements = _settlements(score, names)
    rule = pattern.format(gold=pay.gold, count=pay.every, settlements=settlements)
    place = _place(score, names)
    if isinstance(score.group, Around) and score.keep == Keep():
        pattern = tr("{rule} {where}, separately for each {place}")
        return pattern.format(rule=rule, where=_inside(score, names), place=place)
    if score.keep.which in ("best", "worst"):
        return _best(rule, score, names)
    if score.group != "none":
        rule = tr("{rule}, counted separately for each {place}").format(rule=rule, place=place)
    return _kept(rule, score)


def _best(rule: str, score: Score, names: Catalog) -> str:
    """Return a rule for the group with the most or the fewest settlements."""
    is_best = score.keep.which == "best"
    if score.group == "none":
        return rule
    if score.group == "area":
        pattern = tr("{rule} in your smallest settlement area")
        if is_best:
            pattern = tr("{rule} in your largest settlement area")
        return pattern.format(rule=rule)
    pattern = tr("{rule} {where} where you have the fewest")
    if is_best:
        pattern = tr("{rule} {where} where you have the most")
    return pattern.format(rule=rule, where=_inside(score, names))


# -- tiles and cards -------------------------------------------------------------------------------

_SETUP: Final = {
    "remove_terrain_type": tr.later(
        "The cards of one terrain leave the deck before the game. {rule}"
    ),
}
SPECIALS: Final = {
    "cathedral_store": tr.later(
        "Take a number tile, or give some back and build as many settlements on hexes of your"
        " card's terrain, each adjacent to your own if possible."
    ),
    "repeat_extra_action": tr.later(
        "Use another of your location tiles that you used this turn once more."
    ),
    "temple_store": tr.later(
        "Take one of your settlements off the board; build it in your next mandatory action, after"
        " the others."
    ),
}


def describe(entry: Tile | Card, names: Catalog) -> str:
    """Return a sentence with the effect of a tile or the scoring rule of a card."""
    if isinstance(entry, Card):
        rule = describe_score(entry.score, names)
        return _SETUP[entry.setup]().format(rule=rule) if entry.setup in _SETUP else rule
    if entry.action is not None:
        return _occasion(entry, entry.action, names)
    if entry.modifier is not None:
        return _lasting(entry.modifier)
    if entry.special:
        return SPECIALS[entry.special]()
    return tr("{gold} gold as soon as you take it.").format(gold=entry.gold_on_claim)


def _occasion(tile: Tile, action: Action, names: Catalog) -> str:
    """Return the action with its users and time, which are the holder and once per turn."""
    words = _words(action, names, tile.printed)
    if tile.upgrades:
        upgraded = names.tiles.get(tile.upgrades)
        name = noun_of(upgraded.name, upgraded.forms) if upgraded else noun_of(tile.upgrades)
        pattern = tr("In place of the action of each {tile}: {action}.")
        return pattern.format(tile=name, action=words)
    if tile.when == "opponent_takes_last_tile":
        return tr(
            "When another player takes the last tile of a location or nomad space: {action}."
        ).format(action=words)
    if tile.when == "before_scoring":
        return tr(
            "Like every player, before scoring, once for each {place} next to your own settlements:"
            " {action}."
        ).format(place=_bringer(tile, names), action=words)
    if tile.brought_by:
        return tr("Like every player, once a turn: {action}.").format(action=words)
    return describe_action(action, names, tile.printed)


def _bringer(tile: Tile, names: Catalog) -> Noun:
    known = names.features.get(tile.brought_by)
    if known is not None:
        return noun_of(known.name, known.forms)
    return hex_of([tile.brought_by], names)


def _lasting(modifier: Modifier) -> str:
    if isinstance(modifier, HandSize):
        pattern = tr("Draw {count} terrain cards at the end of your turn.")
        return pattern.format(count=modifier.cards)
    if isinstance(modifier, WaiveFirst):
        return tr(
            "The first settlement of your mandatory action need not be adjacent to your own"
            " settlements."
        )
    return tr("One of your placements need not be adjacent to your own settlements.")


def describe_action(action: Action, names: Catalog, printed: str = "") -> str:
    """Return the action of a tile as a sentence; `printed`: the terrain of its variant."""
    words = _words(action, names, printed)
    if isinstance(action, OneOf):
        return tr("Do one of these: {action}.").format(action=words)
    rule = f"{words[:1].upper()}{words[1:]}"
    return tr("{rule}.", "ends a sentence").format(rule=rule)


def _words(action: Action, names: Catalog, printed: str) -> str:
    if isinstance(action, DrawAction):
        then = _verb(action.then, names, printed)
        return tr("reveal a terrain card, then {action}").format(action=then)
    if isinstance(action, OneOf):
        first, *others = [_verb(branch, names, printed) for branch in action.branches]
        for other in others:
            first = tr("{first}; or {second}", "actions").format(first=first, second=other)
        return first
    return _verb(action, names, printed)


def _verb(action: BasicAction, names: Catalog, printed: str) -> str:
    if isinstance(action, RemoveAction):
        return _removal(action, names)
    to = _with_printed(action.to, printed)
    if isinstance(action, BuildAction):
        return _ended(_building(action, to, names), action, to)
    return _ended(_moving(action, to, names), action, to)


def _with_printed(filter_: Filter, printed: str) -> Filter:
    """Return a filter with `printed` replaced by the terrain of the variant."""
    if not printed:
        return filter_
    terrain = tuple(printed if word == "printed" else word for word in filter_.terrain)
    inner = filter_.not_ and _with_printed(filter_.not_, printed)
    near = tuple(replace(n, filter=_with_printed(n.filter, printed)) for n in filter_.near)
    return replace(filter_, terrain=terrain, near=near, not_=inner)


def _ended(words: str, action: BuildAction | MoveAction, to: Filter) -> str:
    """Return an action with its adjacency."""
    if action.adjacency == "required":
        return tr("{action}, adjacent to your own settlements").format(action=words)
    # The end of an own line and a hex next to own pieces are adjacent by definition.
    always = to.line_end or any(
        near.filter.piece == "own" and near.within == 1 and near.exactly != 0 for near in to.near
    )
    if action.adjacency != "if_possible" or always:
        return words
    return tr("{action}, adjacent to your own settlements if possible").format(action=words)


def _building(action: BuildAction, to: Filter, names: Catalog) -> str:
    noun, count = piece_name(names, action.piece), action.count
    piece = names.pieces.get(action.piece)
    where = target(to, names, _stands_on(action.piece, names))
    if piece is not None and piece.ring:
        where = tr("{hex} and its six neighbours").format(hex=where)
    if count.min == count.max == 1:
        return tr("build one {piece} on {where}").format(piece=noun, where=where)
    pattern = tr("build {number} {piece:plural}, each on {where}")
    return pattern.format(number=_number(count), piece=noun, where=where)


def _number(count: Count) -> str:
    """Return `3`, `1 or 2` or `1 to 3`."""
    if count.min == count.max:
        return str(count.max)
    pattern = tr("{least} to {most}", "a number")
    if count.max == count.min + 1:
        pattern = tr("{least} or {most}", "a number")
    return pattern.format(least=count.min, most=count.max)


def _moving(action: MoveAction, to: Filter, names: Catalog) -> str:
    reach, piece = action.reach, action.piece or SETTLEMENT
    where = target(to, names, _stands_on(piece, names))
    if reach.kind == "steps" and reach.shared:
        return _wandering(action, where, names)
    pieces = _movers(action, names)
    words = {"pieces": pieces, "where": where, "count": reach.length}
    if reach.kind == "steps" and reach.length == 1:
        return tr("move {pieces} one step to {where}").format(**words)
    if reach.kind == "steps":
        return tr("move {pieces} up to {count} steps, each to {where}").format(**words)
    if action.count != Count():
        words["pieces"] = tr("{pieces}, each", "moved pieces").format(pieces=pieces)
    if reach.kind == "slide":
        pattern = tr("move {pieces} in a straight line as far as possible, each step to {where}")
    elif reach.kind == "ray":
        pattern = tr("move {pieces} to {where}, the first in a straight line over anything")
    elif reach.kind == "leap" and reach.length == 1:
        pattern = tr("move {pieces} to {where} exactly one hex away in a straight line")
    elif reach.kind == "leap":
        pattern = tr("move {pieces} to {where} exactly {count} hexes away in a straight line")
    elif reach.kind == "same_area":
        pattern = tr("move {pieces} to {where} next to the area that it leaves")
    else:
        pattern = tr("move {pieces} to {where}")
    return pattern.format(**words)


def _wandering(action: MoveAction, where: str, names: Catalog) -> str:
    """Return a move whose steps all pieces share."""
    pieces = tr("{piece:plural}", "moved pieces").format(
        piece=piece_name(names, action.piece or SETTLEMENT)
    )
    pieces = _from(pieces, action, names)
    pattern = tr("move your {pieces} up to {count} steps in all, each to {where}")
    if action.reach.length == 1:
        pattern = tr("move one of your {pieces} one step to {where}")
    return pattern.format(pieces=pieces, count=action.reach.length, where=where)


def _movers(action: MoveAction, names: Catalog) -> str:
    """Return the moved pieces: `one of your settlements next to a cave`."""
    piece = action.piece or SETTLEMENT
    if action.count == Count():
        return _from(_one_of_yours(piece, names), action, names)
    pattern = tr("{number} of your {piece:plural}", "moved pieces")
    pieces = pattern.format(number=_number(action.count), piece=piece_name(names, piece))
    return _from(pieces, action, names)


def _from(pieces: str, action: MoveAction, names: Catalog) -> str:
    origin = predicate(action.from_, names)
    pattern = tr("{pieces} {where}", "moved pieces")
    return pattern.format(pieces=pieces, where=origin) if origin else pieces


def _removal(action: RemoveAction, names: Catalog) -> str:
    if action.owner == "each_opponent":
        return tr("take one settlement of each opponent off the board")
    pieces = _one_of_yours(action.piece, names)
    return tr("take {pieces} off the board").format(pieces=pieces)


def _one_of_yours(piece: str, names: Catalog) -> str:
    known, noun = names.pieces.get(piece), piece_name(names, piece)
    if known is not None and known.supply == 1:
        return tr("your {piece}", "a piece of which there is one").format(piece=noun)
    return tr("one of your {piece:plural}").format(piece=noun)


def _stands_on(piece: str, names: Catalog) -> Noun:
    """Return the hexes of a piece where the action names no terrain."""
    known = names.pieces.get(piece)
    return hex_of(known.stands_on if known is not None else ("buildable",), names)
