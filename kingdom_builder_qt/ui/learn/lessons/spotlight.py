"""Dims what a lesson does not teach, and points at the card, tile or button that it means."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QLabel, QTabBar, QWidget
from shiboken6 import isValid

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
_ROOM: Final = 5  # between a widget and its ring, or the veil
_ROUND: Final = 8.0  # radius of their corners
_SIDE: Final = 30  # of the arrow
_APART: Final = 4  # between arrow and ring
# An arrow that points to the right, around its centre.
_SHAPE: Final = ((-15, -5), (-1, -5), (-1, -15), (15, 0), (-1, 15), (-1, 5), (-15, 5))
_SHARES: Final = (0.5, 0.25, 0.75, 0.0, 1.0)  # places along a side of the ring, the best first
_MOVING: Final = {
    *(QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide),
    QEvent.Type.LayoutRequest,
}


class Spotlight(QWidget):
    """Covers a page during the steps of a lesson; transparent for the mouse.

    It follows the rectangles of the widgets meant, whatever moves them.
    """

    def __init__(
        self, teacher: Teacher, page: GamePage, card: QWidget, scoring_cards: QWidget
    ) -> None:
        """`scoring_cards`: shows the Kingdom Builder cards in `card`, which may hide the panel."""
        super().__init__(page)
        self._teacher, self._page, self._card = teacher, page, card
        self._scoring_cards = scoring_cards
        self.target = QRect()  # with a ring and an arrow, empty for none
        self.ring, self.arrow = QRect(), QRect()
        self._turn = 0  # degrees by which the arrow is turned, clockwise
        self.holes: list[QRect] = []  # not dimmed, each with room around it
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
        is_inside = target is not None and self._card.isAncestorOf(target)
        if target is not None and point != self._point and not is_inside:
            show_in_pages(target)  # once, so that the learner can scroll away
        self._point = point
        shown = [self._card, *self._lit(point)] if point else []
        turn = [*self._turn_parts(point)]
        self._watch([widget for widget in (*shown, *turn, target) if widget is not None])
        holes = [self._place(widget) for widget in shown]
        holes.append(reduce(QRect.united, map(self._place, turn), QRect()))
        self.target = self._place(target) if target is not None else QRect()
        self.holes = [hole for hole in (*holes, self.target) if not hole.isEmpty()]
        is_meant = bool(point) and (target is None or not self.target.isEmpty())
        if not is_meant or self._place(self._card).isEmpty():
            self.hide()
            return
        self.setGeometry(self._page.rect())
        self._place_arrow(target)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(self._veiled(), VEIL[theme.colours.is_dark])
        if self.target.isEmpty():
            return
        painter.setPen(QPen(theme.colour("accent"), RING))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.ring), _ROUND, _ROUND)
        painter.translate(QRectF(self.arrow).center())
        painter.rotate(self._turn)
        shape = QPolygonF([QPointF(x, y) for x, y in _SHAPE])
        painter.setPen(QPen(theme.colour("card"), 2))
        painter.setBrush(theme.colour("accent"))
        painter.drawPolygon(shape)

    def _veiled(self) -> QPainterPath:
        """Return all but the holes, which have room around their widgets."""
        lit, veiled = QPainterPath(), QPainterPath()
        lit.setFillRule(Qt.FillRule.WindingFill)  # holes overlap
        for hole in self.holes:
            lit.addRoundedRect(QRectF(hole.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)), _ROUND, _ROUND)
        veiled.addRect(QRectF(self.rect()))
        return veiled - lit

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
        if point == CARDS:
            is_whole = self._place(self._scoring_cards).size() == self._scoring_cards.size()
            return self._scoring_cards if is_whole else page.cards
        if point == PLAYERS:
            return page.players
        tiles = (button for button in page.tiles.buttons if button.row.source == point)
        return next(tiles, page.tiles)

    def _lit(self, point: str) -> Iterator[QWidget]:
        """Yield the other widgets that the step needs."""
        if point in (BOARD, PLAYERS):
            yield self._page.view

    def _turn_parts(self, point: str) -> Iterator[QWidget]:
        """Yield what tells a learner at the board what to do: card, instruction, progress."""
        if point == BOARD and self._teacher.intro is None:
            hand = self._page.hand
            yield from (hand.cards, hand.task, hand.steps)

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
        tabs, pages = self._page.column.tabs, self._page.column.pages
        for number in range(pages.count()):
            page = pages.widget(number)
            if page is widget or page.isAncestorOf(widget):
                tab = tabs.tabRect(number)
                return tab.translated(tabs.mapTo(self._page, QPoint()))
        return QRect()

    def _place_arrow(self, target: QWidget | None) -> None:
        """Place ring and arrow; the arrow covers as little as possible of what can be read."""
        if target is None or self.target.isEmpty():
            self.ring = self.arrow = QRect()
            return
        ring = self.target.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
        self.ring = ring & self.rect().adjusted(RING, RING, -RING, -RING)
        covered = [place for place in self._read(target) if not self.target.contains(place)]
        fitting = [(at, turn) for at, turn in self._arrows() if self.rect().contains(at)]
        self.arrow, self._turn = min(
            fitting or [(QRect(), 0)], key=lambda one: sum(_overlap(one[0], p) for p in covered)
        )

    def _arrows(self) -> Iterator[tuple[QRect, int]]:
        """Yield places of the arrow around the ring with its turn, the best first."""
        ring, side = self.ring, _SIDE
        for share in _SHARES:
            x = ring.left() + round(share * (ring.width() - side))
            y = ring.top() + round(share * (ring.height() - side))
            yield QRect(ring.left() - _APART - side, y, side, side), 0
            yield QRect(x, ring.top() - _APART - side, side, side), 90
            yield QRect(x, ring.bottom() + 1 + _APART, side, side), 270
            yield QRect(ring.right() + 1 + _APART, y, side, side), 180

    def _read(self, target: QWidget) -> Iterator[QRect]:
        """Yield the places of texts and controls of the page other than the target."""
        kinds = QLabel, QAbstractButton, QTabBar
        for kind in kinds:
            for widget in self._page.findChildren(kind):
                is_other = widget is not target and not target.isAncestorOf(widget)
                if is_other and widget.isVisibleTo(self._page):
                    yield self._place(widget)

    def _watch(self, widgets: list[QWidget]) -> None:
        """Watch widgets and all that hold them, and nothing else."""
        wanted: list[QWidget] = []
        for widget in widgets:
            above: QWidget | None = widget
            while above is not None and above is not self._page:
                if above not in wanted:
                    wanted.append(above)
                above = above.parentWidget()
        self._watched = [widget for widget in self._watched if isValid(widget)]
        for old in self._watched:
            if old not in wanted:
                old.removeEventFilter(self)
        for new in wanted:
            if new not in self._watched:
                new.installEventFilter(self)
        self._watched = wanted


def _overlap(one: QRect, other: QRect) -> int:
    """Return the number of pixels that two rectangles share."""
    both = one & other
    return 0 if both.isEmpty() else both.width() * both.height()
