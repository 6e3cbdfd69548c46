"""Bitboard geometry and compiled filters against sets of (row, column), hex by hex."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdom_builder_qt.core import grid
from kingdom_builder_qt.core.compile.action_compiler import Compiler
from kingdom_builder_qt.core.compile.filters import Words, compile_filter
from kingdom_builder_qt.core.entries import (
    Around,
    BuildAction,
    ClaimRows,
    DrawAction,
    Filter,
    Linked,
    MoveAction,
    Near,
    OneOf,
    Piece,
    Reach,
)
from kingdom_builder_qt.core.position import Position
from tests.helpers import naive
from tests.helpers.builders import catalog, hexes, make_board
from tests.helpers.cases import slow_but
from tests.helpers.naive import DIRECTIONS, NaiveBoard
from tests.helpers.naive_board import ISLAND
from tests.helpers.random_games import all_options, random_move, random_options, random_position
from tests.helpers.to_naive import as_mask, as_set, naive_board

PLACES = [(row, column) for row in range(20) for column in range(20)]
EMPTY = NaiveBoard({}, {}, set())
# Clustered in a corner or spread over the board: groups, lines and rims come up in both.
spread = st.sets(st.sampled_from(PLACES), max_size=60)
clustered = st.sets(st.tuples(st.integers(0, 5), st.integers(14, 19)), max_size=30)
place_sets = st.one_of(spread, clustered)


def neighbours_of(chosen: set[naive.Hex]) -> set[naive.Hex]:
    """Return all neighbours of a set."""
    return {n for hex_ in chosen for n in EMPTY.neighbours(hex_)}


def test_every_hex_has_a_name_that_reads_back() -> None:
    """400 hexes, A1 to T20, each have their own index and name."""
    names = [grid.hex_name(grid.hex_at(*place)) for place in PLACES]
    assert names == [naive.hex_name(place) for place in PLACES]
    assert len(set(names)) == len(set(grid.MAIN_HEXES)) == 400
    assert [grid.row_column(grid.parse_hex(name)) for name in names] == PLACES


def test_the_island_has_thirty_places_apart_from_the_board() -> None:
    """iA1 to iE6 have neighbours as on the main board, and none of them on it."""
    names = [grid.hex_name(hex_) for hex_ in grid.ISLAND_HEXES]
    assert names == [f"i{row}{column}" for row in "ABCDE" for column in range(1, 7)]
    assert [grid.parse_hex(name) for name in names] == list(grid.ISLAND_HEXES)
    assert grid.around(grid.ISLAND_MASK) & grid.MAIN_MASK == 0
    assert grid.around(grid.MAIN_MASK) & grid.ISLAND_MASK == 0
    for row in range(grid.ISLAND_ROWS):
        for column in range(grid.ISLAND_COLUMNS):
            found = grid.NEIGHBOURS[grid.island_hex_at(row, column)]
            expected = {naive.step((row, column), direction) for direction in DIRECTIONS}
            assert as_set(found) == {
                (ISLAND + r, c)
                for r, c in expected
                if 0 <= r < grid.ISLAND_ROWS and 0 <= c < grid.ISLAND_COLUMNS
            }


def test_the_sea_around_the_island_is_no_hex() -> None:
    """Every hex at the rim has sea next to it, the other hexes have none."""
    inner = hexes("iC3")
    land = grid.ring_of(grid.parse_hex("iC3"))
    sea = grid.sea_around(land)
    assert sea & land == 0
    assert grid.around(sea) & land == land & ~inner
    whole = grid.sea_around(grid.ISLAND_MASK)
    assert whole & grid.ALL_MASK == 0
    assert len(grid.hexes(whole)) == whole.bit_count() == 24


@given(place_sets)
def test_masks_and_sets_convert(chosen: set[naive.Hex]) -> None:
    """`bits` and `hexes` list a small or large mask in ascending order."""
    mask = as_mask(chosen)
    expected = sorted(grid.hex_at(*place) for place in chosen)
    assert list(grid.bits(mask)) == grid.hexes(mask) == expected
    assert [grid.nth_hex(mask, number) for number in range(len(expected))] == expected
    assert as_set(mask) == chosen


@given(place_sets)
def test_around(chosen: set[naive.Hex]) -> None:
    """`around` returns all hexes with a neighbour in the set, including hexes of the set."""
    assert as_set(grid.around(as_mask(chosen))) == neighbours_of(chosen)


@given(place_sets)
def test_around_within(chosen: set[naive.Hex]) -> None:
    """A neighbour in the same half of the board counts; an empty set has no neighbours."""
    mask = as_mask(chosen)
    halves = [grid.MAIN_MASK & ((1 << 220) - 1), grid.MAIN_MASK >> 220 << 220]
    expected = grid.union(half & grid.around(half & mask) for half in halves)
    assert grid.around_within(mask, grid.next_within(halves)) == expected


@given(place_sets)
def test_touched_once(chosen: set[naive.Hex]) -> None:
    """`touched_once` returns the hexes with exactly one neighbour in the set."""
    expected = {p for p in PLACES if len(set(EMPTY.neighbours(p)) & chosen) == 1}
    assert as_set(grid.touched_once(as_mask(chosen))) == expected


@settings(max_examples=30)
@given(place_sets, st.integers(1, 6))
def test_touched_by_a_number(chosen: set[naive.Hex], count: int) -> None:
    """Hexes with exactly or at least the given number of neighbours in the set are returned."""
    beside = {place: len(set(EMPTY.neighbours(place)) & chosen) for place in PLACES}
    mask = as_mask(chosen)
    assert as_set(grid.touched_exactly(mask, count)) == {p for p in PLACES if beside[p] == count}
    assert as_set(grid.touched_at_least(mask, count)) == {p for p in PLACES if beside[p] >= count}


def test_nothing_is_near_nothing() -> None:
    """No hex is around, touched by or on a path of an empty set."""
    assert grid.within_distance(0, 3) == grid.around(0) == grid.flood(0, -1) == grid.span(0) == 0
    assert grid.areas(0) == grid.hexes(0) == grid.runs(0, grid.LINES) == []
    assert grid.within_distance(1, 0) == grid.slide_ends(0, 0) == grid.ray_ends(0, 0, -1) == 0
    assert grid.touched_exactly(0, 0) == grid.ALL_MASK


@given(place_sets)
def test_areas(chosen: set[naive.Hex]) -> None:
    """Connected groups contain each hex exactly once."""
    found = [as_set(area) for area in grid.areas(as_mask(chosen))]
    key = sorted
    assert sorted(found, key=key) == sorted(naive.areas(EMPTY, chosen), key=key)


def test_the_sea_is_one_area_with_places_that_are_no_hexes() -> None:
    """The sea around the whole island is a ring, although the grid has no hex there."""
    sea = grid.sea_around(grid.ISLAND_MASK)
    assert grid.areas(sea) == [sea]
    lowest = sea & -sea
    assert sea & ~grid.ALL_MASK
    assert grid.areas(lowest) == [lowest]


@given(place_sets, place_sets)
def test_flood(within: set[naive.Hex], seed: set[naive.Hex]) -> None:
    """The flood returns the hexes connected with the seed, without seed hexes outside the area."""
    expected = set().union(*(a for a in naive.areas(EMPTY, within) if a & seed), set())
    assert as_set(grid.flood(as_mask(seed), as_mask(within))) == expected


@given(clustered, st.integers(2, 5))
def test_line_ends(chosen: set[naive.Hex], length: int) -> None:
    """Line ends continue a straight unbroken line of `length`, occupied hexes included."""
    expected = set()
    for direction in DIRECTIONS:
        for place in PLACES:
            line, hex_ = [], place
            for _ in range(length):
                hex_ = naive.step(hex_, direction)
                line.append(hex_)
            if all(hex_ in chosen for hex_ in line):
                expected.add(place)
    assert as_set(grid.line_ends(as_mask(chosen), length)) == expected


@pytest.mark.parametrize("length", [1, 2, 3, 4, 7])
def test_leap_table(length: int) -> None:
    """The table has for every hex the hexes at the given distance in the six directions, inside the
    board.
    """
    table = grid.leap_table(length)
    for place in PLACES:
        expected = set()
        for direction in DIRECTIONS:
            hex_ = place
            for _ in range(length):
                hex_ = naive.step(hex_, direction)
            if hex_ in PLACES:
                expected.add(hex_)
        assert as_set(table[grid.hex_at(*place)]) == expected


@given(st.sets(st.sampled_from(PLACES), max_size=5), st.integers(1, 4))
def test_within_distance(chosen: set[naive.Hex], steps: int) -> None:
    """The hexes returned have another hex of the set at a distance of 1 to `steps`."""
    expected = set()
    for place in chosen:
        ball = {place}
        for _ in range(steps):
            ball |= neighbours_of(ball)
        expected |= ball - {place}
    assert as_set(grid.within_distance(as_mask(chosen), steps)) == expected


# -- filters -----------------------------------------------------------------------------------


class NaiveFilter:
    """Match a filter hex by hex for one player, with a piece optionally lifted."""

    def __init__(
        self,
        position: Position,
        player: int,
        printed: str = "",
        lifted: naive.Hex | None = None,
    ) -> None:
        self.board = naive_board(position.rules.board, position.rules.nomads)
        owned = [as_set(own) - {lifted} for own in position.own]
        self.own = owned.pop(player)
        everybody = set().union(*owned)
        self.opponents = everybody - as_set(position.extras.scouts)
        walls = [masks[0] for kind, masks in kinds_of(position) if not kind.owned]
        self.empty = set(self.board.terrain) - self.own - everybody
        self.empty -= set().union(*map(as_set, walls))
        removed = position.rules.removed_terrain
        self.words = {
            "card": position.terrain,
            "printed": printed,
            "drawn": None,
            "removed": removed,
        }

    def matches(self, wanted: Filter, place: naive.Hex) -> bool:
        """Return whether all given terms hold."""
        terms = []
        if wanted.terrain:
            terms.append(any(self.has_terrain(word, place) for word in wanted.terrain))
        if wanted.feature:
            terms.append(any(self.has_feature(word, place) for word in wanted.feature))
        if wanted.piece:
            names = {"own": self.own, "opponent": self.opponents, "none": self.empty}
            terms.append(place in names[wanted.piece])
        terms += [self.is_near(near, place) for near in wanted.near]
        if wanted.edge:
            terms.append(place[0] in (0, 19) or place[1] in (0, 19))
        if wanted.section_border:
            terms.append(place[0] in (9, 10) or place[1] in (9, 10))
        if wanted.line_end:
            terms.append(self.ends_line(wanted.line_end, place))
        if wanted.not_ is not None:
            terms.append(not self.matches(wanted.not_, place))
        return all(terms)

    def has_terrain(self, word: str, place: naive.Hex) -> bool:
        """Return whether the hex has a terrain, by id or word."""
        terrain = self.board.terrain.get(place)
        if word == "buildable":
            return terrain in naive.BUILDABLE
        return terrain is not None and terrain == self.words.get(word, word)

    def has_feature(self, word: str, place: naive.Hex) -> bool:
        """Return whether the hex has a feature, by id or word."""
        names = {
            "location": place in self.board.locations,
            "castle": place in self.board.castles,
            "nomad": place in self.board.nomads,
            "palace": place in self.board.palaces,
            "silo": place in self.board.silos,
        }
        laid = {"cave": place in self.board.caves, "capitol": place in self.board.capitols}
        return any(names.values()) if word == "site" else {**names, **laid}[word]

    def is_near(self, near: Near, place: naive.Hex) -> bool:
        """Return whether enough other hexes within the distance match."""
        ball = {place}
        for _ in range(near.within):
            ball |= neighbours_of(ball)
        inner = near.filter
        if "same" in inner.terrain:
            if place not in self.board.terrain:
                return False
            inner = replace(inner, terrain=(self.board.terrain[place],))
        count = sum(self.matches(inner, other) for other in ball - {place})
        return count >= near.min if near.exactly is None else count == near.exactly

    def ends_line(self, length: int, place: naive.Hex) -> bool:
        """Return whether a straight line of own pieces ends next to the hex."""
        for direction in DIRECTIONS:
            hex_, count = naive.step(place, direction), 0
            while hex_ in self.own and count < length:
                hex_, count = naive.step(hex_, direction), count + 1
            if count == length:
                return True
        return False


def kinds_of(position: Position) -> list[tuple[Piece, tuple[int, ...]]]:
    """Return the kinds of pieces other than settlements with their hexes."""
    return list(zip(position.rules.kinds, position.others, strict=True))


def catalog_filters() -> list[tuple[Filter, str]]:
    """Return every filter of the shipped entries, with the terrain of its variant."""
    found = []
    for tile in catalog().tiles.values():
        action = tile.action.then if isinstance(tile.action, DrawAction) else tile.action
        for branch in action.branches if isinstance(action, OneOf) else (action,):
            if isinstance(branch, BuildAction | MoveAction):
                found.append((branch.to, tile.printed))
            if isinstance(branch, MoveAction):
                found.append((branch.from_, tile.printed))
    for card in catalog().cards.values():
        if isinstance(card.score, ClaimRows):
            continue
        found.append((card.score.of, ""))
        if isinstance(card.score.group, Around | Linked):
            found.append((card.score.group.filter, ""))
    return found


SYNTHETIC = [
    Filter(near=(Near(Filter(terrain=("card",))),)),
    Filter(near=(Near(Filter(feature=("site",)), within=2), Near(Filter(terrain=("water",))))),
    Filter(near=(Near(Filter(line_end=3)),), edge=True),
    Filter(not_=Filter(line_end=2), terrain=("grass", "card")),
    Filter(not_=Filter(terrain=("card",)), feature=()),
    Filter(not_=Filter(edge=True, terrain=("buildable",))),
    Filter(feature=("castle",), near=(Near(Filter(terrain=("mountain",)), within=3),)),
    Filter(terrain=("buildable",), not_=Filter(near=(Near(Filter(feature=("location",))),))),
    Filter(not_=Filter(not_=Filter(terrain=("desert", "water")))),
    Filter(line_end=2),
    Filter(near=(Near(Filter(piece="own"), min=2), Near(Filter(piece="opponent"), exactly=0))),
    Filter(near=(Near(Filter(piece="none", terrain=("same",)), exactly=2),)),
    Filter(near=(Near(Filter(piece="opponent"), min=4),)),
    Filter(near=(Near(Filter(terrain=("removed",))),), section_border=True),
    Filter(near=(Near(Filter(feature=("cave", "palace", "capitol")), within=2),)),
    Filter(near=(Near(Filter(terrain=("same",)), min=6),)),
    Filter(near=(Near(Filter(piece="own", terrain=("same",))),)),
    Filter(near=(Near(Filter(piece="opponent", terrain=("same",)), exactly=0),)),
    Filter(near=(Near(Filter(piece="own", terrain=("same",)), within=2),)),
    Filter(near=(Near(Filter(feature=("nomad",), near=(Near(Filter(piece="own")),))),)),
    Filter(not_=Filter(near=(Near(Filter(piece="none", terrain=("card",)), exactly=1),))),
    Filter(),
]


def middle_of_a_game(seed: int, moves: int = 60) -> Position:
    """Return a position in the middle of a random game, every other one with the expansions.

    The island is left out, because its sea is no set of hexes; tests of the rulings cover it.
    """
    rng = random.Random(seed)
    options = replace(all_options(seed), island="") if seed % 2 else random_options(seed)
    position = random_position(options)
    for _ in range(rng.randint(10, moves * position.rules.players)):
        if position.is_over:
            break
        position.push(random_move(position, rng))
    while not position.is_over and (
        position.block or position.armed or position.extras.asked or position.extras.silos
    ):
        position.push(random_move(position, rng))
    return position


def compiler_for(position: Position) -> Compiler:
    """Return a compiler for actions of the position's game."""
    return Compiler(position.rules.board, catalog().pieces, position.rules.removed_terrain)


