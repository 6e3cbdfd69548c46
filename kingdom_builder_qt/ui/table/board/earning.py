"""Light on the hexes that pay while gold is counted, over a dimmed board."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.grid import ISLAND_MASK, MAIN_MASK, Hex, Mask, bits
from kingdom_builder_qt.ui.art.frame import sea_rect
from kingdom_builder_qt.ui.art.geometry import BOARD_RECT
from kingdom_builder_qt.ui.art.hex_marks import draw_mark
from kingdom_builder_qt.ui.art.sprites import StaticPainting
from kingdom_builder_qt.ui.table.board.items import MARK_RECT, GlowingItem, ThemeSprites, paint_veil

_STEPS: Final = 6  # brightness levels of a hex: each is painted once and cached


class EarningItem(GlowingItem):
    """Dims all hexes and lights some of them, each with its own strength.

    Only changed hexes are repainted, unlike with marks, so that light can run over the board.
    """

    def __init__(self, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self._still = StaticPainting()
        self._hexes = MAIN_MASK
        self._lights: dict[Hex, int] = {}  # steps of light by hex
        self.setVisible(False)

    def forget_picture(self) -> None:
        self._still.clear()

    def set_board(self, board: Board) -> None:
        """Use the hexes of a board; dimming ends."""
        self.prepareGeometryChange()
        self._hexes = board.hex_mask
        self._still.clear()
        self.end()

    def begin(self) -> None:
        self.setVisible(True)

    def end(self) -> None:
        """Remove dimming and light."""
        self._lights = {}
        self.setVisible(False)

    @property
    def lights(self) -> dict[Hex, float]:
        """Return the strength of the light by lit hex, 0 to 1."""
        return {hex_: step / _STEPS for hex_, step in self._lights.items()}

    def set_lights(self, lights: Mapping[Hex, float]) -> None:
        """Replace the lit hexes and the strength of their light, 0 to 1."""
        wanted = {hex_: round(_STEPS * light) for hex_, light in lights.items()}
        wanted = {hex_: step for hex_, step in wanted.items() if step > 0}
        known = wanted.keys() | self._lights.keys()
        changed = [hex_ for hex_ in known if wanted.get(hex_) != self._lights.get(hex_)]
        self.update_parts(map(self.plane.hex_rect, changed))
        self._lights = wanted

    def boundingRect(self) -> QRectF:
        sea = sea_rect(self.plane)
        area = BOARD_RECT.united(sea) if self._hexes & ISLAND_MASK else BOARD_RECT
        return area.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._still.draw(painter, self._paint_veil)
        by_step: dict[int, Mask] = defaultdict(int)
        for hex_, step in self._lights.items():
            by_step[step] |= 1 << hex_
        for step, lit in by_step.items():
            self._paint_lights(painter, step, lit)

    def _paint_veil(self, painter: QPainter) -> None:
        paint_veil(self.plane.outline(self._hexes), self._theme, painter)

    def _paint_lights(self, painter: QPainter, step: int, lit: Mask) -> None:
        strength = step / _STEPS
        self.paint_glow(painter, strength, lit)
        painter.setOpacity(strength)
        mark = partial(draw_mark, "earned", self._theme)
        self._sprites.draw(painter, "earned", MARK_RECT, [*map(self.plane.centre, bits(lit))], mark)
        painter.setOpacity(1.0)
