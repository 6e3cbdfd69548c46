"""Renders the board of a game at rest into pictures, with a scene that no view shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.ui.art.frame import frame_rect
from kingdom_builder_qt.ui.desktop.style.theme import Theme
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.gestures.event_player import EventPlayer, SeatedPosition


class BoardRenderer:
    """Paints the current position of a game; `scene` accepts marks.

    `size`: of a picture, in pixels.
    """

    def __init__(
        self, game: SeatedPosition, terrains: Mapping[str, Terrain], theme: Theme, width: int
    ) -> None:
        """`width`: of a picture, in pixels."""
        board = game.position.rules.board
        self.scene = BoardScene(theme)
        self.scene.animator.speed = 0.0
        self.scene.set_board(board, terrains)
        self._player = EventPlayer(game, self.scene)
        self._area = frame_rect(board)
        self._scale = width / self._area.width()
        self.size = QSizeF(width, round(self._area.height() * self._scale))

    def prepare(self) -> Iterator[None]:
        """Render the board in steps; each picture then takes a few milliseconds."""
        yield from self.scene.draw_board(self._scale)

    def show(self) -> None:
        """Update the pieces to the current position."""
        self._player.show_all()

    def paint(self, painter: QPainter, left: float = 0.0, top: float = 0.0) -> None:
        """Paint the scene at a position in pixels."""
        place = QRectF(left, top, self._area.width() * self._scale, self.size.height())
        self.scene.render(painter, place, self._area)
