"""What the window asks of a position: answers that fit its moves, and asking changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.grid import hexes
from kingdom_builder_qt.core.moves import CANOE, MOVE
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.queries import (
    due_source,
    in_turn,
    in_use,
    is_asked,
    is_silo_phase,
    open_block,
    placeable_kinds,
    skip_move,
    source_of_tile,
    works_by_itself,
)
from kingdom_builder_qt.core.reasons import blocking_kind
from kingdom_builder_qt.core.source_targets import SourceTargets
from kingdom_builder_qt.game import GameOptions, new_game

EXPANSIONS = ("base", "nomads", "crossroads", "marshlands", "harvest", "caves")


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Load all that is shipped."""
    return load_catalog()


def positions(catalog: Catalog, seed: int) -> list[Position]:
    """Return copies of the positions of a random game with many expansions."""
    game = new_game(catalog, GameOptions(players=3, seed=seed, expansions=EXPANSIONS))
    random, found = Random(seed), []
    while not game.is_over:
        found.append(game.copy())
        game.push(game.random_move(random))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_asking_changes_nothing_and_agrees_with_the_moves(catalog: Catalog, seed: int) -> None:
    """All answers leave the position as it was; who decides and what may be ended fit together."""
    for position in positions(catalog, seed):
        before = position.state()
        assert in_turn(position) == (not is_asked(position) and not is_silo_phase(position))
        assert is_asked(position) <= (due_source(position) == CANOE)
        assert open_block(position) is None or due_source(position) == position.block.source
        skip = skip_move(position)
        assert skip is None or position.is_legal(skip)
        for kind, left in placeable_kinds(position):
            assert 0 <= left <= kind.supply
        for held in position.tiles[position.to_move]:
            source = source_of_tile(position.rules, held.tile)
            assert not (works_by_itself(position.rules, held.tile) and source in position.sources())
            assert in_use(position, held) in (True, False)
        for source in position.sources():
            if source in position.rules.actions:
                possible = SourceTargets(position, source)
                for origin in hexes(position.origins(source))[:2]:
                    assert possible.destinations(origin) == position.targets(source, origin, MOVE)
                    possible.blocked(origin)
                assert not possible.blocked(None) & ~position.blocked
        assert position.state() == before


@pytest.mark.parametrize("seed", range(3))
def test_a_blocked_hex_names_what_blocks_it(catalog: Catalog, seed: int) -> None:
    """Beside every hex that is blocked stands a kind that blocks, beside no other one."""
    for position in positions(catalog, seed)[::10]:
        for hex_ in hexes(position.rules.board.hex_mask):
            assert bool(blocking_kind(position, hex_)) == bool(position.blocked >> hex_ & 1)
