"""The hexes of the board as a list of sentences, for screen readers and low vision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView, QPushButton, QWidget

from kingdom_builder_qt.core.grid import HEXES, Hex, Mask
from kingdom_builder_qt.ui.desktop.style.text_size import scaled_size
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE, HighRows, Row, RowsModel
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, muted, vbox
from kingdom_builder_qt.ui.desktop.widgets.tool_dialog import ToolDialog
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.survey import (
    Surveyed,
    own_pieces,
    pieces_of_others,
    stocked_locations,
)
from kingdom_builder_qt.ui.table.desk.desk import GameDesk

tr = translator(__name__)

ROLE: Final = "chosen"


class BoardInWords(ToolDialog):
    """A companion of the board that follows the game; Enter acts as on the board."""

    highlight_requested = Signal(str, object)  # role, mask: hexes to light on the board

    def __init__(
        self,
        desk: GameDesk,
        view: BoardView,
        surveyed: Callable[[], Surveyed | None],
        parent: QWidget | None = None,
    ) -> None:
        """`surveyed` returns the position of the board, None at the curtain."""
        super().__init__(parent)
        self.setWindowTitle(tr("Board in words"))
        self._view, self._surveyed = view, surveyed
        self.kinds = ComboBox()
        self.kinds.setAccessibleName(tr("Hexes"))
        for text, mask_of in (
            (tr("All hexes"), lambda _shown: view.shown_hexes),
            (tr("Possible hexes"), lambda _shown: view.board_scene.input.gesture.choices()),
            (tr("Your pieces"), own_pieces),
            (tr("Pieces of the others"), pieces_of_others),
            (tr("Locations with tiles"), stocked_locations),
        ):
            self.kinds.addItem(text, mask_of)
        self.model = RowsModel(self)
        self.hexes = QListView()
        self.hexes.setModel(self.model)
        self.hexes.setAccessibleName(self.windowTitle())
        self.hexes.setWordWrap(True)
        self.hexes.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hexes.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.hexes.setSpacing(2)
        self.hexes.setItemDelegate(HighRows(self.hexes))
        self.close_button = QPushButton(tr("Close"), autoDefault=False)
        hint = muted(tr("Enter plays on the hex as on the board."), wrap=True)
        self.press = QPushButton(tr("Choose"), autoDefault=False)
        buttons = hbox((hint, 1), self.close_button, self.press)
        vbox(self.kinds, (self.hexes, 1), buttons, parent=self, spacing=12, margin=16)
        self.close_button.clicked.connect(self.close)
        self.press.clicked.connect(self._press)
        self.kinds.currentIndexChanged.connect(self.refresh)
        self.hexes.selectionModel().currentChanged.connect(self._on_current_changed)
        self.hexes.doubleClicked.connect(lambda _index: self._press())
        desk.settled.connect(self.refresh)
        self.finished.connect(lambda _result: self._light(0))
        self.refresh()
        self.hexes.setFocus()

    def sizeHint(self) -> QSize:
        return scaled_size(QSize(460, 480))

    def refresh(self) -> None:
        """List the hexes of the chosen kind; the current one stays if it is among them."""
        surveyed, before = self._surveyed(), self.current()
        shown: list[Hex] = []
        if surveyed is not None:
            mask_of: Callable[[Surveyed], Mask] = self.kinds.currentData()
            mask = mask_of(surveyed)
            shown = [hex_ for hex_ in HEXES if mask >> hex_ & 1]
        self.model.show([Row(self._view.describe(hex_), hex_) for hex_ in shown])
        row = shown.index(before) if before in shown else 0
        self.hexes.setCurrentIndex(self.model.index(row))

    def current(self) -> Hex | None:
        """Return the hex of the current row."""
        hex_: Hex | None = self.hexes.currentIndex().data(ROW_ROLE)
        return hex_

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Act with Enter as on the board, unless the Close button has the focus."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not self.close_button.hasFocus():
            self._press()
        else:
            super().keyPressEvent(event)

    def _press(self) -> None:
        if (hex_ := self.current()) is not None:
            self._view.press_hex(hex_)
            self.hexes.setFocus()

    def _on_current_changed(self, current: QModelIndex) -> None:
        hex_: Hex | None = current.data(ROW_ROLE)
        self._light(1 << hex_ if self.isVisible() and hex_ is not None else 0)

    def _light(self, mask: Mask) -> None:
        self.highlight_requested.emit(ROLE, mask)
