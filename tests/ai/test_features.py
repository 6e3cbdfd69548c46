"""Tests of the features: their counts, and that counting changes nothing."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.ai.evaluation.position_features import (
    LATER,
    FeatureCache,
    Features,
    RivalFeatures,
    dot,
    horizon,
    terrain_chances,
)
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, new_game
from tests.ai.support import with_other_secrets
from tests.helpers import builders

DECK = "grass canyon desert forest"


def numbers(position: Position, player: int = 0) -> dict[str, float]:
    """Return the features of a player by name."""
    features = Features(position, player, terrain_chances(position, player), FeatureCache())
    columns = [score.gold(position) for score in position.rules.scores if score.is_contested]
    return dict(zip(features.names, features.vector(columns), strict=True))


def test_every_number_comes_as_it_is_and_times_the_horizon() -> None:
    """The second half of a vector is the first one times the remaining part of the game."""
    position = new_game(builders.catalog(), GameOptions(seed=3))
    for _ in range(30):
        position.push(position.legal_moves()[0])
    found = numbers(position)
    left = horizon(position)
    assert 0 < left < 1
    for name, number in found.items():
        if not name.endswith(LATER):
            assert found[name + LATER] == pytest.approx(left * number)


def test_gold_and_tiles_are_counted_by_name() -> None:
    """Fishermen at the water earn, and a tile is counted as itself and as a tile."""
    board = builders.make_board(builders.full("g"), extra={"E3": "w", "B3": "F"})
    position = builders.make_position(
        board, cards=["fishermen"], own="E2 B2", card="grass", tiles="farm@B3:usable"
    )
    found = numbers(position)
    assert found["gold:fishermen"] == 1
    assert found["tile:farm"] == found["tiles"] == 1


def test_free_choice_is_the_chance_of_a_terrain_beside_no_own_piece() -> None:
    """On a board of grass alone, with one piece, only the cards of other terrains are free."""
    board = builders.make_board(builders.full("g"))
    position = builders.make_position(board, own="E2", deck=DECK)
    assert numbers(position)["free"] == pytest.approx(0.75)


def test_top_sees_what_one_more_build_would_earn() -> None:
    """The best hexes next to the water are found on an empty board."""
    board = builders.make_board(builders.full("g"))
    dry = builders.make_position(board, cards=["fishermen"], deck=DECK)
    board = builders.make_board(builders.full("g"), extra={"E3": "w"})
    wet = builders.make_position(board, cards=["fishermen"], deck=DECK)
    assert numbers(dry)["top"] == 0
    assert numbers(wet)["top"] == pytest.approx(3 * 0.25)
    assert numbers(wet)["best"] == pytest.approx(0.25)


def test_sums_are_rounded_once() -> None:
    """`sum` rounds otherwise from Python 3.12 on, and is wrong here in every version."""
    assert dot([1e200, 1e100, 1.0, -1e200, -1e100], [1.0] * 5) == 1.0


def test_hidden_cards_change_no_feature() -> None:
    """Features depend on which cards are unseen, not on their places."""
    position = new_game(builders.catalog(), GameOptions(seed=3, players=3))
    other = with_other_secrets(position)
    assert other.deck != position.deck
    assert numbers(position) == numbers(other)


def test_counting_leaves_the_position_alone() -> None:
    """Pieces tried out are removed again."""
    position = new_game(builders.catalog(), GameOptions(seed=5))
    before = position.state()
    numbers(position)
    RivalFeatures(position, 1, terrain_chances(position, 0), FeatureCache())
    assert position.state() == before
