"""The motion of a picture from one place of the window to another, over the widgets between."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.table.board.motion.flier import Flier
from kingdom_builder_qt.ui.table.board.motion.motion import Motion, between, fading, glide

Place = Callable[[], QPointF | None]  # in coordinates of the covered widget

_SHORTEST: Final = 420  # milliseconds
_LONGEST: Final = 900
_PER_PIXEL: Final = 0.55
_SWING: Final = 0.16  # height of the arc as a share of its length


class Flight(Motion):
    """A picture flies in an arc from place to place; nothing flies if one place is None.

    Places and picture are requested when the motion begins, because panels may move until then.
    `grows`: scale at start and goal. `after`: delay in milliseconds. `fades`: fade out on the way.
    `arrived` is called on arrival, also if nothing flew.
    """

    def __init__(
        self,
        over: QWidget,
        picture: Callable[[], QPixmap],
        start: Place,
        goal: Place,
        *,
        grows: tuple[float, float] = (1.0, 1.0),
        after: int = 0,
        fades: bool = False,
        arrived: Callable[[], None] = lambda: None,
    ) -> None:
        self._over, self._picture = over, picture
        self._places = start, goal
        self._grows, self._after, self._fades = grows, after, fades
        self._arrived = arrived
        self._flier: Flier | None = None

    def begin(self) -> None:
        """Measure the way; with animations off the picture is never made."""
        start, goal = (place() for place in self._places)
        self._way = None if start is None or goal is None else (start, goal)
        self.duration = self._after
        if self._way is not None:
            length = math.dist(*(point.toTuple() for point in self._way))
            self._swing = _SWING * length
            self._flies = round(min(max(_SHORTEST, _PER_PIXEL * length), _LONGEST))
            self.duration += self._flies

    def at(self, progress: float) -> None:
        if self._way is None:
            return
        flown = (progress * self.duration - self._after) / self._flies
        if flown < 0:
            return
        if self._flier is None:
            self._flier = Flier(self._picture(), self._over)
        eased = glide(min(1.0, flown))
        point = between(*self._way, eased) - QPointF(0, 4 * self._swing * eased * (1 - eased))
        small, large = self._grows
        opacity = fading(eased, 0.55) if self._fades else 1.0
        self._flier.fly_to(point, small + (large - small) * eased, opacity)

    def end(self) -> None:
        if self._flier is not None:
            self._flier.hide()
            self._flier.deleteLater()
            self._flier = None
        self._arrived()

    def forget(self) -> None:
        """Run the callback without a flight."""
        self._arrived()
