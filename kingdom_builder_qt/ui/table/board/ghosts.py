"""Ghosts: the proposed moves of an advice, numbered in their order."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.grid import Hex, bits
from kingdom_builder_qt.ui.art.brushes import GONE, cross, pen, rim, with_alpha
from kingdom_builder_qt.ui.art.frame import readable
from kingdom_builder_qt.ui.art.geometry import USUAL, Plane
from kingdom_builder_qt.ui.art.player_mark import HALO, OUTLINE, style_of
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.table.board.items import ThemeSprites
from kingdom_builder_qt.ui.table.board.piece_item import (
    PieceItem,
    PieceState,
    ShownPiece,
    footprint,
)
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.words.foreign_text import joined

Z_GHOSTS: Final = 30  # above resting pieces, below moving ones
OPACITY: Final = 0.6
_BADGE: Final = QPointF(18, -18)  # from the middle of a hex
_NUMBER: Final = (13.0, 22.0)  # least and most height of a number
_LATER: Final = 0.5  # opacity of the rims of later moves
_SCALE: Final = 0.86  # of the rims
_CROSS: Final = ((OUTLINE, 8.0), (HALO, 6.0), (GONE, 3.6))
_START, _END = 13.0, 17.0  # distance of an arrow's ends from the centres of its hexes


class GhostLook(Enum):
    """How real a move of a line appears."""

    PROPOSED = "proposed"
    PLAYED = "played"  # like a piece on the board
    LATER = "later"  # pale, it follows in the turn


@dataclass(frozen=True, slots=True)
class Ghost:
    """One proposed move with a place on the board.

    `piece` arrives on `target`, from `origin` if there is one; with `leaves` it leaves `target`
    instead. `number` counts the moves of the advice from 1.
    """

    number: int
    piece: ShownPiece
    target: Hex
    origin: Hex | None = None
    leaves: bool = False
    look: GhostLook = GhostLook.PROPOSED


class GhostLayer:
    """The ghosts of one advice in a scene."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        scene.plane_changed.connect(lambda: self.show(self._ghosts))
        self._sprites = ThemeSprites(current_theme())
        self._ghosts: tuple[Ghost, ...] = ()
        self._items: list[QGraphicsItem] = []
        self._left: list[PieceItem] = []  # pieces of the board that have left their hexes

    @property
    def ghosts(self) -> tuple[Ghost, ...]:
        """Return the proposed moves on the board, in order."""
        return self._ghosts

    def show(self, ghosts: Sequence[Ghost]) -> None:
        """Replace the ghosts; an empty sequence clears the board of them."""
        for item in self._items:
            self._scene.removeItem(item)
        for piece in self._left:
            piece.set_state(PieceState.NORMAL)
        self._ghosts, self._sprites.plane = tuple(ghosts), self._scene.plane
        self._items = [
            *self._pieces(),
            *([Marks(self._ghosts, self._sprites.plane)] if ghosts else []),
        ]
        self._left = self._moved_away()
        for piece in self._left:
            piece.set_state(PieceState.DIMMED)
        for item in self._items:
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._scene.addItem(item)

    def follow_theme(self) -> None:
        """Redraw the ghosts in the current theme."""
        self._sprites.use(current_theme())
        self.show(self._ghosts)

    def _moved_away(self) -> list[PieceItem]:
        """Return the pieces of the board that the played moves have moved or removed."""
        played = (ghost for ghost in self._ghosts if ghost.look is GhostLook.PLAYED)
        places = (ghost.target if ghost.leaves else ghost.origin for ghost in played)
        found = (self._scene.pieces.at(hex_) for hex_ in places if hex_ is not None)
        return [item for item in found if item is not None]

    def _pieces(self) -> list[QGraphicsItem]:
        """Return the pieces at their final hexes; a piece that moves several times appears once."""
        ends: dict[Hex, Ghost] = {}
        for ghost in self._ghosts:
            left = ghost.target if ghost.leaves else ghost.origin
            if left in ends and ends[left].look is ghost.look:  # else it still stands there
                del ends[left]
            if not ghost.leaves:
                ends[ghost.target] = ghost
        items: list[QGraphicsItem] = []
        for hex_, ghost in ends.items():
            item = PieceItem(ghost.piece, self._sprites)
            if ghost.look is not GhostLook.PLAYED:
                item.set_state(PieceState.GHOST)
                item.setOpacity(OPACITY)
            item.setPos(item.plane.centre(hex_))
            item.setZValue(Z_GHOSTS)
            items.append(item)
        return items


