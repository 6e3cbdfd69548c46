"""The combo box for the tile of a location: all location tiles of all expansions."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QStandardItem, QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import QComboBox

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.panels.cell_names import LOCATION, CellNames, location_tiles
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.style.own_signs import sign_key
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.foreign_text import tip_text

tr = translator(__name__)

ICON = 24
_RULE = Qt.ItemDataRole.UserRole + 1  # the rule of the tile


class TileCombo(ComboBox):
    """Tiles with their emblems, under the names of their expansions."""

    tile_chosen = Signal(str)

    def __init__(self, catalog: Catalog, none: str = "") -> None:
        """Offer all location tiles; `none`: the text of a first row without a tile."""
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setIconSize(QSize(ICON, ICON))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(9)
        self.setMaxVisibleItems(14)
        self.setAccessibleName(tr("Location tile"))
        self.setModel(_tiles(catalog, none))  # selects a tile
        self._choose(None)
        self.activated.connect(self._on_activated)

    def show_tile(self, tile: str | None) -> None:
        """Show a tile without a signal."""
        self._choose(tile)
        self.setPlaceholderText(tile or tr("No tile"))
        set_tooltip(self, self.currentData(_RULE) or "")

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the surrounding panel, unless the combo box has the focus."""
        super().wheelEvent(event) if self.hasFocus() else event.ignore()

    def _choose(self, tile: str | None) -> None:
        self.setCurrentIndex(self.findData(tile) if tile is not None else -1)

    def _on_activated(self, index: int) -> None:
        if tile := self.itemData(index):
            set_tooltip(self, self.itemData(index, _RULE))
            self.tile_chosen.emit(tile)


@lru_cache(maxsize=8)
def _tiles(catalog: Catalog, none: str) -> QStandardItemModel:
    """Return the model of tiles, shared by all combo boxes of a section."""
    names, model = CellNames(catalog), QStandardItemModel()
    if none:
        item = QStandardItem(none)
        item.setData("", Qt.ItemDataRole.UserRole)
        model.appendRow(item)
    for expansion, tiles in location_tiles(catalog).items():
        heading = QStandardItem(names.expansion(expansion))
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        model.appendRow(heading)
        for tile in tiles:
            model.appendRow(_TileItem(tile, names))
    return model


class _TileItem(QStandardItem):
    """A tile, whose emblem and rule are created on demand."""

    def __init__(self, tile: str, names: CellNames) -> None:
        super().__init__(names.tile(tile))
        self._tile, self._names = tile, names

    def data(self, role: int = Qt.ItemDataRole.UserRole + 1) -> Any:
        if role == Qt.ItemDataRole.UserRole:
            return self._tile
        if role == Qt.ItemDataRole.DecorationRole:
            return emblem_icon(self._tile)
        if role in (_RULE, Qt.ItemDataRole.ToolTipRole):
            rule = self._names.rule(Cell(feature=LOCATION, tile=self._tile))
            return rule if role == _RULE else tip_text(rule)
        return super().data(role)


def emblem_icon(tile: str, size: int = ICON) -> QIcon:
    """Return the emblem of a tile on its round parchment."""
    return entry_icon("tiles", tile, size)


def entry_icon(folder: str, id_: str, size: int = ICON) -> QIcon:
    """Return the emblem of a tile or card; `folder`: `tiles` or `cards`."""
    return _entry_icon(folder, id_, current_theme(), size, sign_key(folder, id_))


@lru_cache(maxsize=256)
def _entry_icon(folder: str, id_: str, theme: Theme, size: int, _key: Hashable) -> QIcon:
    icon = QIcon()
    for ratio in (1, 2):
        pixmap = QPixmap(size * ratio, size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_emblem(painter, folder, id_, QRectF(0, 0, size, size), theme)
        painter.end()
        icon.addPixmap(pixmap)
    return icon
