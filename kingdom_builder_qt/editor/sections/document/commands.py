"""What can be undone: changed hexes and changed words.  Every tool ends in one of the two."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from PySide6.QtGui import QUndoCommand

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Mask

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
