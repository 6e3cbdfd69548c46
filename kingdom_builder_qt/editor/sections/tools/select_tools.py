"""Rectangle and lasso: select hexes; a drag that begins in the selection moves its cells."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, Mask, bits, flood
from kingdom_builder_qt.editor.sections.canvas.tool import Tool
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.document.fragment import Fragment, lift
from kingdom_builder_qt.editor.sections.document.layers import rim
from kingdom_builder_qt.editor.sections.document.section_grid import SectionGrid
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

_ADD = Qt.KeyboardModifier.ShiftModifier
_COPY = Qt.KeyboardModifier.ControlModifier


class RectangleTool(Tool):
    """Selects rows and columns from one corner to the other.

    `lifted` is emitted when a move would drop a part of the selection outside the section, so that
    the fragment should be attached to the pointer: the gripped hex, and its present hex.
    """

    lifted = Signal(object, object)
    has_two_ends = True

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench)
        self._start: Hex | None = None
        self._trail: list[Hex] = []
        self._before: Mask = 0
        self._is_moving = False

    @property
    def usage(self) -> str:
        return tr(
            "Drag or click two corners to select; hold Shift to add. Drag or click the selection to"
            " move it; hold Ctrl or drop it on another tab to copy it."
        )

    @property
    def awaits_second_click(self) -> bool:
        """Return True for a first corner and a gripped selection; a click beside it clears it."""
        return self._is_moving or not (self._before or self.modifiers & _ADD)

    @property
    def carried(self) -> Fragment | None:
        if not (self.is_down and self._is_moving) or self._start is None:
            return None
        return lift(self.bench.document.cells_of(self.bench.selection), self._start)

    def shape(self) -> Mask:
        if not self._trail:
            return 0
        return self.bench.grid.rectangle(self._trail[0], self._trail[-1])

    def begin(self) -> None:
        bench = self.bench
        self._start, self._before = self.hex, bench.selection
        self._trail = [] if self.hex is None else [self.hex]
        inside = self.hex is not None and bool(bench.selection >> self.hex & 1)
        self._is_moving = inside and not self.modifiers & _ADD
        self.show_preview()

    def hex_changed(self) -> None:
        if self.hex is not None:
            self._trail.append(self.hex)
        self.show_preview()

    def end(self) -> None:
        if self._is_moving:
            self._put_down_selection()
        else:
            added = self._before if self.modifiers & _ADD else 0
            is_click = len(set(self._trail)) == 1 and not added
            is_shape = not (is_click and self._before)  # a click outside the selection clears it
            self.bench.select(added | (self.shape() if is_shape else 0))
        self._start, self._trail, self._is_moving = None, [], False

    def give_up(self) -> None:
        self._start, self._trail, self._is_moving = None, [], False

    def show_preview(self) -> None:
        if self._is_moving:
            cells = self._moved()
            self.bench.show(cells, self._mask_of_moved())
        elif self.is_down:
            self.bench.show({}, self.shape())
        else:
            self.bench.show({}, 0 if self.hex is None else 1 << self.hex)

    def _put_down_selection(self) -> None:
        if self.hex is None:
            self.bench.dropped_outside.emit()
        if self.hex is None or self.hex == self._start:
            return
        is_copy = self.modifiers & _COPY
        cells, mask = self._moved(), self._mask_of_moved()
        if not is_copy and mask.bit_count() < self.bench.selection.bit_count():
            self.lifted.emit(self._start, self.hex)
            return
        text = tr("Copy selection") if is_copy else tr("Move selection")
        self.bench.document.paint(cells, text, selected=mask)

    def _landed(self) -> dict[Hex, Cell]:
        bench = self.bench
        if self._start is None or self.hex is None:
            return {}
        fragment = lift(bench.document.cells_of(bench.selection), self._start)
        return fragment.at(self.hex, bench.grid)

    def _moved(self) -> dict[Hex, Cell]:
        landed = self._landed()
        if not landed or self.modifiers & _COPY:
            return landed
        return dict.fromkeys(bits(self.bench.selection), Cell()) | landed

    def _mask_of_moved(self) -> Mask:
        return sum(1 << hex_ for hex_ in self._landed())


class LassoTool(RectangleTool):
    """Selects the hexes inside the trail of the pointer."""

    @property
    def usage(self) -> str:
        return tr(
            "Drag around hexes to select them, or click, move around them and click again; hold"
            " Shift to add. Drag or click the selection to move it."
        )

    def shape(self) -> Mask:
        """Return the closed trail and the hexes inside it."""
        if not self._trail:
            return 0
        grid, ring = self.bench.grid, 0
        ends = [*self._trail[1:], self._trail[0]]
        for start, end in zip(self._trail, ends, strict=True):
            ring |= sum(1 << hex_ for hex_ in grid.line(start, end))
        return ring | enclosed(ring, grid)


def enclosed(ring: Mask, grid: SectionGrid) -> Mask:
    """Return the hexes that cannot reach the rim of a grid without crossing a ring."""
    free = grid.mask & ~ring
    return free & ~flood(rim(grid) & free, free)
