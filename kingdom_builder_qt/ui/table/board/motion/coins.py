"""Coins that rise from a hex when gold is earned, in parallel with other animations."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.art.brushes import pen, shaded
from kingdom_builder_qt.ui.art.frame import RIM_RECT
from kingdom_builder_qt.ui.art.geometry import Plane
from kingdom_builder_qt.ui.desktop.style.theme import Theme
from kingdom_builder_qt.ui.table.board.items import ThemedItem, ThemeSprites
from kingdom_builder_qt.ui.table.board.motion.motion import Motion, appearing, ease, fading
from kingdom_builder_qt.ui.words.numbers import signed

DURATION: Final = 1300
RISE: Final = 46.0
_Z_POPUP: Final = 45
COIN_RECT: Final = QRectF(-36, -18, 72, 36)
_APPEARED: Final = 0.1  # share of the rise during which the coin fades in
_STAGGER: Final = 24.0  # between coins of the same hex
# Higher coins would leave the view.
_HIGHEST: Final = RIM_RECT.top() + COIN_RECT.height() / 2


class CoinItem(ThemedItem):
    """A coin with an amount of gold next to it."""

    def __init__(self, amount: int, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self.amount = amount
        self.setZValue(_Z_POPUP)

    def boundingRect(self) -> QRectF:
        return COIN_RECT

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        art = partial(paint_coin, self.amount, self._theme)
        self._sprites.draw(painter, ("coin", self.amount), COIN_RECT, [QPointF()], art)


def paint_coin(amount: int, theme: Theme, painter: QPainter) -> None:
    """Draw a coin and an amount inside `COIN_RECT`."""
    font, text = theme.font(21, bold=True), signed(amount, 0)
    width = QFontMetricsF(font).horizontalAdvance(text)
    left = -(width + 26) / 2
    letters = QPainterPath()
    letters.setFillRule(Qt.FillRule.WindingFill)  # the strokes of a letter overlap
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
    paint_disc(painter, coin)


def paint_disc(painter: QPainter, middle: QPointF) -> None:
    """Draw a coin alone, 21 units across."""
    painter.setBrush(QColor("#f4b62a"))
    painter.setPen(pen(shaded(QColor("#f4b62a"), 0.45), 1.6))
    painter.drawEllipse(middle, 10.5, 10.5)
    painter.setPen(pen(QColor("#b3202b"), 2.4))
    painter.drawEllipse(middle, 6.4, 6.4)


class Coins:
    """The coins currently on the board."""

    def __init__(self, scene: QGraphicsScene, sprites: ThemeSprites) -> None:
        self._scene = scene
        self._sprites = sprites
        self._items: dict[CoinItem, Hex] = {}

    @property
    def plane(self) -> Plane:
        return self._sprites.plane

    def shown(self) -> list[tuple[Hex, int]]:
        """Return hex and amount of each coin."""
        return [(hex_, item.amount) for item, hex_ in self._items.items()]

    def add(self, hex_: Hex, amount: int) -> tuple[CoinItem, int]:
        """Add a coin to a hex; return it and the number of coins already there."""
        below = sum(other == hex_ for other in self._items.values())
        item = CoinItem(amount, self._sprites)
        self._items[item] = hex_
        self._scene.addItem(item)
        return item, below

    def remove(self, item: CoinItem) -> None:
        if self._items.pop(item, None) is not None:
            self._scene.removeItem(item)


class Rise(Motion):
    """A coin rises from a hex and fades; nothing is shown when animations are off."""

    duration = DURATION

    def __init__(self, coins: Coins, hex_: Hex, amount: int, size: float = 1.0) -> None:
        """`size`: scale of the coin."""
        self._coins, self._hex, self._amount, self._size = coins, hex_, amount, size
        self._item: CoinItem | None = None

    def at(self, progress: float) -> None:
        if self._item is None:
            self._item, below = self._coins.add(self._hex, self._amount)
            self._start = self._coins.plane.centre(self._hex) - QPointF(0, 20 - _STAGGER * below)
            grown = (self._size - 1) * COIN_RECT.height() / 2
            self._start.setY(max(self._start.y(), _HIGHEST + RISE + grown))
            self._item.setScale(self._size)
        self._item.setPos(self._start - QPointF(0, RISE * ease(progress)))
        self._item.setOpacity(appearing(progress, _APPEARED) * fading(progress, 0.6))

    def end(self) -> None:
        if self._item is not None:
            self._coins.remove(self._item)
