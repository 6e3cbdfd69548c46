"""Coins in flight from the board to the score track, over the widgets between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.table.board.motion.coins import paint_disc

_SHARE: Final = 0.8  # scale of a coin
_REACH: Final = 14  # pixels around the centre of a coin


class CoinFlight(QWidget):
    """An overlay that is transparent to clicks and paints coins."""

    def __init__(self, below: QWidget) -> None:
        """Cover `below`, hidden until coins are due."""
        super().__init__(below)
        self._below = below
        self._coins: tuple[QPointF, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def coins(self) -> tuple[QPointF, ...]:
        """Return the positions of the coins, in coordinates of the covered widget."""
        return self._coins

    def begin(self) -> None:
        """Show the overlay above everything else."""
        self.setGeometry(self._below.rect())
        self.raise_()
        with self._unseen():
            self.show()

    def end(self) -> None:
        """Remove the coins and hide the overlay."""
        self._forget()
        with self._unseen():
            self.hide()

    @contextmanager
    def _unseen(self) -> Iterator[None]:
        """Show or hide the overlay without repainting the widgets below it."""
        self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, True)
        yield
        self.setAttribute(Qt.WidgetAttribute.WA_UpdatesDisabled, False)

    def _forget(self) -> None:
        for place in self._coins:
            self.update(_around(place))
        self._coins = ()

    def show_coins(self, places: Sequence[QPointF]) -> None:
        """Replace the positions of the coins."""
        if places and self.size() != self._below.size():  # the window has been resized
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
