"""The state shared by the tools: document, paint, selection, preview.

Tools use only the workbench, neither the scene nor each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, Mask, bits, set_of
from kingdom_builder_qt.editor.sections.canvas.paint import Paint, Symmetry
from kingdom_builder_qt.editor.sections.document.layers import layers_of
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.document.section_grid import SectionGrid
from kingdom_builder_qt.editor.sections.files.files import implied_expansion


class Workbench(QObject):
    """One for each open section; the paint is shared by all of them."""

    selection_changed = Signal()
    preview_changed = Signal()
    refused = Signal()  # nothing was painted, because the pointer is outside the selection
    dropped_outside = Signal()  # a dragged selection, which stays in place
    overhung = Signal()  # nothing was placed, because a part would be outside the section

    def __init__(self, document: SectionDocument, catalog: Catalog, paint: Paint) -> None:
        super().__init__()
        self.document, self.paint = document, paint
        self.set_catalog(catalog)
        self.preview: dict[Hex, Cell] = {}  # the cells by hex after a click
        self.marked: Mask = 0  # the hexes of a gesture, outlined
        document.replaced.connect(self.hide)
        document.moved.connect(self.hide)
        document.selection_changed.connect(self.selection_changed)

    def set_catalog(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.document.implied_expansion = partial(implied_expansion, catalog=catalog)

    @property
    def grid(self) -> SectionGrid:
        return self.document.grid

    # -- paint of all sections
    # -----------------------------------------------------------------------

    @property
    def cell(self) -> Cell:
        return self.paint.cell

    def set_cell(self, cell: Cell) -> None:
        self.paint.set_cell(cell)

    @property
    def size(self) -> int:
        return self.paint.size

    def set_size(self, size: int) -> None:
        self.paint.set_size(size)

    @property
    def symmetry(self) -> Symmetry:
        """The symmetry of strokes in this section; "none" for a half turn of an island, which has
        none.
        """
        chosen = self.paint.symmetry
        return "none" if chosen == "rotation" and self.grid.is_island else chosen

    def set_symmetry(self, symmetry: Symmetry) -> None:
        self.paint.set_symmetry(symmetry)

    # -- selection and preview ---------------------------------------------------------------------

    @property
    def selection(self) -> Mask:
        """The selected hexes; painting stays inside a selection."""
        return self.document.selection

    def select(self, mask: Mask) -> None:
        self.document.select(mask)

    def show(self, cells: Mapping[Hex, Cell], marked: Mask = 0) -> None:
        """Show the preview of painting, and outline hexes."""
        if cells != self.preview or marked != self.marked:
            self.preview, self.marked = dict(cells), marked
            self.preview_changed.emit()

    def hide(self) -> None:
        self.show({})

    # -- painting ----------------------------------------------------------------------------------

    def painted(self, mask: Mask, cell: Cell) -> dict[Hex, Cell]:
        """Return the cells that painting a mask changes, with symmetry and inside the selection.

        Hexes outside the selection have no image in it either.
        """
        mask = self.repeated(mask & self.within) & self.within
        return dict.fromkeys(bits(mask), cell)

    @property
    def within(self) -> Mask:
        return self.selection or self.grid.mask

    @property
    def sites(self) -> Mask:
        """The hexes with a feature, which brushes for land leave alone."""
        return layers_of(self.document.section, self.grid).sites

    def check_inside(self, hex_: Hex | None) -> None:
        """Emit `refused` if a hex is outside the selection."""
        if hex_ is not None and not self.within >> hex_ & 1:
            self.refused.emit()

    def repeated(self, mask: Mask) -> Mask:
        """Return the hexes together with their images in the symmetry."""
        grid = self.grid
        turns = {"rotation": grid.rotated, "mirror": grid.flipped, "top_bottom": grid.upended}
        turn = turns.get(self.symmetry)
        return mask if turn is None else mask | set_of(turn(hex_) for hex_ in bits(mask))
