"""Base classes of the scene's items, and the keyboard cursor.

Items paint the state they are given. They take no mouse events and contain no rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.art.brushes import pen
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, SIDE, USUAL, Plane, corners
from kingdom_builder_qt.ui.art.sprites import Sprites
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme

HEX_RECT: Final = QRectF(-HALF_WIDTH, -SIDE, 2 * HALF_WIDTH, 2 * SIDE)
MARK_RECT: Final = HEX_RECT.adjusted(-2, -2, 2, 2)  # for drawings that reach the sides of a hex


def paint_veil(area: QPainterPath, theme: Theme, painter: QPainter) -> None:
    """Dim an area of the board.

    Antialiasing would double the cost, and marks and grid cover the edges.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("off_target"))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.drawPath(area)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


class ThemeSprites(Sprites):
    """The sprites of one scene in its current theme, and the plane on which its items lie."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.plane = USUAL

    def use(self, theme: Theme) -> None:
        """Switch to another theme and discard the cached sprites."""
        if theme is not self.theme:
            self.theme = theme
            self.clear()


class ThemedItem(QGraphicsItem):
    """An item in the theme of its sprites."""

    def __init__(self, sprites: ThemeSprites) -> None:
        super().__init__()
        self._sprites = sprites

    @property
    def _theme(self) -> Theme:
        return self._sprites.theme

    @property
    def plane(self) -> Plane:
        return self._sprites.plane

    def update_parts(self, areas: Iterable[QRectF]) -> None:
        """Repaint some areas; `update` would repaint their whole bounding rectangle."""
        scene: object = self.scene()  # None outside a scene, contrary to the stub
        if not isinstance(scene, QGraphicsScene) or not self.isVisible():
            return
        parts = [self.mapRectToScene(area) for area in areas]
        for view in scene.views():
            for part in parts:
                seen = view.mapFromScene(part).boundingRect()
                view.viewport().update(seen.adjusted(-2, -2, 2, 2))


class CursorItem(QGraphicsItem):
    """The keyboard cursor: brackets at the corners of a hex, which leave its contents visible."""

    def __init__(self) -> None:
        super().__init__()
        self.hex: Hex | None
        self.forget()

    def go_to(self, hex_: Hex, plane: Plane = USUAL) -> None:
        """Show the cursor on a hex of a plane."""
        self.hex = hex_
        self.lie_on(plane)
        self.show()

    def lie_on(self, plane: Plane) -> None:
        """Move to the same hex of another plane."""
        if self.hex is not None:
            self.setPos(plane.centre(self.hex))

    def forget(self) -> None:
        """Hide the cursor and leave it on no hex."""
        self.hex = None
        self.hide()

    def boundingRect(self) -> QRectF:
        return HEX_RECT.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = current_theme()
        dark, light = theme.colour("target_edge"), theme.colour("origin")
        points = corners(1.0).toList()
        for hue, width in ((dark, 7.0), (light, 3.6)):
            painter.setPen(pen(hue, width))
            for i, corner in enumerate(points):
                for other in (points[i - 1], points[(i + 1) % 6]):
                    painter.drawLine(corner, corner + (other - corner) * 0.27)
