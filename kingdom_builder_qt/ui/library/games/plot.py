"""The base of plots of finished games; the oldest game is at the left.

Keys go from game to game; its words are the accessible description, and a tooltip. No meaning
depends on colour alone: a won game has a filled disc, any other an empty ring.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.ui.art.brushes import with_alpha
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import tinted
from kingdom_builder_qt.ui.desktop.widgets.style import FOCUS_WIDTH, SMALL, scaled_font
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip
from kingdom_builder_qt.ui.library.games.figures_texts import FiguresTexts
from kingdom_builder_qt.ui.words.numbers import round_ticks

tr = translator(__name__)

_LINE_ROOM: Final = 34.0  # least height between two grid lines
_MOST_LINES: Final = 10
_DOT: Final = 4.0  # radius
_CURVE: Final = 2  # games
_SIGN: Final = 40  # pixels of usual text: the sign above a note
_SIGNED: Final = 150  # height from which a note has a sign
_NOTE_GAP: Final = 8.0
_STEP: Final = 2.0  # least width between two points of a curve
_RING: Final = 8.0  # radius of the mark of the keyboard
_PAGE: Final = 10  # games


_LEAST: Final = 110  # height in pixels of usual text: legend, four lines, dates


class Plot(QWidget):
    """A card with a plot: grid lines, dates below, a legend above."""

    def __init__(self, texts: FiguresTexts, name: str) -> None:
        super().__init__()
        self._texts = texts
        self._times: Sequence[str] = ()  # ISO 8601, of each place
        self._area: QRectF | None = None  # the cache of `area`
        self._low, self._high = 0.0, 1.0
        self.place = -1  # of the keyboard; -1 without games
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(480, 320)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, max(136, scaled(_LEAST)))

    # -- geometry ----------------------------------------------------------------------------------

    @property
    def area(self) -> QRectF:
        """Return the rectangle between the axes; cached, as each point needs it."""
        if self._area is None:
            self._area = self._found_area()
        return self._area

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._area = None
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        self._area = None  # the font may have changed
        super().changeEvent(event)

    def _found_area(self) -> QRectF:
        small = QFontMetricsF(scaled_font(self, SMALL))
        left, right = small.horizontalAdvance("0000") + 14, self._right_room(small)
        top, bottom = 2 * small.height() + 10, small.height() + 14
        return QRectF(self.rect()).adjusted(left, top, -right, -bottom)

    def _right_room(self, _metrics: QFontMetricsF) -> float:
        return 16.0

    def across(self, place: float) -> float:
        """Return the x of the n-th game; a single game is centred."""
        area, last = self.area, len(self._times) - 1
        return area.left() + place * area.width() / last if last else area.center().x()

    def place_at(self, x: float) -> int:
        """Return the game nearest to an x."""
        area, last = self.area, len(self._times) - 1
        share = (x - area.left()) / max(1.0, area.width())
        return max(0, min(last, round(share * last)))

    def upward(self, value: float) -> float:
        area = self.area
        return area.bottom() - (value - self._low) / (self._high - self._low) * area.height()

    def _take_range(self, low: float, high: float) -> None:
        """Set the vertical range to round numbers around these."""
        ticks = self._ticks(low, high)
        self._low, self._high = float(ticks[0]), float(ticks[-1])

    def _ticks(self, low: float, high: float) -> tuple[int, ...]:
        room = max(_LINE_ROOM, QFontMetricsF(scaled_font(self, SMALL)).height())
        most = max(2, min(_MOST_LINES, int(self.area.height() / room)))
        return round_ticks(low, high, most)

    # -- keys --------------------------------------------------------------------------------------

    def choose(self, place: int) -> None:
        """Move the keyboard to a game, or to the nearest one."""
        self.place = max(0, min(place, len(self._times) - 1)) if self._times else -1
        self.setAccessibleDescription(self.words(self.place) if self._times else self._nothing())
        self.update()

    def spot(self, place: int) -> QPointF:
        """Return the position of the n-th game."""
        raise NotImplementedError

    def words(self, place: int) -> str:
        """Return the words of the n-th game."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow and page keys go from game to game."""
        goals = {
            Qt.Key.Key_Left: self.place - 1,
            Qt.Key.Key_Right: self.place + 1,
            Qt.Key.Key_PageUp: self.place - _PAGE,
            Qt.Key.Key_PageDown: self.place + _PAGE,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self._times),
        }
        goal = goals.get(Qt.Key(event.key()))
        if goal is None or not self.has_curve:
            super().keyPressEvent(event)
            return
        self.choose(goal)
        self._settle()
        at = self.mapToGlobal(self.spot(self.place)).toPoint()
        show_tooltip(at, self.words(self.place), self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        width = FOCUS_WIDTH if self.hasFocus() else 1.0
        edge = QPen(theme.colour("accent" if self.hasFocus() else "card_border"), width)
        painter.setPen(edge)
        painter.setBrush(theme.colour("card"))
        inside = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.drawRoundedRect(inside, CARD_RADIUS, CARD_RADIUS)
        painter.setFont(scaled_font(self, SMALL))
        if not self.has_curve:
            self._paint_note(painter, inside.adjusted(24, 12, -24, -12))
            return
        self._settle()
        self._paint_axes(painter)
        self._paint_legend(painter)
        self._paint_values(painter)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("text"), FOCUS_WIDTH))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(self.spot(self.place), _RING, _RING)

    @property
    def has_curve(self) -> bool:
        """Return whether there are games to join; fewer are told in words."""
        return len(self._times) >= _CURVE

    def _paint_note(self, painter: QPainter, area: QRectF) -> None:
        """Paint the figure of a single game, and what will appear here, below a sign."""
        theme, figure, words = current_theme(), "", self._nothing()
        if self._times:
            figure, words = self._single(), tr("A curve appears here from the second game on.")
        sign = float(scaled(_SIGN)) if area.height() >= scaled(_SIGNED) else 0.0
        large, usual = scaled_font(self, 1.45, bold=True), scaled_font(self)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        texts = [(large, "text", figure), (usual, "text_muted", words)]
        texts = [text for text in texts if text[2]]
        heights = [
            QFontMetricsF(font).boundingRect(area, flags, said).height() for font, _, said in texts
        ]
        top = area.center().y() - (sign + sum(heights) + _NOTE_GAP * len(texts)) / 2
        if sign:
            side, ratio = round(sign), self.devicePixelRatioF()
            art = tinted("chart", theme.colour("text_muted"), side, ratio)
            painter.drawPixmap(QPointF(area.center().x() - sign / 2, top), art)
        top += sign + _NOTE_GAP
        for (font, colour, said), height in zip(texts, heights, strict=True):
            painter.setFont(font)
            painter.setPen(theme.colour(colour))
            painter.drawText(QRectF(area.left(), top, area.width(), height), flags, said)
            top += height + _NOTE_GAP

    def _nothing(self) -> str:
        """Return the text of an empty plot."""
        raise NotImplementedError

    def _single(self) -> str:
        """Return the figure of the only game."""
        raise NotImplementedError

    def _settle(self) -> None:
        """Set the vertical range, which depends on the height."""
        raise NotImplementedError

    def _paint_values(self, painter: QPainter) -> None:
        raise NotImplementedError

    def _legend(self) -> list[tuple[str, str]]:
        """Return pairs of sign and text."""
        raise NotImplementedError

    def _paint_axes(self, painter: QPainter) -> None:
        area, metrics = self.area, QFontMetricsF(painter.font())
        theme = current_theme()
        for tick in self._ticks(self._low, self._high):
            y = self.upward(tick)
            painter.setPen(QPen(theme.colour("card_border"), 1.0))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.colour("text_muted"))
            place = QRectF(0, y - metrics.height() / 2, area.left() - 7, metrics.height())
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, flags, str(tick))
        self._paint_days(painter, area, metrics)

    def _paint_days(self, painter: QPainter, area: QRectF, metrics: QFontMetricsF) -> None:
        painter.setPen(current_theme().colour("text_muted"))
        for rect, day in self.days(area, metrics):
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, day)

    def days(self, area: QRectF, metrics: QFontMetricsF) -> list[tuple[QRectF, str]]:
        """Return the labels of the last and the first day, and of days between as room allows."""
        last = len(self._times) - 1
        wide = metrics.horizontalAdvance(self._day(last)) + 14
        steps = max(1, min(4, last, int(area.width() / wide) - 1))
        places = {round(last * step / steps) for step in range(steps + 1)} if last else {0}
        written: list[tuple[QRectF, str]] = []
        for place in (last, *sorted(places - {last})):
            day = self._day(place)
            left = self.across(place) - wide / 2
            left = max(area.left() - 8, min(left, area.right() + 8 - wide))
            rect = QRectF(left, area.bottom() + 5, wide, metrics.height())
            # A day is written once.
            if not any(day == known or rect.intersects(other) for other, known in written):
                written.append((rect, day))
        return written

    def _day(self, place: int) -> str:
        return self._texts.day(self._times[place])

    def _paint_legend(self, painter: QPainter) -> None:
        metrics, left = QFontMetricsF(painter.font()), 14.0
        middle = 8 + metrics.height() / 2
        for sign, text in self._legend():
            if left + 19 + metrics.horizontalAdvance(text) > self.width():
                break
            self._paint_sign(painter, sign, QPointF(left + 7, middle))
            left += 19
            painter.setPen(current_theme().colour("text_muted"))
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
        theme = current_theme()
        accent, card = theme.colour("accent"), theme.colour("card")
        painter.setPen(QPen(card if won else accent, 1.0 if won else 1.5))
        painter.setBrush(accent if won else card)
        radius = _DOT + 0.5 if won else _DOT - 0.5
        painter.drawEllipse(at, radius, radius)

    def _line_pen(self) -> QPen:
        pen = QPen(current_theme().colour("gold"), 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def _dashes(self) -> QPen:
        pen = QPen(current_theme().colour("text_muted"), 1.2)
        pen.setDashPattern([4.0, 3.0])
        return pen

    def _tint(self) -> QColor:
        return with_alpha(current_theme().colour("accent"), 56)

    def _line(self, value: Callable[[int], float]) -> QPolygonF:
        """Return a curve through the values of all places at least `_STEP` apart."""
        last = len(self._times) - 1
        step = max(1, ceil(_STEP * last / max(1.0, self.area.width())))
        places = [*range(0, last, step), last]
        return QPolygonF([QPointF(self.across(n), self.upward(value(n))) for n in places])
