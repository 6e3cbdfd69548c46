"""The sign of a medal: a disc on a ribbon."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.style.text_size import scaled

_METALS: Final = {  # face and rim
    "gold": ("#e8b830", "#8a6410"),
    "silver": ("#c9ced6", "#5f6873"),
    "bronze": ("#c98a55", "#71441d"),
}
_RIBBON: Final = "#a33a32"
_SIZE: Final = 20  # pixels
_RIBBONS: Final = (((4, 0), (9, 0), (11, 9), (7, 9)), ((16, 0), (11, 0), (9, 9), (13, 9)))


class MedalSign(QWidget):
    """Hidden without a medal, and then takes no room."""

    def __init__(self, medal: str = "") -> None:
        super().__init__()
        self.medal = medal
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if not medal:
            self.hide()

    def show_medal(self, medal: str) -> None:
        """Show a medal (gold, silver or bronze), or nothing for ""."""
        self.medal = medal
        self.setVisible(bool(medal))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(_SIZE), scaled(_SIZE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.medal:
            paint_medal(QPainter(self), QRectF(self.rect()), self.medal)


def paint_medal(painter: QPainter, rect: QRectF, medal: str) -> None:
    """Paint a medal (gold, silver or bronze) in the middle of a rectangle."""
    face, rim = map(QColor, _METALS[medal])
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side / _SIZE, side / _SIZE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_RIBBON))
    for band in _RIBBONS:
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in band]))
    painter.setPen(QPen(rim, 1.4))
    painter.setBrush(face)
    painter.drawEllipse(QPointF(10, 12.5), 6.4, 6.4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rim, 0.7))
    painter.drawEllipse(QPointF(10, 12.5), 4.2, 4.2)
    painter.restore()
