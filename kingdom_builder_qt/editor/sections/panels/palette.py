"""The palette: terrains and features by group, each with a key."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QDrag, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QWidget

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.canvas.cell_drag import mime_of
from kingdom_builder_qt.editor.sections.canvas.section_item import SectionPainter
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.panels.cell_delegate import GAP, CellDelegate
from kingdom_builder_qt.editor.sections.panels.cell_names import LOCATION
from kingdom_builder_qt.editor.sections.panels.palette_rows import Entry, PaletteRows, TileRow
from kingdom_builder_qt.editor.sections.panels.tile_combo import TileCombo
from kingdom_builder_qt.ui.desktop.style.theme import appearance, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.card_delegate import Index
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, muted
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_name

tr = translator(__name__)

MOST_COLUMNS: Final = 2
_MARGIN: Final = 8
_STEP: Final = 12  # pixels; less than the height of an entry
_ENDS: Final = {
    QAbstractItemView.CursorAction.MoveHome: 0,
    QAbstractItemView.CursorAction.MoveEnd: -1,
}
_PAGES: Final = {
    QAbstractItemView.CursorAction.MovePageUp: -1,
    QAbstractItemView.CursorAction.MovePageDown: 1,
}
_TAKING: Final = (Qt.Key.Key_Space, Qt.Key.Key_Select, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Palette(QListView):
    """Selects the cell of the brush, and follows the eyedropper.

    The selected entry is the cell of the brush.  Arrow keys move the focus without choosing,
    because a choice changes the tool; Space or Enter chooses.  `chosen`: the user took an entry,
    possibly the same one again.  The eraser is a brush with an empty cell, so the palette selects
    that entry while the eraser is used.  `left`: Escape.
    """

    chosen = Signal()
    left = Signal()
    cell_shown = Signal(object)  # Cell: the selected entry

    def __init__(self, bench: Workbench) -> None:
        """List the terrains and features of the catalog."""
        super().__init__()
        self.bench = bench
        self.columns = MOST_COLUMNS  # number of columns
        self._is_erasing = self._is_marking = False
        self.rows = PaletteRows(bench.catalog, self)
        self.combo = TileCombo(bench.catalog)
        painter = SectionPainter(bench.catalog, current_theme())
        self.delegate = CellDelegate(self.rows, painter, self)
        self._set_up_view()
        self._add_tile_row()
        self._key_ids = {
            self._key(entry): entry.key_id for entry in self.rows.entries if entry.key_id
        }
        self._renew_keys()
        key_map().changed.connect(self._renew_keys)
        self.clicked.connect(self._choose)
        self.selectionModel().selectionChanged.connect(self._on_selected)
        self.combo.tile_chosen.connect(self._on_tile_chosen)
        appearance().changed.connect(self._renew_painter)
        bench.paint.cell_changed.connect(self._show_cell)
        bench.document.replaced.connect(self._on_replaced)
        self._on_replaced()

    def work_on(self, bench: Workbench) -> None:
        """Offer the entries for another section of the same catalog."""
        if bench is not self.bench:
            self.bench.document.replaced.disconnect(self._on_replaced)
            self.bench = bench
            bench.document.replaced.connect(self._on_replaced)
            self._on_replaced()

    # -- building ----------------------------------------------------------------------------------

    def _set_up_view(self) -> None:
        self.setAccessibleName(tr("Palette"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setViewportMargins(_MARGIN, 0, _MARGIN - GAP, 0)
        self.setMouseTracking(True)  # for the highlight under the mouse
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the canvas
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._share_width()
        self.setItemDelegate(self.delegate)
        self.setModel(self.rows)

    def _add_tile_row(self) -> None:
        """Insert the list of tiles in its row."""
        part = QWidget()
        line = hbox(muted(tr("Tile")), (self.combo, 1), parent=part)
        line.setContentsMargins(4, 0, 4 + GAP, 4)
        number = next(n for n, row in enumerate(self.rows.rows) if isinstance(row, TileRow))
        self.setIndexWidget(self.rows.index(number, 0), part)

    def _key(self, entry: Entry) -> QAction:
        """Return an action for the window, which also works while the palette is hidden."""
        action = QAction(self)
        set_name(action, self.rows.name(entry.cell))
        action.triggered.connect(lambda _=False, cell=entry.cell: self._choose_by_key(cell))
        return action

    @property
    def keys(self) -> list[QAction]:
        """Return the actions for the window."""
        return [*self._key_ids]

    def _renew_keys(self) -> None:
        """Give the actions their present keys, and show them."""
        for action, id_ in self._key_ids.items():
            action.setShortcuts(key_map().sequences(id_))
        self.delegate.forget_names()
        self._share_width()
        self.viewport().update()

    def _choose_by_key(self, cell: Cell) -> None:
        """Choose an entry and scroll to it."""
        place = self.rows.place_of(cell)
        self._choose(place)
        self.scrollTo(place)

    def _share_width(self) -> None:
        """Use two columns, or one if that shows more names without eliding."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        room = self.maximumViewportSize().width() - bar  # Qt always reserves room for the bar
        self.columns = self.delegate.columns(room, MOST_COLUMNS)
        self.delegate.share(room, self.columns, self.combo.sizeHint().height() + 2 * 4)
        self.scheduleDelayedItemsLayout()

    # -- events
    # --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_width()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._share_width()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Start at the cell of the brush."""
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.setCurrentIndex(self.rows.place_of(self.shown_cell))
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose an entry; Escape returns the focus to the canvas."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _TAKING:
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Skip headings on the way to an end or by a page, unlike Qt."""
        if action in _ENDS:
            return self.rows.place_of(self.rows.entries[_ENDS[action]].cell)
        if action not in _PAGES:
            return super().moveCursor(action, modifiers)
        place, way = self.visualRect(self.currentIndex()), _PAGES[action]
        for distance in range(self.viewport().height(), 0, -_STEP):
            found = self.indexAt(place.center() + QPoint(0, way * distance))
            if isinstance(found.data(ROW_ROLE), Entry):
                return found
        return self.currentIndex()

    def selectionCommand(
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """Prevent selection by keys and mouse: the selected entry is the cell of the brush."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Drag the hex of the pressed entry."""
        entry = self.currentIndex().data(ROW_ROLE)
        if isinstance(entry, Entry):
            drag = QDrag(self)
            drag.setMimeData(mime_of(entry.cell))
            picture = self.delegate.picture(entry.cell)
            drag.setPixmap(picture)
            drag.setHotSpot(picture.rect().center())
            drag.exec(Qt.DropAction.CopyAction)

    def _renew_painter(self) -> None:
        self.delegate.set_painter(SectionPainter(self.bench.catalog, current_theme()))
        self._share_width()

    def _choose(self, place: QModelIndex) -> None:
        entry = place.data(ROW_ROLE)
        if isinstance(entry, Entry):
            self._take(entry.cell)

    def _on_selected(self, selected: QItemSelection) -> None:
        """Choose an entry that a screen reader selects."""
        if not self._is_marking:
            for place in selected.indexes():
                self._choose(place)

    def _on_tile_chosen(self, tile: str) -> None:
        self._take(Cell(feature=LOCATION, tile=tile))

    def _take(self, cell: Cell) -> None:
        """Put a cell into the brush; choosing "empty" leaves the eraser active."""
        if cell == Cell() and self._is_erasing:
            return
        self.bench.set_cell(cell)
        self.chosen.emit()

    def set_erasing(self, value: bool) -> None:
        """Show the cell of the eraser, or that of the brush."""
        if value != self._is_erasing:
            self._is_erasing = value
            self._show_cell()

    @property
    def shown_cell(self) -> Cell:
        """The cell of the eraser, or that of the brush."""
        return Cell() if self._is_erasing else self.bench.cell

    def _show_cell(self) -> None:
        cell = self.shown_cell
        if cell.feature == LOCATION:
            self.rows.set_cell(cell)
            self.combo.show_tile(cell.tile)
        flag = QItemSelectionModel.SelectionFlag
        self._is_marking = True
        self.selectionModel().select(self.rows.place_of(cell), flag.ClearAndSelect)
        self._is_marking = False
        self.cell_shown.emit(cell)

    def _on_replaced(self) -> None:
        """Show the tile of the section's own locations, and sea for empty hexes of an island."""
        section = self.bench.document.section
        self.rows.set_island(section.is_island)
        self.delegate.forget_names()
        self._share_width()
        location = self.rows.place_of(Cell(feature=LOCATION)).data(ROW_ROLE)
        if isinstance(location, Entry):
            tile = next((c.tile for c in section.cells if c.feature == LOCATION and c.tile), None)
            tile = tile or location.cell.tile
            self.rows.set_cell(Cell(feature=LOCATION, tile=tile))
            self.combo.show_tile(tile)
        self._show_cell()
