"""Sites: where most terrain meets, far from each other and from the rim."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, Mask, bits, hexes
from kingdom_builder_qt.editor.sections.document.layers import distance, rim_gap
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.sections.generator.ground import Ground

_TRIES: Final = 12  # good places for a site that are looked at closely


def lay_sites(ground: Ground) -> None:
    """Put sites where most terrain meets, far from each other and from the rim."""
    for cell in ground.recipe.sites[:: ground.step]:
        hex_ = _site_place(ground, cell)
        for image in bits(ground.stamp(hex_)):
            ground.sites[image] = cell
        ground.clear(hex_)


def _site_place(ground: Ground, cell: Cell) -> Hex:
    land = sum(ground.land().values())
    # A site needs a hex beside it to build on, or the section could not be played.
    places = [h for h in bits(land) if NEIGHBOURS[h] & land & ~ground.stamp(h)]
    ranked = sorted(places or hexes(land), key=lambda h: -_worth(ground, h, cell, land))
    fine = (h for h in ranked[:_TRIES] if not ground.breaks(h) and not _is_scarce(ground, h))
    return next(fine, ranked[0])


def _worth(ground: Ground, hex_: Hex, cell: Cell, land: Mask) -> float:
    """Return how good a place is: breaking a usual bound costs most."""
    usual, others = ground.usual, [*ground.sites, *bits(ground.stamp(hex_) & ~(1 << hex_))]
    gap = min((distance(hex_, other) for other in others), default=9)
    is_location = cell.feature == "location"
    least = max(usual.site_distance, usual.location_distance if is_location else 0)
    kinds = sum(bool(NEIGHBOURS[hex_] & mask) for mask in ground.land().values())
    worth = -10.0 * max(0, least - gap)
    worth -= 8 * max(0, usual.rim_gap - rim_gap(hex_, MAIN_GRID))
    worth -= 5 * max(0, usual.terrains_at_location - kinds) if is_location else 0
    worth -= max(0, 4 - (NEIGHBOURS[hex_] & land).bit_count())
    return worth + 3 * ground.random.random()


def _is_scarce(ground: Ground, hex_: Hex) -> bool:
    """Return whether the terrain of a hex has none to spare."""
    id_ = next(i for i, mask in ground.masks.items() if mask >> hex_ & 1)
    range_ = ground.usual.counts.get(id_)
    left = ground.count(id_) - ground.stamp(hex_).bit_count()
    return range_ is not None and left < range_.low
