"""Building: click a lit hex, or bring a settlement there from the supply."""

from __future__ import annotations

from kingdom_builder_qt.core.hexgrid import Mask
from kingdom_builder_qt.ui.board.gesture import Spot
from kingdom_builder_qt.ui.board.scene import BoardScene
from kingdom_builder_qt.ui.interaction.gestures import GameGesture


class BuildGesture(GameGesture):
    """Puts one settlement on a hex."""

    _holds = False

    def attached(self, scene: BoardScene) -> None:
        """Show where building is possible."""
        super().attached(scene)
        self.light("target", self.targets())

    def choices(self) -> Mask:
        """Return where building is possible."""
        return self.targets()

    def hovered(self, spot: Spot | None) -> None:
        """Show the settlement where it would stand."""
        if self.scene is not None:
            hex_ = spot.hex_ if spot is not None else None
            possible = hex_ is not None and self.targets() >> hex_ & 1
            self.scene.ghost_at(hex_ if possible else None, self.colour)

    def activated(self, spot: Spot) -> None:
        """Build on a hex; the supply gives a settlement into the hand, or takes it back."""
        if spot.hex_ is not None:
            self._build_at(spot)
        elif self._holds:
            self.cancelled()
        else:
            self._lift()

    def dragged(self, spot: Spot | None) -> None:
        """Take a settlement from the supply with the first step of a drag."""
        if self._pressed == Spot("supply") and not self._holds:
            self._lift()
        if self._holds:
            self.hovered(spot)

    def released(self, spot: Spot | None) -> None:
        """Let the settlement go: on a hex it is built, elsewhere it returns."""
        if self._holds and spot is not None and spot.hex_ is not None:
            self._build_at(spot)
        elif self._holds:
            self.cancelled()
        elif spot is not None and spot == self._pressed:
            self.activated(spot)  # a click with an unsteady hand

    def cancelled(self) -> None:
        """Put the settlement back; with an empty hand put a tile back."""
        if not self._holds:
            self.bridge.reset_source()
            return
        self._drop()

    def _lift(self) -> None:
        if self.scene is not None and self.targets():
            self._holds = True
            self.scene.lift(self.colour)

    def _drop(self) -> None:
        if self._holds and self.scene is not None:
            self.scene.drop()
        self._holds = False

    def _build_at(self, spot: Spot) -> None:
        assert spot.hex_ is not None
        self._drop()
        self.bridge.build(self.source, spot.hex_)
