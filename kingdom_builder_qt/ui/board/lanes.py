"""The lanes between settlements of one colour that touch: one item below all pieces."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.art.geometry import BOARD_RECT, ISLAND_RECT, SIDES, centre
from kingdom_builder_qt.ui.art.ground.landscape import hash_of
from kingdom_builder_qt.ui.art.ground.lanes import LANE_RECT, draw_lane
from kingdom_builder_qt.ui.art.sprites import Sprites
from kingdom_builder_qt.ui.board.items import ThemedItem
from kingdom_builder_qt.ui.style.theme import Theme

_FENCES: Final = 3  # one lane of so many has a fence


class LaneItem(ThemedItem):
    """Paints a lane for each pair of neighbours; told of a hex that changed, it asks who is there.

    `settler`: whose settlement stands on a hex, None for nobody's.
    """

    def __init__(
        self, theme: Theme, sprites: Sprites, settler: Callable[[Hex], int | None]
    ) -> None:
        super().__init__(theme)
        self._sprites, self._settler = sprites, settler
        self._lanes: set[tuple[Hex, int]] = set()
        self.setVisible(False)

    @property
    def lanes(self) -> set[tuple[Hex, Hex]]:
        """Return the pairs of hexes that a lane joins, the lower first."""
        return {(min(h, h + SIDES[s]), max(h, h + SIDES[s])) for h, s in self._lanes}

    def follow(self, hex_: Hex) -> None:
        """Lay or take up the lanes of a hex on which a piece came or went."""
        here = self._settler(hex_)
        for side, step in enumerate(SIDES):
            lane = (hex_, side) if side < len(SIDES) // 2 else (hex_ + step, side - 3)
            joined = here is not None and self._settler(hex_ + step) == here
            if joined != (lane in self._lanes):
                (self._lanes.add if joined else self._lanes.discard)(lane)
                self.update(LANE_RECT.translated(_middle(lane)))

    def boundingRect(self) -> QRectF:
        return BOARD_RECT.united(ISLAND_RECT)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        kinds: dict[tuple[int, bool], list[QPointF]] = {}
        for lane in self._lanes:
            kind = lane[1], hash_of(lane[0], 30 + lane[1]) % _FENCES == 0
            kinds.setdefault(kind, []).append(_middle(lane))
        for kind in sorted(kinds):
            art = partial(draw_lane, *kind)
            self._sprites.draw(painter, ("lane", *kind), LANE_RECT, kinds[kind], art)


def _middle(lane: tuple[Hex, int]) -> QPointF:
    hex_, side = lane
    return (centre(hex_) + centre(hex_ + SIDES[side])) / 2
