"""The paint shared by all open sections: cell, brush size, symmetry."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.core.board import Cell

Symmetry: TypeAlias = Literal["none", "rotation", "mirror", "top_bottom"]
SYMMETRIES: Final[tuple[Symmetry, ...]] = ("none", "rotation", "mirror", "top_bottom")
SIZES: Final = (1, 2, 3)


class Paint(QObject):
    """One per editor window."""

    cell_changed = Signal()  # of the brush
    size_changed = Signal(int)
    symmetry_changed = Signal(str)

    def __init__(self, cell: Cell, parent: QObject | None = None) -> None:
        """Start with a cell, a brush of one hex and no symmetry."""
        super().__init__(parent)
        self._cell = cell
        self._size = SIZES[0]
        self._symmetry: Symmetry = "none"

    @property
    def cell(self) -> Cell:
        return self._cell

    def set_cell(self, cell: Cell) -> None:
        if cell != self._cell:
            self._cell = cell
            self.cell_changed.emit()

    @property
    def size(self) -> int:
        """The size of the brush: 1 is a single hex."""
        return self._size

    def set_size(self, size: int) -> None:
        """Change the size of the brush, clamped to `SIZES`."""
        size = min(max(size, SIZES[0]), SIZES[-1])
        if size != self._size:
            self._size = size
            self.size_changed.emit(size)

    @property
    def symmetry(self) -> Symmetry:
        """The symmetry that every stroke is repeated in."""
        return self._symmetry

    def set_symmetry(self, symmetry: Symmetry) -> None:
        if symmetry != self._symmetry:
            self._symmetry = symmetry
            self.symmetry_changed.emit(symmetry)
