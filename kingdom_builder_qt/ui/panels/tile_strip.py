"""The tiles of a player as a row of small emblems that move together where room is short."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from kingdom_builder_qt.core.parts import USED, HeldTile
from kingdom_builder_qt.ui.panels.tile_art import paint_state, paint_tile
from kingdom_builder_qt.ui.style.theme import Theme

CHIP = 22
GAP = 2
LEAST = 9  # of a chip that lies under the next one so much stays in sight


class TileStrip(QWidget):
    """Painted chips, right-aligned; each has its own tooltip."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.tiles: Sequence[tuple[HeldTile, bool]] = ()
        self._tip: Callable[[str], str] = str
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_tiles(
        self, tiles: Sequence[tuple[HeldTile, bool]], tip: Callable[[str], str], theme: Theme
    ) -> None:
        """Show tiles, each with whether it is a nomad tile; `tip` gives the words for an id."""
        self._tip = tip
        if (tiles, theme) != (self.tiles, self._theme):
            self.tiles, self._theme = tiles, theme
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(max(0, len(self.tiles) * (CHIP + GAP) - GAP), CHIP)

    def minimumSizeHint(self) -> QSize:
        count = len(self.tiles)
        return QSize((count - 1) * LEAST + CHIP if count else 0, CHIP)

    def chip_rect(self, number: int) -> QRectF:
        """Return where a chip lies."""
        count = len(self.tiles)
        room = self.width() - CHIP
        pitch = min(CHIP + GAP, room / (count - 1)) if count > 1 else 0.0
        left = room - pitch * (count - 1 - number)
        return QRectF(left, (self.height() - CHIP) / 2, CHIP, CHIP)

    def tile_at(self, point: QPoint) -> str | None:
        """Return the tile under a point: of chips that overlap the one on top."""
        for number in reversed(range(len(self.tiles))):
            if self.chip_rect(number).contains(point.toPointF()):
                return self.tiles[number][0].tile
        return None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tile = self.tile_at(event.pos())
            QToolTip.showText(event.globalPos(), self._tip(tile) if tile else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, (held, nomad) in enumerate(self.tiles):
            rect = self.chip_rect(number)
            # Parts it from the chip below, and hides that under a pale one.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("card"))
            painter.drawEllipse(rect.adjusted(-1, -1, 1, 1))
            paint_tile(painter, held.tile, rect, self._theme, nomad, held.state == USED)
            paint_state(painter, held.state, rect, self._theme)