@pytest.mark.parametrize("seed", slow_but(range(1), range(8)))
def test_compiled_filters_match_hex_by_hex(seed: int) -> None:
    """Every filter of the catalog and a dozen others give the set that their terms describe."""
    position = middle_of_a_game(seed)
    for player in range(position.rules.players):
        for wanted, printed in [*catalog_filters(), *((filter_, "") for filter_ in SYNTHETIC)]:
            reference = NaiveFilter(position, player, printed)
            words = Words(printed, position.rules.removed_terrain)
            compiled = compile_filter(wanted, position.rules.board, words)
            expected = {p for p in PLACES if reference.matches(wanted, p)}
            found = compiled.mask(position, player) & grid.MAIN_MASK
            assert as_set(found) == expected, wanted


def blocked_hexes(position: Position, lifted: naive.Hex | None = None) -> set[naive.Hex]:
    """Return the neighbours of warriors, one of which may be lifted."""
    warriors = [masks for kind, masks in kinds_of(position) if kind.id == "warrior"]
    standing = set().union(*(as_set(mask) for masks in warriors for mask in masks)) - {lifted}
    return set().union(*map(neighbours_of, standing)) if standing else set()


def stands_on(position: Position, player: int, place: naive.Hex) -> set[str]:
    """Return the terrains allowed for the piece on a hex; all for a settlement."""
    terrains = {*naive.BUILDABLE, "water", "mountain"}
    special = {
        "warrior": naive.BUILDABLE,
        "wagon": {*naive.BUILDABLE, "mountain"},
        "ship": {"water"},
    }
    return special.get(position.kind_at(player, grid.hex_at(*place)), terrains)


