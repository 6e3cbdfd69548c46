"""A quiet busy indicator."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QShowEvent

from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import Drawing

DOTS: Final = 3
SIDE: Final = 22  # pixels
STEP_MS: Final = 320  # slow, so that it does not distract from the board
_PALE, _BRIGHT = 0.35, 1.0


class BusyDots(Drawing):
    """Three dots that light up in turn, or all at once if motion is reduced."""

    def __init__(self) -> None:
        """The timer runs only while the widget is visible."""
        super().__init__(SIDE)
        self._moves, self._lit = True, 0
        self._timer = QTimer(self, interval=STEP_MS)
        self._timer.timeout.connect(self._on_step)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def is_moving(self) -> bool:
        """Return whether the animation runs."""
        return self._timer.isActive()

    def set_moves(self, moves: bool) -> None:
        """Enable the animation, or show the dots at rest."""
        self._moves = moves
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        radius, step = rect.width() * 0.115, rect.width() / DOTS
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current_theme().colour("accent"))
        for dot in range(DOTS):
            is_lit = dot == self._lit or not self.is_moving
            painter.setOpacity(_BRIGHT if is_lit else _PALE)
            middle = QPointF(rect.left() + (dot + 0.5) * step, rect.center().y())
            painter.drawEllipse(middle, radius, radius)

    def _follow(self) -> None:
        if self._moves and self.isVisible():
            self._timer.start()
        else:
            self._timer.stop()
        self.update()

    def _on_step(self) -> None:
        self._lit = (self._lit + 1) % DOTS
        self.update()
