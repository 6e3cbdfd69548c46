"""Paints the axes of curves over a game: rounds across, gold upwards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from kingdom_builder_qt.ui.art.brushes import with_alpha
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.library.review.scale import Scale
from kingdom_builder_qt.ui.words.numbers import amount

tr = translator(__name__)

_EVERY = (1, 2, 5, 10, 20, 50)  # steps between labelled rounds


class Axes(QObject):
    """The background of a graph; a QObject only for its translation context."""

    def __init__(self, rounds: Sequence[tuple[int, int, int]]) -> None:
        """`rounds`: (round, first x, last x)."""
        super().__init__()
        self._rounds = tuple(rounds)

    def paint(self, painter: QPainter, scale: Scale, font: QFont, gold: str = "") -> None:
        """Paint rounds and gold; `font` is for the small numbers.

        `gold`: label of the vertical axis. Without it, only numbers are painted.
        """
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        self._paint_rounds(painter, scale, metrics, is_labelled=bool(gold))
        self._paint_gold(painter, scale, metrics.height(), gold)

    def _paint_rounds(
        self, painter: QPainter, scale: Scale, metrics: QFontMetricsF, *, is_labelled: bool
    ) -> None:
        """Paint every second round darker, and the numbers below."""
        height, plot = metrics.height(), scale.rect
        most = max(1, int(plot.width() / (metrics.horizontalAdvance("00") + 6)))
        every = next((n for n in _EVERY if len(self._rounds) <= most * n), _EVERY[-1])
        theme = current_theme()
        for round_, first, last in self._rounds:
            left = max(plot.left(), scale.x(first - 0.5))
            right = min(plot.right(), scale.x(last + 0.5))
            column = QRectF(left, plot.top(), right - left, plot.height())
            if round_ % 2:
                painter.fillRect(column, with_alpha(theme.colour("text"), 10))
            if not (round_ - 1) % every:
                painter.setPen(theme.colour("text_muted"))
                middle = QRectF(column.center().x() - 20, plot.bottom() + 4, 40, height)
                painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, str(round_))
        if not is_labelled:
            return
        painter.setPen(theme.colour("text_muted"))
        below = QRectF(plot.left(), plot.bottom() + 4 + height, plot.width(), height)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, tr("Round"))

    def _paint_gold(self, painter: QPainter, scale: Scale, height: float, label: str) -> None:
        """Paint lines at round amounts of gold."""
        plot = scale.rect
        theme = current_theme()
        for gold in scale.ticks:
            y = scale.y(gold)
            painter.setPen(QPen(theme.colour("card_border"), 1.0))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(theme.colour("text_muted"))
            place = QRectF(0, y - height / 2, plot.left() - 7, height)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, right, amount(gold, 0))
        painter.drawText(QPointF(12, height + 2), label)
