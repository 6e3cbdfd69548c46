"""Generated sections: never wrong, seldom unusual, always the same for a seed."""

from dataclasses import replace
from time import process_time

import pytest

from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.editor.checks.checks import check, needs
from kingdom_builder_qt.editor.checks.statistics import measure, norms
from kingdom_builder_qt.editor.generator.generator import generate
from kingdom_builder_qt.editor.generator.recipe import LIMITS, GeneratorOptions
from tests.editor.support import CATALOG

NORMS = norms(CATALOG)
SEEDS = range(200)


def made(**options):
    """Return a generated section."""
    return generate(CATALOG, GeneratorOptions(**options))


@pytest.mark.slow
def test_200_seeds_have_no_error_and_hardly_a_hint():
    """Measured: all 200 without a hint; of the printed sections half have one."""
    found = [check(made(seed=seed), CATALOG, NORMS) for seed in SEEDS]
    assert not [issue for issues in found for issue in issues if issue.is_error]
    assert sum(not issues for issues in found) >= 190
    assert max(map(len, found)) <= 2


@pytest.mark.parametrize("expansion", ["nomads", "crossroads", "marshlands", "harvest"])
def test_sections_of_expansions(expansion):
    """With the terrain and the sites of the expansion, by the same measures."""
    sections = [made(seed=seed, expansion=expansion) for seed in range(20)]
    found = [check(section, CATALOG, NORMS) for section in sections]
    assert not [issue for issues in found for issue in issues if issue.is_error]
    assert sum(map(len, found)) <= len(sections) / 2
    assert {needs(section, CATALOG) for section in sections} == {(expansion,)}


def test_the_same_seed_gives_the_same_section():
    """And another seed another one."""
    texts = {section_text(made(seed=seed), CATALOG.terrains) for seed in (7, 7, 8)}
    assert len(texts) == 2


def test_a_half_turn_keeps_a_symmetric_section():
    """All kinds of hex, sites included."""
    for seed in range(10):
        section = made(seed=seed, symmetric=True)
        assert "rotation" in measure(section).symmetries
        assert not [i for i in check(section, CATALOG, NORMS) if i.is_error]


@pytest.mark.parametrize("sites", range(LIMITS["sites"][1] + 1))
def test_the_numbers_are_those_that_were_asked_for(sites):
    """Water, mountains and sites, exactly."""
    found = measure(made(seed=sites, water=20, mountains=9, sites=sites))
    assert found.counts["water"] == 20
    assert found.counts["mountain"] == 9
    assert found.sites == sites
    assert found.empty == 0


EXTREMES = [
    {name: limits[end] for name, limits in LIMITS.items()} | {"symmetric": symmetric}
    for end in (0, 1)
    for symmetric in (False, True)
]


@pytest.mark.parametrize("options", EXTREMES)
def test_extremes_can_be_played(options):
    """However unusual, nothing is wrong."""
    for seed in range(5):
        issues = check(made(seed=seed, **options), CATALOG, NORMS)
        assert not [issue for issue in issues if issue.is_error]


def test_values_beyond_the_limits_are_cut():
    """Whoever calls it from a script gets a section, too."""
    found = measure(made(water=500, mountains=-3, sites=99, roughness=1000))
    assert found.counts["water"] == LIMITS["water"][1]
    assert "mountain" not in found.counts
    assert found.sites == LIMITS["sites"][1]


def test_rough_land_has_more_areas():
    """That is what the slider does."""

    def areas(roughness):
        sections = [made(seed=seed, roughness=roughness) for seed in range(10)]
        return sum(len(sizes) for s in sections for sizes in measure(s).areas.values())

    assert areas(0) < areas(50) < areas(100)


def test_locations_have_the_chosen_tile():
    """One that is chosen, or else one of the expansion."""
    tiles = {c.tile for c in made(seed=1, tile="oracle").cells if c.feature == "location"}
    assert tiles == {"oracle"}
    drawn = {c.tile for c in made(seed=1, expansion="harvest").cells if c.tile}
    assert {CATALOG.tiles[tile].expansion for tile in drawn} == {"harvest"}


def test_a_generated_section_is_the_users():
    """With a name and an id that is free."""
    section = made(seed=3)
    assert (section.origin, section.name, section.id) == ("user", "Generated 3", "generated_3")
    assert section.id not in CATALOG.sections


def test_content_without_tiles_has_other_sites():
    """A location needs a tile; without any there are castles only."""
    catalog = replace(CATALOG, tiles={})
    section = generate(catalog, GeneratorOptions(seed=1))
    assert {cell.feature for cell in section.cells if cell.feature} == {"castle"}


def test_it_is_fast():
    """A slider redraws the preview while it moves; here there is room for a busy machine."""
    started = process_time()
    for seed in range(20):
        made(seed=seed)
    assert (process_time() - started) / 20 < 0.25
