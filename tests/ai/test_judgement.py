"""Master's judgement of a line: no line beats its own, and hidden cards do not matter."""

from __future__ import annotations

from random import Random

import pytest

from kingdom_builder_qt.ai import players
from kingdom_builder_qt.ai.judgement import judge
from kingdom_builder_qt.core.moves import END_TURN, MANDATORY, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, new_game
from tests.ai.support import with_other_secrets
from tests.helpers import builders, random_games


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit the number of turns that Master examines."""
    monkeypatch.setattr(players, "CANDIDATES", 3)
    monkeypatch.setattr(players, "MAX_NODES", 200)


def in_the_middle(seed: int = 3, rounds: int = 4) -> Position:
    """Return the beginning of a turn some rounds into a random game."""
    position, random = new_game(builders.catalog(), GameOptions(seed=seed)), Random(seed)
    while position.round < rounds or position.built or not position.targets(MANDATORY):
        position.push(random_games.random_move(position, random))
    return position


def a_turn(position: Position, random: Random) -> tuple[Move, ...]:
    """Return random legal builds up to the end of the mandatory action."""
    line: list[Move] = []
    copy = position.copy()
    while not copy.is_legal(END_TURN):
        line.append(random.choice(copy.legal_moves((MANDATORY,))))
        copy.push(line[-1])
    return tuple(line)


def test_masters_own_turn_loses_nothing() -> None:
    """Both sides of the comparison use the same evaluation, so the same line has the same value."""
    position = in_the_middle()
    view = position.view(position.to_move)
    first = judge(position.rules, view, a_turn(position, Random(1)), True, seed=5)
    own = judge(position.rules, view, first.advice.line, True, seed=5)
    assert own.loss == 0
    assert own.value == own.best == first.best
    assert own.gold == own.advice.gold_then


def test_the_order_of_builds_does_not_matter() -> None:
    """Only the result of a turn counts."""
    position, line = two_orders()
    view = position.view(position.to_move)
    turned = judge(position.rules, view, line[::-1], True, seed=5)
    straight = judge(position.rules, view, line, True, seed=5)
    assert turned.value == straight.value
    assert turned.gold == straight.gold


def two_orders() -> tuple[Position, tuple[Move, ...]]:
    """Return a position and a turn that can be played in the opposite order, too."""
    for seed in range(40):
        position = in_the_middle(seed)
        line = a_turn(position, Random(seed))
        copy = position.copy()
        for move in reversed(line):
            if copy.is_legal(move):
                copy.push(move)
        if copy.ply == len(line) > 1:
            return position, line
    raise AssertionError("no such turn")


def test_a_bad_turn_loses_gold() -> None:
    """Most random turns lose something, and none is much better than Master's."""
    position = in_the_middle(seed=4)
    view = position.view(position.to_move)
    found = [
        judge(position.rules, view, a_turn(position, Random(seed)), True, seed=5)
        for seed in range(6)
    ]
    assert max(judgement.loss for judgement in found) > 1
    assert all(judgement.loss == max(0.0, judgement.best - judgement.value) for judgement in found)


def test_the_beginning_of_a_turn_is_worth_its_best_rest() -> None:
    """An interrupted line is valued with its best continuation."""
    position = in_the_middle()
    view = position.view(position.to_move)
    line = a_turn(position, Random(3))
    begun = judge(position.rules, view, line[:1], False, seed=5)
    as_it_stands = judge(position.rules, view, line[:1], True, seed=5)
    assert begun.value > as_it_stands.value + 1
    assert begun.gold == as_it_stands.gold


def test_hidden_cards_do_not_matter() -> None:
    """Two positions that differ only in hidden cards get the same judgement, twice."""
    position = in_the_middle()
    line = a_turn(position, Random(1))
    other = with_other_secrets(position)
    assert other.state() != position.state()
    found = [
        judge(p.rules, p.view(p.to_move), line, True, seed=5) for p in (position, other, position)
    ]
    assert found[0] == found[1] == found[2]
