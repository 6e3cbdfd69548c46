"""Moving: choose an own settlement, then one of the lit hexes; by clicks or by dragging."""

from __future__ import annotations

from kingdom_builder_qt.core.hexgrid import Hex, Mask
from kingdom_builder_qt.ui.board.gesture import Spot
from kingdom_builder_qt.ui.board.scene import BoardScene
from kingdom_builder_qt.ui.interaction.gestures import GameGesture


class MovePieceGesture(GameGesture):
    """Moves one settlement; `origin` is where the lifted one stands, None before that."""

    origin: Hex | None = None

    def attached(self, scene: BoardScene) -> None:
        """Show which settlements can be moved."""
        super().attached(scene)
        self._light_step()

    def choices(self) -> Mask:
        """Return the settlements that can be moved, or where the chosen one can go."""
        return self._origins() if self.origin is None else self.targets(self.origin)

    def hovered(self, spot: Spot | None) -> None:
        """Show the settlement where it would go."""
        if self.scene is None or self.origin is None:
            return
        hex_ = spot.hex_ if spot is not None else None
        possible = hex_ is not None and self.targets(self.origin) >> hex_ & 1
        self.scene.ghost_at(hex_ if possible else None, self.colour)

    def activated(self, spot: Spot) -> None:
        """Choose a settlement, or where it goes; a second click on it puts it back."""
        hex_ = spot.hex_
        if hex_ is None or hex_ == self.origin:
            self._put_back()
        elif self.origin is not None and self.targets(self.origin) >> hex_ & 1:
            self._move_to(hex_)
        elif self._origins() >> hex_ & 1:
            self._lift(hex_)
        elif self.origin is not None:
            self.bridge.move(self.source, self.origin, hex_)  # says why not
        else:
            self.bridge.refuse(self.source, hex_)

    def dragged(self, spot: Spot | None) -> None:
        """Lift the settlement on which the drag began."""
        start = self._pressed.hex_ if self._pressed is not None else None
        if start is not None and start != self.origin and self._origins() >> start & 1:
            self._lift(start)
        if start == self.origin:
            self.hovered(spot)

    def released(self, spot: Spot | None) -> None:
        """Let the settlement go: where it cannot stand, it returns."""
        hex_ = spot.hex_ if spot is not None else None
        start = self._pressed.hex_ if self._pressed is not None else None
        if self.origin is None or start != self.origin:
            if spot is not None and spot == self._pressed:
                self.activated(spot)  # a click with an unsteady hand
        elif hex_ is None or hex_ == self.origin:
            self._put_back()
        else:
            self._move_to(hex_)

    def cancelled(self) -> None:
        """Put the settlement back; with none in hand put the tile back."""
        if self.origin is None:
            self.bridge.reset_source()
        else:
            self._put_back()

    def _origins(self) -> Mask:
        position = self.bridge.position
        return position.origins(self.source) if position is not None else 0

    def _light_step(self) -> None:
        """Light the settlements in the first step; the chosen one and its targets after it."""
        self.bridge.tell_step(self.origin)
        if self.origin is None:
            self.light("chosen", 0)
            self.light("target", 0)
            self.light("origin", self._origins())
        else:
            self.light("origin", 0)
            self.light("chosen", 1 << self.origin)
            self.light("target", self.targets(self.origin))

    def _lift(self, hex_: Hex) -> None:
        self._put_back()
        if self.scene is not None:
            self.origin = hex_
            self.scene.lift(self.colour, hex_)
            self._light_step()

    def _put_back(self) -> None:
        if self.origin is not None and self.scene is not None:
            self.origin = None
            self.scene.drop()
            self._light_step()

    def _move_to(self, hex_: Hex) -> None:
        origin = self.origin
        assert origin is not None
        if self.scene is not None:
            self.scene.drop()
        if not self.bridge.move(self.source, origin, hex_):
            self.origin = None
            self._light_step()
