"""Coins on their way from the board to the score track, over everything between the two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.table.board.motion.coins import paint_disc

_SHARE: Final = 0.8  # of the size in which a coin is drawn
_REACH: Final = 14  # pixels around the middle of a coin


class CoinFlight(QWidget):
    """Lies over a widget, lets every click through, and paints coins where it is told."""

    def __init__(self, below: QWidget) -> None:
        """Be hidden until coins are due."""
        super().__init__(below)
        self._below = below
        self._coins: tuple[QPointF, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def coins(self) -> tuple[QPointF, ...]:
        """Return where coins are, in the coordinates of what lies below."""
        return self._coins

    def begin(self) -> None:
        """Lie over everything, for as long as coins may come."""
        self.setGeometry(self._below.rect())
        self.raise_()
        with self._unseen():
            self.show()

    def end(self) -> None:
        """Be hidden again, with all coins."""
        self._forget()
        with self._unseen():
            self.hide()

    @contextmanager
    def _unseen(self) -> Iterator[None]:
        """Come or go without all below being painted anew: there is nothing to be seen of it."""
        self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, True)
        yield
        self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, False)

    def _forget(self) -> None:
        for place in self._coins:
            self.update(_around(place))
        self._coins = ()

    def show_coins(self, places: Sequence[QPointF]) -> None:
        """Show coins at other places, perhaps none."""
        if places and self.size() != self._below.size():  # of a window that was resized meanwhile
            self.begin()
        for place in (*self._coins, *places):
            self.update(_around(place))
        self._coins = tuple(places)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in self._coins:
            if event.rect().intersects(_around(place)):
                painter.save()
                painter.translate(place)
                painter.scale(_SHARE, _SHARE)
                paint_disc(painter, QPointF())
                painter.restore()


def _around(place: QPointF) -> QRect:
    middle = place.toPoint()
    return QRect(middle.x() - _REACH, middle.y() - _REACH, 2 * _REACH, 2 * _REACH)
