"""The installed packs as list cards, each with a check box that switches the pack on or off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QMargins,
    QModelIndex,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from kingdom_builder_qt.ui.desktop.style.theme import Theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import box_side, paint_box
from kingdom_builder_qt.ui.desktop.widgets.text_rows import (
    Index,
    RowText,
    TextRows,
    TextRowsDelegate,
    TextRowsView,
)
from kingdom_builder_qt.ui.newgame.packs.pack_manager import InstalledPack
from kingdom_builder_qt.ui.newgame.packs.pack_texts import PackTexts
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)

_SWITCHING: Final = (Qt.Key.Key_Space, Qt.Key.Key_Select)
_AROUND_BOX: Final = QMargins(6, 6, 6, 6)  # clickable, too


class PackRows(TextRows):
    """A card for each installed pack: name, version and author, description."""

    switched = Signal(object, bool)  # InstalledPack, the new state

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[InstalledPack] = []

    def texts(self, row: InstalledPack) -> list[RowText]:
        """Return name, origin and description."""
        texts, manifest = [RowText(row.name, "bold")], row.manifest
        if manifest is None:
            words = tr("This pack is damaged: remove it or install it again.")
            return [*texts, RowText(words, gap=4)]
        texts.append(RowText(PackTexts().origin(manifest), gap=4))
        if manifest.description:
            texts.append(RowText(content_text(manifest.description), colour="text_muted", gap=4))
        return texts

    def side(self, row: InstalledPack) -> int:
        """Return the side of the check box."""
        return box_side()

    def paint_side(
        self, painter: QPainter, row: InstalledPack, place: QRectF, theme: Theme
    ) -> None:
        paint_box(painter, place, is_on=row.is_on)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a text about a pack, or its check state."""
        if index.isValid() and role == Qt.ItemDataRole.CheckStateRole:
            is_on = self.rows[index.row()].is_on
            return Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked
        return super().data(index, role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Switch a pack on or off."""
        if not index.isValid() or role != Qt.ItemDataRole.CheckStateRole:
            return False
        is_on = Qt.CheckState(value) == Qt.CheckState.Checked
        pack = self.rows[index.row()]
        self.rows[index.row()] = replace(pack, is_on=is_on)
        self.dataChanged.emit(index, index)
        self.switched.emit(pack, is_on)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable

    def show(self, packs: Sequence[InstalledPack]) -> None:
        """Show another list, sorted by id like the old one; a pack in both lists keeps its row."""
        listed = {pack.id for pack in packs}
        for row in reversed(range(len(self.rows))):
            if self.rows[row].id not in listed:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self.rows[row]
                self.endRemoveRows()
        if not self.rows and packs:
            self.beginInsertRows(QModelIndex(), 0, len(packs) - 1)
            self.rows = list(packs)
            self.endInsertRows()
        for row, pack in enumerate(packs):
            if row == len(self.rows) or self.rows[row].id != pack.id:
                self.beginInsertRows(QModelIndex(), row, row)
                self.rows.insert(row, pack)
                self.endInsertRows()
            elif self.rows[row] != pack:
                self.rows[row] = pack
                self.dataChanged.emit(self.index(row, 0), self.index(row, 0))


class PackDelegate(TextRowsDelegate):
    """Switches a pack with a click on its box or the space bar."""

    def box(self, option: QStyleOptionViewItem, index: Index) -> QRect:
        """Return the rectangle of a pack's box."""
        side, _left, pad = self._inset(self._rows.rows[index.row()])
        return QRect(option.rect.left() + pad, option.rect.top() + pad, side, side)

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        if isinstance(event, QMouseEvent):
            is_end = event.type() == QEvent.Type.MouseButtonRelease
            is_left = event.button() == Qt.MouseButton.LeftButton
            place = self.box(option, index).marginsAdded(_AROUND_BOX)
            is_meant = is_end and is_left and place.contains(event.position().toPoint())
        else:
            is_meant = isinstance(event, QKeyEvent) and event.key() in _SWITCHING
        if not is_meant:
            return False
        is_on = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        wanted = Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked
        return model.setData(index, wanted, Qt.ItemDataRole.CheckStateRole)


class PackList(TextRowsView):
    """A list of packs; the buttons below it act on the current one."""

    delegate = PackDelegate

    def __init__(self, name: str, rows: PackRows) -> None:
        """Lay out all rows at once: in batches, the list would scroll up after each change."""
        super().__init__(name, rows)
        self.setLayoutMode(QListView.LayoutMode.SinglePass)
