"""The score track: a lane for each player, along which a house moves as gold is counted."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.ui.art.house import house_pixmap
from kingdom_builder_qt.ui.style.text_size import scaled
from kingdom_builder_qt.ui.style.theme import CARD_RADIUS, Theme
from kingdom_builder_qt.ui.widgets.pictures import tinted
from kingdom_builder_qt.ui.widgets.style import SMALL, draw_line, scaled_font

LANE: Final = (34, 84)  # height of a lane: the least, and the most, of which there is use
HOUSE: Final = (24, 44)
_TALL: Final = 56  # from here on the name stands over the lane, otherwise before it
_GROOVE: Final = 10.0
_LEAST_TOP: Final = 10  # gold at the end of the track
_NAME_SHARE: Final = 0.3
_CROWN: Final = 18
_HOP: Final = 14.0


@dataclass(frozen=True, slots=True)
class Lane:
    """Whose lane it is."""

    name: str
    colour: int


class ScoreTrack(QWidget):
    """Paints lanes one below the other over one scale; it is told where each house stands."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._lanes: tuple[Lane, ...] = ()
        self._top, self._step = _LEAST_TOP, 5
        self.gold: list[float] = []
        self.winners: frozenset[int] = frozenset()
        self._hop = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def set_lanes(self, lanes: Sequence[Lane], most: int) -> None:
        """Put all houses at the start; `most`: the gold up to which the track reaches at least."""
        self._lanes = tuple(lanes)
        self._step = next(step for step in (5, 10, 20, 50, 100, 10_000) if most <= 6 * step)
        self._top = max(_LEAST_TOP, math.ceil(most / self._step) * self._step)
        self.gold = [0.0] * len(lanes)
        self.winners, self._hop = frozenset(), 0.0
        self.update()

    def set_gold(self, player: int, gold: float) -> None:
        """Move the house of a player."""
        self.gold[player] = gold
        self.update(self._lane_rect(player).toAlignedRect())

    def set_winners(self, players: Collection[int], hop: float = 0.0) -> None:
        """Crown players and let the others step back; `hop`: how high they are, 0 to 1."""
        self.winners, self._hop = frozenset(players), hop
        self.update()

    def house_place(self, player: int) -> QPointF:
        """Return the middle of a player's house."""
        return self._house_rect(player).center()

    # -- where things lie ----------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(160), len(self._lanes) * LANE[0] + self._scale_height())

    def sizeHint(self) -> QSize:
        return QSize(scaled(300), len(self._lanes) * scaled(LANE[1]) + self._scale_height())

    def _scale_height(self) -> int:
        return self.fontMetrics().height() + 4

    def _lane_height(self) -> float:
        room = (self.height() - self._scale_height()) / max(1, len(self._lanes))
        return min(room, scaled(LANE[1]))

    def _is_tall(self) -> bool:
        return self._lane_height() >= scaled(_TALL)

    def _lane_rect(self, player: int) -> QRectF:
        height = self._lane_height()
        return QRectF(0, player * height, self.width(), height)

    def _house_side(self) -> float:
        room = self._lane_height() - (self.fontMetrics().height() if self._is_tall() else 0) - 6
        return max(HOUSE[0], min(HOUSE[1], room))

    def _number_width(self) -> float:
        return self.fontMetrics().horizontalAdvance("000") * 1.35 + 6

    def _groove(self, player: int) -> QRectF:
        """Return the groove of a lane; the middle of a house goes from one end to the other."""
        lane, half = self._lane_rect(player), self._house_side() / 2
        name = 10 if self._is_tall() else lane.width() * _NAME_SHARE
        left, right = name + half, lane.right() - self._number_width() - half
        return QRectF(left, lane.bottom() - _GROOVE - 4, max(1.0, right - left), _GROOVE)

    def _x(self, player: int, gold: float) -> float:
        groove = self._groove(player)
        return groove.left() + groove.width() * min(1.0, max(0.0, gold / self._top))

    def _house_rect(self, player: int) -> QRectF:
        side, groove = self._house_side(), self._groove(player)
        x = self._x(player, self.gold[player])
        lifted = _HOP * self._hop if player in self.winners else 0.0
        return QRectF(x - side / 2, groove.center().y() - side + 2 - lifted, side, side)

    # -- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._lanes:
            return
        self._paint_scale(painter)
        for player in range(len(self._lanes)):
            if self._lane_rect(player).intersects(QRectF(event.rect()).adjusted(0, -20, 0, 20)):
                painter.setOpacity(0.5 if self.winners and player not in self.winners else 1.0)
                self._paint_lane(painter, player)

    def _paint_scale(self, painter: QPainter) -> None:
        """Paint a fine line for every few gold, and the numbers below."""
        last = self._lane_rect(len(self._lanes) - 1)
        painter.setFont(scaled_font(self, SMALL))
        for gold in range(0, self._top + 1, self._step):
            x = self._x(0, gold)
            painter.setPen(QPen(self._theme.colour("card_border"), 1))
            painter.drawLine(QLineF(x, self._groove(0).top(), x, last.bottom()))
            painter.setPen(self._theme.colour("text_muted"))
            place = QRectF(x - 30, last.bottom() + 1, 60, self._scale_height())
            painter.drawText(place, Qt.AlignmentFlag.AlignHCenter, str(gold))

    def _paint_lane(self, painter: QPainter, player: int) -> None:
        lane, groove = self._lane_rect(player), self._groove(player)
        if player in self.winners:
            painter.setPen(QPen(self._theme.colour("gold"), 1.5))
            painter.setBrush(self._theme.colour("card"))
            painter.drawRoundedRect(lane.adjusted(1, 1, -1, -1), CARD_RADIUS, CARD_RADIUS)
        self._paint_groove(painter, player, groove)
        self._paint_words(painter, player, lane)
        self._paint_house(painter, player)

    def _paint_groove(self, painter: QPainter, player: int, groove: QRectF) -> None:
        round_ = groove.height() / 2
        whole = groove.adjusted(-round_, 0, round_, 0)
        painter.setPen(QPen(self._theme.colour("card_border"), 1))
        painter.setBrush(self._theme.colour("window"))
        painter.drawRoundedRect(whole, round_, round_)
        style, end = (
            self._theme.player(self._lanes[player].colour),
            self._x(player, self.gold[player]),
        )
        if end <= groove.left():
            return
        painter.setPen(QPen(self._theme.colour("text_muted"), 1))
        is_lost = self._theme.is_dark and style.colour.lightnessF() < 0.3  # in the dark groove
        painter.setBrush(style.light if is_lost else style.colour)
        whole.setRight(end + round_)
        painter.drawRoundedRect(whole, round_, round_)

    def _paint_words(self, painter: QPainter, player: int, lane: QRectF) -> None:
        painter.setPen(self._theme.colour("text"))
        painter.setFont(scaled_font(self, 1.0, bold=True))
        middle = Qt.AlignmentFlag.AlignVCenter
        if self._is_tall():
            place = QRectF(10, lane.top() + 3, lane.width() - 20, self.fontMetrics().height() + 2)
        else:
            place = QRectF(6, lane.top(), lane.width() * _NAME_SHARE - 8, lane.height())
        draw_line(painter, place, Qt.AlignmentFlag.AlignLeft | middle, self._lanes[player].name)
        painter.setFont(scaled_font(self, 1.3, bold=True))
        if player in self.winners:
            painter.setPen(self._theme.colour("gold"))
        width = self._number_width()
        groove = self._groove(player).center().y()
        number = QRectF(lane.right() - width - 6, groove - 20, width, 40)
        number.moveBottom(min(number.bottom(), lane.bottom() + 12))
        gold = str(round(self.gold[player]))
        painter.drawText(number, Qt.AlignmentFlag.AlignRight | middle, gold)

    def _paint_house(self, painter: QPainter, player: int) -> None:
        rect, ratio = self._house_rect(player), self.devicePixelRatioF()
        house = house_pixmap(self._lanes[player].colour, round(rect.width()), ratio, self._theme)
        painter.drawPixmap(rect.topLeft(), house)
        if player in self.winners:
            crown = tinted("crown", self._theme.colour("gold"), _CROWN, ratio)
            painter.drawPixmap(QPointF(rect.center().x() - _CROWN / 2, rect.top() - 13), crown)
