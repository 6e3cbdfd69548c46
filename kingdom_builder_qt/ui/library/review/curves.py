"""Paints the curves of a review: one per player, distinguished by colour, dashes and marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from kingdom_builder_qt.game.analysis.review import Stage
from kingdom_builder_qt.game.analysis.review_figures import Estimate
from kingdom_builder_qt.ui.art.brushes import mixed, with_alpha
from kingdom_builder_qt.ui.art.player_mark import paint_mark
from kingdom_builder_qt.ui.desktop.style.theme import PlayerStyle, Theme
from kingdom_builder_qt.ui.library.review.scale import BAND, Scale, errors_of

WIDTH: Final = 2.4
TOKEN: Final = 5.6  # radius of the disc with a player's mark
_CASING: Final = 1.4
# In line widths, by colour index, so that each player has a constant pattern.
_DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (4.0, 1.8),
    (1.2, 1.7),
    (5.5, 1.7, 1.2, 1.7),
    (2.6, 1.3, 2.6, 3.2),
)
_NEAR: Final = 0.3  # difference of lightness


class Curves:
    """The players' curves on one background."""

    def __init__(self, theme: Theme, colours: Sequence[int]) -> None:
        """`colours`: colour indices of the players."""
        self._theme, self._colours = theme, tuple(colours)
        self._ground = theme.colour("card")

    def style(self, player: int) -> PlayerStyle:
        """Return the appearance of a player."""
        return self._theme.player(self._colours[player])

    def paint(
        self,
        painter: QPainter,
        scale: Scale,
        estimates: Sequence[Estimate | None],
        stages: Sequence[Stage],
    ) -> None:
        """Paint the bands, then the lines, then a mark at the end of each of a player's turns."""
        players = range(len(self._colours))
        known = [(n, found) for n, found in enumerate(estimates) if found is not None]
        for player in players:
            self._paint_band(painter, scale, player, known)
        for player in players:
            points = [scale.point(n, found.gold[player]) for n, found in known]
            self.paint_line(painter, player, points)
        for player in players:
            own = [pair for pair in known if pair[0] and stages[pair[0]].player == player]
            for number, found in own:
                self.paint_token(painter, player, scale.point(number, found.gold[player]))

    def _paint_band(
        self, painter: QPainter, scale: Scale, player: int, known: list[tuple[int, Estimate]]
    ) -> None:
        def edge(sign: int) -> Iterable[QPointF]:
            for number, found in known:
                wide = BAND * errors_of(found)[player]
                yield scale.point(number, found.gold[player] + sign * wide)

        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(self._line_hue(player), 46))
        painter.drawPolygon(QPolygonF([*edge(1), *reversed(list(edge(-1)))]))

    def _line_hue(self, player: int) -> QColor:
        """Return the colour of a player, or a similar one visible on the background."""
        style = self.style(player)
        other = style.light if self._theme.is_dark else style.shade
        hues = (style.colour, other, mixed(other, style.text_on))
        return QColor(next((hue for hue in hues if not self._is_near(hue)), hues[-1]))

    def _is_near(self, hue: QColor) -> bool:
        return abs(hue.lightnessF() - self._ground.lightnessF()) < _NEAR

    def paint_line(self, painter: QPainter, player: int, points: list[QPointF]) -> None:
        """Paint the line of a player through points."""
        path = QPainterPath()
        path.addPolygon(QPolygonF(points))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # A rim in the background colour separates crossing lines.
        lines = [(self._ground, WIDTH + 2 * _CASING), (self._line_hue(player), WIDTH)]
        for hue, width in lines:
            pen = QPen(hue, width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if dashes := _DASHES[self._colours[player] % len(_DASHES)]:
                pen.setDashPattern([length * WIDTH / width for length in dashes])
            painter.setPen(pen)
            painter.drawPath(path)

    def paint_token(
        self, painter: QPainter, player: int, at: QPointF, radius: float = TOKEN
    ) -> None:
        """Paint a disc in a player's colour with the player's mark."""
        style = self.style(player)
        near = self._is_near(style.colour)
        painter.setPen(QPen(self._line_hue(player) if near else self._ground, 1.4))
        painter.setBrush(style.colour)
        painter.drawEllipse(at, radius, radius)
        inner = radius * 0.66
        paint_mark(painter, style, QRectF(at.x() - inner, at.y() - inner, 2 * inner, 2 * inner))
