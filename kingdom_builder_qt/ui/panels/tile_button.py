"""A big button for one kind of location tile in front of the player."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.tiles import NEW, USED
from kingdom_builder_qt.ui.models.tile_model import TileRow
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.widgets.big_button import BigButton
from kingdom_builder_qt.ui.widgets.chips import paint_emblem
from kingdom_builder_qt.ui.widgets.style import scaled_font

EMBLEM = 54
WIDTH = 92
STATE_FONTS = (0.86, 0.78, 0.7)  # the largest in which the state fits


class TileButton(BigButton):
    """Emblem, name and state; the digit in the corner is its key."""

    help_requested = Signal()

    def __init__(
        self, row: TileRow, name: str, state: str, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.row, self.name, self.state, self.digit = row, name, state, 0
        self.setCheckable(True)

    def set_state(self, row: TileRow, state: str) -> None:
        """Show the tile in another state."""
        if (row, state) == (self.row, self.state):
            return
        self.row, self.state = row, state
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for emblem and name; the state may change and must not move the row."""
        metrics = QFontMetricsF(scaled_font(self, 0.95, bold=True))
        return QSize(max(WIDTH, round(metrics.horizontalAdvance(self.name)) + 18), 120)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the rule: by the right button or the menu key."""
        self.help_requested.emit()
        event.accept()

    def nextCheckState(self) -> None:
        """Stay as it is: the bridge decides what is chosen."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw emblem, name, state, number of tiles and digit."""
        dull = not self.row.can_use
        top = QRectF(rect.center().x() - EMBLEM / 2, rect.top() + 4, EMBLEM, EMBLEM)
        painter.setOpacity(0.55 if dull else 1.0)
        paint_emblem(painter, "tiles", self.row.tile, top, self.theme)
        painter.setOpacity(1.0)
        if len(self.row.held) > 1:
            self._draw_count(painter, top)
        name = QRectF(rect.left(), top.bottom() + 4, rect.width(), 0)
        painter.setFont(scaled_font(self, 0.95, bold=True))
        name.setHeight(painter.fontMetrics().height())
        painter.setPen(self.theme.colour("text_muted" if dull else "text"))
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, self.name)
        self._draw_state(painter, QRectF(rect.left(), name.bottom() + 2, rect.width(), 20))
        if self.digit:
            painter.setFont(scaled_font(self, 0.8))
            painter.setPen(self.theme.colour("text_muted"))
            painter.drawText(rect.adjusted(2, 0, 0, 0), Qt.AlignmentFlag.AlignLeft, str(self.digit))

    def _draw_count(self, painter: QPainter, emblem: QRectF) -> None:
        badge = QRectF(emblem.right() - 12, emblem.bottom() - 18, 24, 18)
        painter.setPen(QPen(self.theme.colour("card"), 1.5))
        painter.setBrush(self.theme.colour("emblem"))
        painter.drawRoundedRect(badge, 9, 9)
        painter.setPen(self.theme.colour("parchment"))
        painter.setFont(scaled_font(self, 0.85, bold=True))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, f"×{len(self.row.held)}")

    def _draw_state(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the state as a pill: filled when the tile can be used now; nothing without one."""
        if not self.state:
            return
        for factor in STATE_FONTS:
            painter.setFont(scaled_font(self, factor))
            width = painter.fontMetrics().horizontalAdvance(self.state) + 14.0
            if width <= rect.width() + 8:
                break
        width = min(width, rect.width() + 8)
        state = painter.fontMetrics().elidedText(
            self.state, Qt.TextElideMode.ElideRight, round(width)
        )
        pill = QRectF(rect.center().x() - width / 2, rect.top(), width, 19)
        if self.row.can_use:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.colour("accent"))
            painter.drawRoundedRect(pill, 9.5, 9.5)
            painter.setPen(self.theme.colour("text_on_accent"))
        elif self.row.state == NEW:
            painter.setPen(QPen(self.theme.colour("accent"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pill, 9.5, 9.5)
            painter.setPen(self.theme.colour("text"))
        else:
            muted = self.row.state == USED or not self.row.is_own_turn
            painter.setPen(self.theme.colour("text_muted" if muted else "text"))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, state)
