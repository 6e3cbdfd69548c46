"""The score track: a lane for each player, along which a house moves as gold is counted."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.core.entries import Card
from kingdom_builder_qt.core.late.frozen import frozen
from kingdom_builder_qt.core.rules import TREASURE
from kingdom_builder_qt.ui.art.house import house_pixmap
from kingdom_builder_qt.ui.art.scenes.picture import paint_emblem
from kingdom_builder_qt.ui.style.text_size import scaled
from kingdom_builder_qt.ui.style.theme import CARD_RADIUS, Theme
from kingdom_builder_qt.ui.widgets.pictures import tinted
from kingdom_builder_qt.ui.widgets.style import SMALL, draw_line, scaled_font

LANE: Final = (34, 150)  # height of a lane: the least, and the most of which there is use
AMPLE: Final = 92  # height of a lane with its words and emblems, and a house that is seen well
HOUSE: Final = (24, 84)
EMBLEM: Final = (28, 40)
NUMBER: Final = 1.4  # size of the number, as a factor on the text's
_GROOVE: Final = 11.0
_LEAST_TOP: Final = 10  # gold at the end of the track
_NAME_SHARE: Final = 0.3
_CROWN: Final = 18
_HOP: Final = 14.0
_RIM: Final = QPointF(2, 2)  # around a lane, for the line at its edge
EntryOf: TypeAlias = Callable[[str], Card | None]


@frozen
class Lane:
    """Whose lane it is."""

    name: str
    colour: int


@frozen
class Stretch:
    """What a card has paid: from which gold to which."""

    card: str
    start: float
    end: float


class ScoreTrack(QWidget):
    """Paints lanes one below the other over one scale; it is told where each house stands."""

    paid_changed = Signal()  # a card has paid

    def __init__(self, theme: Theme, entry_of: EntryOf) -> None:
        super().__init__()
        self._theme, self._entry_of = theme, entry_of
        self.lanes: tuple[Lane, ...] = ()
        self._top, self._step = _LEAST_TOP, 5
        self.gold: list[float] = []
        self.winners: frozenset[int] = frozenset()
        self.paid: list[list[Stretch]] = []  # by player
        self._kept: dict[tuple[str | int, int, float], QPixmap] = {}  # houses and emblems
        self._lanes_kept: dict[tuple[float, ...], QPixmap] = {}
        self._hop = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._kept.clear()
        self._lanes_kept.clear()
        self.update()

    def set_lanes(self, lanes: Sequence[Lane], most: int) -> None:
        """Put all houses at the start; `most`: the gold up to which the track reaches at least."""
        self.lanes = tuple(lanes)
        self._step = next(step for step in (5, 10, 20, 50, 100, 10_000) if most <= 6 * step)
        self._top = max(_LEAST_TOP, math.ceil(most / self._step) * self._step)
        self.gold = [0.0] * len(lanes)
        self.paid = [[] for _ in lanes]
        self.winners, self._hop = frozenset(), 0.0
        self._lanes_kept.clear()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._lanes_kept.clear()
        super().changeEvent(event)

    def add_paid(self, player: int, card: str, start: float, end: float) -> None:
        """Remember which card took a house from some gold to other gold: its emblem stays there."""
        self.paid[player].append(Stretch(card, start, end))
        self.paid_changed.emit()
        self.update(self._lane_rect(player).toAlignedRect())

    def set_gold(self, player: int, gold: float) -> None:
        """Move the house of a player; what it does not pass stays as it is painted."""
        lane, before = self._lane_rect(player), self._house_rect(player)
        self.gold[player] = gold
        passed = before.united(self._house_rect(player)).adjusted(-EMBLEM[1], 0, _GROOVE, 0)
        passed.setTop(lane.top())
        passed.setBottom(lane.bottom())
        self.update(passed.toAlignedRect())
        self.update(self._number_rect(player).toAlignedRect())

    def set_winners(self, players: Collection[int], hop: float = 0.0) -> None:
        """Crown players and let the others step back; `hop`: how high they are, 0 to 1."""
        before, self.winners = self.winners, frozenset(players)
        is_still, self._hop = hop == self._hop, hop
        if before != self.winners:
            self.update()
        elif not is_still:
            for player in self.winners:
                self.update(self._lane_rect(player).toAlignedRect())

    def house_place(self, player: int) -> QPointF:
        """Return the middle of a player's house."""
        return self._house_rect(player).center()

    # -- where things lie ----------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(160), len(self.lanes) * LANE[0] + self._scale_height())

    def sizeHint(self) -> QSize:
        return QSize(scaled(300), len(self.lanes) * scaled(LANE[1]) + self._scale_height())

    def ample_height(self) -> int:
        """Return the height in which nothing is left out and more would only be air."""
        return len(self.lanes) * scaled(AMPLE) + self._scale_height()

    def _scale_height(self) -> int:
        return self.fontMetrics().height() + 4

    def _lane_height(self) -> float:
        room = (self.height() - self._scale_height()) / max(1, len(self.lanes))
        return min(room, scaled(LANE[1]))

    def _words_height(self) -> float:
        """Return the height of the line with name and number; 0 where they stand beside it."""
        height = self.fontMetrics().height() * NUMBER
        return height if self._lane_height() >= height + HOUSE[0] + 16 else 0.0

    def _lane_rect(self, player: int) -> QRectF:
        height = self._lane_height()
        return QRectF(0, player * height, self.width(), height).adjusted(1, 2, -1, -2)

    def _house_side(self) -> float:
        return max(HOUSE[0], min(HOUSE[1], self._lane_height() - self._words_height() - 12))

    def _emblem_side(self) -> int:
        """Return the size of the emblems along the way; 0 where there is no room for any."""
        room = self._lane_height() - self._words_height() - _GROOVE - 14
        return round(max(EMBLEM[0], min(EMBLEM[1], room))) if self._words_height() else 0

    def _number_width(self) -> float:
        return self.fontMetrics().horizontalAdvance("000") * NUMBER + 6

    def _groove(self, player: int) -> QRectF:
        """Return the groove of a lane; the middle of a house goes from one end to the other."""
        lane, half = self._lane_rect(player), self._house_side() / 2
        left, right = lane.left() + 8 + half, lane.right() - 8 - half
        if not self._words_height():
            left += lane.width() * _NAME_SHARE - 8
            right -= self._number_width()
        return QRectF(left, lane.bottom() - _GROOVE - 5, max(1.0, right - left), _GROOVE)

    def _x(self, groove: QRectF, gold: float) -> float:
        return groove.left() + groove.width() * min(1.0, max(0.0, gold / self._top))

    def _house_rect(self, player: int) -> QRectF:
        side, groove = self._house_side(), self._groove(player)
        x = self._x(groove, self.gold[player])
        lifted = _HOP * self._hop if player in self.winners else 0.0
        return QRectF(x - side / 2, groove.center().y() - side + 3 - lifted, side, side)

    def _words_rect(self, player: int) -> QRectF:
        place = self._lane_rect(player).adjusted(8, 0, -8, 0)
        if height := self._words_height():
            place.setHeight(height)
        return place

    def _number_rect(self, player: int) -> QRectF:
        place = self._words_rect(player)
        place.setLeft(place.right() - self._number_width() - _CROWN)
        return place

    # -- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.lanes:
            return
        self._paint_numbers(painter)
        for player in range(len(self.lanes)):
            if self._lane_rect(player).intersects(QRectF(event.rect())):
                painter.setOpacity(0.55 if self.winners and player not in self.winners else 1.0)
                self._paint_lane(painter, player)

    def _paint_numbers(self, painter: QPainter) -> None:
        last = self._lane_rect(len(self.lanes) - 1)
        painter.setFont(scaled_font(self, SMALL))
        painter.setPen(self._theme.colour("text_muted"))
        groove = self._groove(0)
        for gold in range(0, self._top + 1, self._step):
            place = QRectF(self._x(groove, gold) - 30, last.bottom() + 2, 60, self._scale_height())
            painter.drawText(place, Qt.AlignmentFlag.AlignHCenter, str(gold))

    def _paint_lane(self, painter: QPainter, player: int) -> None:
        painter.drawPixmap(self._lane_rect(player).topLeft() - _RIM, self._empty_lane(player))
        self._fill_groove(painter, player)
        self._paint_emblems(painter, player)
        self._paint_house(painter, player)
        painter.setOpacity(1.0)  # names and gold are to be read, whoever has won
        self._paint_words(painter, player)

    def _empty_lane(self, player: int) -> QPixmap:
        """Return a lane with all in it that no gold changes."""
        lane, ratio = self._lane_rect(player), self.devicePixelRatioF()
        key = player, player in self.winners, lane.width(), lane.height(), ratio
        found = self._lanes_kept.get(key)
        if found is None:
            size = (lane.size() + QSizeF(2 * _RIM.x(), 2 * _RIM.y())) * ratio
            found = QPixmap(math.ceil(size.width()), math.ceil(size.height()))
            found.setDevicePixelRatio(ratio)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(_RIM - lane.topLeft())
            self._paint_empty_lane(painter, player, lane)
            painter.end()
            self._lanes_kept[key] = found
        return found

    def _paint_empty_lane(self, painter: QPainter, player: int, lane: QRectF) -> None:
        edge = ("gold", 2.0) if player in self.winners else ("card_border", 1.0)
        painter.setPen(QPen(self._theme.colour(edge[0]), edge[1]))
        painter.setBrush(self._theme.paper("card"))
        painter.drawRoundedRect(lane, CARD_RADIUS, CARD_RADIUS)
        groove, round_ = self._groove(player), _GROOVE / 2
        painter.setPen(QPen(self._theme.colour("card_border"), 1))
        painter.setBrush(self._theme.colour("window"))
        painter.drawRoundedRect(groove.adjusted(-round_, 0, round_, 0), round_, round_)
        painter.setPen(QPen(self._theme.colour("text_muted"), 1))
        for gold in range(0, self._top + 1, self._step):
            x = self._x(groove, gold)
            painter.drawLine(QLineF(x, groove.bottom() + 1, x, groove.bottom() + 4))

    def _fill_groove(self, painter: QPainter, player: int) -> None:
        groove, round_ = self._groove(player), _GROOVE / 2
        end = self._x(groove, self.gold[player])
        if end <= groove.left():
            return
        style = self._theme.player(self.lanes[player].colour)
        painter.setPen(QPen(self._theme.colour("text_muted"), 1))
        is_lost = self._theme.is_dark and style.colour.lightnessF() < 0.3  # in the dark groove
        painter.setBrush(style.light if is_lost else style.colour)
        whole = groove.adjusted(-round_, 0, 0, 0)
        whole.setRight(end + round_)
        painter.drawRoundedRect(whole, round_, round_)

    def _paint_emblems(self, painter: QPainter, player: int) -> None:
        """Let the cards that have paid stand along the way, where there is room for them."""
        groove, house = self._groove(player), self._house_rect(player)
        side = self._emblem_side()
        for paid in self.paid[player]:
            left, right = self._x(groove, paid.start), self._x(groove, paid.end)
            middle = (left + right) / 2
            if side and right - left >= side + 2 and middle + side / 2 <= house.left() + 4:
                place = QPointF(middle - side / 2, groove.top() - side - 2)
                painter.drawPixmap(place, self._chip(paid.card, side))

    def _chip(self, card: str, side: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        found = self._kept.get((card, side, ratio))
        if found is None:
            found = QPixmap(math.ceil(side * ratio), math.ceil(side * ratio))
            found.setDevicePixelRatio(ratio)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            folder = "tiles" if card == TREASURE else "cards"
            entry, area = self._entry_of(card), QRectF(0, 0, side, side)
            paint_emblem(painter, folder, card, area, self._theme, entry=entry)
            painter.end()
            self._kept[card, side, ratio] = found
        return found

    def _paint_words(self, painter: QPainter, player: int) -> None:
        painter.setPen(self._theme.colour("text"))
        painter.setFont(scaled_font(self, 1.0, bold=True))
        middle = Qt.AlignmentFlag.AlignVCenter
        lane, place = self._lane_rect(player), self._words_rect(player)
        if self._words_height():
            name = place.adjusted(0, 0, -self._number_width(), 0)
        else:
            name = place.adjusted(0, 0, lane.width() * (_NAME_SHARE - 1) + 4, 0)
        draw_line(painter, name, Qt.AlignmentFlag.AlignLeft | middle, self.lanes[player].name)
        painter.setFont(scaled_font(self, NUMBER, bold=True))
        if player in self.winners:
            painter.setPen(self._theme.colour("gold"))
        gold = str(round(self.gold[player]))
        painter.drawText(place, Qt.AlignmentFlag.AlignRight | middle, gold)

    def _paint_house(self, painter: QPainter, player: int) -> None:
        rect, ratio = self._house_rect(player), self.devicePixelRatioF()
        key = self.lanes[player].colour, round(rect.width()), ratio
        if key not in self._kept:
            self._kept[key] = house_pixmap(*key, self._theme)
        painter.drawPixmap(rect.topLeft(), self._kept[key])
        if player in self.winners:
            crown = tinted("crown", self._theme.colour("gold"), _CROWN, ratio)
            painter.drawPixmap(self._crown_place(player, rect), crown)

    def _crown_place(self, player: int, house: QRectF) -> QPointF:
        """Return where the crown goes: over the house, or before the number in a low lane."""
        if self._words_height():
            return QPointF(house.center().x() - _CROWN / 2, house.top() - 13)
        lane = self._lane_rect(player)
        left = lane.right() - 8 - self._number_width() - _CROWN / 2
        return QPointF(left, lane.top() + 3)
