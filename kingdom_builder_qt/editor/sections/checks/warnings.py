"""Warnings about unusual properties of a section, compared with the printed ones.

Every bound comes from `statistics.norms`; a bound without a measured value gives no warning.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board, Section
from kingdom_builder_qt.core.compile.filters import compile_filter
from kingdom_builder_qt.core.grid import Mask, areas, bits
from kingdom_builder_qt.editor.sections.checks.issues import Issue
from kingdom_builder_qt.editor.sections.checks.statistics import (
    Range,
    Ranges,
    pockets,
    terrains_around,
)
from kingdom_builder_qt.editor.sections.document.layers import Layers, gaps, rim_gap
from kingdom_builder_qt.game.setup.draw_pools import section_needs


def unusual(section: Section, layers: Layers, catalog: Catalog, usual: Ranges) -> list[Issue]:
    """Return the warnings for properties that no printed section has."""
    return [
        *_terrains(layers, usual),
        *_areas(layers, usual),
        *_sites(layers, usual),
        *_locations(layers, catalog, usual),
        *_pockets(layers, catalog, usual),
        *_overlays(section, layers, catalog),
        *_expansion(section, catalog),
    ]


def _warning(code: str, hexes: Mask, values: Mapping[str, Any]) -> Issue:
    return Issue(code, "warning", hexes, values)


def _terrains(layers: Layers, usual: Ranges) -> Iterator[Issue]:
    for id_, range_ in usual.counts.items():
        mask = layers.terrains.get(id_, 0)
        if range_.holds(mask.bit_count()):
            continue
        code = "terrain_count" if mask else "terrain_missing"
        bounds = {"low": range_.low, "high": range_.high}
        yield _warning(code, mask, {"terrain": id_, "count": mask.bit_count(), **bounds})


def _areas(layers: Layers, usual: Ranges) -> Iterator[Issue]:
    for id_, mask in layers.terrains.items():
        found = areas(mask) if id_ in usual.smallest else []
        least, largest = usual.smallest.get(id_, 0), usual.largest.get(id_, Range(0, 0)).high
        if small := [area for area in found if area.bit_count() < least]:
            stray = sum(small)
            values = {"terrain": id_, "count": stray.bit_count(), "least": least}
            code = "stray" if len(small) == 1 else "strays"
            yield _warning(code, stray, values | {"areas": len(small)})
        for area in found:
            if area.bit_count() > largest:
                values = {"terrain": id_, "count": area.bit_count(), "high": largest}
                yield _warning("area_large", area, values)


def _sites(layers: Layers, usual: Ranges) -> Iterator[Issue]:
    locations = layers.features.get("location", 0)
    for code, mask, range_ in (
        ("site_count", layers.sites, usual.sites),
        ("location_count", locations, usual.locations),
    ):
        if range_ is not None and not range_.holds(mask.bit_count()):
            bounds = {"low": range_.low, "high": range_.high}
            yield _warning(code, mask, {"count": mask.bit_count(), **bounds})
    for gap, pair in gaps(layers.sites):
        both = pair & locations == pair
        least = max(usual.site_distance, usual.location_distance if both else 0)
        if gap < least:
            code = "sites_close" if gap > 1 else "sites_adjacent"
            yield _warning(code, pair, {"distance": gap, "least": least})
    near = (hex_ for hex_ in bits(layers.sites) if rim_gap(hex_, layers.grid) < usual.rim_gap)
    if rim_sites := sum(1 << hex_ for hex_ in near):
        yield _warning("site_on_rim", rim_sites, {})


def _locations(layers: Layers, catalog: Catalog, usual: Ranges) -> Iterator[Issue]:
    least = usual.terrains_at_location
    for hex_ in bits(layers.features.get("location", 0)):
        count = terrains_around(hex_, layers, catalog)
        if count < least:
            yield _warning("few_terrains", 1 << hex_, {"count": count, "least": least})


def _pockets(layers: Layers, catalog: Catalog, usual: Ranges) -> Iterator[Issue]:
    for area in pockets(layers, catalog) if usual.pocket else ():
        if area.bit_count() < usual.pocket:
            yield _warning("pocket", area, {"count": area.bit_count(), "least": usual.pocket})


def _overlays(section: Section, layers: Layers, catalog: Catalog) -> Iterator[Issue]:
    """Warn about overlays that an expansion puts on every section and that find no hex here: caves.

    The rule is that of `game.overlays` on a board of this section alone, without the features of
    other sections.
    """
    if section.is_island:
        return
    board: Board | None = None
    for expansion in catalog.expansions.values():
        for overlay in expansion.overlays:
            if overlay.sections:
                continue
            board = board or plain_board(layers, catalog)
            if not compile_filter(overlay.on, board).constant & layers.grid.mask:
                values = {"feature": overlay.feature, "expansion": expansion.id}
                yield _warning("no_place", 0, values)


def plain_board(layers: Layers, catalog: Catalog) -> Board:
    """Return a board of these hexes alone, for filters."""
    known = catalog.features
    return Board(
        placements=(),
        terrain_masks=layers.terrains,
        feature_masks=layers.features,
        locations=(),
        buildable_mask=layers.buildable(catalog),
        site_mask=sum(m for i, m in layers.features.items() if i in known and known[i].site),
        terrain_mask=sum(layers.terrains.values()),
        hex_mask=layers.grid.mask & ~layers.empty,
    )


def _expansion(section: Section, catalog: Catalog) -> Iterator[Issue]:
    """Warn about expansions that the section needs and does not belong to."""
    shown = [id_ for id_ in section_needs(catalog, section) if id_ != section.expansion]
    if shown and section.expansion in catalog.expansions:
        values = {"expansions": tuple(shown), "expansion": section.expansion}
        yield _warning("other_expansion", 0, values)
