"""What holds at every moment of every game: invariants, exact undo, views, reasons."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kingdom_builder_qt.core import IllegalMove, Move, Position, hexgrid, parse_move
from kingdom_builder_qt.core.entries import BuildAction
from kingdom_builder_qt.core.moves import source_tile
from kingdom_builder_qt.core.position import STATE_FIELDS
from tests.helpers.builders import (
    TERRAIN_CARDS,
    random_move,
    random_options,
    random_position,
)

GAMES = settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 10_000)
waters = st.sampled_from([0.0, 0.0, 0.5, 0.85])


def positions(seed: int, water: float = 0.0) -> Iterator[tuple[Position, random.Random]]:
    """Yield the position of a random game after every move, to its end."""
    rng = random.Random(seed)
    position = random_position(random_options(seed), water=water)
    yield position, rng
    while not position.is_over:
        position.push(random_move(position, rng))
        yield position, rng


def check_pieces(position: Position) -> None:
    """No shared hex, 40 pieces each, legal terrain; caches are what they cache."""
    board, occupied = position.rules.board, 0
    for player, own in enumerate(position.own):
        assert own.bit_count() + position.supply[player] == 40
        assert own & occupied == 0
        occupied |= own
        assert position.halo[player] == hexgrid.around(own)
    water = board.terrain_masks.get("water", 0)
    assert occupied & ~(board.buildable_mask | water) == 0
    assert position.free_mask == board.open_mask & ~occupied
    assert position.pieces() == {
        hex_: player for player, own in enumerate(position.own) for hex_ in hexgrid.bits(own)
    }


def check_tiles(position: Position) -> None:
    """Tiles in hands, on locations and lost add up; a held tile has a piece beside its location."""
    rules = position.rules
    for index, location in enumerate(rules.location_hexes()):
        takers = sum(claimed >> location & 1 for claimed in position.claimed)
        assert position.stock[index] + takers == 2
        assert position.open_locations >> location & 1 == bool(position.stock[index])
    for player, held in enumerate(position.tiles):
        assert len({t.location for t in held}) == len(held)
        for tile in held:
            assert tile.tile == rules.tile_of_location[tile.location]
            assert position.claimed[player] >> tile.location & 1
            assert position.halo[player] >> tile.location & 1


def check_cards(position: Position) -> None:
    """25 cards, each in exactly one place; the played card has a free hex."""
    everything = [*position.deck, *position.discards, *position.removed]
    everything += [card for hand in position.hands for card in hand]
    everything += [position.card] if position.card else []
    assert sorted(everything) == sorted(TERRAIN_CARDS * 5)
    assert all(len(hand) <= 1 for hand in position.hands)
    if position.card is not None:
        assert position.card_mask == position.rules.board.terrain_masks[position.card]
        assert position.card_mask & position.free_mask
    assert 0 <= position.builds_left <= 3
    assert position.built + position.builds_left <= 3


def check_moves(position: Position, rng: random.Random) -> None:
    """The list of moves is what sources, origins and targets say, and so is `is_legal`."""
    listed = position.legal_moves()
    assert len(set(listed)) == len(listed)
    assert bool(listed) == (not position.is_over)
    union = []
    for source in position.sources():
        if source == "turn":
            union.append(Move("turn", "end"))
            continue
        origins = list(hexgrid.bits(position.origins(source)))
        if not origins:
            union += [
                Move(source, "build", None, hex_) for hex_ in hexgrid.bits(position.targets(source))
            ]
        for origin in origins:
            reach = position.targets(source, origin)
            union += [Move(source, "move", origin, hex_) for hex_ in hexgrid.bits(reach)]
    assert sorted(map(str, union)) == sorted(map(str, listed))
    legal = set(listed)
    for move in rng.sample(listed, min(5, len(listed))):
        assert position.is_legal(move)
        assert parse_move(str(move)) == move
    for move in made_up_moves(position, rng):
        assert position.is_legal(move) == (move in legal)


def made_up_moves(position: Position, rng: random.Random) -> list[Move]:
    """Return moves of every shape, mostly illegal."""
    sources = ["mandatory", "turn", "tile:nothing", "spam", *position.rules.actions]
    some = [None, -1, 0, 10_000, rng.choice(hexgrid.HEXES), 41]
    own = list(hexgrid.bits(position.own[position.active])) or [0]
    found = []
    for source in sources:
        for verb in ("build", "move", "end", "spam"):
            origin = rng.choice([*some, rng.choice(own)])
            found.append(Move(source, verb, origin, rng.choice([*some, rng.choice(hexgrid.HEXES)])))
    return found


@GAMES
@given(seeds, waters)
def test_invariants_hold_after_every_move(seed: int, water: float) -> None:
    """Pieces, tiles and cards add up all through the game; moves agree with their parts."""
    for position, rng in positions(seed, water):
        check_pieces(position)
        check_tiles(position)
        check_cards(position)
        if rng.random() < 0.2:
            check_moves(position, rng)
    assert position.is_over
    assert position.legal_moves() == []


@GAMES
@given(seeds, waters)
def test_pop_restores_everything_over_a_whole_game(seed: int, water: float) -> None:
    """Taking back every move, also draws and shuffles, leads through the same states."""
    states, moves, events = [], [], []
    rng = random.Random(seed)
    position = random_position(random_options(seed), water=water)
    while not position.is_over:
        states.append(position.state())
        moves.append(random_move(position, rng))
        events.append(position.push(moves[-1]))
    assert position.ply == len(moves)
    final = position.state()
    for state in reversed(states):
        position.pop()
        assert position.state() == state
    assert position.ply == 0
    with pytest.raises(IndexError):
        position.pop()
    for move, expected in zip(moves, events, strict=True):
        assert position.push(move) == expected
    assert position.state() == final


@GAMES
@given(seeds)
def test_pop_brings_the_legal_moves_back(seed: int) -> None:
    """Trying every kind of move and taking it back leaves no trace in the caches."""
    for position, rng in positions(seed):
        if rng.random() > 0.1 or position.is_over:
            continue
        before, state = position.legal_moves(), position.state()
        for source in position.sources():
            position.push(rng.choice(position.legal_moves((source,))))
            position.legal_moves()
            position.pop()
        assert position.legal_moves() == before == position.copy().legal_moves()
        assert position.state() == state


@GAMES
@given(seeds)
def test_masks_restrict_the_list_exactly(seed: int) -> None:
    """`sources`, `from_mask` and `to_mask` give the moves that match, in the same order."""
    for position, rng in positions(seed):
        if rng.random() > 0.15 or position.is_over:
            continue
        everything = position.legal_moves()
        some = sum(1 << h for h in rng.sample(hexgrid.HEXES, rng.choice([1, 50, 200])))
        wanted = rng.sample(position.sources(), rng.randint(0, len(position.sources())))
        assert position.legal_moves(wanted) == [m for m in everything if m.source in wanted]
        assert position.legal_moves(from_mask=some) == [
            m for m in everything if m.origin is not None and some >> m.origin & 1
        ]
        assert position.legal_moves(to_mask=some) == [
            m for m in everything if m.target is not None and some >> m.target & 1
        ]
        assert position.legal_moves(wanted, some, some) == [
            m
            for m in everything
            if m.source in wanted
            and m.origin is not None
            and some >> m.origin & 1
            and some >> m.target & 1
        ]


HIDDEN = {"hands", "deck", "rng", "forced_decks"}


@GAMES
@given(seeds)
def test_a_sample_of_a_view_is_consistent(seed: int) -> None:
    """Public state, own hand and legal moves are the same; hidden cards are dealt anew."""
    different = 0
    for position, rng in positions(seed):
        if rng.random() > 0.1:
            continue
        for player in range(position.rules.players):
            view = position.view(player)
            sample = position.sample(view, rng)
            for name, mine, theirs in zip(
                STATE_FIELDS, position.state(), sample.state(), strict=True
            ):
                assert name in HIDDEN or mine == theirs, name
            assert sample.hands[player] == position.hands[player]
            assert [len(h) for h in sample.hands] == [len(h) for h in position.hands]
            assert len(sample.deck) == len(position.deck)
            assert sample.legal_moves() == position.legal_moves()
            assert sample.view(player) == view
            hidden = [*sample.deck, *(c for h in sample.hands for c in h)]
            assert sorted(hidden) == sorted(
                [*position.deck, *(c for h in position.hands for c in h)]
            )
            different += (sample.hands, sample.deck) != (position.hands, position.deck)
            check_cards(sample)
    assert different


@GAMES
@given(seeds)
def test_a_view_holds_nothing_hidden(seed: int) -> None:
    """Two positions that differ only in what a player cannot see give the same view."""
    for position, rng in positions(seed):
        if rng.random() > 0.1:
            continue
        for player in range(position.rules.players):
            view = position.view(player)
            other = position.sample(view, random.Random(rng.random()))
            assert other.view(player) == view
            assert hash(view.unseen) == hash(tuple(sorted(view.unseen)))


@GAMES
@given(seeds)
def test_a_copy_is_independent(seed: int) -> None:
    """Playing on in a copy leaves the original as it was."""
    rng = random.Random(seed)
    position = random_position(random_options(seed))
    for _ in range(30):
        position.push(random_move(position, rng))
    before, ply = position.state(), position.ply
    copy = position.copy()
    assert copy.ply == 0
    while not copy.is_over:
        copy.push(random_move(copy, rng))
    assert (position.state(), position.ply) == (before, ply)


@GAMES
@given(seeds)
def test_an_illegal_move_changes_nothing(seed: int) -> None:
    """Whatever is wrong with a move: IllegalMove, and the position is as before."""
    for position, rng in positions(seed):
        if rng.random() > 0.05:
            continue
        legal, state, ply = set(position.legal_moves()), position.state(), position.ply
        for move in made_up_moves(position, rng):
            if move not in legal:
                with pytest.raises(IllegalMove):
                    position.push(move)
        assert (position.state(), position.ply) == (state, ply)


# -- reasons -----------------------------------------------------------------------------------


@GAMES
@given(seeds, waters)
def test_why_not_is_none_exactly_on_targets_and_true_elsewhere(seed: int, water: float) -> None:
    """For builds and for moves, on random hexes, with every source of the game."""
    for position, rng in positions(seed, water):
        if rng.random() > 0.1:
            continue
        for source in [*position.rules.actions, "tile:none"]:
            for hex_ in rng.sample(hexgrid.HEXES, 12):
                check_reason(position, source, hex_, rng)


def check_reason(position: Position, source: str, hex_: int, rng: random.Random) -> None:
    """Compare one answer with what can be said without it."""
    action = position.rules.actions.get(source)
    if action is None or isinstance(action.action, BuildAction):
        reason = position.why_not(source, hex_)
        assert (reason is None) == bool(position.targets(source) >> hex_ & 1)
        if reason is not None:
            check_code(position, source, hex_, None, reason)
        return
    reason = position.why_not(source, hex_)
    assert (reason is None) == bool(position.origins(source) >> hex_ & 1)
    own = list(hexgrid.bits(position.own[position.active]))
    for origin in [*rng.sample(own, min(2, len(own))), rng.choice(hexgrid.HEXES)]:
        reason = position.why_not(source, hex_, origin)
        assert (reason is None) == bool(position.targets(source, origin) >> hex_ & 1)
        if reason is not None:
            check_code(position, source, hex_, origin, reason)


def check_code(
    position: Position, source: str, hex_: int, origin: int | None, reason: object
) -> None:
    """Fail unless the code is a true statement."""
    player, board, code = position.active, position.rules.board, reason.code
    tile = source_tile(source)
    states = {t.state for t in position.tiles[player] if t.tile == tile}
    turn = {
        "over": position.is_over,
        "block": position.in_block,
        "mandatory_done": source == "mandatory" and not position.builds_left,
        "no_tile": tile is not None and not states,
        "tile_used": "used" in states and "usable" not in states,
        "tile_new": states == {"new"},
    }
    if code in turn:
        assert turn[code], code
        return
    assert not position.is_over
    own = position.own[player] & ~(0 if origin is None else 1 << origin)
    terrain = board.terrain_at(hex_)
    hexes = {
        "no_supply": position.supply[player] == 0,
        "feature": board.feature_at(hex_) == reason.detail and terrain is None,
        "occupied": position.owner_at(hex_) is not None,
        "same_hex": hex_ == origin,
        "card": terrain != position.card and reason.detail == terrain,
        "terrain": reason.detail == terrain,
        "edge": not board.edge_mask >> hex_ & 1,
        "line_end": not hexgrid.line_ends(own, 3) >> hex_ & 1,
        "origin": origin is None or not position.own[player] >> origin & 1,
        "leap": origin is not None and not hexgrid.leap_table(2)[origin] >> hex_ & 1,
        "not_adjacent": not hexgrid.around(own) >> hex_ & 1,
    }
    assert hexes[code], (code, source, origin)
    if code == "not_adjacent":
        assert origin is None or position.own[player] >> origin & 1, "there is no piece to move"
    if code == "terrain":
        wanted = position.rules.actions[source].action.to.terrain or ("buildable",)
        assert terrain not in wanted
        assert "buildable" not in wanted or not board.buildable_mask >> hex_ & 1
