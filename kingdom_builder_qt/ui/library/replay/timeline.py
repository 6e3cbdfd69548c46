"""The timeline of a replay: gold of every player over all moves, and the current moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.game.analysis.review_figures import Estimate
from kingdom_builder_qt.game.replay import ReplayedGame
from kingdom_builder_qt.ui.art.brushes import with_alpha
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, scaled_font
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip
from kingdom_builder_qt.ui.library.review.axes import Axes
from kingdom_builder_qt.ui.library.review.curves import Curves
from kingdom_builder_qt.ui.library.review.scale import Scale, scale_of, spread_out

tr = translator(__name__)

_LINE_ROOM: Final = 24.0  # least height between two gold lines
_LABEL_GAP: Final = 15.0
_TURN: Final = 120  # wheel angle for one move


class Timeline(QWidget):
    """Shows a whole game; `describe` returns the description of a moment."""

    move_chosen = Signal(int)

    def __init__(self, course: ReplayedGame, describe: Callable[[int], str]) -> None:
        super().__init__()
        self._course, self._describe = course, describe
        self._colours = [seat.colour for seat in course.seats]
        self._estimates = [Estimate(tuple(map(float, gold)), (), 1) for gold in course.gold]
        self._axes = Axes(self._rounds())
        self._ground = QPixmap()  # everything independent of the moment
        self._scale: Scale | None = None
        self._hovered: int | None = None
        self._turned = 0
        self.moves = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(tr("Timeline with the gold of every player"))
        self.go_to(0)

    def _rounds(self) -> Sequence[tuple[int, int, int]]:
        """Return the rounds as (round, first moment, last moment)."""
        found: dict[int, tuple[int, int]] = {}
        for turn in self._course.turns:
            if not turn.is_silo:
                first, _ = found.get(turn.round, (turn.first, 0))
                found[turn.round] = first, turn.after
        return [(round_, first, last) for round_, (first, last) in found.items()]

    def go_to(self, moves: int) -> None:
        """Show a moment without emitting a signal."""
        self.moves = moves
        self.setAccessibleDescription(self._describe(moves))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, 112)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 84)

    def scale(self) -> Scale:
        """Return the current mapping of moments and gold to pixels."""
        if self._scale is None:
            self._scale = self._find_scale()
        return self._scale

    def _find_scale(self) -> Scale:
        small = QFontMetricsF(scaled_font(self, SMALL))
        left = small.horizontalAdvance("100") + 16
        right = small.horizontalAdvance("100") + 34
        rect = QRectF(self.rect()).adjusted(left, 10, -right, -small.height() - 8)
        return scale_of(rect, self._estimates, max(2, int(rect.height() / _LINE_ROOM)))

    @property
    def _curves(self) -> Curves:
        return Curves(current_theme(), self._colours)

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), self.scale()
        painter.drawPixmap(0, 0, self._drawn_ground(scale))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        plot, accent = scale.rect, theme.colour("accent")
        if self._hovered is not None:
            painter.setPen(QPen(theme.colour("text_muted"), 1.0))
            x = scale.x(self._hovered)
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        x = scale.x(self.moves)
        ahead = QRectF(x, plot.top(), plot.right() - x, plot.height())
        painter.fillRect(ahead, with_alpha(theme.colour("card"), 150))
        painter.setPen(QPen(accent, 2.0))
        painter.drawLine(QPointF(x, plot.top() - 4), QPointF(x, plot.bottom() + 3))
        self._paint_gold(painter, scale)
        if self.hasFocus():
            painter.setPen(QPen(accent, 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inside = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(inside, CARD_RADIUS, CARD_RADIUS)

    def _drawn_ground(self, scale: Scale) -> QPixmap:
        ratio = self.devicePixelRatioF()
        theme = current_theme()
        if self._ground.isNull() or self._ground.devicePixelRatio() != ratio:
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            self._ground.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.font())
            painter.setPen(QPen(theme.colour("card_border"), 1.0))
            painter.setBrush(theme.colour("card"))
            inside = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(inside, CARD_RADIUS, CARD_RADIUS)
            self._axes.paint(painter, scale, scaled_font(self, SMALL))
            for player in range(len(self._colours)):
                golds = enumerate(self._course.gold)
                points = [scale.point(moves, gold[player]) for moves, gold in golds]
                self._curves.paint_line(painter, player, points)
            painter.end()
        return self._ground

    def _paint_gold(self, painter: QPainter, scale: Scale) -> None:
        """Paint a mark on each line at the moment, and its gold at the right."""
        gold, plot = self._course.gold[self.moves], scale.rect
        for player in range(len(gold)):
            self._curves.paint_token(painter, player, scale.point(self.moves, gold[player]))
        font = scaled_font(self, SMALL, bold=True)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        gap = max(_LABEL_GAP, metrics.capHeight() + 5)
        low, high = plot.top() - 2, plot.bottom() + 4
        if gap * (len(gold) - 1) > high - low:  # large text needs the full height
            edge = metrics.capHeight() / 2 + 4
            low, high = edge, self.height() - edge
            gap = min(gap, (high - low) / (len(gold) - 1))
        places = spread_out([scale.y(g) for g in gold], gap, low, high)
        for player, y in enumerate(places):
            self._curves.paint_token(painter, player, QPointF(plot.right() + 14, y), 5.0)
            painter.setPen(current_theme().colour("text"))
            at = QPointF(plot.right() + 24, y + metrics.capHeight() / 2)
            painter.drawText(at, str(gold[player]))

    # -- events ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._forget()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._forget()
        super().changeEvent(event)

    def _forget(self) -> None:
        self._ground, self._scale = QPixmap(), None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._take(self.scale().stage_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow a drag, else show a tooltip for the moment under the mouse."""
        moves = self.scale().stage_at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._take(moves)
        if moves != self._hovered:
            self._hovered = moves
            show_tooltip(event.globalPosition().toPoint(), self._describe(moves), self)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Go back or forward by moves."""
        self._turned -= event.angleDelta().y() or event.angleDelta().x()
        steps = int(self._turned / _TURN)
        self._turned -= steps * _TURN
        self._take(max(0, min(self._course.moves, self.moves + steps)))
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def _take(self, moves: int) -> None:
        if moves != self.moves:
            self.move_chosen.emit(moves)