@pytest.mark.parametrize("seed", slow_but(range(1), range(4)))
@pytest.mark.parametrize("adjacency", ["if_possible", "ignored"])
@pytest.mark.parametrize("leap", [0, 1, 2, 3])
def test_synthetic_moves_match_the_naive_rule(seed: int, adjacency: str, leap: int) -> None:
    """A filter of a move is evaluated with the piece lifted, for settlements and other pieces."""
    position = middle_of_a_game(seed)
    board, player = naive_board(position.rules.board), position.active
    tables = {
        place: {h for d in DIRECTIONS if (h := walk(place, d, leap)) in PLACES} for place in PLACES
    }
    reach = Reach("leap", leap) if leap else Reach()
    movable = as_set(position.settlements(player) | position.movable_others(player))
    some = random.Random(seed).sample(sorted(movable), min(9, len(movable)))
    references = {origin: NaiveFilter(position, player, "", origin) for origin in some}
    blocked = {origin: blocked_hexes(position, origin) for origin in movable}
    for wanted in [*SYNTHETIC, Filter(line_end=3), Filter(terrain=("water", "card"))]:
        action = MoveAction(to=wanted, reach=reach, adjacency=adjacency)
        (branch,) = compiler_for(position).source(action).branches
        found = branch.targets(position, player)
        for origin, reference in references.items():
            targets = {
                place
                for place in (tables[origin] if leap else PLACES)
                if place in reference.empty
                and place not in blocked[origin]
                and (wanted.terrain or board.terrain[place] in naive.BUILDABLE)
                and board.terrain[place] in stands_on(position, player, origin)
                and reference.matches(wanted, place)
            }
            if adjacency == "if_possible":
                targets = naive.adjacent_if_possible(board, reference.own, targets)
            assert as_set(found.get(grid.hex_at(*origin), 0)) == targets - {origin}, wanted
        assert {grid.row_column(origin) for origin in found} <= movable


