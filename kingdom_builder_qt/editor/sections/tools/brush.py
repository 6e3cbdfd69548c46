"""Brush and eraser: paint along the way of the pointer; one stroke is one undo step."""

from __future__ import annotations

from functools import reduce
from operator import or_

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.editor.sections.canvas.tool import Tool
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map

tr = translator(__name__)


def with_size_keys(text: str) -> str:
    """Put the keys of the size of the brush into a text."""
    smaller, larger = map(key_map().in_sentence, ("editor.smaller", "editor.larger"))
    return text.format(smaller=smaller, larger=larger)


class BrushTool(Tool):
    """Paints the cell of the brush, one to three hexes wide."""

    _stroke = 0
    _last: Hex | None = None
    _painted = False

    @property
    def usage(self) -> str:
        text = tr(
            "Click, drag or press Enter to paint. {smaller} {larger}: size. "
            "Right-click a hex to paint with its terrain."
        )
        return with_size_keys(text)

    @property
    def text(self) -> str:
        return tr("Paint")

    @property
    def cell(self) -> Cell:
        return self.bench.cell

    def cells(self, mask: Mask) -> dict[Hex, Cell]:
        """Return the cells that the brush changes on a mask."""
        return self.bench.painted(mask, self.cell)

    def begin(self) -> None:
        self._stroke, self._last, self._painted = self.bench.document.new_stroke(), None, False
        self.bench.check_inside(self.hex)
        self.hex_changed()

    def hex_changed(self) -> None:
        """Paint the hexes on the line from the last one, because a fast mouse skips some."""
        self.bench.hide()
        last, self._last = self._last, self.hex
        if self.hex is None:
            return
        grid = self.bench.grid
        way = (self.hex,) if last is None else grid.line(last, self.hex)
        mask = reduce(or_, (grid.disk(hex_, self.bench.size) for hex_ in way))
        cells = self.cells(mask)
        self._painted |= self.bench.document.paint(cells, self.text, self._stroke)

    def give_up(self) -> None:
        stack = self.bench.document.stack
        if self._painted and stack.index():
            stroke = stack.command(stack.index() - 1)
            stroke.undo()
            stroke.setObsolete(True)
            stack.undo()  # only removes the obsolete command, which leaves nothing to redo

    def show_preview(self) -> None:
        if self.hex is None or self.is_down:
            self.bench.hide()
            return
        mask = self.bench.grid.disk(self.hex, self.bench.size)
        self.bench.show(self.cells(mask))


class EraserTool(BrushTool):
    """Empties hexes; on an island they become sea."""

    @property
    def usage(self) -> str:
        return with_size_keys(
            tr("Click, drag or press Enter to clear hexes. {smaller} {larger}: size.")
        )

    @property
    def text(self) -> str:
        return tr("Erase")

    @property
    def cell(self) -> Cell:
        return Cell()
