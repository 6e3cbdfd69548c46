"""Pictures of a replay for others: a moment, or the whole game in motion."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QBuffer, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.game.replay.course import Course
from kingdom_builder_qt.ui.art.frame import frame_rect
from kingdom_builder_qt.ui.board.scene import BoardScene
from kingdom_builder_qt.ui.files.picture_writer import Drawing
from kingdom_builder_qt.ui.interaction.event_player import EventPlayer
from kingdom_builder_qt.ui.replay.apng import Animation
from kingdom_builder_qt.ui.replay.board import Moment
from kingdom_builder_qt.ui.replay.texts import ReplayTexts
from kingdom_builder_qt.ui.review.curves import Curves
from kingdom_builder_qt.ui.settings.settings import Settings
from kingdom_builder_qt.ui.style.theme import Theme

PICTURE: Final = 1600  # pixels across
MOVING: Final = 800
_STRIP: Final = 0.048  # height of the strip with the gold, of the width
_FIRST_MS, _MOVE_MS, _TURN_MS, _LAST_MS = 1200, 500, 300, 4000


class MomentPainter:
    """Paints moments of one game, below each a strip with turn and gold; it has its own scene."""

    def __init__(
        self,
        course: Course,
        terrains: Mapping[str, Terrain],
        texts: ReplayTexts,
        settings: Settings,
        theme: Theme,
        width: int,
    ) -> None:
        """`width`: of the pictures, in pixels."""
        self._course, self._texts, self._theme = course, texts, theme
        self._names = [seat.name for seat in course.seats]
        self._curves = Curves(theme, [seat.colour for seat in course.seats])
        board = course.rules.board
        self._scene = BoardScene(theme)
        self._scene.animator.speed = 0.0
        self._scene.set_coordinates(settings.coordinates)
        self._scene.pieces.lanes.setVisible(settings.lanes)
        self._scene.set_board(board, terrains)
        self._moment = Moment(course)
        self._player = EventPlayer(self._moment, self._scene)
        self._area = frame_rect(board)
        self._scale = width / self._area.width()
        self._width, self._height = width, round(self._area.height() * self._scale)
        self._strip = math.ceil(width * _STRIP)

    def prepare(self) -> Iterator[None]:
        """Draw the board bit by bit: then each moment takes some milliseconds."""
        yield from self._scene.draw_board(self._scale)

    def paint(self, moves: int) -> QImage:
        """Return the picture after so many moves."""
        self._moment.go_to(moves)
        self._player.show_all()
        self._scene.marks.highlight("last_move", self._course.played(moves))
        size = self._width, self._height + self._strip
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(self._theme.colour("table"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            board = QRectF(0, 0, self._area.width() * self._scale, self._height)
            self._scene.render(painter, board, self._area)
            self._paint_strip(painter, moves)
        finally:
            painter.end()
        return image

    def _paint_strip(self, painter: QPainter, moves: int) -> None:
        """Paint whose turn it is at the left, and the gold of each player."""
        strip = QRectF(0, self._height, self._width, self._strip)
        painter.fillRect(strip, self._theme.colour("card"))
        font = self._theme.font(self._strip * 0.4)
        painter.setFont(font)
        metrics, edge = QFontMetricsF(font), self._strip * 0.3
        y = strip.center().y() + metrics.capHeight() / 2
        count = len(self._names)
        room = strip.width() / (count + 1.4)  # a little more for the turn
        painter.setPen(self._theme.colour("text"))
        turn = self._texts.turn(moves)
        most = strip.width() - count * room - 2 * edge
        right = Qt.TextElideMode.ElideRight
        painter.drawText(QPointF(edge, y), metrics.elidedText(turn, right, most))
        for player, gold in enumerate(self._course.gold[moves]):
            left = strip.width() - (count - player) * room
            radius = self._strip * 0.2
            at = QPointF(left + radius, strip.center().y())
            self._curves.paint_token(painter, player, at, radius)
            painter.setPen(self._theme.colour("text"))
            figure = str(gold)
            start = left + 2 * radius + edge * 0.4
            wide = room - 2 * radius - edge - metrics.horizontalAdvance(f" {figure}")
            name = metrics.elidedText(self._names[player], right, wide)
            painter.drawText(QPointF(start, y), f"{name} {figure}")


def png_of(painter: MomentPainter, moves: int) -> Drawing:
    """Paint a moment."""
    for _ in painter.prepare():
        yield None
    yield partial(_png, painter.paint(moves))


def animation_of(painter: MomentPainter, course: Course) -> Drawing:
    """Paint a whole game as it was played, each move for a moment, its end for longer."""
    for _ in painter.prepare():
        yield None
    animation = Animation()
    animation.show(painter.paint(0), _FIRST_MS)
    for moves in range(1, course.moves + 1):
        is_last = moves == course.moves
        ms = _MOVE_MS if course.is_seen(moves) else _TURN_MS
        animation.show(painter.paint(moves), _LAST_MS if is_last else ms)
        yield None
    yield animation.data


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError("the picture cannot be encoded")
    return bytes(buffer.data().data())
