"""The board being set up: sections are dragged from the gallery into the quadrants.

Dragging happens inside the scene (no QDrag): the same code serves mouse, touch and tests.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS
from kingdom_builder_qt.ui.dialogs.board_choice import BoardChoice
from kingdom_builder_qt.ui.dialogs.section_items import (
    BOARD_SCALE,
    LABEL,
    THUMB_SCALE,
    QuadrantItem,
    SectionItem,
    ThumbItem,
)
from kingdom_builder_qt.ui.dialogs.section_pictures import (
    SectionPictures,
    quadrant_offset,
    section_size,
)
from kingdom_builder_qt.ui.texts_names import content_text
from kingdom_builder_qt.ui.theme import Theme

COLUMNS = 4
GAP = 14.0


class SectionScene(QGraphicsScene):
    """Four quadrants and the gallery; drag, or click a section and then a quadrant."""

    def __init__(self, choice: BoardChoice, catalog: Catalog, theme: Theme) -> None:
        super().__init__()
        self._choice = choice
        self.pictures = SectionPictures(catalog, theme)
        self._theme = theme
        self.quadrants = [
            QuadrantItem(q, slot, self.pictures, theme, self.tr("Surprise"))
            for q, slot in enumerate(choice.slots)
        ]
        self.thumbs = [
            ThumbItem(id_, content_text(catalog.sections[id_].name), self.pictures, theme)
            for id_ in choice.pool
        ]
        self._pressed: SectionItem | None = None
        self._press_at = QPointF()
        self._ghost: QGraphicsPixmapItem | None = None
        self._picked: str | None = None  # section chosen by click or key
        self._cursor = 0
        self._lay_out()
        choice.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        for item in (*self.quadrants, *self.thumbs):
            self.addItem(item)
        board = quadrant_offset(3, BOARD_SCALE)
        size = section_size(BOARD_SCALE)
        left = board.x() + size.width() + 2 * GAP
        step = section_size(THUMB_SCALE)
        for number, thumb in enumerate(self.thumbs):
            row, column = divmod(number, COLUMNS)
            x = left + column * (step.width() + GAP)
            thumb.setPos(x, row * (step.height() + LABEL + GAP))
        self.setSceneRect(self.itemsBoundingRect().adjusted(-6, -6, 6, 6))

    @property
    def picked(self) -> str | None:
        """Return the section that the next click on a quadrant lays down."""
        return self._picked

    def show_tiles(self, shown: bool) -> None:
        """Show the selection tiles of the new edition on the board."""
        for item in self.quadrants:
            item.shows_tile = shown
        self.refresh()

    def refresh(self) -> None:
        """Show the choice as it is now."""
        for thumb in self.thumbs:
            thumb.set_used(self._choice.quadrant_of(thumb.section) is not None)
            thumb.light(thumb.section == self._picked)
        for quadrant in self.quadrants:
            quadrant.light(False)
            quadrant.update()

    # -- mouse ---------------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Remember what is pressed."""
        self._pressed = self._item_at(event.scenePos())
        self._press_at = event.scenePos()
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry a section once the mouse has moved far enough."""
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        way = event.scenePos() - self._press_at
        if self._ghost is None and way.manhattanLength() >= QApplication.startDragDistance():
            self._lift(self._pressed)
        if self._ghost is not None:
            size = section_size(THUMB_SCALE)
            self._ghost.setPos(event.scenePos() - QPointF(size.width() / 2, size.height() / 2))
            self._light_under(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Lay the carried section down, or take the click."""
        pressed, self._pressed = self._pressed, None
        if self._ghost is not None:
            self._drop(pressed, event.scenePos())
        elif pressed is not None and pressed is self._item_at(event.scenePos()):
            self._activate(pressed)
        self.refresh()

    def _lift(self, item: SectionItem) -> None:
        section = self._section_of(item)
        if section is None:
            return
        rotation = item.slot.rotation if isinstance(item, QuadrantItem) else 0
        dpr = self.views()[0].devicePixelRatioF() if self.views() else 1.0
        picture = QPixmap(self.pictures.picture(section, rotation, None, THUMB_SCALE, dpr))
        self._ghost = self.addPixmap(picture)
        self._ghost.setZValue(10)
        self._ghost.setOpacity(0.85)

    def _drop(self, pressed: SectionItem | None, at: QPointF) -> None:
        if self._ghost is not None:
            self.removeItem(self._ghost)
            self._ghost = None
        target = self._item_at(at)
        section = self._section_of(pressed) if pressed is not None else None
        if isinstance(target, QuadrantItem) and section is not None:
            self._picked = None
            self._choice.place(target.quadrant, section)
        elif isinstance(pressed, QuadrantItem):
            self._choice.place(pressed.quadrant, None)  # carried off the board

    def _light_under(self, at: QPointF) -> None:
        under = self._item_at(at)
        for quadrant in self.quadrants:
            quadrant.light(quadrant is under)

    def _item_at(self, at: QPointF) -> SectionItem | None:
        # The quadrants interlock, so the shapes decide, not the rectangles.
        for item in self.items(at, Qt.ItemSelectionMode.IntersectsItemShape):
            if isinstance(item, SectionItem):
                return item
        return None

    def _section_of(self, item: SectionItem) -> str | None:
        if isinstance(item, ThumbItem):
            return item.section
        return item.slot.section if isinstance(item, QuadrantItem) else None

    # -- click and keys ------------------------------------------------------------------------

    def _activate(self, item: SectionItem) -> None:
        """Pick a section, or lay the picked one down."""
        if isinstance(item, ThumbItem):
            self._picked = None if self._picked == item.section else item.section
        elif isinstance(item, QuadrantItem) and self._picked is not None:
            picked, self._picked = self._picked, None
            self._choice.place(item.quadrant, picked)
        elif isinstance(item, QuadrantItem):
            self._choice.rotate(item.quadrant)
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter picks and lays down, R turns, Delete leaves to chance."""
        stops = [*self.quadrants, *self.thumbs]
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        item = stops[self._cursor]
        if event.key() in steps:
            self._move_cursor(self._cursor + steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = 2 if self._cursor < len(QUADRANTS) else COLUMNS
            self._move_cursor(self._cursor + (step if event.key() == Qt.Key.Key_Down else -step))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._activate(item)
        elif event.key() == Qt.Key.Key_R and isinstance(item, QuadrantItem):
            self._choice.rotate(item.quadrant)
        elif event.key() == Qt.Key.Key_Delete and isinstance(item, QuadrantItem):
            self._choice.place(item.quadrant, None)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _move_cursor(self, to: int) -> None:
        count = len(self.quadrants) + len(self.thumbs)
        self._cursor = min(max(to, 0), count - 1)
        self._show_cursor(True)

    def _show_cursor(self, shown: bool) -> None:
        for number, item in enumerate((*self.quadrants, *self.thumbs)):
            item.set_cursor(shown and number == self._cursor)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard cursor when the scene was reached by key."""
        super().focusInEvent(event)
        reasons = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if event.reason() in reasons:
            self._show_cursor(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the keyboard cursor."""
        super().focusOutEvent(event)
        self._show_cursor(False)
