"""What can be animated, one change of the scene each; the animator plays them in order."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.board.piece_item import PieceItem, ShownPiece
from kingdom_builder_qt.ui.board.pieces import Z_MOVING, Hand, PieceLayer, settle

FALL_HEIGHT: Final = 56.0
_BOUNCE: Final = QEasingCurve(QEasingCurve.Type.OutBounce)
_GLIDE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)
_FALL: Final = QEasingCurve(QEasingCurve.Type.OutQuad)


class Transition:
    """One change of the scene; `end` reaches its final state from wherever it is.

    `touches`: the share of the time after which a piece first touches the board, None if none does.
    """

    duration: int = 0
    touches: float | None = None

    def begin(self, pieces: PieceLayer, hand: Hand) -> None:
        """Bring the scene to the start."""

    def at(self, progress: float) -> None:
        """Show the transition at 0..1; not called at all when only results are shown."""

    def end(self) -> None:
        """Bring the scene to the end."""


class PlaceTransition(Transition):
    """A piece falls on its hex and bounces; one that was dropped there glides the rest.

    `source`: where it comes flying from, if it does not fall from above.
    """

    touches = 1 / 2.75  # the first of the parabolas of `_BOUNCE` ends there

    def __init__(self, piece: ShownPiece, hex_: Hex, source: QPointF | None = None) -> None:
        self._piece, self._hex, self._source = piece, hex_, source
        self._item: PieceItem | None = None

    def begin(self, pieces: PieceLayer, hand: Hand) -> None:
        """Create the piece above its hex."""
        self._item = pieces.add(self._piece, self._hex)
        self._item.setZValue(Z_MOVING)
        goal = centre(self._hex)
        dropped = hand.take_dropped(goal)
        start = goal if self._source is None else self._source
        self._start = start if dropped is None else dropped
        self._height = FALL_HEIGHT if dropped is None else 11.0
        self.duration = 420 if self._source is None else 620
        if dropped is not None:
            self.duration = 170

    def at(self, progress: float) -> None:
        if self._item is not None:
            goal, glide = centre(self._hex), _GLIDE.valueForProgress(progress)
            self._item.setPos(self._start + (goal - self._start) * glide)
            self._item.set_height(self._height * (1 - _BOUNCE.valueForProgress(progress)))

    def end(self) -> None:
        if self._item is not None:
            settle(self._item, self._hex)


class MoveTransition(Transition):
    """A piece leaps in an arc from one hex to another."""

    touches = 1.0

    def __init__(self, piece: ShownPiece, origin: Hex, hex_: Hex) -> None:
        self._piece, self._origin, self._hex = piece, origin, hex_
        self._item: PieceItem | None = None

    def begin(self, pieces: PieceLayer, hand: Hand) -> None:
        """Take the piece from its hex."""
        self._item = pieces.shift(self._piece, self._origin, self._hex)
        self._item.setZValue(Z_MOVING)
        dropped = hand.take_dropped(centre(self._hex))
        self._start = centre(self._origin) if dropped is None else dropped
        way = centre(self._hex) - self._start
        length = math.hypot(way.x(), way.y())
        self._height = min(18 + length * 0.16, 70) if dropped is None else 11.0
        self.duration = round(min(280 + length * 0.55, 700)) if dropped is None else 170

    def at(self, progress: float) -> None:
        if self._item is not None:
            goal, glide = centre(self._hex), _GLIDE.valueForProgress(progress)
            self._item.setPos(self._start + (goal - self._start) * glide)
            self._item.set_height(self._height * math.sin(math.pi * progress))

    def end(self) -> None:
        if self._item is not None:
            settle(self._item, self._hex)


class RemoveTransition(Transition):
    """A piece rises and fades."""

    duration = 260

    def __init__(self, hex_: Hex) -> None:
        self._hex = hex_
        self._pieces: PieceLayer | None = None
        self._item: PieceItem | None = None

    def begin(self, pieces: PieceLayer, hand: Hand) -> None:
        self._pieces, self._item = pieces, pieces.at(self._hex)

    def at(self, progress: float) -> None:
        if self._item is not None:
            self._item.set_height(34 * progress)
            self._item.setOpacity(1 - progress)

    def end(self) -> None:
        if self._pieces is not None:
            self._pieces.remove(self._hex)


class StoreTransition(RemoveTransition):
    """A settlement leaves its hex and flies onto a tile beside the board."""

    duration = 520

    def __init__(self, hex_: Hex, goal: QPointF) -> None:
        super().__init__(hex_)
        self._goal = goal

    def begin(self, pieces: PieceLayer, hand: Hand) -> None:
        """Find the piece and lift it over the others."""
        super().begin(pieces, hand)
        if self._item is not None:
            self._item.setZValue(Z_MOVING)

    def at(self, progress: float) -> None:
        """Let it fly, and fade where it leaves the board."""
        if self._item is not None:
            start = centre(self._hex)
            glide = _GLIDE.valueForProgress(progress)
            self._item.setPos(start + (self._goal - start) * glide)
            self._item.set_height(40 * math.sin(math.pi * progress))
            self._item.setOpacity(1 - max(0.0, progress - 0.75) / 0.25)


class FallTransition(RemoveTransition):
    """A piece is struck: it shakes, topples and fades."""

    duration = 620

    def at(self, progress: float) -> None:
        """Let it shake for a moment, then fall."""
        if self._item is None:
            return
        shake = max(0.0, 0.3 - progress) / 0.3
        sway = 3.5 * shake * math.sin(progress * 60)
        self._item.setPos(centre(self._hex) + QPointF(sway, 0))
        fallen = max(0.0, progress - 0.2) / 0.8
        self._item.set_tilt(88 * _FALL.valueForProgress(fallen))
        self._item.setOpacity(1 - max(0.0, progress - 0.55) / 0.45)
