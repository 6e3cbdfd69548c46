"""The graph of a review: expected gold of every player over the turns of a game.

Mouse and keys select a turn; the source of the figures is irrelevant here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.game.analysis.review import Stage
from kingdom_builder_qt.game.analysis.review_figures import Estimate, TurningPoint
from kingdom_builder_qt.ui.art.brushes import with_alpha
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, Theme, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, scaled_font
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip
from kingdom_builder_qt.ui.library.review.axes import Axes
from kingdom_builder_qt.ui.library.review.curves import Curves
from kingdom_builder_qt.ui.library.review.scale import (
    Scale,
    errors_of,
    rounds_of,
    scale_of,
    spread_out,
)
from kingdom_builder_qt.ui.words.numbers import amount

tr = translator(__name__)

_LABEL_GAP: Final = 17.0
_LINE_ROOM: Final = 34.0  # least height between two gold lines
_NAME: Final = 76.0  # maximum width of a name at the right
_FLAG: Final = 5.5  # half the width of a turning point's diamond


class ReviewGraph(QWidget):
    """Shows the course of a game; `describe` returns the description of a stage."""

    stage_chosen = Signal(int)

    def __init__(
        self,
        stages: Sequence[Stage],
        names: Sequence[str],
        colours: Sequence[int],
        describe: Callable[[int], str],
    ) -> None:
        """`names`, `colours`: of the players.  The estimates follow with `show_figures`."""
        super().__init__()
        self._stages, self._names = tuple(stages), tuple(names)
        self._colours, self._describe = tuple(colours), describe
        self._axes = Axes(rounds_of(stages))
        self._scored = [Estimate(tuple(map(float, one.gold)), (), 0) for one in stages]
        self._estimates: Sequence[Estimate | None] = self._scored
        self._is_expected = False  # the curves are the expected gold
        self._points: dict[int, TurningPoint] = {}
        self._hovered: int | None = None
        self.stage = len(stages) - 1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Expected gold over the turns"))
        self.choose(self.stage)

    # -- data --------------------------------------------------------------------------------------

    def show_figures(
        self, estimates: Sequence[Estimate | None], points: Sequence[TurningPoint]
    ) -> None:
        """Show the current estimates, the gold after each turn while there are none."""
        self._is_expected = any(found is not None and found.games for found in estimates)
        self._estimates = list(estimates) if self._is_expected else self._scored
        self._points = {point.stage: point for point in points}
        self.update()

    def choose(self, stage: int) -> None:
        """Select a stage without emitting a signal."""
        self.stage = stage
        self.setAccessibleDescription(self._describe(stage))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size at which single turns are distinguishable."""
        return QSize(600, 360)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 170)

    def scale(self) -> Scale:
        """Return the current mapping of stages and gold to pixels."""
        small = QFontMetricsF(scaled_font(self, SMALL))
        names = QFontMetricsF(scaled_font(self, 1.0))
        name = max(min(names.horizontalAdvance(name), _NAME) for name in self._names)
        right = name + names.horizontalAdvance(" 100") + 40
        left = small.horizontalAdvance("100") + 16
        top, bottom = small.height() + 22, 2 * small.height() + 12
        rect = QRectF(self.rect()).adjusted(left, top, -right, -bottom)
        return scale_of(rect, self._estimates, max(2, int(rect.height() / _LINE_ROOM)))

    @property
    def _curves(self) -> Curves:
        return Curves(current_theme(), self._colours)

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), self.scale()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        gold = tr("Expected final gold") if self._is_expected else tr("Gold after each turn")
        self._axes.paint(painter, scale, scaled_font(self, SMALL), gold)
        self._paint_chosen(painter, scale)
        self._paint_turning_points(painter, scale)
        self._curves.paint(painter, scale, self._estimates, self._stages)
        self._paint_names(painter, scale)
        if self._hovered is not None:
            self._paint_tip(painter, scale, self._hovered)

    def _paint_ground(self, painter: QPainter) -> None:
        focused = self.hasFocus()
        theme = current_theme()
        edge = theme.colour("accent" if focused else "card_border")
        painter.setPen(QPen(edge, 2.0 if focused else 1.0))
        painter.setBrush(theme.colour("card"))
        inside = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(inside, CARD_RADIUS, CARD_RADIUS)

    def _paint_chosen(self, painter: QPainter, scale: Scale) -> None:
        """Paint the column of the selected stage, and a line under the mouse."""
        theme = current_theme()
        accent, plot = theme.colour("accent"), scale.rect
        wide = max(10.0, min(scale.step, 22.0))
        column = QRectF(scale.x(self.stage) - wide / 2, plot.top(), wide, plot.height())
        painter.fillRect(column, with_alpha(accent, 60))
        painter.setPen(QPen(accent, 1.6))
        painter.drawLine(column.bottomLeft(), column.bottomRight())
        if self._hovered is not None:
            painter.setPen(QPen(theme.colour("text_muted"), 1.0))
            x = scale.x(self._hovered)
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _paint_turning_points(self, painter: QPainter, scale: Scale) -> None:
        """Paint a diamond above each turning point and a line down to the curves."""
        theme = current_theme()
        gold, plot = theme.colour("gold"), scale.rect
        for stage in self._points:
            x, y = scale.x(stage), plot.top() - _FLAG - 3
            pen = QPen(gold, 1.4)
            pen.setDashPattern([2.0, 2.4])
            painter.setPen(pen)
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
            paint_diamond(painter, theme, QPointF(x, y), _FLAG)

    def _paint_names(self, painter: QPainter, scale: Scale) -> None:
        """Paint names and last figures at the right without overlap."""
        last = next((found for found in reversed(self._estimates) if found is not None), None)
        if last is None:
            return
        plot, font = scale.rect, scaled_font(self, 1.0, bold=True)
        metrics = QFontMetricsF(font)
        ends = [scale.y(gold) for gold in last.gold]
        places = spread_out(ends, _LABEL_GAP, plot.top() - 8, plot.bottom() + 8)
        theme = current_theme()
        for player, y in enumerate(places):
            self._curves.paint_token(painter, player, QPointF(plot.right() + 16, y), 6.5)
            name = self._names[player]
            figure = amount(last.gold[player], 0)
            painter.setFont(font)
            painter.setPen(theme.colour("text"))
            left = plot.right() + 28
            painter.drawText(QPointF(left, y + metrics.capHeight() / 2), figure)
            left += metrics.horizontalAdvance("00" if len(figure) < 3 else figure) + 6
            plain = scaled_font(self, 1.0)
            painter.setFont(plain)
            shown = QFontMetricsF(plain).elidedText(
                name, Qt.TextElideMode.ElideRight, self.width() - left - 6
            )
            painter.setPen(theme.colour("text_muted"))
            painter.drawText(QPointF(left, y + metrics.capHeight() / 2), shown)

    def event(self, event: QEvent) -> bool:
        """Show the players' names, which may be elided at the right edge."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            is_beside = event.pos().x() > self.scale().rect.right()
            show_tooltip(event.globalPos(), "\n".join(self._names) if is_beside else "", self)
            return True
        return super().event(event)

    def _paint_tip(self, painter: QPainter, scale: Scale, stage: int) -> None:
        """Paint the figures of a stage next to the mouse."""
        found = self._estimates[stage]
        lines = [self._describe(stage)]
        golds = zip(found.gold, errors_of(found), strict=True) if found is not None else ()
        lines += [
            f"{amount(gold)} ± {amount(error)}" if error else amount(gold) for gold, error in golds
        ]
        font = scaled_font(self, SMALL)
        metrics, row = QFontMetricsF(font), 16.0
        head = metrics.horizontalAdvance(lines[0])
        width = 20 + max(head, *(22 + metrics.horizontalAdvance(line) for line in lines))
        box = QRectF(scale.x(stage) + 12, scale.rect.top() + 6, width, 10 + row * len(lines))
        if box.right() > self.width() - 4:
            box.moveRight(scale.x(stage) - 12)
        box.moveLeft(max(4.0, box.left()))
        theme = current_theme()
        painter.setPen(QPen(theme.colour("outline"), 1.0))
        painter.setBrush(theme.colour("card"))
        painter.drawRoundedRect(box, 4, 4)
        painter.setFont(font)
        for number, line in enumerate(lines):
            y = box.top() + 5 + row * (number + 0.5)
            if number:
                self._curves.paint_token(painter, number - 1, QPointF(box.left() + 15, y), 5.0)
            left = box.left() + (27 if number else 10)
            painter.setPen(theme.colour("text"))
            painter.drawText(QPointF(left, y + metrics.capHeight() / 2), line)

    # -- events ------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        scale, at = self.scale(), event.position()
        inside = scale.rect.adjusted(-scale.step / 2 - 4, -16, scale.step / 2 + 4, 20).contains(at)
        hovered = scale.stage_at(at.x()) if inside else None
        if hovered != self._hovered:
            self._hovered = hovered
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._take(self.scale().stage_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys go from turn to turn, page keys to the next turning point."""
        last = len(self._stages) - 1
        goals = {
            Qt.Key.Key_Left: max(0, self.stage - 1),
            Qt.Key.Key_Right: min(last, self.stage + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
            Qt.Key.Key_PageUp: max((p for p in self._points if p < self.stage), default=self.stage),
            Qt.Key.Key_PageDown: min(
                (p for p in self._points if p > self.stage), default=self.stage
            ),
        }
        goal = goals.get(Qt.Key(event.key()))
        if goal is None:
            super().keyPressEvent(event)
        else:
            self._take(goal)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def _take(self, stage: int) -> None:
        if stage != self.stage:
            self.choose(stage)
            self.stage_chosen.emit(stage)


def paint_diamond(painter: QPainter, theme: Theme, at: QPointF, half: float) -> None:
    """Paint the sign of a turning point."""
    painter.setPen(QPen(theme.colour("text"), 1.0))
    painter.setBrush(theme.colour("gold"))
    x, y = at.x(), at.y()
    corners = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
