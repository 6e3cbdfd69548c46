"""Hints about the board around the section: distances and caves across its border.

The rules are those of the checks of a section alone; hexes are those of the board.  No board of
printed sections gets a hint about its distances.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board, Cell, Section
from kingdom_builder_qt.core.compile.filters import compile_filter
from kingdom_builder_qt.core.entries import Overlay
from kingdom_builder_qt.core.grid import Hex, Mask, bits
from kingdom_builder_qt.editor.sections.checks.issues import Issue
from kingdom_builder_qt.editor.sections.checks.statistics import Ranges
from kingdom_builder_qt.editor.sections.checks.warnings import plain_board
from kingdom_builder_qt.editor.sections.document.layers import (
    Layers,
    distance,
    layers_in,
    layers_of,
)
from kingdom_builder_qt.editor.sections.document.section_grid import BOARD_GRID, SectionGrid
from kingdom_builder_qt.game.setup.draw_pools import nomad_deck

Placed: TypeAlias = tuple[Section, SectionGrid]


def board_hints(
    own: Placed, others: Sequence[Placed], catalog: Catalog, usual: Ranges
) -> list[Issue]:
    """Return the issues that are caused by the sections around."""
    found = list(_nomads([own, *others], catalog))
    if own[1].is_island:
        return found  # with the sea between
    found += _close(layers_of(*own), _joined(others), usual)
    found += _overlays(own, others, catalog)
    return found


def _joined(placed: Sequence[Placed]) -> Layers:
    cells: dict[Hex, Cell] = {}
    for section, grid in placed:
        cells |= zip(grid.hexes, section.cells, strict=True)
    return layers_in(cells, BOARD_GRID)


def _close(own: Layers, others: Layers, usual: Ranges) -> Iterator[Issue]:
    """Report pairs of features closer to each other than any two on a printed section.

    Features of printed sections keep that distance across borders, too, but locations do not keep
    their larger one.
    """
    for one in bits(own.sites):
        for other in bits(others.sites):
            gap = distance(one, other)
            if gap < usual.site_distance:
                code = "board_sites_close" if gap > 1 else "board_sites_adjacent"
                values = {"distance": gap, "least": usual.site_distance}
                yield Issue(code, "warning", 1 << one | 1 << other, values)


def _overlays(own: Placed, others: Sequence[Placed], catalog: Catalog) -> Iterator[Issue]:
    """Report sections with a hex for a cave when alone, but not on this board (R-194)."""
    board = plain_board(_joined([own, *others]), catalog)
    without = plain_board(_joined(others), catalog)
    for expansion in catalog.expansions.values():
        for overlay in expansion.overlays:
            if overlay.sections:
                continue
            values = {"feature": overlay.feature, "expansion": expansion.id}
            alone = _places(overlay, plain_board(layers_of(*own), catalog)) & own[1].mask
            on_board = _places(overlay, board)
            if alone and not on_board & own[1].mask:
                yield Issue("board_no_place", "warning", alone, values)
            before = _places(overlay, without)
            for section, grid in others:
                if before & grid.mask and not on_board & grid.mask:
                    named = {**values, "section": section.name}
                    yield Issue("board_no_place_beside", "warning", before & grid.mask, named)


def _places(overlay: Overlay, board: Board) -> Mask:
    return compile_filter(overlay.on, board).constant


def _nomads(placed: Sequence[Placed], catalog: Catalog) -> Iterator[Issue]:
    """Report boards with too many nomad spaces, although each section alone can be played."""
    masks = [layers_of(section, grid).features.get("nomad", 0) for section, grid in placed]
    count, most = sum(mask.bit_count() for mask in masks), len(nomad_deck(catalog))
    if count > most >= masks[0].bit_count() > 0:
        yield Issue("board_nomads", "warning", masks[0], {"count": count, "most": most})
