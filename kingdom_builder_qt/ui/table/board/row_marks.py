"""The Mayors' markers at the ends of rows: items by row, and their motions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.ui.art.mayors import MARK_RECT, draw_mayors_mark, mark_place
from kingdom_builder_qt.ui.table.board.items import ThemedItem, ThemeSprites
from kingdom_builder_qt.ui.table.board.motion.motion import Motion, between, glide

_Z_MARK: Final = 16
_Z_FLYING: Final = 36


class RowMarkItem(ThemedItem):
    """A small house of a player at the end of a row."""

    def __init__(self, owner: int, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self.owner = owner

    def boundingRect(self) -> QRectF:
        return MARK_RECT

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        style = self._theme.player(self.owner)
        art = partial(draw_mayors_mark, style=style)
        self._sprites.draw(painter, ("row mark", style.key), MARK_RECT, [QPointF()], art)


class RowMarks:
    """Holds one item for each marked row, numbered as in the rules."""

    def __init__(self, scene: QGraphicsScene, sprites: ThemeSprites) -> None:
        self._scene = scene
        self._sprites = sprites
        self._items: dict[int, RowMarkItem] = {}

    def owners(self) -> dict[int, int]:
        """Return the marking player by row."""
        return {row: item.owner for row, item in sorted(self._items.items())}

    def at(self, row: int) -> RowMarkItem | None:
        return self._items.get(row)

    def add(self, owner: int, row: int) -> RowMarkItem:
        """Mark a row for a player."""
        self.remove(row)
        item = self._items[row] = RowMarkItem(owner, self._sprites)
        item.setZValue(_Z_MARK)
        item.setPos(self.place(row))
        self._scene.addItem(item)
        return item

    def place(self, row: int) -> QPointF:
        """Return the centre of the marker of a row."""
        return mark_place(row, self._sprites.plane)

    def follow_plane(self) -> None:
        """Move all markers to their rows on another plane."""
        for row, item in self._items.items():
            item.setPos(self.place(row))

    def remove(self, row: int) -> None:
        if item := self._items.pop(row, None):
            self._scene.removeItem(item)

    def sync(self, owners: Mapping[int, int]) -> None:
        """Replace all markers."""
        for row in list(self._items):
            self.remove(row)
        for row, owner in owners.items():
            self.add(owner, row)


class MarkRow(Motion):
    """A marker flies from the supply to the end of its row."""

    duration = 620
    touches = 1.0

    def __init__(self, marks: RowMarks, owner: int, row: int, start: QPointF | None) -> None:
        self._marks, self._owner, self._row = marks, owner, row
        self._start = start
        self._item: RowMarkItem | None = None

    def begin(self) -> None:
        self._item = self._marks.add(self._owner, self._row)
        self._item.setZValue(_Z_FLYING)

    def at(self, progress: float) -> None:
        """Move the marker; without a visible supply it falls from above."""
        goal = self._marks.place(self._row)
        start = goal - QPointF(0, 40) if self._start is None else self._start
        if self._item is not None:
            self._item.setPos(between(start, goal, glide(progress)))
            # At the start it looks like the settlement it was.
            self._item.setScale(1.5 - 0.5 * progress)

    def end(self) -> None:
        if self._item is not None:
            self._item.setPos(self._marks.place(self._row))
            self._item.setScale(1.0)
            self._item.setZValue(_Z_MARK)


class UnmarkRow(Motion):
    """A marker fades after its move was taken back."""

    duration = 200

    def __init__(self, marks: RowMarks, row: int) -> None:
        self._marks, self._row = marks, row

    def at(self, progress: float) -> None:
        if item := self._marks.at(self._row):
            item.setOpacity(1 - progress)

    def end(self) -> None:
        self._marks.remove(self._row)
