"""Clipboard, turns and selections: the commands of the Edit menu."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, bits, set_of
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.document.fragment import (
    Fragment,
    fragment_from_json,
    lift,
    middle,
)
from kingdom_builder_qt.editor.sections.document.section_grid import SectionGrid, Side
from kingdom_builder_qt.editor.sections.tools.toolbox import Toolbox
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


class Editing(QObject):
    """Each command is one undo step in the section of the tools."""

    def __init__(self, toolbox: Toolbox, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._toolbox = toolbox

    @property
    def bench(self) -> Workbench:
        return self._toolbox.scene.bench

    # -- undo --------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Undo a step; during a stroke, cancel the stroke."""
        if not (self._toolbox.tool.is_down and self._toolbox.tool.cancel()):
            self.bench.document.stack.undo()

    def redo(self) -> None:
        """Redo a step, but not during a stroke."""
        if not self._toolbox.tool.is_down:
            self.bench.document.stack.redo()

    # -- clipboard ---------------------------------------------------------------------------------

    def copy(self) -> bool:
        """Copy the selected hexes to the clipboard; return whether there are any."""
        fragment = self.lifted()
        if fragment is None:
            return False
        # As text: mime data made in Python crashes Qt when the program ends.
        QGuiApplication.clipboard().setText(fragment.as_json())
        return True

    def cut(self) -> None:
        """Copy the selected hexes to the clipboard and empty them."""
        if self.copy():
            self._empty(tr("Cut"))

    def delete(self) -> None:
        self._empty(tr("Clear the selected hexes"))

    def _empty(self, text: str) -> None:
        self.bench.document.paint(dict.fromkeys(bits(self.bench.selection), Cell()), text)

    def paste(self) -> bool:
        """Attach the fragment of the clipboard to the pointer; return whether there is one."""
        fragment = fragment_from_json(QGuiApplication.clipboard().text(), self.bench.catalog)
        if fragment is None:
            return False
        self.hold(fragment)
        return True

    def hold(self, fragment: Fragment, name: str = "") -> None:
        """Attach a fragment to the pointer; `name` is that of a stamp."""
        self._toolbox.hold(fragment, self._anchor(), name)

    def lifted(self) -> Fragment | None:
        """Return the selected hexes, None without any."""
        return self._lifted() if self.bench.selection else None

    def _anchor(self) -> Hex:
        """Return the first anchor of a pasted fragment: at the pointer, else in the selection."""
        hex_ = self._toolbox.scene.place
        if hex_ is None:
            hex_ = middle(self.bench.selection or self.bench.grid.mask)
        return hex_

    # -- turns -------------------------------------------------------------------------------------

    def rotate(self) -> None:
        """Turn the pasted fragment, the selection or the whole section by 180 degrees."""
        texts = tr("Turn selection"), tr("Turn section")
        self._turn(Fragment.rotated, SectionGrid.rotated, *texts)

    def mirror(self) -> None:
        """Mirror the pasted fragment, the selection or the whole section left to right."""
        texts = tr("Mirror selection"), tr("Mirror section")
        self._turn(Fragment.mirrored, SectionGrid.flipped, *texts)

    def upend(self) -> None:
        """Mirror the pasted fragment, the selection or the whole section top to bottom."""
        texts = tr("Mirror selection"), tr("Mirror section")
        self._turn(Fragment.upended, SectionGrid.upended, *texts)

    def _turn(
        self,
        turned: Callable[[Fragment], Fragment],
        image: Callable[[SectionGrid, Hex], Hex],
        selection_text: str,
        section_text: str,
    ) -> None:
        """Turn the fragment on the pointer, or exchange the hexes of a rectangle among each other.

        A rectangle turns within its own hexes, so each turn is its own inverse.  The image of
        another shape covers other hexes, unless the shape is symmetric.  It is attached to the
        pointer, and the document keeps its hexes until the user places it.
        """
        bench, toolbox = self.bench, self._toolbox
        document, selection, step = bench.document, bench.selection, selection_text
        if toolbox.is_stamping:
            toolbox.stamp.turn(turned(toolbox.stamp.fragment))
            return
        if part := bench.grid.part(selection or bench.grid.mask):
            cells = {image(part, hex_): document.cell(hex_) for hex_ in part.hexes}
            document.paint(cells, step if selection else section_text)
            return
        centre, place = middle(selection), toolbox.scene.place
        fragment = turned(lift(document.cells_of(selection), centre))
        cells = fragment.at(centre, bench.grid)
        if set_of(cells) == selection:
            document.paint(cells, step)
            return
        is_inside = place is not None and bool(selection >> place & 1)
        grip = place if place is not None and is_inside else centre
        toolbox.lift(grip, grip, step)
        toolbox.stamp.turn(fragment)

    def copy_half(self, side: Side, *, turned: bool = False) -> None:
        """Overwrite one half with the half at a side, mirrored or after a half turn.

        With a selection only selected hexes are overwritten; the copied hexes may be outside it.
        """
        bench, grid = self.bench, self.bench.grid
        is_across = side in ("left", "right")
        turn = grid.rotated if turned else grid.flipped if is_across else grid.upended
        images = {turn(hex_): bench.document.cell(hex_) for hex_ in bits(grid.half(side))}
        cells = {hex_: cell for hex_, cell in images.items() if bench.within >> hex_ & 1}
        bench.document.paint(cells, tr("Copy half"))

    def _lifted(self) -> Fragment:
        selection = self.bench.selection
        return lift(self.bench.document.cells_of(selection), middle(selection))

    # -- selection, replace
    # --------------------------------------------------------------------------

    def select_all(self) -> None:
        self.bench.select(self.bench.grid.mask)

    def select_none(self) -> None:
        self.bench.select(0)

    def replace_all(self, old: Cell, new: Cell) -> bool:
        """Replace one cell by another, within the selection if there is one."""
        within = self.bench.selection or self.bench.grid.mask
        mask = self.bench.document.alike(old) & within
        return self.bench.document.paint(
            dict.fromkeys(bits(mask), new), tr("Replace", "undo step: terrain by terrain")
        )
