"""The budget of a turn, counted or by the clock, which is restored in every turn."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.ai import players
from kingdom_builder_qt.ai.players import MasterPlayer
from kingdom_builder_qt.ai.search.budget import SURPRISE, Budget, Meter
from kingdom_builder_qt.ai.search.turn_search import TurnSearch
from kingdom_builder_qt.core.moves import END_TURN
from tests.ai.support import ALL, walk
from tests.helpers.cases import slow_but

BASE = ("base",)


def metered(whole: float) -> tuple[Budget, Meter]:
    """Return a budget of examined moves, and its meter."""
    meter = Meter()
    return Budget(whole, lambda: meter.nodes), meter


def test_decisions_share_what_a_turn_may_cost() -> None:
    """Each decision gets its share of the rest; the next turn has the whole budget again."""
    budget, meter = metered(100)
    with budget.decision() as spent:
        assert spent() == 0
        meter.nodes += 60
        assert spent() == pytest.approx(0.6)
    with budget.decision() as spent:
        meter.nodes += 20
        assert spent() == pytest.approx(0.5)
    budget.begin_turn()
    with budget.decision() as spent:
        meter.nodes += 20
        assert spent() == pytest.approx(0.2)


def test_something_is_left_for_a_surprise() -> None:
    """After the whole budget was overspent, a decision still gets a part of the whole."""
    budget, meter = metered(100)
    with budget.decision() as spent:
        meter.nodes += 250
        assert spent() == pytest.approx(2.5)
    with budget.decision() as spent:
        meter.nodes += 1
        assert spent() == pytest.approx(1 / (100 * SURPRISE))


def test_a_hurry_spends_everything() -> None:
    """A hurry spends all that is left, at once."""
    hurry: list[bool] = []
    budget = Budget(100, lambda: 0, lambda: bool(hurry))
    with budget.decision() as spent:
        assert spent() == 0
        hurry.append(True)
        assert spent() >= 1


@pytest.mark.parametrize("expansions", slow_but((BASE,), (BASE, ALL)), ids=["base", "all"])
def test_a_turn_that_is_undone_is_thought_about_as_much_again(expansions: tuple[str, ...]) -> None:
    """The same budget finds the same answer, independently of moves played and undone before."""
    turns = 0
    for position in (p for p in walk(3, 5, expansions) if p.builds_left == 3 and not p.built):
        player = position.to_move
        master = MasterPlayer(position.rules, 5)
        costs, found = [], []
        for _ in range(2):
            before, ply = master._meter.nodes, position.ply
            found.append(master.best_turn(position.view(player)))
            costs.append(master._meter.nodes - before)
            while position.to_move == player and not position.is_over:
                moves = position.legal_moves()
                position.push(master.decide(position.view(player), moves))
                if position.is_legal(END_TURN):
                    break
            while position.ply > ply:
                position.pop()
        assert (costs[0], found[0]) == (costs[1], found[1])
        turns += costs[0] > 100
    assert turns > 2, "hardly anything was thought about"


def test_every_search_counts_on_the_meter_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches of own turn, next turns and playouts of Master all use the meter."""
    meters = []
    real = TurnSearch.best_turns

    def noted(self: TurnSearch, number: int) -> object:
        meters.append(self._meter)
        return real(self, number)

    monkeypatch.setattr(TurnSearch, "best_turns", noted)
    monkeypatch.setattr(players, "MAX_NODES", 3000)
    position = next(p for p in walk(3, 9, ("base",)) if p.ply > 20 and p.builds_left == 3)
    master = MasterPlayer(position.rules, 5)
    master.best_turn(position.view(position.to_move))
    assert len(meters) > 5
    assert set(meters) == {master._meter}
