"""What one more piece would earn, for many hexes at once: hexes that are alike are tried once."""

from __future__ import annotations

from kingdom_builder_qt.core.compile.groups import between, joined
from kingdom_builder_qt.core.compile.scores import CompiledScore
from kingdom_builder_qt.core.grid import ALL_MASK, BIT, Mask, areas, around, hexes
from kingdom_builder_qt.core.position import Position


def gains(
    score: CompiledScore, position: Position, player: int, free: Mask
) -> list[tuple[Mask, int]]:
    """Return sets of the free hexes with the gold that one more piece on any of them earns."""
    own = position.own[player]
    if score.reads_pieces:
        sets = _alike(score, own, free)
        golds = _golds_by_trying(score, position, player, sets)
    elif score.bases:
        units = [score.units(position, other) for other in range(position.rules.players)]
        gold_within = score.with_one_more(units, player)
        counted = free & score.filter.constant
        parts = [(mask & counted, within) for mask, within in score.parts if mask & counted]
        sets = [mask for mask, _ in parts]
        golds = [gold_within(within) for _, within in parts]
    else:
        sets = _alike(score, own, free)
        golds = _golds_by_groups(score, position, player, sets)
    now = score.gold_of(position, player)
    return [(alike, gold - now) for alike, gold in zip(sets, golds, strict=True) if gold != now]


def _alike(score: CompiledScore, own: Mask, free: Mask) -> list[Mask]:
    """Cut hexes into sets: one more piece changes the gold alike on each hex of a set.

    Hexes that no own piece touches are alike, but for the fixed sets that cut the units.
    """
    counted, near = free & score.filter.constant, 0
    if score.reads_pieces:
        near = around(own) if score.filter.reads_beside else ALL_MASK
    if score.score.group != "none" and not score.bases:
        near |= around(own) | between(score.zones)
    elif score.score.measure == "span":
        near = ALL_MASK
    away = counted & ~near
    sets = [mask & away for mask, _ in score.parts if mask & away]
    alone = (free if score.reads_pieces else counted) & near
    return sets + [BIT[hex_] for hex_ in hexes(alone)]


def _golds_by_groups(
    score: CompiledScore, position: Position, player: int, sets: list[Mask]
) -> list[int]:
    """Return the gold with a piece on the first hex of each set; units are known by place."""
    units = [score.units(position, other) for other in range(position.rules.players)]
    groups = [score.groups(own) for own in units]
    mine = units[player]
    found, mine_areas = [], areas(mine) if score.of_areas else []
    for alike in sets:
        first = alike & -alike
        if score.of_areas is None:
            groups[player] = score.groups(mine | first)
        else:
            groups[player] = score.of_areas(joined(mine_areas, first.bit_length() - 1))
        found.append(score.gold_for_groups(groups, player))
    return found


def _golds_by_trying(
    score: CompiledScore, position: Position, player: int, sets: list[Mask]
) -> list[int]:
    """Return the gold with a piece on the first hex of each set, placed for the moment."""
    found = []
    for alike in sets:
        with position.added(player, alike & -alike):
            found.append(score.gold_of(position, player))
    return found
