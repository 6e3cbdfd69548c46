"""Tests of the players: the list of them, determinism, fairness, strength."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random

import pytest

from kingdom_builder_qt.ai.players import BuilderPlayer, make_player
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.moves import END_TURN, MANDATORY, TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, new_game
from kingdom_builder_qt.game.arena.arena import Match, run_match
from tests.ai.support import QUICK, gains, with_other_secrets
from tests.helpers import builders, random_games

NAMES = pytest.mark.parametrize("name", QUICK)


def start(seed: int, players: int = 2) -> Position:
    """Return the first position of a random base game."""
    return new_game(builders.catalog(), GameOptions(players=players, seed=seed))


def walk(seed: int, moves: int, players: int = 2) -> Iterator[Position]:
    """Play a random game and yield its positions."""
    position, random = start(seed, players), Random(seed)
    while not position.is_over and position.ply < moves:
        yield position
        position.push(random_games.random_move(position, random))


def test_unknown_player_is_named_with_the_nearest_name() -> None:
    """The error for a misspelt name suggests the nearest one."""
    with pytest.raises(SetupError, match=r"unknown player 'bilder' \(did you mean 'builder'\?\)"):
        make_player("bilder", start(1).rules, 1)


def test_unknown_player_is_named_with_all_names_when_none_is_near() -> None:
    """A name like no other gives an error that lists all players."""
    with pytest.raises(SetupError, match="known: random, novice, apprentice, "):
        make_player("xyzzy", start(1).rules, 1)


@NAMES
@pytest.mark.parametrize("players", [2, 5])
def test_every_decision_is_legal(name: str, players: int) -> None:
    """A player finishes a whole game with legal moves from the list it was given."""
    position = start(players, players)
    player = make_player(name, position.rules, 7)
    while not position.is_over:
        moves = position.legal_moves()
        move = player.decide(position.view(position.to_move), moves)
        assert move in moves
        position.push(move)
    assert not position.legal_moves()


@NAMES
def test_same_view_gives_the_same_decision_again(name: str) -> None:
    """Neither earlier decisions nor a new player object change an answer."""
    used = None
    for position in walk(3, 60):
        used = used or make_player(name, position.rules, 5)
        view, moves = position.view(position.to_move), position.legal_moves()
        fresh = make_player(name, position.rules, 5)
        assert used.decide(view, moves) == fresh.decide(pickle.loads(pickle.dumps(view)), moves)


@pytest.mark.parametrize("name", ["random", "novice", "builder", "reference_hard"])
def test_seeds_differ_where_moves_are_equally_good(name: str) -> None:
    """The seed breaks ties, so that games of a player that uses it differ."""
    position = builders.make_position(builders.make_board(builders.full("g")), card="grass")
    view, moves = position.view(0), position.legal_moves()
    found = {make_player(name, position.rules, seed).decide(view, moves) for seed in range(10)}
    assert len(found) > 1


@NAMES
def test_hidden_cards_change_no_decision(name: str) -> None:
    """Two positions that differ only in other hands, deck and chance give the same decision."""
    hidden = 0
    for position in walk(4, 80, players=3):
        other = with_other_secrets(position)
        hidden += other.deck != position.deck
        player = make_player(name, position.rules, 2)
        me, moves = position.to_move, position.legal_moves()
        assert player.decide(position.view(me), moves) == player.decide(other.view(me), moves)
    assert hidden > 40, "the test compared equal positions"


@NAMES
def test_deciding_leaves_the_views_position_alone(name: str) -> None:
    """A player works on its own sample, and the real game does not change."""
    position = start(6)
    before = position.state()
    make_player(name, position.rules, 1).decide(position.view(0), position.legal_moves())
    assert position.state() == before
    assert position.ply == 0


def test_builder_never_harms_itself_with_an_optional_action() -> None:
    """A tile is used for more gold, or at equal gold for a lead or a tile without loss of tiles."""
    used = 0
    for position in (position for seed in range(8) for position in walk(seed, 120)):
        me = position.to_move
        player = make_player("builder", position.rules, 1)
        move = player.decide(position.view(me), position.legal_moves())
        if move.source in (MANDATORY, TURN):
            continue
        used += 1
        before = gains(position, me)
        position.push(move)
        after = gains(position, me)
        position.pop()
        assert after > before, str(move)
        assert after[0] > before[0] or after[2] >= before[2], str(move)
    assert used > 20, "hardly any tile was used: the test proves nothing"


def test_builder_builds_where_the_gold_is() -> None:
    """With Fishermen and one hex at the water, that hex is built first or in the block."""
    drawing = "\n".join(["m" * 20] * 3 + ["mmmgggggggmmmmmmmmmm"] + ["m" * 20] * 16)
    board = builders.make_board(drawing, extra={"E3": "w"})
    position = builders.make_position(board, cards=["fishermen"], card="grass")
    player = BuilderPlayer(position.rules, 1)
    while position.builds_left:
        position.push(player.decide(position.view(0), position.legal_moves()))
    best = position.gold()[0]
    assert best == max(_all_block_gold(board)), builders.names(position.own[0])


def _all_block_gold(board: builders.Board) -> Iterator[int]:
    """Yield the gold of every way to make three builds."""
    position = builders.make_position(board, cards=["fishermen"], card="grass")
    for first in position.legal_moves():
        position.push(first)
        for second in position.legal_moves():
            position.push(second)
            for third in position.legal_moves():
                position.push(third)
                yield position.gold()[0]
                position.pop()
            position.pop()
        position.pop()


def test_builder_sees_gold_that_only_two_builds_together_earn() -> None:
    """Citizens pay for pairs: the block is searched as a whole, all ties aside."""
    board = builders.make_board(builders.full("g"))
    position = builders.make_position(board, cards=["citizens"], card="grass")
    player = BuilderPlayer(position.rules, 1)
    while position.builds_left:
        position.push(player.decide(position.view(0), position.legal_moves()))
    assert position.gold()[0] == 1


def test_builder_takes_a_location_tile_when_gold_is_equal() -> None:
    """Without gold to earn, a first build is next to a location, however few such hexes."""
    board = builders.make_board(builders.full("g"), extra={"K10": "F"})
    for seed in range(5):
        position = builders.make_position(board, card="grass")
        player = BuilderPlayer(position.rules, seed)
        while position.builds_left:
            position.push(player.decide(position.view(0), position.legal_moves()))
        assert [held.tile for held in position.tiles[0]] == ["farm"]


def test_builder_ends_the_turn_rather_than_use_a_tile_for_nothing() -> None:
    """A farm tile whose build earns nothing stays unused after the mandatory action."""
    board = builders.make_board(builders.full("g"), extra={"B3": "F"})
    position = builders.make_position(board, own="B2", card="grass", tiles="farm@B3:usable")
    position.push_unchecked(position.legal_moves(("mandatory",))[0])
    while position.builds_left:
        position.push(position.legal_moves()[0])
    player = BuilderPlayer(position.rules, 1)
    assert "tile:farm" in position.sources()
    assert player.decide(position.view(0), position.legal_moves()) == END_TURN


@pytest.mark.slow
def test_builder_beats_random() -> None:
    """In 20 games with swapped seats builder wins at least 16 (it wins about 97 of 100)."""
    report = run_match(Match(("builder", "random"), 20, seed=5))
    assert report.standings[0].wins >= 16
    assert report.standings[0].gold.mean > report.standings[1].gold.mean + 10
