"""Makes natural sections by the measures of the printed ones.

Several drafts are drawn from one seed, and the one with the fewest warnings of `section_checks` is kept.
"""

from __future__ import annotations

from random import Random
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.editor.sections.checks.issues import Issue
from kingdom_builder_qt.editor.sections.checks.section_checks import check
from kingdom_builder_qt.editor.sections.checks.statistics import Ranges, norms
from kingdom_builder_qt.editor.sections.files.files import free_id
from kingdom_builder_qt.editor.sections.generator.ground import Ground
from kingdom_builder_qt.editor.sections.generator.land import keep_wishes, lay_land, mend
from kingdom_builder_qt.editor.sections.generator.recipe import GeneratorOptions, Recipe, recipe_of
from kingdom_builder_qt.editor.sections.generator.sites import lay_sites
from kingdom_builder_qt.editor.sections.generator.waters import lay_ranges, lay_water

_DRAFTS: Final = 6


def generate(catalog: Catalog, options: GeneratorOptions) -> Section:
    """Return a section without errors; equal options and content give equal sections."""
    drafts = []
    for number in range(_DRAFTS):
        section = _draft(catalog, options, number)
        issues = check(section, catalog, norms(catalog))
        errors = sum(issue.is_error for issue in issues)
        drafts.append((errors, len(issues), number, section))
        if all(is_wanted(issue, options) for issue in issues):
            break
    return min(drafts, key=lambda draft: draft[:3])[-1]


def is_wanted(issue: Issue, options: GeneratorOptions) -> bool:
    """Return whether a warning says what the options ask for: no draft can do better."""
    asked = [terrain for terrain, _ in options.hexes]
    return issue.code in ("site_count", "location_count") or issue.values.get("terrain") in asked


def _draft(catalog: Catalog, options: GeneratorOptions, number: int) -> Section:
    random = Random(f"{options.seed}/section/{number}")
    recipe = recipe_of(catalog, options, random)
    cells = _draw(recipe, norms(catalog).main, random)
    name = f"Generated {options.seed}"
    id_ = free_id(name, catalog)
    return Section(id_, name, options.expansion, cells, origin="user")


def _draw(recipe: Recipe, usual: Ranges, random: Random) -> tuple[Cell, ...]:
    """Return cells in reading order; water is laid first, then mountains, land and sites."""
    ground = Ground(recipe, usual, random)
    lay_water(ground)
    lay_ranges(ground)
    lay_land(ground)
    mend(ground)
    lay_sites(ground)
    keep_wishes(ground)
    return ground.cells()
