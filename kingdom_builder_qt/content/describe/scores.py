"""How cards pay, in plain English.  Filters are in `filters`, tiles in `describe`."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.describe.filters import (
    beside,
    joined,
    plural,
    plural_noun,
    predicate,
    site,
    terrain_name,
    with_article,
)
from kingdom_builder_qt.core.entries import (
    Around,
    ClaimRows,
    Flat,
    Keep,
    Linked,
    PerGroup,
    PerUnit,
    Rank,
    Run,
    Score,
)

_RANKS: Final = ("the most", "the second most", "the third most")
_PLACES: Final = {
    "none": "board",
    "row": "row",
    "sector": "sector",
    "edge": "edge of the board",
    "area": "settlement area",
    "terrain_area": "terrain area",
}
_DURING: Final = {
    "final": "",
    "build": "At once, for each settlement you build: ",
    "mandatory_end": "After your mandatory action, judged by its settlements alone: ",
    "turn_end": "At the end of your turn, judged by the settlements built in it alone: ",
}


def describe_score(score: Score | ClaimRows, names: Catalog) -> str:
    """Return how a card pays."""
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
    """Return whether single settlements are paid at once: there is nothing to group."""
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


def _place(score: Score, names: Catalog) -> str:
    """Return what one group is: `row`, `settlement area`, `castle`."""
    group = score.group
    if isinstance(group, Linked) and group.terrain_area:
        return f"{terrain_name(names, group.terrain_area)} area"
    if isinstance(group, Around | Linked):
        return site(group.filter, names)
    if isinstance(group, Run):
        return "diagonal line" if group.diagonal else "straight line"
    return _PLACES[group]


def _amount(score: Score) -> str:
    return "most" if score.keep.which == "best" else "fewest"


def _inside(score: Score) -> str:
    """Return how a settlement belongs to a group."""
    if isinstance(score.group, Around):
        return beside(score.group.within)
    if isinstance(score.group, Linked):
        return "joined to"
    return "at" if score.group == "edge" else "in"


def _kept(score: Score) -> str:
    """Return which groups are paid if not all are: `, only where ...`."""
    keep = score.keep
    if keep.which == "full":
        return ", only where they fill it"
    if keep.which != "all":
        return f", only where you have {'most' if keep.which == 'best' else 'fewest'}"
    return "" if keep == Keep() else f", only where you have {_size(keep)}"


def _ranked(score: Score, pay: Rank, names: Catalog) -> str:
    ranks = [*_RANKS, *(f"the {n}th most" for n in range(4, len(pay.gold) + 1))]
    parts = [f"{gold} gold for {rank}" for gold, rank in zip(pay.gold, ranks, strict=False)]
    start = "" if score.group == "none" else f"For each {_place(score, names)}: "
    zero = "; having none counts too" if pay.zero_ranks else ""
    what = _settlements(score, names)
    where = f" {_inside(score)} it" if isinstance(score.group, Around) else ""
    return f"{start}{joined(parts, 'and')} {what}{where}{_kept(score)}{zero}."


def _group(score: Score, names: Catalog) -> str:
    """Return the groups that are paid, for `pay: per_group`."""
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
    """Return how large a kept group is."""
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
            return f"{start} {pay.need} {plural_noun(place)} filled with your {settlements}."
        places = f"{_inside(score)} each of {plural(pay.need, place)}"
        return f"{start} {_size(score.keep)} of your {settlements} {places}."
    return f"{start} {with_article(_filled(score, place, settlements))}."


def _span(score: Score, pay: PerUnit, names: Catalog) -> str:
    """Return what is paid for the way between the settlements of an area farthest apart."""
    keep = score.keep
    hexes = "each hex" if pay.every == 1 else f"every {plural(pay.every, 'hex')}"
    areas = {"best": "one area", "worst": "the area where that is least"}
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
        return f"{start} {_inside(score)} {with_article(place)}, for each {place} by itself."
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
    return f"{start}, counted for each {place} by itself{kept}."
