"""The list of judged turns, each with its mark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from kingdom_builder_qt.game.analysis.review_figures import Mark
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.widgets.item_ground import paint_ground
from kingdom_builder_qt.ui.desktop.widgets.pictures import Drawing
from kingdom_builder_qt.ui.desktop.widgets.style import draw_line, mirrored
from kingdom_builder_qt.ui.library.review.graph import paint_diamond
from kingdom_builder_qt.ui.library.review.turn_rows import TurnRow
from kingdom_builder_qt.ui.words.foreign_text import joined, tip_text

Index = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()
ROW_ROLE: Final = Qt.ItemDataRole.UserRole
ROW_HEIGHT: Final = 28  # at least
SIGN: Final = 18.0  # width of the sign of a mark
LEAST_MOVES: Final = 8  # letters; less is not shown
_COLOURS: Final[dict[Mark, str]] = {
    "best": "good",
    "good": "good",
    "inaccuracy": "warning",
    "mistake": "error",
}


class TurnsModel(QAbstractListModel):
    """Rows: turns in order, updated in place while results arrive."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[TurnRow] = []

    def show_rows(self, rows: Sequence[TurnRow]) -> None:
        """Replace the rows; the selection stays if the turns are the same."""
        old = [(row.stage, row.player) for row in self.rows]
        if old == [(row.stage, row.player) for row in rows]:
            if not rows:
                return
            self.rows = list(rows)
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def row_of(self, stage: int, player: int) -> int | None:
        """Return the row of a player's turn."""
        wanted = ((stage, player), (stage, None))
        return next(
            (n for n, row in enumerate(self.rows) if (row.stage, row.player) in wanted), None
        )

    def widest(self, measure: Callable[[str], float], part: Literal["title", "words"]) -> float:
        """Return the greatest width of a part of all rows, so that the columns are aligned."""
        return max((measure(getattr(row, part)) for row in self.rows), default=0.0)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a turn in words, or the row itself."""
        row = self.rows[index.row()]
        if role == ROW_ROLE:
            return row
        text = joined(part for part in (row.title, row.moves, row.words, row.loss) if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip_text(text)  # moves are elided
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return text
        return None


class TurnsDelegate(QStyledItemDelegate):
    """Paints a turn: sign, title, a diamond for a turning point, the loss at the right."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, max(ROW_HEIGHT, option.fontMetrics.height() + 10))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, rect, theme = index.data(ROW_ROLE), option.rect, current_theme()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = option.rect.adjusted(1, 1, -1, -1)
        paint_ground(painter, ground, option, theme, self._view.hasFocus())

        def placed(left: float, right: float) -> QRectF:
            return QRectF(
                mirrored(rect.adjusted(round(left), 0, round(right), 0), rect, self._view)
            )

        if row.player is not None:
            sign = QRectF(0, 0, SIGN, SIGN)
            sign.moveCenter(placed(8, 8 + SIGN - rect.width()).center())
            paint_sign(painter, theme, row.mark, sign)
        if row.is_turning:
            paint_diamond(painter, theme, placed(35, 45 - rect.width()).center(), 5.0)
        painter.setFont(option.font)
        painter.setPen(theme.colour("text"))
        flags = Qt.AlignmentFlag.AlignVCenter
        metrics = QFontMetricsF(option.font)
        model = index.model()
        assert isinstance(model, TurnsModel)
        text = placed(54, -10)
        painter.drawText(text, flags | Qt.AlignmentFlag.AlignLeft, row.title)
        painter.setPen(theme.colour("text_muted"))
        left, right = 54.0, -metrics.horizontalAdvance("−00.0") - 28
        painter.drawText(placed(left, right), flags | Qt.AlignmentFlag.AlignRight, row.words)
        left += model.widest(metrics.horizontalAdvance, "title") + 12
        right -= model.widest(metrics.horizontalAdvance, "words") + 12
        moves = placed(left, right)
        if moves.width() > LEAST_MOVES * metrics.averageCharWidth():
            draw_line(painter, moves, flags | Qt.AlignmentFlag.AlignLeft, row.moves)
        painter.setPen(theme.colour("text"))
        painter.drawText(text, flags | Qt.AlignmentFlag.AlignRight, row.loss)
        painter.restore()


class MarkSign(Drawing):
    """The sign of a mark as a widget."""

    def __init__(self) -> None:
        super().__init__(round(SIGN) + 2)
        self._mark: Mark | None = None

    def show_mark(self, mark: Mark | None) -> None:
        self._mark = mark
        self.update()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        paint_sign(painter, current_theme(), self._mark, rect.adjusted(1, 1, -1, -1))


def paint_sign(painter: QPainter, theme: Theme, mark: Mark | None, rect: QRectF) -> None:
    """Paint the sign of a mark, distinct in shape and colour; a dot while it is pending."""
    if mark is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("card_border"))
        painter.drawEllipse(rect.center(), 3.0, 3.0)
        return
    hue, paper = theme.colour(_COLOURS[mark]), theme.colour("card")
    painter.setPen(QPen(hue, 1.6))
    painter.setBrush(paper if mark == "good" else hue)
    _paint_ground(painter, mark, rect.adjusted(0.8, 0.8, -0.8, -0.8))
    ink = hue if mark == "good" else paper
    if mark in ("best", "good"):
        _paint_tick(painter, ink, rect)
    else:
        painter.setPen(ink)
        painter.setFont(theme.font(rect.height() * 0.68, bold=True))
        drop = 1.5 if mark == "inaccuracy" else 0.0
        text = "?" if mark == "mistake" else "!"
        painter.drawText(rect.translated(0, drop), Qt.AlignmentFlag.AlignCenter, text)


def _paint_ground(painter: QPainter, mark: Mark, rect: QRectF) -> None:
    if mark == "inaccuracy":
        painter.drawPolygon(
            QPolygonF(
                [QPointF(rect.center().x(), rect.top()), rect.bottomRight(), rect.bottomLeft()]
            )
        )
    elif mark == "mistake":
        painter.drawRoundedRect(rect, 4, 4)
    else:
        painter.drawEllipse(rect)


def _paint_tick(painter: QPainter, ink: QColor, rect: QRectF) -> None:
    pen = QPen(ink, 2.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    x, y, side = rect.left(), rect.top(), rect.width()
    points = ((0.29, 0.52), (0.44, 0.68), (0.72, 0.35))
    painter.drawPolyline(QPolygonF([QPointF(x + a * side, y + b * side) for a, b in points]))
