"""Playouts that compare turns: equal to naive ones, fair, and useful."""

from __future__ import annotations

from random import Random

import pytest

from kingdom_builder_qt.ai import players
from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.position_features import FeatureCache
from kingdom_builder_qt.ai.evaluation.weights import model_for
from kingdom_builder_qt.ai.players import MasterPlayer
from kingdom_builder_qt.ai.search import playouts
from kingdom_builder_qt.ai.search.action_search import Line
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.ai.search.playouts import QUICK_ORDER, Playouts
from kingdom_builder_qt.ai.search.turn_search import Effort, Turn, TurnSearch
from kingdom_builder_qt.core.compile.scores import lead
from kingdom_builder_qt.core.moves import CANOE, DRAW, END_TURN, SKIP, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, new_game
from tests.ai.support import ALL, walk, with_other_secrets
from tests.helpers import builders
from tests.helpers.cases import slow_but

BASE = ("base",)
MIXTURES = pytest.mark.parametrize("expansions", [BASE, ALL], ids=["base", "all"])
LITTLE = Effort(width=1, lines=1, moves=3, early=False, most=40)
WIDER = Effort(width=2, lines=2, moves=3)


@pytest.fixture(autouse=True)
def _little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "QUICK", LITTLE)


def made(position: Position) -> Playouts:
    """Return playouts for the player to move, with empty caches."""
    known = [FeatureCache() for _ in range(position.rules.players)]
    view = position.view(position.to_move)
    return Playouts(position.rules, view, model_for(position.rules), 3, known, Meter())


def naive(position: Position, player: int, deal: int) -> float:
    """Return the lead at the horizon if the turn is ended now; all moves are checked and nothing is
    cached.
    """
    game = Position.sample(position.view(player), Random(f"3/playout/{deal}"), position.rules)
    game.push(END_TURN)
    while not game.is_over:
        (value, line), is_turn = best_rest(game)
        if is_turn and game.to_move == player and game.round == position.round + playouts.AHEAD:
            return value
        for move in line:
            game.push(move)
            while is_turn and game.extras.asked:
                game.push(Move(CANOE, SKIP))
        if is_turn and not (line and line[-1].verb == DRAW):
            game.push(END_TURN)
    return lead(game.gold(), player)


def best_rest(game: Position) -> tuple[Turn, bool]:
    """Return the best moves of the player to move, and whether they are a whole turn."""
    is_turn = not (game.extras.asked or game.extras.silos or game.block)
    evaluation = LearnedEvaluation(game, game.to_move, model_for(game.rules))
    return TurnSearch(evaluation, QUICK_ORDER, LITTLE).best_turns(1)[0], is_turn


