"""A section while it is edited: its cells and words, selection, undo, and whether it is saved.

Knows no files and no widgets.  Whatever changes it goes through `stack`.
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

# By their places in `Section.cells`: a step can be undone however the section lies by then.
Cells: TypeAlias = Mapping[int, Cell]
Places: TypeAlias = Mask
_PAINT: Final = 1
_HEADER: Final = 2


class PaintHexes(QUndoCommand):
    """Gives hexes other cells; the expansion and the selection may follow.

    Commands of one stroke merge, so that a drag is one step; stroke 0 never merges.
    """

    def __init__(
        self,
        put: Callable[[Cells, str, Places], None],
        before: tuple[Cells, str, Places],
        after: tuple[Cells, str, Places],
        words: Callable[[Cells], str],
        stroke: int,
    ) -> None:
        """Exchange cells, expansion and selection `before` for those `after`, both by `put`.

        `words` say what has become of the cells that are painted.
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
        self._before = other._before | self._before  # what was there before the stroke began
        self._homes = self._homes[0], other._homes[1]
        self._selected = self._selected[0], other._selected[1]
        self.setText(self._words(self._after))
        self.setObsolete(self._after == self._before and self._homes[0] == self._homes[1])
        return True


class ChangeHeader(QUndoCommand):
    """Gives a word of the section another value; typing in one field is one step."""

    def __init__(
        self, put: Callable[[str, str], None], field: str, before: str, after: str, text: str
    ) -> None:
        """Exchange the word of one field by `put`."""
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
        """Take in what is typed into the same field after this."""
        if not isinstance(other, ChangeHeader) or other._field != self._field:
            return False
        self._after = other._after
        self.setObsolete(self._after == self._before)
        return True


_WORDS: Final = ("id", "name", "expansion", "origin", "author", "description", "licence")


class SectionDocument(QObject):
    """The one section of an editor window.

    `cells_changed` names the hexes as a mask, `header_changed` the field; `file_changed` tells
    that path or saved state are others now; `replaced` that all of it is another section.
    Hexes are those of `grid`: before they are others `moving` tells, and `moved` names the grid
    that the section has left.
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
        # The expansion that a section belongs to by what it shows; whoever has the content sets it.
        self.home_of: Callable[[Section], str] | None = None
        # What an undo step did with cells, in words; whoever knows their names sets it.
        self.words_of: Callable[[str, Mapping[Hex, Cell]], str] = lambda text, _cells: text
        # The grid that a section lies on; whoever shows it elsewhere sets it and calls `move`.
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
        """Lie where `grid_for` says by now; neither the section nor what can be undone changes."""
        before, goal = self.grid, self.grid_for(self._section)
        if goal is not before:
            self.moving.emit()
            self.grid = goal
            self.moved.emit(before)
            if self._selected:
                self.selection_changed.emit()

    def replace(self, section: Section, path: Path | None = None, *, saved: bool = True) -> None:
        """Edit another section from now on; `saved` False: closing would lose it."""
        was_selected = self._selected
        self._load(section, path)
        self.stack.clear()
        if saved:
            self.stack.setClean()  # clearing an empty stack leaves it as unsaved as it was
        else:
            self.stack.resetClean()
        self.replaced.emit()
        if was_selected:
            self.selection_changed.emit()
        self.file_changed.emit()

    # -- what it is --------------------------------------------------------------------------------

    @property
    def section(self) -> Section:
        """The section as it is now, frozen."""
        return self._section

    def cell(self, hex_: Hex) -> Cell:
        return self._section.cells[self.grid.index(hex_)]

    def cells(self) -> dict[Hex, Cell]:
        """Return what is on each hex."""
        return dict(zip(self.grid.hexes, self._section.cells, strict=True))

    def alike(self, cell: Cell) -> Mask:
        """Return the hexes with exactly this cell."""
        pairs = zip(self.grid.hexes, self._section.cells, strict=True)
        return sum(1 << hex_ for hex_, found in pairs if found == cell)

    @property
    def is_modified(self) -> bool:
        """Return whether something would be lost if the window closed."""
        return not self.stack.isClean()

    def mark_saved(self, path: Path) -> None:
        """Remember that the section lies in this file now."""
        self.stack.setClean()
        self.set_path(path)

    def set_path(self, path: Path) -> None:
        """Remember that an earlier state of the section lies in this file now."""
        self.path = path
        self.file_changed.emit()

    # -- selection ---------------------------------------------------------------------------------

    @property
    def selection(self) -> Mask:
        """The selected hexes."""
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
        """Return a number for the parts of one drag, which become one undo step."""
        return next(self._strokes)

    def paint(
        self,
        after: Mapping[Hex, Cell],
        text: str,
        stroke: int = 0,
        *,
        selected: Mask | None = None,
    ) -> bool:
        """Give hexes other cells as a step or a part of a stroke; return whether any changed.

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
        """Change a word of the section, such as its "name", as an undo step."""
        before, text = str(getattr(self._section, field)), self.tr("Change properties")
        if before != value:
            self.stack.push(ChangeHeader(self._put_header, field, before, value, text))

    def take(self, other: Section, text: str) -> None:
        """Become another section of the same shape, as one undo step of that name."""
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
        return self.words_of(text, {hexes_[place]: cell for place, cell in cells.items()})

    def _expansion_with(self, cells: Cells) -> str:
        """Return the expansion once these cells are painted.

        It follows what the section shows until the user chooses another one; an island stays with
        the island.
        """
        section = self._section
        if self.home_of is None or section.is_island:
            return section.expansion
        if self.home_of(section) != section.expansion:
            return section.expansion
        return self.home_of(self._painted(cells))

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
