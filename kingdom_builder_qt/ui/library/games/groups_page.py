"""Wins and gold of groups of games: a table with bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from kingdom_builder_qt.game.library.figures import GROUPINGS, Group, Grouping
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.style import STRETCH, figures_table, hbox, vbox
from kingdom_builder_qt.ui.library.games.figures_texts import FiguresTexts
from kingdom_builder_qt.ui.words.foreign_text import tip_text
from kingdom_builder_qt.ui.words.numbers import amount

tr = translator(__name__)

SHARE: Final = Qt.ItemDataRole.UserRole  # won games, 0 to 1
NAME, WON, GAMES, MEAN, BEST, PAID = range(6)
_BAR: Final = 8.0  # least height
_BAR_SHARE: Final = 0.3  # of the height of a row
_ROW: Final = (10, 48)  # least and most height of a row in addition to that of the text
_LEAST_BAR: Final = 24.0  # a narrower bar is left out
_LONGEST: Final = "0000 (100 %)"


class GroupsModel(QAbstractTableModel):
    """A row for each group."""

    def __init__(self, texts: FiguresTexts, parent: QObject) -> None:
        super().__init__(parent)
        self._texts = texts
        self._groups: tuple[Group, ...] = ()
        self._by: Grouping = "level"

    def show(self, groups: Sequence[Group], by: Grouping) -> None:
        """Replace the groups."""
        self.beginResetModel()
        self._groups, self._by = tuple(groups), by
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._groups)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        if parent is not None and parent.isValid():
            return 0
        return PAID + 1 if self._by == "card" else PAID

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid():
            return None
        group, column = self._groups[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(group, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(column)
        return group.wins / group.games if role == SHARE and column == WON else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (
                "",
                tr("Won", "column: games won"),
                tr("Games"),
                tr("Average", "column: gold"),
                tr("Best", "column: the most gold"),
                tr("From it"),
            )[section]
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            tips = {
                MEAN: tr("Gold on average"),
                BEST: tr("Most gold in a game"),
                PAID: tr("Gold on average that came from this card"),
            }
            return tip_text(tips.get(section, "")) or None
        return None

    def _text(self, group: Group, column: int) -> str:
        if column == NAME:
            return self._texts.group(self._by, group.id)
        if column == WON:
            return self._texts.won(group)
        if column == MEAN:
            return amount(group.mean)
        if column == PAID:
            return "" if group.paid is None else amount(group.paid)
        return str(group.games if column == GAMES else group.best)


def _side(column: int) -> Qt.AlignmentFlag:
    is_text = column in (NAME, WON)
    side = Qt.AlignmentFlag.AlignLeft if is_text else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


class _BarDelegate(QStyledItemDelegate):
    """Draws a bar next to the number of wins; its frame stands for all games."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        share = index.data(SHARE)
        if share is None:
            return
        text = option.fontMetrics.horizontalAdvance(_LONGEST) + 14
        whole = QRectF(option.rect).adjusted(text, 0, -8, 0)
        if whole.width() < _LEAST_BAR:
            return
        height = max(_BAR, round(_BAR_SHARE * whole.height()))
        frame = QRectF(whole.left(), whole.center().y() - height / 2, whole.width(), height)
        painter.save()
        won = QRectF(frame.left(), frame.top(), frame.width() * share, frame.height())
        theme = current_theme()
        painter.fillRect(won, theme.colour("accent"))
        painter.setPen(QPen(theme.colour("outline"), 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(frame)
        painter.restore()


class GroupsPage(QWidget):
    """A table of groups below a box with the groupings."""

    changed = Signal()  # another grouping

    def __init__(self, texts: FiguresTexts) -> None:
        super().__init__()
        self.by = ComboBox()
        self.by.setAccessibleName(tr("Figures"))
        for grouping in GROUPINGS:
            self.by.addItem(texts.grouping(grouping), grouping)
        self.model = GroupsModel(texts, self)
        self.table = figures_table(self.model, tr("Wins and gold"))
        self._delegate = _BarDelegate(self.table)
        self._build()
        self.by.currentIndexChanged.connect(self.changed)

    def _build(self) -> None:
        table = self.table
        table.setItemDelegate(self._delegate)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        table.setWordWrap(False)
        rows, columns = table.verticalHeader(), table.horizontalHeader()
        rows.hide()
        columns.setHighlightSections(False)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        columns.setMinimumSectionSize(40)
        self.model.modelReset.connect(self._share_columns)
        self.model.modelReset.connect(self._share_rows)
        self._share_columns()
        vbox(hbox(self.by, STRETCH), (table, 1), parent=self, spacing=6).setContentsMargins(
            6, 8, 6, 6
        )

    def _share_columns(self) -> None:
        for column in (NAME, WON):
            mode = QHeaderView.ResizeMode.Stretch
            self.table.horizontalHeader().setSectionResizeMode(column, mode)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_rows()

    def _share_rows(self) -> None:
        """Make the rows of few groups higher."""
        line, count = self.fontMetrics().height(), max(1, self.model.rowCount())
        room = self.table.viewport().height() // count
        height = max(line + _ROW[0], min(line + _ROW[1], room))
        self.table.verticalHeader().setDefaultSectionSize(height)

    @property
    def grouping(self) -> Grouping:
        """Return the current grouping."""
        chosen: Grouping = self.by.currentData()
        return chosen

    def show_groups(self, groups: Sequence[Group], by: Grouping) -> None:
        """Show groups unless another grouping was chosen since they were queried."""
        if by == self.grouping:
            self.model.show(groups, by)
