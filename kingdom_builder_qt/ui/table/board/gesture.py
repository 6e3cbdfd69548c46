"""What the scene tells about: one active gesture gets everything the user does to the board.

A click is `pressed`, then `activated`.  A key is `activated`.  A drag is `pressed`, `dragged`
each time the mouse comes to another spot, then `released`.  So `activated` is all that a gesture
without dragging needs, and click-click, dragging and keyboard meet in one object.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kingdom_builder_qt.core.grid import Hex, Mask


@dataclass(frozen=True, slots=True)
class Spot:
    """A place the user can point at: a hex of the board, or a kind of piece in the supply."""

    kind: Literal["board", "supply"]
    hex_: Hex | None = None
    piece: str = "settlement"


class Gesture:
    """Does nothing; a subclass overrides what it needs."""

    def attached(self) -> None:
        """Start: this gesture is told what happens from now on."""

    def detached(self) -> None:
        """Stop: another gesture takes over; clear up what was lifted or marked."""

    def choices(self) -> Mask:
        """Return the hexes that mean something now: the keyboard can jump from one to the next."""
        return 0

    def offers(self) -> bool:
        """Return whether a hex may be chosen: only then the one that is pointed at is outlined."""
        return self.choices() != 0

    def pressed(self, spot: Spot) -> None:
        """Notice the left button going down on a spot."""

    def dragged(self, spot: Spot | None) -> None:
        """Notice the mouse coming to another spot with the button down; None is beside all."""

    def released(self, spot: Spot | None) -> None:
        """Notice the end of a drag."""

    def hovered(self, spot: Spot | None) -> None:
        """Notice the mouse coming to another spot without a button."""

    def cancelled(self) -> None:
        """Notice Escape."""

    def activated(self, spot: Spot) -> None:
        """Notice a click on a spot, or Enter or Space with the keyboard cursor on it."""
