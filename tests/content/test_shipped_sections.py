"""The sections designed by the project are complete and have the planned hexes."""

from collections import Counter
from itertools import product

import pytest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.core.grid import ISLAND_COLUMNS

# Grass, flower, forest, canyon, desert, swamp, farmland, water, mountain, location, castle, palace,
# silo: the table of the design, independent of the rows.
COUNTS = {
    "canoe": (14, 12, 14, 11, 11, 12, 0, 16, 7, 2, 0, 1, 0),
    "fountain": (13, 13, 11, 12, 14, 15, 0, 14, 5, 2, 0, 1, 0),
    "temple": (14, 13, 13, 14, 13, 13, 0, 12, 5, 2, 0, 1, 0),
    "refuge": (13, 13, 13, 12, 14, 14, 0, 10, 8, 2, 0, 1, 0),
    "bazaar": (16, 14, 13, 12, 16, 0, 7, 13, 6, 2, 0, 0, 1),
    "mountain_station": (15, 13, 13, 15, 13, 0, 9, 6, 12, 2, 1, 0, 1),
    "cathedral": (13, 13, 17, 12, 14, 0, 8, 17, 3, 2, 0, 0, 1),
    "university": (15, 16, 15, 15, 14, 0, 6, 11, 5, 2, 0, 0, 1),
    "rope_bridge": (3, 3, 3, 4, 3, 0, 0, 0, 0, 1, 1, 0, 0),
    "tree_house": (3, 3, 4, 3, 3, 0, 0, 0, 0, 1, 1, 0, 0),
    "q1a": (15, 17, 16, 15, 13, 0, 0, 13, 8, 2, 1, 0, 0),
    "q1b": (14, 15, 12, 15, 15, 0, 0, 17, 9, 2, 1, 0, 0),
    "q2a": (16, 17, 16, 15, 17, 0, 0, 8, 8, 2, 1, 0, 0),
    "q2b": (11, 13, 13, 11, 16, 0, 0, 29, 4, 2, 1, 0, 0),
    "q3a": (16, 15, 16, 15, 16, 0, 0, 8, 11, 2, 1, 0, 0),
    "q3b": (16, 16, 16, 13, 15, 0, 0, 5, 16, 2, 1, 0, 0),
    "q4a": (17, 14, 17, 13, 14, 0, 0, 17, 5, 2, 1, 0, 0),
    "q4b": (15, 15, 16, 15, 13, 0, 0, 13, 10, 2, 1, 0, 0),
}
KINDS = (
    *("grass", "flower", "forest", "canyon", "desert", "swamp", "farmland", "water", "mountain"),
    *("location", "castle", "palace", "silo"),
)
# Mountain hexes without a feature within two hexes inside the section: possible places of a cave.
CAVES = {
    "canoe": 7,
    "fountain": 2,
    "temple": 1,
    "refuge": 6,
    "bazaar": 6,
    "mountain_station": 2,
    "cathedral": 1,
    "university": 3,
    "q1a": 7,
    "q1b": 3,
    "q2a": 8,
    "q2b": 1,
    "q3a": 5,
    "q3b": 8,
    "q4a": 4,
    "q4b": 6,
}
# The tiles on the locations of a section, in reading order, if their names differ from the
# section's.
LOCATIONS = {
    "bazaar": ("bazaar", "water_mill"),
    "mountain_station": ("mountain_station", "scout_cabin"),
    "cathedral": ("watchtower", "cathedral"),
    "university": ("palisade", "university"),
}
BASE_TILES = {"oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock"}
SITES = ("location", "castle", "nomad", "palace", "silo")


@pytest.mark.parametrize("id_", COUNTS)
def test_section_has_the_planned_counts(id_: str, catalog: Catalog) -> None:
    """Each section has the designed number of hexes of each kind, and is marked as designed by the
    project.
    """
    section = catalog.section(id_)
    found = Counter(cell.terrain or cell.feature for cell in section.cells if cell != Cell())

    assert COUNTS[id_] == tuple(found[kind] for kind in KINDS)
    assert sum(found.values()) == (18 if section.is_island else 100)
    assert section.origin == "own"


def test_only_the_two_sides_of_the_island_are_islands(pinned_catalog: Catalog) -> None:
    """Every section of the design exists; all others have 100 hexes."""
    own = {s.id for s in pinned_catalog.sections.values() if s.origin == "own"}
    islands = {s.id for s in pinned_catalog.sections.values() if s.is_island}

    assert own == set(COUNTS)
    assert islands == {"rope_bridge", "tree_house"}


def test_sides_of_the_island_are_mirror_images(catalog: Catalog) -> None:
    """The back of the board has the outline of the front, seen from behind."""
    front, back = (_outline(catalog.section(id_)) for id_ in ("rope_bridge", "tree_house"))
    # Odd rows are shifted to the right by half a hex, so that a mirrored column is one less.
    mirrored = {(row, ISLAND_COLUMNS - 1 - row % 2 - column) for row, column in front}

    assert _normal(mirrored) == _normal(back)


def _outline(section: Section) -> set[tuple[int, int]]:
    cells = enumerate(section.cells)
    return {divmod(index, ISLAND_COLUMNS) for index, cell in cells if cell != Cell()}


def _normal(hexes: set[tuple[int, int]]) -> set[tuple[int, int]]:
    left = min(column for _, column in hexes)
    return {(row, column - left) for row, column in hexes}


@pytest.mark.parametrize("id_", [id_ for id_ in COUNTS if not id_.startswith("q")])
def test_locations_carry_the_tiles_of_the_section(id_: str, catalog: Catalog) -> None:
    """Marshlands has one kind of location twice, Harvest two kinds, the island one."""
    tiles = tuple(c.tile for c in catalog.section(id_).cells if c.feature == "location")

    assert LOCATIONS.get(id_, (id_,) * len(tiles)) == tiles


@pytest.mark.parametrize("side", ["a", "b"])
def test_side_of_the_new_edition_has_the_base_tiles(side: str, catalog: Catalog) -> None:
    """The default tiles are the eight of the base game, two on each of the four sections."""
    sections = [catalog.section(f"q{n}{side}") for n in range(1, 5)]
    tiles = [[c.tile for c in s.cells if c.feature == "location"] for s in sections]

    assert catalog.expansion(f"new_{side}").edition == "new"
    assert {s.expansion for s in sections} == {f"new_{side}"}
    assert [len(set(two)) for two in tiles] == [2, 2, 2, 2]
    assert {tile for two in tiles for tile in two} == BASE_TILES


@pytest.mark.parametrize("id_", CAVES)
def test_cave_can_lie_where_it_was_planned(id_: str, catalog: Catalog) -> None:
    """The designed number of mountain hexes is far from every feature."""
    cells = dict(zip(product(range(10), range(10)), catalog.section(id_).cells, strict=True))
    sites = [place for place, cell in cells.items() if cell.feature in SITES]
    free = [
        place
        for place, cell in cells.items()
        if cell.terrain == "mountain" and all(_distance(place, site) > 2 for site in sites)
    ]

    assert CAVES[id_] == len(free)


def _distance(one: tuple[int, int], two: tuple[int, int]) -> int:
    """Return the steps between two (row, column) of a section; odd rows are shifted right."""
    rows = abs(one[0] - two[0])
    columns = abs((2 * one[1] + one[0] % 2) - (2 * two[1] + two[0] % 2))
    return rows + max(0, (columns - rows) // 2)
