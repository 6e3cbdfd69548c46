"""What is said for some seconds, and a hex in words, over the corner of a view."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.style import CardFrame, label, vbox

MESSAGE_MS: Final = 8000
EDGE: Final = 4  # pixels to the corner of the view
ROOM: Final = 0.6  # the most of the view's width that is covered


class CornerLine(CardFrame):
    """A sentence and the words for a hex in the lower left corner, no larger than they are.

    It is no child of the view: screen readers find of a view with scroll bars only what it scrolls.
    """

    changed = Signal(str)  # the sentence; '' = none any more

    def __init__(self, theme: Theme, over: QWidget, parent: QWidget) -> None:
        """Lie over a widget within `parent`, unseen while there is nothing to say."""
        super().__init__(theme, parent)
        self.setAccessibleName(self.tr("Status"))
        self._over, self._parent = over, parent
        self.message, self.hex_text = label("", wrap=True), label("", wrap=True)
        self.setObjectName("status_line")
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
        top = self._over.height() - height - EDGE
        place = self._over.mapTo(self._parent, QPoint(EDGE, top))
        self.setGeometry(QRect(place, QSize(width, height)))
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner."""
        if watched is self._over and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
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
