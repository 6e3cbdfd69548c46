"""The log of all moves and events; the hexes of a line light up under the mouse."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from kingdom_builder_qt.ui.panels.log_delegate import LogDelegate
from kingdom_builder_qt.ui.panels.panel import Panel
from kingdom_builder_qt.ui.presenters.log_model import LogModel
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.table.desk import GameDesk
from kingdom_builder_qt.ui.widgets.style import tight

ROLE = "last_move"
NEAR = 4  # pixels from the end that still count as the end


class LogPanel(Panel):
    """A list that follows the newest line unless the player scrolled up."""

    def __init__(self, desk: GameDesk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(desk, theme, parent)
        self.model = LogModel(desk, self)
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setAccessibleName(self.tr("Log of the game"))
        self.view.setMouseTracking(True)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setWordWrap(True)
        self.view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._delegate = LogDelegate(desk.seats, theme, self.view)
        self.view.setItemDelegate(self._delegate)
        self._follows = True
        self._connect()
        rows = QVBoxLayout(self)
        tight(rows, 0)
        rows.addWidget(self.view)
        self.follow()

    def _connect(self) -> None:
        self.view.entered.connect(self._light)
        self.view.viewport().installEventFilter(self)
        self.view.selectionModel().currentChanged.connect(self._on_current_changed)
        bar = self.view.verticalScrollBar()
        bar.valueChanged.connect(self._on_scrolled)
        bar.rangeChanged.connect(self._on_range_changed)

    def sizeHint(self) -> QSize:
        return QSize(324, 240)

    def set_theme(self, theme: Theme) -> None:
        self._delegate.set_theme(theme)
        super().set_theme(theme)

    def rebuild(self) -> None:
        """Show the newest line of another game."""
        self._follows = True
        self.view.scrollToBottom()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.highlight_requested.emit(ROLE, self.model.latest_mask)
        return super().eventFilter(watched, event)

    def _light(self, index: QModelIndex) -> None:
        self.highlight_requested.emit(ROLE, self.model.turn_mask(index.row()))

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid() and self.view.hasFocus():
            self._light(current)

    def _on_scrolled(self, value: int) -> None:
        self._follows = value >= self.view.verticalScrollBar().maximum() - NEAR

    def _on_range_changed(self) -> None:
        """Follow the newest line; a reader who scrolled up is left in peace."""
        if self._follows:
            self.view.scrollToBottom()
