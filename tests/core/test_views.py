"""The information of a player, and the games that are consistent with it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kingdom_builder_qt.core import Position
from tests.helpers.builders import catalog

GAME = (
    "board: {ggcd/gggg}; players: 3; turn: 1; card: grass; discards: desert*5; removed: flower;"
    " hand 0: canyon; hand 1: forest; hand 2: canyon flower; chance: 7; reshuffles: grass;"
    " deck: grass*4 canyon*3 forest*4 flower*3"
)


def game(more: str = "") -> Position:
    """Return a game for three with little face up."""
    return Position.from_text(GAME + more, catalog())


def test_a_view_shows_the_own_hand_and_that_of_the_turn() -> None:
    """Of other hands only the number of cards is known; unseen cards are sorted."""
    view = game().view(0)
    assert (view.player, view.hands) == (0, (("canyon",), ("forest",), None))
    assert (view.hand_sizes, view.deck_size) == ((1, 1, 2), 14)
    assert view.unseen == (*["canyon"] * 4, *["flower"] * 4, *["forest"] * 4, *["grass"] * 4)
    assert game("; house rules: open_hands").view(0).hands[2] == ("canyon", "flower")
    assert game().view(2).hands == (None, ("forest",), ("canyon", "flower"))


@pytest.mark.parametrize("player", range(3))
def test_a_sample_deals_what_is_unseen(player: int) -> None:
    """All unseen cards are dealt, with the right number in each place; the rest equals the view."""
    position = game()
    view = position.view(player)
    samples = [Position.sample(view, Random(seed), position.rules) for seed in range(12)]
    for sample in samples:
        assert [len(hand) for hand in sample.hands] == [1, 1, 2]
        assert len(sample.deck) == 14
        hidden = [h for h, seen in zip(sample.hands, view.hands, strict=True) if seen is None]
        dealt = Counter([*sample.deck, *(card for hand in hidden for card in hand)])
        assert dealt == Counter(view.unseen)
        assert sample.view(player) == view
        assert sample.forced_decks == ()
        assert sample.discards == position.discards
    assert len({sample.deck for sample in samples}) == 12
    assert len({sample.rng for sample in samples}) == 12
    assert all(2**56 < sample.rng < 2**64 for sample in samples)
    again = Position.sample(view, Random(3), position.rules)
    assert again == samples[3]
