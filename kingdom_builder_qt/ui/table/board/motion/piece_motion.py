"""Motions of pieces: fall, leap, hop, sail, roll, fly to a tile, fade and topple."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.table.board.motion.motion import (
    TOUCHED,
    Motion,
    appearing,
    arc,
    between,
    fading,
    fallen,
    glide,
    pressed,
    walk,
)
from kingdom_builder_qt.ui.table.board.piece_item import PieceItem, ShownPiece
from kingdom_builder_qt.ui.table.board.piece_layer import Z_MOVING, Hand, PieceLayer, settle

FALL_HEIGHT: Final = 56.0
_FALL: Final = QEasingCurve(QEasingCurve.Type.InQuad)
_SHAKEN: Final = 0.2  # share of toppling after which the piece begins to fall
_LYING: Final = 0.75  # share at which it lies; then it fades
_APPEARED: Final = 0.2  # share of a fall during which a piece without source fades in
_LANDED: Final = 0.84  # share of a leap; the rest of the time the piece is compressed
_STEP_MS: Final = 260  # per hex


class Drop(Motion):
    """A piece falls on its hex and bounces; a piece dropped there by hand slides into place.

    `source`: the start of the flight, None to fall from above.
    """

    touches = TOUCHED

    def __init__(
        self,
        pieces: PieceLayer,
        hand: Hand,
        piece: ShownPiece,
        hex_: Hex,
        source: QPointF | None = None,
    ) -> None:
        self._pieces, self._hand = pieces, hand
        self._piece, self._hex, self._source = piece, hex_, source
        self._item: PieceItem | None = None

    def begin(self) -> None:
        """Create the piece above its hex."""
        self._item = self._pieces.add(self._piece, self._hex)
        self._item.setZValue(Z_MOVING)
        goal = self._pieces.plane.centre(self._hex)
        dropped = self._hand.take_dropped(goal)
        start = goal if self._source is None else self._source
        self._start = start if dropped is None else dropped
        self._appears = dropped is None and self._source is None
        self._height = FALL_HEIGHT if dropped is None else 11.0
        self.duration = 460 if self._source is None else 640
        if dropped is not None:
            self.duration = 200

    def at(self, progress: float) -> None:
        if self._item is not None:
            eased = glide(min(1.0, progress / TOUCHED))
            self._item.setPos(between(self._start, self._pieces.plane.centre(self._hex), eased))
            self._item.set_height(self._height * fallen(progress))
            self._item.set_pressed(pressed(progress))
            if self._appears:
                self._item.setOpacity(appearing(progress, _APPEARED))

    def end(self) -> None:
        if self._item is not None:
            settle(self._item, self._hex)


class Leap(Motion):
    """A lifted piece leaps in an arc from one hex to another."""

    touches = _LANDED

    def __init__(
        self, pieces: PieceLayer, hand: Hand, piece: ShownPiece, origin: Hex, hex_: Hex
    ) -> None:
        self._pieces, self._hand = pieces, hand
        self._piece, self._origin, self._hex = piece, origin, hex_
        self._item: PieceItem | None = None

    def begin(self) -> None:
        self._item = self._pieces.shift(self._piece, self._origin, self._hex)
        self._item.setZValue(Z_MOVING)
        dropped = self._hand.take_dropped(self._pieces.plane.centre(self._hex))
        self._start = self._pieces.plane.centre(self._origin) if dropped is None else dropped
        way = self._pieces.plane.centre(self._hex) - self._start
        length = math.hypot(way.x(), way.y())
        self._height = min(22 + length * 0.18, 80) if dropped is None else 11.0
        self.duration = round(min(340 + length * 0.6, 800)) if dropped is None else 200

    def at(self, progress: float) -> None:
        if self._item is not None:
            flown = min(1.0, progress / _LANDED)
            self._item.setPos(
                between(self._start, self._pieces.plane.centre(self._hex), glide(flown))
            )
            self._item.set_height(self._height * arc(flown))
            self._item.set_pressed(pressed(progress, _LANDED))

    def end(self) -> None:
        if self._item is not None:
            settle(self._item, self._hex)


class Journey(Motion):
    """A piece travels over the ground hex by hex: a ship sails, a wagon rolls, others hop.

    `way`: the hexes from origin to destination, both included.
    """

    touches = 1.0

    def __init__(
        self, pieces: PieceLayer, hand: Hand, piece: ShownPiece, way: Sequence[Hex]
    ) -> None:
        self._pieces, self._hand, self._piece = pieces, hand, piece
        self._way = list(way)
        self._item: PieceItem | None = None

    def begin(self) -> None:
        self._item = self._pieces.shift(self._piece, self._way[0], self._way[-1])
        self._item.setZValue(Z_MOVING)
        self._dropped = self._hand.take_dropped(self._pieces.plane.centre(self._way[-1]))
        self._schedule()

    def takes_over(self, later: Motion) -> bool:
        """Extend the way of the same piece, so that it does not stop at every hex."""
        if not isinstance(later, Journey) or later._way[0] != self._way[-1]:
            return False
        if self._item is not None:
            self._pieces.shift(self._piece, self._way[-1], later._way[-1])
        self._way += later._way[1:]
        self._schedule()
        return True

    def _schedule(self) -> None:
        """Compute points and duration; a piece dropped by hand only slides to the last hex."""
        dropped = self._item is not None and self._dropped is not None
        self._points = [self._pieces.plane.centre(hex_) for hex_ in self._way]
        if dropped and self._dropped is not None:
            self._points = [self._dropped, self._points[-1]]
        self.duration = 200 if dropped else 120 + _STEP_MS * (len(self._points) - 1)

    def at(self, progress: float) -> None:
        if self._item is None:
            return
        along = walk(progress) * (len(self._points) - 1)
        leg = min(int(along), len(self._points) - 2)
        self._item.setPos(between(self._points[leg], self._points[leg + 1], along - leg))
        height, lean = _gait(self._item.kind, along)
        self._item.set_height(height)
        self._item.set_lean(lean)

    def end(self) -> None:
        if self._item is not None:
            settle(self._item, self._way[-1])


def _gait(kind: str, along: float) -> tuple[float, float]:
    """Return height and lean (degrees) of a travelling piece; `along`: distance in hexes."""
    if kind == "ship":
        return 0.0, 5 * math.sin(2 * math.pi * along)
    if kind == "wagon":
        return 1.6 * abs(math.sin(3 * math.pi * along)), 2.5 * math.sin(4 * math.pi * along)
    return 18 * abs(math.sin(math.pi * along)), 0.0


class Lift(Motion):
    """A piece rises and fades."""

    duration = 260

    def __init__(self, pieces: PieceLayer, hex_: Hex) -> None:
        self._pieces, self._hex = pieces, hex_
        self._item: PieceItem | None = None

    def begin(self) -> None:
        self._item = self._pieces.at(self._hex)

    def at(self, progress: float) -> None:
        if self._item is not None:
            self._item.set_height(34 * glide(progress))
            self._item.setOpacity(1 - glide(progress))

    def end(self) -> None:
        self._pieces.remove(self._hex)


class Store(Lift):
    """A settlement leaves its hex and flies to a location tile off the board."""

    duration = 520

    def __init__(self, pieces: PieceLayer, hex_: Hex, goal: QPointF) -> None:
        super().__init__(pieces, hex_)
        self._goal = goal

    def begin(self) -> None:
        """Find the piece and raise it above the others."""
        super().begin()
        if self._item is not None:
            self._item.setZValue(Z_MOVING)

    def at(self, progress: float) -> None:
        if self._item is not None:
            self._item.setPos(
                between(self._pieces.plane.centre(self._hex), self._goal, glide(progress))
            )
            self._item.set_height(40 * arc(progress))
            self._item.setOpacity(fading(progress, 0.75))


class Topple(Lift):
    """A struck piece shakes, topples and fades."""

    duration = 620

    def at(self, progress: float) -> None:
        if self._item is None:
            return
        shake = max(0.0, 0.3 - progress) / 0.3
        sway = 3.5 * shake * math.sin(progress * 60)
        self._item.setPos(self._pieces.plane.centre(self._hex) + QPointF(sway, 0))
        toppled = (progress - _SHAKEN) / (_LYING - _SHAKEN)
        self._item.set_tilt(88 * _FALL.valueForProgress(min(1.0, max(0.0, toppled))))
        self._item.setOpacity(fading(progress, _LYING))
