"""The picture behind the start page: a board seen close, with a few villages on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.ui.art.frame import frame_rect
from kingdom_builder_qt.ui.art.geometry import BOARD_RECT
from kingdom_builder_qt.ui.art.slices import Slices
from kingdom_builder_qt.ui.style.theme import Theme

_MAX_SCALE: Final = 3.0
# Who draws the board, in an order in which each imports some of what the next one needs.
_ARTISTS: Final = ("art.ground.terrain", "art.features", "art.painter", "start.settled_board")


class StartPicture:
    """Paints itself into any rectangle; the board of it is drawn bit by bit between events."""

    def __init__(self, theme: Theme, page: QWidget) -> None:
        """Prepare; without a board there is only the table.

        `page` is painted anew once the board is drawn.
        """
        self._theme, self._page = theme, page
        self._board: Board | None = None
        self._terrains: Mapping[str, Terrain] = {}
        self._pixmap: QPixmap | None = None
        self._scale = 0.0  # of the board that is drawn
        self._wanted = 0.0  # the scale in which the board was last painted
        self._goal = 0.0  # that of the board that is being drawn
        self._slices = Slices(self._show, page)

    def set_board(self, board: Board, terrains: Mapping[str, Terrain]) -> None:
        self.stop()
        self._board, self._terrains, self._pixmap = board, terrains, None

    def set_theme(self, theme: Theme) -> None:
        self.stop()
        self._theme, self._pixmap = theme, None

    def paint(self, painter: QPainter, rect: QRect, dpr: float) -> None:
        """Cover a rectangle, with the board as far as it is drawn."""
        painter.fillRect(rect, self._theme.colour("table"))
        if self._board is None or rect.isEmpty():
            return
        scale = 1.14 * max(rect.width() / BOARD_RECT.width(), rect.height() / BOARD_RECT.height())
        self._wanted = min(scale * dpr, _MAX_SCALE)
        if self._pixmap is not None:
            shown = frame_rect(self._board).size() * scale
            # The card stands at the left, so the board leans to the right and the top.
            corner = QPointF(rect.center()) - QPointF(
                BOARD_RECT.width() * 0.5 * scale, BOARD_RECT.height() * 0.46 * scale
            )
            corner += frame_rect(self._board).topLeft() * scale
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            source = QRectF(self._pixmap.rect())
            painter.drawPixmap(QRectF(corner, shown), self._pixmap, source)
        self._paint_shade(painter, rect)

    @property
    def is_due(self) -> bool:
        """Whether the board was painted otherwise than `draw` would do it.

        None was there, or one that looks blurred or wastes memory.
        """
        if self._board is None or not self._wanted:
            return False
        return self._pixmap is None or not 0.8 < self._scale / self._wanted < 1.25

    def draw(self) -> None:
        """Begin to draw the board for the size in which it was last painted.

        One that is being drawn is finished first; whether another is due is known then.
        """
        assert self._board is not None
        if not self._slices.is_active:
            self._goal = self._wanted
            steps = _steps(self._board, self._theme, self._terrains, self._goal)
            self._slices.begin(steps)

    def stop(self) -> None:
        """Give up what is half drawn."""
        self._slices.stop()

    def _show(self, pixmap: QPixmap) -> None:
        self._pixmap, self._scale = pixmap, self._goal
        self._page.update()

    def _paint_shade(self, painter: QPainter, rect: QRect) -> None:
        shade = QLinearGradient(rect.topLeft(), rect.topRight())
        dark = QColor(self._theme.colour("table"))
        for at, alpha in ((0.0, 225), (0.35, 150), (0.7, 20), (1.0, 0)):
            dark.setAlpha(alpha)
            shade.setColorAt(at, dark)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(rect, shade)


def _steps(
    board: Board, theme: Theme, terrains: Mapping[str, Terrain], scale: float
) -> Iterator[QPixmap | None]:
    """Draw as `settled_board` does, who is imported first: the buttons do not wait for that."""
    for name in _ARTISTS:
        import_module(f"kingdom_builder_qt.ui.{name}")
        yield None
    from kingdom_builder_qt.ui.start.settled_board import settled_board

    yield from settled_board(board, theme, terrains, scale)
