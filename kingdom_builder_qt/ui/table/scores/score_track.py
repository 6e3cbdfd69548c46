"""The score track: a lane for each player, along which a house moves as gold is counted."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPen, QPixmap

from kingdom_builder_qt.core.entries import Card
from kingdom_builder_qt.core.rules import TREASURE
from kingdom_builder_qt.ui.art.house import house_pixmap
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, appearance, current_theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import tinted
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, draw_line, scaled_font
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip
from kingdom_builder_qt.ui.table.scores.score_lanes import (
    CROWN,
    EMBLEM,
    GROOVE,
    NAME_SHARE,
    NUMBER,
    Lane,
    ScoreLanes,
)

_RIM: Final = QPointF(2, 2)  # margin of a lane for the line at its edge
EntryOf: TypeAlias = Callable[[str], Card | None]


class ScoreTrack(ScoreLanes):
    """Paints the lanes; the parts that do not depend on gold are cached."""

    def __init__(self, entry_of: EntryOf) -> None:
        """`entry_of` returns the entry of a card, which defines the landscape of custom cards."""
        super().__init__()
        self._entry_of = entry_of
        self._pictures: dict[
            tuple[str | int, int, float], QPixmap
        ] = {}  # cached houses and emblems
        self._lane_pictures: dict[tuple[float, ...], QPixmap] = {}
        appearance().changed.connect(self._forget)

    def _forget(self) -> None:
        self._pictures.clear()
        self._lane_pictures.clear()

    def set_lanes(self, lanes: Sequence[Lane], most: int) -> None:
        """Reset all houses to the start; the track reaches at least `most` gold."""
        self._lane_pictures.clear()
        super().set_lanes(lanes, most)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._lane_pictures.clear()
        super().changeEvent(event)

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
        painter.setPen(current_theme().colour("text_muted"))
        groove = self._groove(0)
        for gold in range(0, self._top + 1, self._step):
            place = QRectF(self._x(groove, gold) - 30, last.bottom() + 2, 60, self._scale_height())
            painter.drawText(place, Qt.AlignmentFlag.AlignHCenter, str(gold))

    def _paint_lane(self, painter: QPainter, player: int) -> None:
        painter.drawPixmap(self._lane_rect(player).topLeft() - _RIM, self._empty_lane(player))
        self._fill_groove(painter, player)
        self._paint_emblems(painter, player)
        self._paint_house(painter, player)
        painter.setOpacity(1.0)  # names and gold of all players stay readable
        self._paint_words(painter, player)

    def _empty_lane(self, player: int) -> QPixmap:
        """Return the cached parts of a lane that do not depend on gold."""
        lane, ratio = self._lane_rect(player), self.devicePixelRatioF()
        key = player, player in self.winners, lane.width(), lane.height(), ratio
        found = self._lane_pictures.get(key)
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
            self._lane_pictures[key] = found
        return found

    def _paint_empty_lane(self, painter: QPainter, player: int, lane: QRectF) -> None:
        edge = ("gold", 2.0) if player in self.winners else ("card_border", 1.0)
        theme = current_theme()
        painter.setPen(QPen(theme.colour(edge[0]), edge[1]))
        painter.setBrush(theme.paper("card"))
        painter.drawRoundedRect(lane, CARD_RADIUS, CARD_RADIUS)
        groove, round_ = self._groove(player), GROOVE / 2
        painter.setPen(QPen(theme.colour("card_border"), 1))
        painter.setBrush(theme.colour("window"))
        painter.drawRoundedRect(groove.adjusted(-round_, 0, round_, 0), round_, round_)
        painter.setPen(QPen(theme.colour("text_muted"), 1))
        for gold in range(0, self._top + 1, self._step):
            x = self._x(groove, gold)
            painter.drawLine(QLineF(x, groove.bottom() + 1, x, groove.bottom() + 4))

    def _fill_groove(self, painter: QPainter, player: int) -> None:
        groove, round_ = self._groove(player), GROOVE / 2
        end = self._x(groove, self.gold[player])
        if end <= groove.left():
            return
        theme = current_theme()
        style = theme.player(self.lanes[player].colour)
        painter.setPen(QPen(theme.colour("text_muted"), 1))
        is_lost = theme.is_dark and style.colour.lightnessF() < 0.3  # invisible in the dark groove
        painter.setBrush(style.light if is_lost else style.colour)
        whole = groove.adjusted(-round_, 0, 0, 0)
        whole.setRight(end + round_)
        painter.drawRoundedRect(whole, round_, round_)

    def _paint_emblems(self, painter: QPainter, player: int) -> None:
        """Paint the emblems of the paying cards along the groove, as large as they fit."""
        groove, house = self._groove(player), self._house_rect(player)
        sizes = [side for side in (self._emblem_side(), EMBLEM[0]) if self._text_height()]
        for paid in self.paid[player]:
            left, right = self._x(groove, paid.start), self._x(groove, paid.end)
            room = min(right - left - 2, 2 * house.left() + 8 - left - right)
            side = next((side for side in sizes if side <= room), 0)
            if side:
                place = QPointF((left + right - side) / 2, groove.top() - side - 2)
                painter.drawPixmap(place, self._chip(paid.card, side))

    def _chip(self, card: str, side: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        found = self._pictures.get((card, side, ratio))
        if found is None:
            found = QPixmap(math.ceil(side * ratio), math.ceil(side * ratio))
            found.setDevicePixelRatio(ratio)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            folder = "tiles" if card == TREASURE else "cards"
            entry, area = self._entry_of(card), QRectF(0, 0, side, side)
            paint_emblem(painter, folder, card, area, current_theme(), entry=entry)
            painter.end()
            self._pictures[card, side, ratio] = found
        return found

    def _paint_words(self, painter: QPainter, player: int) -> None:
        painter.setPen(current_theme().colour("text"))
        painter.setFont(scaled_font(self, 1.0, bold=True))
        middle = Qt.AlignmentFlag.AlignVCenter
        place, name = self._text_rect(player), self._name_rect(player)
        draw_line(painter, name, Qt.AlignmentFlag.AlignLeft | middle, self.lanes[player].name)
        painter.setFont(scaled_font(self, NUMBER, bold=True))
        gold = str(round(self.gold[player]))
        painter.drawText(place, Qt.AlignmentFlag.AlignRight | middle, gold)

    def event(self, event: QEvent) -> bool:
        """Show the full name of a player in a tooltip where it is elided."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = event.pos().toPointF()
            lanes = range(len(self.lanes))
            player = next((lane for lane in lanes if self._lane_rect(lane).contains(at)), None)
            show_tooltip(event.globalPos(), "" if player is None else self._cut_name(player), self)
            return True
        return super().event(event)

    def _cut_name(self, player: int) -> str:
        """Return the name of a player if it is elided, else ""."""
        name, metrics = self.lanes[player].name, QFontMetrics(scaled_font(self, 1.0, bold=True))
        is_cut = metrics.horizontalAdvance(name) > self._name_rect(player).width()
        return name if is_cut else ""

    def _name_rect(self, player: int) -> QRectF:
        lane, place = self._lane_rect(player), self._text_rect(player)
        if self._text_height():
            return place.adjusted(0, 0, -self._number_width(), 0)
        return place.adjusted(0, 0, lane.width() * (NAME_SHARE - 1) + 4, 0)

    def _paint_house(self, painter: QPainter, player: int) -> None:
        rect, ratio = self._house_rect(player), self.devicePixelRatioF()
        key = self.lanes[player].colour, round(rect.width()), ratio
        theme = current_theme()
        if key not in self._pictures:
            self._pictures[key] = house_pixmap(*key, theme)
        painter.drawPixmap(rect.topLeft(), self._pictures[key])
        if player in self.winners:
            crown = tinted("crown", theme.colour("gold"), CROWN, ratio)
            painter.drawPixmap(self._crown_place(player, rect), crown)

    def _crown_place(self, player: int, house: QRectF) -> QPointF:
        """Return the position of the crown: above the house, or before the number in a low lane."""
        if self._text_height():
            return QPointF(house.center().x() - CROWN / 2, house.top() - 13)
        lane = self._lane_rect(player)
        left = lane.right() - 8 - self._number_width() - CROWN / 2
        return QPointF(left, lane.top() + 3)
