"""Where things lie on a score track, and what stands there: it knows no picture."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.ui.desktop.style.text_size import scaled

LANE: Final = (34, 150)  # height of a lane: the least, and the most of which there is use
AMPLE: Final = 68  # height of a lane below its words, with a house that is seen well
HOUSE: Final = (24, 84)
EMBLEM: Final = (28, 34)
NUMBER: Final = 1.4  # size of the number, as a factor on the text's
GROOVE: Final = 11.0
CROWN: Final = 18
NAME_SHARE: Final = 0.3
_LEAST_TOP: Final = 10  # gold at the end of the track
_HOP: Final = 14.0


@dataclass(frozen=True, slots=True)
class Lane:
    """Whose lane it is."""

    name: str
    colour: int


@dataclass(frozen=True, slots=True)
class Stretch:
    """What a card has paid: from which gold to which."""

    card: str
    start: float
    end: float


class ScoreLanes(QWidget):
    """Lanes one below the other over one scale; it is told where each house stands."""

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
        """Put all houses at the start; `most`: the gold up to which the track reaches at least."""
        self.lanes = tuple(lanes)
        self._step = next(step for step in (5, 10, 20, 50, 100, 10_000) if most <= 6 * step)
        self._top = max(_LEAST_TOP, math.ceil(most / self._step) * self._step)
        self.gold = [0.0] * len(lanes)
        self.paid = [[] for _ in lanes]
        self.winners, self._hop = frozenset(), 0.0
        self.update()

    def add_paid(self, player: int, card: str, start: float, end: float) -> None:
        """Remember which card took a house from some gold to other gold: its emblem stays there."""
        self.paid[player].append(Stretch(card, start, end))
        self.paid_changed.emit()
        self.update(self._lane_rect(player).toAlignedRect())

    def set_gold(self, player: int, gold: float) -> None:
        """Move the house of a player; what it does not pass stays as it is painted."""
        lane, before = self._lane_rect(player), self._house_rect(player)
        self.gold[player] = gold
        passed = before.united(self._house_rect(player)).adjusted(-EMBLEM[1], 0, GROOVE, 0)
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
        words = math.ceil(self.fontMetrics().height() * NUMBER)
        return len(self.lanes) * (words + AMPLE) + self._scale_height()

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
        room = self._lane_height() - self._words_height() - GROOVE - 14
        return round(max(EMBLEM[0], min(EMBLEM[1], room))) if self._words_height() else 0

    def _number_width(self) -> float:
        return self.fontMetrics().horizontalAdvance("000") * NUMBER + 6

    def _groove(self, player: int) -> QRectF:
        """Return the groove of a lane; the middle of a house goes from one end to the other."""
        lane, half = self._lane_rect(player), self._house_side() / 2
        left, right = lane.left() + 8 + half, lane.right() - 8 - half
        if not self._words_height():
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

    def _words_rect(self, player: int) -> QRectF:
        place = self._lane_rect(player).adjusted(8, 0, -8, 0)
        if height := self._words_height():
            place.setHeight(height)
        return place

    def _number_rect(self, player: int) -> QRectF:
        place = self._words_rect(player)
        place.setLeft(place.right() - self._number_width() - CROWN)
        return place
