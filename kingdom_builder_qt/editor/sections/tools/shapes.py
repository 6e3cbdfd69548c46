"""Line and flood fill: previewed before they are painted, one undo step each."""

from __future__ import annotations

from functools import reduce
from operator import or_

from PySide6.QtCore import Qt

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, Mask, bits
from kingdom_builder_qt.editor.sections.canvas.tool import Tool
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


class LineTool(Tool):
    """Paints the straight line between two hexes, as wide as the brush."""

    has_two_ends = True
    _start: Hex | None = None
    _end: Hex | None = None

    @property
    def usage(self) -> str:
        return tr("Drag from one end of the line to the other, or click both. Esc cancels.")

    @property
    def awaits_second_click(self) -> bool:
        return self._start is not None

    @property
    def text(self) -> str:
        """The text of the undo step."""
        return tr("Paint line")

    def begin(self) -> None:
        self._start = self._end = self.hex
        self.show_preview()

    def hex_changed(self) -> None:
        """Move the other end to the pointer; outside the section it stays at its last hex."""
        if self.hex is not None:
            self._end = self.hex
            if self._start is None:
                self._start = self.hex
        self.show_preview()

    def end(self) -> None:
        cells = self._cells()
        if not cells:
            self.bench.check_inside(self._end)
        self.bench.document.paint(cells, self.text)
        self.give_up()

    def give_up(self) -> None:
        self._start = self._end = None

    def show_preview(self) -> None:
        """Preview the line; before the first click, its first end."""
        self.bench.show(self._cells())

    def _cells(self) -> dict[Hex, Cell]:
        start, end = (
            (self._start, self._end) if self.is_down or self._start else (self.hex, self.hex)
        )
        return {} if start is None or end is None else self.cells(self.shape(start, end))

    def shape(self, start: Hex, end: Hex) -> Mask:
        """Return the hexes between two ends, as wide as the brush."""
        grid = self.bench.grid
        return reduce(or_, (grid.disk(hex_, self.bench.size) for hex_ in grid.line(start, end)))

    def cells(self, mask: Mask) -> dict[Hex, Cell]:
        """Return the cells that painting a mask changes."""
        return self.bench.painted(mask, self.bench.cell)


class FillTool(Tool):
    """Fills the area under the pointer; with Shift, all hexes with the same cell."""

    @property
    def usage(self) -> str:
        return tr("Click to fill an area; hold Shift to fill everything of the same kind.")

    def end(self) -> None:
        """Fill, if the pointer is still on the section."""
        self.bench.check_inside(self.hex)
        if self.hex is not None:
            self.bench.document.paint(self._cells(), tr("Fill"))

    def hex_changed(self) -> None:
        self.show_preview()

    def show_preview(self) -> None:
        cells = {} if self.hex is None else self._cells()
        self.bench.show(cells, sum(1 << hex_ for hex_ in cells))

    def _cells(self) -> dict[Hex, Cell]:
        bench, mask = self.bench, 0
        assert self.hex is not None
        if not bench.within >> self.hex & 1:
            return {}
        for hex_ in bits(bench.repeated(1 << self.hex)):
            mask |= self._alike(hex_)
        inside = mask & (bench.selection or bench.grid.mask)
        return dict.fromkeys(bits(inside), bench.cell)

    def _alike(self, hex_: Hex) -> Mask:
        bench = self.bench
        alike = bench.document.alike(bench.document.cell(hex_))
        if self.modifiers & Qt.KeyboardModifier.ShiftModifier:
            return alike
        # The selection is a wall for the flood fill.
        wall = bench.selection if bench.selection >> hex_ & 1 else bench.grid.mask
        return bench.grid.region(hex_, alike & wall)
