"""What lies beside and on the sections of the board that is set up: the island, overlays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.grid import hex_at, parse_hex
from kingdom_builder_qt.ui.art.drawings import draw_feature
from kingdom_builder_qt.ui.art.frame import ISLAND_RIM_RECT
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, SIDE, centre
from kingdom_builder_qt.ui.art.sprites import device_scale
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.newgame.board.section_items import BOARD_SCALE, PlaceItem

_SIZE: Final = ISLAND_RIM_RECT.size() * BOARD_SCALE
_ROUND: Final = 16 * BOARD_SCALE
# The top left corner of the first section, from which all places on the board are measured.
_CORNER: Final = centre(hex_at(0, 0)) - QPointF(HALF_WIDTH, SIDE)

Overlays = Sequence[tuple[str, str]]


class IslandItem(PlaceItem):
    """The island beside the board; empty while no side is chosen."""

    side: str | None = None

    def show_side(self, side: str | None) -> None:
        """Show a side, or that chance decides."""
        self.side = side
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), _SIZE).adjusted(-3, -3, 3, 3)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(QRectF(QPointF(), _SIZE), _ROUND, _ROUND)
        return path

    def paint_section(self, painter: QPainter) -> bool:
        if self.side is None:
            return False
        picture = self.pictures.picture(self.side, 0, None, BOARD_SCALE, device_scale(painter))
        painter.drawPixmap(QRectF(QPointF(), _SIZE), picture, QRectF(picture.rect()))
        return True


class OverlayItem(QGraphicsItem):
    """The capitols and caves of a board whose sections are all chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.overlays: Overlays = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(5)

    def show_overlays(self, overlays: Overlays) -> None:
        """Show features, each with the name of its hex."""
        if tuple(overlays) != tuple(self.overlays):
            self.prepareGeometryChange()
            self.overlays = tuple(overlays)

    def boundingRect(self) -> QRectF:
        rect = QRectF()
        for _, name in self.overlays:
            rect |= QRectF(-SIDE, -SIDE, 2 * SIDE, 2 * SIDE).translated(_place(name) / BOARD_SCALE)
        return QRectF(rect.topLeft() * BOARD_SCALE, rect.size() * BOARD_SCALE)

    def shape(self) -> QPainterPath:
        """Return nothing: the mouse is for the section below."""
        return QPainterPath()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint each feature on its hex, with a ring so that it is found."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        for feature, name in self.overlays:
            painter.save()
            painter.translate(_place(name))
            painter.scale(BOARD_SCALE, BOARD_SCALE)
            draw_feature(painter, feature, theme)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("accent"), 5))
            painter.drawEllipse(QPointF(), SIDE - 3, SIDE - 3)
            painter.restore()


def _place(name: str) -> QPointF:
    """Return the middle of a hex in the set-up scene."""
    return (centre(parse_hex(name)) - _CORNER) * BOARD_SCALE
