"""Moves that differ in the hex of a settlement have the same values together and one by one."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import pytest

from kingdom_builder_qt.ai.evaluation.evaluate import Evaluation, Evaluator, Worth
from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.position_features import dot
from kingdom_builder_qt.ai.evaluation.weights import model_for
from kingdom_builder_qt.ai.players import GoldNow
from kingdom_builder_qt.ai.search.action_search import ActionSearch, shuffled
from kingdom_builder_qt.core.entries import Card, Filter, Near, PerUnit, Score
from kingdom_builder_qt.core.grid import BIT, NEIGHBOURS, around, hexes
from kingdom_builder_qt.core.moves import BUILD, MOVE, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game import GameOptions, new_game
from tests.ai.support import ALL, walk
from tests.helpers import builders

CARDS = sorted(id_ for id_, card in builders.catalog().cards.items() if card.kind == "scoring_card")
MIXES = [("base",), *[("base", other) for other in ALL[1:]], ALL]


def evaluators(position: Position) -> list[Evaluator]:
    """Return one evaluation of each kind for the player to move, with caches of their own."""
    player = position.to_move
    learned = LearnedEvaluation(position, player, model_for(position.rules))
    return [learned, Evaluation(position, player), GoldNow(position, player)]


def compared(position: Position, seen: Counter[str]) -> None:
    """Assert for every source that values together equal those after each move, bit by bit."""
    before = position.state()
    for evaluation, reference in zip(evaluators(position), evaluators(position), strict=True):
        search = ActionSearch(evaluation, shuffled(Random(1)))
        for source in position.sources():
            moves = [m for m in position.legal_moves((source,)) if m.target is not None]
            counted = search.meter.nodes
            together = search._together(moves)
            assert position.state() == before
            for move, worth in together.items():
                assert (worth, False) == one_by_one(position, reference, move), str(move)
                seen[move.verb] += 1
                seen["takes"] += takes(position, move)
                seen["loses"] += loses(position, move)
            assert search.meter.nodes - counted == len(together)
            seen["nodes"] += len(together)


def one_by_one(position: Position, evaluation: Evaluator, move: Move) -> tuple[Worth, bool]:
    """Return the value after a move, and whether the move opens a block."""
    position.push(move)
    refused = 0
    while position.extras.asked:
        position.push(next(m for m in position.legal_moves() if m.verb == "skip"))
        refused += 1
    found = evaluation.worth(), position.block is not None
    for _ in range(1 + refused):
        position.pop()
    return found


def takes(position: Position, move: Move) -> bool:
    """Return whether a move takes a tile."""
    assert move.target is not None
    sites = position.stocked_sites & ~position.claimed[position.to_move]
    return bool(NEIGHBOURS[move.target] & sites)


def loses(position: Position, move: Move) -> bool:
    """Return whether a move leaves a location."""
    if move.origin is None or move.target is None:
        return False
    left = NEIGHBOURS[move.origin] & position.rules.location_mask & ~NEIGHBOURS[move.target]
    return bool(left & ~around(position.own[position.to_move] & ~BIT[move.origin]))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix[-1] if len(mix) < 3 else "all")
def test_values_together_are_those_one_by_one(mix: tuple[str, ...], players: int) -> None:
    """Builds and moves of random games, with tiles taken, for every evaluation."""
    seen: Counter[str] = Counter()
    for seed in range(4):
        for position in walk(seed, 17, mix, players):
            compared(position, seen)
    assert min(seen[kind] for kind in (BUILD, MOVE, "takes", "loses")), "the test proves nothing"


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_the_same_gold_together(card: str) -> None:
    """Gold by likeness, by joined areas and for lifted pieces equals that of the position."""
    cards = (card, *[other for other in CARDS if other != card][:2])
    options = GameOptions(players=3, seed=4, expansions=ALL, cards=cards)
    position, random = new_game(builders.catalog(), options), Random(4)
    seen: Counter[str] = Counter()
    while not position.is_over and position.ply < 120:
        if position.ply % 40 == 20:
            compared(position, seen)
            compared_lifted(position)
        position.push(random.choice(position.legal_moves()))
    assert seen["nodes"] or position.rules.claimers or position.rules.build_scores


READING = {
    "near opponents": Filter(near=(Near(Filter(piece="opponent"), 3),)),
    "beside free hexes": Filter(near=(Near(Filter(piece="none"), min=5),)),
}


@pytest.mark.parametrize("name", READING)
def test_cards_that_read_pieces_of_others_are_valued_alike(name: str) -> None:
    """A settlement changes the gold of an opponent at a distance, or that of its neighbours."""
    seen: Counter[str] = Counter()
    for found in walk(6, 23, ("base",), 3):
        position = with_reading_card(found, name)
        compared(position, seen)
        compared_lifted(position)
    assert min(seen[BUILD], seen[MOVE]), "the test proves nothing"


def with_reading_card(position: Position, name: str) -> Position:
    """Return a copy of a position with one more card, of `READING`."""
    card = Card("odd", "Odd", "scoring_card", "base", Score(of=READING[name], pay=PerUnit(3)), "")
    made_of = position.rules._made_of
    rules = Rules(**made_of | {"cards": (*made_of["cards"], card)})
    return Position(rules, position.state())


@pytest.mark.parametrize("name", ["none", *READING])
def test_values_kept_for_opponents_hold_after_every_move(name: str) -> None:
    """An evaluation used for many moves has the values of new ones: no cache key is too small."""
    number = 0
    for found in chain(*[walk(seed, 29, ALL, 3) for seed in (0, 1)]):
        position = found if name == "none" else with_reading_card(found, name)
        used = evaluators(position)[0]
        for move in position.legal_moves():
            new = evaluators(position)[0]
            position.push(move)
            assert used.gold() == new.gold(), str(move)
            position.pop()
            number += 1
    assert number > 100, "the test proves nothing"


def compared_lifted(position: Position) -> None:
    """Assert that the values without each piece are those of the position without it."""
    player = position.to_move
    for evaluation, reference in zip(evaluators(position), evaluators(position), strict=True):
        search = ActionSearch(evaluation, shuffled(Random(1)))
        now, origins = reference.worth().gold, hexes(position.settlements(player))
        losses = search._losses_of(origins)
        for origin in origins:
            with position.lifted(player, BIT[origin]):
                assert losses[origin] == now - reference.worth().gold


def test_a_part_is_the_dot_product_of_the_features() -> None:
    """The summands kept and those that vary add up to the same float."""
    for position in walk(2, 7, ALL, 3):
        model = model_for(position.rules)
        evaluation = LearnedEvaluation(position, position.to_move, model)
        columns = evaluation._columns()
        own = dot(evaluation.features.vector(columns), model.own_weights(evaluation.features.names))
        assert evaluation._part.by_places()(columns) == own
        for part, rival in zip(evaluation._parts, evaluation.rivals, strict=True):
            whole = dot(rival.vector(columns), model.rival_weights(rival.names))
            assert part.by_places()(columns) == whole
