"""Properties of every position of every game: invariants, exact undo, views, reasons."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.compile.branches import BuildBranch, MoveBranch
from kingdom_builder_qt.core.errors import IllegalMove, Misuse
from kingdom_builder_qt.core.moves import source_tile
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.reasons import Reason
from kingdom_builder_qt.core.state import STATE_FIELDS
from tests.helpers.builders import number_tiles, sector_of
from tests.helpers.invariants import (
    check_cards,
    check_moves,
    check_pieces,
    check_tiles,
    made_up_moves,
)
from tests.helpers.random_games import (
    all_options,
    mixed_options,
    random_move,
    random_options,
    random_position,
)

GAMES = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 10_000)
waters = st.sampled_from([0.0, 0.0, 0.5, 0.85])


def first_position(seed: int, water: float = 0.0) -> Position:
    """Return the first position of a random game; half of them mix all expansions in."""
    make = (random_options, mixed_options, all_options, all_options)[seed % 4]
    return random_position(make(seed), water=water)


def positions(seed: int, water: float = 0.0) -> Iterator[tuple[Position, random.Random]]:
    """Yield the position of a random game after every move, to its end."""
    rng = random.Random(seed)
    position = first_position(seed, water)
    yield position, rng
    while not position.is_over:
        position.push(random_move(position, rng))
        yield position, rng


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
    position = first_position(seed, water)
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
    with pytest.raises(Misuse):
        position.pop()
    for move, expected in zip(moves, events, strict=True):
        assert position.push(move) == expected
    assert position.state() == final


@GAMES
@given(seeds)
def test_pop_brings_the_legal_moves_back(seed: int) -> None:
    """Playing and undoing every kind of move leaves the caches unchanged."""
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
        some = sum(1 << h for h in rng.sample(grid.HEXES, rng.choice([1, 50, 200])))
        wanted = rng.sample(position.sources(), rng.randint(0, len(position.sources())))
        assert position.legal_moves(wanted) == [m for m in everything if m.source in wanted]
        assert position.legal_moves(from_mask=some) == [
            m for m in everything if m.origin is not None and some >> m.origin & 1
        ]
        assert position.legal_moves(to_mask=some) == [
            m for m in everything if isinstance(m.target, int) and some >> m.target & 1
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


def hidden_cards(position: Position, player: int) -> list[str]:
    """Return the cards hidden from a player: the pile, and hands but the own and the active
    player's.
    """
    seen = {player, position.active}
    if "open_hands" in position.rules.house:
        seen = set(range(position.rules.players))
    hands = [hand for other, hand in enumerate(position.hands) if other not in seen]
    return [*position.deck, *(card for hand in hands for card in hand)]


@GAMES
@given(seeds)
def test_a_sample_of_a_view_is_consistent(seed: int) -> None:
    """Public state, own hand and legal moves are the same; hidden cards are dealt again."""
    different = 0
    for position, rng in positions(seed):
        if rng.random() > 0.1:
            continue
        for player in range(position.rules.players):
            view = position.view(player)
            sample = position.sample(view, rng, position.rules)
            for name, mine, theirs in zip(
                STATE_FIELDS, position.state(), sample.state(), strict=True
            ):
                assert name in HIDDEN or mine == theirs, name
            for open_to in (player, position.active):
                assert sample.hands[open_to] == position.hands[open_to]
            assert [len(h) for h in sample.hands] == [len(h) for h in position.hands]
            assert len(sample.deck) == len(position.deck)
            assert sample.legal_moves() == position.legal_moves()
            assert sample.view(player) == view
            assert sorted(hidden_cards(sample, player)) == sorted(hidden_cards(position, player))
            assert list(view.unseen) == sorted(hidden_cards(position, player))
            different += (sample.hands, sample.deck) != (position.hands, position.deck)
            check_cards(sample)
    assert different


@GAMES
@given(seeds)
def test_a_view_holds_nothing_hidden(seed: int) -> None:
    """Two positions that differ only in information hidden from a player give the same view."""
    for position, rng in positions(seed):
        if rng.random() > 0.1:
            continue
        for player in range(position.rules.players):
            view = position.view(player)
            other = position.sample(view, random.Random(rng.random()), position.rules)
            assert other.view(player) == view
            assert hash(view.unseen) == hash(tuple(sorted(view.unseen)))


@GAMES
@given(seeds)
def test_a_copy_is_independent(seed: int) -> None:
    """Playing on in a copy leaves the original as it was."""
    rng = random.Random(seed)
    position = first_position(seed)
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
    """Any illegal move raises IllegalMove and leaves the position unchanged."""
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
        for source in position.rules.actions:
            for hex_ in rng.sample(grid.HEXES, 12):
                check_reason(position, source, hex_, rng)


def branches_of(position: Position, source: str) -> tuple[object, ...]:
    """Return the branches of a source now; in a block only those that continue it."""
    known = position.rules.actions[source]
    if source.endswith(":cathedral") and not number_tiles(position)[position.to_move]:
        return ()
    block = position.block
    if block is None or block.source != source:
        return known.branches
    return tuple(branch for branch in known.branches if branch.verb == block.verb)


def check_reason(position: Position, source: str, hex_: int, rng: random.Random) -> None:
    """Compare one reason with facts computed without it."""
    branches = branches_of(position, source)
    reason = position.why_not(source, hex_)
    targets = position.origins(source)
    if not any(isinstance(branch, MoveBranch) for branch in branches) or any(
        isinstance(branch, BuildBranch) for branch in branches
    ):
        targets |= position.targets(source)
    assert (reason is None) == bool(targets >> hex_ & 1), (source, reason)
    if reason is not None:
        check_code(position, source, hex_, None, reason)
    if not any(isinstance(branch, MoveBranch) for branch in branches):
        return
    own = list(grid.bits(position.own[position.to_move]))
    for origin in [*rng.sample(own, min(2, len(own))), rng.choice(grid.HEXES)]:
        reason = position.why_not(source, hex_, origin)
        assert (reason is None) == bool(position.targets(source, origin) >> hex_ & 1)
        if reason is not None:
            check_code(position, source, hex_, origin, reason)


def lifted_copy(position: Position, source: str, origin: int | None) -> Position:
    """Return the position with the piece on `origin` off the board, or scouts taken up first."""
    copy = position.copy()
    player = position.to_move
    off = 0 if origin is None else 1 << origin & position.own[player]
    if source == "bazaar:scout_cabin" and position.block is None:
        off = position.extras.scouts
    copy.own = tuple(m & ~off if p == player else m for p, m in enumerate(position.own))
    copy.others = tuple(tuple(mask & ~off for mask in masks) for masks in position.others)
    copy.halo = tuple(grid.around(own) for own in copy.own)
    copy.empty_mask |= off
    copy.blocked = copy.blocked_by(copy.others)
    copy.free_mask = copy.empty_mask & ~copy.blocked
    return copy


def turn_codes(position: Position, source: str, reason: Reason) -> dict[str, bool]:
    """Return the facts about the turn and the tile that a reason may name."""
    extras, player = position.extras, position.to_move
    held = position.tiles[player]
    states = {t.state for t in held if t.tile == reason.detail}
    repeats = source.startswith("bazaar:")
    bazaar = {t.state for t in held if t.tile == "bazaar"}
    tile = source_tile(source) in (reason.detail, None) or repeats
    reads_card = any(
        isinstance(branch, BuildBranch | MoveBranch) and branch.filter.reads_card
        for branch in branches_of(position, source)
    )
    return {
        "over": position.is_over,
        "interrupt": bool(extras.asked) and source != "canoe",
        "last_phase": bool(extras.silos) and source != "silo",
        "not_now": not extras.asked if source == "canoe" else not extras.silos,
        "block": position.in_block,
        "choose": position.choosing and (source == "mandatory" or reads_card),
        "mandatory_done": source == "mandatory" and not position.builds_left,
        "action_used": source in extras.used,
        "no_number": source.endswith(":cathedral") and not number_tiles(position)[player],
        "no_tile": tile and not states,
        "tile_used": tile and "used" in states and "usable" not in states,
        "tile_new": tile and states == {"new"},
        "not_used_yet": repeats and "usable" in states and "usable" in bazaar,
    }


def is_near(position: Position, source: str, hex_: int) -> bool:
    """Return whether a hex is next to the pieces or terrain required by the action of a source."""
    board, player = position.rules.board, position.to_move
    around = grid.NEIGHBOURS[hex_] & board.hex_mask
    others = [own for p, own in enumerate(position.own) if p != player]
    opponents = sum(others) & ~position.extras.scouts & around
    own = (position.own[player] & around).bit_count()
    mountain = board.terrain_masks.get("mountain", 0) & around
    water = board.terrain_masks.get("water", 0) & around
    wanted = {
        "village": own >= 3,
        "fountain": own == 1 and not opponents,
        "water_mill": bool(water) or (sector_of(board, hex_) is None and around.bit_count() < 6),
        "mountain_station": bool(mountain),
        "watchtower": bool(opponents),
        "university": bool(board.site_mask & around),
        "cave": bool(board.feature_masks.get("cave", 0) & around),
    }
    return wanted[source_tile(source) or source]


def check_code(
    position: Position, source: str, hex_: int, origin: int | None, reason: Reason
) -> None:
    """Fail unless the reason is true."""
    player, board, code = position.to_move, position.rules.board, reason.code
    own = position.own[player]
    if code == "spent":
        assert any(position.piece_at(h) == (reason.detail, player) for h in grid.bits(own))
        return
    turn = turn_codes(position, source, reason)
    if code in turn:
        assert turn[code], (code, source)
        return
    assert not position.is_over
    branches = branches_of(position, source)
    builds = [branch for branch in branches if isinstance(branch, BuildBranch)]
    moves = [branch for branch in branches if isinstance(branch, MoveBranch)]
    after = lifted_copy(position, source, origin)
    own, terrain = after.own[player], board.terrain_at(hex_)
    middle = grid.ring_of(hex_)
    drawn = [o.terrain for o in position.rules.options.get(position.drawn, ())]
    free = after.free_mask & board.buildable_mask
    hexes = {
        "no_hex": not board.hex_mask >> hex_ & 1,
        "no_supply": bool(builds) and position.supply_of(builds[0].piece, player) == 0,
        "feature": board.feature_at(hex_) == reason.detail and terrain is None,
        "occupied": after.piece_at(hex_) is not None,
        "blocked": bool(after.blocked >> hex_ & 1),
        "ring": middle & position.free_mask & board.buildable_mask != middle
        or middle.bit_count() < 7,
        "same_hex": hex_ == origin,
        "card": terrain != position.terrain and reason.detail == terrain,
        "drawn": terrain not in drawn and reason.detail == terrain,
        "terrain": reason.detail == terrain,
        "edge": not board.edge_mask >> hex_ & 1,
        "line_end": not grid.line_ends(own, 3) >> hex_ & 1,
        "near": code == "near" and not is_near(after, source, hex_),
        "origin": not any(may_lift(position, branch, origin) for branch in moves),
        "leap": origin is not None and not grid.leap_table(2)[origin] >> hex_ & 1,
        "steps": origin is not None and not grid.NEIGHBOURS[origin] >> hex_ & 1,
        "slide": origin is not None and not grid.slide_ends(origin, free) >> hex_ & 1,
        "ray": origin is not None and not grid.ray_ends(origin, free, board.hex_mask) >> hex_ & 1,
        "same_area": origin is not None
        and not grid.NEIGHBOURS[hex_] & area_of(position, origin) & ~(1 << origin),
        "not_adjacent": not (middle if builds and builds[0].piece.ring else 1 << hex_)
        & grid.around(own),
    }
    assert hexes[code], (code, source, origin)
    if code == "terrain":
        check_terrain(position, builds, moves, hex_, origin)


def area_of(position: Position, hex_: int) -> int:
    """Return the area of the piece on a hex."""
    return grid.flood(1 << hex_, position.own[position.to_move])


def may_lift(position: Position, branch: MoveBranch, origin: int | None) -> bool:
    """Return whether a move source may move the piece on a hex."""
    player, block = position.to_move, position.block
    if origin is None or not position.own[player] >> origin & 1:
        return False
    if position.extras.scouts >> origin & 1:
        return False
    if block is not None and block.at is not None:
        return block.at == origin
    if block is not None and block.spent >> origin & 1:
        return False
    if branch.origin.terms and not branch.origin.constant >> origin & 1:
        return False  # not next to a cave
    kind = position.kind_at(player, origin)
    if branch.piece is None and "own_tiles_only" in position.rules.house:
        return kind == "settlement"
    return kind != "city_hall" if branch.piece is None else branch.piece.id == kind


def check_terrain(
    position: Position,
    builds: list[BuildBranch],
    moves: list[MoveBranch],
    hex_: int,
    origin: int | None,
) -> None:
    """Fail if the terrain suits both the action and the piece after all."""
    land, masks = position.rules.board.buildable_mask, position.rules.board.terrain_masks
    mountain, water = masks.get("mountain", 0), masks.get("water", 0)
    suits = {"wagon": land | mountain, "ship": water, "settlement": -1, "scout": -1}
    if origin is None:
        piece, branch = builds[0].piece.id, builds[0]
    else:
        piece, branch = position.kind_at(position.to_move, origin), moves[0]
    (term,) = [term for term in branch.filter.terms if term.name == "terrain"] or [None]
    wanted = term.mask if term else -1
    assert not wanted & suits.get(piece, land) & 1 << hex_
