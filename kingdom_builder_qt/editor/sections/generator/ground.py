"""The state of the generator: free hexes, and the terrain and features of the others.

Every operation applies to a hex and, on a symmetric section, to its image after a half turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, Mask, bits, flood, hexes
from kingdom_builder_qt.editor.sections.checks.statistics import Ranges
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.sections.generator.recipe import Recipe


class Ground:
    """A section during generation."""

    def __init__(self, recipe: Recipe, usual: Ranges, random: Random) -> None:
        self.recipe, self.usual, self.random = recipe, usual, random
        self.free = MAIN_GRID.mask
        self.masks: dict[str, Mask] = {}  # by terrain
        self.sites: dict[Hex, Cell] = {}

    @property
    def step(self) -> int:
        """The number of hexes that change at a time."""
        return 2 if self.recipe.symmetric else 1

    def cells(self) -> tuple[Cell, ...]:
        """Return the cells in reading order; no hex may be free."""
        found = {hex_: Cell(terrain=id_) for id_, mask in self.masks.items() for hex_ in bits(mask)}
        found |= self.sites
        return tuple(found[hex_] for hex_ in MAIN_GRID.hexes)

    def with_image(self, hex_: Hex) -> Mask:
        """Return a hex with its image."""
        image = MAIN_GRID.rotated(hex_) if self.recipe.symmetric else hex_
        return 1 << hex_ | 1 << image

    def take(self, terrain: str, hex_: Hex) -> Mask:
        """Lay terrain on a free hex; return it with its image."""
        with_image = self.with_image(hex_)
        self.masks[terrain] = self.masks.get(terrain, 0) | with_image
        self.free &= ~with_image
        return with_image

    def change(self, hex_: Hex, terrain: str) -> None:
        self.clear(hex_)
        self.masks[terrain] = self.masks.get(terrain, 0) | self.with_image(hex_)

    def clear(self, hex_: Hex) -> None:
        for id_ in self.masks:
            self.masks[id_] &= ~self.with_image(hex_)

    def count(self, terrain: str) -> int:
        return self.masks.get(terrain, 0).bit_count()

    def land(self) -> Mapping[str, Mask]:
        """Return the hexes by terrain without water and mountains."""
        return {id_: self.masks.get(id_, 0) for id_ in self.recipe.land}

    def choose(self, mask: Mask) -> Hex:
        return self.random.choice(hexes(mask))

    def best(self, candidates: Mask, mask: Mask) -> Hex:
        """Return the candidate with most neighbours in a patch; roughness adds noise."""
        noise = 1.0 + 2.5 * self.recipe.roughness
        return max(
            hexes(candidates),
            key=lambda h: (NEIGHBOURS[h] & mask).bit_count() + noise * self.random.random(),
        )

    def breaks(self, hex_: Hex) -> bool:
        """Return whether removing a hex splits its area into parts that are too small."""
        id_, mask = next((i, m) for i, m in self.masks.items() if m >> hex_ & 1)
        rest, least = mask & ~self.with_image(hex_), self.usual.smallest.get(id_, 1)
        adjacent = NEIGHBOURS[hex_] & rest
        return any(flood(1 << other, rest).bit_count() < least for other in bits(adjacent))
