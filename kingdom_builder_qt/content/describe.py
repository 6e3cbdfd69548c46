"""Entries in plain English, generated from the data, so that tooltip and behaviour agree.

The handwritten `text` of an entry is the full rule; these sentences stand beside it.
"""

from __future__ import annotations

from kingdom_builder_qt.content.describe_filters import (
    Names,
    joined,
    plural,
    predicate,
    site,
    target,
)
from kingdom_builder_qt.core.entries import (
    Around,
    BuildAction,
    Card,
    Linked,
    MoveAction,
    PerGroup,
    PerUnit,
    Rank,
    Score,
    Tile,
)

_RANKS = ("the most", "the second most", "the third most")


def describe(entry: Tile | Card, names: Names) -> str:
    """Return one sentence that says what a tile does or how a card pays."""
    if isinstance(entry, Tile):
        return describe_action(entry.action, names)
    return describe_score(entry.score, names)


def describe_action(action: BuildAction | MoveAction, names: Names) -> str:
    """Return what the action of a tile does."""
    where = target(action.to, names)
    # The end of an own line always is adjacent.
    near = action.adjacency == "if_possible" and not action.to.line_end
    ending = ", adjacent to your own if possible." if near else "."
    if isinstance(action, BuildAction):
        return f"Build one settlement on {where}{ending}"
    leap = f" exactly {plural(action.leap, 'hex')} away in a straight line" if action.leap else ""
    return f"Move one of your settlements to {where}{leap}{ending}"


def describe_score(score: Score, names: Names) -> str:
    """Return how a card pays."""
    pay = score.pay
    if isinstance(pay, Rank):
        return _ranked(score, pay, names)
    if isinstance(pay, PerGroup):
        return f"{pay.gold} gold for {_group(score, names)}."
    return _units(score, pay, names)


def _settlements(score: Score, names: Names) -> str:
    where = predicate(score.of, names)
    return f"settlements {where}" if where else "settlements"


def _place(score: Score, names: Names) -> str:
    """Return what one group is: `row`, `settlement area`, `castle`."""
    group = score.group
    if isinstance(group, Around | Linked):
        return site(group.filter, names)
    return {"none": "board", "row": "row", "sector": "sector", "area": "settlement area"}[group]


def _amount(score: Score) -> str:
    return "most" if score.keep == "best" else "fewest"


def _inside(score: Score) -> str:
    """Return how a settlement belongs to a group."""
    if isinstance(score.group, Around):
        return "next to"
    return "joined to" if isinstance(score.group, Linked) else "in"


def _ranked(score: Score, pay: Rank, names: Names) -> str:
    ranks = [*_RANKS, *(f"the {n}th most" for n in range(4, len(pay.gold) + 1))]
    parts = [f"{gold} gold for {rank}" for gold, rank in zip(pay.gold, ranks, strict=False)]
    start = "" if score.group == "none" else f"For each {_place(score, names)}: "
    kept = {
        "all": "",
        "best": ", only where you have most",
        "worst": ", only where you have fewest",
    }
    zero = "; having none counts too" if pay.zero_ranks else ""
    what = _settlements(score, names)
    return f"{start}{joined(parts, 'and')} {what}{kept[score.keep]}{zero}."


def _group(score: Score, names: Names) -> str:
    """Return the groups that are paid, for `pay: per_group`."""
    place, settlements = _place(score, names), _settlements(score, names)
    if score.keep != "all":
        return f"the {place} {_inside(score)} which you have the {_amount(score)} {settlements}"
    if isinstance(score.group, Linked):
        return f"each {place} that one area of your {settlements} joins to another {place}"
    if isinstance(score.group, Around):
        return f"each {place} next to at least one of your {settlements}"
    if score.group == "area":
        return f"each separate area of your {settlements}"
    if score.group == "none":
        return f"having at least one of your {settlements}"
    return f"each {place} with at least one of your {settlements}"


def _units(score: Score, pay: PerUnit, names: Names) -> str:
    number = "each" if pay.every == 1 else f"every {pay.every}"
    settlements = _settlements(score, names)
    start = f"{pay.gold} gold for {number} of your {settlements}"
    place = _place(score, names)
    if score.group == "none":
        return f"{start}."
    if score.keep == "all":
        return f"{start}, counted for each {place} by itself."
    if score.group == "area":
        size = "largest" if score.keep == "best" else "smallest"
        return f"{start} in your {size} settlement area."
    return f"{start} {_inside(score)} the {place} where you have the {_amount(score)}."
