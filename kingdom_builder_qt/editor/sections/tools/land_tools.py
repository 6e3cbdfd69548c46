"""Brushes for land: river, coast, noise and outline.  They leave every feature alone.

Their randomness has a seed that is drawn after each gesture, so the click paints the preview.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from random import Random
from typing import Final

from PySide6.QtCore import Qt

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, Mask, around, bits
from kingdom_builder_qt.editor.sections.canvas.tool import Tool
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.document.land_shapes import coast, river, scattered
from kingdom_builder_qt.editor.sections.tools.brush import BrushTool, with_size_keys
from kingdom_builder_qt.editor.sections.tools.shapes import LineTool
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

SHARE: Final = 0.4  # of the brush's hexes that noise paints
_SEEDS: Final = 1 << 32


def _seed() -> int:
    return Random().randrange(_SEEDS)


class RiverTool(LineTool):
    """Paints a winding line from one hex to another, around features."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench)
        self.seed = _seed()

    @property
    def usage(self) -> str:
        return tr("Drag from the source of the river to its mouth. It flows around locations.")

    @property
    def text(self) -> str:
        return tr("Paint river")

    def shape(self, start: Hex, end: Hex) -> Mask:
        bench = self.bench
        free = bench.within & ~bench.sites
        return river(bench.grid, start, end, free, Random(self.seed)) & ~bench.sites

    def give_up(self) -> None:
        super().give_up()
        self.seed = _seed()

    def cells(self, mask: Mask) -> dict[Hex, Cell]:
        return _spared(self.bench, self.bench.painted(mask, self.bench.cell))


class CoastTool(RiverTool):
    """Fills the band between a line and the rim, with a ragged shore."""

    @property
    def usage(self) -> str:
        return tr(
            "Drag along the shore to fill up to the nearer edge; hold Shift for the farther one."
        )

    @property
    def text(self) -> str:
        return tr("Paint coast")

    def shape(self, start: Hex, end: Hex) -> Mask:
        is_far = bool(self.modifiers & Qt.KeyboardModifier.ShiftModifier)
        return coast(self.bench.grid, start, end, Random(self.seed), is_far=is_far)


class NoiseTool(BrushTool):
    """Paints a random share of the hexes under the brush."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench)
        self.seed = _seed()
        self._first: Hex | None = None

    @property
    def usage(self) -> str:
        text = tr(
            "Click, drag or press Enter to scatter hexes. {smaller} {larger}: size. "
            "Locations are left alone."
        )
        return with_size_keys(text)

    @property
    def text(self) -> str:
        return tr("Scatter")

    def begin(self) -> None:
        self._first = self.hex
        super().begin()

    def end(self) -> None:
        self.seed, self._first = _seed(), None

    def give_up(self) -> None:
        super().give_up()
        self.end()

    def cells(self, mask: Mask) -> dict[Hex, Cell]:
        """Paint a random share; the clicked hex is always painted, so that no click is without
        effect.
        """
        first = self._first if self.is_down else self.hex
        chosen = scattered(mask, self.seed, SHARE) | (0 if first is None else 1 << first)
        return _spared(self.bench, super().cells(chosen & mask))


class OutlineTool(Tool):
    """Paints a ring around an area, or around the selection."""

    @property
    def usage(self) -> str:
        return tr("Click an area to ring it; if hexes are selected, they are ringed instead.")

    def end(self) -> None:
        """Paint the ring, if the pointer is still on the section."""
        if self.hex is not None:
            self.bench.document.paint(self._cells(self.hex), tr("Paint outline"))

    def hex_changed(self) -> None:
        self.show_preview()

    def show_preview(self) -> None:
        if self.hex is None:
            self.bench.hide()
        else:
            self.bench.show(self._cells(self.hex))

    def _cells(self, hex_: Hex) -> dict[Hex, Cell]:
        """Return the ring, which is outside the selection if there is one."""
        bench = self.bench
        area = bench.repeated(bench.selection or self._area(hex_))
        ring = around(area) & bench.grid.mask & ~area
        return _spared(bench, dict.fromkeys(bits(ring), bench.cell))

    def _area(self, hex_: Hex) -> Mask:
        document, grid = self.bench.document, self.bench.grid
        images = bits(self.bench.repeated(1 << hex_))
        regions = (grid.region(one, document.alike(document.cell(one))) for one in images)
        return reduce(or_, regions)


def _spared(bench: Workbench, cells: dict[Hex, Cell]) -> dict[Hex, Cell]:
    """Return `cells` without the hexes that have a feature."""
    return {hex_: cell for hex_, cell in cells.items() if not bench.sites >> hex_ & 1}
