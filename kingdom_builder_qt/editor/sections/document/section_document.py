"""The edited section: cells, header fields, selection, undo stack, saved state.

No files, no widgets.  Every change goes through `stack`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.core.grid import Hex, Mask, bits, hexes
from kingdom_builder_qt.editor.sections.document.section_grid import SectionGrid, grid_of
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

# Indices into `Section.cells`, so that a step can be undone after the section has moved to another
# grid.
Cells: TypeAlias = Mapping[int, Cell]
Places: TypeAlias = Mask
_PAINT: Final = 1
_HEADER: Final = 2


class PaintHexes(QUndoCommand):
    """Paints hexes, with the expansion and the selection that follow.

    Commands of one stroke merge into one step; stroke 0 never merges.
    """

    def __init__(
        self,
        put: Callable[[Cells, str, Places], None],
        before: tuple[Cells, str, Places],
        after: tuple[Cells, str, Places],
        words: Callable[[Cells], str],
        stroke: int,
    ) -> None:
        """Exchange cells, expansion and selection `before` and `after`, both by `put`.

        `words` returns the text of the step for the painted cells.
        """
        super().__init__(words(after[0]))
        self._put, self._words, self._stroke = put, words, stroke
        self._before, self._after = dict(before[0]), dict(after[0])
        self._homes, self._selected = (before[1], after[1]), (before[2], after[2])

    def id(self) -> int:
        return _PAINT

    def redo(self) -> None:
        self._put(self._after, self._homes[1], self._selected[1])

    def undo(self) -> None:
        self._put(self._before, self._homes[0], self._selected[0])

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, PaintHexes) or not self._stroke or other._stroke != self._stroke:
            return False
        self._after |= other._after
        self._before = other._before | self._before  # the cells before the stroke
        self._homes = self._homes[0], other._homes[1]
        self._selected = self._selected[0], other._selected[1]
        self.setText(self._words(self._after))
        self.setObsolete(self._after == self._before and self._homes[0] == self._homes[1])
        return True


class ChangeHeader(QUndoCommand):
    """Changes a header field of the section; typing in one field is one step."""

    def __init__(
        self, put: Callable[[str, str], None], field: str, before: str, after: str, text: str
    ) -> None:
        super().__init__(text)
        self._put, self._field = put, field
        self._before, self._after = before, after

    def id(self) -> int:
        return _HEADER

    def redo(self) -> None:
        self._put(self._field, self._after)

    def undo(self) -> None:
        self._put(self._field, self._before)

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Merge later typing in the same field."""
        if not isinstance(other, ChangeHeader) or other._field != self._field:
            return False
        self._after = other._after
        self.setObsolete(self._after == self._before)
        return True


_WORDS: Final = ("id", "name", "expansion", "origin", "author", "description", "licence")


