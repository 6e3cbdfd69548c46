"""Geometry and state of the score track, without painting."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.ui.desktop.style.text_size import scaled

LANE: Final = (34, 150)  # least and largest useful height of a lane
AMPLE: Final = 68  # height of a lane below its text, with a clearly visible house
HOUSE: Final = (24, 84)
EMBLEM: Final = (28, 34)
NUMBER: Final = 1.4  # size of the number as a factor of the text size
GROOVE: Final = 11.0
CROWN: Final = 18
NAME_SHARE: Final = 0.3
_LEAST_TOP: Final = 10  # least gold at the end of the track
_HOP: Final = 14.0


@dataclass(frozen=True, slots=True)
class Lane:
    """The owner of a lane."""

    name: str
    colour: int


@dataclass(frozen=True, slots=True)
class Stretch:
    """A payment of a card as a range of gold."""

    card: str
    start: float
    end: float


class ScoreLanes(QWidget):
    """Lanes on a common scale, one below the other, with a house in each."""

    paid_changed = Signal()  # a card has paid

    def __init__(self) -> None:
        super().__init__()
        self.lanes: tuple[Lane, ...] = ()
        self._top, self._step = _LEAST_TOP, 5
        self.gold: list[float] = []
        self.winners: frozenset[int] = frozenset()
        self.paid: list[list[Stretch]] = []  # by player
        self._hop = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def set_lanes(self, lanes: Sequence[Lane], most: int) -> None:
        """Reset all houses to the start; the track reaches at least `most` gold."""
        self.lanes = tuple(lanes)
        self._step = next(step for step in (5, 10, 20, 50, 100, 10_000) if most <= 6 * step)
        self._top = max(_LEAST_TOP, math.ceil(most / self._step) * self._step)
        self.gold = [0.0] * len(lanes)
        self.paid = [[] for _ in lanes]
        self.winners, self._hop = frozenset(), 0.0
        self.update()

    def add_paid(self, player: int, card: str, start: float, end: float) -> None:
        """Store that a card moved a house from `start` to `end`; its emblem stays there."""
        self.paid[player].append(Stretch(card, start, end))
        self.paid_changed.emit()
        self.update(self._lane_rect(player).toAlignedRect())

    def set_gold(self, player: int, gold: float) -> None:
        """Move the house of a player; only the part it passes is repainted."""
        lane, before = self._lane_rect(player), self._house_rect(player)
        self.gold[player] = gold
        passed = before.united(self._house_rect(player)).adjusted(-EMBLEM[1], 0, GROOVE, 0)
        passed.setTop(lane.top())
        passed.setBottom(lane.bottom())
        self.update(passed.toAlignedRect())
        self.update(self._number_rect(player).toAlignedRect())

    def set_winners(self, players: Collection[int], hop: float = 0.0) -> None:
        """Crown players and dim the others; `hop`: height of the crowned houses, 0 to 1."""
        before, self.winners = self.winners, frozenset(players)
        is_still, self._hop = hop == self._hop, hop
        if before != self.winners:
            self.update()
        elif not is_still:
            for player in self.winners:
                self.update(self._lane_rect(player).toAlignedRect())

    def house_place(self, player: int) -> QPointF:
        """Return the centre of a player's house."""
        return self._house_rect(player).center()

    def coin_way(self, player: int) -> QLineF:
        """Return the way of a coin from the left edge to a player's house, which crosses no name.

        It follows the groove, or the lower edge of a lane with its name next to the groove.
        """
        lane = self._lane_rect(player)
        y = self._groove(player).center().y() if self._text_height() else lane.bottom()
        return QLineF(lane.left(), y, self.house_place(player).x(), y)

    # -- geometry ------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(160), len(self.lanes) * LANE[0] + self._scale_height())

    def sizeHint(self) -> QSize:
        return QSize(scaled(300), len(self.lanes) * scaled(LANE[1]) + self._scale_height())

    def ample_height(self) -> int:
        """Return the height above which the track only gains empty space."""
        words = math.ceil(self.fontMetrics().height() * NUMBER)
        return len(self.lanes) * (words + AMPLE) + self._scale_height()

    def _scale_height(self) -> int:
        return self.fontMetrics().height() + 4

    def _lane_height(self) -> float:
        room = (self.height() - self._scale_height()) / max(1, len(self.lanes))
        return min(room, scaled(LANE[1]))

    def _text_height(self) -> float:
        """Return the height of the line with name and number, 0 if they are next to the groove."""
        height = self.fontMetrics().height() * NUMBER
        return height if self._lane_height() >= height + HOUSE[0] + 16 else 0.0

    def _lane_rect(self, player: int) -> QRectF:
        height = self._lane_height()
        return QRectF(0, player * height, self.width(), height).adjusted(1, 2, -1, -2)

    def _house_side(self) -> float:
        return max(HOUSE[0], min(HOUSE[1], self._lane_height() - self._text_height() - 12))

    def _emblem_side(self) -> int:
        """Return the size of the emblems along the groove, 0 if there is no space."""
        room = self._lane_height() - self._text_height() - GROOVE - 14
        return round(max(EMBLEM[0], min(EMBLEM[1], room))) if self._text_height() else 0

    def _number_width(self) -> float:
        return self.fontMetrics().horizontalAdvance("000") * NUMBER + 6

    def _groove(self, player: int) -> QRectF:
        """Return the groove of a lane; the centre of a house moves from one end to the other."""
        lane, half = self._lane_rect(player), self._house_side() / 2
        left, right = lane.left() + 8 + half, lane.right() - 8 - half
        if not self._text_height():
            left += lane.width() * NAME_SHARE - 8
            right -= self._number_width()
        return QRectF(left, lane.bottom() - GROOVE - 5, max(1.0, right - left), GROOVE)

    def _x(self, groove: QRectF, gold: float) -> float:
        return groove.left() + groove.width() * min(1.0, max(0.0, gold / self._top))

    def _house_rect(self, player: int) -> QRectF:
        side, groove = self._house_side(), self._groove(player)
        x = self._x(groove, self.gold[player])
        lifted = _HOP * self._hop if player in self.winners else 0.0
        return QRectF(x - side / 2, groove.center().y() - side + 3 - lifted, side, side)

    def _text_rect(self, player: int) -> QRectF:
        place = self._lane_rect(player).adjusted(8, 0, -8, 0)
        if height := self._text_height():
            place.setHeight(height)
        return place

    def _number_rect(self, player: int) -> QRectF:
        place = self._text_rect(player)
        place.setLeft(place.right() - self._number_width() - CROWN)
        return place
