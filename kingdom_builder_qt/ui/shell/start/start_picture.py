"""The picture behind the start page: a close-up of a board with a few villages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.ui.art.slices import Slices
from kingdom_builder_qt.ui.desktop.gradual_import import import_gradually
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme

BoardMaker: TypeAlias = "Callable[[], Board | None]"

_MAX_SCALE: Final = 3.0


class _Size(NamedTuple):
    """Size of the page in its own pixels, and device pixel ratio."""

    size: QSize
    dpr: float

    def fit(self) -> float:
        """Return the scale at which the board covers the page."""
        # Imported late with the board's modules: the page is painted first.
        from kingdom_builder_qt.ui.art.geometry import BOARD_RECT

        width, height = self.size.width(), self.size.height()
        return 1.14 * max(width / BOARD_RECT.width(), height / BOARD_RECT.height())

    def wanted(self) -> float:
        """Return the scale of the best picture: screen pixels per scene unit."""
        return min(self.fit() * self.dpr, _MAX_SCALE)


class _Drawn(NamedTuple):
    """A picture of a board, null without one; `place` is its rectangle in scene units."""

    pixmap: QPixmap
    place: QRectF
    scale: float


class StartPicture:
    """Paints into any rectangle; its board is drawn in steps between events."""

    def __init__(self, page: QWidget) -> None:
        """Start without a board: only the table is painted.

        `page` is updated once the board is drawn.
        """
        self._page = page
        self._make: BoardMaker | None = None
        self._terrains: Mapping[str, Terrain] = {}
        self._drawn: _Drawn | None = None
        self._painted: _Size | None = None  # at the last painting of the page
        self._slices = Slices(self._show, page)

    def set_board(self, make: BoardMaker, terrains: Mapping[str, Terrain]) -> None:
        """Draw another board; `make` is called when it is due and may return None."""
        self.stop()
        self._make, self._terrains, self._drawn = make, terrains, None

    def use_theme(self) -> None:
        """Discard the picture: the theme has changed."""
        self.stop()
        self._drawn = None

    def paint(self, painter: QPainter, rect: QRect, dpr: float) -> None:
        """Cover a rectangle, with the board if it is drawn."""
        painter.fillRect(rect, current_theme().colour("table"))
        if rect.isEmpty():
            return
        self._painted = size = _Size(rect.size(), dpr)
        if self._drawn is None or self._drawn.pixmap.isNull():
            return
        from kingdom_builder_qt.ui.art.geometry import BOARD_RECT

        scale, place = size.fit(), self._drawn.place
        # The card is at the left, so the board is shifted to the right and the top.
        corner = QPointF(rect.center()) - QPointF(
            BOARD_RECT.width() * 0.5 * scale, BOARD_RECT.height() * 0.46 * scale
        )
        corner += place.topLeft() * scale
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        source = QRectF(self._drawn.pixmap.rect())
        painter.drawPixmap(QRectF(corner, place.size() * scale), self._drawn.pixmap, source)
        self._paint_shade(painter, rect)

    @property
    def is_due(self) -> bool:
        """Whether `draw` would improve the last painting.

        The picture is missing, blurred, or wastes memory.
        """
        if self._make is None or self._painted is None:
            return False
        if self._drawn is None or self._drawn.pixmap.isNull():
            return self._drawn is None
        return not 0.8 < self._drawn.scale / self._painted.wanted() < 1.25

    def draw(self) -> None:
        """Start drawing the board for the last painted size.

        A drawing in progress is finished first; then `is_due` decides again.
        """
        assert self._make is not None
        assert self._painted is not None
        if not self._slices.is_active:
            self._slices.begin(_steps(self._make, current_theme(), self._terrains, self._painted))

    def stop(self) -> None:
        """Cancel an unfinished drawing."""
        self._slices.stop()

    def _show(self, drawn: _Drawn) -> None:
        self._drawn = drawn
        self._page.update()

    def _paint_shade(self, painter: QPainter, rect: QRect) -> None:
        """Paint a gradient from the table to the board."""
        from PySide6.QtGui import QLinearGradient

        shade = QLinearGradient(rect.topLeft(), rect.topRight())
        dark = QColor(current_theme().colour("table"))
        for at, alpha in ((0.0, 225), (0.35, 150), (0.7, 20), (1.0, 0)):
            dark.setAlpha(alpha)
            shade.setColorAt(at, dark)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(rect, shade)


def _steps(
    make: BoardMaker, theme: Theme, terrains: Mapping[str, Terrain], size: _Size
) -> Iterator[_Drawn | None]:
    """Import the painters step by step, so that the buttons do not wait, then draw the board."""
    for _ in import_gradually(["ui.shell.start.settled_board"]):
        yield None
    from kingdom_builder_qt.ui.art.frame import frame_rect
    from kingdom_builder_qt.ui.shell.start.settled_board import settled_board

    board, scale = make(), size.wanted()
    if board is None:
        yield _Drawn(QPixmap(), QRectF(), scale)
        return
    for pixmap in settled_board(board, theme, terrains, scale):
        yield None if pixmap is None else _Drawn(pixmap, frame_rect(board), scale)
