"""The own location tiles as big buttons; a click or a digit chooses what the next clicks do."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from kingdom_builder_qt.ui.models.shown import shown_player
from kingdom_builder_qt.ui.models.tile_model import TileModel
from kingdom_builder_qt.ui.panels.panel import Panel
from kingdom_builder_qt.ui.panels.tile_button import TileButton
from kingdom_builder_qt.ui.session_bridge import SessionBridge
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.widgets.style import clear_layout, muted, tight

DIGITS = range(1, 10)


class TilesPanel(Panel):
    """Buttons of the shown player's tiles, and a hint while there are none."""

    def __init__(self, bridge: SessionBridge, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(bridge, theme, parent)
        self.setAccessibleName(self.tr("Location tiles"))
        self.model = TileModel(bridge, self)
        self.buttons: list[TileButton] = []
        self.hint = muted("", wrap=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self._shortcuts = [self._shortcut(digit) for digit in DIGITS]
        bridge.source_selected.connect(self._show_source)
        self.follow()

    def _lay_out(self) -> None:
        inner = QWidget()
        self._row = QHBoxLayout(inner)
        tight(self._row, 8)
        self._row.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._area = QScrollArea()
        self._area.setWidget(inner)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        rows = QVBoxLayout(self)
        tight(rows, 0)
        rows.addWidget(self._area)
        rows.addWidget(self.hint, 1)

    def _shortcut(self, digit: int) -> QShortcut:
        shortcut = QShortcut(QKeySequence(str(digit)), self)
        shortcut.activated.connect(lambda: self._on_digit(digit))
        return shortcut

    def _on_digit(self, digit: int) -> None:
        if digit <= len(self.buttons):
            self.buttons[digit - 1].click()

    def sizeHint(self) -> QSize:
        """Return room for all tiles, and for four of them before there are any."""
        wanted = self._row.sizeHint().width() if self.buttons else 0
        return QSize(max(4 * 100 - 8, wanted), 124)

    def minimumSizeHint(self) -> QSize:
        """Return room for one tile; the others can be scrolled to."""
        return QSize(112, 124)

    def rebuild(self) -> None:
        """Make the buttons anew at the next refresh."""
        self.buttons = []
        clear_layout(self._row)

    def refresh(self) -> None:
        """Show the tiles as they are now."""
        shown = [button.row.tile for button in self.buttons]
        if shown != [row.tile for row in self.model.tiles]:
            self._make_buttons()
        for button, row in zip(self.buttons, self.model.tiles, strict=True):
            button.set_state(row, self.model.state_text(row))
            button.setToolTip(self._tooltip(button))
            button.setAccessibleName(f"{button.name}, {button.state}")
        self._area.setVisible(bool(self.buttons))
        self.hint.setVisible(not self.buttons)
        self.hint.setText(self._hint())
        self._show_source(self.bridge.source)

    def _make_buttons(self) -> None:
        self.rebuild()
        assert self.texts is not None
        for number, row in enumerate(self.model.tiles, start=1):
            name = self.texts.names.tile(row.tile)
            button = TileButton(row, name, self.model.state_text(row), self.theme)
            button.digit = number if number in DIGITS else 0
            button.clicked.connect(lambda _=False, b=button: self._choose(b))
            tile = row.tile
            button.help_requested.connect(lambda t=tile: self.entry_requested.emit("tiles", t))
            self._row.addWidget(button)
            self.buttons.append(button)
        self.updateGeometry()

    def _choose(self, button: TileButton) -> None:
        self.bridge.select_source(button.row.source)

    def _tooltip(self, button: TileButton) -> str:
        text = self.model.tooltip(button.row)
        if not button.digit:
            return text
        return text + "\n" + self.tr("Key: {digit}").format(digit=button.digit)

    def _hint(self) -> str:
        position, texts = self.position, self.texts
        if position is None or texts is None:
            return ""
        if shown_player(self.bridge) == self.bridge.viewer:
            return self.tr("No location tiles yet: build beside a location to take one.")
        name = texts.names.player(shown_player(self.bridge))
        return self.tr("{player} has no location tiles yet.").format(player=name)

    def _show_source(self, source: str) -> None:
        for button in self.buttons:
            button.setChecked(button.row.source == source)
            if button.isChecked():
                self._row.activate()
                self._area.ensureWidgetVisible(button, 8, 0)
