"""What one more piece earns, asked for many hexes at once, is what trying each of them finds."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from kingdom_builder_qt.ai.evaluation.gains import gains
from kingdom_builder_qt.core.compile.scores import CompiledScore
from kingdom_builder_qt.core.entries import (
    Around,
    Card,
    Filter,
    Flat,
    Group,
    Keep,
    Linked,
    Near,
    Pay,
    PerGroup,
    PerUnit,
    Rank,
    Run,
    Score,
)
from kingdom_builder_qt.core.grid import BIT, hexes
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, new_game
from tests.helpers import builders

SITES = Filter(feature=("site",))
FIXED: tuple[Group, ...] = ("row", "sector", "edge", "terrain_area", Around(SITES, 2))
KEPT = (Keep("all"), Keep(min=3), Keep(exactly=2), Keep("best"), Keep("worst"), Keep("full"))
PAYS: tuple[Pay, ...] = (PerUnit(2, 2), PerUnit(3), PerGroup(4), Flat(5), Flat(7, need=3))
RANKS = (Rank((6, 2)), Rank((6, 2), zero_ranks=True))
SCORES = [
    *(Score(group=group, keep=keep, pay=pay) for group, keep, pay in product(FIXED, KEPT, PAYS)),
    *(Score(group=group, pay=pay) for group, pay in product(FIXED, RANKS)),
    *(Score(group=group, pay=PerGroup(3)) for group in ("area", Run(False), Linked(SITES))),
    Score(group=Linked(Filter(terrain=("buildable",))), pay=PerGroup(1)),
    Score(group="area", measure="span", keep=Keep("best"), pay=PerUnit(2)),
    Score(of=Filter(near=(Near(Filter(piece="own"), 2),)), group="row", pay=PerUnit(1)),
    Score(of=Filter(edge=True), group="sector", keep=Keep("best"), pay=PerUnit(1)),
]


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Return an early and a late position."""
    position, random, found = new_game(builders.catalog(), GameOptions(seed=4)), Random(4), []
    while not position.is_over:
        position.push(random.choice(position.legal_moves()))
        if position.ply in (20, 90):
            found.append(position.copy())
    return found


@pytest.mark.parametrize("score", SCORES, ids=lambda score: f"{score.group} {score.keep}"[:60])
def test_gains_are_what_trying_finds(score: Score, positions: list[Position]) -> None:
    """For every way to group, keep and pay, on each free hex."""
    for position in positions:
        card = Card("odd", "Odd", "scoring_card", "base", score, "")
        compiled = CompiledScore(card, position.rules.board)
        now = compiled.gold_of(position, 0)
        tried = {}
        for hex_ in hexes(position.free_mask):
            with position.added(0, BIT[hex_]):
                if gold := compiled.gold_of(position, 0) - now:
                    tried[hex_] = gold
        free = position.free_mask
        found = {
            h: gold for alike, gold in gains(compiled, position, 0, free) for h in hexes(alike)
        }
        assert found == tried
