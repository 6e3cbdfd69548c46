"""A list of texts that opens at once, however long it is: rows are measured in batches.

For lists whose length depends on a file. A row has one or more wrapped texts in a column, and may
be a card with a picture at its left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, Theme, current_theme
from kingdom_builder_qt.ui.desktop.widgets.item_ground import paint_ground
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, scaled_font, title_font

GAP: Final = 8  # between rows, and between picture and texts
_PAD: Final = 10  # within a card
_BATCH: Final = 250  # rows measured per iteration of the event loop
_LONGEST: Final = 2000  # characters of one text, five times the limit of a rule
_LINE_END: Final = "\u2028"  # within a layout

Index: TypeAlias = QModelIndex | QPersistentModelIndex
Face: TypeAlias = Literal["title", "bold", "plain", "small"]


@dataclass(frozen=True, slots=True)
class RowText:
    """One text of a row; `gap`: pixels above it."""

    text: str
    face: Face = "plain"
    colour: str = "text"
    gap: int = 0


class TextRows(QAbstractListModel):
    """The rows; the texts of a row are made on demand."""

    rows: Sequence[Any] = ()

    def texts(self, row: Any) -> list[RowText]:
        """Return the texts of a row from top to bottom."""
        raise NotImplementedError

    def side(self, row: Any) -> int:
        """Return the side of a card's picture in pixels; 0: the row is not a card."""
        return 0

    def paint_side(self, painter: QPainter, row: Any, place: QRectF, theme: Theme) -> None:
        """Paint the picture of a card into a square."""

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the whole text of a row, for screen readers and Ctrl+C."""
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self.spoken(self.rows[index.row()])

    def spoken(self, row: Any) -> str:
        """Return the whole text of a row."""
        return "\n".join(text.text for text in self.texts(row))


class TextRowsDelegate(QStyledItemDelegate):
    """Delegate of one list."""

    def __init__(self, rows: TextRows, view: QListView) -> None:
        super().__init__(view)
        self._rows, self._view = rows, view
        self._option = QTextOption()
        self._option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._fonts: tuple[QFont, dict[Face, QFont]] = (QFont(), {})

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = self.height(self._rows.rows[index.row()], self._view.viewport().width())
        return QSize(0, round(height) + GAP)

    def height(self, row: Any, width: int) -> float:
        """Return the height of a row without the gap below it."""
        side, left, pad = self._inset(row)
        room = width - left - 2 * pad
        texts = self._rows.texts(row)
        high = sum(self.laid(text, room).boundingRect().height() + text.gap for text in texts)
        return max(high, side) + 2 * pad

    def _inset(self, row: Any) -> tuple[int, int, int]:
        """Return the side of the picture, the room it takes, and the padding."""
        side = self._rows.side(row)
        return (side, side + GAP, _PAD) if side else (0, 0, 0)

    def _font(self, face: Face) -> QFont:
        view, of = self._view, self._view.font()
        if not self._fonts[1] or self._fonts[0] != of:
            made: dict[Face, QFont] = {
                "title": title_font(view),
                "bold": scaled_font(view, bold=True),
                "plain": scaled_font(view),
                "small": scaled_font(view, SMALL),
            }
            self._fonts = of, made
        return self._fonts[1][face]

    def laid(self, text: RowText, width: int) -> QTextLayout:
        """Return a text in lines of a width; longer words are broken.

        An overlong text is elided: measuring a whole book would take seconds.
        """
        words = text.text if len(text.text) <= _LONGEST else f"{text.text[:_LONGEST]}…"
        made = QTextLayout(words.replace("\n", _LINE_END), self._font(text.face))
        made.setTextOption(self._option)
        made.beginLayout()
        below = 0.0
        while (line := made.createLine()).isValid():
            line.setLineWidth(max(1, width))
            line.setPosition(QPointF(0, below))
            below += line.height()
        made.endLayout()
        return made

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, rect = self._rows.rows[index.row()], option.rect.adjusted(0, 0, -1, -GAP)
        theme = current_theme()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._rows.side(row):
            painter.setPen(theme.colour("card_border"))
            painter.setBrush(theme.paper("card"))
            painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, 0, 0), CARD_RADIUS, CARD_RADIUS)
        paint_ground(painter, rect, option, theme, self._view.hasFocus())
        self.paint_row(painter, row, option.rect)
        painter.restore()

    def paint_row(self, painter: QPainter, row: Any, rect: QRect) -> None:
        """Paint picture and texts of a row."""
        side, left, pad = self._inset(row)
        if side:
            place = QRectF(rect.left() + pad, rect.top() + pad, side, side)
            self._rows.paint_side(painter, row, place, current_theme())
        at = QPointF(rect.left() + pad + left, rect.top() + pad)
        for text in self._rows.texts(row):
            at.setY(self.paint_text(painter, text, at, rect.width() - left - 2 * pad))

    def paint_text(self, painter: QPainter, text: RowText, at: QPointF, width: int) -> float:
        """Draw a text; return the y of its lower edge."""
        laid = self.laid(text, width)
        painter.setPen(current_theme().colour(text.colour))
        laid.draw(painter, QPointF(at.x(), at.y() + text.gap))
        return at.y() + text.gap + laid.boundingRect().height()


class TextRowsView(QListView):
    """A page of rows: arrow keys move from row to row, and Ctrl+C copies a row."""

    delegate = TextRowsDelegate

    def __init__(self, name: str, rows: TextRows) -> None:
        """Show `rows`, which the view owns; `name` is the accessible name."""
        super().__init__()
        self.rows = rows
        rows.setParent(self)
        self.setItemDelegate(self.delegate(rows, self))
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)  # for the hover highlight
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_BATCH)
        self.setWordWrap(True)  # without it, Qt does not measure rows again after a change of width
        self.setModel(rows)  # last: a change of the scroll mode measures all rows at once

    def sizeHint(self) -> QSize:
        """Return a modest size: the list scrolls."""
        return QSize(480, 480)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 96)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the current row, or scroll within a row higher than the view."""
        row, area = self.visualRect(self.currentIndex()), self.viewport().rect()
        key, bar = event.key(), self.verticalScrollBar()
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.currentIndex().data() or "")
        elif key == Qt.Key.Key_Down and row.top() <= area.bottom() < row.bottom():
            bar.setValue(bar.value() + min(row.bottom() - area.bottom(), area.height() // 2))
        elif key == Qt.Key.Key_Up and row.top() < area.top() <= row.bottom():
            bar.setValue(bar.value() - min(area.top() - row.top(), area.height() // 2))
        else:
            super().keyPressEvent(event)
