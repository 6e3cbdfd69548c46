"""A speech bubble that points at a spot of a widget; transparent for the mouse."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QPolygon
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.style import label, vbox

WIDEST: Final = 300
EDGE: Final = 10
TIP: Final = 9  # the height of the tip, and half its width
ROUND: Final = 8.0


class Bubble(QWidget):
    """An overlay of `parent`, above its target point, or below if there is no room."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._points_down = True
        self._tip = 0  # x of the tip
        self._edge = "refused"
        self._words = label("", wrap=True)
        self._rows = vbox(self._words, parent=self, margin=EDGE)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def hide_after(self, ms: int) -> None:
        """Hide the current text in `ms` milliseconds unless another one follows."""
        self._timer.start(ms)

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget the text, also when the parent is hidden: it belongs to a moment."""
        super().hideEvent(event)
        if not self.isHidden():
            self.hide()
            return
        self._timer.stop()
        self._words.setText("")
        self.closed.emit()

    def text(self) -> str:
        """Return the current text, "" while hidden."""
        return self._words.text()

    def say(self, text: str, at: QPoint, gap: int, edge: str = "refused") -> None:
        """Show a text for a point of the parent, `gap` pixels away from it.

        `edge`: the colour of the outline, by its name in the theme.
        """
        parent, self._edge = self._parent, edge
        self._timer.stop()
        self._words.setText(text)
        lines = (self._words.fontMetrics().horizontalAdvance(line) for line in text.splitlines())
        line = max(lines, default=0) + 2 * EDGE + 2
        width = min(line, WIDEST, parent.width())
        height = self._words.heightForWidth(width - 2 * EDGE) + 2 * EDGE + TIP
        left = max(0, min(at.x() - width // 2, parent.width() - width))
        self._tip = max(2 * TIP, min(at.x() - left, width - 2 * TIP))
        self._points_down = at.y() - gap - height >= 0
        down = self._points_down
        self._rows.setContentsMargins(
            EDGE, EDGE + (0 if down else TIP), EDGE, EDGE + (TIP if down else 0)
        )
        top = at.y() - gap - height if self._points_down else at.y() + gap
        self.setGeometry(QRect(left, top, width, height))
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        painter.setPen(QPen(theme.colour(self._edge), 1.5))
        painter.setBrush(theme.colour("card"))
        body = self.rect().adjusted(1, 1, -1, -1)
        if self._points_down:
            body.setBottom(body.bottom() - TIP)
            foot, end = body.bottom(), self.height() - 1
        else:
            body.setTop(body.top() + TIP)
            foot, end = body.top(), 0
        painter.drawRoundedRect(body, ROUND, ROUND)
        left, middle, right = self._tip - TIP, self._tip, self._tip + TIP
        inside = foot - 1 if self._points_down else foot + 1
        painter.drawPolyline([QPoint(left, foot), QPoint(middle, end), QPoint(right, foot)])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(
            QPolygon([QPoint(left + 1, inside), QPoint(middle, end), QPoint(right - 1, inside)])
        )
