"""The status bar: sentences for some seconds, and the hex under mouse or keyboard cursor."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStatusBar

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.table.desk import GameDesk
from kingdom_builder_qt.ui.widgets.style import ElidedLabel
from kingdom_builder_qt.ui.window.game_page import GamePage

MESSAGE_MS: Final = 8000


class StatusLine(QObject):
    """Keeps what the bar says true: the hex is described anew, a refusal goes with its moment.

    A refusal stays until something else is chosen or another hex is pointed at; where it is about
    a hex it is said in a bubble there, too.
    """

    def __init__(self, bar: QStatusBar, desk: GameDesk, page: GamePage) -> None:
        super().__init__(bar)
        self._bar, self._page = bar, page
        self._hex: Hex | None = None
        self._refusal = ""
        self._refused_at: Hex | None = None  # what was pointed at then
        self.hex_text = ElidedLabel()
        bar.addPermanentWidget(self.hex_text)
        page.scene.input.hex_hovered.connect(self._show_hex)
        page.scene.input.cursor_moved.connect(self._show_hex)
        desk.session_started.connect(self._on_session_started)
        desk.settled.connect(self._on_settled)
        desk.source_selected.connect(self._forget_refusal)
        desk.explainer.message.connect(self._on_refusal)
        desk.explainer.pointed.connect(page.say_at)
        bar.messageChanged.connect(self._on_message_changed)
        desk.explainer.notice.connect(self.show)

    def show(self, text: str) -> None:
        """Show a sentence and let a screen reader say it."""
        self._bar.showMessage(text, MESSAGE_MS)
        self._page.view.announce(text)

    def _on_refusal(self, text: str) -> None:
        self._page.bubble.hide()
        self._refusal, self._refused_at = text, self._hex
        self.show(text)

    def _forget_refusal(self) -> None:
        self._page.bubble.hide()
        if self._refusal and self._bar.currentMessage() == self._refusal:
            self._bar.clearMessage()
        self._refusal = ""

    def _on_message_changed(self, text: str) -> None:
        """End the bubble with its message: after some seconds, or when something else is said."""
        if text != self._refusal:
            self._page.bubble.hide()

    def _on_session_started(self) -> None:
        self._show_hex(None)

    def _on_settled(self) -> None:
        self._show_hex(self._hex)
        self._forget_refusal()

    def _show_hex(self, hex_: Hex | None) -> None:
        if hex_ not in (None, self._refused_at):
            self._forget_refusal()
        self._hex = hex_
        self.hex_text.setText("" if hex_ is None else self._page.describe(hex_))
