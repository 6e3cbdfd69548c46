"""A speech bubble that points at a spot of a widget; transparent for the mouse."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QPolygon
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.style import label, vbox

WIDEST: Final = 300  # pixels of usual text
EDGE: Final = 10
TIP: Final = 9  # the height of the tip, and half its width
ROUND: Final = 8.0
GAP: Final = 2  # between the tip and the target

Side: TypeAlias = Literal["above", "below", "right", "left"]
_SIDES: Final[tuple[Side, ...]] = ("above", "below", "right", "left")


class Bubble(QWidget):
    """An overlay of `parent` next to its target: above it, or where there is room."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._side: Side = "above"
        self._tip = QPoint()
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

    def say(self, text: str, target: QRect, edge: str = "refused") -> None:
        """Show a text next to an area of the parent, which stays visible.

        `edge`: the colour of the outline, by its name in the theme.
        """
        self._edge = edge
        self._timer.stop()
        self._words.setText(text)
        lines = (self._words.fontMetrics().horizontalAdvance(line) for line in text.splitlines())
        line = max(lines, default=0) + 2 * EDGE + 2
        width = min(line, scaled(WIDEST), self._parent.width())
        body = QSize(width, self._words.heightForWidth(width - 2 * EDGE) + 2 * EDGE)
        places = {side: _place(side, body, target, self._parent.rect()) for side in _SIDES}
        whole = (s for s in _SIDES if self._parent.rect().contains(places[s]))
        self._side = next(whole, "above")
        place = places[self._side]
        place.moveTop(max(0, place.top()))
        margins = {side: EDGE + TIP * (side == self._side) for side in _SIDES}
        # The tip is on the edge towards the target.
        self._rows.setContentsMargins(
            margins["right"], margins["below"], margins["left"], margins["above"]
        )
        self._tip = _within(target.center() - place.topLeft(), place.size())
        self.setGeometry(place)
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        painter.setPen(QPen(theme.colour(self._edge), 1.5))
        painter.setBrush(theme.colour("card"))
        cut = {side: TIP * (side == self._side) for side in _SIDES}
        whole = self.rect().adjusted(1, 1, -1, -1)
        body = whole.adjusted(cut["right"], cut["below"], -cut["left"], -cut["above"])
        painter.drawRoundedRect(body, ROUND, ROUND)
        x, y = self._tip.x(), self._tip.y()
        across, inward = QPoint(TIP, 0), QPoint(0, 1)
        if self._side == "above":
            foot, end = QPoint(x, body.bottom()), QPoint(x, whole.bottom())
            inward = -inward
        elif self._side == "below":
            foot, end = QPoint(x, body.top()), QPoint(x, whole.top())
        elif self._side == "right":
            foot, end = QPoint(body.left(), y), QPoint(whole.left(), y)
            across, inward = QPoint(0, TIP), QPoint(1, 0)
        else:
            foot, end = QPoint(body.right(), y), QPoint(whole.right(), y)
            across, inward = QPoint(0, TIP), QPoint(-1, 0)
        painter.drawPolyline([foot - across, end, foot + across])
        painter.setPen(Qt.PenStyle.NoPen)
        less = across - QPoint(across.x() // TIP, across.y() // TIP)
        inside = foot + inward
        painter.drawPolygon(QPolygon([inside - less, end, inside + less]))


def _place(side: Side, body: QSize, target: QRect, room: QRect) -> QRect:
    """Return the place of a bubble with its tip on a side of its target."""
    if side in ("above", "below"):
        size = body + QSize(0, TIP)
        left = max(0, min(target.center().x() - size.width() // 2, room.width() - size.width()))
        above = target.top() - GAP - size.height()
        return QRect(QPoint(left, above if side == "above" else target.bottom() + 1 + GAP), size)
    size = body + QSize(TIP, 0)
    top = max(0, min(target.center().y() - size.height() // 2, room.height() - size.height()))
    before = target.left() - GAP - size.width()
    return QRect(QPoint(before if side == "left" else target.right() + 1 + GAP, top), size)


def _within(tip: QPoint, size: QSize) -> QPoint:
    """Return the place of a tip, away from the rounded corners."""
    least = 2 * TIP
    x, y = max(least, min(tip.x(), size.width() - least)), tip.y()
    return QPoint(x, max(least, min(y, size.height() - least)))
