"""The advice is reproducible and fair, and every figure in it is true on the board."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from kingdom_builder_qt.ai import advice
from kingdom_builder_qt.ai.advice import SLIGHT, Advice, advise
from kingdom_builder_qt.ai.chance import random_for_turn
from kingdom_builder_qt.ai.evaluation.evaluate import Evaluation
from kingdom_builder_qt.ai.search import lookahead
from kingdom_builder_qt.ai.search.action_search import shuffled
from kingdom_builder_qt.ai.search.turn_search import Effort, TurnSearch
from kingdom_builder_qt.core.events import Event, TileTaken
from kingdom_builder_qt.core.moves import CANOE, DRAW, END_TURN, SKIP, Move
from kingdom_builder_qt.core.position import Position
from tests.ai.support import ALL, walk, with_other_secrets
from tests.helpers.cases import slow_but

BASE = ("base",)
# Games of everything cover the content of smaller games.
GAMES = pytest.mark.parametrize("expansions", slow_but((ALL,), (BASE, ALL)), ids=["base", "all"])
LONG_GAMES = pytest.mark.parametrize(
    "expansions", slow_but((BASE,), (BASE, ALL)), ids=["base", "all"]
)
DECLINE = Move(CANOE, SKIP)


@pytest.fixture(autouse=True)
def quick_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce its search, as `conftest` does with Master."""
    monkeypatch.setattr(advice, "NOW", Effort(width=2, lines=1, moves=4))
    monkeypatch.setattr(advice, "GREEDY", Effort(width=2, lines=1, moves=4))


def ask(position: Position, seed: int = 5) -> Advice:
    """Return the advice for the deciding player."""
    return advise(position.rules, position.view(position.to_move), seed)


def play(position: Position, line: Sequence[Move]) -> list[Event]:
    """Play the line and the end of the turn, declining all interrupts; return the events."""
    me, turn = position.to_move, position.active
    events: list[Event] = []
    for move in line:
        events += position.push(move)
        while position.extras.asked and position.to_move != me:
            events += position.push(DECLINE)
    drawn = line and line[-1].verb == DRAW
    if not drawn and turn == me and position.is_legal(END_TURN):
        events += position.push(END_TURN)
    return events


@GAMES
def test_the_same_view_gives_the_same_advice_again(expansions: tuple[str, ...]) -> None:
    """Only rules, view and seed determine the advice, which can be pickled."""
    for position in walk(3, 45, expansions):
        view = pickle.loads(pickle.dumps(position.view(position.to_move)))
        assert pickle.loads(pickle.dumps(ask(position))) == advise(position.rules, view, 5)


@GAMES
def test_hidden_cards_change_no_advice(expansions: tuple[str, ...]) -> None:
    """Two positions that differ only in other hands, deck and chance give the same advice."""
    hidden = 0
    for position in walk(4, 24, expansions, players=3):
        other = with_other_secrets(position)
        hidden += other.deck != position.deck
        assert ask(position) == ask(other)
    assert hidden > 5, "the test compared equal positions"


@GAMES
def test_every_figure_is_true_on_the_board(expansions: tuple[str, ...]) -> None:
    """Every move of the line is legal, and gold, cards and tiles are as stated."""
    earned = taken = 0
    for position in walk(6, 7, expansions):
        found, me = ask(position), position.to_move
        before = position.scores()
        assert found.gold_now == tuple(position.gold())
        copy = position.copy()
        events = play(copy, found.line)
        if copy.is_over:
            continue  # the line excludes the gains of the silo phase and the end
        assert found.gold_then == tuple(copy.gold())
        after = copy.scores()
        cards = {
            entry.card: entry.gold - before[me][entry.card]
            for entry in after[me].entries
            if entry.gold - before[me][entry.card] >= SLIGHT
        }
        assert {r.id: r.gold for r in found.reasons if r.kind == "gold"} == cards
        assert sum(gold for _, gold in found.by_card) == found.gold_then[me] - found.gold_now[me]
        earned += len(cards)
        own = {e.tile for e in events if isinstance(e, TileTaken) and e.player == me}
        assert {r.id for r in found.reasons if r.kind == "tile"} <= own
        taken += len(own)
    assert earned > 3, "nothing was earned: the test proves nothing"
    assert taken > 3, "no tile was taken: the test proves nothing"


@pytest.mark.slow
def test_the_second_best_is_another_turn_and_no_better() -> None:
    """It has another result, is legal, and its expected value differs by the stated difference."""
    compared = 0
    for position in walk(6, 30, ("base",)):
        view = position.view(position.to_move)
        found = advise(position.rules, view, 5, with_second=True)
        plain = advise(position.rules, view, 5)
        assert (plain.line, plain.lead, plain.second) == (found.line, found.lead, None)
        second = found.second
        if second is None:
            continue
        compared += 1
        assert set(second.line) != set(found.line)
        assert second.lead <= found.lead
        assert second.second is None
        play(position.copy(), second.line)
    assert compared > 0


@LONG_GAMES
def test_reasons_are_worth_saying_and_best_first(expansions: tuple[str, ...]) -> None:
    """No reason is against the turn or without weight; kinds other than gold occur too."""
    kinds = set()
    for position in walk(8, 12, expansions):
        reasons = ask(position).reasons
        golds = [reason.gold for reason in reasons]
        kinds |= {reason.kind for reason in reasons}
        assert golds == sorted(golds, reverse=True)
        assert all(gold >= SLIGHT for gold in golds)
    assert kinds >= {"gold", "tile", "next"}


def test_advice_waits_for_nothing_when_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without time from the start, it is the best turn at first sight, without the look ahead."""
    position = next(p for p in walk(3, 9, BASE) if p.ply > 20 and p.builds_left == 3)
    patient = ask(position)

    def refuse(_self: object) -> None:
        raise AssertionError("looked ahead")

    monkeypatch.setattr(lookahead.Lookahead, "_next_turn", refuse)
    view = position.view(position.to_move)
    hurried = advise(position.rules, view, 5, is_hurried=lambda: True)
    assert hurried.line
    assert hurried.gold_now == patient.gold_now


def test_advice_leaves_the_position_alone() -> None:
    """It works on samples of its own."""
    for position in walk(6, 40, ALL):
        before, ply = position.state(), position.ply
        ask(position)
        assert (position.state(), position.ply) == (before, ply)


def test_a_turn_that_earns_less_says_what_it_gives_up() -> None:
    """If the most gold is not taken, another turn on the board earns the stated gold."""
    given_up = 0
    for position in (p for seed in range(3) for p in walk(seed, 5, BASE) if p.builds_left == 3):
        found, me = ask(position), position.to_move
        if found.given_up:
            given_up += 1
            copy = position.copy()
            order = shuffled(random_for_turn(5, copy))
            search = TurnSearch(Evaluation(copy, me), order, advice.GREEDY)
            play(copy, search.best_turns(1)[0].line)
            assert copy.gold()[me] >= found.gold_then[me] + found.given_up
    assert given_up > 0
