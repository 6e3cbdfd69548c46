"""The look ahead to next turns, against a naive one."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import pytest

from kingdom_builder_qt.ai.chance import next_cards
from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.position_features import FeatureCache
from kingdom_builder_qt.ai.evaluation.weights import model_for
from kingdom_builder_qt.ai.search import lookahead
from kingdom_builder_qt.ai.search.action_search import DECLINE, Line
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.ai.search.lookahead import NEXT_ORDER, Lookahead
from kingdom_builder_qt.ai.search.turn_search import Effort, TurnSearch
from kingdom_builder_qt.core.compile.scores import lead
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.core.position import Position
from tests.ai.support import ALL, walk
from tests.helpers.cases import slow_but

BASE = ("base",)
EFFORT = Effort(width=1, lines=1, moves=4, early=False)


def naive(position: Position, player: int) -> float:
    """Return the expected value after the next own turn; each search on a copy of its own."""
    found = []
    for card, copies in next_cards(position, player).items():
        after = position.copy()
        after.deck = (card, *position.deck)
        after.push(END_TURN)
        while after.to_move != player and not (after.is_over or after.extras.silos):
            after.push_unchecked(END_TURN)
        found.append((copies, value_of_turn(after, player)))
    return sum(copies * value for copies, value in found) / sum(copies for copies, _ in found)


def value_of_turn(position: Position, player: int) -> float:
    """Return the value of the best turn from here."""
    if position.is_over or position.extras.silos:
        return lead(position.gold(), player)
    evaluation = LearnedEvaluation(position, player, model_for(position.rules), fresh(position))
    return TurnSearch(evaluation, NEXT_ORDER, EFFORT).best_turns(1)[0].value


def fresh(position: Position) -> list[FeatureCache]:
    """Return players with empty caches."""
    return [FeatureCache() for _ in range(position.rules.players)]


@pytest.mark.parametrize("expansions", [("base",), ALL], ids=["base", "all"])
def test_value_is_the_mean_over_all_cards(
    expansions: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The value is that of a search without undo, and the position is left unchanged."""
    monkeypatch.setattr(lookahead, "NEXT", EFFORT)
    ends = [p.copy() for p in walk(6, 1, expansions) if p.is_legal(END_TURN)]
    checked = 0
    for end in ends[4::6]:
        position, player = end.copy(), end.to_move
        model, known = model_for(end.rules), fresh(end)
        look = Lookahead(position, player, model, Random(1), known, Meter())
        nothing = lookahead.Turn(0.0, ())
        assert look.value_of(nothing) == pytest.approx(naive(end, player))
        assert (position.state(), position.ply) == (end.state(), 0)
        checked += 1
    assert checked > 3


@pytest.mark.parametrize("expansions", slow_but((BASE,), (BASE, ALL)), ids=["base", "all"])
def test_a_budget_widens_the_search_of_the_own_turn(
    expansions: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """New turns of the wider searches are examined too; the more is spent the fewer begin."""
    monkeypatch.setattr(lookahead, "MORE", Effort(3, 2, 8))
    monkeypatch.setattr(lookahead, "WIDER", (Effort(5, 3, 12), Effort(8, 4, 20)))
    better: Counter[float] = Counter()
    walked = chain(walk(3, 5, expansions), walk(5, 5, expansions))
    for position in (p for p in walked if p.builds_left == 3):
        wide = found_in_time(position, 0.0)
        for spent in (lookahead.MORE_OWN, lookahead.MOST_OWN):
            late = found_in_time(position, spent)
            assert late[0].value <= wide[0].value
            assert set(late) <= set(wide)
            better[spent] += late[0].value < wide[0].value
            wide = late
    assert min(better.values()) > 0, "some wider search never found a better turn"


def found_in_time(position: Position, spent: float) -> list[lookahead.Turn]:
    """Return the turns found after that part of the time has passed."""
    model, known = model_for(position.rules), fresh(position)
    look = Lookahead(position.copy(), position.to_move, model, Random(1), known, Meter())
    return look._found_in_time(10**6, lambda: spent)


def test_turns_to_be_played_on_end_differently() -> None:
    """The same builds in another order, or by another way, are one turn."""
    several = 0
    for position in (p for p in walk(3, 5, ("base",)) if p.builds_left == 3):
        model, known = model_for(position.rules), fresh(position)
        look = Lookahead(position.copy(), position.to_move, model, Random(1), known, Meter())
        ends = []
        for turn in look.best_turns(6, lambda: 0.0):
            end = position.copy()
            for move in turn.line:
                end.push(move)
            ends.append(end.state())
        assert len(set(ends)) == len(ends) > 0
        several += len(ends) > 1
    assert several > 2


@pytest.mark.parametrize("expansions", slow_but((BASE,), (BASE, ALL)), ids=["base", "all"])
def test_a_turn_is_searched_again_on_its_way(expansions: tuple[str, ...]) -> None:
    """Every turn found there is legal, begins like the line and has its own value."""
    better = 0
    walks = (p.copy() for seed in range(6) for p in walk(seed, 2, expansions))
    for position in (p for p in walks if p.builds_left == 3 and len(p.tiles[p.to_move]) > 1):
        model, known = model_for(position.rules), fresh(position)
        look = Lookahead(position.copy(), position.to_move, model, Random(1), known, Meter())
        first = look._found(10, lookahead.NOW, lambda: False)[0]
        found = look._found_on_the_way(10, first.line, lambda: False)
        assert look._found_on_the_way(10, first.line, lambda: True) == []
        for turn in found:
            assert turn.line[:1] == first.line[:1]
            if not lookahead.draws(turn):
                assert turn.value == pytest.approx(value_after(position, turn.line))
        better += any(turn.value > first.value for turn in found)
    assert better > 1, "nothing better was found: the test proves nothing"


def value_after(position: Position, line: Line) -> float:
    """Return the evaluation before the turn, after some checked moves."""
    copy = position.copy()
    evaluation = LearnedEvaluation(copy, copy.to_move, model_for(copy.rules), fresh(copy))
    for move in line:
        copy.push(move)
        while copy.extras.asked:
            copy.push(DECLINE)
    return evaluation.gold()
