"""The calendar of daily challenges, with the result of each day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPalette, QPen, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QTableView, QToolButton, QWidget

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme, follow_appearance
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.medal_sign import paint_medal
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon, set_icon
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip

tr = translator(__name__)

FINISHED: Final = "finished"  # without a medal
BEGUN: Final = "begun"
CELL: Final = 32  # least height of a day, in pixels
_SIGN: Final = 18


class ChallengeCalendar(QCalendarWidget):
    """Days up to today; each shows its medal, `FINISHED`, `BEGUN` or nothing."""

    day_chosen = Signal(object)  # date, selected by mouse or keys
    day_activated = Signal(object)  # date, by Enter or a double click

    def __init__(self, first: date, result_of: Callable[[date], str]) -> None:
        """`first`: the earliest day. `result_of`: see the class."""
        super().__init__()
        self._result_of = result_of
        self.setLocale(QLocale())
        self.setFirstDayOfWeek(QLocale().firstDayOfWeek())
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setMinimumDate(_qt(first))
        self.setDateEditEnabled(False)  # digits typed by chance would change the day
        self.setAccessibleName(tr("Daily challenges"))
        self.selectionChanged.connect(self._on_selected)
        self.activated.connect(lambda day: self.day_activated.emit(_python(day)))
        (self._days,) = self.findChildren(QTableView)
        (self._bar,) = self.findChildren(QWidget, "qt_calendar_navigationbar")
        (self._previous,) = self.findChildren(QToolButton, "qt_calendar_prevmonth")
        (self._next,) = self.findChildren(QToolButton, "qt_calendar_nextmonth")
        words = tr("Previous month"), tr("Next month")
        for button, text in zip((self._previous, self._next), words, strict=True):
            button.setAccessibleName(text)
            set_tooltip(button, text)
        follow_appearance(self._follow_theme)

    def show_until(self, today: date) -> None:
        """Offer the days up to today."""
        self.setMaximumDate(_qt(today))

    @property
    def day(self) -> date:
        return _python(self.selectedDate())

    def choose(self, day: date) -> None:
        """Select a day."""
        self.setSelectedDate(_qt(day))

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate) -> None:
        """Paint the number of a day above its result."""
        theme, is_open = current_theme(), self.minimumDate() <= day <= self.maximumDate()
        is_shown = day.month() == self.monthShown() and is_open
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, theme.colour("card"))
        if day == self.selectedDate():
            frame = QRectF(rect).adjusted(2, 2, -2, -2)
            width = 2.4 if self._days.hasFocus() else 1.4
            painter.setPen(QPen(theme.colour("accent"), width))
            painter.setBrush(theme.colour("chosen_row"))
            painter.drawRoundedRect(frame, 6, 6)
        font = self.font()
        font.setBold(day == self.maximumDate())
        painter.setFont(font)
        painter.setPen(theme.colour("text" if is_shown else "text_muted"))
        if not is_open:
            painter.setOpacity(0.45)
        result = self._result_of(_python(day)) if is_open else ""
        area = QRectF(rect).adjusted(0, 3, 0, -3)
        sign = scaled(_SIGN)
        if not result:
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(day.day()))
            painter.restore()
            return
        text = area.adjusted(0, 0, -sign, 0)
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, str(day.day()))
        place = QRectF(text.center().x() + sign * 0.7, area.center().y() - sign / 2, sign, sign)
        if result == FINISHED:
            painter.setPen(QPen(theme.colour("good"), 2.2))
            points = ((0.2, 0.55), (0.42, 0.76), (0.8, 0.3))
            painter.drawPolyline([place.topLeft() + QPointF(x * sign, y * sign) for x, y in points])
        elif result == BEGUN:
            painter.setPen(QPen(theme.colour("text_muted"), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(place.center(), sign * 0.22, sign * 0.22)
        else:
            paint_medal(painter, place, result)
        painter.restore()

    def _on_selected(self) -> None:
        self.day_chosen.emit(self.day)

    def _follow_theme(self) -> None:
        theme = current_theme()
        head = QTextCharFormat()
        head.setForeground(theme.colour("text_muted"))
        head.setBackground(theme.colour("card"))
        self.setHeaderTextFormat(head)
        for day in Qt.DayOfWeek:  # Qt paints weekends red
            self.setWeekdayTextFormat(day, head)
        bar = QPalette(self.palette())  # Qt paints the bar of the month in these colours
        bar.setColor(QPalette.ColorRole.Highlight, theme.colour("card"))
        bar.setColor(QPalette.ColorRole.HighlightedText, theme.colour("text"))
        self._bar.setPalette(bar)
        set_icon(self._previous, line_icon("previous"))
        set_icon(self._next, line_icon("next"))
        self.setMinimumHeight(8 * scaled(CELL))
        self.updateCells()


def _qt(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)


def _python(day: QDate) -> date:
    return date(day.year(), day.month(), day.day())
