"""Puts down a stamp or what is on the clipboard, which hangs on the pointer until then."""

from __future__ import annotations

from PySide6.QtCore import Signal

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.editor.canvas.landing import stamp_step
from kingdom_builder_qt.editor.canvas.tool import Tool
from kingdom_builder_qt.editor.canvas.workbench import Workbench
from kingdom_builder_qt.editor.document.fragment import Fragment


class StampTool(Tool):
    """Holds a fragment; `done` tells that the tool from before can be used again."""

    done = Signal()

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench)
        self.fragment = Fragment({})
        self._step = ""  # what putting it down is called

    @property
    def usage(self) -> str:
        return self.tr("Click to place it. The turn and mirror keys work on it. Esc discards it.")

    def take(self, fragment: Fragment, hex_: Hex | None, name: str = "") -> None:
        """Hold another fragment at a hex; `name`: of the stamp that it is, if it is one."""
        self._step = stamp_step(name) if name else self.tr("Paste")
        self.hex = hex_
        self.turn(fragment)

    def turn(self, fragment: Fragment) -> None:
        """Hold a turned or mirrored form of the fragment in its place."""
        self.fragment = fragment
        self.show_preview()

    def end(self) -> None:
        if self.hex is None:
            return
        cells = self.fragment.at(self.hex, self.bench.grid)
        self.bench.document.paint(cells, self._step)
        self.bench.select(sum(1 << hex_ for hex_ in cells))
        self.done.emit()

    def cancel(self) -> bool:
        """Drop the fragment; return True, as there always is one."""
        self.is_down = False
        self.bench.hide()
        self.done.emit()
        return True

    def hex_changed(self) -> None:
        self.show_preview()

    def show_preview(self) -> None:
        if self.hex is None:
            self.bench.hide()
            return
        cells = self.fragment.at(self.hex, self.bench.grid)
        self.bench.show(cells, sum(1 << hex_ for hex_ in cells))
