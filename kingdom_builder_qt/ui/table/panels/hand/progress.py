"""The steps of the current action as small signs: coloured when done, outlines when due."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.core.moves import REMOVE
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.art.geometry import SIDE as HEX_SIDE
from kingdom_builder_qt.ui.art.geometry import corners
from kingdom_builder_qt.ui.art.house import BOX, SETTLEMENT, paint_house, paint_piece
from kingdom_builder_qt.ui.art.player_mark import style_of
from kingdom_builder_qt.ui.art.sprites import Sprites, device_scale, render
from kingdom_builder_qt.ui.desktop.style.theme import PlayerStyle, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import scaled_font
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.presenters.turn_progress import STEP, Progress, Sign

tr = translator(__name__)

SIDE = 26
GAP = 4
LINE = 4  # height of the line under the next step
PALE = 0.4
_LINE = 1.2  # pixels of the outline of a due step, which would be invisible on black if only pale
_pictures: Final = Sprites()  # signs are repainted for every move


class ProgressSigns(QWidget):
    """One sign per step, a line under the next one, and a text or numbers if they fit."""

    def __init__(self) -> None:
        super().__init__()
        self._seats: Sequence[Seat] = ()
        self._progress: Progress | None = None
        self.words = ""
        self.setFont(scaled_font(self, 1.0))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def built(self) -> int:
        """Return the number of completed steps."""
        return self._progress.done if self._progress is not None else 0

    @property
    def due(self) -> int:
        """Return the number of all steps."""
        return self._progress.due if self._progress is not None else 0

    def sizeHint(self) -> QSize:
        """Return the size of all signs in a row and the text."""
        words = QFontMetrics(self.font()).horizontalAdvance(self.words) + 4
        return QSize(self._signs_width() + GAP + words, SIDE + LINE)

    def minimumSizeHint(self) -> QSize:
        """Return the size of the signs; the text is dropped if it does not fit."""
        return QSize(self._signs_width(), SIDE + LINE)

    def _signs_width(self) -> int:
        return max(1, self.due) * (SIDE + GAP)

    def show_progress(self, progress: Progress, words: str, seats: Sequence[Seat]) -> None:
        """Show the steps of an action, with signs in the colours of their owners."""
        shown = progress, words, tuple(seats)
        if shown == (self._progress, self.words, tuple(self._seats)):
            return
        self._progress, self.words, self._seats = progress, words, seats
        self.setAccessibleName(words)
        set_tooltip(self, words)
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._progress is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, sign in enumerate(self._progress.signs):
            area = QRectF(number * (SIDE + GAP), 0, SIDE, SIDE)
            self._draw_sign(painter, sign, area, number < self.built)
            if number == self.built:
                self._draw_next(painter, area)
        left = self._signs_width() + GAP
        room, metrics = self.width() - left, QFontMetrics(self.font())
        texts = self.words, tr("{done}/{due}").format(done=self.built, due=self.due)
        fits = (text for text in texts if metrics.horizontalAdvance(text) <= room)
        painter.setPen(current_theme().colour("text_muted"))
        words = QRectF(left, 0, room, SIDE)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, next(fits, ""))

    def _draw_sign(self, painter: QPainter, sign: Sign, area: QRectF, done: bool) -> None:
        owner = None if sign.player is None else self._seats[sign.player].colour
        is_victim = self._progress is not None and self._progress.verb == REMOVE
        look = sign.kind, owner, done, is_victim
        rect = QRectF(0, 0, SIDE, SIDE)
        key, art = (current_theme(), *look), partial(self._paint, *look)
        _pictures.draw(painter, key, rect, [area.topLeft()], art)

    def _paint(
        self, kind: str, owner: int | None, done: bool, is_victim: bool, painter: QPainter
    ) -> None:
        theme = current_theme()
        style = style_of(theme, owner)
        if kind == STEP:
            hexagon = corners((SIDE - 6) / 2 / HEX_SIDE).translated(SIDE / 2, SIDE / 2)
            painter.setPen(QPen(theme.colour("text_muted"), 1.5))
            painter.setBrush(style.colour if done else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(hexagon)
            return
        piece = partial(_paint_piece, kind, style, done or is_victim)
        if not done:
            _paint_outline(painter, piece, theme.colour("text_muted"))
        painter.setOpacity(1.0 if done else 2 * PALE if is_victim else PALE)
        piece(painter)

    def _draw_next(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current_theme().colour("accent"))
        painter.drawRoundedRect(QRectF(area.left() + 3, area.bottom() + 1, SIDE - 6, 3), 1.5, 1.5)


def _paint_piece(kind: str, style: PlayerStyle, mark: bool, painter: QPainter) -> None:
    painter.scale(SIDE / BOX, SIDE / BOX)
    if kind == SETTLEMENT:
        paint_house(painter, style, mark=mark)
    else:
        paint_piece(painter, kind, style)


def _paint_outline(painter: QPainter, piece: Callable[[QPainter], None], hue: QColor) -> None:
    """Draw an outline around a piece; requires an empty picture."""
    area = QRectF(0, 0, SIDE, SIDE)
    shape = render(area, device_scale(painter), piece)
    inside = QPainter(shape)
    inside.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    inside.fillRect(shape.rect(), hue)
    inside.end()
    for turn in range(8):
        x, y = math.cos(turn * math.pi / 4), math.sin(turn * math.pi / 4)
        painter.drawPixmap(area.translated(_LINE * x, _LINE * y), shape, QRectF(shape.rect()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.drawPixmap(area, shape, QRectF(shape.rect()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
