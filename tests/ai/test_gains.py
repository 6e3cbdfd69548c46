"""The gains of one more piece, computed for many hexes at once, equal those of trying each hex."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from random import Random
from time import process_time

import pytest

from kingdom_builder_qt.ai.evaluation.position_features import gains_at
from kingdom_builder_qt.ai.players import make_player
from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.schema.filter_grammar import MOST_EFFORT, effort
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
from kingdom_builder_qt.core.grid import BIT, hexes, span
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
    """Every grouping, counting and payment has the same gains, on each free hex."""
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
            h: gold for alike, gold in gains_at(compiled, position, 0, free) for h in hexes(alike)
        }
        assert found == tried


EVERYWHERE = Filter(not_=Filter(edge=True, feature=("castle",)))
EMPTY, OWN = Filter(piece="none"), Filter(piece="own")
# The most expensive words of each part of the vocabulary, at the limits of the content check.
DEAREST = {
    "around": Score(group=Around(EVERYWHERE, 19), pay=PerUnit(1)),
    "around, ranked": Score(group=Around(EVERYWHERE, 19), pay=Rank((5, 3))),
    "linked": Score(group=Linked(EVERYWHERE), pay=PerGroup(1)),
    "near": Score(of=Filter(near=(Near(EMPTY, 19),)), pay=PerUnit(1)),
    "near, nested": Score(
        of=Filter(near=(Near(Filter(near=(Near(OWN, 19),)), 18),)), group="row", pay=PerUnit(1)
    ),
    "near, counted": Score(
        of=Filter(near=tuple(Near(OWN, exactly=n) for n in range(1, 7))), pay=PerUnit(1)
    ),
}
MOST_TIMES = 30  # of the most expensive shipped card, whose spans are cached; 16 was measured


@pytest.mark.parametrize("name", DEAREST)
def test_no_score_is_far_dearer_than_those_that_are_shipped(
    name: str, positions: list[Position]
) -> None:
    """The time of a computer player for a card is bounded for all scores of the vocabulary."""
    card = builders.catalog().cards["messengers"]
    assert isinstance(card.score, Score)
    assert effort(DEAREST[name].of) <= MOST_EFFORT
    shipped, found = seconds(card.score, positions[-1]), seconds(DEAREST[name], positions[-1])
    assert found < MOST_TIMES * shipped


def seconds(score: Score, position: Position) -> float:
    """Return the processor time of a search for a card: its gold, and the gains."""
    compiled = CompiledScore(
        Card("odd", "Odd", "scoring_card", "base", score, ""), position.rules.board
    )
    gains_at(compiled, position, 0, position.free_mask)  # computed once in a game
    times = []
    for _ in range(5):
        began = process_time()
        compiled._known.clear()
        span.cache_clear()
        for player in range(position.rules.players):
            compiled.gold_of(position, player)
        gains_at(compiled, position, 0, position.free_mask)
        times.append(process_time() - began)
    return min(times)


SLOW_TILE = """\
zap:
  kind: location_tile
  name: Zap
  text: Build up to 40 settlements.
  action: {build: {count: {max: 40}}}
"""
SLOW_SCORES = (
    "{group: {around: {not: {edge: true, feature: castle}}, within: 19}, pay: {per_unit: 1}}",
    "{group: {linked: {terrain: buildable}}, pay: {per_group: 1}}",
    "{of: {near: {piece: none, within: 19}}, pay: {per_unit: 1}}",
)
MOST_SECONDS = {"novice": 1.0, "builder": 2.0, "architect": 12.0, "strategist": 12.0}
MOST_SECONDS |= {"expert": 12.0, "master": 12.0}


@pytest.mark.slow
@pytest.mark.parametrize("level", MOST_SECONDS)
def test_a_pack_that_is_made_to_be_slow_stops_no_computer(level: str, tmp_path: Path) -> None:
    """The pack passes the check, and every turn takes a few seconds at most."""
    catalog = slow_catalog(tmp_path)
    assert [problem for problem in catalog.problems if problem.is_error] == []
    options = GameOptions(
        seed=3,
        expansions=("base", "slow"),
        sections=(("slow_farm", 0), ("oasis", 0), ("tavern", 0), ("tower", 0)),
        cards=("slow0", "slow1", "slow2"),
    )
    position = new_game(catalog, options)
    player = make_player(level, position.rules, 1)
    spent: Counter[tuple[int, int]] = Counter()
    while sum(spent.values()) < MOST_SECONDS[level] and not position.is_over:
        turn, began = (position.round, position.active), process_time()
        view = position.view(position.to_move)
        position.push(player.decide(view, position.legal_moves()))
        spent[turn] += process_time() - began  # type: ignore[assignment]
    assert len(spent) > 3
    assert max(spent.values()) < MOST_SECONDS[level]


def slow_catalog(folder: Path) -> Catalog:
    """Return the shipped content with a pack of the most expensive words."""
    place = folder / "slow"
    (place / "sections").mkdir(parents=True)
    farm = (paths.board_data() / "base" / "sections" / "farm.yaml").read_text(encoding="utf-8")
    for old, new in (
        ("id: farm", "id: slow_farm"),
        ("name: Farm", "name: Slow farm"),
        ("expansion: base", "expansion: slow"),
        ("origin: printed", "origin: own"),
        ("tile: farm", "tile: zap"),
    ):
        farm = farm.replace(old, new)
    cards = [
        f"slow{number}:\n  kind: scoring_card\n  name: S{number}\n  text: T.\n  score: {score}\n"
        for number, score in enumerate(SLOW_SCORES)
    ]
    files = {
        "expansion.yaml": "name: Slow\ntext: T.\n",
        "tiles.yaml": SLOW_TILE,
        "scoring.yaml": "".join(cards),
        "sections/slow_farm.yaml": farm,
    }
    for name, text in files.items():
        (place / name).write_text(text, encoding="utf-8")
    return load_catalog(folder)
