"""The rating over time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPolygonF

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.game.library.figures import RatingPoint
from kingdom_builder_qt.game.rating import RATINGS
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip
from kingdom_builder_qt.ui.library.games.figures_texts import FiguresTexts
from kingdom_builder_qt.ui.library.games.plot import Plot
from kingdom_builder_qt.ui.words.foreign_text import labelled

tr = translator(__name__)


class RatingPlot(Plot):
    """The rating after each rated game, its range of uncertainty, and the levels."""

    def __init__(self, texts: FiguresTexts) -> None:
        super().__init__(texts, "")
        self.setAccessibleName(tr("Rating over time"))
        self._course: list[RatingPoint] = []

    def show_course(self, course: Sequence[RatingPoint]) -> None:
        """Show ratings, the oldest first."""
        self._course = [*course]
        self._times = [rated.time for rated in course]
        self.choose(len(self._course) - 1)

    def spot(self, place: int) -> QPointF:
        return QPointF(self.across(place), self.upward(self._course[place].rating.points))

    def words(self, place: int) -> str:
        return labelled(self._day(place), self._texts.rating(self._course[place].rating))

    def _nothing(self) -> str:
        return tr(
            "Your rating will appear here. Only games of one person against computers count,"
            " not those from a set-up position or with free undo."
        )

    def _single(self) -> str:
        return self._texts.rating(self._course[0].rating)

    def _right_room(self, metrics: QFontMetricsF) -> float:
        names = [self._texts.level(level) for level in LEVELS]
        return max(metrics.horizontalAdvance(name) for name in names) + 16

    def _settle(self) -> None:
        points = [rated.rating.points for rated in self._course]
        last = self._course[-1].rating
        low, high = min(*points, last.low, 1400), max(*points, last.high, 1600)
        self._take_range(low, high)

    def _legend(self) -> list[tuple[str, str]]:
        return [
            ("line", tr("rating")),
            ("range", tr("95 % range")),
            ("dashes", tr("levels", "of the computer, in a legend")),
        ]

    def _paint_values(self, painter: QPainter) -> None:
        area = self.area
        self._paint_levels(painter, area)
        painter.save()
        painter.setClipRect(area.adjusted(-3, -3, 3, 3))
        high = self._line(lambda place: self._course[place].rating.high)
        low = self._line(lambda place: self._course[place].rating.low)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._tint())
        painter.drawPolygon(QPolygonF([*high.toList(), *reversed(low.toList())]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._line_pen())
        line = self._line(lambda place: self._course[place].rating.points)
        painter.drawPolyline(line)
        self._paint_dot(painter, line.at(line.size() - 1), won=True)
        painter.restore()

    def _paint_levels(self, painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetricsF(painter.font())
        for level, y in self.shown_levels(metrics.height()):
            painter.setPen(self._dashes())
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(current_theme().colour("text"))
            at = QPointF(area.right() + 8, y + metrics.capHeight() / 2)
            painter.drawText(at, self._texts.level(level))

    def shown_levels(self, room: float) -> list[tuple[str, float]]:
        """Return the levels in the range and their y, without those whose names would overlap."""
        area, shown = self.area, list[tuple[str, float]]()
        for level in LEVELS:
            y = self.upward(RATINGS[level].points)
            is_inside = area.top() - 1 <= y <= area.bottom() + 1
            if is_inside and (not shown or shown[-1][1] - y >= room):
                shown.append((level, y))
        return shown

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.has_curve and self.area.contains(event.position()):
            place = self.place_at(event.position().x())
            show_tooltip(event.globalPosition().toPoint(), self.words(place), self)
