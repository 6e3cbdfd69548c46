"""The tool with hexes attached to the pointer: a stamp, the clipboard, or a selection."""

from __future__ import annotations

from PySide6.QtCore import Signal

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, Mask, bits
from kingdom_builder_qt.editor.sections.canvas.landing import stamp_step
from kingdom_builder_qt.editor.sections.canvas.tool import Tool
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.document.fragment import (
    Fragment,
    Place,
    lift,
    middle,
    way_to,
)
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


class StampTool(Tool):
    """Shows a fragment at the pointer; `done` is emitted when the previous tool can return.

    A lifted selection is a gesture in progress.  The section keeps its hexes until all of them are
    placed, and any other change of the section cancels the gesture.
    """

    done = Signal()
    is_floating = True

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench)
        self.fragment = Fragment({})
        self._step = ""  # the text of the undo step
        self._origin: Mask = 0  # the hexes that become empty
        self._way: Place = (0, 0)  # offset of its anchor from the pointer

    @property
    def usage(self) -> str:
        if self._origin:
            return tr("Click to place it. The turn and mirror keys work on it. Esc puts it back.")
        return tr("Click to place it. The turn and mirror keys work on it. Esc discards it.")

    def take(self, fragment: Fragment, hex_: Hex | None, name: str = "") -> None:
        """Attach another fragment at a hex; `name` is that of a stamp."""
        self._step = stamp_step(name) if name else tr("Paste")
        self.hex, self._origin, self._way = hex_, 0, (0, 0)
        self.is_down = False
        self.turn(fragment)

    def lift(self, hex_: Hex, grip: Hex, step: str) -> None:
        """Attach the selected hexes, with `grip` at `hex_`; `step` is the text of the undo step."""
        selection = self.bench.selection
        anchor = middle(selection)
        self._step, self.hex, self._origin = step, hex_, selection
        self._way = way_to(anchor, grip)
        self.is_down = True
        self.turn(lift(self.bench.document.cells_of(selection), anchor))

    def turn(self, fragment: Fragment) -> None:
        """Show a turned or mirrored form of the fragment."""
        self.fragment = fragment
        self.show_preview()

    def end(self) -> None:
        if self._origin and not self._fits:
            self.is_down = True
            if self.hex is not None:
                self.bench.overhung.emit()
            return
        if self.hex is None:
            return
        cells, mask = self._cells(), self._mask()
        self._origin = 0
        self.bench.document.paint(cells, self._step, selected=mask)
        self.done.emit()

    def cancel(self) -> bool:
        """Discard the fragment; return True, because there always is one."""
        self.is_down, self._origin = False, 0
        self.bench.hide()
        self.done.emit()
        return True

    def section_changed(self) -> None:
        """Cancel a lifted selection, whose hexes may have changed."""
        if self._origin:
            self.cancel()
        else:
            super().section_changed()

    def hex_changed(self) -> None:
        self.show_preview()

    def show_preview(self) -> None:
        self.bench.show(self._cells(), self._mask())

    @property
    def _fits(self) -> bool:
        return len(self._landed()) == len(self.fragment.cells)

    def _landed(self) -> dict[Hex, Cell]:
        if self.hex is None:
            return {}
        return self.fragment.at(self.hex, self.bench.grid, self._way)

    def _cells(self) -> dict[Hex, Cell]:
        landed = self._landed()
        return dict.fromkeys(bits(self._origin), Cell()) | landed if landed else {}

    def _mask(self) -> Mask:
        return sum(1 << hex_ for hex_ in self._landed())