def ends(seed: int, every: int, expansions: tuple[str, ...]) -> list[Position]:
    """Return positions of a random game in which a turn may be ended."""
    ended = [p.copy() for p in walk(seed, 1, expansions) if p.is_legal(END_TURN)]
    return ended[every // 2 :: every]


@pytest.mark.parametrize("ahead", [3, 99])
@MIXTURES
def test_turns_are_played_on_as_a_naive_player_does_it(
    expansions: tuple[str, ...], ahead: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The leads at the horizon or the end agree, and the start position is left unchanged."""
    monkeypatch.setattr(playouts, "AHEAD", ahead)
    found = []
    for position in ends(6, 8, expansions):
        before, player, deal = position.state(), position.to_move, len(found)
        found.append(made(position).lead_after((), deal, lambda: False))
        assert found[-1] == naive(position, player, deal)
        assert position.state() == before
    assert len(set(found)) > 2


@MIXTURES
def test_hidden_cards_change_no_choice(
    expansions: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The unseen cards are dealt again for every game, in one way for all positions of a view."""
    monkeypatch.setattr(playouts, "MOST", 2)
    hidden = 0
    for position in ends(4, 8, expansions):
        other = with_other_secrets(position)
        hidden += other.deck != position.deck
        evaluation = LearnedEvaluation(position, position.to_move, model_for(position.rules))
        turns = TurnSearch(evaluation, QUICK_ORDER, WIDER).best_turns(3)
        mine, theirs = (made(p).best_of(turns, lambda: False) for p in (position, other))
        assert mine == theirs
    assert hidden > 1, "the test compared equal positions"


def scripted(monkeypatch: pytest.MonkeyPatch, leads: dict[Line, list[float]]) -> list[Line]:
    """Replace the playouts by given leads, by turn and deal; return the turns that were played."""
    played: list[Line] = []

    def lead_of(_self: Playouts, line: Line, deal: int, _is_time_up: object) -> float:
        played.append(line)
        return leads[line][deal % len(leads[line])]

    monkeypatch.setattr(Playouts, "lead_after", lead_of)
    return played


ONE, TWO, THREE = ((Move("turn", verb),) for verb in ("a", "b", "c"))


def test_games_overrule_what_a_turn_was_worth_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn that looked one gold worse wins if its games are better by more than noise."""
    position = ends(1, 4, ("base",))[0]
    turns = [Turn(8.0, ONE), Turn(7.0, TWO)]
    scripted(monkeypatch, {ONE: [0.0, 5.0, 3.0], TWO: [9.0, 10.0, 12.0]})
    assert made(position).best_of(turns, lambda: False).line == TWO
    scripted(monkeypatch, {ONE: [9.0, 5.0, 1.0], TWO: [9.0, 5.0, 1.0]})
    assert made(position).best_of(turns, lambda: False).line == ONE


def test_a_turn_that_is_far_behind_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is dropped after three deals; the others continue until one is left or the limit is
    reached.
    """
    position = ends(1, 4, ("base",))[0]
    monkeypatch.setattr(playouts, "MOST", 7)
    leads = {ONE: [9.0, 8.0], TWO: [8.0, 9.0], THREE: [-20.0]}
    played = scripted(monkeypatch, leads)
    turns = [Turn(8.0, ONE), Turn(7.9, TWO), Turn(7.0, THREE)]
    assert made(position).best_of(turns, lambda: False).line == ONE
    assert [played.count(line) for line in (ONE, TWO, THREE)] == [7, 7, 3]


def test_a_deal_cut_short_by_the_clock_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier results count; without any game the value of the search decides."""
    position = ends(1, 4, ("base",))[0]
    turns = [Turn(8.0, ONE), Turn(7.9, TWO)]
    played = scripted(monkeypatch, {ONE: [1.0, 99.0], TWO: [3.0, -99.0]})
    assert made(position).best_of(turns, lambda: len(played) > 2) == Turn((6 * 7.9 + 3.0) / 7, TWO)
    assert made(position).best_of(turns, lambda: True) == turns[0]


def test_a_turn_is_judged_on_other_deals_than_it_was_chosen_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The deals that chose the turn overestimate it; the value of the search still counts."""
    position = ends(1, 4, ("base",))[0]
    monkeypatch.setattr(playouts, "MOST", 3)
    scripted(monkeypatch, {ONE: [9.0, 9.0, 9.0, 1.0, 2.0, 0.0], TWO: [0.0]})
    turns = [Turn(4.0, ONE), Turn(4.0, TWO)]
    assert made(position).best_of(turns, lambda: False) == Turn((6 * 4 + 27) / 9, ONE)
    assert made(position).value_of(turns[0], 3) == pytest.approx((6 * 4 + 3) / 9)


@pytest.mark.parametrize("seconds", [None, 0.05], ids=["counted", "timed"])
@pytest.mark.parametrize("expansions", slow_but((BASE,), (BASE, ALL)), ids=["base", "all"])
def test_a_plan_is_kept_until_something_else_comes(
    expansions: tuple[str, ...], seconds: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One plan covers all moves up to a draw or another player's answer; every move is legal."""
    monkeypatch.setattr(players, "RIVALS", 1)
    position = new_game(builders.catalog(), GameOptions(seed=2, expansions=expansions))
    master = MasterPlayer(position.rules, 1, seconds)
    thoughts: list[Move | None] = []  # by the previous own move of the same turn
    last: Move | None = None
    real = MasterPlayer.best_turn
    monkeypatch.setattr(
        MasterPlayer,
        "best_turn",
        lambda self, view: (thoughts.append(last), real(self, view))[1],
    )
    while not position.is_over:
        if position.to_move == 1:
            position.push(position.legal_moves()[0])
            last = None
            continue
        moves = position.legal_moves()
        move = master.decide(position.view(0), moves)
        # A forced move needs no plan, and an answer is followed by another player's turn.
        is_planned = len(moves) > 1 and move != END_TURN and not position.extras.asked
        position.push(move)
        last = move if is_planned else None
    assert thoughts.count(None) > 5
    assert {move.verb for move in thoughts if move is not None} <= {DRAW}


def test_another_move_than_planned_drops_the_plan() -> None:
    """After another move than the planned one, the plan has no further moves."""
    position = new_game(builders.catalog(), GameOptions(seed=2, players=2))
    master = MasterPlayer(position.rules, 1)
    planned = master.decide(position.view(0), position.legal_moves())
    assert master._rest is not None
    position.push(next(move for move in position.legal_moves() if move != planned))
    moves = position.legal_moves()
    assert master._planned(position.view(0), moves) is None
    assert master.decide(position.view(0), moves) in moves
