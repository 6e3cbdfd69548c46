"""The panel of stamps: pictures and commands."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QDrag, QIcon, QKeyEvent, QPalette, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import hex_at
from kingdom_builder_qt.editor.sections.canvas.canvas import DRAG_HOT_SPOT
from kingdom_builder_qt.editor.sections.canvas.cell_drag import mime_of_fragment
from kingdom_builder_qt.editor.sections.canvas.section_item import SectionPainter
from kingdom_builder_qt.editor.sections.document.fragment import Fragment, missing
from kingdom_builder_qt.editor.sections.document.section_grid import BOARD_GRID
from kingdom_builder_qt.editor.sections.stamps.stamp_files import LONGEST_NAME, Stamp
from kingdom_builder_qt.editor.sections.stamps.stamp_store import StampStore
from kingdom_builder_qt.editor.sections.stamps.stamp_texts import StampTexts
from kingdom_builder_qt.editor.sections.tools.editing import Editing
from kingdom_builder_qt.ui.art.geometry import outline
from kingdom_builder_qt.ui.art.sprites import render
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button, line_icon
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import STRETCH, hbox, label, vbox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.foreign_text import labelled, replace_surrogates, truncated

tr = translator(__name__)

_PICTURE: Final = 72  # pixels
_CELL: Final = QSize(92, 112)
_MIDDLE: Final = hex_at(10, 10)  # the anchor of pictures on the whole board
_PATH: Final = Qt.ItemDataRole.UserRole  # the file of an item
_DELETE: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class _StampList(QListWidget):
    """Handles Delete and Backspace itself, which otherwise clear hexes of the section."""

    deleted = Signal()
    dragged = Signal(object)  # QListWidgetItem

    def startDrag(self, supported: Qt.DropAction) -> None:
        """Let the panel start the drag, because the canvas does not accept list items."""
        if (item := self.currentItem()) is not None:
            self.dragged.emit(item)

    @property
    def is_editing(self) -> bool:
        return self.state() == QAbstractItemView.State.EditingState

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in _DELETE
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _DELETE:
            self.deleted.emit()
        else:
            super().keyPressEvent(event)


class StampsPanel(QWidget):
    """A click attaches a stamp to the pointer, a drag moves it to a section.

    A stamp that cannot be used shows the reason.
    """

    said = Signal(str)
    taken = Signal()  # a stamp is attached to the pointer

    def __init__(self, editing: Editing, catalog: Catalog, painter: SectionPainter) -> None:
        super().__init__()
        self._editing, self._catalog = editing, catalog
        self._painter = painter
        self.store = StampStore(self)
        self._shown: list[Stamp] = []  # by row
        self.list = _StampList()
        self.empty = label(tr("Select hexes and save them here as a stamp."), wrap=True)
        self.save = icon_button("add", tr("Save the selection as a stamp"))
        self.rename = icon_button("edit", tr("Rename (F2)"))
        self.delete = icon_button("trash", tr("Delete (Del)"))
        self.undo = icon_button("undo", tr("Restore the deleted stamp"))
        self._build()
        self._connect()
        self.save.setEnabled(False)
        self._fill()

    def _build(self) -> None:
        view = self.list
        view.setAccessibleName(tr("Stamps"))
        view.setViewMode(QListView.ViewMode.IconMode)
        view.setMovement(QListView.Movement.Static)
        view.setDragEnabled(True)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setIconSize(QSize(_PICTURE, _PICTURE))
        view.setGridSize(_CELL)
        view.setWordWrap(True)
        view.setTextElideMode(Qt.TextElideMode.ElideRight)
        view.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        view.setFrameShape(QListWidget.Shape.NoFrame)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pages = QStackedWidget()
        self.bare = ScrollPage(self.empty)  # the text may need more room than the panel has
        self.pages.addWidget(self.bare)
        self.pages.addWidget(view)
        view.setViewportMargins(0, 6, 0, 0)
        foot = hbox(self.save, STRETCH, self.undo, self.rename, self.delete, margin=4)
        vbox((self.pages, 1), foot, parent=self, spacing=0)

    def _connect(self) -> None:
        self.save.clicked.connect(self._save)
        self.rename.clicked.connect(lambda: self.list.editItem(self.list.currentItem()))
        self.delete.clicked.connect(self._delete)
        self.undo.clicked.connect(self.store.undo)
        self.list.deleted.connect(self._delete)
        self.list.itemClicked.connect(self._take)
        self.list.itemActivated.connect(self._take)
        self.list.dragged.connect(self._carry)
        self.list.itemChanged.connect(self._on_renamed)
        self.list.currentRowChanged.connect(self._follow)
        closed = self.list.itemDelegate().closeEditor
        closed.connect(self._on_typed, Qt.ConnectionType.QueuedConnection)
        self.store.changed.connect(self._fill)
        self.store.saved.connect(self._name)
        self.store.said.connect(self.said)

    # -- content
    # -------------------------------------------------------------------------------------

    def set_painter(self, painter: SectionPainter) -> None:
        self._painter = painter
        self._fill()

    def set_content(self, catalog: Catalog, painter: SectionPainter) -> None:
        self._catalog, self._painter = catalog, painter
        self._fill()

    def set_can_save(self, can_save: bool) -> None:
        self.save.setEnabled(can_save)

    def set_in_front(self, is_front: bool) -> None:
        """Read the stamps again, because another window may have changed them.

        Qt also calls a panel in a background tab visible, so the dock reports the front tab.
        """
        if is_front:
            self.store.read()

    # -- display
    # -------------------------------------------------------------------------------------

    def _fill(self) -> None:
        """Fill the list, unless a name is being typed in it."""
        if self.list.is_editing:
            return  # called again when the field closes
        row = self.list.currentRow()
        chosen = self.list.item(row).data(_PATH) if row >= 0 else None
        blocked = self.list.blockSignals(True)
        self.list.clear()
        self._shown = list(self.store.stamps)
        for stamp in self._shown:
            self.list.addItem(self._item(stamp))
        paths = [stamp.path for stamp in self._shown]
        # Select the item after a deleted one, as other lists do.
        row = paths.index(chosen) if chosen in paths else min(row, len(paths) - 1)
        self.list.setCurrentRow(row)
        self.list.blockSignals(blocked)
        self.pages.setCurrentWidget(self.list if self._shown else self.bare)
        self._follow()

    def _item(self, stamp: Stamp) -> QListWidgetItem:
        name, reason = truncated(replace_surrogates(stamp.name)), self._reason(stamp)
        item = QListWidgetItem(name)
        item.setData(_PATH, stamp.path)
        set_tooltip(item, f"{name}\n{reason}" if reason else name)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, reason)
        if stamp.fragment is not None:
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        if reason or stamp.fragment is None:
            item.setIcon(line_icon("warning", "text_muted"))
            item.setForeground(self.palette().brush(QPalette.ColorRole.PlaceholderText))
        else:
            pixmap = self._picture(stamp.fragment)
            icon = QIcon(pixmap)
            icon.addPixmap(pixmap, QIcon.Mode.Selected)  # otherwise Qt tints it when selected
            item.setIcon(icon)
        return item

    def _reason(self, stamp: Stamp) -> str:
        """Return why a stamp cannot be used, "" if it can."""
        if stamp.fragment is None:
            return StampTexts().fault(stamp.fault)
        lacks = missing(stamp.fragment, self._catalog)
        return StampTexts().missing(lacks) if lacks else ""

    def _picture(self, fragment: Fragment) -> QPixmap:
        cells = fragment.at(_MIDDLE, BOARD_GRID)
        mask = sum(1 << hex_ for hex_ in cells)
        rect, sharpness = outline(mask).boundingRect(), self.devicePixelRatioF()
        longest = max(rect.width(), rect.height(), 1.0)
        scale = sharpness * min(1.0, _PICTURE / longest)
        paint = partial(self._painter.paint_cells, cells=cells, grid=BOARD_GRID, only=mask)
        pixmap = render(rect, scale, lambda painter: paint(painter, is_lit=False))
        pixmap.setDevicePixelRatio(sharpness)
        return pixmap

    def _follow(self, _row: int = -1) -> None:
        stamp = self.current
        self.rename.setEnabled(stamp is not None and stamp.fragment is not None)
        self.delete.setEnabled(stamp is not None)
        self.undo.setVisible(self.store.can_undo)

    # -- commands
    # ------------------------------------------------------------------------------------

    @property
    def current(self) -> Stamp | None:
        row = self.list.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def _take(self, item: QListWidgetItem) -> None:
        """Attach a stamp to the pointer, or report why it cannot be used."""
        stamp = self._shown[self.list.row(item)]
        if (fragment := self._usable(stamp)) is not None:
            self._editing.hold(fragment, stamp.name)
            self.taken.emit()

    def _carry(self, item: QListWidgetItem) -> None:
        """Drag a stamp to a section or a tab, or report why it cannot be used."""
        stamp = self._shown[self.list.row(item)]
        if (fragment := self._usable(stamp)) is not None:
            drag = QDrag(self.list)
            drag.setMimeData(mime_of_fragment(fragment, stamp.name))
            drag.setPixmap(self._picture(fragment))
            drag.setHotSpot(DRAG_HOT_SPOT)
            drag.exec(Qt.DropAction.CopyAction)

    def _usable(self, stamp: Stamp) -> Fragment | None:
        """Return the fragment of a stamp; if it cannot be used, report why and return None."""
        if reason := self._reason(stamp):
            self.said.emit(labelled(truncated(stamp.name), reason))
            return None
        return stamp.fragment

    def _save(self) -> None:
        """Save the selection with a name that can be edited at once."""
        fragment = self._editing.lifted()
        if fragment is not None:
            number = len(self._shown) + 1
            self.store.save(tr("Stamp {number}").format(number=number), fragment)

    def _name(self, path: Path) -> None:
        """Open the name editor of a new stamp."""
        for row, stamp in enumerate(self._shown):
            if stamp.path == path:
                self.list.setCurrentRow(row)
                self.list.editItem(self.list.item(row))

    def _on_renamed(self, item: QListWidgetItem) -> None:
        stamp = self._shown[self.list.row(item)]
        name = " ".join(item.text().split())[:LONGEST_NAME]
        if name and name != stamp.name:
            self.store.rename(stamp, name)
        else:
            self.store.read()  # and restore the name in the list

    def _on_typed(self) -> None:
        if self._shown != self.store.stamps:
            self._fill()

    def _delete(self) -> None:
        if self.current is not None:
            self.store.delete(self.current)
