"""How held tiles look in the panels: nomad tiles have a ring of their own and a dashed border."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kingdom_builder_qt.core.parts import NEW, USED
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.chips import paint_emblem


def nomad_colour(theme: Theme) -> QColor:
    """Return the colour of the nomads' mats, light enough for lines on a dark card."""
    colour = theme.colour("mat")
    return colour.lighter(190) if theme.is_dark else colour


def paint_tile(
    painter: QPainter, tile: str, rect: QRectF, theme: Theme, nomad: bool, faded: bool = False
) -> None:
    """Draw the emblem of a tile; around that of a nomad tile lies a purple ring, as on the mat."""
    paint_emblem(painter, "tiles", tile, rect, theme, faded)
    if not nomad:
        return
    painter.save()
    painter.setOpacity(painter.opacity() * (0.4 if faded else 1.0))
    width = max(2.0, rect.width() * 0.07)
    painter.setPen(QPen(nomad_colour(theme), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = width / 2 + 0.5
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))
    painter.restore()


def paint_state(painter: QPainter, state: str, rect: QRectF, theme: Theme) -> None:
    """Draw the sign of a state on an emblem: a dot for a new tile, a stroke for a used one."""
    painter.save()
    if state == NEW:
        dot = rect.width() * 0.36
        painter.setPen(QPen(theme.colour("card"), 1.5))
        painter.setBrush(theme.colour("accent"))
        painter.drawEllipse(QRectF(rect.right() - dot, rect.top(), dot, dot))
    elif state == USED:
        painter.setPen(QPen(theme.colour("text_muted"), 1.5))
        inset = rect.width() * 0.22
        inner = rect.adjusted(inset, inset, -inset, -inset)
        painter.drawLine(QPointF(inner.bottomLeft()), QPointF(inner.topRight()))
    painter.restore()