def walk(place: naive.Hex, direction: str, count: int) -> naive.Hex:
    """Return the hex at a number of steps; it may be off the board."""
    for _ in range(count):
        place = naive.step(place, direction)
    return place


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("adjacency", ["if_possible", "required", "ignored"])
def test_synthetic_builds_match_the_naive_rule(seed: int, adjacency: str) -> None:
    """Targets of a build are empty, not blocked, of the terrain, and adjacent where required."""
    position = middle_of_a_game(seed)
    board, player = naive_board(position.rules.board), position.active
    for wanted, printed in [*catalog_filters(), *((filter_, "") for filter_ in SYNTHETIC)]:
        reference = NaiveFilter(position, player, printed)
        action = BuildAction(to=wanted, adjacency=adjacency)
        (branch,) = compiler_for(position).source(action, printed).branches
        found = branch.targets(position, player)
        targets = {
            place
            for place in reference.empty - blocked_hexes(position)
            if (wanted.terrain or board.terrain[place] in naive.BUILDABLE)
            and reference.matches(wanted, place)
        }
        if adjacency == "if_possible":
            targets = naive.adjacent_if_possible(board, reference.own, targets)
        elif adjacency == "required":
            targets = {place for place in targets if reference.own & neighbours_of({place})}
        assert as_set(found) == (targets if position.supply[player] else set()), wanted


def test_an_area_at_both_ends_of_a_row_is_no_neighbour() -> None:
    """Shifting a set never wraps into the next row."""
    board = make_board()
    assert board.edge_mask.bit_count() == 76
    assert as_set(grid.around(as_mask({(2, 19)}))) == {(2, 18), (1, 18), (1, 19), (3, 18), (3, 19)}
