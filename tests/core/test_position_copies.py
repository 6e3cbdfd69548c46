"""Positions are copied, pickled and compared like values."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from unittest.mock import ANY

import pytest

from kingdom_builder_qt.core import Position
from kingdom_builder_qt.game import GameOptions, new_game
from tests.helpers.builders import catalog, make_board, make_position

COPIES: list[Callable[[Position], Position]] = [
    copy.copy,
    copy.deepcopy,
    lambda position: pickle.loads(pickle.dumps(position)),
    Position.copy,
]


def options(seed: int) -> GameOptions:
    """Return options with everything in play."""
    return GameOptions(players=3, seed=seed, expansions=tuple(catalog().expansions))


def game(seed: int = 4, moves: int = 25) -> Position:
    """Return a game with everything in play after some moves."""
    position, rng = new_game(catalog(), options(seed)), random.Random(seed)
    for _ in range(moves):
        position.push(position.random_move(rng))
    return position


@pytest.mark.parametrize("make", COPIES)
def test_a_copy_is_equal_and_independent(make: Callable[[Position], Position]) -> None:
    """A move played or undone on one copy does not change the other."""
    position = game()
    copied = make(position)
    assert copied == position
    state, ply = position.state(), position.ply
    copied.push(copied.legal_moves()[0])
    copied.pop()
    while copied.ply:
        copied.pop()
    copied.push(copied.legal_moves()[-1])
    assert (position.state(), position.ply) == (state, ply)
    assert copied != position


@pytest.mark.parametrize("make", [copy.deepcopy, COPIES[2]])
def test_history_comes_along(make: Callable[[Position], Position]) -> None:
    """A pickle and a deep copy keep the undo stack to the start of the game, and its events."""
    position = game()
    copied = make(position)
    assert copied.opening == position.opening
    assert copied.ply == position.ply == 25
    for _ in range(25):
        copied.pop()
    assert copied == new_game(catalog(), options(4))


@pytest.mark.parametrize("seed", range(3))
def test_a_pickled_game_plays_on_equally(seed: int) -> None:
    """Moves, events, scores and the cards still to be drawn are the same up to the end."""
    position = game(seed)
    pickled = pickle.loads(pickle.dumps(position))
    rng, other = random.Random(1), random.Random(1)
    while not position.is_over:
        assert pickled.legal_moves() == position.legal_moves()
        move = position.random_move(rng)
        assert pickled.random_move(other) == move
        assert pickled.push(move) == position.push(move)
    assert pickled == position
    assert pickled.scores() == position.scores()


def test_equal_is_the_same_moment_of_the_same_game() -> None:
    """The moves that led to a state do not matter; other rules, other cards to come and other
    pieces do.
    """
    one, two = game(), game()
    assert one.rules is not two.rules
    assert one == two
    assert one != game(moves=24)
    assert one != game(seed=5)
    assert one != one.state()
    other = new_game(catalog(), GameOptions(seed=1, start=0, cards=["lords", "miners", "workers"]))
    same = new_game(catalog(), GameOptions(seed=1, start=0, cards=["lords", "miners", "knights"]))
    assert other.state() == same.state()
    assert other != same


def test_boards_count_when_games_are_compared() -> None:
    """Two games with the same state on different land are not equal."""
    one, two = (make_position(make_board(drawing)) for drawing in ("ggw", "gw\ng"))
    two.free_mask, two.empty_mask, two.card_mask = one.free_mask, one.empty_mask, one.card_mask
    assert one.state() == two.state()
    assert one != two
    assert one == make_position(make_board("ggw"))


def test_comparison_with_another_type_is_left_to_that_type() -> None:
    """A comparison with another object is left to that object, as usual in Python."""
    assert game() == ANY
    assert game() != game().text()


def test_a_position_is_no_key() -> None:
    """A position is mutable and has no hash; its text is the key."""
    with pytest.raises(TypeError, match="unhashable"):
        hash(game())
