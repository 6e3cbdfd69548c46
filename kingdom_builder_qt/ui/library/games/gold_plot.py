"""The gold of each game over time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, compress
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter

from kingdom_builder_qt.game.library.figures import Listing
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip
from kingdom_builder_qt.ui.library.games.figures_texts import FiguresTexts
from kingdom_builder_qt.ui.library.games.plot import Plot

tr = translator(__name__)

_Value = TypeVar("_Value")

# (games at most, games of the running mean): a longer mean keeps the line smooth.
_MEANS: Final = ((100, 10), (1000, 50), (10**9, 200))
_DOT_ROOM: Final = 3.0  # least width of a game with a dot; ranges replace narrower dots
_RANGE: Final = 4.0  # width of a range
_NEAR: Final = 12.0  # distance from the mouse to a dot


class GoldPlot(Plot):
    """The gold of each game, and its running mean."""

    game_chosen = Signal(str)  # id

    def __init__(self, texts: FiguresTexts) -> None:
        super().__init__(texts, "")
        self.setAccessibleName(tr("Gold over time"))
        self._keys: Sequence[str] = ()
        self._gold: Sequence[int] = ()
        self._won: Sequence[int] = ()
        self._mean: Callable[[int], float] = running_mean((), 1)
        self._mean_of = 1

    def show_games(self, listed: Listing) -> None:
        """Show the games in which persons played."""
        self._keys = _played(listed, listed.ids)
        self._times = _played(listed, listed.times)
        self._gold = _played(listed, listed.gold)
        self._won = _played(listed, listed.won)
        self._mean_of = next(of for most, of in _MEANS if len(self._keys) <= most)
        self._mean = running_mean(self._gold, self._mean_of)
        self.update()

    @property
    def keys(self) -> Sequence[str]:
        """Return the ids of the games in the order of their dots."""
        return self._keys

    def point(self, place: int) -> QPointF:
        """Return the position of the dot of the n-th game."""
        return QPointF(self.across(place), self.upward(self._gold[place]))

    @property
    def has_dots(self) -> bool:
        """Return whether there is room for a dot for each game."""
        return self.area.width() >= _DOT_ROOM * len(self._keys)

    def _nothing(self) -> str:
        return tr("Your gold per game will appear here.")

    def _single(self) -> str:
        return self._account(0)

    def _settle(self) -> None:
        low, high = min(self._gold), max(self._gold)
        missing = max(0, 20 - (high - low)) / 2
        self._take_range(max(0.0, low - missing), high + missing)

    def _legend(self) -> list[tuple[str, str]]:
        mean = tr("average of %n games", "", self._mean_of)
        if not self.has_dots:
            return [("range", tr("gold of all games")), ("line", mean)]
        return [
            ("won", tr("won", "games, in a legend")),
            ("lost", tr("lost", "games, in a legend")),
            ("line", mean),
        ]

    def _paint_values(self, painter: QPainter) -> None:
        if not self.has_dots:
            self._paint_ranges(painter)
        if len(self._keys) > 1:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(self._line_pen())
            painter.drawPolyline(self._line(self._mean))
        if self.has_dots:
            for place, won in enumerate(self._won):
                self._paint_dot(painter, self.point(place), won=bool(won))

    def _paint_ranges(self, painter: QPainter) -> None:
        """Paint bars from the least to the most gold of games that share their place."""
        wide = max(1, round(_RANGE * len(self._keys) / max(1.0, self.area.width())))
        rects = []
        for start in range(0, len(self._keys), wide):
            gold = self._gold[start : start + wide]
            left = self.across(start)
            right = self.across(min(start + wide, len(self._keys) - 1))
            top, bottom = self.upward(max(gold)), self.upward(min(gold))
            rects.append(QRectF(left, top, max(1.0, right - left - 0.5), max(2.0, bottom - top)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._tint())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.drawRects(rects)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self._place_near(event.position())
        if place is not None:
            show_tooltip(event.globalPosition().toPoint(), self._account(place), self)

    def _account(self, place: int) -> str:
        """Return day, gold and result of a game."""
        won, lost = tr("{when}: {gold} gold, won"), tr("{when}: {gold} gold, lost")
        pattern = won if self._won[place] else lost
        return pattern.format(when=self._day(place), gold=self._gold[place])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._place_near(event.position())
        if place is not None and event.button() == Qt.MouseButton.LeftButton:
            self.game_chosen.emit(self._keys[place])

    def _place_near(self, at: QPointF) -> int | None:
        """Return the game with the dot nearest to a point, None if it is not near.

        A single game, which is told in words, is near everywhere.
        """
        if len(self._keys) == 1:
            return 0
        if not self._keys or not self.has_dots:
            return None
        self._settle()
        middle = self.place_at(at.x())
        near = range(max(0, middle - 4), min(len(self._keys), middle + 5))
        away = {place: (self.point(place) - at).manhattanLength() for place in near}
        nearest = min(near, key=lambda place: away[place])
        return nearest if away[nearest] <= _NEAR else None


def _played(listed: Listing, column: Sequence[_Value]) -> tuple[_Value, ...]:
    """Return a column of the games in which persons played, the oldest first."""
    return tuple(compress(column, listed.persons))[::-1]


def running_mean(values: Sequence[int], of: int) -> Callable[[int], float]:
    """Return a function for the mean of `of` values up to a place, fewer at the beginning."""
    sums = [0, *accumulate(values)]

    def mean(place: int) -> float:
        first = max(0, place + 1 - of)
        return (sums[place + 1] - sums[first]) / (place + 1 - first)

    return mean
