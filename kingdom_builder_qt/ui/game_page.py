"""The table of a running game: board, panels beside it, hand and tiles below; no dialogs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.core.hexgrid import Hex, hex_name
from kingdom_builder_qt.ui.board.scene import BoardScene
from kingdom_builder_qt.ui.board.view import BoardView
from kingdom_builder_qt.ui.curtain import CurtainBar
from kingdom_builder_qt.ui.interaction.controller import Interaction
from kingdom_builder_qt.ui.panels import (
    CardsPanel,
    HandPanel,
    LogPanel,
    PlayersPanel,
    StatusPanel,
    TilesPanel,
)
from kingdom_builder_qt.ui.session_bridge import SessionBridge
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.widgets.style import tight

COLUMN_WIDTH: Final = 340
LOG_HEIGHT: Final = 170


class GamePage(QWidget):
    """Puts the parts of the table together; each follows the bridge by itself."""

    def __init__(self, bridge: SessionBridge, theme: Theme, parent: QWidget | None = None) -> None:
        """Build everything; there need not be a session yet."""
        super().__init__(parent)
        self._bridge = bridge
        self.scene = BoardScene(theme, self)
        self.view = BoardView(self.scene, self)
        self.view.describe = self.describe
        self.interaction = Interaction(bridge, self.scene)
        self.status = StatusPanel(bridge, theme)
        self.players = PlayersPanel(bridge, theme)
        self.cards = CardsPanel(bridge, theme)
        self.log = LogPanel(bridge, theme)
        self.tiles = TilesPanel(bridge, theme)
        self.hand = HandPanel(bridge, theme, tiles=self.tiles)
        self.curtain = CurtainBar(bridge, theme)
        self.bottom = QStackedWidget()
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.column = QSplitter(Qt.Orientation.Vertical)
        self._upper = QWidget()
        self._lay_out()
        bridge.viewer_changed.connect(self._on_viewer_changed)
        bridge.settled.connect(self._on_viewer_changed)
        bridge.source_selected.connect(self._on_source_selected)
        bridge.ai.is_waiting = lambda: self.scene.animator.is_running
        bridge.ai.hurry_changed.connect(self._on_hurry_changed)
        self.scene.hex_hovered.connect(self._on_hex_hovered)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme."""
        self.scene.set_theme(theme)
        for part in (
            self.status,
            self.players,
            self.cards,
            self.log,
            self.hand,
            self.tiles,
            self.curtain,
        ):
            part.set_theme(theme)

    def describe(self, hex_: Hex) -> str:
        """Return a hex in words."""
        position, texts = self._bridge.position, self._bridge.texts
        if position is None or texts is None:
            return hex_name(hex_)
        return texts.hex(hex_, position)

    def _lay_out(self) -> None:
        left = QWidget()
        rows = QVBoxLayout(left)
        tight(rows, 0)
        rows.addWidget(self.view, 1)
        rows.addWidget(self._make_bottom())
        self.splitter.addWidget(left)
        self.splitter.addWidget(self._make_column())
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setCollapsible(0, False)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([1000, COLUMN_WIDTH])
        row = QHBoxLayout(self)
        tight(row, 0)
        row.addWidget(self.splitter)

    def _make_bottom(self) -> QWidget:
        self.bottom.addWidget(self.hand)
        self.bottom.addWidget(self.curtain)
        self.bottom.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        return self.bottom

    def _make_column(self) -> QWidget:
        rows = QVBoxLayout(self._upper)
        tight(rows, 0)
        rows.addWidget(self.status)
        rows.addWidget(self.players)
        rows.addStretch(1)
        self.column.addWidget(self._upper)
        self.column.addWidget(self.cards)
        self.column.addWidget(self.log)
        for index, stretch in enumerate((0, 0, 1)):
            self.column.setStretchFactor(index, stretch)
        self.column.setChildrenCollapsible(False)
        self.column.setMinimumWidth(280)
        return self.column

    def share_column(self) -> None:
        """Give the cards the room they need, and the log the rest but not too little."""
        upper = self._upper.sizeHint().height()
        cards = self.cards.sizeHint().height()
        rest = self.column.height() - upper - 2 * self.column.handleWidth()
        log = max(rest - cards, min(LOG_HEIGHT, rest // 2))
        self.column.setSizes([upper, rest - log, log])

    def _on_viewer_changed(self) -> None:
        down = self._bridge.curtain_down
        lifted = not down and self.bottom.currentIndex() == 1
        self.bottom.setCurrentIndex(1 if down else 0)
        if down:
            self.curtain.button.setFocus()
        elif lifted:
            self.view.setFocus()

    def _on_source_selected(self, source: str) -> None:
        """Lead the keyboard from a chosen tile to the board."""
        focused = QApplication.focusWidget()
        if source and focused is not None and self.tiles.isAncestorOf(focused):
            self.view.setFocus()

    def _on_hurry_changed(self, hurried: bool) -> None:
        if hurried:
            self.scene.animator.skip()

    def _on_hex_hovered(self, hex_: Hex | None) -> None:
        """Explain a location where the mouse is."""
        position, texts = self._bridge.position, self._bridge.texts
        tile = position.rules.tile_of_location.get(hex_) if position and hex_ else None
        if tile is None or texts is None:
            self.view.viewport().setToolTip("")
            QToolTip.hideText()
            return
        names = texts.names
        self.view.viewport().setToolTip(f"{names.tile(tile)}\n{names.tile_rule(tile)}")
