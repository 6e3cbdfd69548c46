"""The ground: patterns across hexes, coasts, and reproducible pictures."""

from __future__ import annotations

import zlib
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtGui import QColor

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.grid import bits, hex_at
from kingdom_builder_qt.ui.art.geometry import SIDES, centre
from kingdom_builder_qt.ui.art.ground.landscape import Landscape, PictureStamp
from kingdom_builder_qt.ui.art.ground.wet import ALL_SIDES, _runs, _shore
from kingdom_builder_qt.ui.desktop.style.theme import THEMES

pytestmark = pytest.mark.usefixtures("qapp")
GREY = QColor("#808080")
PINNED = 1552481033  # change it together with the drawings
FOREST = {hex_at(row, column): "forest" for row in range(4) for column in range(5)}


def landscape(terrains: dict[int, str | None]) -> Landscape:
    """Return the ground of some hexes in grey."""
    return Landscape(terrains, lambda _terrain: GREY, THEMES["light"].board_lines)


def terrains_of(board: Board) -> dict[int, str | None]:
    """Return the terrain of every hex of a board, None for its sites."""
    found: dict[int, str | None] = dict.fromkeys(bits(board.hex_mask))
    for terrain, mask in board.terrain_masks.items():
        found.update(dict.fromkeys(bits(mask), terrain))
    return found


def place(stamp: PictureStamp) -> tuple[float, float]:
    """Return the place of a stamp, without irrelevant details."""
    return round(stamp.place.x(), 3), round(stamp.place.y(), 3)


def laid_out(land: Landscape, hexes: list[int]) -> list[object]:
    """Return everything stamped on hexes, in order."""
    layers = (land.glades, land.waters, land.edges, land.growth)
    return [(stamp.key, *place(stamp)) for layer in layers for stamp in layer(hexes)]


def test_a_board_is_laid_out_alike_in_every_run(board: Board) -> None:
    """Prove that variants depend on the hex alone: not on the process, its hashes or the time."""
    terrains = terrains_of(board)
    found = laid_out(landscape(terrains), list(terrains))
    assert len(found) > 2 * len(terrains)
    assert zlib.crc32(repr(found).encode()) == PINNED


def test_trees_stand_between_two_hexes_of_forest_only() -> None:
    """Prove that a side has trees exactly if both of its hexes are forest."""
    forest, other, grass = hex_at(3, 3), hex_at(3, 4), hex_at(3, 2)
    stamps = landscape({forest: "forest", other: "forest", grass: "grass"}).growth([forest])
    sides = [stamp for stamp in stamps if "side" in stamp.key]
    middle = (centre(forest) + centre(other)) / 2
    assert [place(stamp) for stamp in sides] == [(round(middle.x(), 3), round(middle.y(), 3))]
    assert not any("corner" in stamp.key for stamp in stamps)


def test_marshes_run_on_across_their_sides() -> None:
    """Prove that sedge is between two hexes of swamp, and on no border of the swamp."""
    swamp, other, grass = hex_at(3, 3), hex_at(3, 4), hex_at(3, 2)
    stamps = landscape({swamp: "swamp", other: "swamp", grass: "grass"}).growth([swamp])
    middle = (centre(swamp) + centre(other)) / 2
    sides = [place(stamp) for stamp in stamps if "side" in stamp.key]
    assert sides == [(round(middle.x(), 3), round(middle.y(), 3))]


def test_each_side_and_each_corner_is_met_once() -> None:
    """Prove that nothing is painted twice and no gap is left out inside a forest."""
    stamps = landscape(FOREST).growth(FOREST)
    places = {kind: [place(s) for s in stamps if kind in s.key] for kind in ("side", "corner")}
    sides = {frozenset((h, h + step)) for h in FOREST for step in SIDES if h + step in FOREST}
    corners = {
        frozenset((h, h + SIDES[i - 1], h + SIDES[i]))
        for h in FOREST
        for i in range(6)
        if h + SIDES[i - 1] in FOREST and h + SIDES[i] in FOREST
    }
    for kind, expected in (("side", sides), ("corner", corners)):
        assert len(places[kind]) == len(set(places[kind])) == len(expected), kind


def test_further_trees_come_first() -> None:
    """Prove that nearer trees are painted over those behind them."""
    rows = [stamp.place.y() for stamp in landscape(FOREST).growth(FOREST)]
    assert rows == sorted(rows)


@pytest.mark.parametrize("terrain", ["forest", "desert", "water", "mountain", "grass"])
def test_a_part_is_laid_out_as_the_whole(board: Board, terrain: str) -> None:
    """Prove that a partial paint stamps the same as a paint of the whole board."""
    terrains = terrains_of(board)
    land = landscape(terrains)
    whole = set(laid_out(land, list(terrains)))
    for hex_ in list(bits(board.terrain_masks[terrain]))[:10]:
        part = laid_out(land, [hex_])
        assert part
        assert set(part) <= whole


def test_equal_edges_are_prepared_once(board: Board) -> None:
    """Prove that equal edges share a drawing, so no colour is mixed for each of a thousand."""
    terrains = terrains_of(board)
    stamps = list(landscape(terrains).edges(list(terrains)))
    drawings = {stamp.key: stamp.draw for stamp in stamps}
    assert len(stamps) > 10 * len(drawings)
    assert all(stamp.draw is drawings[stamp.key] for stamp in stamps)


def test_high_ground_throws_its_shadow_to_the_bottom_right() -> None:
    """Prove that the light is from the top left for all hexes."""
    grass, west, east = hex_at(3, 3), hex_at(3, 2), hex_at(3, 4)
    stamps = list(landscape({grass: "grass", west: "forest", east: "forest"}).edges([grass]))
    shady = {stamp.key[2]: stamp.key[3] for stamp in stamps}
    assert shady[4] is True
    assert shady[1] is False


@pytest.mark.parametrize("seed", range(5))
def test_coasts_meet_on_the_sides_between_hexes(seed: int) -> None:
    """Prove that every coastline continues in the next hex at the same point."""
    rng = Random(seed)
    water = {hex_at(r, c) for r in range(2, 9) for c in range(2, 9) if rng.random() < 0.6}
    ends: list[tuple[float, float]] = []
    for hex_ in water:
        near = sum((hex_ + step in water) << side for side, step in enumerate(SIDES))
        for run in _runs(near) if near != ALL_SIDES else []:
            if len(run) == 6:
                continue
            shore = _shore(run, 5.0).translated(centre(hex_))
            for point in (shore.pointAtPercent(0.0), shore.pointAtPercent(1.0)):
                ends.append((round(point.x(), 2), round(point.y(), 2)))
    assert ends
    # Rounding may separate equal points: compare with a tolerance.
    for x, y in ends:
        same = [e for e in ends if abs(e[0] - x) + abs(e[1] - y) < 0.05]
        assert len(same) == 2, (x, y)


@pytest.mark.parametrize("near", range(ALL_SIDES))
def test_a_coast_runs_along_every_side_without_water(near: int) -> None:
    """Prove that the chains of sides have each side once, none next to water."""
    sides = [side for run in _runs(near) for side in run]
    assert sorted(sides) == [side for side in range(6) if not near >> side & 1]
    for run in _runs(near):
        assert all((b - a) % 6 == 1 for a, b in pairwise(run))
