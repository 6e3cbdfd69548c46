"""The status line in the corner of a view: a temporary message, and a description of a hex."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import CardFrame, hbox, label
from kingdom_builder_qt.ui.desktop.widgets.until_input import UntilInput

tr = translator(__name__)

MESSAGE_MS: Final = 8000  # least time of a message
EDGE: Final = 4  # pixels to the corner of the view
_SIDE: Final = 8  # pixels left and right of the text
_ABOVE: Final = 3
_BETWEEN: Final = 20  # between message and hex


class CornerLine(CardFrame):
    """A message and a hex description in a lower corner, sized to their text.

    They share a line. If both do not fit, the hex is hidden until the message ends; long text
    wraps.

    It is not a child of the view, because screen readers see only the scrolled content of a scroll
    area.
    """

    changed = Signal(str)  # the message, "" after its end

    def __init__(self, over: QWidget, parent: QWidget) -> None:
        """Overlay the widget `over` within `parent`; hidden while empty."""
        super().__init__(parent)
        self.setAccessibleName(tr("Status"))
        self._over, self._parent = over, parent
        self._area: QRect | None = None
        self._avoided = QRect()
        self.message, self.hex_text = label("", wrap=True), label("", wrap=True)
        self.setObjectName("status_line")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = UntilInput(self, MESSAGE_MS)
        self._timer.ended.connect(lambda: self.say(""))
        row = hbox(self.message, self.hex_text, parent=self, spacing=_BETWEEN)
        row.setContentsMargins(_SIDE, _ABOVE, _SIDE, _ABOVE)
        over.installEventFilter(self)
        self._fit()

    def say(self, text: str) -> None:
        """Show a message until an input some seconds later; "" ends the current one."""
        self.message.setText(text)
        self._fit()
        self._timer.stop()
        if text and self.isVisible():
            self._timer.start()
        self.changed.emit(text)

    def describe(self, text: str) -> None:
        """Describe a hex until the next call; "" for none."""
        self.hex_text.setText(text)
        self._fit()

    def keep_in(self, area: QRect) -> None:
        """Use the lower left corner of an area of the widget below instead of its own."""
        if area != self._area:
            self._area = area
            self._fit()

    def strip_height(self, enlarged: float = 1.0) -> int:
        """Return the height at the bottom of the view that one line needs, if its text were
        smaller by a factor.
        """
        return round(self.fontMetrics().height() / enlarged) + 2 * _ABOVE + 2 + 2 * EDGE

    def avoid(self, place: QRect) -> None:
        """Use the lower right corner while the left one would cover a rectangle of the view."""
        if place != self._avoided:
            self._avoided = place
            self._fit()

    def _fit(self) -> None:
        area = self._area or self._over.rect()
        most = area.width() - 2 * EDGE - 2 * _SIDE
        said, named = map(_wanted, (self.message, self.hex_text))
        has_room = not said or said + _BETWEEN + named <= most
        self.message.setVisible(bool(said))
        self.hex_text.setVisible(bool(named) and has_room)
        self.setVisible(bool(said or named))
        if not (said or named):
            return
        lines = [line for line in (self.message, self.hex_text) if not line.isHidden()]
        words = min(most, sum(map(_wanted, lines)) + _BETWEEN * (len(lines) - 1))
        height = max(line.heightForWidth(min(words, _wanted(line))) for line in lines)
        size = QSize(words + 2 * _SIDE, height + 2 * _ABOVE + 2)
        for line in lines:
            line.setMinimumWidth(min(words, _wanted(line)))
        corner = QPoint(area.left() + EDGE, area.bottom() + 1 - size.height() - EDGE)
        if QRect(corner, size).intersects(self._avoided):
            corner.setX(area.right() + 1 - size.width() - EDGE)
        self.setGeometry(QRect(self._over.mapTo(self._parent, corner), size))
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._fit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Start the timer of a message that was set while the table was hidden, and fit it."""
        super().showEvent(event)
        self._fit()
        if self.message.text():
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)


def _wanted(line: QLabel) -> int:
    """Return the width of a label's text on one line, 0 without text."""
    return line.fontMetrics().horizontalAdvance(line.text()) + 2 if line.text() else 0