class SectionDocument(QObject):
    """The section of one editor page.

    `cells_changed` carries the mask of the hexes, `header_changed` the field.  `file_changed`: path
    or saved state have changed.  `replaced`: the whole section is another one.

    A section alone occupies the hexes of the top left corner; with the whole board around it, those
    of any quadrant, rotated or not, or of the island.  Undo steps name indices into
    `Section.cells`; all other code uses hexes of `grid`.  `moving` is emitted before the grid
    changes, `moved` after it, with the former grid.
    """

    cells_changed = Signal(object)
    header_changed = Signal(str)
    file_changed = Signal()
    selection_changed = Signal()
    replaced = Signal()
    moving = Signal()
    moved = Signal(object)

    def __init__(self, section: Section, path: Path | None = None) -> None:
        """Edit a section; `path` is the file it was read from."""
        super().__init__()
        # Returns the expansion that the features of a section imply; set by the owner of the
        # content.
        self.implied_expansion: Callable[[Section], str] | None = None
        # Describes the cells of an undo step; set by the owner of the content.
        self.describe_step: Callable[[str, Mapping[Hex, Cell]], str] = lambda text, _cells: text
        # Returns the grid of a section; after setting another function, call `move`.
        self.grid_for: Callable[[Section], SectionGrid] = grid_of
        self.stack = QUndoStack(self)
        self.stack.cleanChanged.connect(self.file_changed)
        self._strokes = count(1)
        self._load(section, path)

    def _load(self, section: Section, path: Path | None) -> None:
        self._section, self.path = section, path
        self.grid = self.grid_for(section)
        self._selected: Places = 0

    def move(self) -> None:
        """Move to the grid that `grid_for` returns now; section and undo stack stay the same."""
        before, goal = self.grid, self.grid_for(self._section)
        if goal is not before:
            self.moving.emit()
            self.grid = goal
            self.moved.emit(before)
            if self._selected:
                self.selection_changed.emit()

    def replace(self, section: Section, path: Path | None = None, *, saved: bool = True) -> None:
        """Edit another section; with `saved` False it counts as unsaved."""
        was_selected = self._selected
        self._load(section, path)
        self.stack.clear()
        if saved:
            self.stack.setClean()  # clearing an empty stack keeps its clean state
        else:
            self.stack.resetClean()
        self.replaced.emit()
        if was_selected:
            self.selection_changed.emit()
        self.file_changed.emit()

    @property
    def section(self) -> Section:
        """The current section, frozen."""
        return self._section

    def cell(self, hex_: Hex) -> Cell:
        return self._section.cells[self.grid.index(hex_)]

    def cells(self) -> dict[Hex, Cell]:
        return dict(zip(self.grid.hexes, self._section.cells, strict=True))

    def alike(self, cell: Cell) -> Mask:
        """Return the hexes with exactly this cell."""
        pairs = zip(self.grid.hexes, self._section.cells, strict=True)
        return sum(1 << hex_ for hex_, found in pairs if found == cell)

    @property
    def is_modified(self) -> bool:
        """Return whether closing would lose changes."""
        return not self.stack.isClean()

    def mark_saved(self, path: Path) -> None:
        """Set the path, and the current state as the saved one."""
        self.stack.setClean()
        self.set_path(path)

    def set_path(self, path: Path) -> None:
        """Set the path of a file that contains an earlier state."""
        self.path = path
        self.file_changed.emit()

    # -- selection ---------------------------------------------------------------------------------

    @property
    def selection(self) -> Mask:
        return sum(1 << self.grid.hexes[place] for place in bits(self._selected))

    def select(self, mask: Mask) -> None:
        self._select(self._places(mask))

    def _select(self, places: Places) -> None:
        if places != self._selected:
            self._selected = places
            self.selection_changed.emit()

    def _places(self, mask: Mask) -> Places:
        return sum(1 << self.grid.index(hex_) for hex_ in bits(mask & self.grid.mask))

    # -- changes -----------------------------------------------------------------------------------

    def new_stroke(self) -> int:
        """Return a new stroke number for the parts of one drag, which merge into one undo step."""
        return next(self._strokes)

    def paint(
        self,
        after: Mapping[Hex, Cell],
        text: str,
        stroke: int = 0,
        *,
        selected: Mask | None = None,
    ) -> bool:
        """Paint cells as a step or as a part of a stroke; return whether any changed.

        `text` names the kind of step; `selected` is the selection after it, None the present one.
        """
        chosen = self._selected if selected is None else self._places(selected)
        cells = self._section.cells
        places = ((self.grid.index(hex_), cell) for hex_, cell in after.items())
        changed = {place: cell for place, cell in places if cells[place] != cell}
        if changed:
            found = {place: cells[place] for place in changed}
            before = found, self._section.expansion, self._selected
            painted = changed, self._expansion_with(changed), chosen
            words = partial(self._words, text)
            self.stack.push(PaintHexes(self._put_cells, before, painted, words, stroke))
        else:
            self._select(chosen)
        return bool(changed)

    def set_header(self, field: str, value: str) -> None:
        """Change a header field, such as "name", as an undo step."""
        before, text = str(getattr(self._section, field)), tr("Change properties")
        if before != value:
            self.stack.push(ChangeHeader(self._put_header, field, before, value, text))

    def take(self, other: Section, text: str) -> None:
        """Change into another section of the same shape, as one undo step named `text`."""
        if other == self._section:
            return
        self.stack.beginMacro(text)
        before = zip(self.grid.hexes, other.cells, strict=True)
        self.paint(dict(before), text)
        for field in _WORDS:
            self.set_header(field, getattr(other, field))
        self.stack.endMacro()

    def _words(self, text: str, cells: Cells) -> str:
        hexes_ = self.grid.hexes
        return self.describe_step(text, {hexes_[place]: cell for place, cell in cells.items()})

    def _expansion_with(self, cells: Cells) -> str:
        """Return the expansion after painting these cells.

        It follows the features of the section until the user chooses another one; an island section
        keeps its expansion.
        """
        section = self._section
        if self.implied_expansion is None or section.is_island:
            return section.expansion
        if self.implied_expansion(section) != section.expansion:
            return section.expansion
        return self.implied_expansion(self._painted(cells))

    def _painted(self, cells: Cells) -> Section:
        found = list(self._section.cells)
        for place, cell in cells.items():
            found[place] = cell
        return replace(self._section, cells=tuple(found))

    def _put_cells(self, cells: Cells, expansion: str, selected: Places) -> None:
        self._section = self._painted(cells)
        self.cells_changed.emit(sum(1 << self.grid.hexes[place] for place in cells))
        self._select(selected)
        if expansion != self._section.expansion:
            self._put_header("expansion", expansion)

    def _put_header(self, field: str, value: str) -> None:
        words: dict[str, Any] = {field: value}
        self._section = replace(self._section, **words)
        self.header_changed.emit(field)

    def cells_of(self, mask: Mask) -> dict[Hex, Cell]:
        return {hex_: self.cell(hex_) for hex_ in hexes(mask)}
