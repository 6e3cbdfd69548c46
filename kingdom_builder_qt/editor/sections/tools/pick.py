"""The eyedropper, and the tool that swaps two hexes."""

from __future__ import annotations

from PySide6.QtCore import Signal

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.editor.sections.canvas.tool import Tool
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


class PickTool(Tool):
    """Puts the cell of a hex into the brush; `picked` is emitted afterwards."""

    picked = Signal()

    @property
    def usage(self) -> str:
        return tr("Click a hex to paint with its terrain.")

    def end(self) -> None:
        if self.hex is not None:
            self.bench.set_cell(self.bench.document.cell(self.hex))
            self.picked.emit()

    def show_preview(self) -> None:
        self.bench.show({}, 0 if self.hex is None else 1 << self.hex)


class SwapTool(Tool):
    """Swaps two hexes by a drag from one to the other."""

    has_two_ends = True
    _start: Hex | None = None

    @property
    def usage(self) -> str:
        return tr("Drag one hex onto another, or click both, to swap them.")

    @property
    def awaits_second_click(self) -> bool:
        return self._start is not None

    def begin(self) -> None:
        self._start = self.hex
        self.show_preview()

    def hex_changed(self) -> None:
        self.show_preview()

    def end(self) -> None:
        if self._start is not None and self.hex is not None:
            self.bench.document.paint(_swapped(self, self._start, self.hex), tr("Swap hexes"))
        self._start = None

    def give_up(self) -> None:
        self._start = None

    def show_preview(self) -> None:
        if self._start is None or self.hex is None:
            marked = 0 if self.hex is None else 1 << self.hex
            self.bench.show({}, marked)
            return
        self.bench.show(_swapped(self, self._start, self.hex), 1 << self._start | 1 << self.hex)


def _swapped(tool: Tool, start: Hex, end: Hex) -> dict[Hex, Cell]:
    document = tool.bench.document
    return {start: document.cell(end), end: document.cell(start)}
