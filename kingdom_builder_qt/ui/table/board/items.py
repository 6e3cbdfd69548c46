"""Base classes of the scene's items, and the keyboard cursor.

Items paint the state they are given. They take no mouse events and contain no rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import Hex, Mask, bits, union
from kingdom_builder_qt.ui.art.brushes import pen
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, SIDE, USUAL, Plane, corners
from kingdom_builder_qt.ui.art.hex_marks import LIFT, LIGHT, draw_glow, draw_lift, is_dark
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


class GlowingItem(ThemedItem):
    """An item that brightens hexes of a board."""

    def __init__(self, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self._board: Board | None = None
        self._terrains: Mapping[str, Terrain] = {}
        self._dark: tuple[Theme, Mask] | None = None  # dark ground in a theme

    def set_ground(self, board: Board, terrains: Mapping[str, Terrain]) -> None:
        """Use the terrains of a board."""
        self._board, self._terrains, self._dark = board, terrains, None

    def paint_glow(self, painter: QPainter, strength: float, lit: Mask) -> None:
        """Brighten hexes painted below this item."""
        if not lit:
            return
        glow = partial(draw_glow, strength, self._theme)
        painter.setCompositionMode(LIGHT)
        self._sprites.draw(
            painter, ("glow", strength), MARK_RECT, [*map(self.plane.centre, bits(lit))], glow
        )
        if dark := lit & self._dark_ground():
            lift = partial(draw_lift, self._theme)
            painter.setCompositionMode(LIFT)
            self._sprites.draw(
                painter, "lift", MARK_RECT, [*map(self.plane.centre, bits(dark))], lift
            )
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def _dark_ground(self) -> Mask:
        """Return the hexes of dark terrains."""
        theme = self._theme
        if self._dark is None or self._dark[0] is not theme:
            masks = self._board.terrain_masks if self._board is not None else {}
            colours = {id_: theme.terrain_colour(id_, self._terrains.get(id_)) for id_ in masks}
            self._dark = theme, union(masks[id_] for id_ in masks if is_dark(colours[id_]))
        return self._dark[1]


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
