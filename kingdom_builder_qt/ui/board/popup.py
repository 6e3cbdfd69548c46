"""Small coins that rise from a hex when gold is earned, beside all other animations."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.art.brushes import pen, shaded
from kingdom_builder_qt.ui.art.frame import FRAME_RECT
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.art.sprites import Sprites
from kingdom_builder_qt.ui.board.items import ThemedItem
from kingdom_builder_qt.ui.board.transitions import Transition
from kingdom_builder_qt.ui.style.theme import Theme

DURATION: Final = 1300
RISE: Final = 46.0
_Z_POPUP: Final = 45
_RECT: Final = QRectF(-36, -18, 72, 36)
_STAGGER: Final = 24.0  # between coins of the same hex
_HIGHEST: Final = FRAME_RECT.top() + 20  # further up, coins would leave the view
_EASE: Final = QEasingCurve(QEasingCurve.Type.OutCubic)


class CoinItem(ThemedItem):
    """A coin with an amount of gold beside it."""

    def __init__(self, amount: int, theme: Theme, sprites: Sprites) -> None:
        super().__init__(theme)
        self.amount = amount
        self._sprites = sprites
        self.setZValue(_Z_POPUP)

    def boundingRect(self) -> QRectF:
        return _RECT

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        art = partial(_paint_coin, self.amount, self._theme)
        self._sprites.draw(painter, ("coin", self.amount), _RECT, [QPointF()], art)


def _paint_coin(amount: int, theme: Theme, painter: QPainter) -> None:
    font, text = theme.font(21, bold=True), f"{amount:+d}"
    width = QFontMetricsF(font).horizontalAdvance(text)
    left = -(width + 26) / 2
    letters = QPainterPath()
    letters.addText(QPointF(left + 26, 7.5), font, text)
    red, coin = QColor("#b3202b"), QPointF(left + 11, 0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for hue, wide in ((QColor("#2b1206"), 6.5), (QColor("#fff8e6"), 4.4)):
        painter.setPen(pen(hue, wide))
        painter.drawPath(letters)
        painter.drawEllipse(coin, 10.5, 10.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(red)
    painter.drawPath(letters)
    painter.setBrush(QColor("#f4b62a"))
    painter.setPen(pen(shaded(QColor("#f4b62a"), 0.45), 1.6))
    painter.drawEllipse(coin, 10.5, 10.5)
    painter.setPen(pen(red, 2.4))
    painter.drawEllipse(coin, 6.4, 6.4)


class Popups(QObject):
    """Shows coins; each has a clock of its own that ends with it."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, sprites: Sprites) -> None:
        super().__init__(scene)
        self._scene = scene
        self.theme = theme
        self._sprites = sprites
        self.speed = 1.0
        self._running: dict[QVariantAnimation, tuple[CoinItem, Hex]] = {}

    def shown(self) -> list[tuple[Hex, int]]:
        """Return where coins are on their way, and how much they tell."""
        return [(hex_, item.amount) for item, hex_ in self._running.values()]

    def show(self, hex_: Hex, amount: int) -> None:
        """Let a coin rise from a hex."""
        if self.speed <= 0:
            return
        below = sum(other == hex_ for _, other in self._running.values())
        item = CoinItem(amount, self.theme, self._sprites)
        self._scene.addItem(item)
        clock = QVariantAnimation(self)
        clock.setStartValue(0.0)
        clock.setEndValue(1.0)
        clock.setDuration(max(1, round(DURATION / self.speed)))
        start = centre(hex_) - QPointF(0, 20 - _STAGGER * below)
        start.setY(max(start.y(), _HIGHEST + RISE))
        self._running[clock] = item, hex_
        clock.valueChanged.connect(partial(_rise, item, start))
        clock.finished.connect(partial(self._end, clock))
        _rise(item, start, 0.0)
        clock.start()

    def clear(self) -> None:
        """Take all coins away at once."""
        for clock in list(self._running):
            clock.stop()
            self._end(clock)

    def _end(self, clock: QVariantAnimation) -> None:
        entry = self._running.pop(clock, None)
        if entry is not None:
            self._scene.removeItem(entry[0])
            clock.deleteLater()


def _rise(item: CoinItem, start: QPointF, progress: float) -> None:
    item.setPos(start - QPointF(0, RISE * _EASE.valueForProgress(progress)))
    item.setOpacity(1 - max(0.0, progress - 0.6) / 0.4)


class GoldTransition(Transition):
    """Lets a coin start when its turn comes; what follows does not wait for it."""

    def __init__(self, popups: Popups, hex_: Hex, amount: int) -> None:
        self._popups, self._hex, self._amount = popups, hex_, amount
        self._is_shown = False

    def at(self, progress: float) -> None:
        if not self._is_shown:
            self._is_shown = True
            self._popups.show(self._hex, self._amount)
