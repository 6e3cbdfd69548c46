"""The scene of the board being set up: sections are dragged from the gallery to the quadrants.

Dragging happens inside the scene (no QDrag), so that mouse, touch and tests share one code path.
Board and gallery are two regions of one scene, each with its own view (`section_view`).
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.art.section_pictures import SectionQueue, section_size
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.newgame.board.board_choice import BoardChoice
from kingdom_builder_qt.ui.newgame.board.section_items import (
    LABEL,
    THUMB_SCALE,
    HeadingItem,
    IslandItem,
    OverlayItem,
    QuadrantItem,
    SectionItem,
    ThumbItem,
)
from kingdom_builder_qt.ui.newgame.set_up_texts import SetUpTexts
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)

GAP = 14.0
GALLERY = 5000.0  # x of the gallery: far from the board, so that no view shows both


class SectionScene(QGraphicsScene):
    """Four quadrants and the gallery; drag, or click a section and then a quadrant."""

    quarter_chosen = Signal(int)

    def __init__(self, choice: BoardChoice, catalog: Catalog) -> None:
        super().__init__()
        self._choice, self._catalog = choice, catalog
        self._sought: list[str] = []  # words, all of which a listed section has
        self.pictures = SectionQueue(catalog, current_theme(), self)
        self.pictures.drawn.connect(lambda item: item.update())
        self._texts = SetUpTexts(catalog)
        self.quadrants = [
            QuadrantItem(q, slot, self.pictures, tr("Random"))
            for q, slot in enumerate(choice.slots)
        ]
        self.island = IslandItem(self.pictures, tr("Random side"))
        self.overlays = OverlayItem()
        for item in (*self.quadrants, self.island, self.overlays):
            self.addItem(item)
        self.place_island(beside=True)
        self.thumbs: list[ThumbItem] = []
        self.columns = 2
        self._gallery: list[tuple[HeadingItem, list[ThumbItem]]] = []
        self._pressed: SectionItem | None = None
        self._press_at = QPointF()
        self._ghost: QGraphicsPixmapItem | None = None
        self.picked: str | None = None  # the section that the next click on a quadrant places
        self.refresh()

    # -- the gallery ---------------------------------------------------------------------------

    def _fill_gallery(self) -> None:
        """Create the thumbnails of all possible sections, by expansion."""
        gone: list[QGraphicsItem] = [head for head, _ in self._gallery]
        for item in (*gone, *self.thumbs):
            self.removeItem(item)
        by_expansion: dict[str, list[ThumbItem]] = {}
        for id_ in self._choice.pool:
            section = self._catalog.sections[id_]
            thumb = ThumbItem(id_, content_text(section.name), self.pictures)
            by_expansion.setdefault(section.expansion, []).append(thumb)
        self._gallery = [
            (HeadingItem(self._texts.expansion(id_)), thumbs)
            for id_, thumbs in by_expansion.items()
        ]
        self.thumbs = [thumb for _, thumbs in self._gallery for thumb in thumbs]
        for head, thumbs in self._gallery:
            for item in (head, *thumbs):
                self.addItem(item)
        self._filter()

    def search(self, text: str) -> None:
        """List the sections whose name, expansion or location tiles have all words of a text."""
        self._sought = text.casefold().split()
        self._filter()

    def _filter(self) -> None:
        for thumb in self.thumbs:
            shown = not self._sought or all(w in self._words_of(thumb) for w in self._sought)
            thumb.setVisible(shown)
        self.flow(self.columns)

    def _words_of(self, thumb: ThumbItem) -> str:
        section, tiles = self._catalog.sections[thumb.section], self._catalog.tiles
        ids = {cell.tile for cell in section.cells if cell.tile in tiles}
        names = [content_text(tiles[id_].name) for id_ in sorted(filter(None, ids))]
        return " ".join((thumb.name, self._texts.expansion(section.expansion), *names)).casefold()

    def flow(self, columns: int) -> None:
        """Lay the listed sections out in columns."""
        self.columns = columns
        step = section_size(THUMB_SCALE)
        top = 0.0
        for head, found in self._gallery:
            thumbs = [thumb for thumb in found if thumb.isVisible()]
            has_head = len(self._gallery) > 1 and bool(thumbs)
            head.setPos(GALLERY, top)
            head.setVisible(has_head)
            top += scaled(LABEL) if has_head else 0
            for first in range(0, len(thumbs), columns):
                row = thumbs[first : first + columns]
                for column, thumb in enumerate(row):
                    thumb.setPos(GALLERY + column * (step.width() + GAP), top)
                names = max(thumb.name_height for thumb in row)
                top += step.height() + names + GAP / 2
            top += GAP / 2 if thumbs else 0

    def main_rect(self) -> QRectF:
        """Return the region of the four quadrants."""
        rect = QRectF()
        for item in self.quadrants:
            rect |= item.sceneBoundingRect()
        return rect

    def place_island(self, *, beside: bool) -> None:
        """Place the island to the right of the quadrants, or below them."""
        main, own = self.main_rect(), self.island.boundingRect()
        if beside:
            self.island.setPos(main.right() + GAP, main.center().y() - own.height() / 2)
        else:
            self.island.setPos(main.center().x() - own.width() / 2, main.bottom() + GAP)

    def board_rect(self) -> QRectF:
        """Return the region of the board, including the island if it is in play."""
        main = self.main_rect()
        return main | self.island.sceneBoundingRect() if self._choice.islands else main

    def gallery_rect(self) -> QRectF:
        rect = QRectF(GALLERY - 4, 0, 8, 8)
        for thumb in self.thumbs:
            if thumb.isVisible():
                rect |= thumb.sceneBoundingRect()
        return rect

    def show_tiles(self, shown: bool) -> None:
        """Show or hide the selection tiles of the new edition."""
        for item in self.quadrants:
            item.shows_tile = shown

    def refresh(self) -> None:
        """Show the current choice."""
        if [thumb.section for thumb in self.thumbs] != self._choice.pool:
            self.picked = None
            self._fill_gallery()
        out = self._choice.never_drawn()
        for thumb in self.thumbs:
            thumb.set_drawn(thumb.section not in out)
            thumb.set_used(self._choice.quadrant_of(thumb.section) is not None)
            thumb.light(thumb.section == self.picked)
        self.island.setVisible(bool(self._choice.islands))
        self.island.show_side(self._choice.island)
        for quadrant in self.quadrants:
            quadrant.light(False)
            quadrant.update()

    # -- mouse ---------------------------------------------------------------------------------

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self._item_at(event.scenePos()) if is_left else None
        self._press_at = QPointF(event.screenPos())
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # Qt would swallow the second press of two quick clicks.
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Start a drag after the usual distance, and move the dragged section."""
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        way = QPointF(event.screenPos()) - self._press_at
        if self._ghost is None and way.manhattanLength() >= QApplication.startDragDistance():
            self._lift(self._pressed)
        if self._ghost is not None:
            at = self._spot(event)
            size = section_size(THUMB_SCALE)
            self._ghost.setPos(at - QPointF(size.width() / 2, size.height() / 2))
            self._light_under(at)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop the dragged section, or handle the click."""
        pressed, self._pressed = self._pressed, None
        if self._ghost is not None:
            self._drop(pressed, self._spot(event))
        elif pressed is not None and pressed is self._item_at(event.scenePos()):
            self.activate(pressed)
        self.refresh()

    def _spot(self, event: QGraphicsSceneMouseEvent) -> QPointF:
        """Return the mouse position in the scene; the view below the mouse may not be the pressed
        one.
        """
        for view in self.views():
            local = view.viewport().mapFromGlobal(event.screenPos())
            if view.isVisible() and view.viewport().rect().contains(local):
                return view.mapToScene(local)
        return event.scenePos()

    def _lift(self, item: SectionItem) -> None:
        section = self._section_of(item)
        if section is None:
            return
        rotation = item.slot.rotation if isinstance(item, QuadrantItem) else 0
        dpr = self.views()[0].devicePixelRatioF() if self.views() else 1.0
        picture = QPixmap(self.pictures.sections.picture(section, rotation, None, THUMB_SCALE, dpr))
        self._ghost = self.addPixmap(picture)
        self._ghost.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._ghost.setZValue(10)
        self._ghost.setOpacity(0.85)

    def _drop(self, pressed: SectionItem | None, at: QPointF) -> None:
        if self._ghost is not None:
            self.removeItem(self._ghost)
            self._ghost = None
        target = self._item_at(at)
        section = self._section_of(pressed) if pressed is not None else None
        if isinstance(target, QuadrantItem) and section is not None:
            self.picked = None
            self._choice.place(target.quadrant, section)
        elif isinstance(pressed, QuadrantItem):
            self._choice.place(pressed.quadrant, None)  # dragged off the board

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

    def activate(self, item: SectionItem) -> None:
        """Pick a section, or place the picked one; without one turn the quadrant."""
        if isinstance(item, ThumbItem):
            self.picked = None if self.picked == item.section else item.section
        elif isinstance(item, QuadrantItem) and self.picked is not None:
            picked, self.picked = self.picked, None
            self._choice.place(item.quadrant, picked)
        else:
            self.turn(item)
        if isinstance(item, QuadrantItem):
            self.quarter_chosen.emit(item.quadrant)
        self.refresh()

    def turn(self, item: SectionItem) -> None:
        """Turn the section of a quadrant, or the island."""
        if isinstance(item, QuadrantItem):
            self._choice.rotate(item.quadrant)
        elif isinstance(item, IslandItem):
            self._choice.turn_island()

    def empty(self, item: SectionItem) -> None:
        """Reset a quadrant or the side of the island to random."""
        if isinstance(item, QuadrantItem):
            self._choice.place(item.quadrant, None)
        elif isinstance(item, IslandItem):
            self._choice.set_island(None)
