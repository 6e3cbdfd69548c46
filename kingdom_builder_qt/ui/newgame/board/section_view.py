"""Views of the set-up scene: the board, always whole, and the scrolling gallery."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView

from kingdom_builder_qt.ui.art.section_pictures import section_size
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.newgame.board.section_items import THUMB_SCALE, SectionItem
from kingdom_builder_qt.ui.newgame.board.section_scene import GAP, SectionScene

tr = translator(__name__)

key_map().declare("newgame", {"turn": KeyAction(tr.later("Turn the section"), ("R",))})

WIDE = 1.25  # aspect ratio from which the island fits at the right of the board
MOST_SCALE = 1.15  # of a picture in the gallery
_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class SectionView(QGraphicsView):
    """A keyboard cursor moves over the items of a region; Enter acts like a click."""

    picked = Signal()  # with the keyboard

    def __init__(self, scene: SectionScene) -> None:
        super().__init__(scene)
        self.sections = scene
        self._cursor = 0
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setBackgroundBrush(Qt.BrushStyle.NoBrush)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        add_key(self, "newgame.turn", self._turn)

    def stops(self) -> list[SectionItem]:
        """Return the items that the cursor can visit."""
        return []

    def columns(self) -> int:
        """Return the number of items per row."""
        return 2

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys move the cursor, Enter picks and places, Delete resets to random."""
        stops = self.stops()
        offsets = {
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Down: self.columns(),
            Qt.Key.Key_Up: -self.columns(),
        }
        if not stops:
            super().keyPressEvent(event)
            return
        item = self._item_at_cursor()
        if (offset := offsets.get(Qt.Key(event.key()))) is not None:
            self._move_cursor(self._cursor + offset)
        elif event.key() in _ENTER:
            self.sections.activate(item)
            self.picked.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.sections.empty(item)
        else:
            event.ignore()
            return
        event.accept()

    def _item_at_cursor(self) -> SectionItem:
        stops = self.stops()
        return stops[min(self._cursor, len(stops) - 1)]

    def _turn(self) -> None:
        if self.stops():
            self.sections.turn(self._item_at_cursor())

    def _move_cursor(self, to: int) -> None:
        if 0 <= to < len(self.stops()):
            self._cursor = to
        self.show_cursor(True)

    def show_cursor(self, shown: bool) -> None:
        """Show or hide the keyboard cursor."""
        stops = self.stops()
        self._cursor = max(0, min(self._cursor, len(stops) - 1))
        for number, item in enumerate(stops):
            item.set_cursor(shown and number == self._cursor)
            if shown and number == self._cursor:
                self.ensureVisible(item, 4, 12)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor when the view got the focus from the keyboard."""
        super().focusInEvent(event)
        if event.reason() in _TAB:
            self.show_cursor(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.show_cursor(False)


class SetUpBoardView(SectionView):
    """The four quadrants, as large as fits."""

    def __init__(self, scene: SectionScene) -> None:
        super().__init__(scene)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Board"))
        self.setAccessibleDescription(
            tr(
                "Arrow keys move, Enter places the section, {key} turns it, Delete removes it"
            ).format(key=key_map().shown("newgame.turn") or "–")
        )

    def stops(self) -> list[SectionItem]:
        """Return the quadrants, and the island if it is in play."""
        island = self.sections.island
        return [*self.sections.quadrants, *([island] if island.isVisible() else [])]

    def sizeHint(self) -> QSize:
        return QSize(420, 360)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size in which sections are distinguishable."""
        return QSize(192, 144)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Show the whole board, with the island where it fits better."""
        size = self.viewport().size()
        self.sections.place_island(beside=size.width() > WIDE * size.height())
        self.setSceneRect(self.sections.board_rect())
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)


class GalleryView(SectionView):
    """All possible sections, in columns."""

    def __init__(self, scene: SectionScene) -> None:
        super().__init__(scene)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAccessibleName(tr("Sections"))
        self.setAccessibleDescription(tr("Arrow keys move, Enter chooses a section for the board"))

    def stops(self) -> list[SectionItem]:
        return [thumb for thumb in self.sections.thumbs if thumb.isVisible()]

    def columns(self) -> int:
        return self.sections.columns

    def sizeHint(self) -> QSize:
        return QSize(round(3 * (section_size(THUMB_SCALE).width() + GAP)) + 24, 360)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(section_size(THUMB_SCALE).width() + GAP) + 20, 144)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Lay out the columns, fill the width, and limit scrolling to the gallery."""
        step = section_size(THUMB_SCALE).width() + GAP
        width = self.viewport().width() + GAP - 10
        columns = max(1, int(width / step))
        scale = max(1.0, min(MOST_SCALE, width / step / columns))
        self.sections.flow(columns)
        self.setTransform(QTransform.fromScale(scale, scale))
        self.setSceneRect(self.sections.gallery_rect().adjusted(-1, -4, 1, 6))
