"""The information of a player, and the games that are consistent with it."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from random import Random

import pytest

from kingdom_builder_qt.core import Position
from tests.helpers.builders import catalog
from tests.helpers.random_games import all_options, positions_of

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


def test_a_view_answers_like_its_position() -> None:
    """Board, pieces, moves, scores and text are those of the position, hidden cards are None."""
    for position in positions_of(all_options(6, players=3)):
        for player in range(3):
            view = position.view(player)
            assert view.board is position.board
            assert (view.own, view.tiles, view.supply) == (
                position.own,
                position.tiles,
                position.supply,
            )
            assert view.legal_moves() == position.legal_moves()
            assert (view.gold(), view.scores()) == (position.gold(), position.scores())
            assert view.text() == Position.sample(view).text(seen_by=player)
            assert view.text(lines=True) == position.text(seen_by=player, lines=True)
            seen = {player, position.active}
            for other, hand in enumerate(view.hands):
                assert hand == (position.hands[other] if other in seen else None)
            assert view.deck == (None,) * view.deck_size == (None,) * len(position.deck)
            assert (view.rng, view.forced_decks) == (None, ())


def test_nothing_hidden_is_in_a_view() -> None:
    """Two positions that differ in hidden cards only give equal views with equal keys."""
    position = game()
    view = position.view(0)
    other = Position.sample(view, Random(1))
    assert (other.deck, other.rng) != (position.deck, position.rng)
    same = other.view(0)
    assert (same, hash(same), same.key, same.known()) == (
        view,
        hash(view),
        view.key,
        view.known(),
    )
    assert view != position.view(1)
    assert view.key != position.view(1).key
    assert view != view.known()


def test_a_view_travels() -> None:
    """A copied or pickled view is equal, and answers without its position."""
    view = game().view(1)
    found = [copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view))]
    assert found == [view] * 3
    assert found[2].legal_moves() == view.legal_moves()
    assert found[2].key == view.key
    assert copy.deepcopy(view).rules is view.rules


def test_a_sample_without_a_generator_is_always_the_same() -> None:
    """As with the unknown cards of a text, the default deal does not change."""
    view = game().view(0)
    assert Position.sample(view) == Position.sample(view, Random(0), game().rules)
