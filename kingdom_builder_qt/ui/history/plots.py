"""Plots over the games of the history, the oldest at the left: gold, and the rating with its band.

Nothing is told by colour alone: who won has a full disc, who did not an empty ring.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.ai.players.player import LEVELS as OFFERED
from kingdom_builder_qt.game.history.figures import ListedGame, Rated
from kingdom_builder_qt.game.rating import LEVELS
from kingdom_builder_qt.ui.art.brushes import with_alpha
from kingdom_builder_qt.ui.history.texts import HistoryTexts
from kingdom_builder_qt.ui.style.theme import CARD_RADIUS, Theme
from kingdom_builder_qt.ui.widgets.style import SMALL, scaled_font
from kingdom_builder_qt.ui.widgets.tooltips import show_tooltip
from kingdom_builder_qt.ui.words.numbers import round_ticks

# Of so many games a line shows the mean of the last so many: it shall be no scribble.
_MEANS: Final = ((100, 10), (1000, 50), (10**9, 200))
_LINE_ROOM: Final = 34.0  # height between two lines, at least
_MOST_LINES: Final = 10
_DOT: Final = 4.0  # radius
_DOT_ROOM: Final = 3.0  # width of a game, below which ranges are drawn in place of dots
_NEAR: Final = 12.0  # of the mouse to a dot


class Plot(QWidget):
    """A card with a plot: its lines across, dates below, a legend above."""

    def __init__(self, theme: Theme, texts: HistoryTexts, name: str) -> None:
        super().__init__()
        self._theme, self._texts = theme, texts
        self._times: list[str] = []  # of each place across, as ISO 8601 has it
        self._area: tuple[tuple[int, int, str], QRectF] | None = None  # of a size and a font
        self._low, self._high = 0.0, 1.0
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(480, 320)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 150)

    # -- where things lie --------------------------------------------------------------------------

    @property
    def area(self) -> QRectF:
        """Return where the plot itself is drawn; it is asked for each point."""
        key = self.width(), self.height(), self.font().key()
        if self._area is None or self._area[0] != key:
            self._area = key, self._found_area()
        return self._area[1]

    def _found_area(self) -> QRectF:
        small = QFontMetricsF(scaled_font(self, SMALL))
        left, right = small.horizontalAdvance("0000") + 14, self._right_room(small)
        top, bottom = 2 * small.height() + 10, small.height() + 14
        return QRectF(self.rect()).adjusted(left, top, -right, -bottom)

    def _right_room(self, _metrics: QFontMetricsF) -> float:
        return 16.0

    def across(self, place: float) -> float:
        """Return where the n-th game lies; one alone in the middle."""
        area, last = self.area, len(self._times) - 1
        return area.left() + place * area.width() / last if last else area.center().x()

    def place_at(self, x: float) -> int:
        """Return the game nearest to a point across."""
        area, last = self.area, len(self._times) - 1
        share = (x - area.left()) / max(1.0, area.width())
        return max(0, min(last, round(share * last)))

    def upward(self, value: float) -> float:
        area = self.area
        return area.bottom() - (value - self._low) / (self._high - self._low) * area.height()

    def _take_range(self, low: float, high: float) -> None:
        """Let the plot reach from round numbers to round numbers around these."""
        ticks = self._ticks(low, high)
        self._low, self._high = float(ticks[0]), float(ticks[-1])

    def _ticks(self, low: float, high: float) -> tuple[int, ...]:
        most = max(2, min(_MOST_LINES, int(self.area.height() / _LINE_ROOM)))
        return round_ticks(low, high, most)

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.colour("card_border"), 1.0))
        painter.setBrush(self._theme.colour("card"))
        inside = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(inside, CARD_RADIUS, CARD_RADIUS)
        painter.setFont(scaled_font(self, SMALL))
        if not self._times:
            painter.setPen(self._theme.colour("text_muted"))
            wide = inside.adjusted(24, 12, -24, -12)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(wide, flags, self._nothing())
            return
        self._settle()
        self._paint_axes(painter)
        self._paint_legend(painter)
        self._paint_values(painter)

    def _nothing(self) -> str:
        """Return what is said while there is nothing to draw."""
        raise NotImplementedError

    def _settle(self) -> None:
        """Find the range upwards, which depends on the height."""
        raise NotImplementedError

    def _paint_values(self, painter: QPainter) -> None:
        raise NotImplementedError

    def _legend(self) -> list[tuple[str, str]]:
        """Return (sign, what it stands for)."""
        raise NotImplementedError

    def _paint_axes(self, painter: QPainter) -> None:
        area, metrics = self.area, QFontMetricsF(painter.font())
        for tick in self._ticks(self._low, self._high):
            y = self.upward(tick)
            painter.setPen(QPen(self._theme.colour("card_border"), 1.0))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(self._theme.colour("text_muted"))
            place = QRectF(0, y - metrics.height() / 2, area.left() - 7, metrics.height())
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, flags, str(tick))
        self._paint_days(painter, area, metrics)

    def _paint_days(self, painter: QPainter, area: QRectF, metrics: QFontMetricsF) -> None:
        """Write the first and the last day, and those between for which there is room."""
        painter.setPen(self._theme.colour("text_muted"))
        last = len(self._times) - 1
        wide = metrics.horizontalAdvance(self._day(last)) + 14
        steps = max(1, min(4, last, int(area.width() / wide) - 1))
        places = {round(last * step / steps) for step in range(steps + 1)} if last else {0}
        shown = ""
        for place in sorted(places):
            day = self._day(place)
            if day == shown:
                continue  # several games of one day
            shown = day
            left = self.across(place) - wide / 2
            left = max(area.left() - 8, min(left, area.right() + 8 - wide))
            rect = QRectF(left, area.bottom() + 5, wide, metrics.height())
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, day)

    def _day(self, place: int) -> str:
        return self._texts.day(datetime.fromisoformat(self._times[place]))

    def _paint_legend(self, painter: QPainter) -> None:
        metrics, left = QFontMetricsF(painter.font()), 14.0
        middle = 8 + metrics.height() / 2
        for sign, text in self._legend():
            self._paint_sign(painter, sign, QPointF(left + 7, middle))
            left += 19
            painter.setPen(self._theme.colour("text_muted"))
            painter.drawText(QPointF(left, middle + metrics.capHeight() / 2), text)
            left += metrics.horizontalAdvance(text) + 16

    def _paint_sign(self, painter: QPainter, sign: str, at: QPointF) -> None:
        if sign in ("won", "lost"):
            self._paint_dot(painter, at, won=sign == "won")
            return
        along = QPointF(7, 0)
        if sign == "line":
            painter.setPen(self._line_pen())
            painter.drawLine(at - along, at + along)
        elif sign == "dashes":
            painter.setPen(self._dashes())
            painter.drawLine(at - along, at + along)
        else:
            painter.fillRect(QRectF(at.x() - 7, at.y() - 5, 14, 10), self._tint())

    def _paint_dot(self, painter: QPainter, at: QPointF, *, won: bool) -> None:
        accent, card = self._theme.colour("accent"), self._theme.colour("card")
        painter.setPen(QPen(card if won else accent, 1.0 if won else 1.5))
        painter.setBrush(accent if won else card)
        radius = _DOT + 0.5 if won else _DOT - 0.5
        painter.drawEllipse(at, radius, radius)

    def _line_pen(self) -> QPen:
        pen = QPen(self._theme.colour("gold"), 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def _dashes(self) -> QPen:
        pen = QPen(self._theme.colour("text_muted"), 1.2)
        pen.setDashPattern([4.0, 3.0])
        return pen

    def _tint(self) -> QColor:
        return with_alpha(self._theme.colour("accent"), 56)

    def _line(self, values: Sequence[float]) -> QPolygonF:
        """Return a curve with no more points than can be told apart."""
        step = max(1, int(len(values) / max(1.0, self.area.width())))
        places = [*range(0, len(values), step)]
        if places[-1] != len(values) - 1:
            places.append(len(values) - 1)
        return QPolygonF(
            [QPointF(self.across(place), self.upward(values[place])) for place in places]
        )


class GoldPlot(Plot):
    """The gold of each game, and its mean over the last ones."""

    game_chosen = Signal(int)  # id

    def __init__(self, theme: Theme, texts: HistoryTexts) -> None:
        super().__init__(theme, texts, "")
        self.setAccessibleName(self.tr("Gold over time"))
        self._games: list[ListedGame] = []
        self._means: list[float] = []
        self._mean_of = 1

    def show_games(self, listed: Sequence[ListedGame]) -> None:
        """Show games, the newest first; those only watched are left out."""
        self._games = [game for game in reversed(listed) if game.is_person]
        self._times = [game.time for game in self._games]
        self._mean_of = next(of for most, of in _MEANS if len(self._games) <= most)
        self._means = means([game.gold for game in self._games], self._mean_of)
        self.update()

    def point(self, place: int) -> QPointF:
        """Return where the dot of the n-th game lies."""
        return QPointF(self.across(place), self.upward(self._games[place].gold))

    @property
    def has_dots(self) -> bool:
        """Return whether each game has its dot: there is room for them."""
        return self.area.width() >= _DOT_ROOM * len(self._games)

    def _nothing(self) -> str:
        return self.tr("The gold of your games over time will be shown here.")

    def _settle(self) -> None:
        gold = [game.gold for game in self._games]
        low, high = min(gold), max(gold)
        missing = max(0, 20 - (high - low)) / 2
        self._take_range(max(0.0, low - missing), high + missing)

    def _legend(self) -> list[tuple[str, str]]:
        mean = self.tr("mean of {count} games").format(count=self._mean_of)
        if not self.has_dots:
            return [("range", self.tr("gold of all games")), ("line", mean)]
        return [("won", self.tr("won")), ("lost", self.tr("not won")), ("line", mean)]

    def _paint_values(self, painter: QPainter) -> None:
        if not self.has_dots:
            self._paint_ranges(painter)
        if len(self._means) > 1:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(self._line_pen())
            painter.drawPolyline(self._line(self._means))
        if self.has_dots:
            for place, game in enumerate(self._games):
                self._paint_dot(painter, self.point(place), won=game.has_won)

    def _paint_ranges(self, painter: QPainter) -> None:
        """Paint from the least to the most gold of the games that lie on each other."""
        wide = max(1, round(4 * len(self._games) / max(1.0, self.area.width())))
        rects = []
        for start in range(0, len(self._games), wide):
            gold = [game.gold for game in self._games[start : start + wide]]
            left = self.across(start)
            right = self.across(min(start + wide, len(self._games) - 1))
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
            game = self._games[place]
            text = self.tr("{when}: {gold} gold, {result}").format(
                when=self._texts.day(game.ended),
                gold=game.gold,
                result=self._texts.result(game),
            )
            show_tooltip(event.globalPosition().toPoint(), text, self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._place_near(event.position())
        if place is not None and event.button() == Qt.MouseButton.LeftButton:
            self.game_chosen.emit(self._games[place].id)

    def _place_near(self, at: QPointF) -> int | None:
        """Return the game whose dot is near to the mouse."""
        if not self._games or not self.has_dots:
            return None
        self._settle()
        middle = self.place_at(at.x())
        near = range(max(0, middle - 4), min(len(self._games), middle + 5))
        away = {place: (self.point(place) - at).manhattanLength() for place in near}
        nearest = min(near, key=lambda place: away[place])
        return nearest if away[nearest] <= _NEAR else None


class RatingPlot(Plot):
    """The rating after each rated game, the range in which it lies, and the levels."""

    def __init__(self, theme: Theme, texts: HistoryTexts) -> None:
        super().__init__(theme, texts, "")
        self.setAccessibleName(self.tr("Rating over time"))
        self._course: list[Rated] = []

    def show_course(self, course: Sequence[Rated]) -> None:
        """Show ratings, the oldest first."""
        self._course = [*course]
        self._times = [rated.time for rated in course]
        last = course[-1].rating if course else None
        self.setAccessibleDescription(
            "" if last is None else f"{round(last.points)} ± {round(2 * last.deviation)}"
        )
        self.update()

    def _nothing(self) -> str:
        return self.tr(
            "Your rating will be shown here. Games that one person plays against computers count,"
            " unless they begin from a position or allow undo of what was revealed."
        )

    def _right_room(self, metrics: QFontMetricsF) -> float:
        names = [self._texts.level(level) for level in OFFERED]
        return max(metrics.horizontalAdvance(name) for name in names) + 16

    def _settle(self) -> None:
        points = [rated.rating.points for rated in self._course]
        last = self._course[-1].rating
        low, high = min(*points, last.low, 1400), max(*points, last.high, 1600)
        self._take_range(low, high)

    def _legend(self) -> list[tuple[str, str]]:
        return [
            ("line", self.tr("rating")),
            ("range", self.tr("19 times of 20 it lies here")),
            ("dashes", self.tr("levels")),
        ]

    def _paint_values(self, painter: QPainter) -> None:
        area = self.area
        self._paint_levels(painter, area)
        painter.save()
        painter.setClipRect(area.adjusted(-3, -3, 3, 3))
        high = self._line([rated.rating.high for rated in self._course])
        low = self._line([rated.rating.low for rated in self._course])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._tint())
        if len(self._course) == 1:
            x = high.at(0).x()
            painter.drawRect(QRectF(QPointF(x - 4, high.at(0).y()), QPointF(x + 4, low.at(0).y())))
        painter.drawPolygon(QPolygonF([*high.toList(), *reversed(low.toList())]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._line_pen())
        line = self._line([rated.rating.points for rated in self._course])
        painter.drawPolyline(line)
        self._paint_dot(painter, line.at(line.size() - 1), won=True)
        painter.restore()

    def _paint_levels(self, painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetricsF(painter.font())
        for level in OFFERED:
            y = self.upward(LEVELS[level].points)
            if not area.top() - 1 <= y <= area.bottom() + 1:
                continue
            painter.setPen(self._dashes())
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(self._theme.colour("text"))
            at = QPointF(area.right() + 8, y + metrics.capHeight() / 2)
            painter.drawText(at, self._texts.level(level))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._course and self.area.contains(event.position()):
            place = self.place_at(event.position().x())
            found = self._course[place]
            points, doubt = round(found.rating.points), round(2 * found.rating.deviation)
            text = f"{self._day(place)}: {points} ± {doubt}"
            show_tooltip(event.globalPosition().toPoint(), text, self)


def means(gold: Sequence[int], of: int) -> list[float]:
    """Return the mean of the last games up to each one; of fewer where there are not so many."""
    sums = [0, *accumulate(gold)]
    return [
        (sums[place] - sums[max(0, place - of)]) / min(place, of) for place in range(1, len(sums))
    ]
