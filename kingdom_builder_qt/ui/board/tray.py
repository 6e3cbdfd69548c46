"""The supply beside or below the board: every settlement that can still be built, to be seen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.ui.board.brushes import pen, with_alpha
from kingdom_builder_qt.ui.board.frame_art import RIM_RECT
from kingdom_builder_qt.ui.board.sprites import Sprites
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.theme_house import BOX, paint_house, paint_shadow

GAP: Final = 14.0
SIDE_WIDTH: Final = 112.0
BELOW_HEIGHT: Final = 116.0
HEAD: Final = 84.0  # room for number and title
PLACES: Final = 40
_HOUSE_RECT: Final = QRectF(-4, -4, BOX + 12, BOX + 8)


class TrayItem(QGraphicsItem):
    """Shows the settlements of one player that are left, those to build now on bright fields."""

    def __init__(self, theme: Theme, sprites: Sprites) -> None:
        super().__init__()
        self._theme = theme
        self._sprites = sprites
        self._title = ""
        self._player: int | None = None
        self._count = self._ready = 0
        self._below = False

    @property
    def player(self) -> int | None:
        """Return whose supply is shown."""
        return self._player

    @property
    def count(self) -> int:
        """Return how many settlements are shown."""
        return self._count

    def set_supply(self, player: int | None, count: int, ready: int, title: str) -> None:
        """Show the supply of a player; `ready` of its settlements are to be built now."""
        self._player, self._count, self._title = player, count, title
        self._ready = min(ready, count)
        self.update()

    def set_below(self, below: bool) -> None:
        """Lie below the board instead of beside it."""
        if below != self._below:
            self.prepareGeometryChange()
            self._below = below

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme from now on."""
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return tray_rect(self._below)

    def places(self) -> list[QPointF]:
        """Return the middles of all places, the one to take from first at the front."""
        rect = tray_rect(self._below)
        columns, rows = (PLACES // 2, 2) if self._below else (2, PLACES // 2)
        field = (
            rect.adjusted(HEAD + 10, 6, -8, -6) if self._below else rect.adjusted(6, HEAD, -6, -8)
        )
        wide, high = field.width() / columns, field.height() / rows
        found = []
        for place in range(PLACES):
            row, column = (place % 2, place // 2) if self._below else divmod(place, 2)
            found.append(field.topLeft() + QPointF((column + 0.5) * wide, (row + 0.5) * high))
        return found

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._player is None:
            return
        rect = tray_rect(self._below)
        painter.setPen(pen(self._theme.colour("rim_edge"), 1.2))
        painter.setBrush(self._theme.colour("rim"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 14, 14)
        self._paint_head(painter, rect)
        places = self.places()
        for middle in places[: self._ready]:
            painter.setPen(pen(self._theme.colour("target_edge"), 2.0))
            painter.setBrush(self._theme.colour("origin"))
            painter.drawRoundedRect(QRectF(middle.x() - 23, middle.y() - 21, 46, 42), 9, 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(self._theme.colour("rim_edge"), 60))
        for middle in places[self._count :]:
            painter.drawEllipse(middle, 4, 4)
        self._paint_houses(painter, places[: self._count])

    def _paint_head(self, painter: QPainter, rect: QRectF) -> None:
        head = QRectF(rect.left(), rect.top(), rect.width(), HEAD)
        if self._below:
            head = QRectF(rect.left() + 8, rect.top(), HEAD, rect.height())
        painter.setPen(self._theme.colour("text"))
        painter.setFont(self._theme.font(34, bold=True))
        align = Qt.AlignmentFlag.AlignHCenter
        upper = QRectF(head.left(), head.center().y() - 36, head.width(), 42)
        painter.drawText(upper, align | Qt.AlignmentFlag.AlignVCenter, str(self._count))
        painter.setPen(self._theme.colour("rim_text"))
        painter.setFont(self._theme.font(14, bold=True))
        lower = QRectF(head.left(), head.center().y() + 8, head.width(), 22)
        painter.drawText(lower, align | Qt.AlignmentFlag.AlignVCenter, self._title)

    def _paint_houses(self, painter: QPainter, places: list[QPointF]) -> None:
        style = self._theme.player(self._player or 0)

        def art(target: QPainter) -> None:
            target.scale(0.86, 0.86)
            paint_shadow(target)
            paint_house(target, style)

        corners = [middle - QPointF(BOX * 0.43, BOX * 0.43) for middle in places]
        self._sprites.draw(painter, ("tray", style.key), _HOUSE_RECT, corners, art)


def tray_rect(below: bool) -> QRectF:
    """Return where the supply lies."""
    if below:
        return QRectF(RIM_RECT.left(), RIM_RECT.bottom() + GAP, RIM_RECT.width(), BELOW_HEIGHT)
    return QRectF(RIM_RECT.right() + GAP, RIM_RECT.top(), SIDE_WIDTH, RIM_RECT.height())
