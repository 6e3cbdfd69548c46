"""What is said for some seconds, and the hex under mouse or keyboard cursor, over a board's rim."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.table.desk import GameDesk
from kingdom_builder_qt.ui.widgets.style import label, vbox
from kingdom_builder_qt.ui.window.game_page import GamePage

MESSAGE_MS: Final = 8000
EDGE: Final = 4  # pixels to the corner of the view
ROOM: Final = 0.6  # the most of the view's width that is covered


class CornerLine(QFrame):
    """A sentence and the words for a hex in the lower left corner, no larger than they are."""

    changed = Signal(str)  # the sentence; '' = none any more

    def __init__(self, over: QWidget) -> None:
        """Lie over a widget, unseen while there is nothing to say."""
        super().__init__(over)
        self._over = over
        self.message, self.hex_text = label("", wrap=True), label("", wrap=True)
        self.setObjectName("status_line")
        self.setProperty("card", "true")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True, interval=MESSAGE_MS)
        self._timer.timeout.connect(lambda: self.say(""))
        vbox(self.message, self.hex_text, parent=self, spacing=2).setContentsMargins(8, 3, 8, 3)
        over.installEventFilter(self)
        self._fit()

    def say(self, text: str) -> None:
        """Show a sentence for some seconds; '' ends the last one."""
        self.message.setText(text)
        self._fit()
        self._timer.stop()
        if text and self.isVisible():
            self._timer.start()
        self.changed.emit(text)

    def describe(self, text: str) -> None:
        """Show the words for a hex until they are replaced by others or by none."""
        self.hex_text.setText(text)
        self._fit()

    def _fit(self) -> None:
        shown = [line for line in (self.message, self.hex_text) if line.text()]
        for line in (self.message, self.hex_text):
            line.setVisible(line in shown)
        self.setVisible(bool(shown))
        if not shown:
            return
        most = round(self._over.width() * ROOM)
        wanted = max(line.fontMetrics().horizontalAdvance(line.text()) for line in shown) + 20
        width = min(most, wanted)
        height = sum(line.heightForWidth(width - 18) for line in shown) + 2 * (len(shown) - 1) + 8
        self.setGeometry(EDGE, self._over.height() - height - EDGE, width, height)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner."""
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to count for what was said while the table was not shown."""
        super().showEvent(event)
        if self.message.text():
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave no timer behind."""
        self._timer.stop()
        super().hideEvent(event)


class StatusLine(QObject):
    """Keeps what the corner says true: a hex is described anew, a refusal goes with its moment.

    A refusal stays until something else is chosen or another hex is pointed at; where it is about
    a hex it is said in a bubble there, too.
    """

    def __init__(self, desk: GameDesk, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self._hex: Hex | None = None
        self._refusal = ""
        self._refused_at: Hex | None = None  # what was pointed at then
        self._line = CornerLine(page.view)
        page.scene.input.hex_hovered.connect(self._show_hex)
        page.scene.input.cursor_moved.connect(self._show_hex)
        desk.session_started.connect(self._on_session_started)
        desk.settled.connect(self._on_settled)
        desk.source_selected.connect(self._forget_refusal)
        desk.explainer.message.connect(self._on_refusal)
        desk.explainer.pointed.connect(page.say_at)
        self._line.changed.connect(self._on_message_changed)
        desk.explainer.notice.connect(self.show)

    @property
    def message(self) -> str:
        """Return the sentence that is shown now."""
        return self._line.message.text()

    @property
    def hex_text(self) -> str:
        """Return the words for the hex under mouse or cursor."""
        return self._line.hex_text.text()

    def show(self, text: str) -> None:
        """Show a sentence and let a screen reader say it."""
        self._line.say(text)
        self._page.view.announce(text)

    def _on_refusal(self, text: str) -> None:
        self._page.bubble.hide()
        self._refusal, self._refused_at = text, self._hex
        self.show(text)

    def _forget_refusal(self) -> None:
        self._page.bubble.hide()
        if self._refusal and self.message == self._refusal:
            self._line.say("")
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
        self._line.describe("" if hex_ is None else self._page.describe(hex_))
