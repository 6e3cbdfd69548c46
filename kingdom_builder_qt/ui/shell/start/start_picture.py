"""The picture behind the start page: a board seen close, with a few villages on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.ui.art.slices import Slices
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme

BoardMaker: TypeAlias = "Callable[[], Board | None]"

_MAX_SCALE: Final = 3.0
# Who makes and draws the board, in an order in which each imports some of what the next one needs.
_ARTISTS: Final = (
    "core.state",
    "core.compile.scores",
    "core.specials",
    "core.movegen",
    "core.notation.boards",
    "core.notation.state_fields",
    "core.turn.held_tiles",
    "core.turn.turn",
    "core.position",
    "game.setup.set_up_board",
    "game.setup.draw_pools",
    "game.setup.first_position",
    "ui.art.geometry",
    "ui.art.ground.rocks",
    "ui.art.ground.terrain",
    "ui.art.drawings",
    "ui.art.painter",
    "ui.shell.start.settled_board",
)


class _Size(NamedTuple):
    """How large the page is, in pixels of its own, and how many of the screen each has."""

    size: QSize
    dpr: float

    def fit(self) -> float:
        """Return the scale in which the board covers the page."""
        # Here, as all that knows a board: the page is painted before.
        from kingdom_builder_qt.ui.art.geometry import BOARD_RECT

        width, height = self.size.width(), self.size.height()
        return 1.14 * max(width / BOARD_RECT.width(), height / BOARD_RECT.height())

    def wanted(self) -> float:
        """Return the scale of the best picture: pixels of the screen for a unit of the scene."""
        return min(self.fit() * self.dpr, _MAX_SCALE)


class _Drawn(NamedTuple):
    """A picture of a board, null without one; `place` is what it shows, in units of the scene."""

    pixmap: QPixmap
    place: QRectF
    scale: float


class StartPicture:
    """Paints itself into any rectangle; the board of it is drawn bit by bit between events."""

    def __init__(self, page: QWidget) -> None:
        """Prepare; without a board there is only the table.

        `page` is painted anew once the board is drawn.
        """
        self._page = page
        self._make: BoardMaker | None = None
        self._terrains: Mapping[str, Terrain] = {}
        self._drawn: _Drawn | None = None
        self._painted: _Size | None = None  # when the page was last painted
        self._slices = Slices(self._show, page)

    def set_board(self, make: BoardMaker, terrains: Mapping[str, Terrain]) -> None:
        """Draw another board, which is made then; None: there is none."""
        self.stop()
        self._make, self._terrains, self._drawn = make, terrains, None

    def use_theme(self) -> None:
        """Draw the board again, in the theme of now."""
        self.stop()
        self._drawn = None

    def paint(self, painter: QPainter, rect: QRect, dpr: float) -> None:
        """Cover a rectangle, with the board as far as it is drawn."""
        painter.fillRect(rect, current_theme().colour("table"))
        if rect.isEmpty():
            return
        self._painted = size = _Size(rect.size(), dpr)
        if self._drawn is None or self._drawn.pixmap.isNull():
            return
        from kingdom_builder_qt.ui.art.geometry import BOARD_RECT

        scale, place = size.fit(), self._drawn.place
        # The card stands at the left, so the board leans to the right and the top.
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
        """Whether the board was painted otherwise than `draw` would do it.

        None was there, or one that looks blurred or wastes memory.
        """
        if self._make is None or self._painted is None:
            return False
        if self._drawn is None or self._drawn.pixmap.isNull():
            return self._drawn is None
        return not 0.8 < self._drawn.scale / self._painted.wanted() < 1.25

    def draw(self) -> None:
        """Begin to draw the board for the size in which it was last painted.

        One that is being drawn is finished first; whether another is due is known then.
        """
        assert self._make is not None
        assert self._painted is not None
        if not self._slices.is_active:
            self._slices.begin(_steps(self._make, current_theme(), self._terrains, self._painted))

    def stop(self) -> None:
        """Give up what is half drawn."""
        self._slices.stop()

    def _show(self, drawn: _Drawn) -> None:
        self._drawn = drawn
        self._page.update()

    def _paint_shade(self, painter: QPainter, rect: QRect) -> None:
        """Let the board come out of the table, which is all that there is without it."""
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
    """Draw as `settled_board` does, who is imported first: the buttons do not wait for that."""
    for name in _ARTISTS:
        import_module(f"kingdom_builder_qt.{name}")
        yield None
    from kingdom_builder_qt.ui.art.frame import frame_rect
    from kingdom_builder_qt.ui.shell.start.settled_board import settled_board

    board, scale = make(), size.wanted()
    if board is None:
        yield _Drawn(QPixmap(), QRectF(), scale)
        return
    for pixmap in settled_board(board, theme, terrains, scale):
        yield None if pixmap is None else _Drawn(pixmap, frame_rect(board), scale)
