"""The items of the scene: settlements, badges and the keyboard cursor.

Items only draw what they are told; they take no mouse events and know no rule.
"""

from __future__ import annotations

from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.hexgrid import Hex
from kingdom_builder_qt.ui.board.brushes import pen, shaded, with_alpha
from kingdom_builder_qt.ui.board.geometry import HALF_WIDTH, SIDE, centre, corners
from kingdom_builder_qt.ui.board.sprites import Sprites
from kingdom_builder_qt.ui.theme import PlayerStyle, Theme
from kingdom_builder_qt.ui.theme_house import BOX, paint_house, paint_shadow

_HEX_RECT: Final = QRectF(-HALF_WIDTH, -SIDE, 2 * HALF_WIDTH, 2 * SIDE)
_HOUSE_AT: Final = QPointF(-BOX / 2, -BOX / 2 - 2)
_HOUSE_RECT: Final = QRectF(-4, -4, BOX + 8, BOX + 8)
_STANDING_RECT: Final = QRectF(-4, -4, BOX + 12, BOX + 12)
_SHADOW_RECT: Final = QRectF(-14, 14, BOX + 36, 40)


class PieceState(Enum):
    """How a settlement is shown."""

    NORMAL = "normal"
    GHOST = "ghost"  # where a piece would go
    LIFTED = "lifted"  # in the hand of the player
    DIMMED = "dimmed"  # not in question now


_OPACITY: Final = {
    PieceState.NORMAL: 1.0,
    PieceState.GHOST: 0.78,
    PieceState.LIFTED: 1.0,
    PieceState.DIMMED: 0.4,
}
LIFTED_HEIGHT: Final = 11.0


class SettlementItem(QGraphicsItem):
    """One settlement; `height` raises it above its shadow."""

    def __init__(self, player: int, theme: Theme, sprites: Sprites) -> None:
        super().__init__()
        self.player = player
        self._theme = theme
        self._sprites = sprites
        self._height = 0.0
        self._state = PieceState.NORMAL

    @property
    def state(self) -> PieceState:
        """Return how the settlement is shown."""
        return self._state

    def set_state(self, state: PieceState) -> None:
        """Show the settlement in another way."""
        self._state = state
        self.setOpacity(_OPACITY[state])
        self.set_height(LIFTED_HEIGHT if state is PieceState.LIFTED else 0.0)

    def set_height(self, height: float) -> None:
        """Raise the settlement to a height above the board."""
        if height != self._height:
            self.prepareGeometryChange()
            self._height = height

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme from now on."""
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        house = _HOUSE_RECT.translated(_HOUSE_AT - QPointF(0, self._height))
        return house.united(_SHADOW_RECT.translated(_HOUSE_AT)).adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        style = self._theme.player(self.player)
        if self._height == 0 and self._state is not PieceState.GHOST:
            self._draw_standing(painter, style)
            return
        # Few different heights, so that a falling piece does not fill the cache with shadows.
        level = min(4 * round(self._height / 4), 40)
        if self._state is not PieceState.GHOST:
            shadow = partial(_paint_shadow_at, level)
            self._sprites.draw(painter, ("shadow", level), _SHADOW_RECT, [_HOUSE_AT], shadow)
        place = _HOUSE_AT - QPointF(0, self._height)
        house = partial(_paint_house_of, style)
        self._sprites.draw(painter, ("house", style.key), _HOUSE_RECT, [place], house)

    def _draw_standing(self, painter: QPainter, style: PlayerStyle) -> None:
        """Draw house and shadow as one sprite: most of the time all settlements stand."""

        def art(target: QPainter) -> None:
            paint_shadow(target)
            paint_house(target, style)

        self._sprites.draw(painter, ("standing", style.key), _STANDING_RECT, [_HOUSE_AT], art)


def _paint_shadow_at(level: int, painter: QPainter) -> None:
    paint_shadow(painter, level)


def _paint_house_of(style: PlayerStyle, painter: QPainter) -> None:
    paint_house(painter, style)


class LocationBadgeItem(QGraphicsItem):
    """Shows on a location how many of its tiles are left: two pips, one, or a veil."""

    def __init__(self, hex_: Hex, theme: Theme, sprites: Sprites) -> None:
        super().__init__()
        self._theme = theme
        self._sprites = sprites
        self._left = 0
        self.setPos(centre(hex_))

    def set_left(self, left: int) -> None:
        """Show another number of tiles."""
        if left != self._left:
            self._left = left
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme from now on."""
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return _HEX_RECT

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._sprites.draw(painter, ("badge", self._left), _HEX_RECT, [QPointF()], self._draw)

    def _draw(self, painter: QPainter) -> None:
        if self._left == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(with_alpha(self._theme.colour("parchment_edge"), 170))
            painter.drawPolygon(corners(0.98))
        gold = self._theme.colour("ring")
        shown = max(2, self._left)
        for place in range(shown):
            x = (place - (shown - 1) / 2) * 12.5
            full = place < self._left
            painter.setPen(pen(shaded(gold, 0.3 if full else 0.8), 1.6))
            painter.setBrush(QColor("#f4b62a") if full else self._theme.colour("parchment"))
            painter.drawPolygon(corners(0.2).translated(x, 22.0))


class CursorItem(QGraphicsItem):
    """The keyboard cursor: brackets at the corners of a hex, so that nothing on it is hidden."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.hex: Hex | None = None
        self.hide()

    def go_to(self, hex_: Hex) -> None:
        """Show the cursor on a hex."""
        self.hex = hex_
        self.setPos(centre(hex_))
        self.show()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme from now on."""
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return _HEX_RECT.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        dark, light = self._theme.colour("target_edge"), self._theme.colour("origin")
        points = corners(1.0).toList()
        for hue, width in ((dark, 7.0), (light, 3.6)):
            painter.setPen(pen(hue, width))
            for i, corner in enumerate(points):
                for other in (points[i - 1], points[(i + 1) % 6]):
                    painter.drawLine(corner, corner + (other - corner) * 0.27)
