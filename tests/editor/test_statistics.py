"""Statistics of a section, and the ranges of the shipped sections."""

from dataclasses import replace

import pytest

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.checks.statistics import Norms, Range, measure, norms
from kingdom_builder_qt.editor.sections.document.layers import (
    distance,
    gaps,
    layers_of,
    rim,
    rim_gap,
)
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.sections.files.files import blank_section, save_section
from tests.editor.support import CATALOG, GRASS, WATER, at, mask, mine, painted

PRINTED = [s for s in CATALOG.sections.values() if s.origin == "printed"]
COMMON = ("grass", "canyon", "desert", "flower", "forest")


def range_of(values):
    """Return the minimum, the maximum and the median, the lower of two."""
    ordered = sorted(values)
    return Range(ordered[0], ordered[-1], middle=ordered[(len(ordered) - 1) // 2])


def plain(cells):
    """Return a section of grass with some other cells."""
    grass = dict.fromkeys(MAIN_GRID.hexes, GRASS)
    return painted(blank_section(CATALOG), {**grass, **cells})


def test_the_farm_is_counted():
    """The counts of the farm match a count by hand of its ten rows."""
    found = measure(CATALOG.sections["farm"])
    assert found.counts == {
        "desert": 12,
        "canyon": 14,
        "water": 26,
        "forest": 15,
        "grass": 14,
        "flower": 14,
        "mountain": 2,
        "castle": 1,
        "location": 2,
    }
    assert found.areas["water"] == (20, 3, 1, 1, 1)
    assert found.areas["desert"] == (9, 3)
    assert (found.sites, found.locations, found.empty) == (3, 2, 0)
    assert found.symmetries == frozenset()


def test_undecided_hexes_are_counted():
    """A blank section is empty, and symmetric in every way."""
    found = measure(blank_section(CATALOG))
    assert (found.empty, found.counts, found.areas) == (100, {}, {})
    assert found.symmetries == {"rotation", "mirror", "top_bottom"}
    assert measure(blank_section(CATALOG, is_island=True)).empty == 30


def test_a_half_turn_is_found():
    """With water in two opposite corners the half turn is a symmetry, the mirror is not."""
    assert measure(plain({at(1, 1): WATER, at(10, 10): WATER})).symmetries == {"rotation"}
    assert measure(plain({at(3, 1): WATER, at(3, 10): WATER})).symmetries == {"mirror"}
    assert measure(plain({at(3, 1): WATER})).symmetries == frozenset()


def test_a_river_is_long_and_thin():
    """A line of water is a river, a lake of the same size is none."""
    river = {at(row, 5): WATER for row in range(1, 9)}
    lake = {at(row, column): WATER for row in (3, 4, 5) for column in (3, 4, 5)}
    assert measure(plain(river)).rivers == 1
    assert measure(plain(lake)).rivers == 0
    assert measure(plain({at(1, 1): WATER, at(1, 2): WATER})).rivers == 0


def test_the_printed_sections_are_within_their_ranges():
    """All are by definition within the ranges, and a printed section reaches each bound."""
    usual = norms(CATALOG).main
    measured = [measure(section) for section in PRINTED]
    for terrain, range_ in usual.counts.items():
        values = [found.counts.get(terrain, 0) for found in measured]
        if any(values):
            assert all(range_.holds(value) for value in values), terrain
    land = [found.counts[terrain] for found in measured for terrain in COMMON]
    assert {usual.counts[terrain] for terrain in COMMON} == {range_of(land)}
    water = [found.counts["water"] for found in measured]
    assert usual.counts["water"] == range_of(water)
    assert (usual.sites.low, usual.sites.high) == (3, 4)


def test_terrain_of_expansions_has_ranges_of_the_designs():
    """Swamp and farmland are optional, with the range of the designs that have them."""
    counts = norms(CATALOG).main.counts
    swamp = [measure(s).counts.get("swamp", 0) for s in CATALOG.sections.values()]
    found = [count for count in swamp if count]
    assert counts["swamp"] == replace(range_of(found), optional=True)
    assert counts["farmland"].optional
    assert counts["swamp"].holds(0)
    assert not counts["swamp"].holds(1)
    assert not counts["grass"].holds(0)


def test_the_island_has_ranges_of_its_own():
    """A section of the main board is not compared with the island."""
    found = norms(CATALOG)
    assert found.of(CATALOG.sections["tree_house"]) is found.island
    assert found.of(CATALOG.sections["farm"]) is found.main
    assert found.island.counts["grass"].high < found.main.counts["grass"].low


def test_sections_of_the_user_change_no_range(user_home):
    """A user's section changes no range, even if it declares a printed origin."""
    all_grass = plain({})
    path = user_home / "content" / "sections" / "mine.yaml"
    save_section(path, mine(cells=all_grass.cells, origin="printed"), CATALOG)
    catalog = load_catalog()
    assert "mine" in catalog.sections
    assert norms(catalog).main == norms(CATALOG).main


def test_a_catalog_without_sections_has_no_norms():
    """Without sections there are no ranges, so nothing is unusual."""
    catalog = replace(CATALOG, sections={})
    assert norms(catalog) == Norms()


@pytest.mark.parametrize(("one", "other", "steps"), [((1, 1), (1, 4), 3), ((1, 1), (3, 2), 2)])
def test_distance(one, other, steps):
    """Distances are in hexes, whichever rows are shifted."""
    assert distance(at(*one), at(*other)) == steps
    assert distance(at(*one), at(*one)) == 0


def test_gaps_name_both_hexes():
    """Each pair of a set is listed once."""
    a, b, c = at(1, 1), at(1, 2), at(1, 5)
    assert set(gaps(mask(a, b, c))) == {(1, mask(a, b)), (3, mask(b, c)), (4, mask(a, c))}


def test_the_rim():
    """The rim has 36 hexes; the gap counts inwards."""
    assert rim(MAIN_GRID).bit_count() == 36
    assert [rim_gap(at(row, 5), MAIN_GRID) for row in (1, 2, 5, 10)] == [0, 1, 4, 0]


def test_layers_hold_every_hex_once():
    """Terrain, sites and undecided hexes fill the grid."""
    section = painted(CATALOG.sections["farm"], {at(1, 1): Cell()})
    layers = layers_of(section)
    parts = [*layers.terrains.values(), *layers.features.values(), layers.empty]
    assert sum(parts) == MAIN_GRID.mask
    assert sum(part.bit_count() for part in parts) == 100
    assert layers.tiles["farm"] == layers.features["location"]