class Marks(QGraphicsItem):
    """Rims, arrows and numbers of all ghosts, painted over them."""

    def __init__(self, ghosts: Sequence[Ghost], plane: Plane = USUAL) -> None:
        super().__init__()
        self._ghosts, self._plane = tuple(ghosts), plane
        places = [plane.centre(h) for g in ghosts for h in (g.target, g.origin) if h is not None]
        xs, ys = [p.x() for p in places], [p.y() for p in places]
        area = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
        self._area = area.adjusted(-90, -90, 90, 90)  # a city hall covers seven hexes
        self.setZValue(Z_GHOSTS + 1)

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for ghost in self._ghosts:
            painter.setOpacity(_opacity(ghost))
            self._paint_rims(painter, ghost)
        for ghost in self._ghosts:
            painter.setOpacity(_opacity(ghost))
            if ghost.origin is not None:
                self._paint_arrow(painter, ghost)
            if ghost.leaves:
                cross(painter, 11, _CROSS, self._plane.centre(ghost.target))
        painter.setOpacity(1.0)
        for place, numbers in self._badges().items():
            self._paint_badge(painter, self._plane.centre(place), numbers)

    def _badges(self) -> dict[Hex, str]:
        """Return the labels by hex: a hex that several moves reach has several numbers."""
        numbers: dict[Hex, list[str]] = {}
        for ghost in self._ghosts:
            numbers.setdefault(ghost.target, []).append(str(ghost.number))
        return {hex_: joined(found) for hex_, found in numbers.items()}

    def _paint_rims(self, painter: QPainter, ghost: Ghost) -> None:
        """Outline the hexes a piece would cover, and its origin with dashes."""
        hue = style_of(current_theme(), ghost.piece.owner).colour
        lines = ((with_alpha(OUTLINE, 220), 7.2), (HALO, 5.4), (hue, 3.2))  # visible on any ground
        for hex_ in bits(footprint(ghost.piece, ghost.target)):
            rim(painter, _SCALE, lines, middle=self._plane.centre(hex_))
        if ghost.origin is not None:
            rim(painter, _SCALE, lines, dashed=True, middle=self._plane.centre(ghost.origin))

    def _paint_arrow(self, painter: QPainter, ghost: Ghost) -> None:
        assert ghost.origin is not None
        start, end = self._plane.centre(ghost.origin), self._plane.centre(ghost.target)
        way = end - start
        length = math.hypot(way.x(), way.y())
        along = way / length
        across = QPointF(-along.y(), along.x())
        tip = end - along * _END
        line = QPainterPath(start + along * _START)
        line.lineTo(tip - along * 9)
        head = QPainterPath(tip)
        head.lineTo(tip - along * 13 + across * 8)
        head.lineTo(tip - along * 13 - across * 8)
        head.closeSubpath()
        hue = style_of(current_theme(), ghost.piece.owner).colour
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((OUTLINE, 8.4), (HALO, 6.4), (hue, 3.6)):
            painter.setPen(pen(colour, width))
            painter.drawPath(line)
        for colour, width in ((OUTLINE, 6.0), (HALO, 4.0)):
            painter.setPen(pen(colour, width))
            painter.drawPath(head)
        painter.fillPath(head, hue)

    def _paint_badge(self, painter: QPainter, middle: QPointF, text: str) -> None:
        size = readable(*_NUMBER, painter.worldTransform().m11())
        radius = size / 1.3
        painter.setFont(current_theme().font(size, bold=True))
        wide = max(0.0, painter.fontMetrics().horizontalAdvance(text) - 0.9 * radius)
        corner = middle + _BADGE - QPointF(radius, radius)
        area = QRectF(corner, QSizeF(2 * radius + wide, 2 * radius))
        painter.setPen(pen(current_theme().colour("text_on_accent"), 0.17 * radius))
        painter.setBrush(current_theme().colour("accent"))
        painter.drawRoundedRect(area, radius, radius)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


def _opacity(ghost: Ghost) -> float:
    return _LATER if ghost.look is GhostLook.LATER else 1.0
