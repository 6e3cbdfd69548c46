"""A painted button like a card on the table: base of the terrain card and the tile buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme


class BigButton(QAbstractButton):
    """Paints background, border, hover and focus; subclasses paint the content in `draw`."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def ground(self) -> QColor:
        """Return the background colour; the theme's card colour is painted as paper."""
        theme = current_theme()
        colour = theme.colour("card")
        if self.underMouse() and self.isEnabled():
            return colour.lighter(112) if theme.is_dark else colour.darker(104)
        return colour

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the content."""

    def border(self) -> QPen:
        """Return the border: accented if checked."""
        theme = current_theme()
        if self.isChecked():
            return QPen(theme.colour("accent"), 2.5)
        return QPen(theme.colour("outline"), 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_card(painter)

    def paint_card(self, painter: QPainter) -> None:
        pen = self.border()
        inset = pen.widthF() / 2 + 1
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.setPen(pen)
        ground, paper = self.ground(), current_theme().paper("card")
        painter.setBrush(paper if ground == paper.color() else ground)
        painter.drawRoundedRect(rect, CARD_RADIUS, CARD_RADIUS)
        painter.save()
        self.draw(painter, QRectF(self.rect()).adjusted(6, 6, -6, -6))
        painter.restore()
        if self.hasFocus():
            # Contrast with the background, not the theme: a terrain card is light in a dark theme,
            # too.
            is_light = self.ground().lightnessF() > 0.5
            painter.setPen(QPen(QColor("#1c1812" if is_light else "#ffffff"), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 5, 5)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()
