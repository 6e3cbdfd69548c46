"""A text of a few lines, elided if too long, with the whole text in its tooltip."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QTextLayout
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, scaled_font
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip


class BriefText(QWidget):
    """Always as high as its lines, so that nothing around it moves when the text changes."""

    def __init__(self, lines: int, factor: float = SMALL) -> None:
        """Show at most `lines` lines; `factor` is relative to the program's font."""
        super().__init__()
        self.lines, self.text = lines, ""
        self.setFont(scaled_font(self, factor))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(120, round(self.lines * QFontMetricsF(self.font()).lineSpacing()) + 1)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())

    def set_text(self, text: str) -> None:
        """Show another text, as plain text."""
        if text != self.text:
            self.text = text
            self.setAccessibleName(text)
            set_tooltip(self, text)
            self.update()

    def shown(self) -> list[str]:
        """Return the lines as painted."""
        flat, metrics = " ".join(self.text.split()), QFontMetricsF(self.font())
        if not flat:
            return []
        found: list[str] = []
        layout, start = QTextLayout(flat, self.font()), 0
        layout.beginLayout()
        while len(found) < self.lines and (line := layout.createLine()).isValid():
            line.setLineWidth(self.width())
            start, end = line.textStart(), line.textStart() + line.textLength()
            found.append(flat[start:end].rstrip())
        is_cut = bool(found) and layout.createLine().isValid()
        layout.endLayout()
        if is_cut:
            right = Qt.TextElideMode.ElideRight
            found[-1] = metrics.elidedText(flat[start:], right, self.width())
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().placeholderText().color())
        metrics = QFontMetricsF(self.font())
        for number, line in enumerate(self.shown()):
            painter.drawText(QPointF(0, metrics.ascent() + number * metrics.lineSpacing()), line)
