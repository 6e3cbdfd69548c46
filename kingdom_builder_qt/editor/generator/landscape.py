"""Lays the hexes of a recipe out: water first, then mountains, land in areas, sites at the end."""

from __future__ import annotations

from random import Random

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.checks.statistics import Ranges
from kingdom_builder_qt.editor.generator.ground import Ground
from kingdom_builder_qt.editor.generator.land import lay_land, mend
from kingdom_builder_qt.editor.generator.recipe import Recipe
from kingdom_builder_qt.editor.generator.sites import lay_sites
from kingdom_builder_qt.editor.generator.waters import MOUNTAIN, lay_mountains, lay_water

__all__ = ["MOUNTAIN", "draw"]


def draw(recipe: Recipe, usual: Ranges, random: Random) -> tuple[Cell, ...]:
    """Return the cells of one drawing, in reading order."""
    ground = Ground(recipe, usual, random)
    lay_water(ground)
    lay_mountains(ground)
    lay_land(ground)
    mend(ground)
    lay_sites(ground)
    return ground.cells()
