"""Perft: counts of move trees, against recorded numbers and against the naive reference."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest

from kingdom_builder_qt.cli.perft_command import PerftCase, read_cases, shipped_files
from kingdom_builder_qt.core.moves import bonus_source, nomad_source, parse_move, tile_source
from kingdom_builder_qt.core.perft import perft, split
from tests.helpers import builders, to_naive
from tests.helpers.naive import NaiveGame

SOURCES = {
    "location_tile": tile_source,
    "nomad_tile": nomad_source,
    "bonus_tile": bonus_source,
}
QUICK = 60_000  # leaves of a count that the tests repeat; `perft` runs all
NAIVE_QUICK, NAIVE_SLOW = 400, 2_000

CASES = {case.id: case for path in shipped_files() for case in read_cases(path)}


def counts_up_to(limit: int, slow: int = 0) -> list[object]:
    """Return (case, depth) of all recorded counts that are small enough; up to `slow` as slow."""
    return [
        pytest.param(
            case,
            depth,
            id=f"{case.id}-{depth}",
            marks=pytest.mark.slow if count > limit else (),
        )
        for case in CASES.values()
        for depth, count in case.counts.items()
        if count <= max(limit, slow)
    ]


def naive_game(case: PerftCase) -> NaiveGame:
    """Return the naive reference at the position after the moves of a case."""
    position = replace(case, moves=[]).position(builders.catalog())
    rules, shuffle = position.rules, CoreShuffle()
    game = NaiveGame(
        to_naive.naive_board(rules.board, rules.nomads),
        rules.players,
        [card.id for card in rules.cards if card.kind != "feature_score"],
        [hand[0] for hand in case.hands],
        list(case.deck),
        shuffle,
        rules.start,
        rules.removed_terrain or None,
        rules.house,
    )
    for move in case.moves:
        shuffle.rng = position.rng
        position.push(move)
        game.play(str(move))
    shuffle.rng = position.rng
    return game


class CoreShuffle:
    """Shuffle as the core does with its random state, because the rules do not define chance."""

    rng = 0

    def __call__(self, cards: list[str]) -> list[str]:
        """Return the cards in the core's order."""
        order = sorted(cards)
        Random(self.rng).shuffle(order)
        return order


def naive_perft(game: NaiveGame, depth: int) -> int:
    """Count leaves by copying the whole game for every move."""
    texts = game.legal()
    if depth == 1:
        return len(texts)
    count = 0
    for text in texts:
        after = deepcopy(game, {id(game.board): game.board})
        after.play(text)
        count += naive_perft(after, depth - 1)
    return count


def test_the_cases_make_every_tile_usable() -> None:
    """Every kind of tile is usable in at least one recorded position, with each of its verbs."""
    positions = [case.position(builders.catalog()) for case in CASES.values()]
    found = {(m.source, m.verb) for position in positions for m in position.legal_moves()}
    tiles = [t for t in builders.catalog().tiles.values() if t.kind in SOURCES and not t.upgrades]
    sources = {SOURCES[t.kind](t.id) for t in tiles if t.when == "turn"}
    # Treasure is never held; crossroads shows as a card to choose, the temple bonus as a target.
    sources -= {"nomad:treasure", "tile:crossroads", "bonus:temple_bonus", "tile:bazaar"}
    assert sources <= {source for source, _ in found}
    assert ("turn", "choose") in found
    for source, verbs in {
        "tile:quarry": "wall skip",
        "tile:fort": "draw build",
        "tile:barracks": "place return",
        "tile:wagon": "place move return skip",
        "tile:lighthouse": "place move return skip",
        "tile:city_hall": "place",
        "nomad:resettlement": "move skip",
        "nomad:sword": "remove",
        "nomad:outpost": "use",
        "tile:temple": "remove",
        "tile:cathedral": "take build skip",
        "tile:scout_cabin": "place",
        "bazaar:cathedral": "build",
        "bazaar:scout_cabin": "place",
        "canoe": "build skip",
        "farmland": "build",
        "cave": "move",
        "silo": "build skip",
    }.items():
        assert {(source, verb) for verb in verbs.split()} <= found, source


@pytest.mark.parametrize(("case", "depth"), counts_up_to(QUICK))
def test_count_is_the_recorded_one(case: PerftCase, depth: int) -> None:
    """The core finds as many move sequences as recorded and restores the position."""
    position = case.position(builders.catalog())
    before = position.state()
    found = perft(position, depth)
    below = "\n".join(f"{move}: {count}" for move, count in split(position, depth).items())
    assert found == case.counts[depth], below
    assert position.state() == before


@pytest.mark.parametrize(("case", "depth"), counts_up_to(NAIVE_QUICK, NAIVE_SLOW))
def test_naive_reference_counts_the_same(case: PerftCase, depth: int) -> None:
    """An engine written for the rules alone finds the recorded number, too."""
    game = naive_game(case)
    assert naive_perft(game, depth) == case.counts[depth]


def test_depth_zero_is_the_position_itself() -> None:
    """There is one sequence of no moves."""
    assert perft(CASES["first_game"].position(builders.catalog()), 0) == 1


def test_split_adds_up_to_the_count() -> None:
    """The counts below all moves make the whole, and every legal move has one."""
    position = CASES["twins"].position(builders.catalog())
    below = split(position, 2)
    assert sum(below.values()) == perft(position, 2) == CASES["twins"].counts[2]
    assert list(below) == position.legal_moves()
    assert below[parse_move("turn end")] > 0


def test_split_at_depth_one_counts_each_move_once() -> None:
    """At depth 1 every legal move is one leaf."""
    position = CASES["first_game"].position(builders.catalog())
    assert set(split(position, 1).values()) == {1}
