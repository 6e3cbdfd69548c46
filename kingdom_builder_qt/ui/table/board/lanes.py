"""Lanes between adjacent settlements of one colour: one item below all pieces."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.art.geometry import SIDES
from kingdom_builder_qt.ui.art.ground.landscape import hash_of
from kingdom_builder_qt.ui.art.ground.lane_drawing import LANE_RECTS, draw_lane
from kingdom_builder_qt.ui.table.board.items import ThemedItem, ThemeSprites

_FENCES: Final = 3  # one lane in this many has a fence
_Lane: TypeAlias = tuple[Hex, int]
_Kind: TypeAlias = tuple[int, bool]


class LaneItem(ThemedItem):
    """Paints a lane for each pair of adjacent settlements of one player.

    `settler` returns the player whose settlement is on a hex, or None.
    """

    def __init__(self, sprites: ThemeSprites, settler: Callable[[Hex], int | None]) -> None:
        super().__init__(sprites)
        self._settler = settler
        # The position of each lane (hex and side) by drawing: side, whether it has a fence.
        self._lanes: dict[_Kind, dict[_Lane, QPointF]] = {}
        self.setFlag(self.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # exposedRect
        self.setVisible(False)

    @property
    def lanes(self) -> set[tuple[Hex, Hex]]:
        """Return the pairs of hexes joined by a lane, the lower first."""
        found = (lane for placed in self._lanes.values() for lane in placed)
        return {(min(h, h + SIDES[s]), max(h, h + SIDES[s])) for h, s in found}

    def follow(self, hex_: Hex) -> None:
        """Add or remove lanes after a change of the piece on a hex."""
        here = self._settler(hex_)
        for side, step in enumerate(SIDES):
            lane = (hex_, side) if side < len(SIDES) // 2 else (hex_ + step, side - 3)
            joined = here is not None and self._settler(hex_ + step) == here
            if joined == any(lane in placed for placed in self._lanes.values()):
                continue
            placed, place = self._lanes.setdefault(_kind(lane), {}), self._middle(lane)
            if joined:
                placed[lane] = place
            else:
                del placed[lane]
            self.update(LANE_RECTS[lane[1]].translated(place))

    def follow_plane(self) -> None:
        """Move all lanes to their hexes on another plane."""
        self.prepareGeometryChange()
        for placed in self._lanes.values():
            placed.update({lane: self._middle(lane) for lane in placed})
        self.update()

    def _middle(self, lane: _Lane) -> QPointF:
        hex_, side = lane
        return (self.plane.centre(hex_) + self.plane.centre(hex_ + SIDES[side])) / 2

    def boundingRect(self) -> QRectF:
        return self.plane.hexes_rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for kind, placed in sorted(self._lanes.items()):
            art, rect = partial(draw_lane, *kind), LANE_RECTS[kind[0]]
            seen = option.exposedRect.translated(-rect.topLeft())
            seen.adjust(-rect.width(), -rect.height(), 0, 0)
            places = [place for place in placed.values() if seen.contains(place)]
            self._sprites.draw(painter, ("lane", *kind), rect, places, art)


def _kind(lane: _Lane) -> _Kind:
    hex_, side = lane
    return side, hash_of(hex_, 30 + side) % _FENCES == 0
