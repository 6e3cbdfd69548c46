"""Dims what a lesson does not teach, and points at the card, tile or button that it means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QStackedWidget, QTabBar, QWidget

from kingdom_builder_qt.content.lessons.lesson_files import (
    BOARD,
    CARD,
    CARDS,
    END_BUTTON,
    PLAYERS,
)
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import show_in_pages
from kingdom_builder_qt.ui.learn.lessons.teacher import Teacher
from kingdom_builder_qt.ui.table.page.game_page import GamePage

# Text below the veil keeps a contrast of 4.5 : 1.
VEIL: Final = {False: QColor(30, 22, 10, 88), True: QColor(0, 0, 0, 102)}  # by darkness of theme
RING: Final = 3  # pixels
_ROOM: Final = 5  # between a widget and its ring
_ARROW: Final = QRect(-34, -15, 30, 30)  # left of the ring
_SHAPE: Final = ((0, 10), (14, 10), (14, 0), (30, 15), (14, 30), (14, 20), (0, 20))
_MOVING: Final = {
    *(QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide),
    QEvent.Type.LayoutRequest,
}


class Spotlight(QWidget):
    """Covers a page during the steps of a lesson; transparent for the mouse.

    It follows the rectangles of the widgets meant, whatever moves them.
    """

    def __init__(self, teacher: Teacher, page: GamePage, card: QWidget) -> None:
        super().__init__(page)
        self._teacher, self._page, self._card = teacher, page, card
        self.target = QRect()  # with a ring and an arrow, empty for none
        self.holes: list[QRect] = []  # not dimmed
        self._watched: list[QWidget] = []
        self._point = ""  # as shown last
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.follow)
        teacher.changed.connect(self._soon.start)
        page.installEventFilter(self)

    def follow(self) -> None:
        """Show what the current step needs."""
        point = self._teacher.point
        target = self._target(point) if point else None
        if target is not None and point != self._point:
            show_in_pages(target)  # once, so that the learner can scroll away
        self._point = point
        shown = [self._card, *self._lit(point)] if point else []
        self._watch([widget for widget in (*shown, target) if widget is not None])
        holes = [self._place(widget) for widget in shown]
        self.target = self._place(target) if target is not None else QRect()
        self.holes = [hole for hole in (*holes, self.target) if not hole.isEmpty()]
        is_meant = bool(point) and (target is None or not self.target.isEmpty())
        if not is_meant or self._place(self._card).isEmpty():
            self.hide()
            return
        self.setGeometry(self._page.rect())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        veiled = QRegion(self.rect())
        for hole in self.holes:
            veiled -= QRegion(hole)
        painter.setClipRegion(veiled)
        painter.fillRect(self.rect(), VEIL[theme.colours.is_dark])
        painter.setClipping(False)
        if self.target.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("accent"), RING))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self._ring()), 8, 8)
        arrow = self._arrow()
        shape = QPolygonF([QPointF(arrow.topLeft() + QPoint(x, y)) for x, y in _SHAPE])
        painter.setPen(QPen(theme.colour("card"), 2))
        painter.setBrush(theme.colour("accent"))
        painter.drawPolygon(shape)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVING and self._teacher.is_on:
            self._soon.start()
        return False

    # -- private --------------------------------------------------------------------------------

    def _target(self, point: str) -> QWidget | None:
        """Return the widget to point at, None if it is on the board."""
        page = self._page
        if point == BOARD:
            return None
        if point == CARD:
            return page.hand.cards
        if point == END_BUTTON:
            return page.hand.buttons.end
        if point in (CARDS, PLAYERS):
            return page.cards if point == CARDS else page.players
        tiles = (button for button in page.tiles.buttons if button.row.source == point)
        return next(tiles, page.tiles)

    def _lit(self, point: str) -> Iterator[QWidget]:
        """Yield the other widgets that the step needs."""
        if point in (BOARD, CARDS, PLAYERS):
            yield self._page.view
        if point == BOARD and self._teacher.intro is None:
            yield self._page.hand.cards

    def _place(self, widget: QWidget) -> QRect:
        """Return the visible part of a widget on the page, or its tab if that is not in front."""
        if not widget.isVisibleTo(self._page):
            return self._tab_of(widget)
        place = QRect(widget.mapTo(self._page, QPoint()), widget.size())
        above = widget.parentWidget()
        while above is not None and above is not self._page:
            place &= QRect(above.mapTo(self._page, QPoint()), above.size())
            above = above.parentWidget()
        return place & self._page.rect()

    def _tab_of(self, widget: QWidget) -> QRect:
        """Return the tab that brings a widget to the front, an empty rectangle without one."""
        inner: QWidget | None = widget
        while inner is not None and inner is not self._page:
            stack = inner.parentWidget()
            if isinstance(stack, QStackedWidget):
                for bar in self._page.findChildren(QTabBar):
                    if bar.isVisibleTo(self._page) and bar.count() == stack.count():
                        tab = bar.tabRect(stack.indexOf(inner))
                        return tab.translated(bar.mapTo(self._page, QPoint()))
            inner = stack
        return QRect()

    def _ring(self) -> QRect:
        ring = self.target.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
        return ring & self.rect().adjusted(RING, RING, -RING, -RING)

    def _arrow(self) -> QRect:
        """Return the place of the arrow, left of the ring at its middle."""
        ring = self._ring()
        return _ARROW.translated(QPoint(ring.left(), ring.center().y()))

    def _watch(self, widgets: list[QWidget]) -> None:
        """Watch widgets and all that hold them, and nothing else."""
        wanted: list[QWidget] = []
        for widget in widgets:
            above: QWidget | None = widget
            while above is not None and above is not self._page:
                if above not in wanted:
                    wanted.append(above)
                above = above.parentWidget()
        for old in self._watched:
            if old not in wanted:
                old.removeEventFilter(self)
        for new in wanted:
            if new not in self._watched:
                new.installEventFilter(self)
        self._watched = wanted
