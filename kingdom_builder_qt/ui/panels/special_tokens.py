"""What else lies in front of a player: stored settlements, number tiles, rows that are marked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from kingdom_builder_qt.ui.art.house import BOX, paint_house
from kingdom_builder_qt.ui.art.tokens import paint_number_tile
from kingdom_builder_qt.ui.style.theme import Theme

Kind: TypeAlias = Literal["stored", "numbers", "marks"]
SIDE, GAP = 22, 3


@dataclass(frozen=True, slots=True)
class SpecialToken:
    """One kind of token, how many of it, and what it is in words."""

    kind: Kind
    count: int
    words: str


class SpecialTokens(QWidget):
    """Small signs in a row; nothing without any."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._colour = theme, 0
        self.tokens: tuple[SpecialToken, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_tokens(self, tokens: tuple[SpecialToken, ...], colour: int, theme: Theme) -> None:
        """Show the tokens of a player in that player's colour."""
        self.setVisible(bool(tokens))
        if (tokens, colour, theme) != (self.tokens, self._colour, self._theme):
            self.tokens, self._colour, self._theme = tokens, colour, theme
            self.setAccessibleName(", ".join(token.words for token in tokens))
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(max(0, len(self.tokens) * (SIDE + GAP) - GAP), SIDE)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = event.pos().x() // (SIDE + GAP)
            words = self.tokens[number].words if number < len(self.tokens) else ""
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, token in enumerate(self.tokens):
            area = QRectF(number * (SIDE + GAP), 0, SIDE, SIDE)
            if token.kind == "numbers":
                paint_number_tile(painter, area, token.count, self._theme)
            else:
                paint_sign(painter, token.kind, token.count, area, self._colour, self._theme)


def paint_sign(
    painter: QPainter, kind: Kind, count: int, area: QRectF, colour: int, theme: Theme
) -> None:
    """Draw a stored settlement on a round tile, or a marked row, with the number if not one."""
    painter.save()
    ring = theme.colour("ring" if kind == "stored" else "text_muted")
    painter.setPen(QPen(ring, 1.4))
    if kind == "stored":
        painter.setBrush(theme.colour("parchment"))
        painter.drawEllipse(area.adjusted(0.7, 0.7, -0.7, -0.7))
    else:
        middle = area.bottom() - 2
        painter.drawLine(QPointF(area.left() + 1, middle), QPointF(area.right() - 1, middle))
    inset = area.width() * (0.16 if kind == "stored" else 0.08)
    house = area.adjusted(inset, inset * 0.6, -inset, -inset * 1.4)
    painter.translate(house.topLeft())
    painter.scale(house.width() / BOX, house.width() / BOX)
    paint_house(painter, theme.player(colour), mark=count == 1)
    painter.restore()
    if count > 1:
        _paint_count(painter, count, area, theme)


def _paint_count(painter: QPainter, count: int, area: QRectF, theme: Theme) -> None:
    painter.save()
    badge = QRectF(area.right() - 11, area.bottom() - 12, 12, 12)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("emblem"))
    painter.drawEllipse(badge)
    painter.setPen(theme.colour("parchment"))
    font = painter.font()
    font.setPixelSize(9)
    font.setBold(True)
    painter.setFont(font)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(count))
    painter.restore()
